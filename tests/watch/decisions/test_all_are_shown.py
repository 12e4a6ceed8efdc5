"""Every decision and every row of the editions' differences has its test."""

import re
from pathlib import Path

DECISIONS, ROWS = 66, 25


def shown(kind: str) -> set[int]:
    """The numbers that the names of the tests in this folder carry."""
    texts = (path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    return {int(n) for text in texts for n in re.findall(rf"def test_{kind}_(\d\d)_", text)}


def test_each_of_the_decisions_has_a_test() -> None:
    assert shown("decision") == set(range(1, DECISIONS + 1))


def test_each_row_of_the_editions_has_a_test() -> None:
    assert shown("row") == set(range(1, ROWS + 1))
