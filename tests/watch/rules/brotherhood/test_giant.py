"""The chapter giant of the almanac: he fells a guard, or breaks through."""

import pytest
from tests.watch.rules.brotherhood.north import (
    breaches,
    brothers,
    camps,
    clearings,
    dice,
    frostfangs,
    gift,
    north,
    wall,
)


@pytest.mark.rule("watch.giant.fells", allows=True)
def test_a_giant_sends_the_guard_on_space_one_home_and_goes_home_himself() -> None:
    match = dice(brothers("camps=/g/ wall=/2,0,1//"), 0, "1 1 w4")
    assert (wall(match), frostfangs(match), gift(match)) == ("/0,1//", "24/8/8", "")
    assert north(match)["guards_left"] == [6, 6, 7, 7]


@pytest.mark.rule("watch.giant.fells", refuses=True)
def test_he_fells_one_guard_of_his_section_and_breaches_nothing() -> None:
    match = dice(brothers("camps=/g/ wall=0/2,0/1/3"), 0, "1 1 w4")
    assert (wall(match), breaches(match)) == ("0/0/1/3", 0)


@pytest.mark.rule("watch.giant.recheck", allows=True)
def test_if_the_regulars_are_now_more_a_breach_follows() -> None:
    match = dice(brothers("camps=gc// clearings=0/2/0/0 wall=/0,1//"), 0, "5 5 w3")
    assert (wall(match), clearings(match), gift(match)) == ("///", "0/0/0/0", "1,0:r+1,1:r")
    assert (breaches(match), camps(match)) == (1, "c//")


@pytest.mark.rule("watch.giant.recheck", refuses=True)
def test_if_they_are_not_more_they_go_on_waiting() -> None:
    match = dice(brothers("camps=gc// clearings=0/1/0/0 wall=/0,1//"), 0, "5 5 w3")
    assert (wall(match), clearings(match), breaches(match)) == ("/1//", "0/1/0/0", 0)


@pytest.mark.rule("watch.giant.breach", allows=True)
def test_where_nobody_stands_guard_he_enters_the_gift() -> None:
    match = dice(brothers("camps=/g/ wall=0//0/0"), 0, "1 1 w4")
    assert (gift(match), breaches(match), frostfangs(match)) == ("1,0:g", 1, "24/8/7")


@pytest.mark.rule("watch.giant.breach", refuses=True)
def test_where_one_stands_guard_he_does_not() -> None:
    match = dice(brothers("camps=/g/ wall=0/0/0/0"), 0, "1 1 w4")
    assert (gift(match), breaches(match)) == ("", 0)
