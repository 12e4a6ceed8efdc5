"""What follows from the cards of a principality: sites, points, passive words (rivals.land)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import BIT, BIT_INDEX, popcount
from hexhold.games.rivals.engine import words as v
from hexhold.games.rivals.engine._cards import HARBOR, MARKETPLACE, PARISH_HALL, TOWN_HALL
from hexhold.games.rivals.engine.advantage import update_tokens
from hexhold.games.rivals.engine.layout import (
    AXES,
    BOOKS,
    BOOST,
    BUILT,
    CARD_POINTS,
    CHEAP_CITY,
    CHEAP_HERO,
    CITIES,
    COLUMNS,
    COMMERCE,
    COVERS,
    FIREPROOF,
    FLAGS,
    FREE_ANY,
    FREE_CITY,
    GUARD,
    HARVEST,
    HAS_LENDER,
    HAS_MARKET,
    HERO_WITH_AXE,
    HEROES,
    KIND_MASK,
    LARGE,
    LOOK,
    MINTS,
    MINTS_LEFT,
    PARISH_IN_CITY,
    PIRATES,
    PROGRESS,
    QUIET,
    RATE,
    REMEDY,
    RIOTERS,
    SHELTER,
    SHIPS,
    SIDE,
    SKILL,
    SLOT,
    SOLACE,
    STRENGTH,
    TYPE,
    WARD,
)
from hexhold.games.rivals.engine.state import State
from hexhold.games.rivals.engine.tables import (
    BAY_PLACES,
    CARD_ONE,
    CARD_SHIFT,
    CLASS,
    COLUMN_PLACES,
    COMMERCE_OF,
    PROGRESS_OF,
    SET_OF,
    SKILL_OF,
    STRENGTH_OF,
    VICTORY,
    WORD,
    WORD_A,
    WORD_START,
)

USUAL_LOOK_PRICE: Final = 2


# -- cards on their sites --


def kind_at(w: vec[i64], me: i64, slot: i64) -> i64:
    """The card on a site; -1 if there is none."""
    return (w[me + SLOT + slot] & KIND_MASK) - 1


def built_count(w: vec[i64], me: i64, kind: i64) -> i64:
    """How many of a kind stand in the principality."""
    return (w[me + BUILT + SET_OF[kind]] >> CARD_SHIFT[kind]) & 3


def place_card(s: State, seat: i64, bay: i64, kind: i64) -> None:
    """A card is laid on a free site of a bay; a Town Hall on the Parish Hall there."""
    w = s.w
    me = seat * SIDE
    at = me + SLOT + 2 * bay
    if kind == TOWN_HALL:
        if w[at] != PARISH_HALL + 1:
            at += 1
        w[at] = TOWN_HALL + 1 + COVERS
    else:
        if w[at] != 0:
            at += 1
        w[at] = kind + 1
    w[me + BUILT + SET_OF[kind]] += CARD_ONE[kind]
    refresh(s, seat)


def take_card(s: State, seat: i64, slot: i64) -> i64:
    """A card leaves its site; what it covered stays. Returns its kind."""
    w = s.w
    me = seat * SIDE
    at = me + SLOT + slot
    kind = (w[at] & KIND_MASK) - 1
    if w[at] & COVERS:
        w[at] = PARISH_HALL + 1
    else:
        w[at] = 0
        if slot & 1 == 0:
            w[at] = w[at + 1]
            w[at + 1] = 0
    w[me + BUILT + SET_OF[kind]] -= CARD_ONE[kind]
    refresh(s, seat)
    return kind


def slots_of_class(w: vec[i64], me: i64, wanted: i64) -> i64:
    """The sites with cards of a class, as a mask."""
    mask: i64 = 0
    columns = w[me + COLUMNS]
    while columns != 0:
        column = columns & -columns
        columns ^= column
        first = 4 * BIT_INDEX[column % 67]
        for slot in range(first, first + 4):
            kind = kind_at(w, me, slot)
            if kind >= 0 and CLASS[kind] == wanted:
                mask |= BIT[slot]
    return mask


def buildings_of(w: vec[i64], me: i64) -> i64:
    """The sites with buildings."""
    return slots_of_class(w, me, v.BUILDING)


def units_with_strength(w: vec[i64], me: i64) -> i64:
    """rivals.archer.unit: buildings with an axe are no units."""
    mask = slots_of_class(w, me, v.HERO) | slots_of_class(w, me, v.UNIT)
    found: i64 = 0
    while mask != 0:
        bit = mask & -mask
        mask ^= bit
        if STRENGTH_OF[kind_at(w, me, BIT_INDEX[bit % 67])] > 0:
            found |= bit
    return found


def rioters_of(w: vec[i64], me: i64) -> i64:
    """rivals.riots.unit: units with strength or commerce points."""
    return units_with_strength(w, me) | slots_of_class(w, me, v.TRADE_SHIP)


# -- what follows --


def refresh(s: State, seat: i64) -> None:
    """Compute everything that follows from the cards of a side, then who has the advantages."""
    w = s.w
    me = seat * SIDE
    for at in range(me + COMMERCE, me + FLAGS + 1):
        w[at] = 0
    w[me + BOOST] = 0
    w[me + LOOK] = USUAL_LOOK_PRICE
    w[me + CARD_POINTS] = popcount(w[me + COLUMNS]) + popcount(w[me + CITIES])
    free_any: i64 = 0
    free_city: i64 = 0
    columns = w[me + COLUMNS]
    while columns != 0:
        bit = columns & -columns
        columns ^= bit
        column = BIT_INDEX[bit % 67]
        city = w[me + CITIES] & bit
        for bay in range(2 * column, 2 * column + 2):
            at = me + SLOT + 2 * bay
            if w[at] == 0 or (city and w[at + 1] == 0):
                free_any |= BIT[bay]
                if city:
                    free_city |= BIT[bay]
            if w[at] != 0:
                read_card(w, me, bay, w[at])
            if w[at + 1] != 0:
                read_card(w, me, bay, w[at + 1])
    w[me + FREE_ANY] = free_any
    w[me + FREE_CITY] = free_city
    read_together(w, me)
    w[me + MINTS_LEFT] = min(w[me + MINTS_LEFT], w[me + MINTS])
    update_tokens(s)


def read_card(w: vec[i64], me: i64, bay: i64, card: i64) -> None:
    """Points, class and words of one card."""
    kind = (card & KIND_MASK) - 1
    w[me + CARD_POINTS] += VICTORY[kind]
    w[me + COMMERCE] += COMMERCE_OF[kind]
    w[me + STRENGTH] += STRENGTH_OF[kind]
    w[me + SKILL] += SKILL_OF[kind]
    w[me + PROGRESS] += PROGRESS_OF[kind]
    read_class(w, me, kind)
    if kind == PARISH_HALL and w[me + CITIES] & BIT[bay >> 1]:
        w[me + FLAGS] |= PARISH_IN_CITY
    for at in range(WORD_START[kind], WORD_START[kind + 1]):
        read_word(w, me, bay, WORD[at], WORD_A[at])


def read_class(w: vec[i64], me: i64, kind: i64) -> None:
    """Count a card by its class."""
    type = CLASS[kind]
    if type == v.TRADE_SHIP:
        w[me + SHIPS] += 1
        w[me + RIOTERS] += 1
    elif type == v.HERO or type == v.UNIT:
        if type == v.HERO:
            w[me + HEROES] += 1
        if STRENGTH_OF[kind] > 0:
            w[me + AXES] += 1
            w[me + RIOTERS] += 1
            if type == v.HERO:
                w[me + FLAGS] |= HERO_WITH_AXE
    elif type == v.PIRATE_SHIP:
        w[me + PIRATES] += 1
    elif type == v.BUILDING and PROGRESS_OF[kind] > 0:
        w[me + BOOKS] += 1


def read_word(w: vec[i64], me: i64, bay: i64, word: i64, value: i64) -> None:
    """One passive word of a card; the others act elsewhere."""
    if word == v.P_BOOST:
        w[me + BOOST] |= BAY_PLACES[bay] & w[me + TYPE + value]
    elif word == v.P_RATE:
        w[me + RATE] |= BIT[value]
    elif word == v.P_LARGE:
        w[me + LARGE] |= BAY_PLACES[bay]
    elif word == v.P_SHELTER:
        w[me + SHELTER] |= BAY_PLACES[bay]
    elif word == v.P_HARVEST:
        w[me + HARVEST] += value
    elif word == v.P_LOOK:
        if value < w[me + LOOK]:
            w[me + LOOK] = value
    elif word == v.P_MINT:
        w[me + MINTS] += 1
    elif word == v.P_REMEDY:
        w[me + REMEDY] += 1
    elif word == v.P_GUARD:
        w[me + GUARD] |= value
    elif word == v.P_QUIET:
        w[me + QUIET] |= value
    elif word == v.P_FIREPROOF:
        w[me + FIREPROOF] |= BIT[bay >> 1]
    elif word == v.P_WARD:
        w[me + WARD] |= COLUMN_PLACES[bay >> 1]
    else:
        w[me + FLAGS] |= flag_of(word)


def flag_of(word: i64) -> i64:
    """The flag that a word raises."""
    if word == v.P_MARKET:
        return HAS_MARKET
    if word == v.P_LENDER:
        return HAS_LENDER
    if word == v.P_CHEAP_HERO:
        return CHEAP_HERO
    if word == v.P_CHEAP_CITY:
        return CHEAP_CITY
    if word == v.P_SOLACE:
        return SOLACE
    return 0


def read_together(w: vec[i64], me: i64) -> None:
    """The words that look at other cards of the principality."""
    mask = slots_of_class(w, me, v.BUILDING)
    while mask != 0:
        bit = mask & -mask
        mask ^= bit
        kind = kind_at(w, me, BIT_INDEX[bit % 67])
        for at in range(WORD_START[kind], WORD_START[kind + 1]):
            word = WORD[at]
            if word == v.P_SALT:
                w[me + COMMERCE] += w[me + SHIPS]
            elif word == v.P_TWIN:
                w[me + COMMERCE] += built_count(w, me, MARKETPLACE) + built_count(w, me, HARBOR)
            elif word == v.P_HARBOR and w[me + SHIPS] >= WORD_A[at]:
                w[me + CARD_POINTS] += 1
