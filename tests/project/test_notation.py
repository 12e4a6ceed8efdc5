"""docs/notation.md is what the declarations say, and its examples are read by the games."""

import re
from pathlib import Path

import pytest
from tools import notation

from hexhold.games import make_game

TEXT = notation.TARGET.read_text(encoding="utf-8")


def test_the_document_is_fresh() -> None:
    assert notation.write() == TEXT, "run `make generate`"


@pytest.mark.parametrize("name", ["watch", "rivals"])
def test_every_example_is_an_action(name: str) -> None:
    game = make_game(name, {})
    part = TEXT.split(f"## {name}\n")[1].split("\n## ")[0]
    examples = re.findall(r"\| \d+ \| `([^`]+)` \|", part)
    assert len(examples) > 30
    for example in examples:
        assert game.text(game.parse(example)) == example


def test_every_text_in_one_piece_stands_for_several_actions() -> None:
    game = make_game("watch", {})
    examples = re.findall(r"\| `((?:offer|counter) [a-z][^`]+)` \|", TEXT)
    assert len(examples) == 2
    for example in examples:
        assert game.text_of(0, game.expand(example)) == example


@pytest.mark.parametrize("name", ["watch", "rivals"])
def test_the_example_of_a_position_is_read_and_written_again(name: str) -> None:
    part = TEXT.split(f"## {name}\n")[1].split("\n## ")[0]
    (example,) = re.findall(r"```text\n(.+)\n```", part)
    game = make_game(name, {})
    assert game.position(game.state_at(example)) == example


def test_the_readme_and_the_protocol_lead_to_it() -> None:
    root = Path(notation.TARGET).parent.parent
    assert "docs/notation.md" in (root / "README.md").read_text(encoding="utf-8")
