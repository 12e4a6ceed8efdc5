"""The chapter largest-patrol of the almanac: three patrols, and more."""

import pytest
from tests.watch.helpers import AnyMatch, at, play, points, table


def holder(match: AnyMatch) -> int | None:
    seat: int | None = table(match)["largest_patrol"]
    return seat


@pytest.mark.rule("watch.largest-patrol.three", allows=True)
def test_the_third_patrol_takes_the_card_at_once() -> None:
    match = play(at("turn | 0 cards=patrol patrols=2"), "0 patrol")
    assert holder(match) == 0
    assert points(match, 0) == 2


@pytest.mark.rule("watch.largest-patrol.three", refuses=True)
def test_two_patrols_or_those_in_the_hand_take_nothing() -> None:
    match = play(at("turn | 0 cards=patrol4 patrols=1"), "0 patrol")
    assert holder(match) is None
    assert points(match, 0) == 0


@pytest.mark.rule("watch.largest-patrol.more", allows=True)
def test_more_patrols_take_card_and_points() -> None:
    match = at("turn active=1 patrol_owner=0 | 0 patrols=3 | 1 cards=patrol patrols=3")
    play(match, "1 patrol")
    assert holder(match) == 1
    assert (points(match, 0), points(match, 1)) == (0, 2)


@pytest.mark.rule("watch.largest-patrol.more", refuses=True)
def test_as_many_patrols_take_nothing() -> None:
    match = at("turn active=1 patrol_owner=0 | 0 patrols=3 | 1 cards=patrol patrols=2")
    play(match, "1 patrol")
    assert holder(match) == 0
    assert (points(match, 0), points(match, 1)) == (2, 0)
