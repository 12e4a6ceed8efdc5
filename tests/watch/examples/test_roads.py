"""Worked examples of building roads."""

import pytest
from tests.watch.examples.setting import ROAD, Scene, Table, path


def paths(*names: str) -> set[str]:
    return {str(path(name)) for name in names}


def yellow_beside_the_ice() -> Table:
    scene = Scene(players=3).hand("yellow", ROAD)
    scene.roads("yellow", "4,1~4,2", "4,2~5,2", "3,1~4,2", "3,2~4,2")
    scene.settlements("blue", "4,3.N").roads("blue", "4,2~4,3")
    return scene.turn_of("yellow")


def test_yellow_may_build_on_every_green_path() -> None:
    """EN "Roads", PL "Drogi", RU "Дороги": paths that join yellow's road or settlement."""
    assert yellow_beside_the_ice().choices("yellow", "road") == paths(
        "4,1~5,2", "4,2~5,3", "3,1~3,2", "3,0~3,1", "3,0~4,1",
        "1,0~1,1", "1,0~2,0", "1,1~2,1", "2,0~2,1",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("road", "rule"),
    [
        ("3,2~4,3", "watch.road.blocked"),
        ("5,2~5,3", "watch.road.path"),
        ("0,3/W", "watch.road.connected"),
        ("4,2~4,3", "watch.road.occupied"),
    ],
    ids=["red path behind blue", "purple path between ice fields", "far away", "blue's road"],
)
def test_yellow_may_not_build_on_the_others(road: str, rule: str) -> None:
    """EN "Roads", PL "Drogi", RU "Дороги": the red path, the purple path, and two more."""
    assert yellow_beside_the_ice().refused("yellow", f"road {road}") == rule


@pytest.mark.parametrize("edge", ["5,2/NE", "5,2/E", "5,2/SE", "5,3/E", "5,3/SE", "5,3/SW"])
def test_the_paths_marked_with_an_x_are_no_paths(edge: str) -> None:
    """EN "Base Game Setup": ice fields are part of the frame, no roads on the X."""
    table = yellow_beside_the_ice()
    assert table.refused("yellow", f"road {edge}") == "watch.road.path"


@pytest.mark.parametrize("road", ["4,1~5,2", "4,2~5,3"])
def test_a_path_between_terrain_and_ice_is_borderland(road: str) -> None:
    """EN "Roads": "You can build roads along the borderland"."""
    yellow_beside_the_ice().play("yellow", f"road {road}")


def blue_before_yellow() -> Scene:
    scene = Scene().roads("blue", "2,0~2,1")
    return scene.hand("blue", ROAD).hand("yellow", ROAD)


def test_de_blue_may_build_on_the_green_paths() -> None:
    """DE rule book, 3a, Beispiel "Straßenbau": the green paths."""
    assert blue_before_yellow().turn_of("blue").choices("blue", "road") == paths(
        "2,0~3,1", "2,1~3,2", "3,1~3,2", "2,2~2,3", "2,2~3,3", "2,3/SE", "3,3/SW"
    )


def test_de_yellows_settlement_bars_the_red_path() -> None:
    """DE rule book, 3a, Beispiel "Straßenbau": yellow's settlement bars blue's way, not his own."""
    table = blue_before_yellow().turn_of("blue")
    assert table.refused("blue", "road 1,0~2,0") == "watch.road.blocked"
    assert blue_before_yellow().turn_of("yellow").allows("yellow", "road 1,0~2,0")
