"""What the page tells of the games is what they declare."""

import pytest
from tools.telling import entry, targets, write


@pytest.mark.parametrize("game", targets())
def test_what_the_page_tells_is_not_stale(game: str) -> None:
    assert targets()[game].read_text(encoding="utf-8") == write(game), "run make generate"


@pytest.mark.parametrize(
    ("key", "value", "line"),
    [
        ("rob", ["seat:seat"], '    rob: ["seat:seat"],\n'),
        ("road-built", {"important": True}, '    "road-built": { important: true },\n'),
        (
            "ended",
            {"a": "b" * 60, "c": "d" * 60},
            f'    ended: {{\n      a: "{"b" * 60}",\n      c: "{"d" * 60}",\n    }},\n',
        ),
    ],
)
def test_an_entry_is_written_as_the_rest_of_the_page(key: str, value: object, line: str) -> None:
    assert entry(key, value) == line
