"""What a seat has in a position of the Rivals, as numbers that a chance is read from. Compiled."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import BIT, popcount, total
from hexhold.games.rivals.bots.land import at_most, exposed, loose_roads
from hexhold.games.rivals.bots.prospects import card_plan, held_worth, lacking
from hexhold.games.rivals.bots.value import value
from hexhold.games.rivals.cards.deck import CARD_IDS
from hexhold.games.rivals.engine import layout as q
from hexhold.games.rivals.engine._cards import KINDS
from hexhold.games.rivals.engine.advantage import points_of
from hexhold.games.rivals.engine.hand import hand_limit
from hexhold.games.rivals.engine.state import State
from hexhold.games.rivals.engine.stock import all_places, amount_of
from hexhold.games.rivals.engine.tables import (
    COST_CITY,
    COST_ROAD,
    COST_SETTLEMENT,
    SET_START,
    SETS,
)

FARTHEST: Final = 5  # lacking more than this is no farther
MOST_WORTH: Final = 20_000  # a position that is worth more is no more certain
# The numbers of a seat.
POINTS: Final = 0
HERO: Final = 1  # has the strength advantage
TRADE: Final = 2  # has the trade advantage
STRENGTH: Final = 3
COMMERCE: Final = 4
SKILL: Final = 5
PROGRESS: Final = 6
STRENGTH_LEAD: Final = 7
COMMERCE_LEAD: Final = 8
YIELD: Final = 9  # + resource: regions, twice if boosted
STORED: Final = 15  # + resource
RATED: Final = 21  # regions of what is traded two for one
LARGE: Final = 22  # regions beside a Large Trade Ship
FULL: Final = 23
EXPOSED: Final = 24
COLUMNS: Final = 25
CITIES: Final = 26
LOOSE_ROADS: Final = 27
SITES: Final = 28
CITY_SITES: Final = 29
HAND: Final = 30
DRAWS: Final = 31
HARVEST: Final = 32
MINTS: Final = 33
LOOK: Final = 34
SHELTER: Final = 35
LACKS_SETTLEMENT: Final = 36
LACKS_ROAD: Final = 37
LACKS_CITY: Final = 38
NUMBERS: Final = 39
STORE: Final = 40
HELD: Final = 41  # what the hand is worth
CARD_PLAN: Final = 42  # the best card that can be built
ONE_LACKING: Final = 43  # a point from the goal, or there
TWO_LACKING: Final = 44
CARD_PLANS: Final = 45
WORTH: Final = 46  # what the planner thinks of the position
SEAT_NAMES: Final = [
    "points", "hero", "trade", "strength", "commerce", "skill", "progress", "strength-lead",
    "commerce-lead", "yield-lumber", "yield-wool", "yield-gold", "yield-brick", "yield-ore",
    "yield-grain", "stored-lumber", "stored-wool", "stored-gold", "stored-brick", "stored-ore",
    "stored-grain", "rated", "large", "full", "exposed", "columns", "cities", "loose-roads",
    "sites", "city-sites", "hand", "draws", "harvest", "mints", "look", "shelter",
    "lacks-settlement", "lacks-road", "lacks-city", "numbers", "store", "held", "card-plan",
    "one-lacking", "two-lacking", "card-plans", "worth",
]  # fmt: skip
OF_HAND: Final = WORTH + 1  # + kind
OF_BUILT: Final = OF_HAND + KINDS  # + kind
FEATURES: Final = OF_BUILT + KINDS

# What each number is called.
NAMES: Final = (
    SEAT_NAMES + [f"hand-{card}" for card in CARD_IDS] + [f"built-{card}" for card in CARD_IDS]
)


def observe(s: State, seat: i64, k: vec[i64], x: vec[i64]) -> None:
    """Everything that a seat has; its worth by the planner's weights."""
    w = s.w
    for i in range(i64(FEATURES)):
        x[i] = 0
    me = seat * q.SIDE
    other = q.SIDE - me
    points = points_of(w, seat)
    x[POINTS] = points
    if w[q.HERO_TOKEN] == seat + 1:
        x[HERO] = 1
    if w[q.TRADE_TOKEN] == seat + 1:
        x[TRADE] = 1
    x[STRENGTH] = w[me + q.STRENGTH]
    x[COMMERCE] = w[me + q.COMMERCE]
    x[SKILL] = w[me + q.SKILL]
    x[PROGRESS] = w[me + q.PROGRESS]
    x[STRENGTH_LEAD] = at_most(ahead(w[me + q.STRENGTH], w[other + q.STRENGTH]), 4)
    x[COMMERCE_LEAD] = at_most(ahead(w[me + q.COMMERCE], w[other + q.COMMERCE]), 4)
    for resource in range(i64(6)):
        here = w[me + q.TYPE + resource]
        x[YIELD + resource] = popcount(here) + popcount(here & w[me + q.BOOST])
        x[STORED + resource] = amount_of(w[me + q.HAVE], resource)
        if w[me + q.RATE] & BIT[resource]:
            x[RATED] += popcount(here)
    x[LARGE] = popcount(w[me + q.LARGE] & all_places(w, me))
    x[FULL] = popcount(w[me + q.LO] & w[me + q.HI])
    x[EXPOSED] = exposed(w, me)
    x[COLUMNS] = popcount(w[me + q.COLUMNS])
    x[CITIES] = popcount(w[me + q.CITIES])
    x[LOOSE_ROADS] = loose_roads(w, me)
    x[SITES] = at_most(popcount(w[me + q.FREE_ANY]), 4)
    x[CITY_SITES] = at_most(popcount(w[me + q.FREE_CITY]), 4)
    x[HAND] = total(w[me + q.BACKS])
    x[DRAWS] = hand_limit(w, me) - x[HAND]
    x[HARVEST] = w[me + q.HARVEST]
    x[MINTS] = w[me + q.MINTS]
    x[LOOK] = w[me + q.LOOK]
    x[SHELTER] = popcount(w[me + q.SHELTER])
    x[LACKS_SETTLEMENT] = at_most(lacking(w, me, COST_SETTLEMENT), FARTHEST)
    x[LACKS_ROAD] = at_most(lacking(w, me, COST_ROAD), FARTHEST)
    x[LACKS_CITY] = at_most(lacking(w, me, COST_CITY), FARTHEST)
    x[NUMBERS] = numbers_shown(w, me)
    x[STORE] = at_most(total(w[me + q.HAVE]), 12)
    if points >= s.rules.goal - 1:
        x[ONE_LACKING] = 1
    if points >= s.rules.goal - 2:
        x[TWO_LACKING] = 1
    x[WORTH] = within(value(s, seat, k))
    observe_cards(s, seat, k, x)


def observe_cards(s: State, seat: i64, k: vec[i64], x: vec[i64]) -> None:
    """The cards of a seat, in its hand and on its sites."""
    w = s.w
    me = seat * q.SIDE
    for group in range(i64(SETS)):
        hand = w[me + q.HAND + group]
        kind = SET_START[group]
        while hand != 0:
            if hand & 3:
                x[OF_HAND + kind] = hand & 3
                x[HELD] += (hand & 3) * held_worth(s, seat, kind, k)
                plan = card_plan(s, seat, kind, k) // 100
                if plan > x[CARD_PLAN]:
                    x[CARD_PLAN] = plan
                if plan > 0:
                    x[CARD_PLANS] += 1
            hand >>= 2
            kind += 1
        built = w[me + q.BUILT + group]
        kind = SET_START[group]
        while built != 0:
            x[OF_BUILT + kind] = built & 3
            built >>= 2
            kind += 1


def within(worth: i64) -> i64:
    """What a position is worth, if nothing is decided."""
    if worth > MOST_WORTH:
        return MOST_WORTH
    if worth < -MOST_WORTH:
        return -MOST_WORTH
    return worth


def ahead(mine: i64, theirs: i64) -> i64:
    """How many more, if any."""
    if mine > theirs:
        return mine - theirs
    return 0


def numbers_shown(w: vec[i64], me: i64) -> i64:
    """How many numbers of the die bring anything."""
    shown: i64 = 0
    for number in range(i64(1), i64(7)):
        if w[me + q.NUMBERED + number]:
            shown += 1
    return shown
