"""Views in parts: each says what it depends on, so that what stayed the same is not built again."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from operator import attrgetter
from typing import Any

from hexhold.core.changes import Change, Path, changes

Of = Callable[[Any], Any]  # something of a state


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a view: while what it depends on stays the same, so does what it shows."""

    depends: Of
    show: Of


Parts = Mapping[str, Part]


def attribute(name: str) -> Part:
    """An attribute shown as it is."""
    return Part(attrgetter(name), attrgetter(name))


def made(show: Of, *names: str) -> Part:
    """Something made of these attributes and of nothing else that changes."""
    return Part(attrgetter(*names), show)


def computed(show: Of) -> Part:
    """Something so small that it is its own best fingerprint."""
    return Part(show, show)


def show_parts(parts: Parts, state: Any) -> dict[str, Any]:
    """The view that has these parts."""
    return {name: part.show(state) for name, part in parts.items()}


def part_changes(parts: Parts, before: Any, now: Any, path: Path) -> list[Change]:
    """The changes from one view to the next, at a path; only parts that may differ are built."""
    found: list[Change] = []
    for name, part in parts.items():
        if part.depends(before) != part.depends(now):
            found += changes(part.show(before), part.show(now), [*path, name])
    return found
