"""The chapter guard of the almanac: price, time, stock, points."""

import pytest
from tests.watch.helpers import allowed, hand, play, points, refused, seen
from tests.watch.rules.brotherhood.north import GUARD, brothers, dice, north, wall


@pytest.mark.rule("watch.guard.cost", allows=True)
def test_a_guard_costs_brick_lumber_and_wool() -> None:
    match = play(brothers("turn | 0 hand=brick2,lumber,wool,ore"), "0 guard 1")
    assert hand(match, 0) == {"brick": 1, "ore": 1}
    assert wall(match) == "0///"


@pytest.mark.rule("watch.guard.cost", refuses=True)
@pytest.mark.parametrize("cards", ["lumber,wool,ore", "brick,wool,grain", "brick2,lumber2"])
def test_with_a_card_missing_no_guard_is_built(cards: str) -> None:
    assert refused(brothers(f"turn | 0 hand={cards}"), 0, "guard 1") == "watch.guard.cost"


@pytest.mark.rule("watch.guard.when", allows=True)
def test_after_the_roll_as_many_as_one_can_pay() -> None:
    match = brothers("turn | 0 hand=brick3,lumber3,wool3")
    play(match, "0 guard 1", "0 guard 1", "0 guard 4")
    assert wall(match) == "0,0///0"


@pytest.mark.rule("watch.guard.when", refuses=True)
def test_not_before_the_roll_not_in_anothers_turn_not_while_trading() -> None:
    assert refused(brothers(f"| 0 hand={GUARD}"), 0, "guard 1") == "watch.turn.roll-first"
    assert refused(brothers(f"turn | 1 hand={GUARD}"), 1, "guard 1") == "watch.turn.order"
    match = brothers(f"turn | 0 hand={GUARD}", phases="separate")
    assert refused(match, 0, "guard 1") == "watch.turn.phases"
    assert allowed(play(match, "0 build"), 0, "guard 1")


@pytest.mark.rule("watch.guard.stock", allows=True)
def test_a_fallen_guard_comes_back_and_serves_again() -> None:
    match = brothers(f"camps=/g/ wall=0,0/0,0/0,0/0 | 0 hand={GUARD}")
    dice(match, 0, "1 1 w4")
    assert north(match)["guards_left"][0] == 1
    assert wall(play(match, "0 guard 4")) == "0,0/0/0,0/0,0"


@pytest.mark.rule("watch.guard.stock", refuses=True)
def test_with_all_seven_on_the_wall_none_is_left() -> None:
    match = brothers(f"turn wall=0,0/0,0/0,0/0 | 0 hand={GUARD} cards=recruits")
    assert refused(match, 0, "guard 4") == "watch.guard.stock"
    assert refused(match, 0, "recruits 4") == "watch.guard.stock"


@pytest.mark.rule("watch.guard.points", allows=True)
@pytest.mark.parametrize(
    ("guards", "worth"),
    [("0,0/0//", 1), ("0,0/0,0//", 1), ("0,0/0,0/0/", 2), ("0,0/0,0/0,0/0", 2)],
)
def test_three_guards_are_worth_a_point_and_five_two(guards: str, worth: int) -> None:
    assert points(brothers(f"turn wall={guards}"), 0) == worth


@pytest.mark.rule("watch.guard.points", allows=True)
def test_the_point_comes_with_the_third_guard_and_goes_with_it_in_anothers_turn() -> None:
    match = brothers(f"turn camps=/g/ wall=/0,0// | 0 hand={GUARD}")
    assert seen(match, 0)["points"] == 0
    play(match, "0 guard 1", "0 end")
    assert seen(match, 0)["points"] == 1
    assert seen(dice(match, 1, "1 1 w4"), 0)["points"] == 0


@pytest.mark.rule("watch.guard.points", refuses=True)
@pytest.mark.parametrize(("guards", "worth"), [("0///", 0), ("0,0///", 0), ("0,0/0,0//", 1)])
def test_fewer_are_worth_less(guards: str, worth: int) -> None:
    assert points(brothers(f"turn wall={guards}"), 0) == worth
