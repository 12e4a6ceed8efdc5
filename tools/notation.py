"""How actions, events and positions are written: docs/notation.md from what the games declare.

Run by `make generate`; a test fails when the file is not what the declarations say, and reads every
example in it.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from tools.notation_tables import events, positions

from hexhold.core.declare import Field, Kind, Macro, Spelling, Way
from hexhold.core.discovery import part
from hexhold.games import GAMES, make_game

TARGET: Final = Path(__file__).resolve().parent.parent / "docs" / "notation.md"
MOST_SHOWN: Final = 8
HEAD: Final = """\
# How actions, events and positions are written

Made by `make generate` from what the games declare (`declaration.py`, `events.py` and `position.py`
in the package of each).

An **action** is its kind and the words that follow; words in capitals stand for a field, the others
are written as they are. Records, the protocol, tests and the command line use this form. What is
allowed when, the rules say: `match.legal(seat)` lists it.

An **event** is an object with its name (`event`), the seat that it is about (`seat`, or null), and
the fields below. Not everybody is told everything.

A **position** is one line: what is said of the table, then of each seat, between bars, each thing
as `name=value`. What is left out is as usual, and what follows from the rest is computed:

```ebnf
position = { item } , { "|" , seat , { item } } ;
item     = name , "=" , value ;
seat     = "0" | "1" | "2" | "3" ;
```
"""


def write() -> str:
    """The whole file."""
    parts = [HEAD]
    for name in GAMES:
        kinds = declared(name)
        make_game(name, {})  # a game that is declared can be played
        parts.append(f"## {name}\n")
        parts.append(table("Of a seat", [kind for kind in kinds if not kind.chance]))
        parts += composed(name)
        parts.append(table("Of chance", [kind for kind in kinds if kind.chance]))
        parts.append(fields(kinds))
        parts.append(events(name))
        parts.append(positions(name))
    return "\n".join(parts)


def declared(game: str) -> tuple[Kind, ...]:
    """The kinds of a game's actions."""
    declaration = part(game, "declaration")
    assert declaration is not None
    kinds: tuple[Kind, ...] = declaration.KINDS
    return kinds


def table(title: str, kinds: Iterable[Kind]) -> str:
    """Kinds of actions, in the order of the declaration."""
    rows = [f"### {title}\n", "| written | how many | for example |", "|---|---|---|"]
    for kind in kinds:
        usage = " or ".join(f"`{one.strip()}`" for one in kind.usage.split(" | "))
        rows.append(f"| {usage} | {kind.size} | `{example(kind)}` |")
    return "\n".join(rows) + "\n"


def composed(game: str) -> list[str]:
    """Texts that stand for several actions, if a game has some."""
    macros: Iterable[Macro[Any]] = getattr(part(game, "declaration"), "MACROS", ())
    if not macros:
        return []
    rows = [
        "### In one piece\n",
        "These stand for several actions of a seat, done together or not at all.\n",
    ]
    rows += ["| written | is | for example |", "|---|---|---|"]
    for macro in macros:
        about = {one.about: one.name for one in macro.parts if isinstance(one, Spelling)}
        told = "; ".join(f"{name.upper()}: {text}" for text, name in about.items())
        rows.append(f"| `{macro.usage}` | {told} | `{macro.example}` |")
    return ["\n".join(rows) + "\n"]


def example(kind: Kind) -> str:
    """An action of a kind, neither the first nor the last where there are many."""
    return " ".join((kind.word, *kind.write(kind.size * 2 // 3)))


def fields(kinds: Iterable[Kind]) -> str:
    """What each field may be."""
    found: dict[str, dict[tuple[str, ...], Field]] = {}
    for kind in kinds:
        for field in (each for one in kind.ways for each in fields_of(one)):
            found.setdefault(field.name, {})[field.words] = field
    rows = ["### Fields\n", "| field | is |", "|---|---|"]
    for name, meanings in sorted(found.items()):
        told = "; or ".join(map(values, meanings.values()))
        rows.append(f"| {name.upper()} | {told} |")
    return "\n".join(rows) + "\n"


def fields_of(one: Way) -> list[Field]:
    return [part for part in one.parts if isinstance(part, Field)]


def values(field: Field) -> str:
    """The words of a field, not all of them if there are many."""
    words = list(field.words)
    if field.bounds is not None:
        low, high = field.bounds
        return ", ".join([f"{low} to {high}", *(f"`{word}`" for word in words[high - low + 1 :])])
    shown = [f"`{word}`" for word in words[:MOST_SHOWN]]
    return ", ".join(shown) + (f", … ({len(words)})" if len(words) > MOST_SHOWN else "")


if __name__ == "__main__":
    TARGET.write_text(write(), encoding="utf-8")
    print(f"wrote {TARGET.name}")
