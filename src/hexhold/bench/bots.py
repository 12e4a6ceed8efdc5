"""How fast the bots think: greedy's decisions, the planner's turns, the master's playouts.

All by processor time, in this process. Playouts are counted where a match of planners is half over.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import thread_time
from typing import Any, Final

from hexhold.arena.simulate import play_match, seed_for
from hexhold.bots import Bot, Decision, bot_spec
from hexhold.bots.minds import has_mind, mind
from hexhold.core.contract import CHANCE, Game
from hexhold.core.match import Match
from hexhold.core.rng import Rng
from hexhold.games import GAMES, make_game

QUICK, PLANS, SEARCHES = "greedy", "planner", "search"
DECISIONS_PER_S: Final = 30_000
TURN_SECONDS: Final = 0.020
PLAYOUTS_PER_S: Final = 400
BATCH: Final = 64  # playouts between two looks at the clock


@dataclass(frozen=True)
class Plan:
    """How much is measured."""

    matches: int
    seconds: float  # of searching


QUICKLY: Final = Plan(2, 0.5)
THOROUGHLY: Final = Plan(20, 5.0)


@dataclass(frozen=True)
class Speed:
    """What was found in one mode of a game."""

    decisions_per_s: float
    turn_seconds: float
    playouts_per_s: float

    @property
    def met(self) -> bool:
        """Whether all that is fast enough."""
        return (
            self.decisions_per_s >= DECISIONS_PER_S
            and self.turn_seconds <= TURN_SECONDS
            and self.playouts_per_s >= PLAYOUTS_PER_S
        )


def modes() -> Iterator[tuple[str, str]]:
    """Every mode of every game whose bots have minds of their own."""
    for name in GAMES:
        if all(has_mind(name, needed) for needed in (QUICK, PLANS, SEARCHES)):
            for option in GAMES[name].schema.options:
                if option.name == "mode":
                    yield from ((name, mode) for mode in option.choices)


def run(plan: Plan, tick: Callable[[], None]) -> dict[tuple[str, str], Speed]:
    """The figures of all modes."""
    found = {}
    for name, mode in modes():
        found[name, mode] = measure(make_game(name, {"mode": mode}), plan)
        tick()
    return found


def measure(game: Game[Any], plan: Plan) -> Speed:
    """The figures of one."""
    quick = [Thought(game, QUICK, seed) for seed in range(plan.matches)]
    plans = [Thought(game, PLANS, seed) for seed in range(plan.matches)]
    return Speed(
        sum(one.decisions for one in quick) / sum(one.spent for one in quick),
        sum(one.spent for one in plans) / sum(one.turns for one in plans),
        playouts_per_s(game, [one.middle() for one in plans], plan.seconds),
    )


class Thought:
    """A match of one kind of bot, and how long they thought in it."""

    def __init__(self, game: Game[Any], bot: str, seed: int) -> None:
        self.decisions = 0
        self.spent = 0.0
        self.match: Match[Any] = game.start(seed)
        spec = bot_spec(bot)
        bots = [spec.bot(game, Rng(seed_for(seed, seat))) for seat in range(game.seats)]
        play_match(self.match, bots, self.choose)
        self.turns = game.tally(self.match.state, self.match.moves).turns

    def choose(self, bot: Bot, decision: Decision) -> int:
        """What a bot chooses, by the clock."""
        began = thread_time()
        action = bot.choose(decision)
        self.spent += thread_time() - began
        self.decisions += 1
        return action

    def middle(self) -> Match[Any]:
        """The same match when it was half over and somebody had a choice."""
        half = self.match.game.start()
        for number, (seat, action) in enumerate(self.match.moves):
            if number >= len(self.match.moves) // 2 and len(half.legal(half.actors[0])) > 1:
                if CHANCE not in half.actors:
                    break
            half.play(seat, action)
        return half


def playouts_per_s(game: Game[Any], matches: list[Match[Any]], seconds: float) -> float:
    """How many matches a master imagines in a second, in turn at each of these."""
    played = 0
    spent = 0.0
    search = mind(game.name, SEARCHES)
    for match in matches:
        began = thread_time()
        found = search(match.state, match.actors[0], "", Rng(1))
        while thread_time() - began < seconds / len(matches) and not found.is_settled():
            found.think(BATCH)
        played += found.playouts()
        spent += thread_time() - began
    return played / spent
