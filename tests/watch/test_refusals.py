"""A refusal tells what is asked only where something else is asked."""

import pytest
from tests.watch.helpers import at, at_start, play

import hexhold
from hexhold.games.watch import why


@pytest.mark.parametrize(
    ("position", "moves", "seat", "action", "asked"),
    [
        ("turn", (), 1, "end", (0, "turn")),
        ("", ("0 roll",), 0, "end", (hexhold.CHANCE, "dice")),
        ("turn", (), hexhold.CHANCE, "dice 1 1", (0, "turn")),
        ("turn", (), 0, "dice 1 1", (0, "turn")),
        ("turn | 0 hand=ore", ("0 offer ore > wool",), 0, "end", (1, "answers")),
        ("phase=place-roads rolled=1 free_roads=1", (), 0, "end", (0, "place-roads")),
        ("turn", (), 7, "end", (0, "turn")),
    ],
)
def test_whoever_is_not_asked_is_told_who_is_asked_what(
    position: str, moves: tuple[str, ...], seat: int, action: str, asked: tuple[int, str]
) -> None:
    refusal = play(at_start(position), *moves).check(seat, action)
    assert refusal is not None
    assert refusal.asked == asked


@pytest.mark.parametrize("action", ["buy", "roll", "road 1", "discard ore", "offer ore > wool"])
def test_a_refusal_for_another_reason_does_not_speak_of_questions(action: str) -> None:
    refusal = at("turn").check(0, action)
    assert refusal is not None
    assert refusal.asked is None


def test_a_number_that_is_no_action_is_named_as_it_is() -> None:
    refusal = at("turn").check(0, 10**6)
    assert refusal == hexhold.Refusal("watch.turn.unknown-action", 0, "1000000")


def test_an_action_that_no_reason_speaks_of_is_refused_with_what_is_asked() -> None:
    state = at("turn").state
    assert why.in_turn(state, state.seats[0], "new-kind", 0) == "watch.turn.order"
