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
    return sorted(place.name for place in files(__name__).iterdir() if _texts(place.name))


@cache
def entries(language: str = "en") -> Mapping[str, Entry]:
    """Every entry by its id, chapter by chapter; one file may go on where another left off."""
    if language not in languages():
        raise LookupError(f"no almanac in {language!r}; known: {', '.join(languages())}")
    found: dict[str, Entry] = {}
    for text in _texts(language):
        for rule, fields in tomllib.loads(text).items():
            see = tuple(fields.pop("see", ()))
            if rule in found:
                raise ValueError(f"the almanac has two entries {rule!r}")
            found[rule] = Entry(id=rule, see=see, **fields)
    chapters = list(dict.fromkeys(_chapter(rule) for rule in found))
    order = sorted(found, key=lambda rule: chapters.index(_chapter(rule)))
    return MappingProxyType({rule: found[rule] for rule in order})


def _chapter(rule: str) -> str:
    return rule.rpartition(".")[0]


def entry(rule: str, language: str = "en") -> Entry:
    """The entry of one rule."""
    if rule not in entries(language):
        raise LookupError(f"the almanac has no entry {rule!r}")
    return entries(language)[rule]


def _texts(language: str) -> list[str]:
    """The texts of the files of a language."""
    place = files(__name__) / language
    if not place.is_dir():
        return []
    names = sorted(file.name for file in place.iterdir() if file.name.endswith(".toml"))
    return [(place / name).read_text(encoding="utf-8") for name in names]
