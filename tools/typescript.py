"""The protocol as TypeScript, from the types that check it: run by `make generate`.

What the page knows of messages and answers is this file's output, `web/src/lib/protocol.ts`; a test
fails when it is not what the types say. What each game tells is written by `game_types.py`.
"""

import json
import textwrap
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, get_args

import msgspec

from hexhold.server import messages
from hexhold.server.errors import CODES
from hexhold.server.openapi import types
from hexhold.server.phrases import PHRASES

TARGET: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "protocol.ts"
HEADER: Final = """\
/** The protocol of a table, made by `make generate` from the server's types: do not edit. */
"""
UNIONS: Final = {
    "ClientMessage": messages.ClientMessage,
    "ServerMessage": messages.ServerMessage,
}
WIDTH: Final = 120
PLAIN: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}

Schema = dict[str, Any]


def write() -> str:
    """The whole file."""
    kinds = [member for kinds_of in UNIONS.values() for member in get_args(kinds_of)]
    _, schemas = msgspec.json.schema_components([*kinds, *types()], ref_template="{name}")
    parts = [HEADER]
    parts += [interface(name, schema) for name, schema in sorted(schemas.items())]
    for name, kinds_of in UNIONS.items():
        parts.append(union(name, (kind.__name__ for kind in get_args(kinds_of))))
    parts.append("/** Why something was not done. */\n" + union("Code", map(json.dumps, CODES)))
    about = "/** What people say with one click. */\n"
    parts.append(about + union("Phrase", map(json.dumps, PHRASES)))
    return "\n".join(parts)


def union(name: str, members: Iterable[str]) -> str:
    """One of several, on a line of their own, or each on one if they are many."""
    members = list(members)
    line = f"export type {name} = {' | '.join(members)};\n"
    if len(line) <= WIDTH + 1:
        return line
    below = f"  {' | '.join(members)};\n"
    if len(below) <= WIDTH + 1:
        return f"export type {name} =\n{below}"
    return f"export type {name} =" + "".join(f"\n  | {one}" for one in members) + ";\n"


def interface(name: str, schema: Schema) -> str:
    """A type with its comment."""
    about = comment(schema["description"]) if "description" in schema else ""
    if schema.get("type") != "object" or "properties" not in schema:
        return f"{about}export type {name} = {written(schema)};\n"
    lines = [f"  {one};\n" for one in members(schema)]
    return f"{about}export interface {name} {{\n{''.join(lines)}}}\n"


def members(schema: Schema) -> list[str]:
    """What an object has, each with its type."""
    required = set(schema.get("required", []))
    return [
        f"{key}{'' if key in required else '?'}: {written(value)}"
        for key, value in schema["properties"].items()
    ]


def comment(about: str) -> str:
    """What a type is, on as many lines as it takes."""
    text = " ".join(about.split())
    if len(text) <= WIDTH - len("/**  */"):
        return f"/** {text} */\n"
    lines = textwrap.wrap(text, WIDTH, initial_indent=" * ", subsequent_indent=" * ")
    return "\n".join(["/**", *lines, " */\n"])


def written(schema: Schema) -> str:
    """A schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(written(part) for part in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        return _array(schema)
    if kind == "object":
        return _object(schema)
    if kind is None:
        return "unknown"
    return PLAIN[kind]


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return _tuple(schema)
    inside = written(schema.get("items", {}))
    return f"({inside})[]" if " | " in inside else f"{inside}[]"


def _tuple(schema: Schema) -> str:
    """A place for each; one of several lengths where the last ones may be left out."""
    places = [written(part) for part in schema["prefixItems"]]
    sizes = range(schema.get("minItems", len(places)), len(places) + 1)
    return " | ".join(f"[{', '.join(places[:size])}]" for size in sizes)


def _object(schema: Schema) -> str:
    """A mapping, whose keys are texts in JSON; of what a game tells in its own words, no more."""
    values = schema.get("additionalProperties")
    return f"Record<string, {written(values)}>" if isinstance(values, dict) else "object"


if __name__ == "__main__":
    TARGET.write_text(write(), encoding="utf-8")
    print(f"wrote {TARGET.name}")
