"""Worked examples of trade with the supply, and of the trade routes."""

import pytest
from tests.watch.examples.setting import Scene, Table

RATE = "watch.supply.rate"


def test_benny_needs_four_ore_for_one_lumber_in_the_base_game() -> None:
    """EN "Trade with the Supply" (Benny), PL (Marek), RU (Ваня): 3:1, in the base game 4:1."""
    assert (
        Scene().hand("yellow", "ore3").turn_of("yellow").refused("yellow", "supply ore > lumber")
        == RATE
    )
    table = Scene().hand("yellow", "ore4").turn_of("yellow").play("yellow", "supply ore > lumber")
    assert table.hand("yellow") == {"lumber": 1}
    assert table.supply()["ore"] == 19


def test_de_four_to_one_without_a_station() -> None:
    """DE rule book, 2b and its first caption."""
    table = Scene(edition="de").hand("yellow", "wool8").turn_of("yellow")
    table.play("yellow", "supply wool > ore", "supply wool > brick")
    assert table.hand("yellow") == {"brick": 1, "ore": 1}


def test_de_three_to_one_at_a_station_for_any_kind() -> None:
    """DE rule book, 2b and its second caption: three alike of any kind."""
    scene = Scene(stations=1).settlements("yellow", "0,3.S")
    table = scene.hand("yellow", "wool3,ore3").hand("red", "wool3").turn_of("yellow")
    table.play("yellow", "supply wool > brick", "supply ore > brick")
    assert table.hand("yellow") == {"brick": 2}
    table.play("yellow", "end").roll("black", 12).play("black", "end").roll("red", 12)
    assert table.refused("red", "supply wool > brick") == RATE


@pytest.mark.parametrize("place", ["4,3.S", "4,3.SE"])
def test_de_two_to_one_at_the_lumber_station(place: str) -> None:
    """DE rule book, 2b and its third caption."""
    scene = Scene().settlements("yellow", place).hand("yellow", "lumber2,wool3")
    table = scene.turn_of("yellow").play("yellow", "supply lumber > ore")
    assert table.hand("yellow") == {"wool": 3, "ore": 1}
    assert table.refused("yellow", "supply wool > ore") == RATE


def black_at_the_grain_route(hand: str) -> Table:
    return Scene().settlements("black", "1,3.S").hand("black", hand).turn_of("black")


def test_black_trades_two_grain_for_one() -> None:
    """EN "Trade with the Supply" (Black), PL "Handel z pulą", RU "Обмен с резервом"."""
    table = black_at_the_grain_route("grain2").play("black", "supply grain > ore")
    assert table.hand("black") == {"ore": 1}


def test_black_trades_four_grain_for_two() -> None:
    """EN "Trade with the Supply": 4 grain for any 2 others; PL and RU alike."""
    table = black_at_the_grain_route("grain4,wool4")
    table.play("black", "supply grain > ore", "supply grain > brick")
    assert table.hand("black") == {"brick": 1, "wool": 4, "ore": 1}


def test_black_trades_four_wool_for_only_one() -> None:
    """EN "Trade with the Supply": 4 wool bring only 1 card; PL and RU alike."""
    table = black_at_the_grain_route("grain4,wool4").play("black", "supply wool > ore")
    assert table.hand("black") == {"grain": 4, "ore": 1}
    for held in (2, 3):
        table = black_at_the_grain_route(f"wool{held}")
        assert table.refused("black", "supply wool > ore") == RATE


def test_black_may_not_take_grain_for_grain() -> None:
    """EN "Trade with the Supply": "any 1 other resource card"."""
    table = black_at_the_grain_route("grain4")
    assert table.refused("black", "supply grain > grain") == "watch.trade.like-for-like"


def test_a_road_at_the_route_is_not_enough() -> None:
    """EN "Trade Route": "you must build a settlement" there; PL and RU alike."""
    table = Scene().roads("black", "1,3/SE").hand("black", "grain3").turn_of("black")
    assert table.refused("black", "supply grain > ore") == RATE


def test_a_settlement_and_its_route_in_the_same_turn() -> None:
    """EN "Combined Trade/Build Phase", PL, RU "Сочетание торговли и строительства"."""
    scene = Scene().roads("black", "1,3/SE").hand("black", "brick1,lumber1,wool1,grain3")
    table = scene.turn_of("black").play("black", "settlement 1,3.S", "supply grain > ore")
    assert table.hand("black") == {"ore": 1}


def test_not_in_the_same_turn_where_the_phases_are_separate() -> None:
    """EN "Combined Trade/Build Phase": the separation for beginners; DE 2 and 3."""
    scene = Scene(phases="separate").roads("black", "1,3/SE")
    table = scene.hand("black", "brick1,lumber1,wool1,grain3").turn_of("black")
    assert table.refused("black", "settlement 1,3.S") == "watch.turn.phases"
    table.play("black", "build", "settlement 1,3.S")
    assert table.refused("black", "supply grain > ore") == "watch.turn.phases"
