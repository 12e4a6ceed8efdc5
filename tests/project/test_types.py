"""What the page knows of the protocol is what the server's types say."""

import pytest
from tools.typescript import TARGET, interface, write, written


def test_the_pages_types_are_not_stale() -> None:
    assert TARGET.read_text(encoding="utf-8") == write(), "run make types"


@pytest.mark.parametrize(
    ("schema", "typescript"),
    [
        ({"type": "integer"}, "number"),
        ({"anyOf": [{"type": "string"}, {"type": "null"}]}, "string | null"),
        ({"type": "array", "items": {"$ref": "Hex"}}, "Hex[]"),
        ({"type": "array", "items": {"enum": ["a", "b"]}}, '("a" | "b")[]'),
        (
            {"type": "object", "additionalProperties": {"type": "boolean"}},
            "Record<string, boolean>",
        ),
        ({"type": "array", "prefixItems": [{"type": "string"}, {}]}, "[string, unknown]"),
        ({"type": "object"}, "object"),
    ],
)
def test_a_schema_is_written_as_a_type(schema: dict[str, object], typescript: str) -> None:
    assert written(schema) == typescript


def test_what_need_not_be_there_has_a_question_mark() -> None:
    schema = {
        "type": "object",
        "description": "A thing.",
        "properties": {"a": {"type": "string"}, "b": {"type": "integer"}},
        "required": ["a"],
    }
    assert interface("Thing", schema) == (
        "/** A thing. */\nexport interface Thing {\n  a: string;\n  b?: number;\n}\n"
    )
