"""The chapter keep of the almanac: a settlement grows, and its piece comes back."""

import pytest
from tests.watch.helpers import (
    KEEP,
    SETTLEMENT,
    allowed,
    at,
    path,
    play,
    points,
    refused,
    seen,
    site,
)


@pytest.mark.rule("watch.keep.upgrade", allows=True)
def test_a_keep_replaces_an_own_settlement_even_a_new_one() -> None:
    match = at(f"turn | 0 hand={SETTLEMENT},{KEEP} roads=1,1~2,2")
    play(match, "0 settlement 2,2.N", "0 keep 2,2.N")
    assert seen(match, 0)["keeps"] == [site("2,2.N")]
    assert seen(match, 0)["settlements"] == []


@pytest.mark.rule("watch.keep.upgrade", refuses=True)
def test_a_keep_needs_an_own_settlement_under_it() -> None:
    match = at(f"turn | 0 hand={KEEP} keeps=0,0.N roads=1,1~2,2 | 1 settlements=2,0.N")
    assert refused(match, 0, "keep 2,2.N") == "watch.keep.upgrade"
    assert refused(match, 0, "keep 0,0.N") == "watch.keep.upgrade"
    assert refused(match, 0, "keep 2,0.N") == "watch.keep.upgrade"


@pytest.mark.rule("watch.keep.returned", allows=True)
def test_the_settlement_returns_and_may_be_built_again() -> None:
    five = "settlements=0,0.N+1,0.N+2,0.N+3,0.N+0,3.S"
    match = at(f"turn | 0 hand={SETTLEMENT},{KEEP} {five} roads=2,1~2,2")
    play(match, "0 keep 0,3.S")
    assert seen(match, 0)["left"] == {"roads": 13, "settlements": 1, "keeps": 3}
    assert points(match, 0) == 6
    assert allowed(match, 0, "settlement 2,2.NE")


@pytest.mark.rule("watch.keep.returned", refuses=True)
def test_roads_and_keeps_never_leave_the_board() -> None:
    match = at(f"turn | 0 hand={SETTLEMENT} roads=2,1~2,2 | 1 keeps=0,0.N roads=1,1~2,2+1,1~2,1")
    play(match, "0 settlement 2,2.N")  # cuts the road of the other
    assert seen(match, 1)["roads"] == sorted([path("1,1~2,2"), path("1,1~2,1")])
    assert seen(match, 1)["keeps"] == [site("0,0.N")]
