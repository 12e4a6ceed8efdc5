"""Packed hands as people read them: {"brick": 2}, "brick,brick", and back."""

from collections.abc import Iterable

from hexhold.core.bits import ONE
from hexhold.core.contract import NotationError
from hexhold.core.faults import NONE_OF
from hexhold.games.watch.engine.tables import CARDS, RESOURCES


def unpack(hand: int, names: tuple[str, ...]) -> dict[str, int]:
    """A packed hand as counts by name, every kind included."""
    return {name: (hand >> (8 * k)) & 0xFF for k, name in enumerate(names)}


def pack(counts: dict[str, int], names: tuple[str, ...]) -> int:
    """Counts by name as a packed hand."""
    return sum(count << (8 * names.index(name)) for name, count in counts.items())


def resources(hand: int) -> dict[str, int]:
    """A packed hand of resources as counts by name."""
    return unpack(hand, RESOURCES)


def some_resources(hand: int) -> dict[str, int]:
    """The same without the kinds that are missing, as events tell it."""
    return {name: count for name, count in resources(hand).items() if count}


def development_cards(cards: int) -> dict[str, int]:
    """Packed development cards as counts by name."""
    return unpack(cards, CARDS)


def size(hand: int) -> int:
    """How many cards a packed hand holds."""
    return hand % 255


def kind_number(name: str, names: tuple[str, ...]) -> int:
    """The number of a kind by its name."""
    if name not in names:
        raise NotationError(NONE_OF, word=name, names=", ".join(names))
    return names.index(name)


def list_kinds(kinds: Iterable[int]) -> str:
    """Kinds as text: brick,ore,ore."""
    return ",".join(RESOURCES[k] for k in kinds)


def pack_kinds(kinds: Iterable[int]) -> int:
    """Kinds as a packed hand."""
    return sum([int(ONE[k]) for k in kinds])


def read_kinds(text: str) -> tuple[int, ...]:
    """Text as kinds in order; "-" is none at all."""
    if text == "-":
        return ()
    return tuple(sorted(kind_number(word, RESOURCES) for word in text.split(",")))
