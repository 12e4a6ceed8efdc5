"""A position as one line of text: what is said of the table, then of each seat, between bars.

`phase=turn active=1 | 0 hand=ore2 | 1 hand=wool`. A game declares its items: what a value looks
like, how it is written and read. What is left out is as usual, and what follows from the rest is
not said at all.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from hexhold.core.contract import NotationError
from hexhold.core.faults import (
    IN_ITEM,
    NO_PAIR,
    NO_SEAT_FIRST,
    NONE_OF,
    NOT_OF_SEAT,
    NOT_OF_TABLE,
    OUT_OF_RANGE,
    SAID_TWICE,
    Wording,
)

T = TypeVar("T")
LONGEST_NUMBER: Final = 10  # characters
MANY: Final = 10**9


@dataclass(frozen=True)
class Item(Generic[T]):
    """One thing that a position may say, as `name=value`."""

    name: str
    form: str  # what a value looks like, for people
    about: str
    write: Callable[[T], str]  # nothing where it is as usual
    read: Callable[[T, str], None]


class Items(Generic[T]):
    """All that may be said of the table, or of a seat."""

    def __init__(self, items: Iterable[Item[T]], unknown: Wording) -> None:
        self.items = tuple(items)
        self._by_name: Mapping[str, Item[T]] = {item.name: item for item in self.items}
        self._unknown = unknown

    def __iter__(self) -> Iterator[Item[T]]:
        return iter(self.items)

    def write(self, of: T) -> list[str]:
        """Whatever is not as usual."""
        said = ((item.name, item.write(of)) for item in self.items)
        return [f"{name}={value}" for name, value in said if value]

    def read(self, of: T, text: str) -> set[str]:
        """Take in what a text says, in the order of the declaration; return what it named."""
        pairs = pairs_of(text)
        for name in pairs:
            if name not in self._by_name:
                raise NotationError(self._unknown, name=name)
        for name, item in self._by_name.items():
            if name in pairs:
                self._read_one(item, of, pairs[name])
        return {*pairs}

    def _read_one(self, item: Item[T], of: T, value: str) -> None:
        try:
            item.read(of, value)
        except NotationError as error:
            raise NotationError(IN_ITEM, name=item.name, reason=error) from None


def of_table(*items: Item[T]) -> Items[T]:
    """What may be said of the table."""
    return Items(items, NOT_OF_TABLE)


def of_seat(*items: Item[T]) -> Items[T]:
    """What may be said of a seat."""
    return Items(items, NOT_OF_SEAT)


# ------------------------------------------------------------------ items that are an attribute


def number(name: str, about: str, high: int, usual: int = 0, low: int = 0) -> Item[Any]:
    """A number."""

    def write(of: Any) -> str:
        return "" if getattr(of, name) == usual else str(getattr(of, name))

    def read(of: Any, text: str) -> None:
        setattr(of, name, number_in(text, low, high))

    return Item(name, span(low, high), about, write, read)


def flag(name: str, about: str) -> Item[Any]:
    """Something that is so or not."""

    def read(of: Any, text: str) -> None:
        setattr(of, name, number_in(text, 0, 1) == 1)

    return Item(name, "0 or 1", about, lambda of: "1" if getattr(of, name) else "", read)


def span(low: int, high: int) -> str:
    """What a number looks like."""
    return "a number" if high == MANY else f"{low} to {high}"


# ------------------------------------------------------------------ texts


def join(table: Iterable[str], seats: Iterable[Iterable[str]]) -> str:
    """The whole line."""
    parts = [" ".join(table)]
    parts += [" ".join((str(seat), *said)) for seat, said in enumerate(seats)]
    return " | ".join(parts)


def split(text: str, seats: int) -> tuple[str, dict[int, str]]:
    """What a line says of the table, and of each seat that it names."""
    table, *parts = text.split("|")
    found: dict[int, str] = {}
    for part in parts:
        seat, _, said = part.strip().partition(" ")
        if not (seat.isascii() and seat.isdigit() and len(seat) < 3 and int(seat) < seats):
            raise NotationError(NO_SEAT_FIRST, text=part.strip())
        if int(seat) in found:
            raise NotationError(SAID_TWICE, name=seat)
        found[int(seat)] = said
    return table, found


def pairs_of(text: str) -> dict[str, str]:
    """Words of the form name=value."""
    pairs: dict[str, str] = {}
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals or not value:
            raise NotationError(NO_PAIR, word=word)
        if name in pairs:
            raise NotationError(SAID_TWICE, name=name)
        pairs[name] = value
    return pairs


def number_in(text: str, low: int, high: int) -> int:
    """A number within bounds."""
    digits = text.removeprefix("-")
    is_number = digits.isascii() and digits.isdigit() and len(text) <= LONGEST_NUMBER
    if not is_number or not low <= int(text) <= high:
        raise NotationError(OUT_OF_RANGE, word=text, low=low, high=high)
    return int(text)


def index_of(word: str, names: tuple[str, ...]) -> int:
    """The number of a name."""
    if word not in names:
        raise NotationError(NONE_OF, word=word, names=", ".join((*names[:12], "…")))
    return names.index(word)
