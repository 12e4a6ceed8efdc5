"""Taking from the opponent: resources, units, buildings, hand cards (attack cards and faces)."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import BIT, BIT_INDEX, ONE, add_bits
from hexhold.games.rivals.engine._actions import (
    CARD,
    GIVE_FROM,
    NAME_KIND,
    PASS,
    REGION_AT,
    SLOT_AT,
)
from hexhold.games.rivals.engine._notes import CARD_LOST, CARD_TAKEN, HAND_SEEN
from hexhold.games.rivals.engine.advantage import points_of
from hexhold.games.rivals.engine.gaining import NO_WASTE, ask_gain, ask_gain_of
from hexhold.games.rivals.engine.giving import give_one, owe, owe_any
from hexhold.games.rivals.engine.knowledge import into_hand, out_of_hand, see_hand
from hexhold.games.rivals.engine.layout import (
    FIREPROOF,
    GIFT,
    HAND,
    HAVE,
    HI,
    LO,
    PIRATES,
    RAID,
    ROOM,
    SIDE,
    SPY,
    TYPE,
    WANT,
)
from hexhold.games.rivals.engine.losses import lose_card
from hexhold.games.rivals.engine.principality import (
    buildings_of,
    slots_of_class,
    take_card,
    units_with_strength,
)
from hexhold.games.rivals.engine.stacks import fill_cards_of, to_discard
from hexhold.games.rivals.engine.state import State, a_of, b_of, note, pop, push, seat_of, top
from hexhold.games.rivals.engine.stock import (
    amount_of,
    level_at,
    places_of_types,
    type_at,
    types_with_room,
)
from hexhold.games.rivals.engine.tables import GOLD, SETS
from hexhold.games.rivals.engine.words import TRADE_SHIP

# -- resources of choice --


def takeable(w: vec[i64], seat: i64) -> i64:
    """rivals.stock.taken: what the other seat has and this one can store, as types."""
    types: i64 = 0
    other = (1 - seat) * SIDE
    for resource in range(i64(6)):
        if amount_of(w[other + HAVE], resource) and amount_of(w[seat * SIDE + ROOM], resource):
            types |= BIT[resource]
    return types


def ask_want(s: State, seat: i64, count: i64, minimum: i64) -> None:
    """The seat takes up to so many resources of the other's, and at least some."""
    push(s, WANT, seat, count, minimum)


def fill_want(s: State, out: vec[i64]) -> i64:
    """A resource, or no more once the least is taken."""
    frame = top(s)
    n = add_bits(takeable(s.w, seat_of(frame)), NAME_KIND, out, 0)
    if n > 0 and b_of(frame) == 0:
        out[n] = PASS
        n += 1
    return n


def answer_want(s: State, resource: i64) -> None:
    """The taker names the resource, the owner gives it, the taker stores it."""
    frame = pop(s)
    seat = seat_of(frame)
    if a_of(frame) > 1:
        push(s, WANT, seat, a_of(frame) - 1, max(b_of(frame) - 1, i64(0)))
    ask_gain_of(s, seat, 1, resource)
    owe(s, 1 - seat, ONE[resource])


# -- Merchant: one back --


def gift_places(s: State, seat: i64) -> i64:
    """rivals.merchant.gift: a resource the other can store, if there is one."""
    w = s.w
    me = seat * SIDE
    stocked = w[me + LO] | w[me + HI]
    storable = stocked & places_of_types(w, me, types_with_room(w, (1 - seat) * SIDE))
    if storable:
        return storable
    return stocked


def fill_gift(s: State, out: vec[i64]) -> i64:
    """Every place from which one can be given."""
    return add_bits(gift_places(s, seat_of(top(s))), GIVE_FROM, out, 0)


def answer_gift(s: State, place: i64) -> None:
    """One resource goes to the other seat."""
    seat = seat_of(pop(s))
    resource = type_at(s.w, seat * SIDE, place)
    give_one(s, seat, place)
    ask_gain_of(s, 1 - seat, 1, resource)


# -- Brigands, Gudrun, Voyage --


def raid_places(s: State, seat: i64) -> i64:
    """rivals.brigands.region: own places with room for something the other has."""
    w = s.w
    me = seat * SIDE
    types: i64 = 0
    for resource in range(i64(6)):
        if amount_of(w[(1 - seat) * SIDE + HAVE], resource):
            types |= BIT[resource]
    return places_of_types(w, me, types) & ~(w[me + LO] & w[me + HI])


def fill_raid(s: State, out: vec[i64]) -> i64:
    """Every place that can be filled."""
    return add_bits(raid_places(s, seat_of(top(s))), REGION_AT, out, 0)


def answer_raid(s: State, place: i64) -> None:
    """As much as fits there, or all the other has."""
    w = s.w
    seat = seat_of(pop(s))
    me = seat * SIDE
    resource = type_at(w, me, place)
    count = min(3 - level_at(w, me, place), amount_of(w[(1 - seat) * SIDE + HAVE], resource))
    ask_gain(s, seat, count, BIT[place], NO_WASTE)
    owe(s, 1 - seat, count * ONE[resource])


def tribute(s: State, seat: i64) -> i64:
    """rivals.gudrun.effect: gold for pirate ships, as far as there is some and it fits."""
    w = s.w
    me = seat * SIDE
    count = min(w[me + PIRATES] * s.rules.gudrun_each, s.rules.gudrun_most)
    count = min(count, amount_of(w[(1 - seat) * SIDE + HAVE], GOLD))
    return min(count, amount_of(w[me + ROOM], GOLD))


def take_tribute(s: State, seat: i64) -> None:
    """The other seat hands gold over."""
    count = tribute(s, seat)
    ask_gain(s, seat, count, s.w[seat * SIDE + TYPE + GOLD], NO_WASTE)
    owe(s, 1 - seat, count * ONE[GOLD])


def plunder(s: State, seat: i64) -> None:
    """rivals.voyage-of-plunder.effect: two from a leader, else one."""
    count: i64 = 1
    if points_of(s.w, 1 - seat) > points_of(s.w, seat):
        count = 2
    if s.rules.victim_chooses:
        owe_any(s, 1 - seat, count, 1)
    else:
        ask_want(s, seat, count, count)


# -- cards --


def fill_shoot(s: State, out: vec[i64]) -> i64:
    """rivals.archer.unit."""
    return add_bits(units_with_strength(s.w, seat_of(top(s)) * SIDE), SLOT_AT, out, 0)


def answer_shoot(s: State, slot: i64) -> None:
    """The victim gives a unit up."""
    lose_card(s, seat_of(pop(s)), slot)


def fill_sink(s: State, out: vec[i64]) -> i64:
    """rivals.pirate-ship.target."""
    return add_bits(slots_of_class(s.w, seat_of(top(s)) * SIDE, TRADE_SHIP), SLOT_AT, out, 0)


def answer_sink(s: State, slot: i64) -> None:
    """The victim's trade ship is discarded."""
    seat = seat_of(pop(s))
    kind = take_card(s, seat, slot)
    note(s, CARD_LOST, seat, kind, slot, 0)
    to_discard(s, kind)


def burnable(s: State, victim: i64) -> i64:
    """rivals.arsonist.building: no building of a city with a Fire Brigade."""
    me = victim * SIDE
    slots = buildings_of(s.w, me)
    columns = s.w[me + FIREPROOF]
    while columns != 0:
        bit = columns & -columns
        columns ^= bit
        slots &= ~(15 * BIT[4 * BIT_INDEX[bit % 67]])
    return slots


def fill_burn(s: State, out: vec[i64]) -> i64:
    """The attacker chooses."""
    return add_bits(burnable(s, 1 - seat_of(top(s))), SLOT_AT, out, 0)


def answer_burn(s: State, slot: i64) -> None:
    """The building is gone; its owner chooses the stack."""
    lose_card(s, 1 - seat_of(pop(s)), slot)


def begin_spying(s: State, seat: i64) -> None:
    """rivals.traitor.effect: the hand is seen."""
    see_hand(s, 1 - seat)
    note(s, HAND_SEEN, seat, 1 - seat, 0, 0)
    push(s, SPY, seat)


def fill_spy(s: State, out: vec[i64]) -> i64:
    """Any card of that hand, or none."""
    victim = 1 - seat_of(top(s))
    n: i64 = 0
    for group in range(i64(SETS)):
        n = fill_cards_of(s.w[victim * SIDE + HAND + group], group, CARD, out, n)
    out[n] = PASS
    return n + 1


def answer_spy(s: State, kind: i64) -> None:
    """The card changes hands; both know which."""
    seat = seat_of(pop(s))
    out_of_hand(s, 1 - seat, kind)
    into_hand(s.w, seat, kind, True)
    note(s, CARD_TAKEN, seat, 1 - seat, kind, 0)


def begin_raid(s: State, seat: i64) -> None:
    """rivals.brigands.effect."""
    push(s, RAID, seat)


def begin_gift(s: State, seat: i64) -> None:
    """rivals.merchant.effect, second half."""
    push(s, GIFT, seat)
