"""The chapter advance of the almanac: the wildling die sends one to the Wall."""

import pytest
from tests.watch.helpers import allowed, play, told
from tests.watch.rules.brotherhood.north import brothers, camps, clearings, dice, gift, wall


@pytest.mark.rule("watch.advance.roll", allows=True)
def test_the_first_of_the_clan_goes_to_the_clearing_of_the_trail() -> None:
    match = dice(brothers("camps=/rg/ wall=/0,1//"), 0, "1 1 w4")
    assert (camps(match), clearings(match)) == ("/g/", "0/1/0/0")
    assert told(match, 3, "advanced")[0]["section"] == 2


@pytest.mark.rule("watch.advance.roll", refuses=True)
def test_nobody_is_asked_whether_or_who() -> None:
    match = dice(brothers("camps=/rg/ wall=/0,1//"), 0, "1 1 w4")
    assert allowed(match, 0, "end")
    assert wall(match) == "/0,1//"  # the giant behind did not go


@pytest.mark.rule("watch.advance.one", allows=True)
def test_one_wildling_goes_and_the_others_close_up() -> None:
    match = dice(brothers("camps=cccc/cccc/"), 0, "1 1 w1")
    assert (camps(match), gift(match)) == ("ccc/cccc/", "0,0:c")


@pytest.mark.rule("watch.advance.one", refuses=True)
def test_the_clans_other_trail_stays_empty() -> None:
    match = dice(brothers("camps=/rrrr/ wall=/0/0/"), 0, "1 1 w5")
    assert clearings(match) == "0/0/1/0"


@pytest.mark.rule("watch.advance.empty", allows=True)
def test_a_roll_for_an_empty_clan_is_a_roll_like_any_other() -> None:
    match = dice(brothers("camps=rr//cc"), 0, "1 1 w4")
    assert allowed(match, 0, "end")


@pytest.mark.rule("watch.advance.empty", refuses=True)
def test_nobody_moves_for_an_empty_clan() -> None:
    match = dice(brothers("camps=rr//cc"), 0, "1 1 w4")
    assert (camps(match), clearings(match), gift(match)) == ("rr//cc", "0/0/0/0", "")


@pytest.mark.rule("watch.advance.arrival", allows=True)
def test_a_breach_is_carried_out_before_anybody_acts() -> None:
    match = dice(brothers("camps=/r/ clearings=0/1/0/0 wall=/2//"), 0, "1 1 w4")
    assert (wall(match), gift(match), clearings(match)) == ("///", "1,0:r+1,1:r", "0/0/0/0")


@pytest.mark.rule("watch.advance.arrival", refuses=True)
def test_a_wildling_still_in_its_camp_does_nothing() -> None:
    match = brothers("camps=/g/ wall=/2//")
    assert wall(dice(match, 0, "1 1 w12")) == "/2//"
    assert wall(play(match, "0 end")) == "/2//"
