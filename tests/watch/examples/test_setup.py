"""Worked examples of setting up: the fixed start, and the founding rounds for the experienced."""

import pytest
from tests.watch.examples.setting import Table, fixed_start, site

import hexhold

FOUNDING_ORDER = ["yellow", "black", "red", "blue", "blue", "red", "black", "yellow"]


def founding(first: int = 0) -> Table:
    match = hexhold.game("watch", start="founding").start()
    return Table(match).play("chance", f"first {first}")


def test_de_setup_the_starred_settlement_brings_blue_brick_lumber_and_ore() -> None:
    """DE rule book, setting up: blue's starred settlement on the right, 1 Lehm, 1 Holz, 1 Erz."""
    assert fixed_start().hand("blue") == {"brick": 1, "lumber": 1, "ore": 1}


def test_each_starred_settlement_brings_its_three_resources() -> None:
    """EN "Set-up, Base Game", PL "Przygotowanie (wariant podstawowy)", RU "Подготовка"."""
    table = fixed_start()
    assert table.hands() == {
        "red": {"lumber": 1, "grain": 1, "ore": 1},
        "blue": {"brick": 1, "lumber": 1, "ore": 1},
        "yellow": {"lumber": 1, "wool": 1, "ore": 1},
        "black": {"wool": 1, "grain": 1, "ore": 1},
    }
    assert table.supply() == {"brick": 18, "lumber": 16, "wool": 17, "grain": 17, "ore": 15}


def test_with_three_players_the_red_pieces_are_removed() -> None:
    """EN, PL, RU "Set-up, Base Game"; DE: "Seid ihr zu dritt, nehmt alle roten Spielfiguren …"."""
    table = fixed_start(players=3)
    assert table.colours == ("blue", "yellow", "black")
    assert [sum(hand.values()) for hand in table.hands().values()] == [3, 3, 3]
    taken = {place for colour in table.colours for place in table.public(colour)["settlements"]}
    assert site("3,3.NE") not in taken
    assert len(taken) == 6


def test_three_players_keep_the_board_of_four() -> None:
    """EN "Base Game Setup for 3 or 4 Players": only the red pieces differ."""
    boards = [fixed_start(n).match.view(hexhold.SPECTATOR)["board"] for n in (3, 4)]
    assert boards[0] == boards[1]


def test_the_first_action_of_the_game_is_the_roll() -> None:
    """EN, DE, PL, RU: the oldest player, our seat 0, begins with the roll."""
    table = fixed_start()
    assert table.asked == ["red"]
    assert [table.match.text(a) for a in table.match.legal(0)] == ["roll"]


def test_every_player_begins_with_two_settlements_two_roads_and_two_points() -> None:
    """EN "Victory Points", PL "Punkty zwycięstwa", RU "Победные очки": 2 points, 8 to go."""
    table = fixed_start()
    for colour in table.colours:
        assert len(table.public(colour)["settlements"]) == 2
        assert len(table.public(colour)["roads"]) == 2
        assert table.points(colour) == 2
    assert table.holder("longest_road") is None
    assert table.holder("largest_patrol") is None


def test_founding_goes_round_and_back_and_the_first_seat_rolls() -> None:
    """EN "Set-up Phase", PL "Faza przygotowania", RU "Этап подготовки": rounds one and two."""
    table = founding(first=2)
    order = []
    while table.match.state.setup_step < 8:
        order.append(table.asked[0])
        for _ in range(2):
            seat = table.match.actors[0]
            table.match.play(seat, table.match.legal(seat)[0])
    assert order == FOUNDING_ORDER
    assert table.asked == ["yellow"]
    assert table.allows("yellow", "roll")


def test_nobody_founds_out_of_order_or_a_road_before_a_settlement() -> None:
    """EN "Set-up Phase", round 1: the player with the highest roll begins."""
    table = founding(first=2)
    assert table.refused("red", "settlement 2,2.NE") is not None
    assert table.refused("yellow", "road 2,1~2,2") is not None
    assert table.allows("yellow", "settlement 2,2.NE")


def test_the_founding_road_leaves_the_new_settlement_in_any_direction() -> None:
    """EN "Set-up Phase": "in any of the 3 directions", PL and RU alike."""
    table = founding().play("red", "settlement 2,2.NE")
    for road in ("2,1~2,2", "2,1~3,2", "2,2~3,2"):
        assert table.allows("red", f"road {road}")
    assert table.refused("red", "road 3,2~3,3") == "watch.setup.road"


def test_the_second_founding_road_may_not_start_at_the_first_settlement() -> None:
    """EN "Set-up Phase", round 2: the road belongs to the second settlement."""
    table = founding()
    table.play("red", "settlement 2,2.NE", "road 2,1~2,2")
    table.play("blue", "settlement 0,1.NE", "road 0,0~0,1")
    table.play("yellow", "settlement 4,1.NE", "road 4,1/E")
    table.play("black", "settlement 0,3.NE", "road 0,2~0,3")
    table.play("black", "settlement 2,3.S", "road 2,3/SW")
    table.play("yellow", "settlement 4,3.S", "road 4,3/SW")
    table.play("blue", "settlement 0,0.N", "road 0,0/NE")
    table.play("red", "settlement 3,0.N")
    assert table.refused("red", "road 2,2~3,2") == "watch.setup.road"
    assert table.allows("red", "road 3,0/NE")


def test_the_distance_rule_holds_from_the_second_settlement_on() -> None:
    """EN, PL, RU "Set-up Phase": "Important: …observe the Distance Rule"."""
    table = founding().play("red", "settlement 2,2.NE", "road 2,1~2,2")
    for near in ("2,2.N", "2,2.SE", "3,2.N"):
        assert table.refused("blue", f"settlement {near}") == "watch.settlement.distance"
    assert table.allows("blue", "settlement 2,2.S")


@pytest.mark.parametrize(
    ("place", "road", "cards"),
    [
        ("2,2.NE", "2,1~2,2", {"ore": 1, "wool": 1, "lumber": 1}),
        ("0,3.S", "0,3/SE", {"brick": 1}),
        ("5,3.N", "4,2~5,2", {"wool": 1}),
    ],
)
def test_the_second_settlement_brings_a_card_of_each_hex(
    place: str, road: str, cards: dict[str, int]
) -> None:
    """EN "Set-up Phase": 1 card for each terrain hex at the second settlement, PL and RU alike."""
    table = founding()
    table.play("red", "settlement 0,0.N", "road 0,0/NE")
    table.play("blue", "settlement 2,0.N", "road 2,0/NE")
    table.play("yellow", "settlement 0,2.N", "road 0,1~0,2")
    table.play("black", "settlement 4,1.N", "road 3,0~4,1")
    assert table.hands() == {}
    table.play("black", f"settlement {place}", f"road {road}")
    assert table.hands() == {"black": cards}
