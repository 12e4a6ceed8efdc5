"""Stored resources: regions hold 0 to 3; gaining, giving, and the questions where (rivals.stock).

The stock of all regions of a seat is two masks over its places, so that "each of these gains one,
surplus lost" needs no loop.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import BIT, BIT_INDEX, ONE, add_bits, popcount, total
from hexhold.rivals.engine.actions import GAIN_AT, GIVE_FROM, PASS, WASTE
from hexhold.rivals.engine.layout import (
    GAIN,
    GIVE,
    GIVE_ANY,
    HAVE,
    HI,
    LO,
    ROOM,
    SIDE,
    TYPE,
)
from hexhold.rivals.engine.notes import GAINED, GAVE, WASTED
from hexhold.rivals.engine.state import (
    State,
    a_of,
    b_of,
    c_of,
    d_of,
    frame,
    note,
    pop,
    push,
    retop,
    seat_of,
    top,
)
from hexhold.rivals.engine.tables import CACHE_BIT, GOLD

# Flags of GAIN, and of GIVE.
MAY_STOP: Final = 1
NO_WASTE: Final = 2  # what can be stored must be
FOR_TRADE: Final = 4  # why it is gained, for refusals
FOR_MARKET: Final = 8
NOT_CACHE: Final = 1


# -- planes --


def type_at(w: vec[i64], me: i64, place: i64) -> i64:
    """The resource of a place."""
    bit = BIT[place]
    for resource in range(i64(6)):
        if w[me + TYPE + resource] & bit:
            return resource
    return -1


def level_at(w: vec[i64], me: i64, place: i64) -> i64:
    """How much lies at a place."""
    return ((w[me + LO] >> place) & 1) + 2 * ((w[me + HI] >> place) & 1)


def all_places(w: vec[i64], me: i64) -> i64:
    """Every place with a region, the Cache included."""
    at = me + TYPE
    return w[at] | w[at + 1] | w[at + 2] | w[at + 3] | w[at + 4] | w[at + 5]


def stock_in(w: vec[i64], me: i64, mask: i64) -> i64:
    """All that lies at some places."""
    return popcount(w[me + LO] & mask) + 2 * popcount(w[me + HI] & mask)


def by_resource(w: vec[i64], me: i64, mask: i64) -> i64:
    """One for every place of a mask, packed by resource."""
    packed: i64 = 0
    for resource in range(i64(6)):
        here = mask & w[me + TYPE + resource]
        if here:
            packed += popcount(here) * ONE[resource]
    return packed


def gain(s: State, seat: i64, mask: i64) -> i64:
    """Each of these places gains one; returns what was stored, packed. Surplus is lost."""
    w = s.w
    me = seat * SIDE
    mask &= ~(w[me + LO] & w[me + HI])
    if mask == 0:
        return 0
    carry = w[me + LO] & mask
    w[me + LO] ^= mask
    w[me + HI] ^= carry
    packed = by_resource(w, me, mask)
    w[me + HAVE] += packed
    w[me + ROOM] -= packed
    return packed


def lose(s: State, seat: i64, mask: i64) -> i64:
    """Each of these places that has something loses one; returns what was lost, packed."""
    w = s.w
    me = seat * SIDE
    mask &= w[me + LO] | w[me + HI]
    if mask == 0:
        return 0
    borrow = mask & ~w[me + LO]
    w[me + LO] ^= mask
    w[me + HI] ^= borrow
    packed = by_resource(w, me, mask)
    w[me + HAVE] -= packed
    w[me + ROOM] += packed
    return packed


def recount(s: State, seat: i64) -> None:
    """Stock and free storage by resource, from the planes."""
    w = s.w
    me = seat * SIDE
    have: i64 = 0
    room: i64 = 0
    for resource in range(i64(6)):
        places = w[me + TYPE + resource]
        stock = stock_in(w, me, places)
        have += stock * ONE[resource]
        room += (3 * popcount(places) - stock) * ONE[resource]
    w[me + HAVE] = have
    w[me + ROOM] = room


def amount_of(packed: i64, resource: i64) -> i64:
    """One counter of a packed amount."""
    return (packed >> (8 * resource)) & 255


def narrow(packed: i64) -> i64:
    """A packed amount with four bits a resource, as frames carry it."""
    result: i64 = 0
    for resource in range(i64(6)):
        result |= ((packed >> (8 * resource)) & 15) << (4 * resource)
    return result


def places_of_types(w: vec[i64], me: i64, types: i64) -> i64:
    """The places of several resources."""
    places: i64 = 0
    for resource in range(i64(6)):
        if types & BIT[resource]:
            places |= w[me + TYPE + resource]
    return places


# -- asking to gain --


def ask_gain(s: State, seat: i64, count: i64, places: i64, flags: i64) -> None:
    """The seat gains so many, each at a place of its choice among these."""
    if count > 0 and places != 0:
        push(s, GAIN, seat, count, 0, flags, places)


def ask_gain_any(s: State, seat: i64, count: i64) -> None:
    """rivals.stock.gain: resources of choice."""
    ask_gain(s, seat, count, all_places(s.w, seat * SIDE), 0)


def ask_gain_of(s: State, seat: i64, count: i64, resource: i64) -> None:
    """So many of one resource, as far as they fit."""
    ask_gain(s, seat, count, s.w[seat * SIDE + TYPE + resource], NO_WASTE)


def gain_at_regions(s: State, seat: i64, mask: i64) -> i64:
    """Regions yield one each; gold may go to the Cache instead (rivals.stock.gold-fields)."""
    w = s.w
    me = seat * SIDE
    gold = mask & w[me + TYPE + GOLD]
    if w[me + TYPE + GOLD] & CACHE_BIT == 0:
        return gain(s, seat, mask)
    while gold != 0:
        field = gold & -gold
        gold ^= field
        ask_gain(s, seat, 1, field | CACHE_BIT, NO_WASTE)
    return gain(s, seat, mask & ~w[me + TYPE + GOLD])


def settle_gain(s: State) -> bool:
    """Gain what leaves no choice; true if a choice is left."""
    word = top(s)
    seat = seat_of(word)
    w = s.w
    me = seat * SIDE
    places = d_of(word)
    flags = c_of(word)
    count = a_of(word)
    while count > 0:
        full = w[me + LO] & w[me + HI]
        room = places & ~full
        if room == 0:
            note(s, WASTED, seat, count, 0, 0)
            count = 0
            break
        wasting = flags & NO_WASTE == 0 and places & full != 0
        if flags & MAY_STOP or wasting or room & (room - 1):
            break
        gain_one(s, seat, BIT_INDEX[room % 67])
        count -= 1
    if count == 0:
        pop(s)
        return False
    retop(s, frame(GAIN, seat, count, b_of(word), flags, places))
    return True


def gain_one(s: State, seat: i64, place: i64) -> None:
    """One unit at a place."""
    gain(s, seat, BIT[place])
    note(s, GAINED, seat, place, 0, 0)


def fill_gain(s: State, out: vec[i64]) -> i64:
    """Every place with room; wasting if one is full; stopping if that is allowed."""
    word = top(s)
    w = s.w
    me = seat_of(word) * SIDE
    full = w[me + LO] & w[me + HI]
    n = add_bits(d_of(word) & ~full, GAIN_AT, out, 0)
    if c_of(word) & NO_WASTE == 0 and d_of(word) & full:
        out[n] = WASTE
        n += 1
    if c_of(word) & MAY_STOP:
        out[n] = PASS
        n += 1
    return n


def answer_gain(s: State, action: i64) -> None:
    """A place was named."""
    word = pop(s)
    seat = seat_of(word)
    if action == PASS:
        return
    if action == WASTE:
        note(s, WASTED, seat, 1, 0, 0)
    else:
        gain_one(s, seat, action - GAIN_AT)
    if a_of(word) > 1:
        push(s, GAIN, seat, a_of(word) - 1, b_of(word), c_of(word), d_of(word))


# -- asking to give --


def owe(s: State, seat: i64, packed: i64) -> None:
    """rivals.stock.pay: the seat gives this much, from regions of its choice."""
    if packed != 0:
        push(s, GIVE, seat, 0, 0, 0, narrow(packed))


def give_one(s: State, seat: i64, place: i64) -> None:
    """One unit leaves a place."""
    lose(s, seat, BIT[place])
    note(s, GAVE, seat, place, 0, 0)


def give_all(s: State, seat: i64, places: i64) -> None:
    """Everything leaves these places."""
    w = s.w
    me = seat * SIDE
    while places & (w[me + LO] | w[me + HI]):
        here = places & (w[me + LO] | w[me + HI])
        give_one(s, seat, BIT_INDEX[(here & -here) % 67])


def places_owing(s: State, word: i64) -> i64:
    """Where the seat could give what it still owes."""
    w = s.w
    me = seat_of(word) * SIDE
    owed = d_of(word)
    places: i64 = 0
    for resource in range(i64(6)):
        if (owed >> (4 * resource)) & 15:
            places |= w[me + TYPE + resource]
    if c_of(word) & NOT_CACHE:
        places &= ~CACHE_BIT
    return places & (w[me + LO] | w[me + HI])


def settle_give(s: State) -> bool:
    """Give what leaves no choice; true if a choice is left."""
    word = top(s)
    w = s.w
    seat = seat_of(word)
    me = seat * SIDE
    owed = d_of(word)
    for resource in range(i64(6)):
        need = (owed >> (4 * resource)) & 15
        if need == 0:
            continue
        places = w[me + TYPE + resource] & (w[me + LO] | w[me + HI])
        if c_of(word) & NOT_CACHE:
            places &= ~CACHE_BIT
        if need >= stock_in(w, me, places):
            give_all(s, seat, places)
        elif places & (places - 1) == 0:
            for _ in range(need):
                give_one(s, seat, BIT_INDEX[places % 67])
        else:
            continue
        owed -= need << (4 * resource)
    if owed == 0:
        pop(s)
        return False
    retop(s, frame(GIVE, seat, 0, 0, c_of(word), owed))
    return True


def fill_give(s: State, out: vec[i64]) -> i64:
    """Every place that holds something owed."""
    return add_bits(places_owing(s, top(s)), GIVE_FROM, out, 0)


def answer_give(s: State, action: i64) -> None:
    """One unit is given from a place."""
    word = pop(s)
    seat = seat_of(word)
    place = action - GIVE_FROM
    resource = type_at(s.w, seat * SIDE, place)
    give_one(s, seat, place)
    owed = d_of(word) - (ONE_NIBBLE[resource])
    if owed != 0:
        push(s, GIVE, seat, 0, 0, c_of(word), owed)


ONE_NIBBLE: Final[vec[i64]] = vec[i64]([1 << (4 * r) for r in range(6)])


# -- any resource will do --


def owe_any(s: State, seat: i64, count: i64, to_other: i64) -> None:
    """So many of any resource, to the bank or to the other seat as far as that can store it."""
    if count > 0:
        push(s, GIVE_ANY, seat, count, to_other)


def places_giving_any(s: State, word: i64) -> i64:
    """Where a unit of any resource may be given."""
    w = s.w
    seat = seat_of(word)
    me = seat * SIDE
    places = w[me + LO] | w[me + HI]
    if b_of(word):
        places &= places_of_types(w, me, types_with_room(w, (1 - seat) * SIDE))
    return places


def types_with_room(w: vec[i64], me: i64) -> i64:
    """The resources of which one more can be stored."""
    types: i64 = 0
    for resource in range(i64(6)):
        if amount_of(w[me + ROOM], resource):
            types |= BIT[resource]
    return types


def settle_give_any(s: State) -> bool:
    """Give what leaves no choice; true if a choice is left."""
    word = top(s)
    seat = seat_of(word)
    me = seat * SIDE
    places = places_giving_any(s, word)
    if places == 0:
        pop(s)
        return False
    if b_of(word) == 0 and total(s.w[me + HAVE]) <= a_of(word):
        pop(s)
        give_all(s, seat, places)
        return False
    if places & (places - 1) == 0:
        answer_give_any(s, GIVE_FROM + BIT_INDEX[places % 67])
        return False
    return True


def fill_give_any(s: State, out: vec[i64]) -> i64:
    """Every place that may give."""
    return add_bits(places_giving_any(s, top(s)), GIVE_FROM, out, 0)


def answer_give_any(s: State, action: i64) -> None:
    """One unit is given from a place."""
    word = pop(s)
    seat = seat_of(word)
    resource = type_at(s.w, seat * SIDE, action - GIVE_FROM)
    if a_of(word) > 1:
        push(s, GIVE_ANY, seat, a_of(word) - 1, b_of(word))
    give_one(s, seat, action - GIVE_FROM)
    if b_of(word):
        ask_gain_of(s, 1 - seat, 1, resource)
