"""The protocol as TypeScript, from the types that check it: run by `make types`.

What the page knows of messages and answers is this file's output, `web/src/lib/protocol.ts`; a test
fails when it is not what the types say.
"""

import json
import textwrap
from pathlib import Path
from typing import Any, Final, get_args

import msgspec

from hexhold.server import messages
from hexhold.server.errors import CODES
from hexhold.server.openapi import types

TARGET: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "protocol.ts"
HEADER: Final = """\
/** The protocol of a table, made by `make types` from the server's types: do not edit. */
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
    kinds = [member for union in UNIONS.values() for member in get_args(union)]
    _, schemas = msgspec.json.schema_components([*kinds, *types()], ref_template="{name}")
    parts = [HEADER]
    parts += [interface(name, schema) for name, schema in sorted(schemas.items())]
    for name, union in UNIONS.items():
        members = " | ".join(kind.__name__ for kind in get_args(union))
        parts.append(f"export type {name} = {members};\n")
    codes = "".join(f"\n  | {json.dumps(code)}" for code in CODES)
    parts.append(f"/** Why something was not done. */\nexport type Code ={codes};\n")
    return "\n".join(parts)


def interface(name: str, schema: Schema) -> str:
    """A type with its comment."""
    about = comment(schema["description"]) if "description" in schema else ""
    if schema.get("type") != "object" or "properties" not in schema:
        return f"{about}export type {name} = {written(schema)};\n"
    required = set(schema.get("required", []))
    lines = [
        f"  {key}{'' if key in required else '?'}: {written(value)};\n"
        for key, value in schema["properties"].items()
    ]
    return f"{about}export interface {name} {{\n{''.join(lines)}}}\n"


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
        return f"[{', '.join(written(part) for part in schema['prefixItems'])}]"
    inside = written(schema.get("items", {}))
    return f"({inside})[]" if " | " in inside else f"{inside}[]"


def _object(schema: Schema) -> str:
    """A mapping, whose keys are texts in JSON; of what a game tells in its own words, no more."""
    values = schema.get("additionalProperties")
    return f"Record<string, {written(values)}>" if isinstance(values, dict) else "object"


if __name__ == "__main__":
    TARGET.write_text(write(), encoding="utf-8")
    print(f"wrote {TARGET.name}")
