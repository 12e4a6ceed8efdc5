"""The table of the Rivals as text shows what the view holds, and no more."""

import io
from typing import Any

import hexhold
from hexhold.cli.boards import show_board
from hexhold.cli.terminal import Console
from hexhold.core.contract import View
from hexhold.games.rivals.terminal.board import laying_line, remind, wrapped
from hexhold.games.rivals.terminal.words import ask, label

MIDDLE = (
    "phase=main | 0 columns=5*,6 cards=5a:basic.abbey hand=basic.scout | 1 hand=basic.goldsmith"
)


def match(position: str = MIDDLE, **options: str) -> hexhold.Match[Any]:
    return hexhold.continue_from(hexhold.game("rivals", **options), position)


def shown(view: View, width: int = 100) -> str:
    out = io.StringIO()
    show_board(Console(file=out, width=width, highlight=False), "rivals", view)
    return out.getvalue()


def test_both_principalities_are_drawn_the_own_one_below() -> None:
    text = shown(match().view(0))
    assert text.index("Seat 1") < text.index("Seat 0 (you)")
    assert "City 1" in text
    assert "Settlement 2" in text
    assert "Abbey" in text
    assert text.count("5a ·") == 2  # of both lands: the abbey has one of the city's two sites


def test_regions_show_name_resource_store_and_place() -> None:
    view = match().view(0)
    (hills,) = (r for r in view["seats"][0]["regions"] if r["type"] == "hills")
    text = shown(view)
    assert f"Hills {hills['number']}" in text
    assert "Brick" in text
    assert f"{'●' * hills['stock']}{'○' * (3 - hills['stock'])} {hills['place']}" in text


def test_the_own_hand_is_shown_and_no_other() -> None:
    mine, theirs, nobodys = (shown(match().view(s)) for s in (0, 1, hexhold.SPECTATOR))
    assert "Your hand: Scout" in mine
    assert "Goldsmith" not in mine
    assert "Your hand: Goldsmith" in theirs
    assert "Scout" not in theirs
    assert "Your hand" not in nobodys
    assert "(you)" not in nobodys


def test_stacks_supply_and_events_lie_between() -> None:
    text = shown(match().view(0))
    for word in ("Stack 1: Basic cards", "Road: ", "Regions: ", "Event stack: "):
        assert word in text


def test_a_wide_land_goes_on_below_and_fits_into_a_hundred_columns() -> None:
    land = "a3:gold2,b3:fields3,a4:hills5,b4:forest4,a8:gold3,b8:mountains4"
    wide = match(f"phase=main | 0 columns=3,4,5,6,7 regions={land} | 1").view(0)
    text = shown(wide)
    assert "Settlement 5" in text
    assert max(len(line) for line in text.splitlines()) <= 100


def test_the_order_of_laying_regions_is_shown() -> None:
    laying = hexhold.game("rivals", mode="gold").start(seed=3)
    while laying.view(laying.actors[0])["asked"]["question"] != "lay":
        laying.play(laying.actors[0], laying.legal(laying.actors[0])[0])
    seat = laying.actors[0]
    laying.play(seat, "lay hills")
    view = laying.view(seat)
    (number,) = (r["number"] for r in view["seats"][seat]["regions"] if r["type"] == "hills")
    assert laying_line(view) == f"a5 Hills {number} · » a6 « · a7 · b5 · b6 · b7"
    assert laying_line(view) in remind(view)


def test_a_question_and_its_choices_are_told_in_words() -> None:
    view = match().view(0)
    assert ask(view, set()) == "Your turn: build, play, trade, or end it."
    assert label(hexhold.Action("play", ("basic.scout",)), view) == "Play: Scout"
    assert label(hexhold.Action("city", ("6",)), view) == "Build a city: settlement 2"
    assert label(hexhold.Action("remove", ("5a1",)), view) == "Give up: Abbey"


def test_parts_of_a_line_stay_whole() -> None:
    lines = list(wrapped(["x" * 40, "y" * 40, "z" * 40]))
    assert lines == [f"{'x' * 40} · {'y' * 40}", "z" * 40]
