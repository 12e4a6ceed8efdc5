"""The chapter recruits of the almanac: a guard for a card."""

import pytest
from tests.watch.helpers import allowed, choices, own, play, refused, table
from tests.watch.rules.brotherhood.north import brothers, dice, north, wall


@pytest.mark.rule("watch.recruits.free-guard", allows=True)
def test_new_recruits_places_a_guard_for_nothing() -> None:
    match = play(brothers("turn wall=/1// | 0 cards=recruits"), "0 recruits 2")
    assert wall(match) == "/1,0//"
    assert own(match, 0)["cards"]["recruits"] == 0


@pytest.mark.rule("watch.recruits.free-guard", refuses=True)
def test_it_places_one_guard_not_two() -> None:
    match = play(brothers("turn | 0 cards=recruits"), "0 recruits 2")
    assert north(match)["guards_left"] == [6, 7, 7, 7]
    assert refused(match, 0, "guard 2") == "watch.guard.cost"


@pytest.mark.rule("watch.recruits.when", allows=True)
def test_it_may_be_played_before_the_roll_and_then_leaves_the_game() -> None:
    match = play(brothers("| 0 cards=recruits"), "0 recruits 1")
    assert allowed(match, 0, "roll")
    dice(match, 0, "1 1 w12")
    assert table(match)["deck"] == 24
    assert "gone=recruits1" in match.position()


@pytest.mark.rule("watch.recruits.when", refuses=True)
def test_not_a_second_card_not_one_bought_this_turn_not_in_anothers_turn() -> None:
    match = play(brothers("turn | 0 cards=recruits2"), "0 recruits 1")
    assert refused(match, 0, "recruits 1") == "watch.development.one-a-turn"
    match = brothers("turn | 0 bought=recruits | 1 cards=recruits")
    assert refused(match, 0, "recruits 1") == "watch.development.not-same-turn"
    assert refused(match, 1, "recruits 1") == "watch.turn.order"
    assert refused(brothers("turn"), 0, "recruits 1") == "watch.development.held"


@pytest.mark.rule("watch.recruits.possible", allows=True)
def test_with_a_guard_and_a_place_it_can_be_played() -> None:
    match = brothers("turn wall=0,1,2,0,1/// | 0 cards=recruits", 3)
    assert choices(match, 0, "recruits") == {"2", "3", "4"}


@pytest.mark.rule("watch.recruits.possible", refuses=True)
@pytest.mark.parametrize("players", [3, 4])
def test_on_a_full_wall_it_stays_in_the_hand(players: int) -> None:
    crowded = "wall=0,1,2,0,1/0,1,2,0,1/0,1,2,1,2/0,1,2,2,2"
    match = brothers(f"turn {crowded} | 0 cards=recruits", players)
    assert choices(match, 0, "recruits") == set()
    for section in range(1, 5):
        assert refused(match, 0, f"recruits {section}") == "watch.wall.full"
    assert own(match, 0)["cards"]["recruits"] == 1
