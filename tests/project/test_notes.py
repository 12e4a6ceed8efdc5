"""The numbers of notes are those of the declared events."""

import ast
from pathlib import Path

import pytest
from tools.notes import declarations, noted, target, write


@pytest.mark.parametrize("declaration", declarations(), ids=lambda path: path.parent.name)
def test_the_notes_of_an_engine_are_not_stale(declaration: Path) -> None:
    assert target(declaration).read_text(encoding="utf-8") == write(declaration), (
        "run make generate"
    )


def test_a_note_is_called_as_its_event_unless_the_engine_calls_it_otherwise() -> None:
    source = 'EVENTS: Final = (event("road-built", path()), event("taken", note="card-taken"))'
    assert noted(ast.parse(source)) == ["ROAD_BUILT", "CARD_TAKEN"]
