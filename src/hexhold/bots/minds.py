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
"""

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


def has_mind(game: str, name: str) -> bool:
    """Whether a game has such a mind."""
    return hasattr(part(game, "bots"), name)


@cache
def mind(game: str, name: str) -> Any:
    """A function of a game's minds, by its name."""
    if not has_mind(game, name):
        raise BotError(faults.NOT_FOR_GAME, bot=name, game=game)
    return getattr(part(game, "bots"), name)


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
