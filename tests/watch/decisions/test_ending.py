"""Decisions 31 to 38: who wins, and when."""

from typing import Any

import pytest
from tests.watch.examples.brotherhood.scene import (
    EDITIONS,
    dice,
    ended,
    north,
    open_points,
    token,
    worth,
)
from tests.watch.helpers import AnyMatch, allowed, at, play, points, refused

SEVEN = "gift=2,0:r+2,1:r+2,2:r+2,3:r+3,0:r+3,1:r+3,2:r camps=/c/"


def eighth(rest: str, **options: Any) -> AnyMatch:
    """A climber is the eighth wildling in the Gift."""
    match = dice(north(f"{SEVEN} {rest}", **options), "1 1 w4")
    assert ended(match)[0] == "wildlings"
    return match


@pytest.mark.parametrize("edition", EDITIONS)
def test_decision_31_wildlings_called_by_the_tenth_point_may_end_it_otherwise(edition: str) -> None:
    own = "keeps=2,2.SE+2,2.SW+4,2.N settlements=2,2.N+0,1.N+0,3.S hand=grain2,ore3"
    match = north(f"turn breaches=2 wall=//1/ camps=grrr// | 0 {own}", edition=edition)
    play(match, "0 keep 2,2.N")
    assert points(match, 0) == 10
    token(match, "ice-river regular")
    assert ended(match) == ("breaches", 1)


@pytest.mark.parametrize("edition", ["en", "de"])
def test_decision_32_ten_points_at_the_start_of_a_turn_must_survive_the_turn(edition: str) -> None:
    match = north(f"turn active=3 {worth(10)}", edition=edition)
    play(match, "3 end")
    assert not match.over
    assert refused(match, 0, "end") == "watch.turn.roll-first"
    play(dice(match, "1 2 w12"), "0 end")
    assert ended(match) == ("points", 0)


def test_decision_32_in_the_russian_edition_they_win_before_the_roll() -> None:
    match = play(north(f"turn active=3 {worth(10)}", edition="ru"), "3 end")
    assert ended(match) == ("points", 0)


def test_decision_32_in_the_polish_edition_the_wildlings_of_the_roll_come_first() -> None:
    match = play(north(f"turn active=3 {worth(10)}", edition="pl"), "3 end")
    assert not match.over
    assert ended(dice(match, "1 2 w12")) == ("points", 0)


def test_decision_33_hidden_points_win_without_being_claimed() -> None:
    match = north(f"turn {worth(8)} cards=victory2")
    play(match, "0 end")
    assert ended(match) == ("points", 0)


def test_decision_33_hidden_points_break_a_tie_for_most_guards() -> None:
    match = eighth(f"wall=0/1// {worth(5, 5)} cards=victory")
    assert open_points(match)[:2] == [5, 5]
    assert ended(match) == ("wildlings", 1)  # by the Wall alone it would be seat 0


def buying(edition: str) -> AnyMatch:
    """Seat 0 has nine points and buys a tenth."""
    match = north(f"turn {worth(9)} hand=wool2,grain,ore,brick,lumber", edition=edition)
    return play(match, "0 buy", "chance draw victory")


@pytest.mark.parametrize("edition", ["en", "de"])
def test_decision_34_a_bought_tenth_point_counts_and_wins_when_the_turn_ends(edition: str) -> None:
    match = buying(edition)
    assert points(match, 0) == 10
    assert not match.over
    assert allowed(match, 0, "guard 1")
    play(match, "0 end")
    assert ended(match) == ("points", 0)


@pytest.mark.parametrize("edition", ["pl", "ru"])
def test_decision_34_where_ten_points_win_at_once_the_bought_one_does(edition: str) -> None:
    assert ended(buying(edition)) == ("points", 0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_decision_34_in_the_base_game_it_wins_at_once(edition: str) -> None:
    match = at(f"turn {worth(9)} hand=wool,grain,ore", edition=edition)
    play(match, "0 buy", "chance draw victory")
    assert ended(match) == ("points", 0)


LEVEL = "wall=2,0/1/0/3,1"  # seats 0 and 1 have two guards each, both one on a space 1


def test_decision_35_the_lowest_space_decides_then_the_most_western_of_all_guards() -> None:
    """Of the guards on a space 1, the most western would be seat 1's."""
    assert ended(eighth(f"{LEVEL} {worth(5, 5, 5, 5)}", edition="en")) == ("wildlings", 0)


def test_decision_35_a_lower_space_in_the_east_beats_a_higher_one_in_the_west() -> None:
    scene = f"wall=2,0/3,0//1,1 {worth(5, 5, 5, 5)}"
    assert ended(eighth(scene, edition="en")) == ("wildlings", 1)


def test_decision_36_without_any_guard_points_decide() -> None:
    for edition in EDITIONS:
        assert ended(eighth(worth(6, 5, 5, 5), edition=edition)) == ("wildlings", 0)


@pytest.mark.parametrize(
    ("edition", "cards", "winner"),
    [
        ("en", "ore3", None),
        ("de", "ore3", None),
        ("pl", "ore3", 1),
        ("ru", "ore3", 1),
        ("pl", "ore2", None),
        ("ru", "ore2", None),
    ],
)
def test_decision_36_without_any_guard_a_tie_in_points_is_lost_unless_cards_decide(
    edition: str, cards: str, winner: int | None
) -> None:
    scene = worth(6, 6, 5, 5).replace("| 1", f"| 1 hand={cards}").replace("| 0", "| 0 hand=ore2")
    assert ended(eighth(scene, edition=edition)) == ("wildlings", winner)


@pytest.mark.parametrize(
    ("edition", "cards", "winner"),
    [
        ("de", "ore3", 0),  # the most western guard
        ("pl", "ore3", 1),
        ("ru", "ore3", 1),
        ("pl", "ore1", 0),
        ("ru", "ore1", 0),
        ("pl", "ore2", None),
        ("ru", "ore2", None),
    ],
)
def test_decision_37_the_other_chains(edition: str, cards: str, winner: int | None) -> None:
    scene = f"{LEVEL} {worth(5, 5, 5, 5)}"
    scene = scene.replace("| 1", f"| 1 hand={cards}").replace("| 0", "| 0 hand=ore2")
    match = eighth(scene, edition=edition)
    assert ended(match) == ("wildlings", winner)
    assert match.result is not None
    assert match.result.points == (5, 5, 5, 5)


def test_decision_37_in_one_section_the_lower_space_is_the_more_western() -> None:
    assert ended(eighth(f"wall=1,0/// {worth(5, 5, 5, 5)}", edition="de")) == ("wildlings", 1)


def test_decision_38_a_lost_guard_costs_its_point_at_once_in_anybodys_turn() -> None:
    match = north("wall=1/1/1/ camps=/g/")
    assert open_points(match)[1] == 1
    dice(match, "1 1 w4")
    assert open_points(match)[1] == 0


def test_decision_38_the_tie_break_of_the_same_moment_counts_the_loss() -> None:
    """Seat 1 falls to two guards and four points; with five it would win by its section."""
    scene = f"breaches=2 wall=1,1/1/0/0 clearings=0/1/0/0 camps=/r/ {worth(5, 4)}"
    match = dice(north(scene), "1 1 w4")
    assert match.result is not None
    assert match.result.points[:2] == (5, 4)
    assert ended(match) == ("breaches", 0)
