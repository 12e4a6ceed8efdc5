"""What a game knows about playing itself well: the functions of its package `bots`.

A game need not have all of them; whoever asks for a bot that a game has no mind for is told so.
Every function is given a state that the seat imagines, and chooses alike however that was dealt.

    novice(state, seat, style, rng)   an action, mistakes included
    greedy(state, seat)               an action
    planner(state, seat, style)       an action
    search(state, seat, style, rng)   a `Search`
    turn(state)                       the number of the turn, to share out time
    STYLES                            the names of the characters; "" is none in particular
    WEIGHTS                           what `hexhold tune` moves, a `Weights`
    VARIETY                           options that a contest goes through: boards, editions

What the chance to win is fitted to is not asked by any bot, and so a part of its own, `chances`: a
module of the game's package that is a `Chances`.
"""

import tomllib
from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Any, Protocol

from hexhold.bots import faults
from hexhold.bots.base import BotError
from hexhold.core.discovery import package_of, part


class Search(Protocol):
    """The candidates of one decision, tried out in matches that are imagined."""

    def think(self, playouts: int) -> None:
        """Play about so many matches more."""

    def is_settled(self) -> bool:
        """Whether thinking longer would hardly change the choice."""

    def playouts(self) -> int:
        """How many matches were played."""

    def best(self) -> int:
        """The action to choose."""

    def rated(self) -> list[tuple[int, float, int]]:
        """Each candidate as in `Rated`, the best first."""


class Weights(Protocol):
    """The figures of a game's value, by mode."""

    NAMES: list[str]
    COLUMNS: dict[str, list[int]]

    def set_weights(self, mode: str, figures: list[int]) -> None:
        """Play with other figures from now on, in this process."""


class Chances(Protocol):
    """What a game's chance to win is read from: what `hexhold fit` fits, and where it lies.

    A seat's score is the sum of all that it has, each times its figure; its chance is the exponent
    of its score, divided by that of all seats. A figure goes from what it is early to what it is
    late in a match. What a game shows, each figure in whatever unit, stays its own affair.
    """

    FILE: str  # of the figures, in the game's package
    NAMES: Sequence[str]  # of all that a seat may have
    ALONE: Sequence[str]  # those of them that are fitted as if nothing else were known

    def begins_turn(self, state: Any) -> bool:
        """Whether this is how a turn begins, before its dice."""

    def lateness(self, state: Any) -> float:
        """From 0 to 1: at 0 the early figures hold, at 1 the late ones."""

    def found(self, state: Any) -> list[list[int]]:
        """What each seat has, in the order of the names."""

    def figures(self, mode: str, file: dict[str, Any]) -> list[tuple[float, float]]:
        """Early and late in logits for one of each, from what stands in the file."""

    def sections(
        self, mode: str, fitted: Sequence[tuple[float, float]]
    ) -> dict[str, dict[str, Any]]:
        """The same as it is to stand in the file, by section and name."""


def has_mind(game: str, name: str) -> bool:
    """Whether a game has such a mind."""
    return hasattr(part(game, "bots"), name)


@cache
def mind(game: str, name: str) -> Any:
    """A function of a game's minds, by its name."""
    if not has_mind(game, name):
        raise BotError(faults.NOT_FOR_GAME, bot=name, game=game)
    return getattr(part(game, "bots"), name)


def chances(game: str) -> Chances:
    """What a game's chance to win is fitted to."""
    known: Chances | None = part(game, "chances")
    if known is None:
        raise BotError(faults.NO_CHANCES, game=game)
    return known


def chances_file(game: str) -> str:
    """The file with the figures of a game's chance to win, as text."""
    return (files(package_of(game)) / chances(game).FILE).read_text(encoding="utf-8")


def present_figures(game: str, mode: str) -> list[tuple[float, float]]:
    """The figures that a game comes with, early and late in logits for one of each."""
    file = tomllib.loads(chances_file(game))
    if mode not in file:
        raise BotError(faults.NO_CHANCES, game=game)
    return chances(game).figures(mode, file)


@cache
def fingerprint(game: str) -> str:
    """Changes whenever a game's minds or their figures do: what was measured before is history."""
    known = blake2b(digest_size=6)
    minds = files(package_of(game)) / "bots"
    for file in sorted(minds.iterdir(), key=lambda file: file.name) if minds.is_dir() else ():
        if file.name.endswith((".py", ".toml")):
            known.update(file.read_bytes())
    return known.hexdigest()


def styles(game: str) -> tuple[str, ...]:
    """The characters that a game's bots may have."""
    return tuple(mind(game, "STYLES")) if has_mind(game, "STYLES") else ()
