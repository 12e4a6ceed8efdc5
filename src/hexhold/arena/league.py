"""Contests between bots: one seat for the candidate, the others for the level that it is held to.

A round is played once from every seat with the same seed and the same options, so that neither
seats nor boards favour anybody; rounds go through the variety of a game (its boards, its editions).
A match depends on its number alone: a contest that was stopped goes on where it was.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache
from time import thread_time
from typing import Any, Final

from hexhold.arena.pool import spread, stopped
from hexhold.arena.simulate import play_match, seed_for
from hexhold.arena.statistics import Share, share_won
from hexhold.bots import Bot, Decision, Spec, bot_spec
from hexhold.bots.minds import has_mind, mind
from hexhold.core.match import Match
from hexhold.core.options import OptionError
from hexhold.core.rng import Rng
from hexhold.games import make_game

LEAST: Final = 100  # matches before anybody may be sure

Options = dict[str, Any]


@dataclass(frozen=True)
class Contest:
    """One candidate against a level, over the variety of a game."""

    game: str
    options: Options
    candidate: str
    others: str
    seed: int = 1
    think: float = 0.0  # seconds a turn for bots that are given no budget

    def specs(self) -> tuple[Spec, Spec]:
        """The two bots; refused if they cannot play the game."""
        specs = tuple(bot_spec(text).thinking(self.think) for text in (self.candidate, self.others))
        for spec in specs:
            spec.check(self.game)
        return specs[0], specs[1]

    def seats(self) -> int:
        """How many seats play, which is how many matches a round has."""
        return make_game(self.game, self.options).seats


@dataclass(frozen=True)
class Played:
    """What one match came to; the time is the candidate's, of the processor."""

    number: int
    won: bool
    ending: str
    turns: int
    think: float
    longest: float  # time for one decision


@dataclass
class Standing:
    """What the matches of a contest add up to."""

    seats: int
    games: int = 0
    wins: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    turns: int = 0
    think: float = 0.0
    longest: float = 0.0

    def count(self, played: Played) -> None:
        """One more match."""
        self.games += 1
        self.wins += played.won
        self.endings[played.ending] += 1
        self.turns += played.turns
        self.think += played.think
        self.longest = max(self.longest, played.longest)

    @property
    def share(self) -> Share:
        """What the candidate won."""
        return share_won(self.wins, self.games)

    @property
    def think_a_turn(self) -> float:
        """Seconds that the candidate thought for each turn of its own."""
        return self.think * self.seats / self.turns if self.turns else 0.0

    def is_sure(self, aim: float) -> bool:
        """Whether the share is above or below the aim, whatever luck did."""
        share = self.share
        return self.games >= LEAST and (share.low >= aim or share.high < aim)


# ------------------------------------------------------------------ one match


@cache
def _variety(game: str, options: str) -> list[Options]:
    """The options of the rounds: the game's variety as far as what is asked for leaves it open."""
    asked: Options = json.loads(options)
    wishes: Iterable[Options] = mind(game, "VARIETY") if has_mind(game, "VARIETY") else ()
    return [wish | asked for wish in wishes if _agree(game, wish, asked)] or [asked]


def _agree(game: str, wish: Options, asked: Options) -> bool:
    try:
        made = make_game(game, wish | asked).options
        return all(made[name] == make_game(game, wish).options[name] for name in wish)
    except OptionError:
        return False


def variety(contest: Contest) -> list[Options]:
    """The options of one round after another."""
    return _variety(contest.game, json.dumps(contest.options, sort_keys=True))


class Unwanted(Exception):
    """Nobody wants to know any more how the match ends."""


class Stopwatch:
    """Asks bots, and remembers how long one of them thought."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.spent = 0.0
        self.longest = 0.0

    def choose(self, bot: Bot, decision: Decision) -> int:
        """What a bot chooses."""
        if stopped():
            raise Unwanted
        if bot is not self.bot:
            return bot.choose(decision)
        began = thread_time()
        action = bot.choose(decision)
        spent = thread_time() - began
        self.spent += spent
        self.longest = max(self.longest, spent)
        return action


def play_one(contest: Contest, number: int) -> Played:
    """The match of a number: the candidate's seat changes first, then the round."""
    candidate, others = contest.specs()
    mixed = variety(contest)
    turn, seat = divmod(number, contest.seats())
    game = make_game(contest.game, mixed[turn % len(mixed)])
    seed = seed_for(contest.seed, turn)
    bots = [
        (candidate if place == seat else others).bot(game, Rng(seed_for(seed, place)))
        for place in range(game.seats)
    ]
    match, watch = game.start(seed), Stopwatch(bots[seat])
    play_match(match, bots, watch.choose)
    return _outcome(number, seat, match, watch)


def _outcome(number: int, seat: int, match: Match[Any], watch: Stopwatch) -> Played:
    result = match.result
    assert result is not None, "a match was played to its end and is not over"
    turns = match.game.tally(match.state, match.moves).turns
    times = (round(watch.spent, 6), round(watch.longest, 6))
    return Played(number, result.winner == seat, result.ending, turns, *times)


# ------------------------------------------------------------------ many matches


def play_contest(
    contest: Contest,
    games: int,
    jobs: int = 1,
    known: Iterable[Played] = (),
    aim: float | None = None,
    tell: Callable[[Played], None] = lambda played: None,
) -> Standing:
    """Play what is not known yet, or until it is sure whether an aim is reached.

    Every new match is told as soon as it is over. The standing counts matches in the order of their
    numbers, so that it is the same for any number of jobs.
    """
    contest.specs()
    standing = Standing(contest.seats())
    done = {played.number: played for played in known}
    missing = [(contest, number) for number in range(games) if number not in done]
    if _has_enough(standing, done, games, aim):
        return standing
    for played in spread(play_one, missing, jobs):
        tell(played)
        done[played.number] = played
        if _has_enough(standing, done, games, aim):
            break
    return standing


def _has_enough(standing: Standing, done: dict[int, Played], games: int, aim: float | None) -> bool:
    """Count what is there in order; whether nothing more need be played."""
    while standing.games < games and standing.games in done:
        standing.count(done[standing.games])
        is_round = standing.games % standing.seats == 0
        if aim is not None and is_round and standing.is_sure(aim):
            return True
    return standing.games >= games
