"""Rows 1 to 13 of the editions' differences: winning, Tormund, guards, wildlings, dice."""

from collections.abc import Callable

import pytest
from tests.watch.examples.brotherhood.scene import (
    BUILDER,
    EDITIONS,
    GUARD,
    NEW_SITE,
    SETTLEMENT,
    dice,
    ended,
    north,
    picture,
    pool,
    spent,
    token,
    worth,
)
from tests.watch.helpers import allowed, at, hand, play, points, refused, table

AT_ONCE = ("pl", "ru")
each_edition: Callable[..., Callable[..., None]] = pytest.mark.parametrize("edition", EDITIONS)


@each_edition
def test_row_01_ten_points_win_at_the_end_of_the_turn_or_at_once(edition: str) -> None:
    match = north(f"turn wall=0/0// {worth(9)} {GUARD}", edition=edition)
    play(match, "0 guard 3")
    assert points(match, 0) == 10
    assert match.over == (edition in AT_ONCE)
    if not match.over:
        play(match, "0 end")
    assert ended(match) == ("points", 0)


@each_edition
def test_row_01_points_lost_again_before_the_end_of_the_turn_do_not_win(edition: str) -> None:
    """A keep makes ten, but the giant of the rush that its token calls fells the third guard."""
    own = "keeps=2,2.SE+2,2.SW+4,2.N settlements=2,2.N cards=victory hand=grain2,ore3"
    match = north(f"turn wall=0/0//0 camps=//rgrr | 0 {own}", edition=edition)
    play(match, "0 keep 2,2.N")
    assert points(match, 0) == 10
    token(match, "hornfoot climber", "ice-river regular")
    assert (points(match, 0), match.over) == (9, False)
    play(match, "0 end")
    assert not match.over


@each_edition
def test_row_02_the_base_game_ends_at_once_on_the_own_turn_only(edition: str) -> None:
    own = f"{BUILDER} keeps=0,0.N+0,2.N+4,2.N+4,3.S {SETTLEMENT}"
    match = play(at(f"turn | 0 {own}", edition=edition), f"0 settlement {NEW_SITE}")
    assert ended(match) == ("points", 0)


SIX_ROADS = "roads=0,1~1,2+1,1~1,2+1,1~2,2+2,1~2,2+2,1~3,2+3,1~3,2"


@each_edition
def test_row_02_ten_points_in_anothers_turn_wait_for_the_own(edition: str) -> None:
    cutter = "roads=1,1~2,1+1,0~1,1 settlements=1,0.SW hand=brick,lumber,wool,grain"
    south = "roads=0,3/SW+0,3/SE+1,3/SW+1,3/SE+2,3/SW settlements=0,3.S+1,3.S"
    others = f"| 1 {SIX_ROADS} settlements=0,1.SE | 2 {south} keeps=2,3.S+3,3.S+4,3.S"
    match = at(f"turn road_owner=1 | 0 {cutter} {others}", edition=edition)
    play(match, "0 settlement 2,2.N")
    assert (points(match, 2), match.over) == (10, False)
    play(match, "0 end", "1 roll", "chance dice 1 1", "1 end")
    assert ended(match) == ("points", 2)


LEVEL = "wall=2,0/3,0//1,1 gift=2,0:r+2,1:r+2,2:r+2,3:r+3,0:r+3,1:r+3,2:r camps=/c/"


@pytest.mark.parametrize(
    ("edition", "winner"), [("en", 1), ("de", 0), ("pl", 0), ("ru", 0), ("pl", None), ("ru", None)]
)
def test_row_03_a_tie_for_most_guards(edition: str, winner: int | None) -> None:
    cards = "ore2" if winner is None else "ore3"
    scene = worth(5, 5).replace("| 0", f"| 0 hand={cards}").replace("| 1", "| 1 hand=ore2")
    match = dice(north(f"{LEVEL} {scene}", edition=edition), "1 1 w4")
    assert ended(match) == ("wildlings", winner)


@pytest.mark.parametrize(("chain", "winner"), [("oldest", 1), ("west", 0), ("cards", None)])
@each_edition
def test_row_03_each_chain_can_be_chosen_in_each_edition(
    edition: str, chain: str, winner: int | None
) -> None:
    match = north(f"{LEVEL} {worth(5, 5)}", edition=edition, guard_ties=chain)
    assert ended(dice(match, "1 1 w4")) == ("wildlings", winner)


CAMP_RULE = {"de": "watch.tormund.camp"}


@each_edition
def test_row_04_a_seven_sends_tormund_to_his_camp_but_not_in_de(edition: str) -> None:
    match = dice(north("tormund=1,0", edition=edition), "3 4 w12")
    assert refused(match, 0, "tormund camp") == CAMP_RULE.get(edition)
    for allow in (True, False):
        match = dice(north("tormund=1,0", edition=edition, tormund_camp=allow), "3 4 w12")
        assert allowed(match, 0, "tormund camp") == allow


@each_edition
def test_row_05_a_patrol_does_as_a_seven(edition: str) -> None:
    scene = "turn tormund=1,0 | 0 cards=patrol | 1 settlements=1,0.N hand=ore9"
    match = play(north(scene, edition=edition), "0 patrol")
    assert refused(match, 0, "tormund camp") == CAMP_RULE.get(edition)
    if edition not in CAMP_RULE:
        play(match, "0 tormund camp")
        assert (match.actors, hand(match, 1)) == ([0], {"ore": 9})


@each_edition
def test_row_06_robbing_is_a_must_but_a_choice_in_pl(edition: str) -> None:
    scene = "| 1 settlements=1,0.N hand=ore | 2 settlements=1,0.SE hand=ore"
    match = play(dice(north(scene, edition=edition), "3 4 w12"), "0 tormund 1,0")
    assert refused(match, 0, "rob nobody") == (None if edition == "pl" else "watch.robbery.must")
    for rule in ("must", "may"):
        match = dice(north(scene, edition=edition, robbery=rule), "3 4 w12")
        assert allowed(play(match, "0 tormund 1,0"), 0, "rob nobody") == (rule == "may")


@each_edition
def test_row_07_fourteen_roads_in_en_fifteen_elsewhere(edition: str) -> None:
    roads = "+".join(str(path) for path in range(14))
    match = north(f"turn | 0 settlements=0,0.N roads={roads} hand=brick,lumber", edition=edition)
    assert refused(match, 0, "road 14") == ("watch.build.pieces" if edition == "en" else None)


@each_edition
def test_row_08_the_guard_on_space_one_falls_and_he_is_the_oldest(edition: str) -> None:
    cards = " ".join(f"| {seat} {GUARD}" for seat in range(4))
    match = north(f"camps=/gg/ {cards}", edition=edition)
    for seat in (0, 1, 2):
        play(dice(match, "1 1 w12"), f"{seat} guard 2", f"{seat} end")
    dice(match, "1 1 w4")
    assert table(match)["north"]["wall"][1] == [1, 2]
    play(match, "3 guard 2", "3 end")
    assert table(match)["north"]["wall"][1] == [1, 2, 3]
    dice(match, "1 1 w4")
    assert table(match)["north"]["wall"][1] == [2, 3]  # unshifted, the newest would have fallen


@each_edition
def test_row_09_breachers_take_hexes_without_a_wildling(edition: str) -> None:
    scene = "wall=/0// clearings=0/1/0/0 camps=/r/ gift=1,0:r"
    match = dice(north(scene, edition=edition), "1 1 w4")
    assert picture(match) == "gift=1,0:r+1,1:r+1,2:r breaches=1"


@each_edition
def test_row_10_six_against_five_is_a_stand_off_or_as_an_option_a_breach(edition: str) -> None:
    scene = "wall=//0,1,2,3,0/ clearings=0/0/5/0 camps=/r/"
    match = dice(north(scene, edition=edition), "1 1 w5")
    assert picture(match) == "wall=//1,2,3,0/ clearings=0/0/4/0"
    match = dice(north(scene, edition=edition, six_against_five="breach"), "1 1 w5")
    assert picture(match) == "wall=//1,2,3,0/ gift=2,0:rr+2,1:rr+2,2:r+2,3:r breaches=1"


@each_edition
def test_row_11_an_empty_pool_is_mixed_from_the_used_tokens(edition: str) -> None:
    two_each = "| 1 settlements=0,0.N+1,0.N | 2 settlements=0,2.N+0,3.S | 3 settlements=4,2.N+5,3.N"
    own = "settlements=2,2.N+3,3.S roads=2,2/NE+2,2/E+2,2/SE+2,2/SW hand=brick,lumber"
    used = spent(ice="r" * 12, horn="g")
    match = play(north(f"turn {used} {two_each} | 0 {own}", edition=edition), "0 road 2,2/W")
    assert pool(match) == (13, 0)
    token(match, "hornfoot giant")
    assert (pool(match), picture(match)) == ((12, 1), "camps=//g")


@each_edition
def test_row_12_the_two_dice_are_carried_out_before_the_wildling_die(edition: str) -> None:
    match = dice(north("camps=g// | 0 settlements=1,0.N", edition=edition), "3 3 w3")
    assert picture(match) == "gift=1,0:g breaches=1"
    assert hand(match, 0) == {"brick": 1}  # of the hex that is blocked now


@each_edition
def test_row_13_nine_to_twelve_move_nobody(edition: str) -> None:
    scene = "camps=rcgr/rcgr/rcgr"
    for number in (9, 10, 11, 12):
        assert picture(dice(north(scene, edition=edition), f"1 1 w{number}")) == scene
