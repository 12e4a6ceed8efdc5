"""What each game tells, as TypeScript: its view, its events, its words. Run by `make generate`.

A game's view is typed in its `types.py`, its events in `events.py`, the kinds of its actions in
`declaration.py`. For each game of the page that becomes `declared.ts` in its folder there; tests
fail when it is not what the game says, or when a match tells something else.
"""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, Literal, NotRequired, TypedDict, get_args, get_origin, get_type_hints

import msgspec
from tools.typescript import WIDTH, Schema, interface, members, union, written

from hexhold.core.discovery import part
from hexhold.core.events import Field
from hexhold.games import GAMES

PAGE: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "games"
HEADER: Final = "/** What the server tells of this game, made by `make generate`: do not edit. */\n"

Names = dict[frozenset[str], str]  # of lists of words


def targets() -> dict[str, Path]:
    """The games that the page draws, each with the file of its types."""
    return {game: PAGE / game / "declared.ts" for game in GAMES if (PAGE / game).is_dir()}


def write(game: str) -> str:
    """The whole file of a game."""
    words = words_of(game)
    names: Names = {frozenset(list_): name for name, list_ in words.items()}
    parts = [HEADER, *(union(name, map(json.dumps, list_)) for name, list_ in words.items())]
    parts.append("/** The first word of an action. */\n" + union("ActionKind", kinds_of(game)))
    view, events = view_type(game), event_types(game)
    views = shapes(game, [view], names)
    parts += [declaration(name, schema, names) for name, schema in sorted(views.items())]
    told = shapes(game, events, names)
    lines = [member(told.pop(event.__name__)) for event in events]
    parts += [declaration(name, told[name], names) for name in sorted(told.keys() - views.keys())]
    about = "/** A fact that followed from a move. */\n"
    parts.append(about + union(view.__name__.replace("View", "Event"), lines))
    return "\n".join(parts)


# ------------------------------------------------------------------ the types of a game


def view_type(game: str) -> type:
    """What all views of a game are."""
    kind: type = _module(game, "types").VIEW
    return kind


def words_of(game: str) -> dict[str, tuple[str, ...]]:
    """The lists of words that have a name."""
    named = vars(_module(game, "types")).items()
    return {name: get_args(kind) for name, kind in named if get_origin(kind) is Literal}


def kinds_of(game: str) -> list[str]:
    """The words that actions begin with."""
    declared = _module(game, "declaration")
    kinds = [*declared.KINDS, *getattr(declared, "MACROS", ())]
    return [json.dumps(word) for word in dict.fromkeys(kind.word for kind in kinds)]


def event_types(game: str) -> list[type]:
    """What the events of a game are, in the order of their declaration."""
    declared = _module(game, "events").EVENTS
    return [event_type(game, n, event.name, event.fields) for n, event in enumerate(declared)]


def event_type(game: str, number: int, name: str, fields: Iterable[Field]) -> type:
    """What an event is; it goes by its number, for two may have the same name."""
    typed = {field.name: field_type(game, field) for field in fields}
    about = {"event": Literal[name], "seat": int | None, **typed}
    kind: type = TypedDict(f"Event{number}", about)  # type: ignore[misc]
    return kind


def field_type(game: str, field: Field) -> Any:
    """What a field of an event is. An empty word is never said: it stands for none."""
    if field.words is not None:
        kind: Any = Literal[tuple(word for word in field.words if word)]
    else:
        holder = type("Holder", (), {"__annotations__": {"it": field.type}})
        kind = get_type_hints(holder, vars(_module(game, "types")))["it"]
    return NotRequired[kind] if field.optional else kind


def _module(game: str, name: str) -> Any:
    module = part(game, name)
    assert module is not None, f"{game} has no {name}.py"
    return module


# ------------------------------------------------------------------ in TypeScript


def shapes(game: str, kinds: list[type], names: Names) -> dict[str, Schema]:
    """The schemas of types and of all that they are made of, with their lists of words by name."""
    _, schemas = msgspec.json.schema_components(kinds, ref_template="{name}")
    known = vars(_module(game, "types")) | {kind.__name__: kind for kind in kinds}
    return {name: named(in_order(schema, known[name]), names) for name, schema in schemas.items()}


def in_order(schema: Schema, kind: type) -> Schema:
    """A schema with its fields in the order of their declaration."""
    if "properties" not in schema:
        return schema
    fields = {name: schema["properties"][name] for name in kind.__annotations__}
    return {**schema, "properties": fields}


def named(schema: Any, names: Names) -> Any:
    """A schema in which lists of words that have a name go by it."""
    if isinstance(schema, list):
        return [named(one, names) for one in schema]
    if not isinstance(schema, dict):
        return schema
    if "enum" in schema:
        return {"anyOf": by_name(set(schema["enum"]), names)}
    return {key: named(value, names) for key, value in schema.items()}


def by_name(words: set[str], names: Names) -> list[Schema]:
    """Words as the fewest lists that hold all of them; what has no name stays as it is."""
    found: list[Schema] = []
    for list_ in sorted(names, key=len, reverse=True):
        if list_ <= words:
            found.append({"$ref": names[list_]})
            words = words - list_
    return found + ([{"enum": sorted(words)}] if words else [])


def declaration(name: str, schema: Schema, names: Names) -> str:
    """A type; a record where it has the same for each word of a list."""
    keys = names.get(frozenset(schema.get("properties", ())))
    values = {written(value) for value in schema.get("properties", {}).values()}
    if keys is None or len(values) > 1:
        return interface(name, schema)
    return f"export type {name} = Record<{keys}, {values.pop()}>;\n"


def member(schema: Schema) -> str:
    """An event among the others: on one line if it fits."""
    fields = members(schema)
    line = f"{{ {'; '.join(fields)} }}"
    if len(f"  | {line}") <= WIDTH:
        return line
    return "{\n" + "".join(f"      {field};\n" for field in fields) + "    }"


if __name__ == "__main__":
    for game, target in targets().items():
        target.write_text(write(game), encoding="utf-8")
        print(f"wrote {game}/{target.name}")
