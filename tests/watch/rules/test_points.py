"""The chapter points of the almanac: buildings, special cards, hidden points."""

import pytest
from tests.watch.helpers import (
    DEVELOPMENT,
    KEEP,
    ROAD,
    SETTLEMENT,
    at,
    at_start,
    play,
    points,
    refused,
    seen,
)

from hexhold import NotationError

TWO_AND_TWO = "settlements=0,0.N+1,0.N keeps=2,0.N+3,0.N"  # six points
FIVE_ROADS = "roads=0,1~0,2+0,1~1,2+1,1~1,2+1,1~2,2+2,1~2,2"


@pytest.mark.rule("watch.points.buildings", allows=True)
def test_a_settlement_is_one_point_and_a_keep_two() -> None:
    match = at_start("turn")
    assert [points(match, seat) for seat in range(4)] == [2, 2, 2, 2]
    match = at(f"turn | 0 hand={SETTLEMENT},{KEEP} roads=1,1~2,2")
    play(match, "0 settlement 2,2.N")
    assert points(match, 0) == 1
    play(match, "0 keep 2,2.N")
    assert points(match, 0) == 2


@pytest.mark.rule("watch.points.buildings", refuses=True)
def test_roads_bring_no_points() -> None:
    match = play(at_start(f"turn | 0 hand={ROAD}"), "0 road 3,2~4,2")
    assert points(match, 0) == 2


@pytest.mark.rule("watch.points.special", allows=True)
def test_each_special_card_is_worth_two_points_to_its_holder() -> None:
    match = at(f"turn active=1 | 0 patrols=3 {TWO_AND_TWO} {FIVE_ROADS}", players=3)
    assert points(match, 0) == 10
    assert points(at(f"turn | 0 {TWO_AND_TWO} | 1 {FIVE_ROADS}"), 1) == 2


@pytest.mark.rule("watch.points.special", refuses=True)
def test_whoever_lost_the_card_has_lost_its_points() -> None:
    match = at("turn active=1 patrol_owner=0 | 0 patrols=3 | 1 patrols=3 cards=patrol")
    assert points(match, 0) == 2
    play(match, "1 patrol")
    assert points(match, 0) == 0


@pytest.mark.rule("watch.points.cards", allows=True)
def test_victory_points_count_for_their_owner_and_lie_open_at_the_end() -> None:
    match = at(f"turn | 0 hand={DEVELOPMENT} cards=victory {TWO_AND_TWO} {FIVE_ROADS}")
    assert points(match, 0) == 9
    play(match, "0 buy", "chance draw victory")
    assert match.over
    assert [seen(match, seat)["victory_cards"] for seat in range(4)] == [2, 0, 0, 0]


@pytest.mark.rule("watch.points.cards", refuses=True)
def test_nobody_sees_or_plays_victory_points_before_the_end() -> None:
    match = at(f"turn | 0 cards=victory2 {TWO_AND_TWO}")
    assert seen(match, 0)["points"] == 6
    assert seen(match, 0)["victory_cards"] is None
    hidden = at(f"turn | 0 cards=patrol2 {TWO_AND_TWO}")
    assert match.view(1) == hidden.view(1)
    with pytest.raises(NotationError):
        refused(match, 0, "victory")
