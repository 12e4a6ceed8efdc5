"""The chapter camps of the almanac: five in a row, filled from the trails."""

import pytest
from tests.watch.helpers import play
from tests.watch.rules.brotherhood.north import (
    SETTLE,
    brothers,
    camps,
    clearings,
    dice,
    frostfangs,
    gift,
)

import hexhold


@pytest.mark.rule("watch.camps.five", allows=True)
def test_four_camps_of_a_clan_can_be_occupied() -> None:
    match = brothers(f"turn camps=/rcg/ | 0 {SETTLE}")
    play(match, "0 settlement 2,2.N", "chance token cave-people regular")
    assert camps(match) == "/rcgr/"


@pytest.mark.rule("watch.camps.five", refuses=True)
def test_the_fifth_camp_does_not_stay_occupied_and_there_is_no_sixth() -> None:
    match = brothers(f"turn camps=/rcgr/ wall=/0// | 0 {SETTLE}")
    play(match, "0 settlement 2,2.N", "chance token cave-people regular")
    assert camps(match) == "/grr/"
    with pytest.raises(hexhold.NotationError):
        brothers("turn camps=/rrrrrr/")


@pytest.mark.rule("watch.camps.stay", allows=True)
def test_wildlings_stay_in_their_camps_when_others_are_called() -> None:
    match = brothers("camps=rc/g/cr")
    for seat in range(4):
        play(dice(match, seat, "1 1 w9"), f"{seat} end")
    assert camps(match) == "rc/g/cr"


@pytest.mark.rule("watch.camps.stay", refuses=True)
def test_the_die_and_benjen_make_them_leave() -> None:
    assert camps(dice(brothers("camps=rc/g/cr wall=0///"), 0, "1 1 w1")) == "c/g/cr"
    match = brothers("turn camps=rc/g/cr | 0 hero=benjen")
    play(match, "0 benjen cave-people 1", "chance token hornfoot regular")
    assert camps(match) == "rc//crr"


@pytest.mark.rule("watch.camps.close-up", allows=True)
def test_those_behind_move_up() -> None:
    assert camps(dice(brothers("camps=/cgrr/"), 0, "1 1 w4")) == "/grr/"


@pytest.mark.rule("watch.camps.close-up", refuses=True)
def test_nobody_else_moves_up() -> None:
    match = dice(brothers("camps=gr/cgrr/rc"), 0, "1 1 w4")
    assert camps(match) == "gr/grr/rc"
    assert (clearings(match), gift(match), frostfangs(match)) == ("0/0/0/0", "1,0:c", "20/6/6")
