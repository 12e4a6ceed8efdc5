"""The referee: who may act, what is allowed and why not, doing it.

`fill` lists, `check` explains, `play` does; each finds the chapter that holds the rule. `play`
trusts its caller: check first whatever comes from outside.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.rng import Rng
from hexhold.games.watch.engine.actions import MOST_ACTIONS
from hexhold.games.watch.engine.chance import fill_chance, sample_chance
from hexhold.games.watch.engine.checking import check
from hexhold.games.watch.engine.doing import play
from hexhold.games.watch.engine.heroes import asks_hero_seat
from hexhold.games.watch.engine.listing import fill
from hexhold.games.watch.engine.state import (
    ANSWERS,
    ASKED,
    CHANCE,
    CHANCE_PHASES,
    DISCARDS,
    OVER,
    State,
)

__all__ = [
    "CHANCE",
    "actors",
    "check",
    "fill",
    "first_actor",
    "legal",
    "outcomes",
    "play",
    "resolve_chance",
]

_BUFFER: Final[vec[i64]] = vec[i64]([0] * MOST_ACTIONS)
_WEIGHTS: Final[vec[i64]] = vec[i64]([0] * MOST_ACTIONS)


def actors(s: State) -> list[int]:
    """The seats that may act now; those who only may, not must, come last."""
    phase = s.phase
    if phase >= CHANCE_PHASES:
        return [-1]
    if phase == OVER:
        return []
    if phase == DISCARDS:
        return [i for i in range(int(s.rules.seats)) if s.seats[i].discards_due > 0]
    if asks_hero_seat(s):
        return [int(s.hero_seat)]
    if phase == ANSWERS:
        asked = [i for i in range(int(s.rules.seats)) if s.seats[i].answer == ASKED]
        asked.append(int(s.active))
        return asked
    return [int(s.active)]


def first_actor(s: State) -> i64:
    """The seat a driver asks that wants one seat at a time; CHANCE, or -2 when it is over."""
    phase = s.phase
    if phase >= CHANCE_PHASES:
        return CHANCE
    if phase == OVER:
        return -2
    if phase == DISCARDS:
        for seat in range(s.rules.seats):
            if s.seats[seat].discards_due > 0:
                return seat
    if phase == ANSWERS:
        for seat in range(s.rules.seats):
            if s.seats[seat].answer == ASKED:
                return seat
    if asks_hero_seat(s):
        return s.hero_seat
    return s.active


def legal(s: State, seat: i64) -> list[int]:
    """Every action the seat may do now."""
    n = fill(s, seat, _BUFFER)
    return [int(_BUFFER[i]) for i in range(n)]


def outcomes(s: State) -> list[tuple[int, int]]:
    """Every chance move that is possible now, with its weight."""
    n = fill_chance(s, _BUFFER, _WEIGHTS)
    return [(int(_BUFFER[i]), int(_WEIGHTS[i])) for i in range(n)]


def resolve_chance(s: State, rng: Rng) -> None:
    """Let chance move until a seat is asked or the match is over."""
    while s.phase >= CHANCE_PHASES:
        play(s, CHANCE, sample_chance(s, rng))
