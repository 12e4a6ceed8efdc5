"""The novice's choice in the Rivals: greedy's worth of each action, seen as through a mist.

It overlooks things, most of all the cards in its hand; does not weigh exactly; spends what it has
as soon as it can. It is never cruel: whoever is behind is not attacked. All luck comes from the
generator. Compiled.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.rng import Rng
from hexhold.games.rivals.bots.greedy import NEVER, worth_of
from hexhold.games.rivals.engine._actions import (
    ACTIONS,
    BUILD,
    CARD,
    END,
    PLAY,
    ROAD,
    SETTLE,
)
from hexhold.games.rivals.engine.advantage import points_of
from hexhold.games.rivals.engine.flow import fill
from hexhold.games.rivals.engine.layout import EXCHANGE, MAIN
from hexhold.games.rivals.engine.layout import ROLL as BEFORE_ROLL
from hexhold.games.rivals.engine.state import State, code_of, top
from hexhold.games.rivals.engine.tables import CLASS
from hexhold.games.rivals.engine.words import ATTACK, PIRATE_SHIP

MIST: Final = 90  # how far off it may be in what an action is worth
OVERLOOKED: Final = 35  # of a hundred things that could be done
CARDS_OVERLOOKED: Final = 55  # the same of cards in its hand
HASTE: Final = 10  # how much too gladly it spends what it has
CRUEL: Final = NEVER + 1  # only if there is nothing else to do
MISSED: Final = NEVER + 2  # likewise


def choose_as_novice(s: State, seat: i64, style: str, rng: Rng) -> i64:
    """What seems best to somebody who has not played often; novices have no style yet."""
    out = vec[i64]([0] * ACTIONS)
    n = fill(s, seat, out)
    best = out[0]
    most: i64 = NEVER - 1
    for i in range(n):
        worth = seeming_worth(s, seat, out[i], rng)
        if worth > most:
            most = worth
            best = out[i]
    return best


def seeming_worth(s: State, seat: i64, action: i64, rng: Rng) -> i64:
    """What an action seems to be worth; as much luck is drawn whatever comes of it."""
    error = rng.below(MIST)
    missed = rng.below(100) < chance_to_miss(s, action)
    worth = worth_of(s, seat, action)
    if worth <= NEVER:
        return worth
    if is_cruel(s, seat, action):
        return CRUEL
    if missed:
        return MISSED
    if is_spending(action):
        worth += HASTE
    return worth + error


def chance_to_miss(s: State, action: i64) -> i64:
    """How often of a hundred times it does not think of an action."""
    code = code_of(top(s))
    if action == END or (code != MAIN and code != BEFORE_ROLL and code != EXCHANGE):
        return 0
    if BUILD <= action < CARD:
        return CARDS_OVERLOOKED
    if code == MAIN:
        return OVERLOOKED
    return 0


def is_spending(action: i64) -> bool:
    """Whether an action spends resources on something small, without a plan."""
    return ROAD <= action < SETTLE or BUILD <= action < PLAY


def is_cruel(s: State, seat: i64, action: i64) -> bool:
    """Whether an action attacks somebody who is behind."""
    if points_of(s.w, 1 - seat) >= points_of(s.w, seat):
        return False
    if PLAY <= action < CARD:
        return CLASS[action - PLAY] == ATTACK
    if BUILD <= action < PLAY:
        return CLASS[action - BUILD] == PIRATE_SHIP
    return False
