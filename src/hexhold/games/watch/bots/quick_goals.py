"""What the quick mind of the Watch saves for. Compiled."""

from typing import Final

from mypy_extensions import i64

from hexhold.core.bits import covers, total
from hexhold.games.watch.bots import quick_mind as figure
from hexhold.games.watch.bots.greedy_value import better
from hexhold.games.watch.bots.quick_mind import (
    A_CARD,
    A_KEEP,
    A_ROAD,
    A_SETTLEMENT,
    COST,
    FIGURES,
    GOALS,
    NO_GOAL,
    Quick,
    best_site,
    refresh,
    wait_for,
)
from hexhold.games.watch.bots.quick_places import best_section
from hexhold.games.watch.engine.brotherhood.gift import wildlings_in_gift
from hexhold.games.watch.engine.brotherhood.wall import guards_of
from hexhold.games.watch.engine.roads import any_road_place
from hexhold.games.watch.engine.state import Holdings, State
from hexhold.games.watch.engine.tables import HAND_LIMIT, LONGEST_ROAD_MINIMUM

FAR: Final = 3  # road pieces that are too many to race for


def cost_of_goal(q: Quick, s: State, seat: i64) -> i64:
    """The price that a seat saves for, or nothing."""
    own = s.seats[seat]
    refresh(q, s, seat, own)
    goal = best_goal(q, s, seat, own)
    if goal == NO_GOAL:
        return 0
    return COST[goal]


def best_goal(q: Quick, s: State, seat: i64, own: Holdings) -> i64:
    """What a seat saves for: what it wants most, less the longer it has to wait."""
    best: i64 = NO_GOAL
    most: i64 = 0
    soon = q.figures[FIGURES * seat + figure.SOON]
    for goal in range(i64(GOALS)):
        q.goal_wait[goal] = -1
        wish = wish_for(q, s, seat, own, goal)
        if wish <= 0:
            continue
        wait = wait_for(q, seat, own.hand, COST[goal])
        q.goal_wait[goal] = wait
        wish = wish * soon // (soon + wait)
        if wish > most:
            most = wish
            best = goal
    return best


def wish_for(q: Quick, s: State, seat: i64, own: Holdings, goal: i64) -> i64:
    """How gladly a seat would have a thing at once; nothing if it cannot be had."""
    at = FIGURES * seat
    if goal == A_SETTLEMENT:
        sites = own.reach & s.free_sites
        if own.settlements_left == 0 or sites == 0:
            return 0
        pips = q.pips[best_site(q, sites)]
        return q.figures[at + figure.SETTLEMENT] + pips * q.figures[at + figure.SETTLEMENT_PIP]
    if goal == A_KEEP:
        if own.keeps_left == 0 or own.settlements == 0:
            return 0
        pips = q.pips[best_site(q, own.settlements)]
        return q.figures[at + figure.KEEP] + pips * q.figures[at + figure.KEEP_PIP]
    if goal == A_CARD:
        if s.deck == 0:
            return 0
        return q.figures[at + figure.CARD]
    if goal == A_ROAD:
        if own.roads_left == 0 or not any_road_place(s, own):
            return 0
        return wish_for_road(q, s, seat, own)
    if not s.rules.brotherhood or own.guards_left == 0 or best_section(s, seat) < 0:
        return 0
    return wish_for_guard(q, s, seat, own)


def wish_for_road(q: Quick, s: State, seat: i64, own: Holdings) -> i64:
    """Towards a site where none is reached, or towards the Longest Road where it is near."""
    wish: i64 = 0
    if own.settlements_left > 0 and not own.reach & s.free_sites:
        wish = q.figures[FIGURES * seat + figure.ROAD]
    if s.road_owner != seat:
        longest: i64 = LONGEST_ROAD_MINIMUM - 1
        for other in s.seats:
            longest = better(longest, other.road_length)
        missing = longest + 1 - own.road_length
        if missing <= FAR and missing <= own.roads_left:
            wish = better(wish, q.figures[FIGURES * seat + figure.RACE] // missing)
    return wish


def wish_for_guard(q: Quick, s: State, seat: i64, own: Holdings) -> i64:
    """More for a guard that brings a point, and for whoever would lose if the Wall fell."""
    at = FIGURES * seat
    guards = guards_of(own)
    wish = q.figures[at + figure.GUARD]
    if guards == 2 or guards == 4:
        wish += q.figures[at + figure.GUARD_POINT]
    for other in range(s.rules.seats):
        if other != seat and guards_of(s.seats[other]) >= guards:
            late = 3 * s.breaches + wildlings_in_gift(s)
            return wish + late * q.figures[at + figure.GUARD_LATE]
    return wish


def beside(q: Quick, s: State, seat: i64, own: Holdings, goal: i64) -> i64:
    """Something that can be had without waiting longer for the goal; anything with a large hand."""
    best: i64 = NO_GOAL
    for other in range(i64(GOALS)):
        if q.goal_wait[other] < 0 or not covers(own.hand, COST[other]):
            continue
        rest = own.hand - COST[other]
        if total(own.hand) > HAND_LIMIT or (
            wait_for(q, seat, rest, COST[goal]) <= q.goal_wait[goal]
        ):
            return other
    return best
