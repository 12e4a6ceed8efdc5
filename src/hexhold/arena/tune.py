"""Tune the weights of a game's value by what they win: `hexhold.arena.evolve` on matches.

The candidates of a generation play the same rounds, each once from every seat, against a mix of
others in turn. Everything follows from the seed, whatever the number of jobs; the state is plain
data, so that a tuning which was stopped goes on.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import cached_property
from random import Random
from typing import Any, Final

from hexhold.arena.evolve import Evolution, Point
from hexhold.arena.league import Contest, variety
from hexhold.arena.pool import spread
from hexhold.arena.simulate import play_match, seed_for
from hexhold.arena.statistics import Share, share_won
from hexhold.bots import Bot, BotError, Decision, Spec, bot_spec, faults
from hexhold.bots.minds import Weights, mind
from hexhold.core.rng import Rng
from hexhold.games import make_game

REACH: Final = 0.3  # of a weight: how far the first candidates differ
SMALLEST: Final = 20  # a weight nearer to nothing is moved as if it were this
CHECK: Final = -1  # the number of the generation whose rounds no candidate has played

Figures = list[int]


@dataclass(frozen=True)
class Tuning:
    """What is tuned, and by which matches."""

    game: str
    options: dict[str, Any]
    against: tuple[str, ...]
    bot: str = "planner"
    population: int = 12
    matches: int = 60  # of each candidate
    seed: int = 1

    def check(self) -> None:
        """Refuse bots that cannot play, and a game without weights for this mode."""
        for text in (self.bot, *self.against):
            bot_spec(text).check(self.game)
        if self.mode not in self.weights.COLUMNS:
            raise BotError(faults.NO_WEIGHTS, game=self.game, value=self.mode)

    @cached_property
    def mode(self) -> str:
        """Which of the game's columns is tuned."""
        return str(make_game(self.game, self.options).options.get("mode", ""))

    @property
    def weights(self) -> Weights:
        """The game's figures."""
        weights: Weights = mind(self.game, "WEIGHTS")
        return weights

    @property
    def usual(self) -> Figures:
        """The figures that the game comes with."""
        return list(self.weights.COLUMNS[self.mode])

    def start(self) -> Evolution:
        """The search before its first generation: a point is how far each weight is moved."""
        return Evolution([0.0] * len(self.usual), REACH)

    def figures(self, point: Point) -> Figures:
        """The weights that a point stands for."""
        return [
            figure + round(part * max(abs(figure), SMALLEST))
            for figure, part in zip(self.usual, point, strict=True)
        ]


# ------------------------------------------------------------------ matches


class Tried(Bot):
    """A bot that weighs by other figures; whoever else plays in this process does not."""

    def __init__(self, bot: Bot, tuning: Tuning, figures: Figures) -> None:
        super().__init__(bot.game, bot.rng, bot.budget, bot.style)
        self.bot = bot
        self.mode, self.weights = tuning.mode, tuning.weights
        self.usual, self.figures = tuning.usual, figures

    def choose(self, decision: Decision) -> int:
        self.weights.set_weights(self.mode, self.figures)
        try:
            return self.bot.choose(decision)
        finally:
            self.weights.set_weights(self.mode, self.usual)


@dataclass(frozen=True)
class Score:
    """What a candidate's matches came to; points ahead of the best other tell equals apart."""

    candidate: int
    games: int
    wins: int
    ahead: int


def play_round(
    tuning: Tuning, candidate: int, figures: Figures, generation: int, number: int
) -> Score:
    """One candidate in every seat of one round."""
    others = bot_spec(tuning.against[number % len(tuning.against)])
    mixed = variety(Contest(tuning.game, tuning.options, tuning.bot, others.text))
    options = mixed[(number // len(tuning.against) + generation) % len(mixed)]
    seed = seed_for(tuning.seed, generation, number)
    seats = make_game(tuning.game, options).seats
    wins = ahead = 0
    for seat in range(seats):
        points, won = _play(tuning, figures, others, options, seed, seat)
        wins += won
        ahead += points[seat] - max(points[:seat] + points[seat + 1 :])
    return Score(candidate, seats, wins, ahead)


def _play(
    tuning: Tuning, figures: Figures, others: Spec, options: dict[str, Any], seed: int, seat: int
) -> tuple[list[int], bool]:
    game = make_game(tuning.game, options)
    bots = [others.bot(game, Rng(seed_for(seed, place))) for place in range(game.seats)]
    own = bot_spec(tuning.bot).bot(game, Rng(seed_for(seed, seat)))
    bots[seat] = Tried(own, tuning, figures)
    match = game.start(seed)
    play_match(match, bots)
    result = match.result
    assert result is not None, "a match was played to its end and is not over"
    return list(result.points), result.winner == seat


def scores(
    tuning: Tuning, candidates: list[Figures], generation: int, matches: int, jobs: int
) -> list[Score]:
    """What each candidate came to, by its number."""
    seats = make_game(tuning.game, tuning.options).seats
    rounds = max(1, -(-matches // seats))
    tasks: Iterator[tuple[Any, ...]] = (
        (tuning, candidate, figures, generation, number)
        for number in range(rounds)
        for candidate, figures in enumerate(candidates)
    )
    total = [Score(candidate, 0, 0, 0) for candidate in range(len(candidates))]
    for part in spread(play_round, tasks, jobs):
        so_far = total[part.candidate]
        total[part.candidate] = Score(
            part.candidate,
            so_far.games + part.games,
            so_far.wins + part.wins,
            so_far.ahead + part.ahead,
        )
    return total


# ------------------------------------------------------------------ generations


@dataclass(frozen=True)
class Told:
    """How a generation did."""

    generation: int
    best: float  # share won by its best candidate
    mean: float  # and by all of them
    step: float


def evolve(tuning: Tuning, evolution: Evolution, jobs: int = 1) -> Told:
    """One generation more."""
    luck = Random(seed_for(tuning.seed, evolution.generation))
    points = evolution.candidates(tuning.population, luck)
    tried = [tuning.figures(point) for point in points]
    found = scores(tuning, tried, evolution.generation, tuning.matches, jobs)
    ranked = sorted(found, key=lambda score: (-score.wins, -score.ahead, score.candidate))
    evolution.learn([points[score.candidate] for score in ranked])
    shares = [score.wins / score.games for score in found]
    mean = sum(shares) / len(shares)
    return Told(evolution.generation, max(shares), mean, evolution.step)


def compare(tuning: Tuning, evolution: Evolution, matches: int, jobs: int = 1) -> list[Share]:
    """What the usual figures and the tuned ones win in rounds that no candidate has played."""
    both = [tuning.usual, tuning.figures(evolution.mean)]
    return [
        share_won(score.wins, score.games) for score in scores(tuning, both, CHECK, matches, jobs)
    ]


def keep(tuning: Tuning, evolution: Evolution) -> str:
    """All that is needed to go on, as text."""
    return json.dumps({"tuning": asdict(tuning), "evolution": asdict(evolution)})


def recall(tuning: Tuning, kept: str) -> Evolution | None:
    """Where a tuning stood; nothing if the text is of another one."""
    data = json.loads(kept)
    if data["tuning"] != json.loads(json.dumps(asdict(tuning))):
        return None
    return Evolution(**data["evolution"])
