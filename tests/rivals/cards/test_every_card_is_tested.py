"""Every card has a test that shows its effect and one that shows its refusal or limit."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from tests.rivals.cards.printed import COPIES

HERE = Path(__file__).parent
SHOWS = {"effect", "limit"}

Shown = dict[str, set[str]]


def markers(source: str) -> Iterator[tuple[str, str, str]]:
    """Every card marker of a test file: the test, the card, and what the test shows of it."""
    for node in ast.parse(source).body:
        if not isinstance(node, ast.FunctionDef):
            continue
        for decorator in node.decorator_list:
            if ast.unparse(decorator).startswith("pytest.mark.card("):
                assert isinstance(decorator, ast.Call)
                (shows,) = (ast.literal_eval(keyword.value) for keyword in decorator.keywords)
                for argument in decorator.args:
                    yield node.name, ast.literal_eval(argument), shows


@cache
def marked() -> Shown:
    """What the tests of this folder show of each card."""
    found: Shown = defaultdict(set)
    for file in sorted(HERE.glob("test_*.py")):
        for _, card, shows in markers(file.read_text(encoding="utf-8")):
            found[card].add(shows)
    return found


@pytest.mark.parametrize("group", ["basic", "gold", "turmoil", "progress"])
def test_every_card_of_a_set_has_a_test_of_its_effect_and_one_of_its_limit(group: str) -> None:
    ids = [card for card in COPIES if card.startswith(f"{group}.")]
    assert {card: SHOWS - marked()[card] for card in ids if marked()[card] != SHOWS} == {}


def test_the_markers_name_cards_and_what_they_show() -> None:
    assert set(marked()) <= set(COPIES)
    assert all(shows <= SHOWS for shows in marked().values())


def test_a_marker_is_read_with_all_its_cards() -> None:
    source = '@pytest.mark.card("a.b", "a.c", shows="limit")\ndef test_x() -> None: ...\n'
    assert list(markers(source)) == [("test_x", "a.b", "limit"), ("test_x", "a.c", "limit")]
