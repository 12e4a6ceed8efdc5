"""How good a position of the Rivals looks to the planner: a weighted sum of what lies open and what
the seat itself holds. Compiled.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.games.rivals.bots.land import land_value
from hexhold.games.rivals.bots.prospects import prospects
from hexhold.games.rivals.bots.weights import (
    POINT,
    RIVAL_LAND,
    RIVAL_POINT,
)
from hexhold.games.rivals.engine.advantage import points_of
from hexhold.games.rivals.engine.layout import (
    ACTIVE,
    SIDE,
    WINNER,
)
from hexhold.games.rivals.engine.state import State

WIN: Final = 10_000_000
ALL_BUT_LOST: Final = 5_000_000  # the other seat wins as soon as it is its turn


def value(s: State, seat: i64, k: vec[i64]) -> i64:
    """What a position is worth to a seat, by what it may know."""
    w = s.w
    if w[WINNER] >= 0:
        if w[WINNER] == seat:
            return WIN
        return -WIN
    mine = points_of(w, seat)
    theirs = points_of(w, 1 - seat)
    worth = k[POINT] * mine - k[RIVAL_POINT] * theirs
    if mine >= s.rules.goal and (w[ACTIVE] == seat or theirs < s.rules.goal):
        worth += WIN
    elif theirs >= s.rules.goal:
        worth -= ALL_BUT_LOST
    me = seat * SIDE
    worth += land_value(w, me, SIDE - me, k)
    worth -= land_value(w, SIDE - me, me, k) * k[RIVAL_LAND] // 100
    return worth + prospects(s, seat, k)
