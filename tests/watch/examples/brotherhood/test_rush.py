"""Worked examples of migration and of the rush."""

import pytest
from tests.watch.examples.brotherhood.scene import (
    BUILDER,
    FOUR_ROADS,
    NEW_SITE,
    SETTLEMENT,
    frostfangs,
    north,
    picture,
    pool,
    stock,
    token,
)
from tests.watch.helpers import AnyMatch, play, points, table


def test_the_longest_road_brings_a_giant_to_the_fourth_camp() -> None:
    """EN "Wildling Migration Example"; PL "przemieszczania dzikich"; RU "переселения"."""
    match = north(f"turn camps=/gcr/ | 0 {FOUR_ROADS} hand=brick,lumber")
    before, used = pool(match)
    play(match, "0 road 2,2/W")
    assert match.actors == [-1]
    token(match, "cave-people giant")
    assert picture(match) == "camps=/gcrg/"
    assert (table(match)["longest_road"], points(match, 0)) == (0, 2)
    assert pool(match) == (before - 1, used + 1)
    assert frostfangs(match) == (23, 7, 6)


def rushing(rest: str) -> AnyMatch:
    """A settlement reveals a regular of the cave people, who already fill four camps."""
    match = north(f"turn camps=/gcrg/ clearings=0/0/2/0 {rest} | 0 {BUILDER} {SETTLEMENT}")
    return token(play(match, f"0 settlement {NEW_SITE}"), "cave-people regular")


def test_the_fifth_camp_is_full_and_the_cave_people_rush() -> None:
    """EN "Wildling Rush Example A, B, C"; PL "najazdu dzikich A, B, C"; RU "набега А, Б, В"."""
    match = rushing("wall=//0,1,2,3/ gift=1,0:r+1,1:r breaches=1")
    assert picture(match) == (
        "wall=//0,1,2,3/ clearings=0/0/2/0 camps=/rgr/ gift=1,0:r+1,1:r+1,2:g+2,0:c breaches=2"
    )
    assert stock(match) == [6, 6, 6, 6]


def test_in_an_empty_gift_the_giant_and_the_climber_take_the_first_hexes() -> None:
    """EN "Rush Example C": "the first available hex", by itself."""
    match = rushing("wall=//0,1,2,3/")
    assert picture(match) == (
        "wall=//0,1,2,3/ clearings=0/0/2/0 camps=/rgr/ gift=1,0:g+2,0:c breaches=1"
    )


@pytest.mark.parametrize(
    ("clan", "camps", "after"),
    [
        ("ice-river", "cgrg//", "wall=0//2/3 camps=rgr// gift=0,0:c"),
        ("cave-people", "/cgrg/", "wall=0/1//3 camps=/rgr/ gift=1,0:c"),
        ("hornfoot", "//cgrg", "wall=0/1/2/ camps=//rgr gift=2,0:c"),
    ],
)
def test_the_first_camp_takes_the_lower_trail_the_second_the_higher(
    clan: str, camps: str, after: str
) -> None:
    """DE "Sturm der Wildlinge": red arrow, blue arrow, then 3 to 1, 4 to 2, 5 to 3."""
    match = north(f"turn wall=0/1/2/3 camps={camps} | 0 {BUILDER} {SETTLEMENT}")
    token(play(match, f"0 settlement {NEW_SITE}"), f"{clan} regular")
    assert picture(match) == after


def test_with_two_camps_taken_a_newcomer_goes_to_the_third() -> None:
    """EN "Wildling Migration": "if the first 2 camps are occupied"; PL and RU alike."""
    match = north(f"turn camps=//rc | 0 {BUILDER} {SETTLEMENT}")
    token(play(match, f"0 settlement {NEW_SITE}"), "hornfoot giant")
    assert picture(match) == "camps=//rcg"
