"""Every worked example says where in the book it stands."""

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
LINES = re.compile(r"Book ((\d+(–\d+)?)(, \d+(–\d+)?)*)(:|\.$)")
LAST_LINE = 2563


def examples() -> dict[str, str]:
    """Every test of this folder but those of this file, with its docstring."""
    found: dict[str, str] = {}
    for file in sorted(HERE.glob("test_*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                if file.name != Path(__file__).name:
                    found[f"{file.stem}.{node.name}"] = ast.get_docstring(node) or ""
    return found


def test_every_example_begins_with_its_lines() -> None:
    assert [name for name, text in examples().items() if not LINES.match(text)] == []


def test_the_lines_are_lines_of_the_book_in_order() -> None:
    for text in examples().values():
        match = LINES.match(text)
        assert match is not None
        for part in match[1].split(", "):
            first, _, last = part.partition("–")
            assert 1 <= int(first) <= int(last or first) <= LAST_LINE


def test_an_example_without_lines_would_be_noticed() -> None:
    assert LINES.match("Book 329–335, 400: the roll of six.")
    assert not LINES.match("The roll of six.")
