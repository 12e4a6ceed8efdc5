"""What a seat of the Watch saves for: how gladly it would have each thing, and how soon it may.

Compiled. Whoever asks what a hand is worth first looks at the seat whose hand it is.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import BIT_INDEX, total
from hexhold.games.watch.bots import weights as weigh
from hexhold.games.watch.bots.flow import find_flow, wait_for
from hexhold.games.watch.bots.greedy_value import better, site_pips
from hexhold.games.watch.bots.places import BEST_SITES, FAR, NEAR, find_sites
from hexhold.games.watch.engine.scoring import points_of
from hexhold.games.watch.engine.state import Holdings, State
from hexhold.games.watch.engine.tables import (
    COST_DEVELOPMENT,
    COST_GUARD,
    COST_KEEP,
    COST_ROAD,
    COST_SETTLEMENT,
    HAND_LIMIT,
    POINTS_TO_WIN,
)

SOON: Final = 600  # a goal for which a seat waits so long is worth half
LAST_POINT: Final = 3000  # what is wished for more if it wins
SETTLEMENT: Final = 0
KEEP: Final = 1
CARD: Final = 2
ROAD: Final = 3
GUARD: Final = 4
GOALS: Final = 5
PRICES: Final[vec[i64]] = vec[i64](
    [COST_SETTLEMENT, COST_KEEP, COST_DEVELOPMENT, COST_ROAD, COST_GUARD]
)
# How gladly the seat that is looked at would have each of them; noted anew for every value.
WISHES: Final[vec[i64]] = vec[i64]([0] * GOALS)


def look_at(s: State, own: Holdings, w: vec[i64]) -> None:
    """Note what a seat's buildings bring, where it may build, and what it wishes for."""
    find_flow(s, own, w)
    find_sites(s, own, w)
    find_wishes(s, own, w)


def find_wishes(s: State, own: Holdings, w: vec[i64]) -> None:
    """Note how gladly a seat would have each thing, 0 for what it cannot have."""
    for goal in range(i64(GOALS)):
        WISHES[goal] = 0
    can_settle = own.settlements_left > 0 and own.reach & s.free_sites != 0
    if can_settle:
        wish = w[weigh.GOAL_SETTLEMENT] + w[weigh.GOAL_SITE] * BEST_SITES[NEAR] // 100
        WISHES[SETTLEMENT] = wish
    elif own.roads_left > 0:
        WISHES[ROAD] = w[weigh.GOAL_ROAD] + w[weigh.GOAL_SITE] * BEST_SITES[FAR] // 200
    if own.keeps_left > 0 and own.settlements != 0:
        WISHES[KEEP] = w[weigh.GOAL_KEEP] + w[weigh.GOAL_KEEP_PIP] * best_settlement_pips(s, own)
    if s.deck != 0:
        WISHES[CARD] = w[weigh.GOAL_CARD]
    if s.rules.brotherhood and own.guards_left > 0:
        WISHES[GUARD] = w[weigh.GOAL_GUARD]
    if points_of(own) + 1 >= POINTS_TO_WIN:
        wish_to_win()


def wish_to_win() -> None:
    """What would be the last point is wished for above all."""
    for goal in range(i64(CARD)):
        if WISHES[goal] > 0:
            WISHES[goal] += LAST_POINT


def best_settlement_pips(s: State, own: Holdings) -> i64:
    """The pips of the settlement that is best raised to a keep."""
    best: i64 = 0
    mask = own.settlements
    while mask != 0:
        lowest = mask & -mask
        mask ^= lowest
        best = better(best, site_pips(s, BIT_INDEX[lowest % 67]))
    return best


def goal_value(hand: i64, w: vec[i64]) -> i64:
    """Cards in hand: a little each, more the sooner they pay for the next thing."""
    cards = total(hand)
    worth = w[weigh.CARD_IN_HAND] * cards
    if cards > HAND_LIMIT:
        worth -= w[weigh.OVER_LIMIT] * (cards - HAND_LIMIT)
    best: i64 = 0
    second: i64 = 0
    for goal in range(i64(GOALS)):
        if WISHES[goal] == 0:
            continue
        hope = WISHES[goal] * SOON // (SOON + wait_for(hand, PRICES[goal]))
        if hope > best:
            second = best
            best = hope
        elif hope > second:
            second = hope
    return worth + best + second * w[weigh.SECOND_GOAL] // 100
