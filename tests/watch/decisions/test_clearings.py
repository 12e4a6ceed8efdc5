"""Decisions 18 to 30: clearings, breaches, the Gift."""

from tests.watch.examples.brotherhood.scene import (
    GUARD,
    dice,
    ended,
    frostfangs,
    north,
    picture,
    stock,
)
from tests.watch.helpers import allowed, choices, hand, play, table

STAND_OFF = "wall=//0,1,2,3,0/ clearings=0/0/5/0 camps=/r/"


def test_decision_18_one_regular_against_no_guard_is_a_breach() -> None:
    match = dice(north("wall=//0/ camps=/rr/"), "1 1 w4")
    assert picture(match) == "wall=//0/ camps=/r/ gift=1,0:r breaches=1"
    assert stock(match)[0] == 6


def test_decision_19_guards_move_down_and_a_new_one_stands_behind_them() -> None:
    match = north(f"wall=/0,1,2// clearings=0/3/0/0 camps=/r/ | 0 {GUARD}")
    dice(match, "1 1 w4")
    assert table(match)["north"]["wall"][1] == [1, 2]
    play(match, "0 guard 2")
    assert table(match)["north"]["wall"][1] == [1, 2, 0]  # not on the space that was free first


def test_decision_20_after_a_giant_the_regulars_are_compared_again() -> None:
    match = dice(north("wall=/0,1// clearings=0/2/0/0 camps=/g/"), "1 1 w4")
    assert picture(match) == "gift=1,0:r+1,1:r breaches=1"
    assert stock(match) == [7, 7, 7, 7]


def test_decision_20_a_giant_who_leaves_enough_guards_breaches_nothing() -> None:
    match = dice(north("wall=/0,1,2// clearings=0/2/0/0 camps=/g/"), "1 1 w4")
    assert picture(match) == "wall=/1,2// clearings=0/2/0/0"


def test_decision_21_nothing_is_compared_again_after_the_stand_off() -> None:
    match = dice(north(STAND_OFF), "1 1 w5")
    assert picture(match) == "wall=//1,2,3,0/ clearings=0/0/4/0"
    play(match, "0 end")
    dice(match, "1 1 w5")  # nobody comes
    assert picture(match) == "wall=//1,2,3,0/ clearings=0/0/4/0"


def test_decision_22_the_stand_off_is_no_breach_and_needs_no_chance() -> None:
    match = dice(north(STAND_OFF), "1 1 w5")
    assert table(match)["north"]["breaches"] == 0
    assert table(match)["north"]["gift"] == {}
    assert frostfangs(match) == (20, 8, 8)
    assert [match.text(action) for _, action in match.moves] == ["roll", "dice 1 1 w5"]


def test_decision_23_a_climber_at_five_against_five_just_climbs() -> None:
    match = dice(north(STAND_OFF.replace("camps=/r/", "camps=/c/")), "1 1 w5")
    assert picture(match) == "wall=//0,1,2,3,0/ clearings=0/0/5/0 gift=2,0:c"


def test_decision_23_a_giant_at_five_against_five_fells_a_guard_and_opens_the_wall() -> None:
    match = dice(north(STAND_OFF.replace("camps=/r/", "camps=/g/")), "1 1 w5")
    assert picture(match) == "wall=//2,3,0/ gift=2,0:rr+2,1:r+2,2:r+2,3:r breaches=1"


def test_decision_24_on_a_full_line_the_northernmost_hex_with_the_fewest_is_next() -> None:
    full = "gift=1,0:r+1,1:r+1,2:r+1,3:r"
    match = dice(north(f"camps=/c/ {full}"), "1 1 w4")
    assert picture(match) == "gift=1,0:rc+1,1:r+1,2:r+1,3:r"
    match = dice(north(f"camps=/c/ {full.replace('1,0:r', '1,0:rr')}"), "1 1 w4")
    assert picture(match) == "gift=1,0:rr+1,1:rc+1,2:r+1,3:r"


def test_decision_24_a_gap_in_the_line_is_filled_first() -> None:
    match = dice(north("camps=/c/ gift=1,0:rr+1,1:r+1,3:r"), "1 1 w4")
    assert picture(match) == "gift=1,0:rr+1,1:r+1,2:c+1,3:r"


def test_decision_25_breachers_skip_hexes_that_have_a_wildling() -> None:
    match = dice(north("wall=/0// clearings=0/1/0/0 camps=/r/ gift=1,0:r"), "1 1 w4")
    assert picture(match) == "gift=1,0:r+1,1:r+1,2:r breaches=1"


def test_decision_26_tormund_makes_no_hex_occupied() -> None:
    match = dice(north("tormund=1,0 camps=/c/"), "1 1 w4")
    assert picture(match) == "gift=1,0:c"


def test_decision_26_tormund_may_join_a_wildling() -> None:
    match = dice(north("gift=1,0:r"), "3 4 w12")
    assert allowed(match, 0, "tormund 1,0")
    play(match, "0 tormund 1,0")
    assert (table(match)["tormund"], picture(match)) == (1, "gift=1,0:r")


SEVEN = "gift=1,0:rc+1,1:r+1,2:r+2,0:c+2,1:c+3,0:g tormund=4,2"


def test_decision_27_every_figure_in_the_gift_counts_and_tormund_does_not() -> None:
    match = dice(north(f"{SEVEN} camps=//c"), "1 1 w12")
    assert not match.over
    play(match, "0 end")
    dice(match, "1 1 w6")
    assert ended(match)[0] == "wildlings"


def test_decision_28_one_of_two_goes_the_hex_stays_blocked_and_the_card_is_taken() -> None:
    match = north("gift=1,0:rc | 0 cards=patrol settlements=1,0.N")
    play(match, "0 hunt 1,0 climber")
    assert hand(match, 0) == {"brick": 1}
    assert picture(match) == "gift=1,0:r"
    dice(match, "3 3 w12")
    assert hand(match, 0) == {"brick": 1}


def test_decision_29_wildlings_forbid_no_building_and_no_trade() -> None:
    own = "settlements=1,0.N+1,3.S roads=1,0/NE+1,0/E hand=brick,lumber,wool,grain3"
    match = north(f"turn gift=1,0:r+1,3:r | 0 {own}")
    assert allowed(match, 0, "settlement 1,0.SE")
    assert "grain > ore" in choices(match, 0, "supply")


def test_decision_29_wildlings_take_no_cards() -> None:
    match = dice(north("camps=/r/ | 0 settlements=1,0.N hand=ore5 | 1 hand=ore9"), "1 1 w4")
    assert picture(match) == "gift=1,0:r breaches=1"
    assert (hand(match, 0), hand(match, 1)) == ({"ore": 5}, {"ore": 9})


def test_decision_30_a_removed_wildling_goes_home_and_the_marker_stays() -> None:
    match = north("gift=1,0:g+1,1:r breaches=2 | 0 hero=ygritte cards=patrol | 1 hero=marsh")
    assert frostfangs(match) == (23, 8, 7)
    play(match, "0 ygritte 1,0 giant", "0 flip")
    assert frostfangs(match) == (23, 8, 8)
    play(match, "0 hunt 1,1 regular")
    assert frostfangs(match) == (24, 8, 8)
    assert picture(match) == "breaches=2"
