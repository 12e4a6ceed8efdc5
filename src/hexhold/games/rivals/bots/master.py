"""The master's search in the Rivals: its best lines, each tried out in the same imagined matches.

A round deals anew what the seat cannot see, and plays every candidate on from there with the same
luck, so that what is compared differs by the candidates alone. A candidate that is clearly worse
is played no more. Compiled.
"""

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.rng import Rng
from hexhold.games.rivals.bots.beam import look_ahead
from hexhold.games.rivals.bots.cards import known_card
from hexhold.games.rivals.bots.chance import Judge, chance_of_worth
from hexhold.games.rivals.bots.lines import UNSET, Line, Plan, first_of, hashed
from hexhold.games.rivals.bots.planner import choose_with
from hexhold.games.rivals.bots.policy import Player, play_on, set_out_on
from hexhold.games.rivals.bots.value import ALL_BUT_LOST
from hexhold.games.rivals.bots.weights import weights_for
from hexhold.games.rivals.engine import layout as q
from hexhold.games.rivals.engine._actions import ACTIONS, DRAW_TOP, END, LOOK_AT
from hexhold.games.rivals.engine.flow import fill
from hexhold.games.rivals.engine.state import State, code_of, top
from hexhold.games.rivals.imagine import imagine

MOST: Final = 8  # candidates
EACH: Final = 2  # of them that build and play the same
HORIZON: Final = 2  # turns that a match is played on
TRUST: Final = 10.0  # rounds that the plan's own opinion counts for
FEWEST_TO_DIFFER: Final = 6  # rounds before anything but the plan is chosen
DOUBT: Final = 1.0  # standard errors that it must be better by
FEWEST: Final = 8  # rounds before a candidate can be given up
EVERY: Final = 2  # rounds between two looks at who is behind
CLEARLY: Final = 2.5  # standard errors
HOPELESS: Final = 0.12  # so much less by the plan's own opinion is not tried
UNPLANNED: Final = -0.01  # the plan's opinion of what it would not do with cards, about
MOST_ROUNDS: Final = 2_000


def turn_of(state: State) -> int:
    """The number of the turn."""
    return int(state.w[q.TURNS])


class Candidate:
    """One way to go on, and how the matches went in which it was tried."""

    __slots__ = ("line", "opinion", "outcomes", "sum", "trying", "whole")

    def __init__(self, line: Line, opinion: float, whole: bool) -> None:
        self.line: Line = line
        self.whole: bool = whole  # the rest of the turn, or one action of it
        self.opinion: float = opinion  # the plan's: how much less than its best this is worth
        self.outcomes: list[float] = []
        self.sum: float = 0.0
        self.trying: bool = True


class Search:
    """The candidates of one decision, see `hexhold.bots.minds`."""

    def __init__(self, state: State, seat: i64, style: str, rng: Rng) -> None:
        self._state: State = state
        self._seat: i64 = seat
        self._rng: Rng = rng
        self._weights: vec[i64] = weights_for(state.rules.mode, style)
        self._player: Player = Player(self._weights, self._weights)
        self._player.start = rng.word()
        self._judge: Judge = Judge(state.rules.mode)
        self._rounds: i64 = 0
        self._playouts: i64 = 0
        self._horizon: i64 = HORIZON
        self._trust: float = TRUST
        self._candidates: list[Candidate] = candidates_of(state, seat, self._weights)

    def think(self, playouts: int) -> None:
        """Play about so many matches more."""
        enough = self._playouts + playouts
        while self._playouts < enough and not self.is_settled():
            self._play_round()

    def is_settled(self) -> bool:
        """Whether all that is still tried begins alike, or more matches would tell no more."""
        if self._rounds >= MOST_ROUNDS:
            return True
        first: i64 = UNSET
        for candidate in self._candidates:
            if candidate.trying:
                action = action_of(candidate)
                if first != UNSET and action != first:
                    return False
                first = action
        return True

    def playouts(self) -> int:
        """How many matches were played."""
        return int(self._playouts)

    def best(self) -> int:
        """The action to choose."""
        return int(action_of(self._choice()))

    def rated(self) -> list[tuple[int, float, int]]:
        """Each candidate's action, its chance and the matches that told so, the best first."""
        best = self._choice()
        action, chance, rounds = rating(best)
        behind = [(self._behind(best, one), rating(one)) for one in self._candidates]
        behind.sort(key=lambda pair: pair[0])
        rated = [(action, chance, rounds)]
        seen = {action}
        for less, (other, _, told) in behind:
            if other not in seen:
                seen.add(other)
                rated.append((other, max(0.0, chance - less), told))
        return rated

    def _behind(self, best: Candidate, other: Candidate) -> float:
        """How much less a candidate promises than the chosen one, by the rounds that both played.

        The plan's own opinion counts as in a score.
        """
        less = self._trust * (best.opinion - other.opinion)
        rounds = len(other.outcomes)
        for i in range(rounds):
            less += best.outcomes[i] - other.outcomes[i]
        return max(0.0, less / (float(rounds) + self._trust))

    def _play_round(self) -> None:
        """One imagined deal, and every candidate played on from it."""
        dream = imagine(self._state, int(self._seat), self._rng)
        player = self._player
        player.luck = self._rng.word()
        player.round = self._rounds
        self._rounds += 1
        for candidate in self._candidates:
            if not candidate.trying:
                continue
            match = dream.copy()
            set_out_on(player, self._seat, candidate.line, candidate.whole)
            play_on(player, match, match.w[q.TURNS] + self._horizon)
            outcome = self._judge.chance(match, self._seat)
            candidate.outcomes.append(outcome)
            candidate.sum += outcome
            self._playouts += 1
        if self._rounds >= FEWEST and self._rounds % EVERY == 0:
            self._give_up()

    def _score(self, candidate: Candidate) -> float:
        """What the matches say, and the plan's own opinion as if it were some rounds more."""
        sum = candidate.sum + self._trust * candidate.opinion
        return sum / (float(self._rounds) + self._trust)

    def _leader(self) -> Candidate:
        """The best of those still tried."""
        best = self._candidates[0]
        for candidate in self._candidates:
            if not candidate.trying:
                continue
            if not best.trying or self._score(candidate) > self._score(best):
                best = candidate
        return best

    def _choice(self) -> Candidate:
        """What the planner would do, unless something else is better by more than luck explains."""
        planned = self._candidates[0]
        if not planned.trying:
            return self._leader()
        best = planned
        most = 0.0
        for candidate in self._candidates:
            if candidate.trying and candidate is not planned and self._rounds >= FEWEST_TO_DIFFER:
                ahead = self._score(candidate) - self._score(planned)
                ahead -= DOUBT * self._error(candidate, planned)
                if ahead > most:
                    most = ahead
                    best = candidate
        return best

    def _error(self, one: Candidate, other: Candidate) -> float:
        """The standard error of the difference between two scores."""
        rounds = float(self._rounds)
        return error_between(one, other) * rounds / (rounds + self._trust)

    def _give_up(self) -> None:
        """Try no more what is clearly worse than the best."""
        best = self._leader()
        for candidate in self._candidates:
            if candidate.trying and candidate is not best:
                behind = self._score(best) - self._score(candidate)
                if behind > CLEARLY * error_between(best, candidate) + 0.0005:
                    candidate.trying = False


def action_of(candidate: Candidate) -> i64:
    """What a candidate begins with."""
    first = first_of(candidate.line)
    if first == UNSET:
        return END
    return first


def rating(candidate: Candidate) -> tuple[int, float, int]:
    """An action, its chance, and how many matches told so."""
    n = len(candidate.outcomes)
    chance = candidate.sum / n if n else 0.5 + candidate.opinion
    return int(action_of(candidate)), chance, n


def error_between(one: Candidate, other: Candidate) -> float:
    """The standard error of the difference between two candidates, match by match."""
    n = len(one.outcomes)
    mean = (one.sum - other.sum) / n
    squares = 0.0
    for i in range(n):
        off = one.outcomes[i] - other.outcomes[i] - mean
        squares += off * off
    return sqrt(squares) / n


def search(state: State, seat: i64, style: str, rng: Rng) -> Search:
    """A search that has not begun to think."""
    return Search(state, seat, style, rng)


# -- what is tried --


def candidates_of(s: State, seat: i64, k: vec[i64]) -> list[Candidate]:
    """What the planner would do first, then what else might be good."""
    out = vec[i64]([0] * ACTIONS)
    n = fill(s, seat, out)
    code = code_of(top(s))
    if n == 1:
        return [single(s, out[0], 0.0)]
    if code == q.REPLACE:  # matches overrate looking through a stack: the plan knows better
        return [single(s, choose_with(s, seat, k), 0.0)]
    if is_about_cards(code):
        return single_actions(s, seat, out, n, k)
    plan = Plan(seat, k, code)
    plan.keeping = True
    look_ahead(plan, s)
    best = plan.best
    if best is None:
        return [single(s, out[0], 0.0)]
    if best.worth >= ALL_BUT_LOST:
        return [Candidate(best, 0.0, True)]
    return distinct_lines(plan.kept, chance_of_worth(s))


def is_about_cards(code: i64) -> bool:
    """Questions that no line of a plan goes through."""
    if code == q.DRAW or code == q.OPEN or code == q.LIBRARY:
        return True
    return code == q.EXCHANGE or code == q.STRIP or code == q.ROLL or code == q.NUMBER


def single(s: State, action: i64, opinion: float) -> Candidate:
    """A candidate of one action."""
    return Candidate(Line(s, None, action, 0), opinion, False)


def single_actions(s: State, seat: i64, out: vec[i64], n: i64, k: vec[i64]) -> list[Candidate]:
    """Every answer, the planner's first."""
    planned = choose_with(s, seat, k)
    candidates = [single(s, planned, 0.0)]
    seen = {int(likeness(s, seat, planned))}
    for i in range(n):
        like = int(likeness(s, seat, out[i]))
        if like not in seen:
            seen.add(like)
            candidates.append(single(s, out[i], UNPLANNED))
    return candidates


def likeness(s: State, seat: i64, action: i64) -> i64:
    """A number that is the same for draws which promise the same: from stacks of a set, unseen."""
    if DRAW_TOP <= action < LOOK_AT:
        stack = action - DRAW_TOP
        if known_card(s, seat, s.rules.stack_at[stack] + s.w[q.STACK_SIZE + stack] - 1) < 0:
            return ACTIONS + s.rules.stack_set[stack]
    return action


def distinct_lines(kept: list[Line], slope: float) -> list[Candidate]:
    """The best lines, but few of those that lead to the same buildings and hand."""
    lines = sorted(kept, key=worth_of_line, reverse=True)
    candidates: list[Candidate] = []
    times: dict[int, int] = {}
    for line in lines:
        opinion = slope * float(line.worth - lines[0].worth)
        if opinion < -HOPELESS or len(candidates) == MOST:
            break
        key = int(built_key(line.state))
        had = times.get(key, 0)
        if had < EACH:
            times[key] = had + 1
            candidates.append(Candidate(line, opinion, True))
    return candidates


def worth_of_line(line: Line) -> int:
    """What the plan thinks of a line."""
    return int(line.worth)


def built_key(s: State) -> i64:
    """A number for what stands and what is held, whatever it was paid with."""
    mine = hashed(s.w, q.COLUMNS, q.SURE, 17)
    return hashed(s.w, q.SIDE + q.COLUMNS, q.SIDE + q.SURE, mine)
