"""Worked examples of points: how red wins, what guards are worth, what everybody begins with."""

import pytest
from tests.watch.examples.brotherhood.scene import (
    EDITIONS,
    GUARD,
    dice,
    ended,
    north,
    open_points,
)
from tests.watch.helpers import allowed, play, points

import hexhold

RED = (
    "settlements=2,2.N+0,2.N keeps=2,2.SE+2,2.SW cards=victory2 "
    "roads=2,2/NE+2,2/E+2,2/SE+2,2/SW+2,2/W"
)


def test_red_has_ten_points_and_shows_eight_of_them() -> None:
    """EN "Ending the Game", example: 2 + 4 + 1 + 2 + 1; RU alike; PL miscounts its keep."""
    match = north(f"turn wall=0/0/0/ road_owner=0 | 0 {RED}")
    assert points(match, 0) == 10
    assert open_points(match)[0] == 8


@pytest.mark.parametrize("edition", ["en", "de"])
def test_red_wins_when_she_ends_her_turn(edition: str) -> None:
    """EN "Ending the Game", 3: "10 VPs at the END of your turn"; DE "Spielende"."""
    match = north(f"turn wall=0/0// road_owner=0 | 0 {RED} {GUARD}", edition=edition)
    play(match, "0 guard 3")
    assert points(match, 0) == 10
    assert not match.over
    play(match, "0 end")
    assert ended(match) == ("points", 0)


@pytest.mark.parametrize("edition", ["pl", "ru"])
def test_red_wins_with_her_third_guard(edition: str) -> None:
    """PL "Prawdziwe zwycięstwo": "takie jak w grze podstawowej"; RU "на любом этапе"."""
    match = north(f"turn wall=0/0// road_owner=0 | 0 {RED} {GUARD}", edition=edition)
    play(match, "0 guard 3")
    assert ended(match) == ("points", 0)
    assert match.result is not None
    assert match.result.points[0] == 10


def test_the_third_and_the_fifth_guard_are_worth_a_point_each() -> None:
    """EN "Guard", "Victory Points"; DE 3 A) "Wächter"; PL and RU alike."""
    match = north("turn | 0 hand=brick7,lumber7,wool7")
    shown = []
    for section in (1, 2, 3, 4, 1, 2, 3):
        play(match, f"0 guard {section}")
        shown.append(open_points(match)[0])
    assert shown == [0, 0, 1, 1, 2, 2, 2]
    assert not allowed(match, 0, "guard 4")


@pytest.mark.parametrize(
    ("wall", "before", "after"),
    [
        ("0,0,0/0/0/0", 2, 2),
        ("0,0/0/0/0", 2, 1),
        ("0,0/0/0/", 1, 1),
        ("0/0/0/", 1, 0),
        ("0/0//", 0, 0),
    ],
)
def test_the_points_go_when_the_guards_go(wall: str, before: int, after: int) -> None:
    """EN "Victory Points": "If your number of guards ever falls below 3"; DE, PL, RU alike."""
    match = north(f"active=1 camps=g// wall={wall}")
    assert open_points(match)[0] == before
    dice(match, "1 1 w1")
    assert open_points(match)[0] == after


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [3, 4])
def test_after_founding_everybody_has_two_points(players: int, edition: str) -> None:
    """EN "Victory Points": "each player begins the game with 2 VPs"; PL and RU alike."""
    game = hexhold.game("watch", mode="brotherhood", players=players, edition=edition)
    match = game.start(seed=1)
    while match.view(0)["phase"].startswith("found"):
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    assert open_points(match) == [2] * players
