"""The chapter special of the almanac: two cards, one point each."""

import pytest
from tests.watch.helpers import AnyMatch, play, points, seen, table
from tests.watch.rules.brotherhood.north import FOUR_ROADS, SEVEN, brothers, camps, phase


def recruit(position: str) -> AnyMatch:
    """Seat 0, with Yoren, gives up one of its patrols."""
    return play(brothers(f"turn patrol_owner=0 | 0 hero=yoren {position}"), "0 yoren 1")


@pytest.mark.rule("watch.special.one-point", allows=True)
def test_each_special_card_is_worth_a_point() -> None:
    match = brothers(f"turn road_owner=0 patrol_owner=0 | 0 roads={SEVEN} patrols=3")
    assert points(match, 0) == 2
    match = brothers(f"turn | 0 hand=brick,lumber roads={FOUR_ROADS}")
    play(match, "0 road 2,1~2,2", "chance token hornfoot regular")
    assert points(match, 0) == 1


@pytest.mark.rule("watch.special.one-point", refuses=True)
def test_it_is_not_worth_two_and_nothing_to_who_loses_it() -> None:
    match = brothers("turn patrol_owner=1 gift=1,0:r | 0 cards=patrol patrols=3 | 1 patrols=3")
    play(match, "0 hunt 1,0 regular")
    assert (points(match, 0), points(match, 1)) == (1, 0)


@pytest.mark.rule("watch.special.patrol-lost", allows=True)
@pytest.mark.parametrize(
    ("patrols", "holder"),
    [
        ("patrols=3 | 1 patrols=3", 1),
        ("patrols=4 | 1 patrols=4", 1),
        ("patrols=3 | 1 patrols=2", None),
        ("patrols=3 | 1 patrols=3 | 2 patrols=3", None),
    ],
)
def test_the_holder_may_lose_it_to_one_or_to_nobody(patrols: str, holder: int | None) -> None:
    match = recruit(patrols)
    assert table(match)["largest_patrol"] == holder
    assert phase(match) == ("after-hero" if holder is None else "token")


@pytest.mark.rule("watch.special.patrol-lost", allows=True)
def test_whoever_gets_it_calls_a_wildling() -> None:
    match = play(recruit("patrols=3 | 1 patrols=3"), "chance token hornfoot giant")
    assert (camps(match), seen(match, 1)["points"]) == ("//g", 1)


@pytest.mark.rule("watch.special.patrol-lost", allows=True)
def test_once_laid_aside_it_goes_to_whoever_is_alone_ahead() -> None:
    match = recruit("patrols=3 | 1 patrols=2 cards=patrol")
    play(match, "0 flip", "0 end", "1 patrol", "1 tormund 3,3")
    assert table(match)["largest_patrol"] == 1


@pytest.mark.rule("watch.special.patrol-lost", refuses=True)
@pytest.mark.parametrize("patrols", ["patrols=4 | 1 patrols=3", "patrols=5 | 1 patrols=3"])
def test_with_three_and_nobody_ahead_the_holder_keeps_it(patrols: str) -> None:
    match = recruit(patrols)
    assert table(match)["largest_patrol"] == 0
    assert phase(match) == "after-hero"
