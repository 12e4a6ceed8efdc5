"""Worked examples of victory points and the end."""

from tests.watch.examples.setting import SETTLEMENT, Scene, Table
from tests.watch.examples.test_longest_road import LINE, A, B, C

DEVELOPMENT = "wool1,grain1,ore1"
SOUTH_EDGE = ("0,3/W", "0,3/SW", "0,3/SE", "1,3/SW", "1,3/SE", "2,3/SW")


def red_before_her_fifth_road(victory_cards: int) -> Table:
    """Two settlements, two keeps and four roads in a line, and the price of a fifth."""
    scene = Scene(pieces=False).settlements("red", A, "4,3.S").keeps("red", B, "2,3.S")
    scene.roads("red", *LINE[:4]).cards("red", f"victory{victory_cards}")
    return scene.hand("red", "brick1,lumber1").turn_of("red")


def test_red_shows_two_victory_cards_and_wins_with_ten() -> None:
    """EN "Ending the Game", PL "Koniec gry", RU "Конец игры": 2 + 4 + 2 + 2 in the base game."""
    table = red_before_her_fifth_road(victory_cards=2)
    assert table.points("red") == 8
    assert table.public("red")["victory_cards"] is None
    table.play("red", f"road {LINE[4]}")
    assert table.points("red") == 10
    assert table.winner == "red"
    assert table.public("red")["victory_cards"] == 2
    assert table.refused("red", "end") == "watch.ending.over"


def test_with_one_victory_card_less_it_goes_on() -> None:
    """The same example, one point short."""
    table = red_before_her_fifth_road(victory_cards=1).play("red", f"road {LINE[4]}")
    assert table.points("red") == 9
    assert not table.match.over
    assert table.public("red")["victory_cards"] is None


def yellow_waits() -> Table:
    """Red has the longest road, yellow the second; blue is about to cut red's."""
    scene = Scene(pieces=False).settlements("red", A, B).roads("red", *LINE).holds("road", "red")
    scene.settlements("blue", "1,0.SW").roads("blue", "1,1~2,1", "1,0~1,1").hand("blue", SETTLEMENT)
    scene.keeps("yellow", "0,3.SW", "2,3.S", "4,3.S", "4,1.N").roads("yellow", *SOUTH_EDGE)
    return scene.turn_of("blue")


def test_ten_points_in_anothers_turn_must_wait() -> None:
    """PL "Koniec gry", RU "Конец игры", DE Spielende: only in one's own turn."""
    table = yellow_waits().play("blue", f"settlement {C}")
    assert table.holder("longest_road") == "yellow"
    assert table.points("yellow") == 10
    assert not table.match.over


def test_they_win_as_soon_as_the_own_turn_begins() -> None:
    """PL "Koniec gry": "posiada – lub osiąga"; DE "erreichen/besitzen"."""
    table = yellow_waits().play("blue", f"settlement {C}", "end")
    assert table.winner == "yellow"


def nine_points() -> Table:
    scene = Scene(pieces=False).keeps("black", "0,0.N", "1,0.N", "2,0.N", "3,0.N")
    return scene.cards("black", "victory1").hand("black", DEVELOPMENT).turn_of("black")


def test_a_victory_card_just_bought_wins_at_once() -> None:
    """EN "Development Cards", exception; DE 4b Siegpunkt; PL and RU alike."""
    table = nine_points()
    assert table.points("black") == 9
    table.play("black", "buy").play("chance", "draw victory")
    assert table.winner == "black"
    assert table.public("black")["victory_cards"] == 2


def test_a_patrol_just_bought_does_not_and_cannot_be_played() -> None:
    """EN "Development Cards": "You may not, however, play a card that you bought …"."""
    table = nine_points().play("black", "buy").play("chance", "draw patrol")
    assert not table.match.over
    assert table.refused("black", "patrol") == "watch.development.not-same-turn"


def test_settlements_alone_bring_five_points_at_most() -> None:
    """EN "Keeps", hint; PL "Twierdze", wskazówka; RU "Крепость", совет."""
    scene = Scene(pieces=False).settlements("red", "0,0.N", "1,0.N", "2,0.N", "3,0.N", "0,3.S")
    table = scene.roads("red", "2,1~2,2").hand("red", SETTLEMENT).turn_of("red")
    assert table.points("red") == 5
    assert table.refused("red", "settlement 2,2.NE") == "watch.build.pieces"
