"""Actions and events in words, from their declarations; a game adds no more than its nouns.

The argument of a sentence is called as its field, and the field's noun says how it is put into
words. Of the messages that fit, the first that there is: `…-to-camp` where the field `to` is the
word camp, `…-without-give` where one is empty, `…-with-card` where one is there; else the plain
one.
The page has the same teller: web/src/play/teller.ts.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from hexhold.cli.story import Args, seat_name
from hexhold.cli.words import t
from hexhold.core.contract import Action, Event, View
from hexhold.core.declare import Field, Kind, Macro, Spelling
from hexhold.core.events import Declared
from hexhold.locale import arguments, known, variants

Fields = dict[str, tuple[str, Any]]  # noun and value
Parts = tuple[Field | Spelling[Any] | str, ...]


@dataclass(frozen=True)
class Context:
    """What a noun may depend on: what somebody sees, who acts, who reads, and all that is told."""

    view: View
    seat: int | None
    me: int | None
    said: Mapping[str, Any]

    def name(self, seat: int | None) -> str:
        """A seat as the story calls it."""
        return seat_name(seat, self.me)


Noun = Callable[[Any, Context], Any]  # a word or number, or several arguments by their names


@dataclass
class Teller:
    """How a game is told: its declarations, its nouns, and the names of places.

    A place that a sentence does not name is told behind it. `further` has the arguments of actions
    that are no fields of theirs.
    """

    game: str
    actions: Iterable[Kind | Macro[Any]]
    events: Iterable[Declared]
    nouns: Mapping[str, Noun]
    places: Mapping[str, Noun]
    further: Mapping[str, Callable[[View], Args]] = field(default_factory=dict)

    @cached_property
    def _ways(self) -> dict[str, list[Parts]]:
        return {one.word: ways_of(one) for one in self.actions}

    @cached_property
    def _events(self) -> dict[str, Declared]:
        return {one.name: one for one in self.events}

    @cached_property
    def placed(self) -> frozenset[str]:
        """The kinds of actions whose label does not say where."""
        return frozenset(kind for kind, ways in self._ways.items() if self._is_placed(kind, ways))

    def _is_placed(self, kind: str, ways: list[Parts]) -> bool:
        named = {name for one in variants(f"{self.game}-action-{kind}") for name in arguments(one)}
        told = (told_as(part) for parts in ways for part in parts if not isinstance(part, str))
        return any(noun in self.places and argument not in named for argument, noun in told)

    def label(self, action: Action, view: View, seat: int | None, asked: str = "") -> str:
        """An action as a person reads it, when something is asked of a seat."""
        fields = fields_of(self._ways.get(action.kind, []), action.args)
        said = {name: value for name, (_, value) in fields.items()}
        args = self._arguments(fields, Context(view, seat, view["seat"], said))
        if action.kind in self.further:
            args |= self.further[action.kind](view)
        message = f"{self.game}-action-{action.kind}"
        return t(first_known(message, [asked, *fitting(fields, args)]), **args)

    def tell(self, event: Event, view: View, me: int | None) -> str:
        """An event as a sentence; nothing for what is not worth one."""
        declared = self._events.get(event["event"])
        if declared is None or is_quiet(declared, event):
            return ""
        nouns = {"seat": "seat"} | {one.name: one.noun for one in declared.fields}
        fields = {name: (nouns[name], value) for name, value in event.items() if name in nouns}
        context = Context(view, event["seat"], me, event)
        args = self._arguments(fields, context)
        message = first_known(f"{self.game}-event-{declared.name}", fitting(fields, args))
        told, place = t(message, **args), self._place(fields, context, arguments(message))
        return t("cli-play-at", told=told.removesuffix("."), place=place) if place else told

    def _arguments(self, fields: Fields, context: Context) -> Args:
        args: Args = {}
        for name, (noun, value) in fields.items():
            said = self.nouns[noun](value, context) if noun in self.nouns else without_noun(value)
            args |= said if isinstance(said, dict) else {name: said}
        return args

    def _place(self, fields: Fields, context: Context, named: set[str]) -> str:
        """The last place, if the sentence does not name it."""
        place = ""
        for name, (noun, value) in fields.items():
            if noun in self.places and name not in named:
                place = self.places[noun](value, context)
        return place


def told_as(part: Field | Spelling[Any]) -> tuple[str, str]:
    """The argument that a part of an action is in its sentence, and its noun."""
    return part.argument or part.name, part.noun or part.name


def ways_of(action: Kind | Macro[Any]) -> list[Parts]:
    """The ways to write an action."""
    return [action.parts] if isinstance(action, Macro) else [one.parts for one in action.ways]


def fields_of(ways: list[Parts], words: Sequence[str]) -> Fields:
    """The words of an action as fields; the last may have several words if there is one way."""
    for parts in ways:
        last = len(parts) - 1
        if parts and len(ways) == 1:
            words = (*words[:last], " ".join(words[last:]))
        said = list(zip(parts, words, strict=False))
        if len(words) == len(parts) and all(isinstance(p, str) <= (p == word) for p, word in said):
            told = ((told_as(p), word) for p, word in said if not isinstance(p, str))
            return {name: (noun, word) for (name, noun), word in told}
    return {}


def is_quiet(declared: Declared, event: Event) -> bool:
    """Whether the story passes over an event."""
    if isinstance(declared.quiet, str):
        return not event.get(declared.quiet)
    return declared.quiet


def without_noun(value: Any) -> Any:
    """What needs no noun: a number or a word as it is, and yes or no."""
    return ("yes" if value else "no") if isinstance(value, bool) else value


def fitting(fields: Fields, args: Args) -> Iterator[str]:
    """What the id of a message may end with."""
    for name, (_, value) in fields.items():
        if value is None or value == {}:
            yield f"without-{name}"
        elif isinstance(value, str):
            yield f"{name}-{value}"
    yield from (f"with-{name}" for name in args)


def first_known(message: str, endings: Iterable[str]) -> str:
    """The first message that there is."""
    longer = (f"{message}-{ending}" for ending in endings)
    return next((one for one in longer if known(one)), message)
