"""Whether every card and every region is in one place, and where it may be."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.games.rivals.engine import layout as q
from hexhold.games.rivals.engine._cards import GOLD_CACHE, KINDS, PARISH_HALL
from hexhold.games.rivals.engine.knowledge import sum_of
from hexhold.games.rivals.engine.setup import FACE_UP_COPIES, region_number
from hexhold.games.rivals.engine.stacks import FROM_TABLE
from hexhold.games.rivals.engine.state import State, a_of, b_of, code_of
from hexhold.games.rivals.engine.tables import (
    BAYS,
    CACHE,
    CARD_SHIFT,
    GOLD,
    PLACES,
    REGION_CARDS,
    REGION_TYPE,
    SET_OF,
    SET_START,
    SETS,
    SITE_KIND,
    SLOTS,
    STACK_REGIONS,
    UNIQUE,
)
from hexhold.games.rivals.engine.words import CITY_SITE

NUMBERS: Final = 7  # one more than the die has, so that a number is its own index
ALL_PLACES: Final = (1 << (CACHE + 1)) - 1


def cards_are_whole(s: State) -> bool:
    """Every card of the match is in one place, and the pool is as large as what nobody has seen."""
    w = s.w
    found = vec[i64]([0] * KINDS)
    for group in range(i64(SETS)):
        add_counters(found, w[q.POOL + group], group)
        add_counters(found, w[q.DISCARD + group], group)
        for seat in range(i64(2)):
            add_counters(found, w[seat * q.SIDE + q.HAND + group], group)
            add_counters(found, w[seat * q.SIDE + q.BUILT + group], group)
    add_questions(s, found)
    unseen = vec[i64]([0] * SETS)
    for stack in range(s.rules.stacks):
        start = s.rules.stack_at[stack]
        for at in range(start, start + w[q.STACK_SIZE + stack]):
            if w[at] == 0:
                unseen[s.rules.stack_set[stack]] += 1
            else:
                found[(w[at] & q.KIND_MASK) - 1] += 1
    if s.rules.face_up_kind >= 0:
        found[s.rules.face_up_kind] += w[q.FACE_UP] - FACE_UP_COPIES
    for group in range(i64(SETS)):
        if sum_of(w[q.POOL + group]) != unseen[group]:
            return False
    for kind in range(i64(KINDS)):
        if found[kind] != (s.rules.pool[SET_OF[kind]] >> CARD_SHIFT[kind]) & 3:
            return False
    return True


def add_counters(found: vec[i64], counters: i64, group: i64) -> None:
    """Count the cards of a cell of counters, by kind."""
    kind = SET_START[group]
    while counters != 0:
        found[kind] += counters & 3
        counters >>= 2
        kind += 1


def add_questions(s: State, found: vec[i64]) -> None:
    """Count the cards that are nowhere but in a question or a job."""
    w = s.w
    for at in range(i64(q.FRAME), q.FRAME + w[q.DEPTH]):
        code = code_of(w[at])
        lost = code == q.UNDER and b_of(w[at]) == FROM_TABLE
        if lost or code == q.SITE or code == q.TO_DISCARD:
            found[a_of(w[at])] += 1


# -- regions --


def regions_are_whole(s: State) -> bool:
    """Every region card lies once or is in the stack; stock lies on regions only."""
    w = s.w
    laid = vec[i64]([0] * (6 * NUMBERS))
    for seat in range(i64(2)):
        me = seat * q.SIDE
        if not stock_lies_on_regions(w, me):
            return False
        for place in range(i64(PLACES)):
            region = region_at(w, me, place)
            if region < 0:
                return False
            if region > 0:
                laid[region] += 1
    for card in range(i64(REGION_CARDS)):
        if card < STACK_REGIONS or (w[q.REGIONS] >> (card - STACK_REGIONS)) & 1 == 0:
            laid[REGION_TYPE[card] * NUMBERS + region_number(s.rules, card)] -= 1
    for left in laid:
        if left != 0:
            return False
    return w[q.REGIONS] >> (REGION_CARDS - STACK_REGIONS) == 0


def stock_lies_on_regions(w: vec[i64], me: i64) -> bool:
    """No stock without a region, and only gold in the Cache, which has no number."""
    regions: i64 = 0
    for resource in range(i64(6)):
        regions |= w[me + q.TYPE + resource]
        if resource != GOLD and (w[me + q.TYPE + resource] >> CACHE) & 1:
            return False
    for number in range(i64(1), i64(NUMBERS)):
        if w[me + q.NUMBERED + number] >> PLACES != 0:
            return False
    return (w[me + q.LO] | w[me + q.HI]) & ~regions == 0 and regions & ~ALL_PLACES == 0


def region_at(w: vec[i64], me: i64, place: i64) -> i64:
    """Type and number of the region at a place as an index; 0 if none lies there, -1 if broken."""
    types: i64 = 0
    numbers: i64 = 0
    region: i64 = 0
    for resource in range(i64(6)):
        if (w[me + q.TYPE + resource] >> place) & 1:
            types += 1
            region += resource * NUMBERS
    for number in range(i64(1), i64(NUMBERS)):
        if (w[me + q.NUMBERED + number] >> place) & 1:
            numbers += 1
            region += number
    if types > 1 or numbers != types:
        return -1
    return region


# -- sites --


def sites_are_filled_rightly(s: State) -> bool:
    """No site is overfull, red cards stand at cities, unique cards stand once."""
    for seat in range(i64(2)):
        me = seat * q.SIDE
        if s.w[me + q.CITIES] & ~s.w[me + q.COLUMNS]:
            return False
        for bay in range(i64(BAYS)):
            if s.w[me + q.SLOT + 2 * bay + 1] != 0 and s.w[me + q.SLOT + 2 * bay] == 0:
                return False
        if not built_cards_stand_on_sites(s.w, me):
            return False
    return True


def built_cards_stand_on_sites(w: vec[i64], me: i64) -> bool:
    """Each card on a site that may hold it, and the counters of what is built agree."""
    built = vec[i64]([0] * KINDS)
    for slot in range(i64(SLOTS)):
        card = w[me + q.SLOT + slot]
        if card != 0:
            kind = (card & q.KIND_MASK) - 1
            built[kind] += 1
            if card & q.COVERS:
                built[PARISH_HALL] += 1
            city = (w[me + q.CITIES] >> (slot >> 2)) & 1
            if (w[me + q.COLUMNS] >> (slot >> 2)) & 1 == 0:
                return False
            if city == 0 and (slot & 1 == 1 or SITE_KIND[kind] == CITY_SITE):
                return False
    built[GOLD_CACHE] += (w[me + q.TYPE + GOLD] >> CACHE) & 1
    for kind in range(i64(KINDS)):
        if built[kind] != (w[me + q.BUILT + SET_OF[kind]] >> CARD_SHIFT[kind]) & 3:
            return False
        if UNIQUE[kind] == 1 and built[kind] > 1:
            return False
    return True
