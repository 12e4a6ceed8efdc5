"""The chance to win that a position gives, by what both seats have. Compiled."""

import tomllib
from importlib.resources import files
from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.games.rivals.bots.features import (
    CARD_PLAN,
    FEATURES,
    HELD,
    NAMES,
    WORTH,
    observe,
)
from hexhold.games.rivals.bots.weights import MODES, weights_for
from hexhold.games.rivals.engine import layout as q
from hexhold.games.rivals.engine.advantage import points_of
from hexhold.games.rivals.engine.state import State

MOVING: Final = FEATURES  # to be the next to roll
OPINION: Final = FEATURES + 1  # what is worth a point more to the planner, by that alone
FIGURES: Final = FEATURES + 2
ROWS: Final = [*NAMES, "moving", "opinion"]
BY_THE_POINT: Final = (HELD, CARD_PLAN, WORTH, OPINION)  # told in thousandths of one
EARLY: Final = 0
LATE: Final = 1


def read_chances(mode: str) -> vec[float]:
    """Two figures a row of the file, early and late in a match; what it does not name is 0."""
    text = (files(__package__ or "") / "chance.toml").read_text(encoding="utf-8")
    table = [0.0] * (2 * FIGURES)
    for name, figures in tomllib.loads(text)[mode].items():
        number = ROWS.index(name)
        scale = 1_000_000.0 if number in BY_THE_POINT else 1000.0
        table[2 * number + EARLY] = float(figures[EARLY]) / scale
        table[2 * number + LATE] = float(figures[LATE]) / scale
    return vec[float](table)


BY_MODE: Final[list[vec[float]]] = [read_chances(mode) for mode in MODES]


class Judge:
    """Tells chances; keeps room for what it looks at."""

    __slots__ = ("figures", "mine", "theirs", "weights")

    def __init__(self, mode: i64) -> None:
        self.figures: vec[float] = BY_MODE[mode]
        self.weights: vec[i64] = weights_for(mode, "")  # characters win by the same things
        self.mine: vec[i64] = vec[i64]([0] * FEATURES)
        self.theirs: vec[i64] = vec[i64]([0] * FEATURES)

    def chance(self, s: State, seat: i64) -> float:
        """How likely a seat is to win, seen by somebody who knows both hands."""
        w = s.w
        if w[q.ENDING] != q.NOT_ENDED:
            return chance_at_end(w[q.WINNER], seat)
        observe(s, seat, self.weights, self.mine)
        observe(s, 1 - seat, self.weights, self.theirs)
        late = lateness(s)
        logit = figure(self.figures, MOVING, late)
        if w[q.ACTIVE] != seat:
            logit = -logit
        for i in range(i64(FEATURES)):
            lead = self.mine[i] - self.theirs[i]
            if lead != 0:
                logit += float(lead) * figure(self.figures, i, late)
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


def figure(figures: vec[float], number: i64, late: float) -> float:
    """A figure as it is at this time of the match."""
    return figures[2 * number] * (1.0 - late) + figures[2 * number + 1] * late


def chance_of_worth(s: State) -> float:
    """How much chance one more of worth is, about, where the chances are even."""
    return figure(BY_MODE[s.rules.mode], OPINION, lateness(s)) / 4.0
