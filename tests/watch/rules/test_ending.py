"""The chapter ending of the almanac: ten points, one's own turn, and nothing after."""

import pytest
from tests.watch.helpers import (
    DEVELOPMENT,
    KEEP,
    SETTLEMENT,
    allowed,
    at,
    play,
    points,
    refused,
    roll,
    table,
)

from hexhold.core.contract import Result

NINE = "settlements=0,0.N keeps=1,0.N+2,0.N+3,0.N cards=victory2"
TEN = NINE.replace("victory2", "victory3")


@pytest.mark.rule("watch.ending.ten", allows=True)
def test_the_tenth_point_wins_at_once() -> None:
    match = play(at(f"turn | 0 hand={KEEP} {NINE} | 2 settlements=2,2.N"), "0 keep 0,0.N")
    assert match.result == Result("points", 0, (10, 0, 1, 0))


@pytest.mark.rule("watch.ending.ten", allows=True)
def test_a_patrol_before_the_roll_may_win_with_eleven() -> None:
    position = f"| 0 patrols=2 {NINE},patrol"
    match = play(at(position), "0 patrol")
    assert match.result == Result("points", 0, (11, 0, 0, 0))


@pytest.mark.rule("watch.ending.ten", refuses=True)
def test_nine_points_do_not_win() -> None:
    match = at(f"turn | 0 hand={DEVELOPMENT} {NINE}")
    play(match, "0 buy", "chance draw patrol")
    assert points(match, 0) == 9
    assert not match.over


@pytest.mark.rule("watch.ending.own-turn", allows=True)
def test_ten_points_gained_in_anothers_turn_win_when_the_own_turn_begins() -> None:
    match = at(f"turn active=3 | 0 {TEN}")
    assert not match.over
    play(match, "3 end")
    assert match.result == Result("points", 0, (10, 0, 0, 0))


@pytest.mark.rule("watch.ending.own-turn", refuses=True)
def test_ten_points_do_not_win_in_anothers_turn() -> None:
    seven = "0,1~0,2+0,1~1,2+1,1~1,2+1,1~2,2+2,1~2,2+2,1~3,2+3,1~3,2"
    five = "0,3/SW+0,3/SE+1,3/SW+1,3/SE+2,3/SW"
    eight = "settlements=0,3.SW keeps=1,0.N+2,0.N+3,0.N cards=victory"
    match = at(
        f"turn active=1 road_owner=0 | 0 roads={seven}"
        f" | 1 hand={SETTLEMENT} roads=1,1~2,1 | 2 roads={five} {eight}"
    )
    play(match, "1 settlement 2,2.N")  # cuts red: the Longest Road falls to yellow
    assert points(match, 2) == 10
    assert not match.over
    assert play(match, "1 end").result == Result("points", 2, (0, 1, 10, 0))


@pytest.mark.rule("watch.ending.own-turn", refuses=True)
def test_points_that_are_lost_again_before_the_own_turn_do_not_win() -> None:
    eight = "keeps=0,0.N+1,0.N+2,0.N+3,0.N"
    match = at(f"patrol_owner=0 active=3 | 0 patrols=3 {eight} | 3 patrols=3 cards=patrol")
    assert points(match, 0) == 10
    play(match, "3 patrol", "3 tormund 0,3")
    play(roll(match, 3, 12), "3 end")
    assert not match.over
    assert match.actors == [0]


@pytest.mark.rule("watch.ending.over", allows=True)
def test_when_it_is_over_all_may_still_look() -> None:
    match = play(at(f"turn active=3 | 0 {TEN}"), "3 end")
    assert table(match)["winner"] == 0
    assert table(match)["ending"] == "points"
    assert table(match)["seats"][0]["victory_cards"] == 3


@pytest.mark.rule("watch.ending.over", refuses=True)
@pytest.mark.parametrize("action", ["roll", "end", "accept", "discard ore", "dice 1 1"])
def test_when_it_is_over_nobody_acts(action: str) -> None:
    match = play(at(f"turn active=3 | 0 {TEN}"), "3 end")
    assert match.actors == []
    for seat in (-1, 0, 1):
        assert refused(match, seat, action) == "watch.ending.over"


@pytest.mark.rule("watch.ending.turn-limit", allows=True)
def test_a_match_ends_without_a_winner_when_its_turns_are_used_up() -> None:
    match = play(at("turn turns=19", turn_limit=20), "0 end")
    assert match.result == Result("turn-limit", None, (0, 0, 0, 0))


@pytest.mark.rule("watch.ending.turn-limit", refuses=True)
def test_before_that_it_goes_on() -> None:
    match = play(at("turn turns=18", turn_limit=20), "0 end")
    assert not match.over
    assert allowed(match, 1, "roll")


@pytest.mark.rule("watch.ending.claim", allows=True)
def test_where_it_has_to_be_claimed_ten_points_win_when_they_are() -> None:
    for scene in (f"turn | 0 {TEN}", f"| 0 {TEN}", f"phase=place-roads free_roads=1 | 0 {TEN}"):
        match = at(scene, victory_claim="ask")
        assert match.result is None
        assert play(match, "0 claim").result == Result("points", 0, (10, 0, 0, 0))


@pytest.mark.rule("watch.ending.claim", allows=True)
def test_whoever_overlooks_it_plays_on_and_may_claim_later() -> None:
    match = play(at(f"turn | 0 {TEN}", players=3, victory_claim="ask"), "0 end")
    for seat in (1, 2):
        play(roll(match, seat, 2), f"{seat} end")
    assert allowed(match, 0, "claim")


@pytest.mark.rule("watch.ending.claim", refuses=True)
def test_it_is_not_claimed_with_nine_points_in_anothers_turn_or_in_the_middle() -> None:
    for scene in (
        f"turn | 0 {NINE}",
        f"turn active=1 | 0 {TEN}",
        f"phase=move-tormund rolled=1 die_a=3 die_b=4 | 0 {TEN}",
    ):
        assert refused(at(scene, victory_claim="ask"), 0, "claim") == "watch.ending.claim"


@pytest.mark.rule("watch.ending.claim", refuses=True)
def test_where_ten_points_win_by_themselves_there_is_nothing_to_claim() -> None:
    assert refused(at(f"turn | 0 {NINE}"), 0, "claim") == "watch.ending.claim"
