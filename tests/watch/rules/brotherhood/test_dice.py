"""The chapter dice of the almanac: three dice, in their order, and what the third one moves."""

import pytest
from tests.watch.helpers import allowed, hand, play, refused, seen, table
from tests.watch.rules.brotherhood.north import brothers, camps, clearings, dice, gift

import hexhold

ALL_CLANS = "camps=cr/cr/cr wall=0/0/0/0"


@pytest.mark.rule("watch.dice.three", allows=True)
def test_a_roll_shows_three_dice() -> None:
    match = dice(brothers(""), 0, "2 5 w11")
    assert table(match)["dice"] == [2, 5, 11]
    rolling = play(brothers(""), "0 roll")
    assert len(rolling.outcomes()) == 6 * 6 * 12


@pytest.mark.rule("watch.dice.three", refuses=True)
def test_two_dice_are_not_enough_and_nobody_rolls_twice_or_not_at_all() -> None:
    rolling = play(brothers(""), "0 roll")
    assert refused(rolling, hexhold.CHANCE, "dice 2 5") == "watch.chance.seat"
    assert refused(brothers(""), 0, "end") == "watch.turn.roll-first"
    assert refused(brothers("turn"), 0, "roll") == "watch.turn.roll-once"


@pytest.mark.rule("watch.dice.order", allows=True)
def test_a_hex_produces_before_wildlings_enter_it() -> None:
    match = brothers("camps=g// | 0 settlements=1,0.N | 3 settlements=1,0.S")
    dice(match, 0, "3 3 w3")
    assert (hand(match, 0), hand(match, 3)) == ({"brick": 1}, {"brick": 1})
    assert gift(match) == "1,0:g"


@pytest.mark.rule("watch.dice.order", allows=True)
def test_the_cards_of_a_roll_arrive_even_if_the_wildlings_end_the_match() -> None:
    match = brothers("camps=g// breaches=2 | 0 settlements=1,0.N")
    dice(match, 0, "3 3 w3")
    assert match.over
    assert hand(match, 0) == {"brick": 1}


@pytest.mark.rule("watch.dice.order", refuses=True)
def test_the_wildlings_do_not_move_before_the_other_dice_are_done() -> None:
    match = dice(brothers("camps=/c/ | 1 hand=ore8"), 0, "3 4 w4")
    play(match, *["1 discard ore"] * 4)
    assert (camps(match), gift(match)) == ("/c/", "")
    play(match, "0 tormund 3,3")
    assert (camps(match), gift(match)) == ("//", "1,0:c")


@pytest.mark.rule("watch.dice.seven-too", allows=True)
def test_after_a_seven_the_wildlings_move_too() -> None:
    match = brothers("camps=/c/ | 1 hand=wool settlements=1,0.N")
    dice(match, 0, "3 4 w4")
    play(match, "0 tormund 1,0", "chance steal wool")
    assert gift(match) == "1,0:c"
    assert allowed(match, 0, "end")


@pytest.mark.rule("watch.dice.seven-too", refuses=True)
def test_a_seven_with_a_blank_moves_nobody() -> None:
    match = dice(brothers("camps=/c/"), 0, "3 4 w9")
    assert camps(play(match, "0 tormund 1,0")) == "/c/"


@pytest.mark.rule("watch.dice.trails", allows=True)
@pytest.mark.parametrize(
    ("number", "left", "section"),
    [
        (1, "r/cr/cr", 1),
        (2, "r/cr/cr", 1),
        (3, "r/cr/cr", 2),
        (4, "cr/r/cr", 2),
        (5, "cr/r/cr", 3),
        (6, "cr/cr/r", 3),
        (7, "cr/cr/r", 4),
        (8, "cr/cr/r", 4),
    ],
)
def test_each_number_has_its_clan_and_its_clearing(number: int, left: str, section: int) -> None:
    match = dice(brothers(ALL_CLANS), 0, f"1 1 w{number}")
    assert camps(match) == left
    assert gift(match) == f"{section - 1},0:c"


@pytest.mark.rule("watch.dice.trails", refuses=True)
def test_a_number_leads_to_one_clearing_only() -> None:
    match = dice(brothers("camps=/rr/ wall=/0/0/"), 0, "1 1 w4")
    assert clearings(match) == "0/1/0/0"
    match = dice(brothers("camps=/rr/ wall=/0/0/"), 0, "1 1 w5")
    assert clearings(match) == "0/0/1/0"


@pytest.mark.rule("watch.dice.blank", allows=True)
def test_up_to_eight_somebody_moves() -> None:
    for number in range(1, 9):
        assert camps(dice(brothers(ALL_CLANS), 0, f"1 1 w{number}")) != "cr/cr/cr"


@pytest.mark.rule("watch.dice.blank", refuses=True)
@pytest.mark.parametrize("number", [9, 10, 11, 12])
def test_from_nine_on_nobody_does(number: int) -> None:
    match = dice(brothers(ALL_CLANS + " | 0 settlements=0,0.N"), 0, f"1 2 w{number}")
    assert camps(match) == "cr/cr/cr"
    assert seen(match, 0)["hand"] == 1  # production is as usual
