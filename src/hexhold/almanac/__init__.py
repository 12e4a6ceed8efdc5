"""The rules as a player reads them: one entry for each rule id, in plain words of our own."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from types import MappingProxyType


@dataclass(frozen=True, slots=True)
class Entry:
    """One rule: what it says, where the books say it, where they differ, what to read next."""

    id: str
    title: str
    text: str
    books: Mapping[str, str] = field(default_factory=dict)  # lines by book; none: our own rule
    editions: Mapping[str, str] = field(default_factory=dict)  # what differs, by edition
    see: tuple[str, ...] = ()


def languages() -> list[str]:
    """The languages in which there is an almanac."""
    return sorted(place.name for place in files(__name__).iterdir() if _chapters(place.name))


@cache
def entries(language: str = "en") -> Mapping[str, Entry]:
    """Every entry by its id, in reading order."""
    if language not in languages():
        raise LookupError(f"no almanac in {language!r}; known: {', '.join(languages())}")
    found: dict[str, Entry] = {}
    for text in _chapters(language):
        for rule, fields in tomllib.loads(text).items():
            see = tuple(fields.pop("see", ()))
            found[rule] = Entry(id=rule, see=see, **fields)
    return MappingProxyType(found)


def entry(rule: str, language: str = "en") -> Entry:
    """The entry of one rule."""
    if rule not in entries(language):
        raise LookupError(f"the almanac has no entry {rule!r}")
    return entries(language)[rule]


def _chapters(language: str) -> list[str]:
    """The texts of the files of a language."""
    place = files(__name__) / language
    if not place.is_dir():
        return []
    names = sorted(file.name for file in place.iterdir() if file.name.endswith(".toml"))
    return [(place / name).read_text(encoding="utf-8") for name in names]
