"""Our side of the bench: the base game of the Watch, four random seats, no trade between them.

An action is a decision of a seat: chance moves do not count, and one discard counts once however
many cards it holds.
"""

import gc
import tracemalloc
from itertools import count
from typing import Final

from hexhold.bench.measure import Counts, Task, repeat, repeat_calls
from hexhold.core.contract import CHANCE
from hexhold.core.rng import Rng
from hexhold.watch.engine.playout import play_randomly
from hexhold.watch.engine.referee import first_actor, legal, play, resolve_chance
from hexhold.watch.engine.state import State
from hexhold.watch.game import WatchGame

SAMPLE: Final = 1000  # states, taken evenly from random matches
STRIDE: Final = 11  # decisions between two states of the sample
COPIES: Final = 1000  # to weigh a state


def play_from_python(state: State, rng: Rng) -> None:
    """A random match with every step taken in Python, the same steps as `play_randomly`."""
    while not state.over:
        seat = first_actor(state)
        if seat == CHANCE:
            resolve_chance(state, rng)
            continue
        actions = legal(state, seat)
        play(state, seat, actions[rng.below(len(actions))])


def sample_states(start: State, size: int) -> list[tuple[State, int]]:
    """States in which a seat has to decide, with that seat."""
    states: list[tuple[State, int]] = []
    rng = Rng(2)
    step = 0
    state = start.copy()
    while len(states) < size:
        seat = int(first_actor(state))
        if seat == CHANCE:
            resolve_chance(state, rng)
        elif state.over:
            state = start.copy()
        else:
            step += 1
            if step % STRIDE == 0:
                states.append((state.copy(), seat))
            actions = legal(state, seat)
            play(state, seat, actions[int(rng.below(len(actions)))])
    return states


class Ours:
    """All that is measured of Hexhold."""

    def __init__(self) -> None:
        self.game = WatchGame(WatchGame.schema.check({"trade": False}))
        self.start = self.game.new_state()
        self.states = sample_states(self.start, SAMPLE)
        self.seeds = count()

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
            rng = Rng(next(self.seeds))
            return {"games": 1, "actions": int(play_randomly(self.start.copy(), rng))}

        return repeat(once, seconds)

    def loop(self, seconds: float) -> Counts:
        """Whole matches from a Python loop; the actions are counted afterwards, by the engine."""
        seeds: list[int] = []

        def once() -> Counts:
            seeds.append(next(self.seeds))
            play_from_python(self.start.copy(), Rng(seeds[-1]))
            return {"games": 1}

        counts = repeat(once, seconds)
        actions = sum(int(play_randomly(self.start.copy(), Rng(seed))) for seed in seeds)
        return counts | {"actions": actions}

    def legal(self, seconds: float) -> Counts:
        """Lists of all legal actions."""

        def calls() -> None:
            for state, seat in self.states:
                legal(state, seat)

        return repeat_calls("legal", calls, SAMPLE, seconds)

    def copy(self, seconds: float) -> Counts:
        """Copies of a state."""

        def calls() -> None:
            for state, _ in self.states:
                state.copy()

        return repeat_calls("copy", calls, SAMPLE, seconds)

    def view(self, seconds: float) -> Counts:
        """Views for the seat that has to decide."""

        def calls() -> None:
            for state, seat in self.states:
                self.game.view(state, seat)

        return repeat_calls("view", calls, SAMPLE, seconds)

    def size(self, seconds: float) -> Counts:
        """The bytes that one more state takes, with what copies usually share made its own.

        The board is left out: it never changes, and all states of a match have the same.
        """
        state, _ = self.states[SAMPLE // 2]
        kept: list[State] = []
        gc.collect()
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        for _ in range(COPIES):
            copied = state.copy()
            for own in copied.seats:
                own.yields = own.yields[:]
            kept.append(copied)
        grown = tracemalloc.get_traced_memory()[0] - before
        tracemalloc.stop()
        return {"bytes": grown / COPIES, "seconds": 1}
