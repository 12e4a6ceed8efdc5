"""How good a position of the Rivals looks to one seat: compiled, and blind to what is hidden.

Read are the own principality and hand, and of the other side only what lies open. The unit is about
a hundredth of a victory point.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import popcount, total
from hexhold.games.rivals.engine._cards import KINDS
from hexhold.games.rivals.engine.advantage import points_of
from hexhold.games.rivals.engine.building import meets
from hexhold.games.rivals.engine.layout import (
    ACTIVE,
    BOOST,
    CITIES,
    CITIES_LEFT,
    COLUMNS,
    COMMERCE,
    FREE_ANY,
    FREE_CITY,
    HAND,
    HAVE,
    PROGRESS,
    RATE,
    ROADS,
    ROADS_LEFT,
    SETTLEMENTS_LEFT,
    SHIPS,
    SIDE,
    SKILL,
    STRENGTH,
    WINNER,
)
from hexhold.games.rivals.engine.state import State
from hexhold.games.rivals.engine.stock import all_places
from hexhold.games.rivals.engine.tables import (
    CARD_SHIFT,
    COMMERCE_OF,
    COST,
    COST_CITY,
    COST_ROAD,
    COST_SETTLEMENT,
    PROGRESS_OF,
    SET_OF,
    SKILL_OF,
    STRENGTH_OF,
    VICTORY,
)

WIN: Final = 1_000_000
WON_SOON: Final = 500_000  # enough points on one's own turn: the win is told later
POINT: Final = 100
RIVAL_POINT: Final = 45
REGION: Final = 13
BOOSTED: Final = 12
SYMBOL: Final = 9  # a point of commerce, strength, skill or progress
RATED: Final = 6
SHIP: Final = 5
SITE: Final = 7
LOOSE_ROAD: Final = 55  # a road that waits for its settlement
STORED: Final = 3
HELD_CARD: Final = 8
IDLE_CARD: Final = 2


def value(s: State, seat: i64) -> i64:
    """What a position is worth to a seat, by what it may know."""
    w = s.w
    if w[WINNER] >= 0:
        if w[WINNER] == seat:
            return WIN
        return -WIN
    worth = POINT * points_of(w, seat) - RIVAL_POINT * points_of(w, 1 - seat)
    worth += land_value(w, seat * SIDE)
    worth -= land_value(w, (1 - seat) * SIDE) // 3
    if seat == w[ACTIVE] and points_of(w, seat) >= s.rules.goal:
        worth += WON_SOON
    return worth + plan_value(s, seat * SIDE)


def land_value(w: vec[i64], me: i64) -> i64:
    """What a principality brings: regions, symbols, trade, room to build."""
    worth = REGION * popcount(all_places(w, me)) + BOOSTED * popcount(w[me + BOOST])
    worth += SYMBOL * (w[me + COMMERCE] + w[me + STRENGTH] + w[me + SKILL] + 2 * w[me + PROGRESS])
    worth += RATED * popcount(w[me + RATE]) + SHIP * w[me + SHIPS]
    worth += SITE * (popcount(w[me + FREE_ANY]) + popcount(w[me + FREE_CITY]))
    worth += LOOSE_ROAD * loose_roads(w, me)
    return worth + STORED * total(w[me + HAVE])


def loose_roads(w: vec[i64], me: i64) -> i64:
    """Roads at whose end a settlement may still come; a second one at a time helps nobody."""
    loose = popcount(w[me + ROADS]) - popcount(w[me + COLUMNS]) + 1
    if w[SETTLEMENTS_LEFT] == 0:
        return 0
    if loose > 1:
        return 1
    return loose


def missing(have: i64, cost: i64) -> i64:
    """How many resources are lacking for a price."""
    lacking: i64 = 0
    while cost != 0:
        if cost & 0xFF > have & 0xFF:
            lacking += (cost & 0xFF) - (have & 0xFF)
        cost >>= 8
        have >>= 8
    return lacking


def plan_value(s: State, me: i64) -> i64:
    """How near the next purchase is; the two best plans count, the second half."""
    w = s.w
    have = w[me + HAVE]
    first: i64 = 0
    if w[SETTLEMENTS_LEFT] > 0 and loose_roads(w, me) > 0:
        first = better(first, 90 - 16 * missing(have, COST_SETTLEMENT))
    if w[ROADS_LEFT] > 0 and loose_roads(w, me) == 0:
        first = better(first, 45 - 12 * missing(have, COST_ROAD))
    if w[CITIES_LEFT] > 0 and w[me + COLUMNS] & ~w[me + CITIES]:
        first = better(first, 80 - 14 * missing(have, COST_CITY))
    return first + hand_value(s, me, have)


def better(one: i64, other: i64) -> i64:
    """The larger of two numbers."""
    if one > other:
        return one
    return other


def card_value(kind: i64) -> i64:
    """What a card is worth once it is built, or played."""
    symbols = COMMERCE_OF[kind] + STRENGTH_OF[kind] + SKILL_OF[kind] + 2 * PROGRESS_OF[kind]
    return 14 + POINT * VICTORY[kind] + SYMBOL * symbols


def hand_value(s: State, me: i64, have: i64) -> i64:
    """Cards in hand: a share of their worth, the more the nearer they can be paid.

    A card whose requirements are not met is hardly worth its place.
    """
    w = s.w
    worth: i64 = 0
    best: i64 = 0
    for kind in range(i64(KINDS)):
        copies = (w[me + HAND + SET_OF[kind]] >> CARD_SHIFT[kind]) & 3
        if copies == 0:
            continue
        if not meets(s, me // SIDE, kind):
            worth += IDLE_CARD * copies
        else:
            worth += HELD_CARD * copies + card_value(kind) * copies // 8
            best = better(best, card_value(kind) // 3 - 5 * missing(have, COST[kind]))
    return worth + best
