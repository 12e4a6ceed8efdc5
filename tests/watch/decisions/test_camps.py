"""Decisions 11 to 17: camps, the rush, the wildling die."""

from itertools import product

import pytest
from tests.watch.examples.brotherhood.scene import (
    BUILDER,
    KEEP,
    NEW_SITE,
    SETTLEMENT,
    dice,
    ended,
    frostfangs,
    north,
    picture,
    token,
    worth,
)
from tests.watch.helpers import AnyMatch, play, refused, told

CLANS = ("ice-river", "cave-people", "hornfoot")


def settling(rest: str, *tokens: str) -> AnyMatch:
    """Seat 0 builds a settlement, and its token is revealed."""
    match = play(north(f"turn {rest} | 0 {BUILDER} {SETTLEMENT}"), f"0 settlement {NEW_SITE}")
    return token(match, *tokens)


def test_decision_11_the_fifth_figure_arrives_and_only_then_the_clan_rushes() -> None:
    """Rushing first would bring the giant home who is missing for the token."""
    scene = "wall=/0// camps=gggg/grrr/ gift=3,0:g+3,1:g+3,2:g"
    match = settling(scene, "cave-people giant")
    assert frostfangs(match)[2] == 0
    assert picture(match) == scene


def test_decision_11_a_rush_does_not_wait_for_a_sixth() -> None:
    match = settling("wall=/0/0/ camps=/rrrr/", "cave-people climber")
    assert picture(match) == "wall=/0/0/ clearings=0/1/1/0 camps=/rrc/"


def test_decision_12_the_second_mover_waits_until_the_first_has_arrived() -> None:
    match = settling("breaches=2 camps=/gcrr/", "cave-people regular")
    assert ended(match)[0] == "breaches"
    assert picture(match) == "camps=/crrr/ gift=1,0:g breaches=3"  # no climber in the Gift


def test_decision_13_most_guards_are_counted_after_the_breach_took_one() -> None:
    scene = f"breaches=2 wall=0/0//1,1 clearings=0/1/0/0 camps=/r/ {worth(6, 5)}"
    match = dice(north(scene), "1 1 w4")
    assert ended(match) == ("breaches", 1)  # before the loss seat 0 would win the tie by points


def test_decision_13_what_is_not_resolved_is_ignored() -> None:
    """The eighth wildling is the first of three breachers; two of them stay where they are."""
    gift = "gift=2,0:r+2,1:r+2,2:r+2,3:r+3,0:r+3,1:r+3,2:r"
    match = dice(north(f"wall=/0,1// clearings=0/2/0/0 camps=/r/ {gift}"), "1 1 w4")
    assert ended(match) == ("wildlings", 1)
    assert picture(match) == f"wall=/1// clearings=0/2/0/0 {gift.replace('=', '=1,0:r+')}"


@pytest.mark.parametrize("full", range(5))
def test_decision_14_two_tokens_of_a_keep_never_rush_a_clan_twice(full: int) -> None:
    for one, other in product(CLANS, CLANS):
        match = north(f"turn camps={'/'.join(['r' * full] * 3)} wall=0/0/0/0 | 0 {BUILDER} {KEEP}")
        play(match, "0 keep 2,2.N")
        rushes = []
        for clan in (one, other):
            token(match, f"{clan} regular")
            rushes += [event["clan"] for event in told(match, 0, "rushed")]
        assert len(set(rushes)) == len(rushes)
        if one == other and full == 4:
            assert rushes == [one]
            assert picture(match).count("rrrr") == 3


@pytest.mark.parametrize(
    ("clan", "camps", "after"),
    [
        ("ice-river", "cgrr//", "wall=0//2/3 camps=rrr// gift=0,0:c"),
        ("hornfoot", "//cgrr", "wall=0/1/2/ camps=//rrr gift=2,0:c"),
    ],
)
def test_decision_15_the_trail_with_two_numbers_is_the_lower_or_the_higher_one(
    clan: str, camps: str, after: str
) -> None:
    match = settling(f"wall=0/1/2/3 camps={camps}", f"{clan} regular")
    assert picture(match) == after


def test_decision_15_both_numbers_of_a_trail_lead_the_same_way() -> None:
    for one, other, after in ((1, 2, "wall=/0/0/0"), (7, 8, "wall=0/0/0/")):
        for number in (one, other):
            match = dice(north("wall=0/0/0/0 camps=g//g"), f"1 1 w{number}")
            assert picture(match).split()[0] == after


def test_decision_16_a_trail_without_wildlings_does_nothing() -> None:
    scene = "wall=0/0/0/0 camps=rcg//gcr gift=3,3:r"
    match = dice(north(scene), "1 1 w4")
    assert picture(match) == scene
    assert match.actors == [0]


def test_decision_17_the_wildling_die_counts_on_a_seven_after_the_seven() -> None:
    match = dice(north("camps=/c/ | 1 hand=ore8"), "3 4 w4")
    assert match.actors == [1]
    play(match, *["1 discard ore"] * 4)
    assert picture(match) == "camps=/c/"
    assert refused(match, 0, "end") == "watch.seven.order"
    play(match, "0 tormund 4,2")
    assert picture(match) == "gift=1,0:c"
    assert match.actors == [0]
