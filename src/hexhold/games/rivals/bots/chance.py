"""The chance to win that a position gives, by what it is worth to both seats. Compiled."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.figures import read_figures
from hexhold.games.rivals.bots.value import value
from hexhold.games.rivals.bots.weights import MODES
from hexhold.games.rivals.engine import layout as q
from hexhold.games.rivals.engine.advantage import points_of
from hexhold.games.rivals.engine.state import State

LEAD: Final = 0  # + 1: late in the match
MOVING: Final = 2
POINTS: Final = 4
MOST_LEAD: Final = 20_000  # more is no more certain

_, COLUMNS = read_figures(__package__ or "", "chance.toml")
BY_MODE: Final[list[vec[i64]]] = [vec[i64](COLUMNS[mode]) for mode in MODES]


def chance_of(s: State, seat: i64, k: vec[i64]) -> float:
    """How likely a seat is to win, seen by somebody who knows both hands."""
    w = s.w
    if w[q.ENDING] != q.NOT_ENDED:
        return chance_at_end(w[q.WINNER], seat)
    lead = value(s, seat, k) - value(s, 1 - seat, k)
    if lead > MOST_LEAD:
        lead = MOST_LEAD
    elif lead < -MOST_LEAD:
        lead = -MOST_LEAD
    late = lateness(s)
    mode = s.rules.mode
    logit = figure(mode, LEAD, late) * float(lead) / 1000.0
    logit += figure(mode, POINTS, late) * float(points_of(w, seat) - points_of(w, 1 - seat))
    if w[q.ACTIVE] == seat:
        logit += figure(mode, MOVING, late)
    else:
        logit -= figure(mode, MOVING, late)
    return 1.0 / (1.0 + exp(-logit))


def chance_at_end(winner: i64, seat: i64) -> float:
    """What a seat has of a match that is over."""
    if winner == seat:
        return 1.0
    if winner < 0:
        return 0.5
    return 0.0


def lateness(s: State) -> float:
    """How near the leader is to winning, from 0 to 1."""
    most = points_of(s.w, 0)
    if points_of(s.w, 1) > most:
        most = points_of(s.w, 1)
    return float(most) / float(s.rules.goal)


def figure(mode: i64, number: i64, late: float) -> float:
    """A figure of the table as it is at this time of the match."""
    table = BY_MODE[mode]
    return (float(table[number]) + late * float(table[number + 1])) / 1000.0


def chance_of_worth(s: State) -> float:
    """How much chance one more of worth is, about, where the chances are even."""
    return figure(s.rules.mode, LEAD, lateness(s)) / 4000.0
