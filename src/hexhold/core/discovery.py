"""Where the games are: whoever has one says so by an entry point of the group `hexhold.games`.

    [project.entry-points."hexhold.games"]
    watch = "hexhold.games.watch.game:WatchGame"

The package beside that module holds what else there is of the game, each part in a module or folder
of a known name: its bot, how a terminal shows it, its words. A game needs none of them.
"""

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
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


def folders(name: str) -> list[Traversable]:
    """A folder of that name in the package of each game that has one."""
    places = (files(package_of(game)) / name for game in found())
    return [place for place in places if place.is_dir()]


def texts_in(place: Traversable, ending: str) -> list[str]:
    """The texts of the files in a folder, by name; none if there is no folder."""
    if not place.is_dir():
        return []
    named = {file.name: file for file in place.iterdir() if file.name.endswith(ending)}
    return [named[name].read_text(encoding="utf-8") for name in sorted(named)]


def languages_in(places: list[Traversable], original: str) -> tuple[str, ...]:
    """The languages that have a folder there, the original first: nowhere else are they listed."""
    inside = (folder for place in places for folder in place.iterdir() if folder.is_dir())
    found = {folder.name for folder in inside if len(folder.name) == 2}
    return (original, *sorted(found - {original}))
