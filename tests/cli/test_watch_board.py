"""The board of the Watch as text shows what the view holds, and no more."""

from typing import Any

import pytest

import hexhold
from hexhold.cli.boards import board_of, story
from hexhold.cli.words import VOICE, t
from hexhold.core.contract import View
from hexhold.games.watch.terminal.board import draw, draw_board, remind
from hexhold.games.watch.terminal.words import ask, label
from hexhold.locale import languages

MIDDLE = (
    "phase=turn rolled=1 tormund=4 | 0 hand=ore2 cards=winter1 bought=patrol1 roads=3 "
    "settlements=7 | 1 hand=wool3 keeps=20 patrols=3 roads=30"
)


def table(position: str = MIDDLE) -> hexhold.Match[Any]:
    return hexhold.continue_from(hexhold.game("watch", first="0"), position)


def text(seat: int) -> str:
    return plain(table().view(seat))


def plain(view: View) -> str:
    return "\n".join(str(line) for line in draw(view))


def test_pieces_numbers_and_tormund_are_drawn() -> None:
    shown = text(0)
    for piece in ("<s0>", "<K1>", "#0", "#1", "Tormund", "(12)", "Mountains", "Ice"):
        assert piece in shown
    assert "(7)" not in shown  # a settlement stands there


def test_the_own_hand_is_shown_and_no_other() -> None:
    assert "Your hand: 2 Ore" in text(0)
    assert "1 Winter is Coming · Bought this turn: 1 Patrol" in text(0)
    assert "3 Wool" in text(1)
    assert "3 Wool" not in text(0)
    assert "Your hand" not in text(hexhold.SPECTATOR)


def test_it_fits_into_eighty_columns() -> None:
    board = [line for line in text(0).splitlines() if "(" in line and "points" not in line]
    assert max(len(line) for line in board) <= 80


@pytest.mark.parametrize("language", languages())
def test_the_names_of_terrains_stand_apart(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(VOICE, "language", language)
    view = hexhold.game("watch", first="0").start().view(0)
    words = " ".join(str(line) for line in draw_board(view)).split()
    names = [t(f"cli-watch-hex-{terrain}") for terrain in view["board"]["terrain"]]
    assert sorted(word for word in words if word[0].isalpha()) == sorted(names)


def test_every_site_of_the_land_has_its_place() -> None:
    match = hexhold.game("watch", first="0").start()
    words = plain(match.view(0)).split("\n(12) corner")[0].split()
    sites = {f"({match.game.describe(action).args[0]})" for action in match.legal(0)}
    assert {word for word in words if word.startswith("(")} == sites


def test_a_board_not_yet_dealt_is_drawn_with_question_marks() -> None:
    view = hexhold.game("watch", board="random").start().view(0)
    assert "?" in plain(view)


def test_an_offer_is_shown_with_its_answers() -> None:
    match = table(
        "phase=turn rolled=1 | 0 hand=ore2 settlements=7 | 1 hand=wool3 | 2 hand=brick2 | 3"
    )
    match.play(0, "offer ore > wool")
    match.play(1, "accept")
    match.play(2, "counter brick > ore,ore")
    lines = "\n".join(remind(match.view(0)))
    assert "Offer by Seat 0 (you): 1 Ore for 1 Wool" in lines
    assert "Seat 1 accepts" in lines
    assert "Seat 2 would give 1 Brick for 2 Ore" in lines
    assert ask(match.view(0), set()) == "Choose a partner for your offer, or withdraw it."
    assert ask(match.view(3), set()) == "Seat 0 offers a trade: answer it."


def test_a_game_that_nobody_has_drawn_shows_its_views() -> None:
    board = board_of("chess")
    assert '"seat": 1' in str(board.draw({"seat": 1})[0])
    assert board.ask({}, set()) == "What do you do?"
    assert board.label(hexhold.Action("castle", ("long",)), {}) == "castle long"
    assert board.is_worth_a_look({})
    event = {"event": "wall-fell", "seat": 2, "section": 4}
    assert story("chess", [event], {}, None) == ["Seat 2: wall-fell section 4"]


def test_an_event_says_where_it_happened() -> None:
    match = hexhold.game("watch", first="0").start(seed=1)
    match.play(0, "settlement 12")
    told = story("watch", match.events_for(1), match.view(1), 1)
    assert told == ["Seat 0 builds: settlement (Corner 12)"]


def test_what_a_seat_may_not_know_is_not_told() -> None:
    robbed = {"event": "robbed", "seat": 0, "victim": 1}
    assert story("watch", [robbed], {}, 2) == ["Seat 0 robs Seat 1."]
    told = story("watch", [robbed | {"resource": "ore"}], {}, 1)
    assert told == ["Seat 0 robs Seat 1 (you): Ore."]


def test_an_action_is_called_by_its_words() -> None:
    view = table().view(0)
    for action, words in (
        (("rob", "2"), "Rob Seat 2"),
        (("rob", "nobody"), "Rob nobody"),
        (("offer", "ore,ore", ">", "wool"), "Offer: 2 Ore → 1 Wool"),
        (("mormont", "ore", "1", "3"), "Mormont: Ore from Seat 1, Seat 3"),
        (("melisandre",), "Melisandre: look at three cards for the usual price"),
        (("melisandre", "wool", ">", "ore"), "Melisandre: Ore instead of Wool"),
        (("tormund", "camp"), "Send Tormund to his camp"),
    ):
        assert label(hexhold.Action(action[0], action[1:]), view) == words


def test_the_north_is_shown_in_the_brotherhood_alone() -> None:
    north = hexhold.game("watch", mode="brotherhood", first="0").start(seed=1)
    shown = plain(north.view(0))
    for word in ("Wall 4: no guard", "Camps: ", "In the Gift: nobody", "Breaches: 0", "Heroes"):
        assert word in shown
    assert "Wall" not in text(0)
