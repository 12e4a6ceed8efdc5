"""Play many matches between bots, in one process or several, with the same result either way.

Every match has a seed of its own, made from the seed of the series and its number; so it does not
matter which process plays it, or when.
"""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

from hexhold.arena.pool import spread, stopped
from hexhold.arena.statistics import Statistics
from hexhold.bots import Bot, BotError, Decision, Spec, bot_spec, faults
from hexhold.bots.random import RandomBot
from hexhold.core.contract import Game, Illegal, NotationError
from hexhold.core.match import Match
from hexhold.core.rng import Rng
from hexhold.games import make_game

PART = 100  # matches handed to a process at once, where the engine plays them
A_FEW = 10  # the same where bots decide; one alone where they search

Progress = Callable[[int], None]  # told how many more matches are done
Choose = Callable[[Bot, Decision], int]


@dataclass(frozen=True)
class Series:
    """Matches to play: a game and its options, a bot for each seat, how many, from which seed."""

    game: str
    options: dict[str, Any] = field(default_factory=dict)
    bots: tuple[str, ...] = ("random",)  # one for each seat, or one for all
    games: int = 1
    seed: int = 0
    think: float = 0.0  # seconds a turn for bots that are given no budget; 0 leaves it to them

    def make_game(self) -> Game[Any]:
        """The game with its options checked."""
        return make_game(self.game, self.options)

    def lineup(self, game: Game[Any]) -> list[Spec]:
        """The bot of each seat; refused if it cannot play there."""
        if len(self.bots) not in (1, game.seats):
            raise BotError(faults.WRONG_COUNT, bots=len(self.bots), seats=game.seats)
        bots = [bot_spec(text).thinking(self.think) for text in self.bots]
        for bot in bots:
            bot.check(game.name)
        return bots * game.seats if len(bots) == 1 else bots


def seed_for(*names: int) -> int:
    """A seed for one purpose of many, all of them unlike each other."""
    return int.from_bytes(blake2b(repr(names).encode(), digest_size=8).digest(), "big")


def simulate(series: Series, jobs: int = 1, progress: Progress | None = None) -> Statistics:
    """Play a series; the statistics are the same for any number of jobs but for the seconds.

    With several jobs the caller's main module must be safe to import, as always with processes.
    """
    began = time.perf_counter()
    game = series.make_game()
    size = part_size(series.lineup(game))
    tell = progress or (lambda done: None)
    total = Statistics(game.seats)
    tasks = ((series, part) for part in _parts(series.games, size))
    for part in spread(play_part, tasks, min(jobs, -(-series.games // size))):
        total.add(part)
        tell(part.games)
    total.seconds = time.perf_counter() - began
    return total


def _parts(games: int, size: int) -> Iterator[range]:
    for first in range(0, games, size):
        yield range(first, min(first + size, games))


def part_size(lineup: list[Spec]) -> int:
    """How many matches make a part: few where each takes long, so that no process waits."""
    if all(bot.kind is RandomBot for bot in lineup):
        return PART
    return 1 if any(bot.kind.has_budget for bot in lineup) else A_FEW


def play_part(series: Series, part: range) -> Statistics:
    """The matches of these numbers, or those that were played when somebody said stop."""
    game = series.make_game()
    lineup = series.lineup(game)
    statistics = Statistics(game.seats)
    at_random = all(bot.kind is RandomBot for bot in lineup)
    play = _play_in_engine if at_random else _play_between_bots
    start = game.new_state()
    for number in part:
        if stopped():
            break
        play(game, start.copy(), lineup, seed_for(series.seed, number), statistics)
    return statistics


def _play_in_engine(
    game: Game[Any], state: Any, lineup: list[Spec], seed: int, statistics: Statistics
) -> None:
    """Random bots alone need no views: the game plays the whole match at once."""
    tally = game.play_randomly(state, Rng(seed))
    result = game.result(state)
    assert result is not None, "a match was played to its end and is not over"
    statistics.count(result, tally)


def _play_between_bots(
    game: Game[Any], state: Any, lineup: list[Spec], seed: int, statistics: Statistics
) -> None:
    bots = [bot.bot(game, Rng(seed_for(seed, seat))) for seat, bot in enumerate(lineup)]
    match = game.start(seed)
    play_match(match, bots)
    assert match.result is not None, "a match was played to its end and is not over"
    statistics.count(match.result, game.tally(match.state, match.moves))


def _choose(bot: Bot, decision: Decision) -> int:
    return bot.choose(decision)


def play_match(match: Match[Any], bots: list[Bot], choose: Choose = _choose) -> None:
    """Let bots play a match to its end, each seeing no more than its seat may."""
    while not match.over:
        seat = match.actors[0]
        bot = bots[seat]
        action = choose(bot, Decision(match.game, match.state, seat, bot.rng))
        try:
            match.play(seat, action)
        except (Illegal, NotationError) as error:
            name = type(bot).__name__
            raise BotError(faults.BOT_ERRED, bot=name, reason=str(error)) from error
