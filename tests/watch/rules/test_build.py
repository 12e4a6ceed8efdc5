"""The chapter build of the almanac: what things cost, and how many pieces there are."""

import pytest
from tests.watch.helpers import (
    DEVELOPMENT,
    KEEP,
    ROAD,
    SETTLEMENT,
    allowed,
    at,
    choices,
    hand,
    play,
    refused,
    seen,
    table,
)

BUILT = "roads=1,0~2,1+1,0~2,0+2,0/NW settlements=2,1.N"  # with a road up to 2,0.N
THINGS = (
    ("road 2,0~2,1", ROAD),
    ("settlement 2,0.N", SETTLEMENT),
    ("keep 2,1.N", KEEP),
    ("buy", DEVELOPMENT),
)
# Fifteen roads in a row along the northern and western border.
BORDER = (
    "3,0/NE 3,0/NW 2,0/NE 2,0/NW 1,0/NE 1,0/NW 0,0/NE 0,0/NW "
    "0,0/W 0,1/NW 0,1/W 0,2/NW 0,2/W 0,3/NW 0,3/W"
)


def long_road(pieces: int) -> str:
    return "roads=" + "+".join(BORDER.split()[:pieces])


@pytest.mark.rule("watch.build.cost", allows=True)
def test_everything_has_its_price_and_the_supply_gets_it() -> None:
    paid = "brick2,lumber2,wool2,grain4,ore4"
    match = at(f"turn | 0 hand={paid} {BUILT}")
    play(match, "0 road 2,0~2,1", "0 settlement 2,0.N", "0 keep 2,1.N", "0 buy")
    assert hand(match, 0) == {}
    assert set(table(match)["supply"].values()) == {19}


@pytest.mark.rule("watch.build.cost", allows=True)
def test_one_may_build_as_much_as_one_can_pay() -> None:
    match = at(f"turn | 0 hand=brick3,lumber3,wool,grain {BUILT}")
    play(match, "0 road 2,0~2,1", "0 road 2,0/NE", "0 settlement 2,0.N")
    assert hand(match, 0) == {}


@pytest.mark.rule("watch.build.cost", refuses=True)
def test_no_card_stands_in_for_a_missing_one() -> None:
    cards = {"brick": 9, "lumber": 9, "wool": 9, "grain": 9, "ore": 9}
    for action, cost in THINGS:
        for part in cost.split(","):
            kind = part.rstrip("0123456789")
            held = cards | {kind: int(part[len(kind) :] or 1) - 1}
            text = ",".join(f"{name}{count}" for name, count in held.items() if count)
            match = at(f"turn | 0 hand={text} {BUILT}")
            assert refused(match, 0, action) == "watch.build.cost", (action, kind)


@pytest.mark.rule("watch.build.pieces", allows=True)
@pytest.mark.parametrize(("edition", "pieces"), [("en", 14), ("de", 15), ("pl", 15), ("ru", 15)])
def test_the_last_road_may_be_built(edition: str, pieces: int) -> None:
    match = at(f"turn | 0 hand={ROAD} {long_road(pieces - 1)}", edition=edition)
    play(match, f"0 road {BORDER.split()[pieces - 1]}")
    assert seen(match, 0)["left"]["roads"] == 0


@pytest.mark.rule("watch.build.pieces", allows=True)
def test_the_fifth_settlement_and_the_fourth_keep_may_be_built() -> None:
    four = "settlements=0,0.N+1,0.N+2,0.N+3,0.N"
    match = at(f"turn | 0 hand={SETTLEMENT} {four} roads=2,1~2,2")
    assert allowed(match, 0, "settlement 2,2.NE")
    keeps = at(f"turn | 0 hand={KEEP} keeps=0,0.N+1,0.N+2,0.N settlements=3,0.N")
    assert allowed(keeps, 0, "keep 3,0.N")


@pytest.mark.rule("watch.build.pieces", refuses=True)
@pytest.mark.parametrize(("roads", "next_road"), [(14, "0,3/W"), (15, "0,3/SW")])
def test_no_road_is_built_when_all_are_on_the_board(roads: int, next_road: str) -> None:
    match = at(f"turn | 0 hand={ROAD} cards=roads {long_road(roads)}", roads=roads)
    assert refused(match, 0, f"road {next_road}") == "watch.build.pieces"
    assert refused(match, 0, "roads") == "watch.progress.road-building"
    assert not choices(match, 0, "road")


@pytest.mark.rule("watch.build.pieces", refuses=True)
def test_no_sixth_settlement_and_no_fifth_keep_is_built() -> None:
    five = "settlements=0,0.N+1,0.N+2,0.N+3,0.N+0,3.S"
    match = at(f"turn | 0 hand={SETTLEMENT} {five} roads=2,1~2,2")
    assert refused(match, 0, "settlement 2,2.NE") == "watch.build.pieces"
    keeps = at(f"turn | 0 hand={KEEP} keeps=0,0.N+1,0.N+2,0.N+3,0.N settlements=0,3.S")
    assert refused(keeps, 0, "keep 0,3.S") == "watch.build.pieces"
