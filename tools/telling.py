"""What the page tells of each game, from the declarations of its actions and events.

Run by `make generate`; a test fails when a file is not what the declarations say. The page's teller
reads it (`web/src/play/teller.ts`), as the terminal's reads the declarations themselves.
"""

import json
import re
from pathlib import Path
from typing import Any, Final

from hexhold.cli.teller import told_as, ways_of
from hexhold.core.discovery import part
from hexhold.core.events import Declared
from hexhold.games import GAMES

PAGE: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "games"
HEAD: Final = """\
/** What is told of this game, made by `make generate` from its declarations: do not edit. */

import type { Declared } from "../../play/teller";

"""
WIDTH: Final = 120


def targets() -> dict[str, Path]:
    """Where it goes, for every game that the page has a folder for."""
    return {game: PAGE / game / "declared-words.ts" for game in GAMES if (PAGE / game).is_dir()}


def write(game: str) -> str:
    """The whole file of a game."""
    declaration, events = part(game, "declaration"), part(game, "events")
    assert declaration is not None
    assert events is not None
    actions = (*declaration.KINDS, *getattr(declaration, "MACROS", ()))
    ways = {one.word: [way_of(parts) for parts in ways_of(one)] for one in actions}
    ways = {word: ways for word, ways in ways.items() if any(ways)}
    told = {one.name: said for one in events.EVENTS if (said := event_of(one))}
    lines = [f'  game: "{game}",\n', *block("actions", ways), *block("events", told)]
    return f"{HEAD}export const DECLARED: Declared = {{\n{''.join(lines)}}};\n"


def way_of(parts: tuple[Any, ...]) -> str:
    """A way to write an action, each field as its argument and noun."""
    return " ".join(one if isinstance(one, str) else ":".join(told_as(one)) for one in parts)


def event_of(event: Declared) -> dict[str, Any]:
    """What is said of an event beyond its name."""
    nouns = {one.name: one.noun for one in event.fields if one.noun != one.name}
    said = {
        "nouns": nouns,
        "rule": event.rule,
        "important": event.important,
        "quiet": event.quiet,
    }
    return {name: value for name, value in said.items() if value}


def block(name: str, entries: dict[str, Any]) -> list[str]:
    """A table, a line for each entry."""
    return [f"  {name}: {{\n", *(entry(key, value) for key, value in entries.items()), "  },\n"]


def entry(key: str, value: Any) -> str:
    """A line of a table, or several where it would be too long."""
    line = f"    {quoted(key)}: {written(value)},\n"
    if len(line) <= WIDTH + 1 or not isinstance(value, dict):
        return line
    inside = "".join(f"      {quoted(one)}: {written(part)},\n" for one, part in value.items())
    return f"    {quoted(key)}: {{\n{inside}    }},\n"


def written(value: Any) -> str:
    """A value as the page's own code would have it."""
    if isinstance(value, dict):
        inside = ", ".join(f"{quoted(key)}: {written(part)}" for key, part in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list):
        return f"[{', '.join(map(written, value))}]"
    return json.dumps(value)


def quoted(key: str) -> str:
    """A key, in quotation marks where it needs them."""
    return key if re.fullmatch(r"[A-Za-z_]\w*", key) else json.dumps(key)


if __name__ == "__main__":
    for game, target in targets().items():
        target.write_text(write(game), encoding="utf-8")
        print(f"wrote {game}/{target.name}")
