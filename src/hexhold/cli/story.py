"""What the stories of both games share: who did it, and what lies in a list."""

from collections.abc import Callable, Mapping
from typing import Any

from hexhold.cli.words import t

Args = dict[str, Any]


def seat_name(seat: Any, me: int | None = None) -> str:
    """A seat as the story calls it."""
    if seat is None:
        return t("cli-nobody")
    return t("cli-seat-you" if seat == me else "cli-seat", seat=str(seat))


def resource_name(resource: str) -> str:
    """A resource on its own."""
    return t(f"resource-{resource}")


def amounts(counts: Mapping[str, int], name: Callable[[str], str] = resource_name) -> str:
    """Things with their counts: 2 Ore, 1 Wool."""
    some = (
        t("amount", count=count, resource=name(thing)) for thing, count in counts.items() if count
    )
    return ", ".join(some) or t("nothing")
