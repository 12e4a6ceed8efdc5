"""Worked examples of resource production."""

import pytest
from tests.watch.examples.setting import Scene, Table, fixed_start

Hands = dict[str, dict[str, int]]

# What each roll brings at the fixed start with four players.
FIXED_START: dict[int, Hands] = {
    2: {"red": {"wool": 1}, "black": {"wool": 1}},
    3: {"red": {"lumber": 1, "grain": 1}, "blue": {"lumber": 1}, "yellow": {"grain": 1}},
    4: {"yellow": {"wool": 1}, "black": {"ore": 1}},
    5: {"red": {"brick": 1}, "blue": {"lumber": 1}, "black": {"lumber": 1}},
    6: {"red": {"grain": 1}, "blue": {"grain": 1}},
    7: {},
    8: {"yellow": {"wool": 1}},
    9: {"yellow": {"lumber": 1}, "black": {"grain": 1}},
    10: {"red": {"ore": 1}, "blue": {"wool": 1}, "black": {"wool": 1}},
    11: {"blue": {"ore": 1}, "yellow": {"ore": 1}, "black": {"ore": 1}},
    12: {"blue": {"brick": 1}, "yellow": {"brick": 1}},
}


def gained(table: Table, roller: str, number: int) -> Hands:
    """What a roll brings to each seat."""
    before = {colour: table.hand(colour) for colour in table.colours}
    table.roll(roller, number)
    gains = {
        colour: {
            kind: count - before[colour].get(kind, 0)
            for kind, count in table.hand(colour).items()
            if count != before[colour].get(kind, 0)
        }
        for colour in table.colours
    }
    return {colour: gain for colour, gain in gains.items() if gain}


@pytest.mark.parametrize("number", FIXED_START)
def test_what_a_roll_brings_at_the_fixed_start(number: int) -> None:
    """EN rule book, first page: on a 10 red has 1 ore, blue and black 1 wool; and all the rest."""
    assert gained(fixed_start(), "red", number) == FIXED_START[number]


@pytest.mark.parametrize("number", FIXED_START)
def test_what_a_roll_brings_at_the_fixed_start_without_red(number: int) -> None:
    """EN "Set-up, Base Game": with three players the red pieces are removed."""
    expected = {c: cards for c, cards in FIXED_START[number].items() if c != "red"}
    assert gained(fixed_start(players=3), "blue", number) == expected


@pytest.mark.parametrize("roller", ["blue", "red", "yellow"])
def test_a_four_pays_hills_and_pasture_whoever_rolls(roller: str) -> None:
    """EN "Resource Production", PL "Produkcja surowców", RU "Сбор сырья": settlements A and B."""
    table = hills_and_pasture_four().turn_of(roller, rolled=False)
    assert gained(table, roller, 4) == {"blue": {"brick": 1}, "red": {"brick": 1, "wool": 1}}


def test_a_four_pays_two_brick_had_settlement_a_been_a_keep() -> None:
    """EN "Resource Production", PL "Produkcja surowców", RU "Сбор сырья": A as a keep."""
    table = hills_and_pasture_four().keeps("blue", "3,1.SW").turn_of("blue", rolled=False)
    assert gained(table, "blue", 4) == {"blue": {"brick": 2}, "red": {"brick": 1, "wool": 1}}


def hills_and_pasture_four() -> Scene:
    scene = Scene(pieces=False).exchange_numbers("1,2 3,1")
    return scene.settlements("blue", "3,1.SW").settlements("red", "3,1.SE")


def test_de_a_six_pays_red_two_brick_and_blue_one() -> None:
    """DE rule book, 1 Rohstofferträge: two red settlements and a blue one at the hills."""
    table = hills_six_and_fields_four().turn_of("red", rolled=False)
    assert gained(table, "red", 6) == {"red": {"brick": 2}, "blue": {"brick": 1}}


@pytest.mark.parametrize(("keep", "grain", "brick"), [(False, 1, 1), (True, 2, 2)])
def test_de_a_four_pays_blue_one_grain_or_two_at_a_keep(keep: bool, grain: int, brick: int) -> None:
    """DE rule book, 1 Rohstofferträge: blue's settlement, and the same as a Befestigung."""
    scene = hills_six_and_fields_four()
    if keep:
        scene.keeps("blue", "3,1.SE")
    assert gained(scene.turn_of("red", rolled=False), "red", 4) == {"blue": {"grain": grain}}
    on_six = gained(scene.turn_of("red", rolled=False), "red", 6)
    assert on_six["blue"] == {"brick": brick}


def hills_six_and_fields_four() -> Scene:
    scene = Scene(pieces=False).exchange_numbers("3,0 3,1", "4,1 4,2")
    return scene.settlements("red", "3,1.N", "3,1.SW").settlements("blue", "3,1.SE")


def test_an_eight_pays_blue_three_ore_and_red_two_lumber() -> None:
    """EN "Keeps", PL "Twierdze", RU "Крепость": settlement and keep, and red's keep."""
    scene = Scene(pieces=False).exchange_numbers("0,0 1,0", "2,1 0,1")
    scene.settlements("blue", "2,1.SE").keeps("blue", "2,1.N").keeps("red", "0,0.S")
    table = scene.turn_of("blue", rolled=False)
    assert gained(table, "blue", 8) == {"blue": {"ore": 3}, "red": {"lumber": 2}}


def test_an_eleven_pays_the_same_on_the_standard_board() -> None:
    """The same example with the number that lies there on our board."""
    scene = Scene(pieces=False).settlements("blue", "2,1.SE").keeps("blue", "2,1.N")
    table = scene.keeps("red", "0,0.S").turn_of("blue", rolled=False)
    assert gained(table, "blue", 11) == {"blue": {"ore": 3}, "red": {"lumber": 2}}


def test_when_the_supply_cannot_pay_all_nobody_is_paid() -> None:
    """EN "Resource Production": "no player receives any of that resource"; PL and RU alike."""
    table = Scene().hand("red", "ore17").turn_of("red", rolled=False)
    assert gained(table, "red", 11) == {}
    assert table.supply()["ore"] == 2


def test_when_the_supply_can_just_pay_all_everybody_is_paid() -> None:
    """EN "Resource Production", the other side of the shortage."""
    table = Scene().hand("red", "ore16").turn_of("red", rolled=False)
    assert gained(table, "red", 11) == FIXED_START[11]


def test_a_shortage_leaves_the_other_resources_alone() -> None:
    """EN "Resource Production": "production of other types of resources is not affected"."""
    table = Scene().hand("yellow", "wool18").turn_of("red", rolled=False)
    assert gained(table, "red", 10) == {"red": {"ore": 1}}


@pytest.mark.parametrize(("left", "paid"), [(2, 2), (1, 1), (0, 0)])
def test_a_single_player_takes_what_is_left(left: int, paid: int) -> None:
    """EN "Resource Production", exception: "as many … as are left"; PL and RU alike."""
    scene = Scene().keeps("red", "3,3.NE").hand("yellow", f"ore{19 - left}")
    gains = gained(scene.turn_of("red", rolled=False), "red", 10)
    assert gains.pop("red", {}).get("ore", 0) == paid
    assert gains == {"blue": {"wool": 1}, "black": {"wool": 1}}
