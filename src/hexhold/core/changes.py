"""How one view became the next: the smallest part of every event list, and all a client needs.

A change is [path, value], or [path] where something is gone; a path is a list of keys and indexes.
Made from two views of the same seat, so it can tell that seat nothing its view does not.
"""

from copy import deepcopy
from typing import Any

Change = list[Any]


def changes(old: Any, new: Any) -> list[Change]:
    """The changes that turn one view into another."""
    found: list[Change] = []
    _collect(old, new, [], found)
    return found


def _collect(old: Any, new: Any, path: list[str | int], found: list[Change]) -> None:
    if isinstance(old, dict) and isinstance(new, dict):
        for key in old:
            if key not in new:
                found.append([[*path, key]])
        for key, value in new.items():
            if key in old:
                _collect(old[key], value, [*path, key], found)
            else:
                found.append([[*path, key], value])
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for index, value in enumerate(new):
            _collect(old[index], value, [*path, index], found)
    elif old != new or type(old) is not type(new):
        found.append([path, new])


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
