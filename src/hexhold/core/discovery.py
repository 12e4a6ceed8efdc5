"""Where the games are: whoever has one says so by an entry point of the group `hexhold.games`.

    [project.entry-points."hexhold.games"]
    watch = "hexhold.games.watch.game:WatchGame"

The package beside that module holds what else there is of the game, each part in a module or folder
of a known name: its bot, how a terminal shows it, its words. A game needs none of them.
"""

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from typing import Any, Final

GROUP: Final = "hexhold.games"


@cache
def found() -> dict[str, EntryPoint]:
    """The entry points of all games, by name; nothing of a game is imported yet."""
    return {point.name: point for point in sorted(entry_points(group=GROUP))}


def package_of(game: str) -> str:
    """The package that a game lives in."""
    return found()[game].module.rpartition(".")[0]


@cache
def part(game: str, name: str) -> Any | None:
    """A module of a game's package; none if the game has no such part."""
    if game not in found():
        return None
    module = f"{package_of(game)}.{name}"
    return import_module(module) if find_spec(module) is not None else None
