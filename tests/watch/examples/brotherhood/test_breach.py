"""Worked examples of the breach: how many go where, and who stays."""

from tests.watch.examples.brotherhood.scene import (
    GUARD,
    dice,
    frostfangs,
    north,
    picture,
    stock,
)
from tests.watch.helpers import play, table


def test_three_against_two_at_the_clearing_of_the_five_and_the_six() -> None:
    """DE Spielablauf 1, "Mauerdurchbruch", Beispiel: Lichtung "5, 6"."""
    match = dice(north(f"wall=//0,1/ clearings=0/0/2/0 camps=/r/ | 2 {GUARD}"), "1 1 w5")
    assert picture(match) == "wall=//1/ gift=2,0:r+2,1:r+2,2:r breaches=1"
    assert stock(match) == [7, 6, 7, 7]
    play(match, "0 end")
    play(dice(match, "1 1 w12"), "1 end")
    play(dice(match, "1 1 w12"), "2 guard 3")
    assert table(match)["north"]["wall"][2] == [1, 2]  # blue has moved to space 1


def test_a_six_reaches_the_same_clearing_from_the_hornfoot() -> None:
    """DE "Mauerdurchbruch", Beispiel: the clearing has its two numbers from two clans."""
    match = dice(north("wall=//0,1/ clearings=0/0/2/0 camps=//r"), "1 1 w6")
    assert picture(match) == "wall=//1/ gift=2,0:r+2,1:r+2,2:r breaches=1"


def test_three_wildlings_cover_the_first_three_hexes() -> None:
    """EN "Wall Breach": "if 3 wildlings breach the Wall"; PL and RU alike."""
    match = dice(north("wall=0,1/// clearings=2/0/0/0 camps=r//"), "1 1 w1")
    assert picture(match) == "wall=1/// gift=0,0:r+0,1:r+0,2:r breaches=1"


FIVE_AGAINST_FIVE = "wall=//0,1,2,3,0/ clearings=0/0/5/0"


def test_the_fifth_wildling_goes_on_the_first_hex_again() -> None:
    """EN "Wall Breach": "greater than 4, place the 5th … on the first hex"; PL and RU alike."""
    match = dice(north(f"{FIVE_AGAINST_FIVE} camps=/g/"), "1 1 w5")
    assert picture(match) == "wall=//2,3,0/ gift=2,0:rr+2,1:r+2,2:r+2,3:r breaches=1"
    assert frostfangs(match) == (19, 8, 8)


def test_the_sixth_goes_on_the_second_hex_where_six_against_five_is_a_breach() -> None:
    """EN "Wall Breach": "the 6th on the second hex"; only the option lets six through."""
    match = north(f"{FIVE_AGAINST_FIVE} camps=/r/", six_against_five="breach")
    dice(match, "1 1 w5")
    assert picture(match) == "wall=//1,2,3,0/ gift=2,0:rr+2,1:rr+2,2:r+2,3:r breaches=1"


def test_a_wildling_joins_tormund_on_his_hex() -> None:
    """EN "Wall Breach": "If Tormund is blocking a hex"; PL and RU alike."""
    match = dice(north("tormund=1,0 camps=/r/"), "1 1 w4")
    assert picture(match) == "gift=1,0:r breaches=1"
    assert table(match)["tormund"] == 1


def test_a_sixth_wildling_against_five_guards_leaves_four_against_four() -> None:
    """EN "Wall Breach": "If a 6th wildling enters a clearing"; PL and RU alike."""
    match = dice(north(f"{FIVE_AGAINST_FIVE} camps=/r/"), "1 1 w5")
    assert picture(match) == "wall=//1,2,3,0/ clearings=0/0/4/0"
    assert frostfangs(match) == (20, 8, 8)
    assert stock(match) == [6, 6, 6, 6]
