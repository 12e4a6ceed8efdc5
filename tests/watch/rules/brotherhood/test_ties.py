"""The chapter ties of the almanac: who wins when several have the most guards."""

from typing import Any

import pytest
from tests.watch.rules.brotherhood.north import brothers, dice, ended

EDITIONS = ["en", "de", "pl", "ru"]
# Two guards of seat 0 and of seat 1; the one on a space 1 in the west is that of seat 1, the most
# western of all is one of seat 0.
CROSSED = "wall=2,0/1/0/3,1"


def winner(position: str, edition: str = "en", **options: Any) -> int | None:
    """Who wins when an eighth wildling climbs over the Wall."""
    gifts = "gift=0,0:r+0,1:c+0,2:c+2,0:r+2,1:r+2,2:g+2,3:r"
    match = brothers(f"camps=/c/ {gifts} {position}", edition=edition, **options)
    ending, seat = ended(dice(match, 0, "1 1 w4"))
    assert ending == "wildlings"
    return seat


@pytest.mark.rule("watch.ties.points", allows=True)
@pytest.mark.parametrize("edition", EDITIONS)
def test_of_those_with_most_guards_the_one_with_most_points_wins(edition: str) -> None:
    assert winner(f"{CROSSED} | 0 settlements=0,3.S | 1 keeps=3,3.S", edition) == 1
    assert winner(f"{CROSSED} | 0 settlements=0,3.S | 1 cards=victory2", edition) == 1


@pytest.mark.rule("watch.ties.points", refuses=True)
@pytest.mark.parametrize("edition", EDITIONS)
def test_points_do_not_help_whoever_has_fewer_guards(edition: str) -> None:
    assert winner(f"{CROSSED} | 0 settlements=0,3.S | 2 keeps=3,3.S cards=victory5", edition) == 0


@pytest.mark.rule("watch.ties.oldest", allows=True)
def test_the_guard_on_the_lowest_space_decides() -> None:
    assert winner("wall=2,0/2,0//1,1 | 2 hand=ore") == 2
    assert winner("wall=2,0/3,0//1,1") == 1


@pytest.mark.rule("watch.ties.oldest", refuses=True)
def test_a_guard_on_a_higher_space_does_not_help_in_the_west() -> None:
    assert winner("wall=2,0/3,0//1,1") != 0
    assert winner("wall=2,0/3,0//1,1", edition="de") == 0


@pytest.mark.rule("watch.ties.west-of-those", allows=True)
def test_of_those_level_the_most_western_of_all_their_guards_decides() -> None:
    assert winner(CROSSED) == 0
    assert winner("wall=1,0/2/0/3,1") == 1  # in one section, the lower space


@pytest.mark.rule("watch.ties.west-of-those", refuses=True)
def test_a_more_western_guard_does_not_help_against_a_lower_space() -> None:
    assert winner("wall=2,0/3,0//1,1") == 1
    assert winner("wall=2,1/3,1//0,0") == 0
    assert winner(CROSSED, rulings="1") == 1  # before the correction, only guards on a space 1


@pytest.mark.rule("watch.ties.west", allows=True)
def test_the_most_western_guard_decides_in_the_german_edition() -> None:
    assert winner(CROSSED, "de") == 0
    assert winner("wall=1,0//0/1", "de") == 1  # in one section, the lower space
    assert winner(CROSSED, "en", guard_ties="west") == 0


@pytest.mark.rule("watch.ties.west", refuses=True)
def test_it_does_not_in_the_others() -> None:
    assert winner("wall=2,0/3,0//1,1", "en") == 1
    assert winner(f"{CROSSED} | 1 hand=ore", "pl") == 1


@pytest.mark.rule("watch.ties.cards", allows=True)
@pytest.mark.parametrize("edition", ["pl", "ru"])
def test_more_resource_cards_decide_in_the_polish_and_russian_editions(edition: str) -> None:
    assert winner(f"{CROSSED} | 0 hand=ore2 | 1 hand=wool3 | 2 hand=ore9", edition) == 1
    assert winner(f"{CROSSED} | 0 hand=ore4 | 1 hand=wool3", edition) == 0


@pytest.mark.rule("watch.ties.cards", refuses=True)
def test_development_cards_do_not_count_and_elsewhere_nobody_counts_cards() -> None:
    assert winner(f"{CROSSED} | 0 hand=ore | 1 cards=patrol3", "ru") == 0
    assert winner(f"{CROSSED} | 1 hand=ore9", "en") == 0
    assert winner(f"{CROSSED} | 1 hand=ore9", "de") == 0


@pytest.mark.rule("watch.ties.all-lose", allows=True)
@pytest.mark.parametrize("edition", ["pl", "ru"])
def test_if_all_is_level_nobody_wins(edition: str) -> None:
    assert winner(f"{CROSSED} | 0 hand=ore3 | 1 hand=wool3 | 2 hand=ore9", edition) is None


@pytest.mark.rule("watch.ties.all-lose", refuses=True)
def test_where_guards_decide_somebody_always_wins() -> None:
    assert winner(f"{CROSSED} | 0 hand=ore3 | 1 hand=wool3", "en") == 0
    assert winner(f"{CROSSED} | 0 hand=ore3 | 1 hand=wool3", "de") == 0


@pytest.mark.rule("watch.ties.no-guards", allows=True)
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_a_guard_on_the_wall_the_points_decide(edition: str) -> None:
    assert winner("| 0 settlements=0,3.S | 2 keeps=3,3.S", edition) == 2


@pytest.mark.rule("watch.ties.no-guards", refuses=True)
@pytest.mark.parametrize(("edition", "seat"), [("en", None), ("de", None), ("pl", 1), ("ru", 1)])
def test_without_guards_to_compare_nobody_wins_unless_cards_decide(
    edition: str, seat: int | None
) -> None:
    assert winner("| 0 hand=ore2 | 1 hand=ore3 | 2 hand=wool", edition) == seat
    assert winner("| 0 hand=ore3 | 1 hand=ore3", edition) is None
