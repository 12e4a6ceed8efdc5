"""The other tables of docs/notation.md: what the events of a game tell, and what positions say."""

import ast
from pathlib import Path
from typing import Any, Final

from hexhold import Rng
from hexhold.core import events as core_events
from hexhold.core.contract import CHANCE, Game
from hexhold.core.discovery import part
from hexhold.core.events import Declared, Field
from hexhold.core.position import Item
from hexhold.games import make_game

EXAMPLE_MOVES: Final = 160
EXAMPLE_SEED: Final = 5


def events(game: str) -> str:
    """What each event of a game tells beside its seat, and to whom."""
    declared = part(game, "events")
    assert declared is not None
    rows = ["### Events\n", "| event | tells |", "|---|---|"]
    rows += [f"| `{event.name}` | {told_by(event)} |" for event in declared.EVENTS]
    meanings = audiences(Path(core_events.__file__)) | audiences(Path(declared.__file__))
    named = sorted({name for event in declared.EVENTS for name in audiences_of(event)})
    rows.append("")
    rows += [f"- *{name}*: {meanings[name]}" for name in named]
    return "\n".join(rows) + "\n"


def audiences_of(event: Declared) -> list[str]:
    """The names of those who are told something that not everybody is."""
    return [to.__name__ for to in (event.to, *(field.to for field in event.fields)) if to]


def told_by(event: Declared) -> str:
    """The fields of an event."""
    told = ", ".join(f"`{field.name}`{audience(field)}" for field in event.fields) or "–"
    return f"{told} (all of it{audience(event)})" if event.to else told


def audience(one: Declared | Field) -> str:
    """Who is told, where it is not everybody."""
    if one.to is not None:
        return f" to *{one.to.__name__}*"
    return " maybe" if isinstance(one, Field) and one.optional else ""


def audiences(module: Path) -> dict[str, str]:
    """What the functions of a module say of themselves; compiled ones have forgotten it."""
    tree = ast.parse(module.with_name("events.py").read_text(encoding="utf-8"))
    functions = (node for node in tree.body if isinstance(node, ast.FunctionDef))
    return {node.name: ast.get_docstring(node) or "" for node in functions}


def positions(game: str) -> str:
    """What may be said of the table and of a seat, with an example."""
    found = part(game, "position")
    assert found is not None
    rows = ["### Positions\n"]
    for title, items in (("Of the table", found.TABLE), ("Of a seat", found.SEAT)):
        rows += [f"| {title.lower()} | is written | says |", "|---|---|---|", *map(row, items), ""]
    rows += ["For example:\n", f"```text\n{example(make_game(game, {}))}\n```"]
    return "\n".join(rows) + "\n"


def row(item: Item[Any]) -> str:
    return f"| `{item.name}` | {item.form} | {item.about} |"


def example(game: Game[Any]) -> str:
    """A position from the middle of a match."""
    state, rng = game.new_state(), Rng(EXAMPLE_SEED)
    for _ in range(EXAMPLE_MOVES):
        seat = game.actors(state)[0]
        if seat == CHANCE:
            choices = [move for move, weight in game.outcomes(state) for _ in range(weight)]
        else:
            choices = game.legal(state, seat)
        game.play(state, seat, choices[int(rng.below(len(choices)))])
    return game.position(state)
