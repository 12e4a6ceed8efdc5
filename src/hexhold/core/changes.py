"""How one view became the next: the smallest part of every event list, and all a client needs.

A change is [path, value], or [path] where something is gone; a path is a list of keys and indexes.
Made from two views of the same seat, so it can tell that seat nothing its view does not.
"""

from copy import deepcopy
from typing import Any

Change = list[Any]
Path = list[str | int]


def changes(old: Any, new: Any, path: Path | None = None) -> list[Change]:
    """The changes that turn one view, or what lies at a path of it, into another."""
    found: list[Change] = []
    kind = type(old)
    if kind is type(new) and kind is dict:
        _compare_keys(old, new, path or [], found)
    elif kind is type(new) and kind is list and len(old) == len(new):
        _compare_items(old, new, path or [], found)
    elif old != new or kind is not type(new):
        found.append([path or [], new])
    return found


def _compare_keys(
    old: dict[str, Any], new: dict[str, Any], path: Path, found: list[Change]
) -> None:
    for key in old:
        if key not in new:
            found.append([[*path, key]])
    for key, value in new.items():
        if key in old:
            _compare(old[key], value, path, key, found)
        else:
            found.append([[*path, key], value])


def _compare_items(old: list[Any], new: list[Any], path: Path, found: list[Change]) -> None:
    for index, value in enumerate(new):
        _compare(old[index], value, path, index, found)


def _compare(old: Any, new: Any, path: Path, key: str | int, found: list[Change]) -> None:
    """What lies under a key; the path to it is made only where it is needed."""
    if old is new:
        return
    kind = type(new)
    if kind is not type(old):
        found.append([[*path, key], new])
    elif kind is dict:
        _compare_keys(old, new, [*path, key], found)
    elif kind is list and len(old) == len(new):
        _compare_items(old, new, [*path, key], found)
    elif old != new:
        found.append([[*path, key], new])


def changed(view: Any, found: list[Change]) -> Any:
    """A view with changes made; the given view stays as it was."""
    result = deepcopy(view)
    for path, *value in deepcopy(found):
        if not path:
            result = value[0]
            continue
        place = result
        for key in path[:-1]:
            place = place[key]
        if value:
            place[path[-1]] = value[0]
        else:
            del place[path[-1]]
    return result
