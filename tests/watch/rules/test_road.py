"""The chapter road of the almanac: paths, and how roads join."""

import pytest
from tests.watch.helpers import (
    ROAD,
    SETTLEMENT,
    allowed,
    at,
    at_start,
    choices,
    path,
    play,
    refused,
    roll,
)

# Yellow's roads come up to blue's settlement on 4,3.N and to the ice, as in the example of EN, PL
# and RU.
EXAMPLE = (
    f"turn active=1 | 1 hand={ROAD} roads=4,1~4,2+4,2~5,2+3,1~4,2+3,2~4,2"
    " | 0 settlements=4,3.N roads=4,2~4,3"
)


@pytest.mark.rule("watch.road.path", allows=True)
@pytest.mark.parametrize(
    ("where", "road"),
    [("2,2.S", "2,2~2,3"), ("0,3.S", "0,3/SW"), ("4,2.NE", "4,2~5,2"), ("5,3.N", "4,2~5,3")],
)
def test_a_road_lies_between_land_and_land_or_frame_or_ice(where: str, road: str) -> None:
    assert allowed(at(f"turn | 0 hand={ROAD} settlements={where}"), 0, f"road {road}")


@pytest.mark.rule("watch.road.path", refuses=True)
@pytest.mark.parametrize(
    "road", ["5,2~5,3", "5,2/NE", "5,2/E", "5,2/SE", "5,3/E", "5,3/SE", "5,3/SW"]
)
def test_no_road_lies_between_ice_and_ice_or_frame(road: str) -> None:
    match = at(f"turn | 0 hand={ROAD} settlements=5,3.N roads=4,1~5,2+4,3~5,3")
    assert refused(match, 0, f"road {road}") == "watch.road.path"


@pytest.mark.rule("watch.road.occupied", allows=True)
def test_the_free_paths_beside_a_road_may_be_built_on() -> None:
    match = at(f"turn | 0 hand={ROAD} settlements=2,2.N | 1 roads=2,1~2,2")
    assert choices(match, 0, "road") == {str(path("1,1~2,1")), str(path("1,1~2,2"))}


@pytest.mark.rule("watch.road.occupied", refuses=True)
def test_a_path_with_a_road_is_taken_whoever_owns_it() -> None:
    match = at(f"turn | 0 hand={ROAD} settlements=2,2.N roads=1,1~2,2 | 1 roads=2,1~2,2")
    assert refused(match, 0, "road 1,1~2,2") == "watch.road.occupied"
    assert refused(match, 0, "road 2,1~2,2") == "watch.road.occupied"
    founding = at("phase=found-road last_site=2,2.N | 0 settlements=2,2.N | 1 roads=2,1~2,2")
    assert refused(founding, 0, "road 2,1~2,2") == "watch.road.occupied"


@pytest.mark.rule("watch.road.connected", allows=True)
def test_a_road_joins_an_own_road_settlement_or_keep() -> None:
    pieces = "settlements=0,0.N keeps=3,0.N roads=2,2~2,3"
    match = at(f"turn | 0 hand={ROAD} {pieces}")
    expected = "0,0/NE 0,0/NW 3,0/NE 3,0/NW 1,2~2,2 1,2~2,3 2,2~3,3 2,3~3,3"
    assert choices(match, 0, "road") == {str(path(name)) for name in expected.split()}


@pytest.mark.rule("watch.road.connected", refuses=True)
def test_a_road_does_not_begin_in_the_blue_or_at_foreign_pieces() -> None:
    match = at_start(f"turn | 0 hand={ROAD}")
    assert refused(match, 0, "road 0,0/NW") == "watch.road.connected"
    assert refused(match, 0, "road 2,0~2,1") == "watch.road.connected"
    assert refused(match, 0, "road 2,0~3,1") == "watch.road.connected"


@pytest.mark.rule("watch.road.blocked", allows=True)
def test_the_path_beyond_is_free_for_those_who_come_from_the_other_side() -> None:
    match = at_start(EXAMPLE.replace("roads=4,1", "roads=3,3~4,3+4,1"), 3)
    assert allowed(match, 1, "road 3,2~4,3")


@pytest.mark.rule("watch.road.blocked", allows=True)
def test_own_settlements_do_not_block_and_a_road_may_end_at_a_foreign_one() -> None:
    own = at(f"turn | 0 hand={ROAD} settlements=2,2.N roads=1,1~2,2")
    assert allowed(own, 0, "road 2,1~2,2")
    towards = at(f"turn | 0 hand={ROAD} roads=1,1~1,2 | 1 settlements=2,2.N")
    assert allowed(towards, 0, "road 1,1~2,2")


@pytest.mark.rule("watch.road.blocked", refuses=True)
def test_no_road_passes_through_a_foreign_settlement_or_keep() -> None:
    assert refused(at_start(EXAMPLE, 3), 1, "road 3,2~4,3") == "watch.road.blocked"
    for piece in ("settlements", "keeps"):
        match = at(f"turn | 0 hand={ROAD} roads=1,1~2,2 | 1 {piece}=2,2.N")
        assert refused(match, 0, "road 2,1~2,2") == "watch.road.blocked"


@pytest.mark.rule("watch.road.blocked", refuses=True)
def test_a_road_that_has_just_come_to_a_foreign_settlement_ends_there() -> None:
    match = at(f"turn | 0 hand={ROAD},{ROAD} roads=1,1~1,2 | 1 settlements=2,2.N")
    play(match, "0 road 1,1~2,2")
    assert refused(match, 0, "road 2,1~2,2") == "watch.road.blocked"


@pytest.mark.rule("watch.road.blocked", refuses=True)
def test_a_new_settlement_blocks_the_roads_that_others_have_there() -> None:
    position = f"turn active=1 | 0 hand={ROAD} roads=1,1~2,2 | 1 hand={SETTLEMENT} roads=2,1~2,2"
    match = play(at(position), "1 settlement 2,2.N", "1 end")
    for seat in (2, 3, 0):
        roll(match, seat, 12)
        if seat:
            play(match, f"{seat} end")
    assert refused(match, 0, "road 1,1~2,1") == "watch.road.blocked"
