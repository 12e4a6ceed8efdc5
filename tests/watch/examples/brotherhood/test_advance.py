"""Worked examples of the wildling die: trails, arrivals, the first breach."""

import pytest
from tests.watch.examples.brotherhood.scene import dice, frostfangs, north, picture, stock
from tests.watch.helpers import hand, play


def test_a_regular_joins_another_before_four_guards_and_the_camps_close_up() -> None:
    """EN "Wildling Advance Example 1-A, 1-B"; PL "Przykład ruchu dzikich 1A"; RU "1–А, 1–Б"."""
    match = north("wall=//0,1,2,3/ clearings=0/0/1/0 camps=/rgcr/")
    dice(match, "2 3 w5")
    assert picture(match) == "wall=//0,1,2,3/ clearings=0/0/2/0 camps=/gcr/"
    assert stock(match) == [6, 6, 6, 6]


TWO_A = "wall=/0,1// clearings=0/2/0/0 camps=gc//"
TWO_B = "camps=c// gift=1,0:r+1,1:r breaches=1"


def test_a_giant_and_the_red_guard_remove_each_other_and_the_two_regulars_breach() -> None:
    """EN "Wildling Advance Example 2-A, 2-B"; PL "2A, 2B"; RU "2–А, 2–Б": the 6 and the 4."""
    match = north(f"{TWO_A} active=1")
    assert frostfangs(match) == (22, 7, 7)
    dice(match, "5 5 w3")
    assert picture(match) == TWO_B
    assert frostfangs(match) == (22, 7, 8)
    assert stock(match) == [7, 7, 7, 7]


@pytest.mark.parametrize(
    ("numbers", "blocked", "free"), [("3 3 w9", "1,0.NE", "0,1.SW"), ("2 2 w9", "1,1.NW", "2,0.N")]
)
def test_the_six_and_the_four_of_that_line_give_nothing_other_sixes_and_fours_do(
    numbers: str, blocked: str, free: str
) -> None:
    """EN "Wildling Advance Example 2-B": the two number disks are covered."""
    match = north(f"{TWO_B} | 0 settlements={blocked} | 1 settlements={free}")
    dice(match, numbers)
    assert hand(match, 0) == {}
    assert sum(hand(match, 1).values()) == 1


def test_a_four_leads_to_the_left_clearing_a_five_to_the_right() -> None:
    """EN "Trail", example; PL "Szlak"; RU "Тропа": the giant of the cave people."""
    for number, left in ((4, "wall=//1/"), (5, "wall=/0//")):
        match = dice(north("wall=/0/1/ camps=/g/"), f"1 1 w{number}")
        assert picture(match) == left
        assert frostfangs(match) == (24, 8, 8)


CAVE_PEOPLE = "wall=//0/ camps=/rr/"


def test_on_a_four_the_cave_people_breach_the_empty_section() -> None:
    """DE Spielablauf 1, "Vorrücken der Wildlinge", Beispiel: no guard, hence a breach."""
    match = dice(north(CAVE_PEOPLE), "2 3 w4")
    assert picture(match) == "wall=//0/ camps=/r/ gift=1,0:r breaches=1"


def test_on_a_five_one_guard_holds_the_cave_people() -> None:
    """DE Spielablauf 1, "Vorrücken der Wildlinge", Beispiel: one guard, hence no breach."""
    match = dice(north(CAVE_PEOPLE), "2 3 w5")
    assert picture(match) == "wall=//0/ clearings=0/0/1/0 camps=/r/"


def test_the_second_camp_moves_to_the_first_and_the_third_to_the_second() -> None:
    """EN "Wildlings Advance": "camp 2 moves to camp 1, then camp 3 to camp 2"; PL and RU alike."""
    match = dice(north("wall=/// camps=cgr//"), "1 1 w2")
    assert picture(match) == "camps=gr// gift=0,0:c"


def test_the_story_of_the_examples_in_one_turn_after_another() -> None:
    """EN "Examples of Wildling Advances, Breaches, etc.", both pages; PL and RU alike."""
    match = north(
        "wall=/0,1/0,1,2,3/ clearings=0/2/1/0 camps=gc/rgcr/ "
        "| 2 settlements=2,2.N roads=2,2/NE+2,2/E+2,2/SE+2,2/SW "
        "hand=brick2,lumber2,wool1,grain1"
    )
    play(dice(match, "1 1 w5"), "0 end")
    assert picture(match) == "wall=/0,1/0,1,2,3/ clearings=0/2/2/0 camps=gc/gcr/"
    play(dice(match, "1 1 w3"), "1 end")
    calm = "wall=//0,1,2,3/ clearings=0/0/2/0"
    assert picture(match) == f"{calm} camps=c/gcr/ gift=1,0:r+1,1:r breaches=1"
    play(dice(match, "1 1 w12"), "2 road 2,2/W", "chance token cave-people giant")
    assert picture(match) == f"{calm} camps=c/gcrg/ gift=1,0:r+1,1:r breaches=1"
    play(match, "2 settlement 2,2.SE", "chance token cave-people regular")
    assert picture(match) == f"{calm} camps=c/rgr/ gift=1,0:r+1,1:r+1,2:g+2,0:c breaches=2"
