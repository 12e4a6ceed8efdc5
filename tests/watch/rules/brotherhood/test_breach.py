"""The chapter breach of the almanac: a guard goes, they come, the marker moves."""

import pytest
from tests.watch.helpers import play, told
from tests.watch.rules.brotherhood.north import (
    breaches,
    brothers,
    clearings,
    dice,
    ended,
    frostfangs,
    gift,
    north,
    wall,
)


@pytest.mark.rule("watch.breach.order", allows=True)
def test_first_a_guard_then_the_wildlings_then_the_marker() -> None:
    match = dice(brothers("camps=/r/ clearings=0/1/0/0 wall=/3//"), 0, "1 1 w4")
    parts = ("guard-lost", "entered-gift", "breached")
    order = [event["event"] for event in match.events_for(1) if event["event"] in parts]
    assert order == ["guard-lost", "entered-gift", "entered-gift", "breached"]


@pytest.mark.rule("watch.breach.order", refuses=True)
def test_the_eighth_wildling_ends_it_before_the_marker_moves() -> None:
    gifts = "gift=0,0:r+0,1:r+0,2:r+2,0:r+2,1:r+2,2:r+2,3:r"
    match = dice(brothers(f"camps=/r/ clearings=0/1/0/0 wall=/3// {gifts} breaches=2"), 0, "1 1 w4")
    assert ended(match)[0] == "wildlings"
    assert (breaches(match), clearings(match)) == (2, "0/1/0/0")


@pytest.mark.rule("watch.breach.guard-lost", allows=True)
def test_the_guard_on_space_one_goes_home() -> None:
    match = dice(brothers("camps=/r/ clearings=0/2/0/0 wall=/2,0//"), 0, "1 1 w4")
    assert wall(match) == "/0//"
    assert north(match)["guards_left"] == [6, 7, 7, 7]
    assert told(match, 1, "guard-lost") == [{"event": "guard-lost", "seat": 2, "section": 2}]


@pytest.mark.rule("watch.breach.guard-lost", refuses=True)
def test_without_a_guard_none_is_lost_and_never_more_than_one() -> None:
    match = dice(brothers("camps=/r/ wall=0//0/0"), 0, "1 1 w4")
    assert wall(match) == "0//0/0"
    match = dice(brothers("camps=/r/ clearings=0/4/0/0 wall=/0,1,2,3//"), 0, "1 1 w4")
    assert wall(match) == "/1,2,3//"


@pytest.mark.rule("watch.breach.all-enter", allows=True)
def test_all_of_the_clearing_come_through() -> None:
    match = dice(brothers("camps=/r/ clearings=0/0/2/0 wall=//0,1/"), 0, "1 1 w5")
    assert (clearings(match), gift(match)) == ("0/0/0/0", "2,0:r+2,1:r+2,2:r")


@pytest.mark.rule("watch.breach.all-enter", refuses=True)
def test_those_of_other_clearings_do_not() -> None:
    match = brothers("camps=/r/ clearings=0/1/2/1 wall=/0/0,1/0")
    assert clearings(dice(match, 0, "1 1 w5")) == "0/1/0/1"


@pytest.mark.rule("watch.breach.marker", allows=True)
def test_a_breach_moves_the_marker_one_step() -> None:
    match = dice(brothers("camps=/g/ breaches=1"), 0, "1 1 w4")
    assert breaches(match) == 2
    assert told(match, 0, "breached")[0]["breaches"] == 2


@pytest.mark.rule("watch.breach.marker", refuses=True)
def test_five_wildlings_are_not_five_steps() -> None:
    match = dice(brothers("camps=/g/ clearings=0/5/0/0 wall=/0,1,2,3,0//"), 0, "1 1 w4")
    assert (gift(match), breaches(match)) == ("1,0:rr+1,1:r+1,2:r+1,3:r", 1)


@pytest.mark.rule("watch.breach.never-back", allows=True)
def test_the_wildlings_of_a_breach_can_be_driven_off() -> None:
    match = play(brothers("turn gift=1,0:r breaches=2 | 0 cards=patrol"), "0 hunt 1,0 regular")
    assert (gift(match), frostfangs(match)) == ("", "24/8/8")


@pytest.mark.rule("watch.breach.never-back", refuses=True)
def test_the_marker_stays_where_it_is() -> None:
    match = play(brothers("turn gift=1,0:r breaches=2 | 0 cards=patrol"), "0 hunt 1,0 regular")
    assert breaches(match) == 2
    match = play(brothers("turn gift=1,0:r breaches=2 | 0 hero=ygritte"), "0 ygritte 1,0 regular")
    assert breaches(match) == 2
