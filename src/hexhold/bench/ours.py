"""Our side of the bench: random seats, no trade between them.

An action is a decision of a seat: chance moves do not count, and one discard counts once however
many cards it holds.
"""

import gc
import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from typing import Any, Final

from hexhold.bench.measure import Counts, Task, repeat, repeat_calls
from hexhold.core.contract import CHANCE, Game
from hexhold.core.discovery import part
from hexhold.core.rng import Rng
from hexhold.games import GAMES

SAMPLE: Final = 1000  # states, taken evenly from random matches
STRIDE: Final = 11  # decisions between two states of the sample
COPIES: Final = 1000  # to weigh a state


@dataclass(frozen=True)
class Engine:
    """What is measured: some games of one engine, and its functions as a Python loop calls them."""

    games: list[Game[Any]]
    play_randomly: Callable[[Any, Rng], int]
    first_actor: Callable[[Any], int]
    legal: Callable[[Any, int], list[int]]
    play: Callable[[Any, int, int], None]
    resolve_chance: Callable[[Any, Rng], None]
    own_all: Callable[[Any], None] = lambda state: None  # no table shared with another copy


def engines() -> dict[str, Callable[[], Engine]]:
    """What the games give to be measured, by the name of a side."""
    parts = (part(game, "bench") for game in GAMES)
    return {name: make for found in parts if found for name, make in found.ENGINES.items()}


def play_from_python(engine: Engine, state: Any, rng: Rng) -> None:
    """A random match with every step taken in Python, the same steps as `play_randomly`."""
    first_actor, legal, play = engine.first_actor, engine.legal, engine.play
    while not state.over:
        seat = first_actor(state)
        if seat == CHANCE:
            engine.resolve_chance(state, rng)
            continue
        actions = legal(state, seat)
        play(state, seat, actions[rng.below(len(actions))])


def sample_states(engine: Engine, start: Any, size: int) -> list[tuple[Any, int]]:
    """States in which a seat has to decide, with that seat."""
    states: list[tuple[Any, int]] = []
    rng = Rng(2)
    step = 0
    state = start.copy()
    while len(states) < size:
        seat = int(engine.first_actor(state))
        if seat == CHANCE:
            engine.resolve_chance(state, rng)
        elif state.over:
            state = start.copy()
        else:
            step += 1
            if step % STRIDE == 0:
                states.append((state.copy(), seat))
            actions = engine.legal(state, seat)
            engine.play(state, seat, actions[int(rng.below(len(actions)))])
    return states


class Ours:
    """All that is measured of one engine."""

    def __init__(self, name: str) -> None:
        self.engine = engines()[name]()
        self.starts = [game.new_state() for game in self.engine.games]
        share = SAMPLE // len(self.starts)
        self.states = [
            (game, state, seat)
            for game, start in zip(self.engine.games, self.starts, strict=True)
            for state, seat in sample_states(self.engine, start, share)
        ]
        self.seeds = count()

    def start(self, seed: int) -> Any:
        """A fresh match; the games take turns."""
        return self.starts[seed % len(self.starts)].copy()

    def tasks(self) -> dict[str, Task]:
        """Each measurement by its name."""
        return {
            "games": self.games,
            "loop": self.loop,
            "legal": self.legal,
            "copy": self.copy,
            "view": self.view,
            "size": self.size,
        }

    def games(self, seconds: float) -> Counts:
        """Whole matches inside the engine."""

        def once() -> Counts:
            seed = next(self.seeds)
            actions = self.engine.play_randomly(self.start(seed), Rng(seed))
            return {"games": 1, "actions": int(actions)}

        return repeat(once, seconds)

    def loop(self, seconds: float) -> Counts:
        """Whole matches from a Python loop; the actions are counted afterwards, by the engine."""
        seeds: list[int] = []

        def once() -> Counts:
            seeds.append(next(self.seeds))
            play_from_python(self.engine, self.start(seeds[-1]), Rng(seeds[-1]))
            return {"games": 1}

        counts = repeat(once, seconds)
        count_actions = self.engine.play_randomly
        actions = sum(int(count_actions(self.start(seed), Rng(seed))) for seed in seeds)
        return counts | {"actions": actions}

    def legal(self, seconds: float) -> Counts:
        """Lists of all legal actions."""

        def calls() -> None:
            for state, seat in asked:
                legal(state, seat)

        legal = self.engine.legal
        asked = [(state, seat) for _, state, seat in self.states]
        return repeat_calls("legal", calls, len(self.states), seconds)

    def copy(self, seconds: float) -> Counts:
        """Copies of a state."""

        def calls() -> None:
            for state in states:
                state.copy()

        states = [state for _, state, _ in self.states]
        return repeat_calls("copy", calls, len(states), seconds)

    def view(self, seconds: float) -> Counts:
        """Views for the seat that has to decide."""

        def calls() -> None:
            for game, state, seat in self.states:
                game.view(state, seat)

        return repeat_calls("view", calls, len(self.states), seconds)

    def size(self, seconds: float) -> Counts:
        """The bytes that one more state takes, with what copies usually share made its own.

        The board is left out: it never changes, and all states of a match have the same.
        """
        _, state, _ = self.states[len(self.states) // 2]
        kept: list[Any] = []
        gc.collect()
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        for _ in range(COPIES):
            copied = state.copy()
            self.engine.own_all(copied)
            kept.append(copied)
        grown = tracemalloc.get_traced_memory()[0] - before
        tracemalloc.stop()
        return {"bytes": grown / COPIES, "seconds": 1}
