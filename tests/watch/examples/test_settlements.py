"""Worked examples of building settlements and keeps."""

import pytest
from tests.watch.examples.setting import SETTLEMENT, Scene, Table


def red_with_a_green_point() -> Table:
    scene = Scene().roads("red", "3,2~4,2", "4,2~4,3").hand("red", SETTLEMENT)
    return scene.turn_of("red")


def test_red_may_settle_on_the_green_point() -> None:
    """EN "Distance Rule", DE 3b, PL "Reguła odległości", RU "Правило расстояния"."""
    assert red_with_a_green_point().choices("red", "settlement")
    red_with_a_green_point().play("red", "settlement 4,3.NE")


@pytest.mark.parametrize("point", ["4,3.N", "3,1.S"], ids=["beside his own", "beside two others"])
def test_red_may_not_settle_on_the_red_points(point: str) -> None:
    """EN "Distance Rule", DE 3b, PL "Reguła odległości", RU "Правило расстояния"."""
    table = red_with_a_green_point()
    assert table.refused("red", f"settlement {point}") == "watch.settlement.distance"


def blue_with_a_b_and_c() -> Table:
    scene = Scene().roads("blue", "3,3/SW", "2,3/SE", "2,0~3,1").hand("blue", SETTLEMENT)
    return scene.turn_of("blue")


@pytest.mark.parametrize("point", ["3,3.S", "2,3.S", "2,0.SE"])
def test_blue_may_settle_on_b(point: str) -> None:
    """EN "Settlements", PL "Osady", RU "Поселения" (Б)."""
    blue_with_a_b_and_c().play("blue", f"settlement {point}")


@pytest.mark.parametrize("point", ["2,1.NE", "2,3.SE"])
def test_blue_may_not_settle_on_a_which_is_too_near(point: str) -> None:
    """EN "Settlements", PL "Osady", RU "Поселения" (А): the distance rule."""
    table = blue_with_a_b_and_c()
    assert table.refused("blue", f"settlement {point}") == "watch.settlement.distance"


def test_blue_may_not_settle_on_c_where_no_blue_road_leads() -> None:
    """EN "Settlements", PL "Osady", RU "Поселения" (В)."""
    table = blue_with_a_b_and_c()
    assert table.refused("blue", "settlement 1,3.S") == "watch.settlement.connected"


def blue_with_five_settlements() -> Table:
    scene = Scene(pieces=False).roads("blue", "2,1~2,2")
    scene.settlements("blue", "0,0.N", "1,0.N", "2,0.N", "3,0.N", "0,3.S")
    return scene.hand("blue", "brick2,lumber2,wool2,grain4,ore3").turn_of("blue")


def test_after_five_settlements_one_must_become_a_keep_first() -> None:
    """EN "Settlements", note; PL "Osady", uwaga; RU "Поселения", обратите внимание."""
    table = blue_with_five_settlements()
    assert table.refused("blue", "settlement 2,2.NE") == "watch.build.pieces"
    table.play("blue", "keep 0,0.N")
    assert table.public("blue")["left"]["settlements"] == 1
    table.play("blue", "settlement 2,2.NE")
    assert table.public("blue")["left"] == {"roads": 13, "settlements": 0, "keeps": 3}


def test_a_keep_replaces_a_settlement_and_is_worth_one_point_more() -> None:
    """EN "Keeps", DE 3c, PL "Twierdze", RU "Крепость"."""
    table = blue_with_five_settlements()
    assert table.points("blue") == 5
    table.play("blue", "keep 0,3.S")
    assert table.points("blue") == 6
    assert table.refused("blue", "keep 0,3.S") == "watch.keep.upgrade"
    assert table.refused("blue", "keep 2,2.NE") == "watch.keep.upgrade"
