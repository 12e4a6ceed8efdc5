"""The chapter clearing of the almanac: who waits there, and how many the guards can hold."""

import pytest
from tests.watch.helpers import told
from tests.watch.rules.brotherhood.north import (
    breaches,
    brothers,
    camps,
    clearings,
    dice,
    frostfangs,
    gift,
    wall,
)

SIX_AGAINST_FIVE = "camps=/r/ clearings=0/0/5/0 wall=//0,1,2,3,0/"


@pytest.mark.rule("watch.clearing.one-per-section", allows=True)
def test_the_guards_of_a_section_hold_its_clearing() -> None:
    match = dice(brothers("camps=/r/ wall=/0//"), 0, "1 1 w4")
    assert (clearings(match), breaches(match)) == ("0/1/0/0", 0)


@pytest.mark.rule("watch.clearing.one-per-section", refuses=True)
def test_the_guards_of_other_sections_do_not_help() -> None:
    match = dice(brothers("camps=/r/ wall=0,1,2//0,1,2/0,1"), 0, "1 1 w4")
    assert (clearings(match), breaches(match)) == ("0/0/0/0", 1)
    assert wall(match) == "0,1,2//0,1,2/0,1"


@pytest.mark.rule("watch.clearing.regulars", allows=True)
def test_as_many_regulars_as_guards_wait() -> None:
    match = dice(brothers("camps=/r/ clearings=0/1/0/0 wall=/0,1//"), 0, "1 1 w4")
    assert (clearings(match), breaches(match), gift(match)) == ("0/2/0/0", 0, "")


@pytest.mark.rule("watch.clearing.regulars", refuses=True)
@pytest.mark.parametrize(("waiting", "guards"), [(0, ""), (1, "0"), (2, "0,1"), (4, "0,1,2,3")])
def test_one_more_than_the_guards_does_not_wait(waiting: int, guards: str) -> None:
    position = f"camps=/r/ clearings=0/{waiting}/0/0 wall=/{guards}//"
    match = dice(brothers(position), 0, "1 1 w4")
    assert (clearings(match), breaches(match)) == ("0/0/0/0", 1)


@pytest.mark.rule("watch.clearing.passers", allows=True)
@pytest.mark.parametrize("kind", ["c", "g"])
def test_a_climber_or_giant_leaves_the_regulars_waiting(kind: str) -> None:
    match = dice(brothers(f"camps=/{kind}/ clearings=0/1/0/0 wall=/0,1//"), 0, "1 1 w4")
    assert (clearings(match), breaches(match)) == ("0/1/0/0", 0)


@pytest.mark.rule("watch.clearing.passers", refuses=True)
def test_neither_is_counted_against_the_guards() -> None:
    match = dice(brothers("camps=/c/ clearings=0/2/0/0 wall=/0,1//"), 0, "1 1 w4")
    assert (clearings(match), breaches(match)) == ("0/2/0/0", 0)


@pytest.mark.rule("watch.clearing.stand-off", allows=True)
@pytest.mark.parametrize("edition", ["en", "de", "pl", "ru"])
def test_six_against_five_becomes_four_against_four(edition: str) -> None:
    match = brothers(SIX_AGAINST_FIVE, edition=edition)
    assert frostfangs(match) == "18/8/8"
    dice(match, 0, "1 1 w5")
    assert (clearings(match), wall(match)) == ("0/0/4/0", "//1,2,3,0/")
    assert (frostfangs(match), camps(match)) == ("20/8/8", "//")
    assert told(match, 2, "stand-off") == [{"event": "stand-off", "seat": None, "section": 3}]


@pytest.mark.rule("watch.clearing.stand-off", refuses=True)
def test_it_is_no_breach_unless_the_option_says_so() -> None:
    match = dice(brothers(SIX_AGAINST_FIVE), 0, "1 1 w5")
    assert (gift(match), breaches(match)) == ("", 0)
    match = dice(brothers(SIX_AGAINST_FIVE, six_against_five="breach"), 0, "1 1 w5")
    assert (gift(match), breaches(match)) == ("2,0:rr+2,1:rr+2,2:r+2,3:r", 1)
    assert wall(match) == "//1,2,3,0/"


@pytest.mark.rule("watch.clearing.stand-off", refuses=True)
def test_it_is_not_for_climbers_and_giants() -> None:
    climber = dice(brothers(SIX_AGAINST_FIVE.replace("/r/", "/c/")), 0, "1 1 w5")
    assert (clearings(climber), wall(climber)) == ("0/0/5/0", "//0,1,2,3,0/")
    giant = dice(brothers(SIX_AGAINST_FIVE.replace("/r/", "/g/")), 0, "1 1 w5")
    assert (clearings(giant), wall(giant), breaches(giant)) == ("0/0/0/0", "//2,3,0/", 1)
