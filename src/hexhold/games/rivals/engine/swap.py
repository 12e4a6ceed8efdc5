"""Relocation: two regions or two expansions change places (rivals.relocation)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import BIT, BIT_INDEX, add_bits
from hexhold.games.rivals.engine import words as v
from hexhold.games.rivals.engine._actions import REGION_AT, SLOT_AT
from hexhold.games.rivals.engine._notes import SWAPPED_CARDS, SWAPPED_REGIONS
from hexhold.games.rivals.engine.building import cards_on_sites
from hexhold.games.rivals.engine.layout import (
    CITIES,
    HI,
    KIND_MASK,
    LO,
    NUMBERED,
    SIDE,
    SLOT,
    SWAP_WITH,
    TYPE,
)
from hexhold.games.rivals.engine.principality import refresh
from hexhold.games.rivals.engine.state import State, a_of, b_of, note, pop, push, seat_of, top
from hexhold.games.rivals.engine.stock import all_places
from hexhold.games.rivals.engine.tables import CACHE_BIT, SITE_KIND

REGIONS_CHANGE: Final = 0
CARDS_CHANGE: Final = 1


def red(card: i64) -> bool:
    """Whether a site holds a card that must stand at a city."""
    return SITE_KIND[(card & KIND_MASK) - 1] == v.CITY_SITE


def partners(w: vec[i64], me: i64, slot: i64) -> i64:
    """rivals.relocation.partner, rivals.relocation.rules: the cards this one may swap with."""
    cities = w[me + CITIES]
    own = w[me + SLOT + slot]
    slots = cards_on_sites(w, me)
    found: i64 = 0
    while slots != 0:
        bit = slots & -slots
        slots ^= bit
        other = BIT_INDEX[bit % 67]
        card = w[me + SLOT + other]
        if other >> 1 == slot >> 1 or card == own:
            continue
        if red(own) and cities & BIT[other >> 2] == 0:
            continue
        if red(card) and cities & BIT[slot >> 2] == 0:
            continue
        found |= bit
    return found


def swappable(s: State, seat: i64) -> i64:
    """The cards that have a partner."""
    w = s.w
    me = seat * SIDE
    slots = cards_on_sites(w, me)
    found: i64 = 0
    while slots != 0:
        bit = slots & -slots
        slots ^= bit
        if partners(w, me, BIT_INDEX[bit % 67]):
            found |= bit
    return found


def fill_swap(s: State, out: vec[i64]) -> i64:
    """A region, or a card with a partner."""
    seat = seat_of(top(s))
    n = add_bits(all_places(s.w, seat * SIDE) & ~CACHE_BIT, REGION_AT, out, 0)
    return add_bits(swappable(s, seat), SLOT_AT, out, n)


def choose_region(s: State, place: i64) -> None:
    """The first of two regions."""
    push(s, SWAP_WITH, seat_of(pop(s)), place, REGIONS_CHANGE)


def choose_card(s: State, slot: i64) -> None:
    """The first of two cards."""
    push(s, SWAP_WITH, seat_of(pop(s)), slot, CARDS_CHANGE)


def fill_swap_with(s: State, out: vec[i64]) -> i64:
    """The second of the two."""
    frame = top(s)
    me = seat_of(frame) * SIDE
    if b_of(frame) == CARDS_CHANGE:
        return add_bits(partners(s.w, me, a_of(frame)), SLOT_AT, out, 0)
    others = all_places(s.w, me) & ~CACHE_BIT & ~BIT[a_of(frame)]
    return add_bits(others, REGION_AT, out, 0)


def swap_with_region(s: State, place: i64) -> None:
    """Two regions change places."""
    frame = pop(s)
    seat = seat_of(frame)
    swap_regions(s.w, seat * SIDE, BIT[a_of(frame)], BIT[place])
    note(s, SWAPPED_REGIONS, seat, a_of(frame), place, 0)
    refresh(s, seat)


def swap_with_card(s: State, slot: i64) -> None:
    """Two cards change places."""
    w = s.w
    frame = pop(s)
    seat = seat_of(frame)
    first = seat * SIDE + SLOT + a_of(frame)
    second = seat * SIDE + SLOT + slot
    kept = w[first]
    w[first] = w[second]
    w[second] = kept
    note(s, SWAPPED_CARDS, seat, a_of(frame), slot, 0)
    refresh(s, seat)


def swap_regions(w: vec[i64], me: i64, first: i64, second: i64) -> None:
    """Type, number and stock travel with the region."""
    swap_bits(w, me + LO, first, second)
    swap_bits(w, me + HI, first, second)
    for resource in range(i64(6)):
        swap_bits(w, me + TYPE + resource, first, second)
    for number in range(i64(1), i64(7)):
        swap_bits(w, me + NUMBERED + number, first, second)


def swap_bits(w: vec[i64], at: i64, first: i64, second: i64) -> None:
    """Two bits of one cell change places."""
    cell = w[at]
    if (cell & first == 0) != (cell & second == 0):
        w[at] = cell ^ first ^ second
