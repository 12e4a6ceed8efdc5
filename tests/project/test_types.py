"""What the page knows of the protocol and of each game is what their types say."""

from typing import Any

import pytest
from tools import game_types
from tools.typescript import TARGET, interface, union, write, written

from hexhold.core.events import Field, made, number, own, seat, word

GAMES = sorted(game_types.targets())


def test_the_pages_types_are_not_stale() -> None:
    assert TARGET.read_text(encoding="utf-8") == write(), "run make generate"


@pytest.mark.parametrize("game", GAMES)
def test_the_types_of_a_game_are_not_stale(game: str) -> None:
    declared = game_types.targets()[game].read_text(encoding="utf-8")
    assert declared == game_types.write(game), "run make generate"


def test_each_game_that_the_page_draws_has_types() -> None:
    drawn = {index.parent.name for index in game_types.PAGE.glob("*/index.ts")}
    assert drawn == set(GAMES)


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
        (
            {"type": "array", "prefixItems": [{"type": "string"}, {}], "minItems": 1},
            "[string] | [string, unknown]",
        ),
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


def test_a_union_has_a_line_for_each_if_one_line_is_too_short() -> None:
    assert union("Few", ['"a"', '"b"']) == 'export type Few = "a" | "b";\n'
    assert union("Many", ["A" * 60, "B" * 60]).splitlines() == [
        "export type Many =",
        f"  | {'A' * 60}",
        f"  | {'B' * 60};",
    ]


@pytest.mark.parametrize(
    ("words", "typescript"),
    [
        ({"a", "b"}, "Few"),
        ({"a", "b", "c"}, "More"),
        ({"a", "b", "c", "z", "y"}, 'More | "y" | "z"'),
        ({"a"}, '"a"'),
    ],
)
def test_words_go_by_the_name_of_their_list(words: set[str], typescript: str) -> None:
    names = {frozenset("ab"): "Few", frozenset("abc"): "More"}
    schema = {"type": "array", "items": {"enum": sorted(words)}}
    inside = game_types.named(schema, names)["items"]
    assert written(inside) == typescript


@pytest.mark.parametrize(
    ("name", "typescript"), [("Figures", "Record<Kind, number>"), ("Other", None)]
)
def test_the_same_for_each_word_of_a_list_is_a_record(name: str, typescript: str | None) -> None:
    second = "integer" if typescript else "string"
    properties = {"a": {"type": "integer"}, "b": {"type": second}}
    schema = {"type": "object", "properties": properties, "required": ["a", "b"]}
    told = game_types.declaration(name, schema, {frozenset("ab"): "Kind"})
    assert told.startswith(f"export type {name} = {typescript};" if typescript else "export interf")


@pytest.mark.parametrize(
    ("field", "typescript"),
    [
        (number("turn"), "turn: number"),
        (seat("before"), "before: number | null"),
        (word("mood", ["", "glad", "sad"]), 'mood: "glad" | "sad"'),
        (word("mood", ["glad"], to=own), 'mood?: "glad"'),
        (made("held", lambda a, b, c: True, "bool"), "held: boolean"),
        (made("rest", lambda a, b, c: [], "list[int]", optional=True), "rest?: number[]"),
    ],
)
def test_a_field_of_an_event_is_written_as_a_type(field: Field, typescript: str) -> None:
    kind = game_types.event_type(GAMES[0], 7, "happened", [field])
    schemas: dict[str, Any] = game_types.shapes(GAMES[0], [kind], {})
    told = game_types.member(schemas["Event7"])
    assert told == f'{{ event: "happened"; seat: number | null; {typescript} }}'
