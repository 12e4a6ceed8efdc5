"""Events, declared: what the notes of an engine are called, and what of them each seat may know.

A note is five ints: its kind, a seat, and three particulars. Its event is a name and fields, each
made from a particular; `to` says who may know. The kinds are numbered in the order of the events;
`make generate` writes the numbers down for the engine. A field's noun says what kind of thing it
is, and so how it is put into words: a seat, a resource, a place. Where none is given, it is the
field's name.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from mypy_extensions import i64

from hexhold.core.contract import Event

NOTE_SIZE: Final = 5
LEFT_OUT: Final = object()  # made of a field that an event does without
Make = Callable[[int, int, int], Any]  # of the three particulars
Knows = Callable[[int, int, int, int, int], bool]  # of the viewer, the seat and the particulars


class Field:
    """One field: a number, a word of a list, or what a function makes."""

    def __init__(
        self,
        name: str,
        at: int,
        low: int,
        words: Sequence[Any] | None,
        make: Make | None,
        to: Knows | None,
        type: str,
        noun: str,
        optional: bool = False,
    ) -> None:
        self.name = name
        self.at: i64 = at  # which particular
        self.low: i64 = low  # what the first one is called
        self.words = None if words is None else list(words)
        self.make = make
        self.to = to
        self.type = type  # an annotation, by the names of the game's types.py; of a word, its words
        self.noun = noun or name
        self.optional = optional or to is not None

    def value(self, a: i64, b: i64, c: i64) -> object:
        """What is told."""
        if self.make is not None:
            made: object = self.make(a, b, c)
            return made
        number = a if self.at == 0 else b if self.at == 1 else c
        if self.words is not None:
            word: object = self.words[number]
            return word
        return int(number + self.low)


class Declared:
    """An event: its name, its fields, and who hears of it at all.

    The story passes over a `quiet` one, or over one that lacks the field that `quiet` names.
    `rule` is an entry of the almanac to read on; it may be named after a field: `hero-{hero}`.
    What is `important` is read out at once.
    """

    def __init__(
        self,
        name: str,
        fields: Iterable[Field],
        to: Knows | None,
        note: str,
        rule: str,
        important: bool,
        quiet: bool | str,
    ) -> None:
        self.name = name
        self.fields = list(fields)
        self.to = to
        self.note = note or name
        self.rule = rule
        self.important = important
        self.quiet = quiet

    @property
    def is_hidden(self) -> bool:
        """Whether some know more of it than others."""
        return self.to is not None or any(field.to is not None for field in self.fields)


def number(name: str, at: int = 0, low: int = 0, to: Knows | None = None, noun: str = "") -> Field:
    """A number; `low` if people count from another than the engine does."""
    return Field(name, at, low, None, None, to, "int", noun)


def word(
    name: str, words: Sequence[str], at: int = 0, to: Knows | None = None, noun: str = ""
) -> Field:
    """A word of a list."""
    return Field(name, at, 0, words, None, to, "str", noun)


def seat(name: str, at: int = 0, to: Knows | None = None) -> Field:
    """A seat, or nobody."""
    return Field(name, at, 0, None, _SEATS[at], to, "int | None", "seat")


def other(name: str, at: int = 0) -> Field:
    """A seat that is always there."""
    return Field(name, at, 0, None, None, None, "int", "seat")


def _some_seat(number: int) -> int | None:
    return None if number < 0 else number


_SEATS: Final[tuple[Make, ...]] = (
    lambda a, b, c: _some_seat(a),
    lambda a, b, c: _some_seat(b),
    lambda a, b, c: _some_seat(c),
)


def made(
    name: str,
    make: Make,
    type: str,
    to: Knows | None = None,
    noun: str = "",
    optional: bool = False,
) -> Field:
    """What a function makes of the particulars, or LEFT_OUT if it is optional."""
    return Field(name, 0, 0, None, make, to, type, noun, optional)


def event(
    name: str,
    *fields: Field,
    to: Knows | None = None,
    note: str = "",
    rule: str = "",
    important: bool = False,
    quiet: bool | str = False,
) -> Declared:
    """An event that a kind of note stands for; `note` is what the engine calls it, if otherwise."""
    return Declared(name, fields, to, note, rule, important, quiet)


def hidden(declared: Sequence[Declared]) -> frozenset[int]:
    """The kinds of notes of which some know more than others."""
    return frozenset(kind for kind, event in enumerate(declared) if event.is_hidden)


# ------------------------------------------------------------------ who may know


def own(viewer: int, seat: int, a: int, b: int, c: int) -> bool:
    """The seat that did it."""
    return viewer == seat


def both(viewer: int, seat: int, a: int, b: int, c: int) -> bool:
    """The seat that did it and the seat that the first particular names."""
    return viewer == seat or viewer == a


# ------------------------------------------------------------------ telling


def tell(notes: list[int], viewer: int, declared: list[Declared]) -> list[Event]:
    """All events of some notes, as one seat (or a spectator) may know them."""
    events: list[Event] = []
    for at in range(0, len(notes), NOTE_SIZE):
        kind = declared[notes[at]]
        seat, a, b, c = notes[at + 1], notes[at + 2], notes[at + 3], notes[at + 4]
        if kind.to is not None and not kind.to(viewer, seat, a, b, c):
            continue
        told: Event = {"event": kind.name, "seat": None if seat < 0 else seat}
        for field in kind.fields:
            if field.to is None or field.to(viewer, seat, a, b, c):
                value = field.value(a, b, c)
                if value is not LEFT_OUT:
                    told[field.name] = value
        events.append(told)
    return events
