"""The master's mind in the Watch: the planner's best lines, tried out in matches that it imagines.

Compiled. Every round deals what the seat cannot see anew, and plays each line that is still in
question on from there with the same dice: so what differs is what the lines did. What was held of
a line before counts too, the less the more rounds were played. The first rounds are quick, and
what they tell is no more than an opinion: matches that are played with care decide.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from hexhold.core.rng import Rng
from hexhold.games.watch.bots.candidates import MOST, Candidate, candidates
from hexhold.games.watch.bots.planner import choose_by_plan
from hexhold.games.watch.bots.playouts import UNIT, Table, is_founding
from hexhold.games.watch.engine.state import State

SURE: Final = 2.0  # standard deviations by which a line is behind when it is given up
LEAST_SPREAD: Final = 0.01  # of the results, that a few which are alike prove nothing
LEAST_ROUNDS: Final = 4
MOST_ROUNDS: Final = 4000
FIRST_FOUNDING: Final = -2  # a number like that of a turn, and on from there downwards


@mypyc_attr(acyclic=True)
class Manner:
    """How lines are tried out: first quickly, so many rounds, then with care."""

    __slots__ = ("ahead", "bias", "doubt", "quick_ahead", "quick_bias", "quick_rounds")

    def __init__(
        self,
        doubt: float,
        quick_rounds: i64,
        quick_ahead: i64,
        quick_bias: float,
        ahead: i64,
        bias: float,
    ) -> None:
        self.doubt: float = doubt  # how far off it may be what the planner holds of a line
        self.quick_rounds: i64 = quick_rounds
        self.quick_ahead: i64 = quick_ahead  # turns that are played before the chances are read
        self.quick_bias: float = quick_bias  # how far off any number of quick matches may be
        self.ahead: i64 = ahead
        self.bias: float = bias  # and of those that are played with care


# Chosen by how well each estimate agrees with matches that are played to the end, and how much it
# takes. Turns of the Brotherhood take three times as long to plan, and its lines differ less: there
# many quick rounds tell more than few careful ones.
TURN: Final = Manner(0.03, 48, 4, 0.015, 6, 0.008)
FOUNDING: Final = Manner(0.1, 96, 24, 0.06, 24, 0.04)
BROTHERHOOD_TURN: Final = Manner(0.02, 400, 8, 0.012, 8, 0.01)
BROTHERHOOD_FOUNDING: Final = Manner(0.06, 240, 24, 0.035, 24, 0.02)


def manner_of(s: State) -> Manner:
    """How the lines of a decision are tried out."""
    if s.rules.brotherhood:
        if is_founding(s):
            return BROTHERHOOD_FOUNDING
        return BROTHERHOOD_TURN
    if is_founding(s):
        return FOUNDING
    return TURN


def search(state: State, seat: i64, style: str, rng: Rng) -> "LineSearch":
    """Begin to search for what a seat should do."""
    found = LineSearch(state, seat, rng)
    found.ask_planner()
    return found


def turn(state: State) -> i64:
    """The number of the turn; every founding settlement is worth the time of one."""
    if is_founding(state):
        return FIRST_FOUNDING - state.setup_step
    return state.turns


@mypyc_attr(acyclic=True)
class LineSearch:
    """The candidates of one decision, and the table where they are tried out."""

    __slots__ = (
        "candidates", "careful", "choice", "differences", "doubt", "manner", "played", "rng",
        "rounds", "seat", "squares", "state", "table", "worths",
    )  # fmt: skip

    def __init__(self, state: State, seat: i64, rng: Rng) -> None:
        self.state: State = state
        self.seat: i64 = seat
        self.rng: Rng = rng
        self.table: Table = Table(state)
        self.choice: i64 = choose_by_plan(state, seat)
        self.candidates: list[Candidate] = []
        self.manner: Manner = manner_of(state)
        self.careful: bool = False
        self.doubt: float = self.manner.doubt
        self.played: i64 = 0
        self.rounds: i64 = 0
        # Of every pair of candidates, the sum of differences and of their squares.
        self.differences: vec[i64] = vec[i64]([0] * (MOST * MOST))
        self.squares: vec[i64] = vec[i64]([0] * (MOST * MOST))
        self.worths: vec[i64] = vec[i64]([0] * MOST)  # of the round that is played

    def ask_planner(self) -> None:
        """Find the lines that are in question."""
        self.candidates = candidates(self.state, self.seat, self.choice)
        self.give_up_hopeless()

    def think(self, playouts: i64) -> None:
        """Play about so many matches more, a whole round at a time."""
        goal = self.played + playouts
        while self.played < goal and not self.is_settled():
            self.play_round()
            if self.rounds >= LEAST_ROUNDS:
                self.give_up_hopeless()
            if not self.careful and self.rounds >= self.manner.quick_rounds:
                self.take_care()

    def take_care(self) -> None:
        """What the quick matches told is what is held of the lines from now on."""
        for i in range(i64(1), i64(len(self.candidates))):
            self.candidates[i].prior = self.lead(i, 0)
        self.candidates[0].prior = 0.0
        for one in self.candidates:
            one.chance = mean_of(one)
            one.rounds = 0
            one.total = 0
        for i in range(i64(MOST * MOST)):
            self.differences[i] = 0
            self.squares[i] = 0
        self.careful = True
        self.rounds = 0
        bias = self.manner.quick_bias
        self.doubt *= bias / math.sqrt(self.doubt * self.doubt + bias * bias)

    def play_round(self) -> None:
        """Try every line that is in question on the same deal, with the same dice."""
        self.table.deal(self.state, self.seat, self.rng)
        last = self.state.turns + self.manner.quick_ahead
        if self.careful:
            last = self.state.turns + self.manner.ahead
        count = i64(len(self.candidates))
        for i in range(count):
            one = self.candidates[i]
            if one.alive:
                worth = self.table.try_out(one.actions, self.seat, last, self.careful)
                one.total += worth
                one.rounds += 1
                self.worths[i] = worth
                self.played += 1
        self.rounds += 1
        for i in range(count):
            for j in range(count):
                if self.candidates[i].alive and self.candidates[j].alive:
                    difference = self.worths[i] - self.worths[j]
                    self.differences[MOST * i + j] += difference
                    self.squares[MOST * i + j] += difference * difference

    def lead(self, i: i64, j: i64) -> float:
        """By how much one candidate is ahead of another, by the planner and by the rounds."""
        one = self.candidates[i]
        other = self.candidates[j]
        believed = one.prior - other.prior
        n = min(one.rounds, other.rounds)
        if n == 0:
            return believed
        mean = float(self.differences[MOST * i + j]) / float(n * UNIT)
        trust = self.trust(i, j, n, mean)
        return believed + trust * (mean - believed)

    def trust(self, i: i64, j: i64, n: i64, mean: float) -> float:
        """How much the rounds count beside what the planner holds: from 0 to 1."""
        square = float(self.squares[MOST * i + j]) / float(n) / float(UNIT * UNIT)
        bias = self.manner.quick_bias
        if self.careful:
            bias = self.manner.bias
        error = (square - mean * mean + LEAST_SPREAD) / float(n) + bias * bias
        return self.doubt * self.doubt / (self.doubt * self.doubt + error)

    def leader(self) -> i64:
        """The number of the candidate that is ahead of the planner's choice by most."""
        best: i64 = 0
        most: float = 0.0
        for i in range(i64(1), i64(len(self.candidates))):
            if self.candidates[i].alive:
                lead = self.lead(i, 0)
                if lead > most or not self.candidates[best].alive:
                    most = lead
                    best = i
        return best

    def give_up_hopeless(self) -> None:
        """Lines that are surely behind are not tried any more."""
        if not self.candidates:
            return
        best = self.leader()
        for i in range(i64(len(self.candidates))):
            one = self.candidates[i]
            if i == best or not one.alive:
                continue
            lead = self.lead(i, best)
            trust: float = 0.0
            n = min(one.rounds, self.candidates[best].rounds)
            if n > 0:
                mean = float(self.differences[MOST * i + best]) / float(n * UNIT)
                trust = self.trust(i, best, n, mean)
            if lead + SURE * self.doubt * math.sqrt(1.0 - trust) < 0.0:
                one.alive = False

    def is_settled(self) -> bool:
        """Whether one candidate is left, or the rounds are more than enough."""
        alive: i64 = 0
        for one in self.candidates:
            if one.alive:
                alive += 1
        return alive < 2 or self.rounds >= MOST_ROUNDS

    def playouts(self) -> i64:
        """How many matches were played."""
        return self.played

    def best(self) -> i64:
        """The action to choose."""
        if not self.candidates:
            return self.choice
        return self.candidates[self.leader()].actions[0]

    def rated(self) -> list[tuple[int, float, int]]:
        """Every first action, its chance to win and the playouts that told so, the best first."""
        if not self.candidates:
            return [(int(self.choice), 0.0, 0)]
        best = self.leader()
        chosen = self.candidates[best]
        chance = mean_of(chosen)
        ranked: list[tuple[float, int, int]] = []
        for i in range(i64(len(self.candidates))):
            one = self.candidates[i]
            if i != best:
                behind = max(-self.lead(i, best), 0.0)
                ranked.append((behind, int(one.actions[0]), int(one.rounds)))
        ranked.sort()
        found = [(int(chosen.actions[0]), chance, int(chosen.rounds))]
        for behind, action, rounds in ranked:
            if all(action != other for other, _, _ in found):
                found.append((action, max(0.0, chance - behind), rounds))
        return found


def mean_of(one: Candidate) -> float:
    """The chance to win after a line, by the matches that were played last."""
    if one.rounds == 0:
        return one.chance
    return float(one.total) / float(one.rounds * UNIT)
