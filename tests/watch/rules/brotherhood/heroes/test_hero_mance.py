"""The chapter hero-mance of the almanac: a card of choice out of a leader's hand."""

import pytest
from tests.watch.helpers import AnyMatch, choices, hand, play, points, refused, seen, told
from tests.watch.rules.brotherhood.heroes.setting import (
    BEFORE,
    alike,
    hero,
    imagined,
    north,
    phase,
    scene,
    sound,
)

from hexhold import SPECTATOR

WINDOW = "watch.hero-mance.window"
LEADER = "watch.hero-mance.leader"
# Seat 1 leads with two points.
LEAD = "1 keeps=2,2.N hand=ore,wool2"
MANCE = f"0 hero=mance hand=brick | {LEAD} | 2 hand=grain2 | 3 hand=lumber"


def visit() -> AnyMatch:
    """The King-beyond-the-Wall looks at the leader's hand."""
    return play(scene(f"turn | {MANCE}"), "0 mance 1")


@pytest.mark.rule("watch.hero-mance.window", allows=True)
def test_he_comes_when_the_roll_is_carried_out() -> None:
    match = scene(f"{BEFORE} camps=/r/ wall=/1// | {MANCE}")
    play(match, "0 roll", "chance dice 3 3 w4", "0 mance 1")
    assert north(match)["clearings"] == [0, 1, 0, 0]


@pytest.mark.rule("watch.hero-mance.window", allows=True)
def test_he_comes_after_a_seven_too() -> None:
    match = scene(f"{BEFORE} | {MANCE}")
    play(match, "0 roll", "chance dice 3 4 w9")
    assert refused(match, 0, "mance 1") == "watch.seven.order"
    play(match, "0 tormund 5,3", "0 mance 1", "0 take ore", "0 flip")
    assert hand(match, 0) == {"brick": 1, "ore": 1}


@pytest.mark.rule("watch.hero-mance.window", allows=True)
def test_with_separate_phases_he_comes_in_both() -> None:
    match = scene(f"turn | {MANCE}", phases="separate")
    trading = play(match.copy(), "0 mance 1", "0 take ore", "0 flip")
    assert phase(trading) == "turn"
    building = play(match, "0 build", "0 mance 1", "0 take ore", "0 flip")
    assert phase(building) == "build"


@pytest.mark.rule("watch.hero-mance.window", refuses=True)
@pytest.mark.parametrize("edition", ["en", "de", "pl", "ru"])
def test_before_the_roll_he_does_not_come_in_any_edition(edition: str) -> None:
    assert refused(scene(f"{BEFORE} | {MANCE}", edition=edition), 0, "mance 1") == WINDOW


@pytest.mark.rule("watch.hero-mance.leader", allows=True)
def test_whoever_has_more_open_points_may_be_visited() -> None:
    seats = (
        "0 hero=mance settlements=0,1.N | 1 keeps=2,2.N hand=ore | 2 settlements=3,3.S hand=ore "
        "| 3 settlements=4,1.N+0,3.S hand=ore"
    )
    assert choices(scene(f"turn | {seats}"), 0, "mance") == {"1", "3"}


@pytest.mark.rule("watch.hero-mance.leader", allows=True)
def test_guards_and_special_cards_make_a_leader() -> None:
    hands = "0 hero=mance | 1 hand=ore | 2 patrols=3 hand=ore | 3 hand=ore"
    match = scene(f"turn wall=1,1,1/3,3// patrol_owner=2 | {hands}")
    assert choices(match, 0, "mance") == {"1", "2"}


@pytest.mark.rule("watch.hero-mance.leader", refuses=True)
def test_equal_points_are_not_more() -> None:
    match = scene("turn | 0 hero=mance keeps=0,1.N | 1 keeps=2,2.N hand=ore")
    assert refused(match, 0, "mance 1") == LEADER


@pytest.mark.rule("watch.hero-mance.leader", refuses=True)
def test_with_the_most_points_he_cannot_be_used_at_all() -> None:
    match = scene(f"turn | 0 hero=mance keeps=0,1.N settlements=0,3.S | {LEAD} | 2 hand=ore")
    for seat in range(4):
        assert refused(match, 0, f"mance {seat}") == LEADER


@pytest.mark.rule("watch.hero-mance.leader", refuses=True)
def test_hidden_points_count_on_neither_side() -> None:
    secret = "1 settlements=2,2.N cards=victory3 hand=ore"
    match = scene(f"turn | 0 hero=mance keeps=0,1.N | {secret}")
    assert (points(match, 1), refused(match, 0, "mance 1")) == (4, LEADER)
    mine = scene(f"turn | 0 hero=mance settlements=0,1.N cards=victory3 | {LEAD}")
    assert refused(mine, 0, "mance 1") is None


@pytest.mark.rule("watch.hero-mance.leader", refuses=True)
def test_there_is_no_fourth_leader_among_three() -> None:
    match = scene(f"turn | 0 hero=mance | {LEAD}", players=3)
    assert refused(match, 0, "mance 3") == LEADER


@pytest.mark.rule("watch.hero-mance.cards", allows=True)
def test_one_card_is_enough() -> None:
    match = play(scene("turn | 0 hero=mance | 1 keeps=2,2.N hand=ore"), "0 mance 1")
    assert choices(match, 0, "take") == {"ore"}


@pytest.mark.rule("watch.hero-mance.cards", refuses=True)
def test_an_empty_hand_is_not_visited() -> None:
    match = scene("turn | 0 hero=mance | 1 keeps=2,2.N cards=patrol")
    assert refused(match, 0, "mance 1") == "watch.hero-mance.cards"


@pytest.mark.rule("watch.hero-mance.take", allows=True)
def test_the_whole_hand_is_seen_and_one_card_of_choice_taken() -> None:
    match = sound(visit())
    assert match.view(0)["seen"] == {
        "brick": 0, "lumber": 0, "wool": 2, "grain": 0, "ore": 1,
    }  # fmt: skip
    assert choices(match, 0, "take") == {"ore", "wool"}
    sound(play(match, "0 take wool"))
    assert (hand(match, 0), hand(match, 1)) == ({"brick": 1, "wool": 1}, {"ore": 1, "wool": 1})
    assert match.view(0)["seen"] is None


@pytest.mark.rule("watch.hero-mance.take", refuses=True)
@pytest.mark.parametrize("edition", ["en", "de", "pl", "ru"])
def test_having_seen_the_hand_he_must_take_a_card(edition: str) -> None:
    match = play(scene(f"turn | {MANCE}", edition=edition), "0 mance 1")
    for action in ("pass", "end", "flip", "mance 1"):
        assert refused(match, 0, action) == "watch.hero.whole-effect"


@pytest.mark.rule("watch.hero-mance.take", refuses=True)
def test_a_kind_that_is_not_there_is_not_taken() -> None:
    match = visit()
    assert refused(match, 0, "take brick") == "watch.hero-mance.take"
    assert refused(match, 0, "take grain") == "watch.hero-mance.take"
    assert refused(match, 1, "take ore") == "watch.hero.own-turn"


@pytest.mark.rule("watch.hero-mance.take", allows=True)
def test_nobody_but_him_sees_the_hand() -> None:
    hands = (
        "1 keeps=2,2.N hand=ore,wool2 | 2 hand=grain3",
        "1 keeps=2,2.N hand=grain3 | 2 hand=ore,wool2",
    )
    one, other = (play(scene(f"turn | 0 hero=mance | {h}"), "0 mance 1") for h in hands)
    assert told(one, 0, "saw-hand")[0]["hand"] == {"ore": 1, "wool": 2}
    for seat in (3, SPECTATOR):
        assert alike(one, other, seat)
        assert one.view(seat)["seen"] is None
        assert "hand" not in told(one, seat, "saw-hand")[0]
    assert "hand" not in told(one, 1, "saw-hand")[0]
    assert not alike(one, other, 0)


@pytest.mark.rule("watch.hero-mance.take", allows=True)
def test_only_the_two_of_them_know_which_card_was_taken() -> None:
    one, other = (play(visit(), f"0 take {card}") for card in ("ore", "wool"))
    for seat in (0, 1):
        assert told(one, seat, "took-card")[0]["resource"] == "ore"
        assert not alike(one, other, seat)
    for seat in (2, 3, SPECTATOR):
        assert told(one, seat, "took-card") == [{"event": "took-card", "seat": 0, "of": 1}]
        assert alike(one, other, seat)
    assert [seen(one, seat)["hand"] for seat in range(4)] == [2, 2, 2, 1]


@pytest.mark.rule("watch.hero-mance.take", allows=True)
def test_while_he_looks_he_imagines_that_hand_as_it_is_and_the_others_any() -> None:
    match = visit()
    dreams = [imagined(match, 0, seed) for seed in range(20)]
    assert {dream.seats[1].hand for dream in dreams} == {match.state.seats[1].hand}
    assert len({dream.seats[2].hand for dream in dreams}) > 1
    assert len({imagined(match, 3, seed).seats[1].hand for seed in range(20)}) > 1


@pytest.mark.rule("watch.hero-mance.take", allows=True)
def test_the_other_side_takes_alike_and_then_he_goes() -> None:
    match = scene(f"turn | {MANCE.replace('hero=mance', 'hero=mance side=B')}")
    play(match, "0 mance 1", "0 take ore")
    assert refused(match, 0, "flip") == "watch.hero.after-b"
    assert hero(play(match, "0 exchange marsh"), 0) == "marsh A"
