"""Expansions: requirements, sites, costs, what happens when they stand, removal (rivals.build)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import BIT, BIT_INDEX, ONE, add_bits, covers
from hexhold.games.rivals.engine import words as v
from hexhold.games.rivals.engine._actions import BUILD, FACEUP, NAME_KIND, REMOVE, SITE_AT
from hexhold.games.rivals.engine._cards import GOLD_CACHE, PARISH_HALL, TOWN_HALL
from hexhold.games.rivals.engine._notes import CARD_BUILT, CARD_REMOVED
from hexhold.games.rivals.engine.advantage import points_of
from hexhold.games.rivals.engine.gaining import ask_gain_any, ask_gain_of
from hexhold.games.rivals.engine.giving import owe
from hexhold.games.rivals.engine.knowledge import out_of_hand
from hexhold.games.rivals.engine.layout import (
    BUILT,
    CHEAP_CITY,
    CHEAP_HERO,
    CITIES,
    COLUMNS,
    COMMERCE,
    FACE_UP,
    FLAGS,
    FREE_ANY,
    FREE_CITY,
    HAND,
    HAVE,
    HAVE_BUILT,
    HERO_TOKEN,
    HERO_WITH_AXE,
    HEROES,
    LIBRARY,
    MINTS,
    MINTS_LEFT,
    PARISH_IN_CITY,
    PROGRESS,
    SHIPS,
    SIDE,
    SINK,
    SITE,
    SKILL,
    SLOT,
    TITHE,
    TYPE,
    WAIVE,
)
from hexhold.games.rivals.engine.principality import (
    built_count,
    place_card,
    take_card,
)
from hexhold.games.rivals.engine.stacks import to_discard
from hexhold.games.rivals.engine.state import (
    INTRO,
    State,
    a_of,
    b_of,
    note,
    pop,
    push,
    seat_of,
    top,
)
from hexhold.games.rivals.engine.stock import amount_of, recount
from hexhold.games.rivals.engine.tables import (
    CACHE_BIT,
    CARD_ONE,
    CLASS,
    COST,
    COST_SIZE,
    GOLD,
    GRAIN,
    REQUIRES,
    REQUIRES_A,
    REQUIRES_B,
    SET_OF,
    SET_START,
    SETS,
    SITE_KIND,
    UNIQUE,
    WOOL,
    WORD,
    WORD_A,
    WORD_START,
)

EXPENSIVE: Final = 5  # printed cost from which the Building Crane helps


# -- may it be built --


def meets(s: State, seat: i64, kind: i64) -> bool:
    """rivals.build.requires: what a card needs at the moment it is built or played."""
    w = s.w
    me = seat * SIDE
    word = REQUIRES[kind]
    need = REQUIRES_A[kind]
    if word == 0:
        return True
    if word == v.R_HAS:
        return built_count(w, me, need) > 0
    if word == v.R_EITHER:
        return built_count(w, me, need) > 0 or built_count(w, me, REQUIRES_B[kind]) > 0
    if word == v.R_STRENGTH:
        return w[HERO_TOKEN] == seat + 1
    if word == v.R_PROGRESS:
        return w[me + PROGRESS] >= need
    if word == v.R_COMMERCE_OR_CITY:
        return w[me + COMMERCE] >= need or w[me + CITIES] != 0
    if word == v.R_HAS_OR_BEHIND:
        return built_count(w, me, need) > 0 or points_of(w, seat) < points_of(w, 1 - seat)
    if word == v.R_HERO_AXE:
        return w[me + FLAGS] & HERO_WITH_AXE != 0
    return w[me + FLAGS] & PARISH_IN_CITY != 0


def is_expansion(kind: i64) -> bool:
    """Whether a card is built, not played."""
    return CLASS[kind] >= v.BUILDING


def discounted(w: vec[i64], me: i64, kind: i64) -> bool:
    """rivals.drill-ground.effect, rivals.building-crane.effect: one resource less."""
    flags = w[me + FLAGS]
    if CLASS[kind] == v.HERO:
        return flags & CHEAP_HERO != 0
    return (
        flags & CHEAP_CITY != 0 and SITE_KIND[kind] == v.CITY_SITE and COST_SIZE[kind] >= EXPENSIVE
    )


def affordable(w: vec[i64], me: i64, kind: i64) -> bool:
    """rivals.build.cost, discounts included."""
    if covers(w[me + HAVE], COST[kind]):
        return True
    return discounted(w, me, kind) and waivable(w, me, kind) != 0


def waivable(w: vec[i64], me: i64, kind: i64) -> i64:
    """The resources of which one may be waived so that the rest can be paid."""
    types: i64 = 0
    for resource in range(i64(6)):
        if amount_of(COST[kind], resource):
            if covers(w[me + HAVE], COST[kind] - ONE[resource]):
                types |= BIT[resource]
    return types


def sites_for(w: vec[i64], me: i64, kind: i64) -> i64:
    """rivals.build.site, rivals.build.city-only: the bays where a card may stand."""
    if kind == TOWN_HALL:
        return parish_bays(w, me)
    if SITE_KIND[kind] == v.CITY_SITE:
        return w[me + FREE_CITY]
    return w[me + FREE_ANY]


def parish_bays(w: vec[i64], me: i64) -> i64:
    """rivals.town-hall.parish: bays of cities with an uncovered Parish Hall."""
    bays: i64 = 0
    for bay in range(i64(24)):
        if w[me + CITIES] & BIT[bay >> 1]:
            at = me + SLOT + 2 * bay
            if w[at] == PARISH_HALL + 1 or w[at + 1] == PARISH_HALL + 1:
                bays |= BIT[bay]
    return bays


def buildable(s: State, seat: i64, kind: i64) -> bool:
    """All but holding the card."""
    w = s.w
    me = seat * SIDE
    if not is_expansion(kind):
        return False
    if kind != GOLD_CACHE:
        if not affordable(w, me, kind):
            return False
        if UNIQUE[kind] and built_count(w, me, kind) > 0:
            return False
        if sites_for(w, me, kind) == 0:
            return False
    return meets(s, seat, kind)


def fill_building(s: State, seat: i64, out: vec[i64], n: i64) -> i64:
    """The face-up card and the expansions in the hand."""
    w = s.w
    me = seat * SIDE
    if w[FACE_UP] > 0 and buildable(s, seat, s.rules.face_up_kind):
        out[n] = FACEUP
        n += 1
    for group in range(i64(SETS)):
        hand = w[me + HAND + group]
        kind = SET_START[group]
        while hand != 0:
            if hand & 3 and buildable(s, seat, kind):
                out[n] = BUILD + kind
                n += 1
            hand >>= 2
            kind += 1
    return n


# -- building --


def build_from_hand(s: State, seat: i64, kind: i64) -> None:
    """A card of the hand is built."""
    out_of_hand(s, seat, kind)
    if kind == GOLD_CACHE:
        open_cache(s, seat)
    else:
        push(s, SITE, seat, kind, i64(discounted(s.w, seat * SIDE, kind)))


def build_face_up(s: State, seat: i64) -> None:
    """rivals.build.face-up-source: straight from the face-up stack."""
    kind = s.rules.face_up_kind
    s.w[FACE_UP] -= 1
    push(s, SITE, seat, kind, i64(discounted(s.w, seat * SIDE, kind)))


def open_cache(s: State, seat: i64) -> None:
    """rivals.gold-cache.effect: one more place for gold; where it lies changes nothing."""
    w = s.w
    me = seat * SIDE
    w[me + BUILT + SET_OF[GOLD_CACHE]] += CARD_ONE[GOLD_CACHE]
    w[me + TYPE + GOLD] |= CACHE_BIT
    recount(s, seat)
    note(s, CARD_BUILT, seat, GOLD_CACHE, -1, 0)


def fill_site(s: State, out: vec[i64]) -> i64:
    """The bays where the card may stand."""
    frame = top(s)
    return add_bits(sites_for(s.w, seat_of(frame) * SIDE, a_of(frame)), SITE_AT, out, 0)


def answer_site(s: State, bay: i64) -> None:
    """The card is laid down, then paid, then it acts."""
    frame = pop(s)
    seat = seat_of(frame)
    kind = a_of(frame)
    mints = s.w[seat * SIDE + MINTS]
    place_card(s, seat, bay, kind)
    if s.w[seat * SIDE + MINTS] > mints:
        s.w[seat * SIDE + MINTS_LEFT] += 1
    note(s, CARD_BUILT, seat, kind, bay, 0)
    push(s, HAVE_BUILT, seat, kind)
    if b_of(frame):
        push(s, WAIVE, seat, kind)
    else:
        owe(s, seat, COST[kind])


def fill_waive(s: State, out: vec[i64]) -> i64:
    """rivals.build.waive: a printed unit, the rest affordable."""
    frame = top(s)
    return add_bits(waivable(s.w, seat_of(frame) * SIDE, a_of(frame)), NAME_KIND, out, 0)


def answer_waive(s: State, resource: i64) -> None:
    """One unit less is paid."""
    frame = pop(s)
    owe(s, seat_of(frame), COST[a_of(frame)] - ONE[resource])


def have_built(s: State, frame: i64) -> None:
    """What a card does once, when it stands and is paid for."""
    w = s.w
    seat = seat_of(frame)
    other = 1 - seat
    kind = a_of(frame)
    for at in range(WORD_START[kind], WORD_START[kind + 1]):
        effect = WORD[at]
        if effect == v.B_GAIN:
            ask_gain_any(s, seat, WORD_A[at])
        elif effect == v.B_GAIN_SKILL:
            if w[seat * SIDE + SKILL] > w[other * SIDE + SKILL]:
                ask_gain_any(s, seat, WORD_A[at])
        elif effect == v.B_SINK:
            if w[other * SIDE + SHIPS] > 0:
                push(s, SINK, other)
        elif effect == v.B_LOOK:
            push(s, LIBRARY, seat)
        elif effect == v.B_TITHE:
            if w[seat * SIDE + HEROES] > 0:
                push(s, TITHE, seat)


def fill_tithe(out: vec[i64]) -> i64:
    """rivals.tithe-barn.type."""
    out[0] = NAME_KIND + WOOL
    out[1] = NAME_KIND + GRAIN
    return 2


def answer_tithe(s: State, resource: i64) -> None:
    """One a hero."""
    seat = seat_of(pop(s))
    ask_gain_of(s, seat, s.w[seat * SIDE + HEROES], resource)


# -- removal --


def cards_on_sites(w: vec[i64], me: i64) -> i64:
    """Every site with a card, as a mask."""
    slots: i64 = 0
    columns = w[me + COLUMNS]
    while columns != 0:
        bit = columns & -columns
        columns ^= bit
        first = 4 * BIT_INDEX[bit % 67]
        for slot in range(first, first + 4):
            if w[me + SLOT + slot] != 0:
                slots |= BIT[slot]
    return slots


def fill_removal(s: State, seat: i64, out: vec[i64], n: i64) -> i64:
    """rivals.removal.own: any expansion, but not in the introductory game."""
    if s.rules.mode == INTRO:
        return n
    return add_bits(cards_on_sites(s.w, seat * SIDE), REMOVE, out, n)


def remove_own(s: State, seat: i64, slot: i64) -> None:
    """A card is put on the discard pile."""
    kind = take_card(s, seat, slot)
    note(s, CARD_REMOVED, seat, kind, slot, 0)
    to_discard(s, kind)
