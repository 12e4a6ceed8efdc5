"""The chapter points of the almanac, as far as the Brotherhood adds to it."""

import pytest
from tests.watch.helpers import points, refused, seen
from tests.watch.rules.brotherhood.north import SEVEN, brothers, dice

# The example of the books: 2 settlements, 2 keeps, Longest Road, 2 victory points, 3 guards.
TEN = (
    "road_owner=0 wall=0/0/0/"
    f" | 0 roads={SEVEN} settlements=0,2.N+3,2.NE keeps=0,3.S+1,3.S cards=victory2"
)


@pytest.mark.rule("watch.points.sources", allows=True)
def test_everything_that_counts_is_added_up() -> None:
    assert points(brothers(f"turn {TEN}"), 0) == 10


@pytest.mark.rule("watch.points.sources", refuses=True)
def test_roads_cards_heroes_and_two_guards_are_worth_nothing() -> None:
    match = brothers(
        "turn wall=0/0// | 0 hero=mance hand=ore9 cards=patrol2 patrols=2 roads=1,1~2,2"
    )
    assert points(match, 0) == 0


@pytest.mark.rule("watch.points.open", allows=True)
def test_all_but_victory_cards_are_open_points() -> None:
    match = brothers(f"turn {TEN}")
    assert seen(match, 0)["points"] == 8
    assert seen(dice(brothers("camps=/g/ wall=/0,0,0//"), 0, "1 1 w4"), 0)["points"] == 0


@pytest.mark.rule("watch.points.open", refuses=True)
def test_hidden_points_make_nobody_a_leader_for_mance() -> None:
    match = brothers(
        "turn | 0 hero=mance settlements=0,3.S | 1 hand=ore cards=victory5 settlements=3,3.S"
    )
    assert refused(match, 0, "mance 1") == "watch.hero-mance.leader"
    assert seen(match, 1)["victory_cards"] is None
