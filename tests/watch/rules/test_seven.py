"""The chapter seven of the almanac: no production, discards, and what follows in which order."""

import pytest
from tests.watch.helpers import (
    ROAD,
    allowed,
    at,
    at_start,
    choices,
    hand,
    play,
    refused,
    roll,
    seen,
    table,
)


@pytest.mark.rule("watch.seven.no-production", allows=True)
def test_other_rolls_make_hands_grow() -> None:
    for number in (6, 8):
        assert sum(table(roll(at_start(""), 0, number))["supply"].values()) < 95


@pytest.mark.rule("watch.seven.no-production", refuses=True)
def test_a_seven_brings_nobody_a_card() -> None:
    match = roll(at_start(""), 0, 7)
    assert sum(table(match)["supply"].values()) == 95
    assert [7] not in table(match)["board"]["numbers"]


@pytest.mark.rule("watch.seven.discard", allows=True)
@pytest.mark.parametrize(("held", "given"), [(8, 4), (9, 4), (10, 5), (11, 5), (15, 7)])
def test_half_of_more_than_seven_cards_goes_back_rounded_down(held: int, given: int) -> None:
    match = roll(at(f"| 1 hand=wool{held - 1},ore"), 0, 7)
    assert match.actors == [1]
    play(match, "1 discard ore", *["1 discard wool"] * (given - 1))
    assert hand(match, 1) == {"wool": held - given}
    assert match.actors == [0]
    assert table(match)["supply"] == {
        "brick": 19, "lumber": 19, "wool": 19 - held + given, "grain": 19, "ore": 19,
    }  # fmt: skip


@pytest.mark.rule("watch.seven.discard", allows=True)
def test_all_who_owe_cards_the_roller_too_may_give_them_in_any_order() -> None:
    match = roll(at("| 0 hand=wool8 | 1 hand=ore6 | 2 hand=brick11 | 3 hand=grain9"), 0, 7)
    assert match.actors == [0, 2, 3]
    play(match, *["3 discard grain"] * 4, *["0 discard wool"] * 4, *["2 discard brick"] * 5)
    assert [seen(match, seat)["hand"] for seat in range(4)] == [4, 6, 6, 5]


@pytest.mark.rule("watch.seven.discard", refuses=True)
def test_who_has_seven_cards_or_fewer_discards_nothing() -> None:
    match = roll(at("| 1 hand=wool7 cards=patrol3 | 2 hand=wool8"), 0, 7)
    assert match.actors == [2]
    assert refused(match, 1, "discard wool") == "watch.seven.discard"


@pytest.mark.rule("watch.seven.discard", refuses=True)
def test_nobody_gives_more_than_half_or_a_card_not_held() -> None:
    match = roll(at("| 1 hand=wool8 | 2 hand=ore8"), 0, 7)
    assert refused(match, 1, "discard ore") == "watch.seven.discard"
    play(match, *["1 discard wool"] * 4)
    assert refused(match, 1, "discard wool") == "watch.seven.discard"


@pytest.mark.rule("watch.seven.discard", refuses=True)
def test_nobody_discards_without_a_seven() -> None:
    match = at("turn | 0 hand=wool9 | 1 hand=wool9")
    assert refused(match, 0, "discard wool") == "watch.seven.discard"
    assert refused(match, 1, "discard wool") == "watch.seven.discard"


@pytest.mark.rule("watch.seven.order", allows=True)
def test_discards_then_tormund_then_the_robbery_then_the_turn() -> None:
    match = roll(at_start(f"| 0 hand={ROAD} | 1 hand=ore8"), 0, 7)
    play(match, *["1 discard ore"] * 4)
    play(match, "0 tormund 2,1", "0 rob 1", "chance steal ore", "0 road 3,2~4,2")
    assert hand(match, 0) == {"ore": 1}


@pytest.mark.rule("watch.seven.order", allows=True)
def test_with_nobody_over_seven_tormund_moves_at_once() -> None:
    assert choices(roll(at_start("| 1 hand=ore7"), 0, 7), 0, "tormund")


@pytest.mark.rule("watch.seven.order", refuses=True)
def test_tormund_waits_for_the_last_discard() -> None:
    match = roll(at_start("| 0 hand=ore | 1 hand=ore8"), 0, 7)
    assert refused(match, 0, "tormund 2,1") == "watch.seven.order"
    assert refused(match, 0, "end") == "watch.seven.order"
    assert refused(match, 1, "offer ore > wool") == "watch.seven.order"


@pytest.mark.rule("watch.seven.order", refuses=True)
@pytest.mark.parametrize("action", ["end", "road 3,2~4,2", "offer ore > wool", "patrol", "roll"])
def test_the_turn_waits_for_tormund_and_the_robbery(action: str) -> None:
    match = roll(at_start(f"| 0 hand={ROAD},ore cards=patrol | 1 hand=ore | 2 hand=ore"), 0, 7)
    assert refused(match, 0, action) == "watch.seven.order"
    play(match, "0 tormund 2,1")
    assert refused(match, 0, action) == "watch.seven.order"
    play(match, "0 rob 1")
    assert refused(match, 0, action) == "watch.seven.order"
    play(match, "chance steal ore")
    assert allowed(match, 0, action) != (action == "roll")
