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
from hexhold.games.watch.bots.beam import Line, best_lines
from hexhold.games.watch.bots.luck import blind
from hexhold.games.watch.bots.planner import choose_by_plan
from hexhold.games.watch.bots.playouts import UNIT, Table
from hexhold.games.watch.bots.value import WIN
from hexhold.games.watch.engine._actions import ACTIONS
from hexhold.games.watch.engine.referee import fill
from hexhold.games.watch.engine.state import FOUND_ROAD, FOUND_SETTLEMENT, State

WIDTH: Final = 12
DEPTH: Final = 6
MOST: Final = 8  # lines that are tried out
FOUNDINGS: Final = 180  # all pairs of a site and a road, that none is missing
AHEAD: Final = 12  # turns that are played before the chances are read
FOUNDING_AHEAD: Final = 60
POINT: Final = 0.03  # the chance to win that the planner's 1,000 stand for
FOUNDING_POINT: Final = 0.06
OTHER: Final = 0.006  # how much less it is after what the planner would not do, on average
DOUBT: Final = 0.03  # how far off all that may be in a line
QUICK_BIAS: Final = 0.025  # how far off any number of quick matches may be
BIAS: Final = 0.012  # and of those that are played with care
FOUNDING_BIAS: Final = 0.005
QUICK_ROUNDS: Final = 48  # before matches are played with care
SURE: Final = 2.5  # standard deviations by which a line is behind when it is given up
LEAST_SPREAD: Final = 0.01  # of the results, that a few which are alike prove nothing
LEAST_ROUNDS: Final = 4
MOST_ROUNDS: Final = 4000
FIRST_FOUNDING: Final = -2  # a number like that of a turn, and on from there downwards


@mypyc_attr(acyclic=True)
class Candidate:
    """A line in question, and how it did."""

    __slots__ = ("actions", "alive", "chance", "prior", "rounds", "total")

    def __init__(self, actions: vec[i64], prior: float) -> None:
        self.actions: vec[i64] = actions
        self.prior: float = prior  # the chance to win that the planner gives it, from its best line
        self.alive: bool = True
        self.chance: float = 0.0  # to win, by the quick matches
        self.rounds: i64 = 0
        self.total: i64 = 0


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
        "ahead", "bias", "candidates", "careful", "choice", "differences", "doubt", "founding",
        "played", "point", "rng", "rounds", "seat", "squares", "state", "table", "worths",
    )  # fmt: skip

    def __init__(self, state: State, seat: i64, rng: Rng) -> None:
        self.state: State = state
        self.seat: i64 = seat
        self.rng: Rng = rng
        self.table: Table = Table(state)
        self.choice: i64 = choose_by_plan(state, seat)
        self.candidates: list[Candidate] = []
        self.founding: bool = state.turns == 0 and is_founding(state)
        self.careful: bool = False
        self.ahead: i64 = AHEAD
        self.point: float = POINT
        self.doubt: float = DOUBT
        self.bias: float = QUICK_BIAS
        if self.founding:
            self.ahead = FOUNDING_AHEAD
            self.point = FOUNDING_POINT
            self.bias = FOUNDING_BIAS
        self.played: i64 = 0
        self.rounds: i64 = 0
        # Of every pair of candidates, the sum of differences and of their squares.
        self.differences: vec[i64] = vec[i64]([0] * (MOST * MOST))
        self.squares: vec[i64] = vec[i64]([0] * (MOST * MOST))
        self.worths: vec[i64] = vec[i64]([0] * MOST)  # of the round that is played

    def ask_planner(self) -> None:
        """Find the lines that are in question, the planner's choice first."""
        lines = lines_in_question(self.state, self.seat, self.choice)
        for line in lines:
            # Nothing is held to be better than what the planner chose, whatever its lines say.
            prior = min(self.point * float(line.worth - lines[0].worth) / 1000.0, 0.0)
            if self.candidates and not self.founding:
                prior -= OTHER
            self.candidates.append(Candidate(line.actions(), prior))
        self.give_up_hopeless()

    def think(self, playouts: i64) -> None:
        """Play about so many matches more, a whole round at a time."""
        goal = self.played + playouts
        while self.played < goal and not self.is_settled():
            self.play_round()
            if self.rounds >= LEAST_ROUNDS:
                self.give_up_hopeless()
            if self.rounds == QUICK_ROUNDS and not self.careful and not self.founding:
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
        self.doubt *= self.bias / math.sqrt(self.doubt * self.doubt + self.bias * self.bias)
        self.bias = BIAS

    def play_round(self) -> None:
        """Try every line that is in question on the same deal, with the same dice."""
        self.table.deal(self.state, self.seat, self.rng)
        last = self.state.turns + self.ahead
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
        error = (square - mean * mean + LEAST_SPREAD) / float(n) + self.bias * self.bias
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


def is_founding(s: State) -> bool:
    """Whether the first settlements are being founded."""
    return s.phase == FOUND_SETTLEMENT or s.phase == FOUND_ROAD


def lines_in_question(s: State, seat: i64, choice: i64) -> list[Line]:
    """The planner's best lines, its choice first; none where there is nothing to try out."""
    out = vec[i64]([0] * ACTIONS)
    if fill(s, seat, out) < 2 or s.seats[seat].draft_give != 0:
        return []
    founding = s.phase == FOUND_SETTLEMENT
    most: i64 = MOST
    width: i64 = WIDTH
    if founding:
        most = FOUNDINGS
        width = FOUNDINGS
    lines = best_lines(blind(s, seat), seat, width, DEPTH, most)
    if lines[0].worth > WIN // 2:
        return []
    if founding:
        return of_different_sites(lines, choice)
    found: list[Line] = []
    for line in lines:
        if line.first == choice and not found:
            found.append(line)
    if not found:
        return []
    for line in lines:
        if line is not found[0] and len(found) < MOST:
            found.append(line)
    return found


def of_different_sites(lines: list[Line], choice: i64) -> list[Line]:
    """Of each site the best line, that of the choice first: the road is a question of its own."""
    found: list[Line] = []
    for line in lines:
        if line.first == choice and not found:
            found.append(line)
    for line in lines:
        if len(found) < MOST and all(line.first != other.first for other in found):
            found.append(line)
    return found
