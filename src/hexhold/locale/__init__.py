"""Every sentence that people read, in four languages: the one catalogue of page and command line.

A language is a folder of Fluent files, here and among the words of each game. English is the whole
of it and stands in for what another language lacks. A message is parsed when it is first said: a
command needs few of them.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from hexhold.core.discovery import folders, languages_in, texts_in

ORIGINAL: Final = "en"
LANGUAGES: Final = languages_in([files(__name__)], ORIGINAL)
LONGEST: Final = 2400  # characters of an argument

# A message or term begins at the left margin; what is indented or blank goes on with it.
_ENTRY: Final = re.compile(r"^(-?[a-z][\w-]*) *=.*(?:\n(?:[ }].*|(?=\n)))*", re.MULTILINE)
_ARGUMENT: Final = re.compile(r"\$([a-z][\w-]*)")
_REFERENCE: Final = re.compile(r"\{\s*(-?[a-z][\w-]*)")


class Catalogue:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self._sources = _sources(language)
        # The browser sets no isolating marks either: both sides say the same, letter by letter.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._parsed: set[str] = set()

    @property
    def ids(self) -> list[str]:
        """Every message, in the order of the files; terms are for the messages alone."""
        return [name for name in self._sources if not name.startswith("-")]

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return message in self._sources

    def arguments(self, message: str) -> set[str]:
        """What a message names."""
        return set(_ARGUMENT.findall(self._sources[message]))

    def format(self, message: str, args: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        """A message, and what went wrong in it."""
        self._parse(message)
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            return "", [ValueError(f"{message!r} says nothing")]
        short = {name: _shortened(value) for name, value in args.items()}
        text, faults = self._bundle.format_pattern(pattern, short)
        return str(text), faults

    def _parse(self, name: str) -> None:
        """Make a message known to Fluent, and whatever it refers to."""
        if name in self._parsed or name not in self._sources:
            return
        self._parsed.add(name)
        self._bundle.add_resource(FluentResource(self._sources[name]))
        for reference in _REFERENCE.findall(self._sources[name]):
            self._parse(reference)


def _shortened(value: Any) -> Any:
    """What Fluent takes: it says nothing at all of a text longer than its limit."""
    is_long = isinstance(value, str) and len(value) > LONGEST
    return f"{value[:LONGEST]} …" if is_long else value


def _sources(language: str) -> dict[str, str]:
    """Every message and term of a language as it is written."""
    texts = (text for place in places() for text in texts_in(place / language, ".ftl"))
    return {entry[1]: entry[0] for text in texts for entry in _ENTRY.finditer(text)}


def places() -> list[Traversable]:
    """Where there are words: what all games share, and each game's own."""
    return [files(__name__), *folders("words")]


@cache
def catalogue(language: str) -> Catalogue:
    """The messages of a language that we speak."""
    if language not in LANGUAGES:
        raise LookupError(f"no words in {language!r}; known: {', '.join(LANGUAGES)}")
    return Catalogue(language)


def languages() -> tuple[str, ...]:
    """The languages that we speak, English first."""
    return LANGUAGES


def known(message: str) -> bool:
    """Whether the catalogue has a message: English has them all."""
    return catalogue(ORIGINAL).has(message)


def variants(message: str) -> list[str]:
    """A message and those whose ids go on from its own."""
    return [
        one for one in catalogue(ORIGINAL).ids if one == message or one.startswith(f"{message}-")
    ]


def arguments(message: str) -> set[str]:
    """What a message names."""
    return catalogue(ORIGINAL).arguments(message)


def say(message: str, language: str = ORIGINAL, /, **args: Any) -> str:
    """A message in a language, or in English where that language lacks it."""
    own = catalogue(language)
    if own.has(message):
        return own.format(message, args)[0]
    if not known(message):
        raise LookupError(f"the catalogue has no message {message!r}")
    return catalogue(ORIGINAL).format(message, args)[0]


def decimal(value: float, places: int) -> Any:
    """A number for a message, always with so many places after the point."""
    return fluent_number(value, minimumFractionDigits=places, maximumFractionDigits=places)
