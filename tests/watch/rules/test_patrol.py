"""The chapter patrol of the almanac: what a patrol does in the base game."""

import pytest
from tests.watch.helpers import allowed, at_start, hand, play, refused, roll, seen, table

from hexhold import NotationError


@pytest.mark.rule("watch.patrol.tormund", allows=True)
def test_a_patrol_moves_tormund_and_robs_and_the_roll_is_still_to_come() -> None:
    match = at_start("tormund=1,1 | 0 cards=patrol | 2 hand=ore9")
    play(match, "0 patrol", "0 tormund 1,0", "chance steal ore")
    assert hand(match, 0) == {"ore": 1}
    assert seen(match, 2)["hand"] == 8
    roll(match, 0, 7)
    assert match.actors == [2]  # discards before Tormund walks once more
    play(match, *["2 discard ore"] * 4)
    assert allowed(match, 0, "tormund 2,1")


@pytest.mark.rule("watch.patrol.tormund", allows=True)
def test_after_the_roll_the_turn_goes_on() -> None:
    match = play(at_start("turn | 0 cards=patrol"), "0 patrol", "0 tormund 1,0")
    assert allowed(match, 0, "end")


@pytest.mark.rule("watch.patrol.tormund", refuses=True)
@pytest.mark.parametrize("action", ["roll", "end", "buy"])
def test_nothing_else_is_done_before_tormund_has_moved(action: str) -> None:
    position = "die_a=3 die_b=4 | 0 cards=patrol hand=ore,wool,grain"  # the last roll was a seven
    match = play(at_start(position), "0 patrol")
    assert refused(match, 0, action) == "watch.patrol.tormund"


@pytest.mark.rule("watch.patrol.tormund", refuses=True)
def test_a_patrol_makes_nobody_discard_and_does_not_leave_tormund_in_place() -> None:
    match = play(at_start("turn tormund=1,1 | 0 cards=patrol hand=ore9 | 1 hand=wool9"), "0 patrol")
    assert table(match)["phase"] == "move-tormund"
    assert refused(match, 0, "tormund 1,1") == "watch.tormund.must-move"


@pytest.mark.rule("watch.patrol.no-wildling", allows=True)
def test_in_the_base_game_a_patrol_always_moves_tormund() -> None:
    match = play(at_start("turn | 0 cards=patrol"), "0 patrol")
    kinds = {match.text(action).split()[0] for action in match.legal(0)}
    assert kinds == {"tormund"}


@pytest.mark.rule("watch.patrol.no-wildling", refuses=True)
def test_in_the_base_game_there_is_no_wildling_to_drive_off() -> None:
    match = at_start("turn | 0 cards=patrol")
    with pytest.raises(NotationError):
        refused(match, 0, "patrol wildling 1,0")
