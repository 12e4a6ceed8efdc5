"""A quick mind for the matches that a search imagines: it saves for what it can have soonest.

Compiled. It makes no copies and lists no actions: every question has a rule that leads to an
answer at once.
"""

from typing import Final

from mypy_extensions import i64

from hexhold.core.bits import FIELD, covers, total
from hexhold.games.watch.bots.quick_answers import answer
from hexhold.games.watch.bots.quick_goals import beside, best_goal
from hexhold.games.watch.bots.quick_heroes import NO_ACTION, hero_action
from hexhold.games.watch.bots.quick_mind import (
    A_CARD,
    A_KEEP,
    A_ROAD,
    A_SETTLEMENT,
    COST,
    NO_GOAL,
    Quick,
    best_site,
    refresh,
)
from hexhold.games.watch.bots.quick_places import best_hunt, best_path, best_section, is_blocked
from hexhold.games.watch.engine._actions import (
    BUY,
    CLAIM,
    END,
    GUARD,
    HUNT,
    KEEP,
    PLAY_PATROL,
    PLAY_ROADS,
    PLAY_WINTER,
    RECRUITS,
    ROAD,
    ROLL,
    SETTLEMENT,
    SUPPLY,
    TO_BUILD,
)
from hexhold.games.watch.engine.brotherhood.gift import wildlings_in_gift
from hexhold.games.watch.engine.roads import any_road_place
from hexhold.games.watch.engine.scoring import can_claim
from hexhold.games.watch.engine.state import BUILD, MAIN, PRE_ROLL, Holdings, State
from hexhold.games.watch.engine.tables import (
    HAND_LIMIT,
    PATROL,
    ROAD_BUILDING,
    WINTER,
    WINTER_PAIRS,
    WINTER_PICKS,
)
from hexhold.games.watch.engine.tables import RECRUITS as RECRUITS_CARD

CROWD: Final = 5  # wildlings in the Gift that somebody should hunt


def choose_quickly(q: Quick, s: State, seat: i64) -> i64:
    """What the quick mind does now at a seat that is asked."""
    if s.phase == PRE_ROLL:
        return before_roll(q, s, seat)
    if s.phase == MAIN or s.phase == BUILD:
        return in_turn(q, s, seat)
    return answer(q, s, seat)


def before_roll(q: Quick, s: State, seat: i64) -> i64:
    """Roll; a patrol goes first where Tormund stands on an own hex."""
    own = s.seats[seat]
    if s.rules.claims and can_claim(s):
        return CLAIM
    if not s.card_played and own.cards & FIELD[PATROL] and is_blocked(s, own):
        return PLAY_PATROL
    return ROLL


def in_turn(q: Quick, s: State, seat: i64) -> i64:
    """Play a card, build what is saved for, trade for it, or end."""
    own = s.seats[seat]
    refresh(q, s, seat, own)
    if s.rules.claims and can_claim(s):
        return CLAIM
    goal = best_goal(q, s, seat, own)
    cost: i64 = 0
    if goal != NO_GOAL:
        cost = COST[goal]
    if own.cards != 0 and not s.card_played:
        action = card_action(q, s, seat, own, cost)
        if action != NO_ACTION:
            return action
    if s.rules.brotherhood:
        action = hero_action(q, s, seat, own, cost)
        if action != NO_ACTION:
            return action
    if goal == NO_GOAL:
        return rest_of_turn(s)
    if s.phase == MAIN and s.rules.separate_phases:
        return trade_or(q, s, seat, own, cost, TO_BUILD)
    if covers(own.hand, cost):
        return purchase(q, s, seat, own, goal)
    other = beside(q, s, seat, own, goal)
    if other != NO_GOAL:
        return purchase(q, s, seat, own, other)
    if s.phase == BUILD:
        return END
    return trade_or(q, s, seat, own, cost, END)


def rest_of_turn(s: State) -> i64:
    """Nothing is wanted."""
    if s.phase == MAIN and s.rules.separate_phases:
        return TO_BUILD
    return END


def purchase(q: Quick, s: State, seat: i64, own: Holdings, goal: i64) -> i64:
    """Buy a thing, where it is best."""
    if goal == A_SETTLEMENT:
        return SETTLEMENT + best_site(q, own.reach & s.free_sites)
    if goal == A_KEEP:
        return KEEP + best_site(q, own.settlements)
    if goal == A_CARD:
        return BUY
    if goal == A_ROAD:
        return ROAD + best_path(q, s, own)
    return GUARD + best_section(s, seat)


def trade_or(q: Quick, s: State, seat: i64, own: Holdings, cost: i64, otherwise: i64) -> i64:
    """A trade with the supply that helps to pay a price, if it pays it or the hand is large."""
    lacking: i64 = 0
    spare: i64 = 0
    given: i64 = -1
    taken: i64 = -1
    surplus: i64 = 0
    for kind in range(i64(5)):
        more = ((own.hand >> (8 * kind)) & 0xFF) - ((cost >> (8 * kind)) & 0xFF)
        rate = q.rate[5 * seat + kind]
        if more < 0:
            lacking -= more
            if s.supply & FIELD[kind]:
                taken = kind
        elif more >= rate:
            spare += more // rate
            if more - rate >= surplus:
                surplus = more - rate
                given = kind
    if given < 0 or taken < 0:
        return otherwise
    if spare >= lacking or total(own.hand) > HAND_LIMIT:
        return SUPPLY + 5 * given + taken
    return otherwise


def card_action(q: Quick, s: State, seat: i64, own: Holdings, cost: i64) -> i64:
    """The development card that is worth playing now."""
    cards = own.cards
    if cards & FIELD[RECRUITS_CARD] and own.guards_left > 0:
        section = best_section(s, seat)
        if section >= 0:
            return RECRUITS + section
    if cards & FIELD[WINTER] and cost != 0:
        pick = winter_pick(s, own.hand, cost)
        if pick >= 0:
            return PLAY_WINTER + pick
    if cards & FIELD[ROAD_BUILDING] and own.roads_left > 1 and any_road_place(s, own):
        return PLAY_ROADS
    if cards & FIELD[PATROL]:
        if s.rules.brotherhood and (not is_blocked(s, own) or wildlings_in_gift(s) >= CROWD):
            code = best_hunt(q, s, seat, own)
            if code >= 0:
                return HUNT + code
        return PLAY_PATROL
    return NO_ACTION


def winter_pick(s: State, hand: i64, cost: i64) -> i64:
    """The two cards with which a price can be paid, or -1."""
    if covers(hand, cost):
        return -1
    for pick in range(i64(WINTER_PAIRS)):
        if covers(hand + WINTER_PICKS[pick], cost) and covers(s.supply, WINTER_PICKS[pick]):
            return pick
    return -1
