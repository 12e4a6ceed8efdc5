"""Giving resources: the question from which place (rivals.stock.pay)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import BIT, BIT_INDEX, add_bits, total
from hexhold.games.rivals.engine._actions import GIVE_FROM
from hexhold.games.rivals.engine._notes import GAVE
from hexhold.games.rivals.engine.gaining import ask_gain_of
from hexhold.games.rivals.engine.layout import GIVE, GIVE_ANY, HAVE, HI, LO, RANSOM, SIDE, TYPE
from hexhold.games.rivals.engine.state import (
    State,
    a_of,
    b_of,
    c_of,
    d_of,
    make_frame,
    note,
    pop,
    push,
    retop,
    seat_of,
    top,
)
from hexhold.games.rivals.engine.stock import (
    lose,
    narrow,
    places_of_types,
    stock_in,
    type_at,
    types_with_room,
)
from hexhold.games.rivals.engine.tables import CACHE_BIT, GOLD, WOOL

NOT_CACHE: Final = 1  # flag of the question
ONE_NIBBLE: Final[vec[i64]] = vec[i64]([1 << (4 * r) for r in range(6)])


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


def places_owing(s: State, frame: i64) -> i64:
    """Where the seat could give what it still owes."""
    w = s.w
    me = seat_of(frame) * SIDE
    owed = d_of(frame)
    places: i64 = 0
    for resource in range(i64(6)):
        if (owed >> (4 * resource)) & 15:
            places |= w[me + TYPE + resource]
    if c_of(frame) & NOT_CACHE:
        places &= ~CACHE_BIT
    return places & (w[me + LO] | w[me + HI])


def give_without_choice(s: State) -> bool:
    """Give what leaves no choice; true if a choice is left."""
    frame = top(s)
    w = s.w
    seat = seat_of(frame)
    me = seat * SIDE
    owed = d_of(frame)
    for resource in range(i64(6)):
        need = (owed >> (4 * resource)) & 15
        if need == 0:
            continue
        places = w[me + TYPE + resource] & (w[me + LO] | w[me + HI])
        if c_of(frame) & NOT_CACHE:
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
    retop(s, make_frame(GIVE, seat, 0, 0, c_of(frame), owed))
    return True


def fill_give(s: State, out: vec[i64]) -> i64:
    """Every place that holds something owed."""
    return add_bits(places_owing(s, top(s)), GIVE_FROM, out, 0)


def answer_give(s: State, place: i64) -> None:
    """One unit is given from a place."""
    frame = pop(s)
    seat = seat_of(frame)
    resource = type_at(s.w, seat * SIDE, place)
    give_one(s, seat, place)
    owed = d_of(frame) - (ONE_NIBBLE[resource])
    if owed != 0:
        push(s, GIVE, seat, 0, 0, c_of(frame), owed)


# -- any resource will do --


def owe_any(s: State, seat: i64, count: i64, to_other: i64) -> None:
    """So many of any resource, to the bank or to the other seat as far as that can store it."""
    if count > 0:
        push(s, GIVE_ANY, seat, count, to_other)


def places_giving_any(s: State, frame: i64) -> i64:
    """Where a unit of any resource may be given."""
    w = s.w
    seat = seat_of(frame)
    me = seat * SIDE
    places = w[me + LO] | w[me + HI]
    if b_of(frame):
        places &= places_of_types(w, me, types_with_room(w, (1 - seat) * SIDE))
    return places


def give_any_without_choice(s: State) -> bool:
    """Give what leaves no choice; true if a choice is left."""
    frame = top(s)
    seat = seat_of(frame)
    me = seat * SIDE
    places = places_giving_any(s, frame)
    if places == 0:
        pop(s)
        return False
    if b_of(frame) == 0 and total(s.w[me + HAVE]) <= a_of(frame):
        pop(s)
        give_all(s, seat, places)
        return False
    if places & (places - 1) == 0:
        answer_give_any(s, BIT_INDEX[places % 67])
        return False
    return True


def fill_give_any(s: State, out: vec[i64]) -> i64:
    """Every place that may give."""
    return add_bits(places_giving_any(s, top(s)), GIVE_FROM, out, 0)


def answer_give_any(s: State, place: i64) -> None:
    """One unit is given from a place."""
    frame = pop(s)
    seat = seat_of(frame)
    resource = type_at(s.w, seat * SIDE, place)
    if a_of(frame) > 1:
        push(s, GIVE_ANY, seat, a_of(frame) - 1, b_of(frame))
    give_one(s, seat, place)
    if b_of(frame):
        ask_gain_of(s, 1 - seat, 1, resource)


# -- brigands --


def ransom_places(w: vec[i64], me: i64) -> i64:
    """rivals.face.brigand-choice: gold and wool, in the open or sheltered, but not in the Cache."""
    return (w[me + TYPE + GOLD] | w[me + TYPE + WOOL]) & ~CACHE_BIT & (w[me + LO] | w[me + HI])


def owe_ransom(s: State, seat: i64, count: i64) -> None:
    """So many gold and wool, whichever the seat likes; without a choice they go at once."""
    places = ransom_places(s.w, seat * SIDE)
    if count == stock_in(s.w, seat * SIDE, places):
        give_all(s, seat, places)
    elif count > 0:
        push(s, RANSOM, seat, count)


def owe_in_kind(s: State, seat: i64, packed: i64) -> None:
    """By the first rulings: gold for gold and wool for wool."""
    if packed != 0:
        push(s, GIVE, seat, 0, 0, NOT_CACHE, narrow(packed))


def fill_ransom(s: State, out: vec[i64]) -> i64:
    """Every place with gold or wool that can be reached."""
    return add_bits(ransom_places(s.w, seat_of(top(s)) * SIDE), GIVE_FROM, out, 0)


def answer_ransom(s: State, place: i64) -> None:
    """One unit is given from a place."""
    frame = pop(s)
    if a_of(frame) > 1:
        push(s, RANSOM, seat_of(frame), a_of(frame) - 1)
    give_one(s, seat_of(frame), place)
