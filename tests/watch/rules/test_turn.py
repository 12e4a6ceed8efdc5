"""The chapter turn of the almanac: whose turn it is, the roll, the phases, the end."""

import pytest
from tests.watch.helpers import (
    DEVELOPMENT,
    ROAD,
    SETTLEMENT,
    allowed,
    at,
    at_start,
    hand,
    play,
    refused,
    roll,
    table,
)

RICH = "brick5,lumber5,wool5,grain5,ore5"


@pytest.mark.rule("watch.turn.order", allows=True)
def test_the_turn_goes_round_clockwise() -> None:
    match = at_start("active=2")
    for seat in (2, 3, 0, 1, 2):
        assert match.actors == [seat]
        play(roll(match, seat, 12), f"{seat} end")


@pytest.mark.rule("watch.turn.order", allows=True)
def test_the_others_act_when_they_are_asked() -> None:
    match = play(at("turn | 0 hand=ore | 2 hand=brick"), "0 offer ore > brick")
    assert allowed(match, 2, "accept")
    assert allowed(match, 1, "decline")


@pytest.mark.rule("watch.turn.order", refuses=True)
@pytest.mark.parametrize(
    "action",
    ["roll", "end", "buy", "patrol", "road 2,0~2,1", "keep 2,1.SE", "supply wool > ore", "build"],
)
def test_nobody_acts_in_anothers_turn(action: str) -> None:
    match = at_start(f"turn active=3 | 1 hand={RICH} cards=patrol")
    assert refused(match, 1, action) == "watch.turn.order"


@pytest.mark.rule("watch.turn.order", refuses=True)
def test_who_has_answered_or_was_not_asked_has_no_say() -> None:
    match = at("turn | 0 hand=ore | 1 hand=brick | 2 hand=brick")
    play(match, "0 offer ore > brick", "1 accept")
    assert refused(match, 1, "accept") == "watch.trade.agreement"
    assert refused(match, 1, "roll") == "watch.turn.order"
    assert refused(match, 2, "roll") == "watch.turn.order"
    assert refused(match, 7, "accept") == "watch.turn.order"


@pytest.mark.rule("watch.turn.roll-first", allows=True)
def test_only_a_development_card_comes_before_the_roll() -> None:
    match = play(at_start("| 0 cards=patrol"), "0 patrol", "0 tormund 0,0")
    assert allowed(match, 0, "roll")


@pytest.mark.rule("watch.turn.roll-first", refuses=True)
@pytest.mark.parametrize(
    "action",
    ["end", "buy", "road 3,2~4,2", "keep 3,3.NE", "supply ore > wool", "offer ore > wool", "build"],
)
def test_nothing_else_comes_before_the_roll(action: str) -> None:
    match = at_start(f"| 0 hand={RICH}")
    assert refused(match, 0, action) == "watch.turn.roll-first"


@pytest.mark.rule("watch.turn.roll-once", allows=True)
def test_every_turn_has_its_roll() -> None:
    match = play(roll(at_start(""), 0, 12), "0 end")
    assert allowed(match, 1, "roll")


@pytest.mark.rule("watch.turn.roll-once", refuses=True)
def test_nobody_rolls_twice_in_a_turn() -> None:
    match = roll(at_start(""), 0, 12)
    assert refused(match, 0, "roll") == "watch.turn.roll-once"


@pytest.mark.rule("watch.turn.phases", allows=True)
def test_a_new_settlement_uses_its_trade_route_in_the_same_turn() -> None:
    match = at(f"turn | 0 hand={SETTLEMENT},grain2 roads=1,3/SE")
    play(match, "0 settlement 1,3.S", "0 supply grain > ore")
    assert hand(match, 0) == {"ore": 1}


@pytest.mark.rule("watch.turn.phases", allows=True)
def test_with_separate_phases_trade_comes_first_and_a_card_does_not_end_it() -> None:
    match = at_start("turn | 0 hand=ore8 cards=winter", phases="separate")
    play(match, "0 supply ore > wool", "0 winter brick,lumber", "0 supply ore > wool")
    play(match, "0 build", "0 road 3,2~4,2")
    assert hand(match, 0) == {"wool": 2}


@pytest.mark.rule("watch.turn.phases", refuses=True)
def test_with_separate_phases_nobody_builds_first_or_trades_later() -> None:
    match = at_start(f"turn | 0 hand={RICH}", phases="separate")
    assert refused(match, 0, "road 3,2~4,2") == "watch.turn.phases"
    assert refused(match, 0, "buy") == "watch.turn.phases"
    play(match, "0 build")
    assert refused(match, 0, "supply ore > wool") == "watch.turn.phases"
    assert refused(match, 0, "offer ore > wool") == "watch.turn.phases"
    assert refused(match, 0, "build") == "watch.turn.phases"
    play(match, "0 buy", "chance draw winter")
    assert refused(match, 0, "supply brick > wool") == "watch.turn.phases"


@pytest.mark.rule("watch.turn.phases", refuses=True)
def test_with_combined_phases_there_is_no_step_to_building() -> None:
    assert refused(at("turn"), 0, "build") == "watch.turn.phases"


@pytest.mark.rule("watch.turn.end", allows=True)
def test_a_player_may_pass_right_after_the_roll() -> None:
    match = play(at_start("turn active=3 | 3 hand=ore"), "3 end")
    assert match.actors == [0]
    assert not table(match)["rolled"]


@pytest.mark.rule("watch.turn.end", refuses=True)
def test_nobody_passes_before_the_roll_or_with_something_unfinished() -> None:
    assert refused(at_start(""), 0, "end") == "watch.turn.roll-first"
    free_roads = at_start("phase=place-roads rolled=1 free_roads=1")
    assert refused(free_roads, 0, "end") == "watch.turn.one-thing-at-a-time"
    assert refused(roll(at_start(""), 0, 7), 0, "end") == "watch.seven.order"


@pytest.mark.rule("watch.turn.one-thing-at-a-time", allows=True)
def test_the_turn_goes_on_when_the_open_thing_is_done() -> None:
    match = at_start(f"turn | 0 hand={ROAD},ore")
    play(match, "0 offer ore > wool", "0 withdraw")
    assert allowed(match, 0, "road 3,2~4,2")


@pytest.mark.rule("watch.turn.one-thing-at-a-time", refuses=True)
def test_nothing_is_begun_while_something_is_open() -> None:
    reason = "watch.turn.one-thing-at-a-time"
    offering = play(at_start(f"turn | 0 hand={ROAD},ore"), "0 offer ore > wool")
    assert refused(offering, 0, "road 3,2~4,2") == reason
    buying = play(at(f"turn | 0 hand={DEVELOPMENT}"), "0 buy")
    assert refused(buying, 0, "end") == reason
    rolling = play(at(""), "0 roll")
    assert refused(rolling, 0, "roll") == reason
    laying = play(at_start(f"turn | 0 hand={RICH} cards=roads"), "0 roads")
    assert refused(laying, 0, "buy") == reason


@pytest.mark.rule("watch.turn.unknown-action", allows=True)
def test_every_action_that_has_a_name_is_known() -> None:
    match = at_start("turn")
    reasons = {match.check(0, action) for action in match.game.every_action()}
    assert "watch.turn.unknown-action" not in {reason.rule for reason in reasons if reason}


@pytest.mark.rule("watch.turn.unknown-action", refuses=True)
@pytest.mark.parametrize("action", [-1, 1283, 10**6])
def test_a_number_that_is_no_action_is_refused(action: int) -> None:
    refusal = at_start("turn").check(0, action)
    assert refusal is not None
    assert refusal.rule == "watch.turn.unknown-action"
