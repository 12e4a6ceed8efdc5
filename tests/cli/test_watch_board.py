"""The board of the Watch as text shows what the view holds, and no more."""

import re
from typing import Any

import pytest

import hexhold
from hexhold.cli.boards import PlainDrawing, drawing_of
from hexhold.cli.story import SENTENCES, sentence, tell
from hexhold.cli.watch_board import draw, question
from hexhold.watch.events import PUBLIC

MIDDLE = (
    "phase=turn rolled=1 tormund=4 | 0 hand=ore2 cards=winter1 bought=patrol1 roads=3 "
    "settlements=7 | 1 hand=wool3 keeps=20 patrols=3 roads=30"
)


def table(position: str = MIDDLE) -> hexhold.Match[Any]:
    return hexhold.continue_from(hexhold.game("watch", first="0"), position)


def text(seat: int) -> str:
    return "\n".join(line.plain for line in draw(table().view(seat)))


def test_pieces_numbers_and_tormund_are_drawn() -> None:
    shown = text(0)
    for piece in ("<s0>", "<K1>", "#0", "#1", "Tormund", "(12)", "mountains", "ice"):
        assert piece in shown
    assert "(7)" not in shown  # a settlement stands there


def test_the_own_hand_is_shown_and_no_other() -> None:
    assert "your hand: 2 ore" in text(0)
    assert "1 winter · bought this turn: 1 patrol" in text(0)
    assert "3 wool" in text(1)
    assert "3 wool" not in text(0)
    assert "your hand" not in text(hexhold.SPECTATOR)


def test_it_fits_into_eighty_columns() -> None:
    board = [line for line in text(0).splitlines() if "(" in line and "points" not in line]
    assert max(len(line) for line in board) <= 80


def test_every_site_of_the_land_has_its_place() -> None:
    match = hexhold.game("watch", first="0").start()
    words = "\n".join(line.plain for line in draw(match.view(0))).split("\n(12) a site")[0].split()
    sites = {f"({match.game.describe(action).args[0]})" for action in match.legal(0)}
    assert {word for word in words if word.startswith("(")} == sites


def test_a_board_not_yet_dealt_is_drawn_with_question_marks() -> None:
    view = hexhold.game("watch", board="random").start().view(0)
    assert "?" in "\n".join(line.plain for line in draw(view))


def test_an_offer_is_shown_with_its_answers() -> None:
    match = table(
        "phase=turn rolled=1 | 0 hand=ore2 settlements=7 | 1 hand=wool3 | 2 hand=brick2 | 3"
    )
    match.play(0, "offer ore > wool")
    match.play(1, "accept")
    match.play(2, "counter brick > ore,ore")
    lines = "\n".join(question(match.view(0)))
    assert "on offer by you: 1 ore for 1 wool" in lines
    assert "seat 1: accepted" in lines
    assert "seat 2 would give 1 brick for 2 ore" in lines
    assert "With whom do you trade" in lines
    assert "Do you agree?" in "\n".join(question(match.view(3)))


def test_a_game_that_nobody_has_drawn_shows_its_views() -> None:
    drawing = drawing_of("chess")
    assert isinstance(drawing, PlainDrawing)
    assert '"seat": 1' in drawing.draw({"seat": 1})[0].plain
    assert drawing.question({}) == ["What do you do?"]
    assert drawing.is_worth_a_look({})


def test_an_unknown_event_is_told_as_it_stands() -> None:
    assert (
        sentence({"event": "wall-fell", "seat": 2, "section": 4}) == "seat 2: wall-fell section 4"
    )


@pytest.mark.parametrize("mode", ["base", "brotherhood"])
def test_every_event_of_random_matches_has_a_sentence(mode: str) -> None:
    match = hexhold.game("watch", mode=mode, trade=False).start(seed=2)
    rng = hexhold.Rng(2)
    told: list[str] = []
    for _ in range(700):
        seat = match.actors[0]
        actions = match.legal(seat)
        match.play(seat, actions[int(rng.below(len(actions)))])
        told += tell(match.events_for(0)[:-1], 0)
    assert not [line for line in told if re.match(r"[a-z0-9 ]+: [a-z-]+ ", line)]
    assert any(line.startswith("you ") for line in told)


def test_every_kind_of_event_has_a_sentence() -> None:
    names = {name for name, _ in PUBLIC.values()}
    assert names <= set(SENTENCES)


def test_the_north_is_shown_in_the_brotherhood_alone() -> None:
    north = hexhold.game("watch", mode="brotherhood", first="0").start(seed=1)
    shown = "\n".join(line.plain for line in draw(north.view(0)))
    for word in ("wall 4: no guard", "camps: ", "in the Gift: nobody", "breaches: 0", "heroes"):
        assert word in shown
    assert "wall" not in text(0)
