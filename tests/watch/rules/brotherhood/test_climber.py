"""The chapter climber of the almanac: over the Wall."""

import pytest
from tests.watch.rules.brotherhood.north import (
    breaches,
    brothers,
    camps,
    clearings,
    dice,
    ended,
    gift,
    wall,
)


@pytest.mark.rule("watch.climber.over", allows=True)
@pytest.mark.parametrize("guards", ["", "0", "0,1,2,3,0"])
def test_a_climber_goes_over_however_many_guards_stand_there(guards: str) -> None:
    match = dice(brothers(f"camps=/c/ wall=/{guards}//"), 0, "1 1 w4")
    assert (camps(match), gift(match), wall(match)) == ("//", "1,0:c", f"/{guards}//")


@pytest.mark.rule("watch.climber.over", refuses=True)
def test_the_regulars_do_not_follow() -> None:
    match = dice(brothers("camps=/c/ clearings=0/2/0/0 wall=/0,1//"), 0, "1 1 w4")
    assert (clearings(match), gift(match)) == ("0/2/0/0", "1,0:c")


@pytest.mark.rule("watch.climber.no-breach", allows=True)
def test_a_climber_counts_in_the_gift() -> None:
    match = brothers("camps=/c/ wall=/0// gift=0,0:c+0,1:c+0,2:c+2,0:c+2,1:r+2,2:r+2,3:g")
    assert ended(dice(match, 0, "1 1 w4")) == ("wildlings", 0)


@pytest.mark.rule("watch.climber.no-breach", refuses=True)
def test_the_marker_does_not_move_for_a_climber() -> None:
    match = dice(brothers("camps=/c/ breaches=2"), 0, "1 1 w4")
    assert breaches(match) == 2
    assert not match.over
