"""A position that somebody wrote by hand, or damaged, is read or refused, and nothing else."""

from contextlib import suppress
from functools import cache
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hexhold
from hexhold import Game, NotationError, Rng
from hexhold.core.conformance.play import play_on

GAMES: dict[str, list[dict[str, Any]]] = {
    "watch": [{"players": 3}, {"mode": "brotherhood", "trade": False}],
    "rivals": [{"mode": "intro"}, {"mode": "duel"}],
}
CASES = [(name, n) for name, settings_ in GAMES.items() for n in range(len(settings_))]


@cache
def texts(name: str, n: int) -> tuple[Game[Any], list[str]]:
    """Some positions of a random match."""
    match = hexhold.game(name, **GAMES[name][n]).start(seed=n)
    found = []
    for _ in range(12):
        found.append(match.position())
        play_on(match, Rng(n), 60)
    return match.game, found


def test_every_game_is_tried_here() -> None:
    assert {*GAMES} == {*hexhold.GAMES}


def read(game: Game[Any], text: str) -> None:
    """What is read is a state that can be written again and looked at."""
    with suppress(NotationError):
        state = game.state_at(text)
        again = game.state_at(game.position(state))
        assert again == state
        game.view(state, 0)


@pytest.mark.parametrize(("name", "n"), CASES)
@given(data=st.data())
@settings(max_examples=150, deadline=None)
def test_a_damaged_position_is_read_or_refused(name: str, n: int, data: st.DataObject) -> None:
    game, positions = texts(name, n)
    text = data.draw(st.sampled_from(positions))
    at = data.draw(st.integers(0, len(text)))
    cut = data.draw(st.integers(0, 12))
    added = data.draw(st.text("0123456789=,|-? abcorewl²", max_size=6) | st.just("9" * 30))
    read(game, text[:at] + added + text[at + cut :])


@pytest.mark.parametrize(("name", "n"), CASES)
@given(data=st.data())
@settings(max_examples=100, deadline=None)
def test_a_changed_value_is_read_or_refused(name: str, n: int, data: st.DataObject) -> None:
    game, positions = texts(name, n)
    words = data.draw(st.sampled_from(positions)).split(" ")
    at = data.draw(st.sampled_from([i for i, word in enumerate(words) if "=" in word]))
    values = [
        "",
        "-",
        "--5",
        "-1",
        "0",
        "1,1",
        "999",
        "99999999",
        "x",
        "²",
        "1=2",
        "ore99,ore99,ore58",
    ]
    words[at] = words[at].partition("=")[0] + "=" + data.draw(st.sampled_from(values))
    read(game, " ".join(words))


def test_cards_of_one_kind_do_not_overflow_into_another() -> None:
    with pytest.raises(NotationError, match="not that many"):
        hexhold.game("watch").state_at("phase=turn | 0 hand=brick100,brick100,brick56")


@pytest.mark.parametrize(("case", "text"), [*product(CASES, ["", "|", "| |", "nonsense", "a=b=c"])])
def test_odd_texts_are_read_or_refused(case: tuple[str, int], text: str) -> None:
    read(texts(*case)[0], text)
