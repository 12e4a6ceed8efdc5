"""The chapter settlement of the almanac: where one may stand."""

import pytest
from tests.watch.helpers import SETTLEMENT, allowed, at, at_start, refused


@pytest.mark.rule("watch.settlement.site", allows=True)
@pytest.mark.parametrize(
    ("where", "road"), [("0,3.S", "0,3/SE"), ("5,3.N", "4,2~5,3"), ("2,2.N", "1,1~2,2")]
)
def test_a_corner_of_one_or_more_terrain_hexes_will_do(where: str, road: str) -> None:
    match = at(f"turn | 0 hand={SETTLEMENT} roads={road}")
    assert allowed(match, 0, f"settlement {where}")


@pytest.mark.rule("watch.settlement.site", refuses=True)
@pytest.mark.parametrize("corner", ["5,2.NE", "5,2.SE", "5,2.S", "5,3.SE", "5,3.S"])
def test_a_corner_of_ice_and_frame_alone_is_no_site(corner: str) -> None:
    built = at(f"turn | 0 hand={SETTLEMENT} roads=4,1~5,2+4,3~5,3")
    assert refused(built, 0, f"settlement {corner}") == "watch.settlement.site"
    founding = at("phase=found-settlement")
    assert refused(founding, 0, f"settlement {corner}") == "watch.settlement.site"


@pytest.mark.rule("watch.settlement.occupied", allows=True)
def test_a_free_corner_at_an_own_road_may_be_settled() -> None:
    match = at(f"turn | 0 hand={SETTLEMENT} roads=1,1~2,2")
    assert allowed(match, 0, "settlement 2,2.N")


@pytest.mark.rule("watch.settlement.occupied", refuses=True)
@pytest.mark.parametrize(("seat", "piece"), [(0, "settlements"), (1, "settlements"), (1, "keeps")])
def test_two_buildings_do_not_share_a_corner(seat: int, piece: str) -> None:
    road = "roads=1,1~2,2"
    mine, other = (f"{road} {piece}=2,2.N", "") if seat == 0 else (road, f"{piece}=2,2.N")
    match = at(f"turn | 0 hand={SETTLEMENT} {mine} | 1 {other}")
    assert refused(match, 0, "settlement 2,2.N") == "watch.settlement.occupied"


@pytest.mark.rule("watch.settlement.connected", allows=True)
def test_a_settlement_stands_at_the_end_of_an_own_road_or_along_it() -> None:
    match = at(f"turn | 0 hand={SETTLEMENT} roads=1,1~1,2+1,1~2,2 | 1 roads=2,1~2,2")
    assert allowed(match, 0, "settlement 2,2.N")  # a foreign road passes here, too
    assert allowed(match, 0, "settlement 1,2.N")
    assert allowed(match, 0, "settlement 1,1.S")


@pytest.mark.rule("watch.settlement.connected", refuses=True)
def test_a_settlement_needs_an_own_road() -> None:
    match = at(f"turn | 0 hand={SETTLEMENT} settlements=0,0.N | 1 roads=2,1~2,2")
    assert refused(match, 0, "settlement 2,2.N") == "watch.settlement.connected"
    assert refused(match, 0, "settlement 0,3.S") == "watch.settlement.connected"


@pytest.mark.rule("watch.settlement.distance", allows=True)
def test_two_paths_from_another_settlement_is_far_enough() -> None:
    match = at_start(f"turn | 0 hand={SETTLEMENT} roads=3,2~4,2+4,2~4,3")
    assert allowed(match, 0, "settlement 4,3.NE")


@pytest.mark.rule("watch.settlement.distance", refuses=True)
def test_no_settlement_stands_next_to_an_own_or_a_foreign_one() -> None:
    match = at_start(f"turn | 0 hand={SETTLEMENT} roads=3,2~4,2+4,2~4,3")
    assert refused(match, 0, "settlement 4,3.N") == "watch.settlement.distance"  # red next door
    assert refused(match, 0, "settlement 3,1.S") == "watch.settlement.distance"  # blue and yellow


@pytest.mark.rule("watch.settlement.distance", refuses=True)
def test_the_distance_counts_along_the_ice_and_to_keeps_as_well() -> None:
    match = at(f"turn | 0 hand={SETTLEMENT} roads=4,2~5,2 | 1 keeps=5,3.N")
    assert refused(match, 0, "settlement 4,2.SE") == "watch.settlement.occupied"
    assert refused(match, 0, "settlement 4,2.NE") == "watch.settlement.distance"
