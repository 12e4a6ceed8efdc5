"""Every rule by which a move is refused: once it refuses, once it allows."""

import pytest
from tests.rivals.helpers import asked, at, event, play, refused
from tests.rivals.rules import scenes_cards, scenes_game
from tests.rivals.rules.scenes import Scene

import hexhold

PAIRS = (*scenes_game.SCENES, *scenes_cards.SCENES)
REFUSING = [
    pytest.param(no, marks=pytest.mark.rule(no.rule, refuses=True), id=no.rule) for no, _ in PAIRS
]
ALLOWING = [
    pytest.param(yes, marks=pytest.mark.rule(yes.rule, allows=True), id=yes.rule)
    for _, yes in PAIRS
]


@pytest.mark.parametrize("scene", REFUSING)
def test_a_move_is_refused_by_its_rule(scene: Scene) -> None:
    assert refused(scene.match(), scene.move) == scene.rule


@pytest.mark.parametrize("scene", ALLOWING)
def test_a_move_that_keeps_the_rule_is_made(scene: Scene) -> None:
    match = scene.match()
    assert refused(match, scene.move) is None
    play(match, scene.move)


@pytest.mark.rule("rivals.turn.unknown-action", refuses=True, allows=True)
def test_a_number_that_is_no_move_is_refused() -> None:
    match = at("| 0 stock=b7:3")
    refusal = match.check(0, 1_000_000)
    assert refusal is not None
    assert refusal.rule == "rivals.turn.unknown-action"
    assert match.check(0, match.number("trade ore")) is None


@pytest.mark.parametrize(
    ("position", "moves", "seat", "action", "asked"),
    [
        ("| 0 stock=b7:3", (), 1, "trade ore", (0, "main")),
        ("| 0 stock=b7:3", (), 0, "give b7", (0, "main")),
        ("| 0 hand=abbey", ("build abbey",), 0, "trade ore", (0, "site")),
        ("roll", ("roll", "dice 1 harvest"), 1, "gain a5", (0, "gain")),
        ("roll", ("roll",), 0, "end", (hexhold.CHANCE, "dice")),
        ("roll", (), hexhold.CHANCE, "dice 1 harvest", (0, "roll")),
    ],
)
def test_whoever_is_not_asked_is_told_who_is_asked_what(
    position: str, moves: tuple[str, ...], seat: int, action: str, asked: tuple[int, str]
) -> None:
    match = play(at(position), *moves)
    refusal = match.check(seat, match.number(action))
    assert refusal is not None
    assert refusal.asked == asked
    with pytest.raises(hexhold.Illegal, match=rf"is asked: {asked[1]}\)$"):
        match.play(seat, action)


def test_a_refusal_for_another_reason_does_not_speak_of_questions() -> None:
    match = at("| 0 stock=b7:2")
    refusal = match.check(0, match.number("trade ore"))
    assert refusal is not None
    assert refusal.asked is None


@pytest.mark.rule("rivals.traveling-merchant.pay", refuses=True)
def test_whoever_has_no_gold_left_is_not_even_asked_to_buy() -> None:
    match = event(at("roll | 0 stock=a6:1"), "traveling_merchant", 6)
    play(match, "gain a5")
    assert asked(match) == "0 main"
    assert asked(event(at("roll | 0 stock=a6:0"), "traveling_merchant", 6)) == "0 main"


@pytest.mark.rule("rivals.traveling-merchant.pay", allows=True)
def test_whoever_has_gold_left_may_buy_again() -> None:
    match = event(at("roll | 0 stock=a6:2"), "traveling_merchant", 6)
    play(match, "gain a5")
    assert refused(match, "gain a7") is None
