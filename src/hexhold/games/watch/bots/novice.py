"""The novice's choice in the Watch: greedy's worth of each action, seen as through a mist.

It overlooks things, most of all cards, heroes and the Wall; does not weigh exactly; spends what it
has as soon as it can; takes nearly every trade. It is never cruel: whoever is last is neither
robbed nor blocked as long as there is somebody else. All luck comes from the generator. Compiled.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import popcount
from hexhold.core.rng import Rng
from hexhold.games.watch.bots.greedy import NEVER, go_on, worth_of
from hexhold.games.watch.bots.greedy_trade import NO_OFFER, best_offer, gain_of, next_word
from hexhold.games.watch.bots.greedy_value import value
from hexhold.games.watch.engine._actions import (
    ACCEPT,
    ACTIONS,
    BUY,
    CLAIM,
    FLIP,
    GUARD,
    HUNT,
    INVITE,
    PLAY_PATROL,
    PLAY_ROADS,
    PLAY_WINTER,
    ROAD,
    ROB,
    SAMWELL_TAKES,
    SETTLEMENT,
    SUPPLY,
    TORMUND,
)
from hexhold.games.watch.engine.geometry import HEX_SITES, HEXES
from hexhold.games.watch.engine.referee import fill
from hexhold.games.watch.engine.state import BUILD, MAIN, PRE_ROLL, State

MIST: Final = 50  # how far off it may be in what an action is worth
OVERLOOKED: Final = 18  # of a hundred things that could be done
CARDS_OVERLOOKED: Final = 50  # the same of development cards, heroes and the Wall
HASTE: Final = 25  # how much too gladly it spends what it has
GENEROUS: Final = -5  # what it takes a trade for
OFFERS: Final = 3  # one of so many offers that come to its mind it makes
CRUEL: Final = NEVER + 1  # only if there is nothing else to do
MISSED: Final = NEVER + 2  # likewise


def choose_as_novice(s: State, seat: i64, style: str, rng: Rng) -> i64:
    """What seems best to somebody who has not played often; novices have no style yet."""
    out = vec[i64]([0] * ACTIONS)
    n = fill(s, seat, out)
    if s.seats[seat].draft_give != 0:
        return go_on(s, seat, out, n)
    now = value(s, seat)
    best = out[0]
    most: i64 = NEVER - 1
    for i in range(n):
        worth = seeming_worth(s, seat, out[i], now, rng)
        if worth > most:
            most = worth
            best = out[i]
    if rng.below(OFFERS) == 0 and most <= now + MIST:
        offer = best_offer(s, seat)
        if offer != NO_OFFER:
            return next_word(s, seat, offer)
    return best


def seeming_worth(s: State, seat: i64, action: i64, now: i64, rng: Rng) -> i64:
    """What an action seems to be worth; as much luck is drawn whatever comes of it."""
    error = rng.below(MIST)
    missed = rng.below(100) < chance_to_miss(s, action)
    worth = worth_of(s, seat, action, now)
    if action == ACCEPT:
        worth = accept_worth(s, seat, now)
    if worth <= NEVER or action == CLAIM:
        return worth
    if is_cruel(s, seat, action):
        return CRUEL
    if missed:
        return MISSED
    if is_spending(action):
        worth += HASTE
    return worth + error


def chance_to_miss(s: State, action: i64) -> i64:
    """How often of a hundred times it does not think of an action in its turn."""
    if s.phase != MAIN and s.phase != BUILD and s.phase != PRE_ROLL:
        return 0
    if action == PLAY_PATROL or action == PLAY_ROADS or PLAY_WINTER <= action < SUPPLY:
        return CARDS_OVERLOOKED
    if GUARD <= action < HUNT or SAMWELL_TAKES <= action < FLIP:
        return CARDS_OVERLOOKED
    if action == BUY or SUPPLY <= action < INVITE:
        return OVERLOOKED
    return 0


def is_spending(action: i64) -> bool:
    """Whether an action spends cards on something small, plans or no plans."""
    return action == BUY or ROAD <= action < SETTLEMENT


def accept_worth(s: State, seat: i64, now: i64) -> i64:
    """A trade is welcome from anybody, if it does not hurt much."""
    gain = gain_of(s, seat, s.seats[seat].hand, s.offer_want, s.offer_give)
    if gain < GENEROUS:
        return NEVER
    return now + gain + HASTE


# -- never cruel --


def is_last(s: State, seat: i64, other: i64) -> bool:
    """Whether another seat has fewer points than somebody, and no third one has fewer still."""
    points = s.seats[other].points
    behind = points < s.seats[seat].points
    for third in range(s.rules.seats):
        if third != seat and s.seats[third].points < points:
            return False
        if s.seats[third].points > points:
            behind = True
    return behind


def is_cruel(s: State, seat: i64, action: i64) -> bool:
    """Whether an action hurts the one who is last."""
    if ROB <= action < ROB + s.rules.seats:
        return is_last(s, seat, action - ROB)
    if TORMUND <= action < TORMUND + HEXES:  # not to the camp, where he blocks nobody
        sites = HEX_SITES[action - TORMUND]
        for other in range(s.rules.seats):
            own = s.seats[other]
            if other != seat and popcount((own.settlements | own.keeps) & sites) > 0:
                if is_last(s, seat, other):
                    return True
    return False
