"""The rules as a player reads them: one entry for each rule id, in plain words of our own.

English is the whole of it. A translation holds titles, texts and what editions do otherwise; where
a rule stands and what to read next come from English, and so does an entry not translated yet.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import Any, Final

from hexhold.core.discovery import folders, languages_in, texts_in

ORIGINAL: Final = "en"


def languages() -> tuple[str, ...]:
    """Whatever speaks of a game is told its rules too, in English until they are translated."""
    return languages_in([*folders("almanac"), *folders("words")], ORIGINAL)


LANGUAGES: Final = languages()


@dataclass(frozen=True, slots=True)
class Entry:
    """One rule: what it says, where the books say it, where they differ, what to read next."""

    id: str
    title: str
    text: str
    books: Mapping[str, str] = field(default_factory=dict)  # lines by book; none: our own rule
    editions: Mapping[str, str] = field(default_factory=dict)  # what differs, by edition
    see: tuple[str, ...] = ()


@cache
def written(language: str) -> Mapping[str, Entry]:
    """What the files of a language hold, as it stands there; one may go on where another left."""
    if language not in LANGUAGES:
        raise LookupError(f"no almanac in {language!r}; known: {', '.join(LANGUAGES)}")
    found: dict[str, Entry] = {}
    for text in _texts(language):
        for rule, fields in tomllib.loads(text).items():
            if rule in found:
                raise ValueError(f"the almanac has two entries {rule!r} in {language!r}")
            found[rule] = _entry(rule, language, fields)
    return MappingProxyType(found)


def _entry(rule: str, language: str, fields: dict[str, Any]) -> Entry:
    shared = {"books", "see"} & set(fields)
    if language != ORIGINAL and shared:
        raise ValueError(f"{rule!r} in {language!r}: {', '.join(sorted(shared))} stand in English")
    return Entry(id=rule, see=tuple(fields.pop("see", ())), **fields)


@cache
def entries(language: str = ORIGINAL) -> Mapping[str, Entry]:
    """Every entry by its id, chapter by chapter, in English where it is not translated yet."""
    own = written(language)
    english = written(ORIGINAL)
    chapters = list(dict.fromkeys(_chapter(rule) for rule in english))
    order = sorted(english, key=lambda rule: chapters.index(_chapter(rule)))
    return MappingProxyType({rule: _merged(own.get(rule), english[rule]) for rule in order})


def _merged(own: Entry | None, english: Entry) -> Entry:
    if own is None:
        return english
    return Entry(own.id, own.title, own.text, english.books, own.editions, english.see)


def _chapter(rule: str) -> str:
    return rule.rpartition(".")[0]


def entry(rule: str, language: str = ORIGINAL) -> Entry:
    """The entry of one rule."""
    if rule not in entries(language):
        raise LookupError(f"the almanac has no entry {rule!r}")
    return entries(language)[rule]


def _texts(language: str) -> list[str]:
    """The texts of the files of a language, game by game."""
    return [text for place in folders("almanac") for text in texts_in(place / language, ".toml")]
