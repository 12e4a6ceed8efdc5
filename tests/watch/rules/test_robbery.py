"""The chapter robbery of the almanac: whom, whether, and what."""

import pytest
from tests.watch.helpers import (
    allowed,
    at,
    at_start,
    choices,
    hand,
    play,
    refused,
    seen,
    told,
)

import hexhold

SEVEN = "phase=move-tormund rolled=1 die_a=3 die_b=4"


@pytest.mark.rule("watch.robbery.victim", allows=True)
def test_the_robber_chooses_among_those_at_tormunds_new_hex() -> None:
    match = at_start(f"{SEVEN} | 1 hand=ore | 2 hand=ore | 3 hand=ore | 0 hand=ore")
    play(match, "0 tormund 2,1")
    assert choices(match, 0, "rob") == {"1", "2", "3"}


@pytest.mark.rule("watch.robbery.victim", allows=True)
def test_a_lone_victim_needs_no_choice() -> None:
    match = play(at_start(f"{SEVEN} | 2 hand=ore"), "0 tormund 1,0", "chance steal ore")
    assert hand(match, 0) == {"ore": 1}


@pytest.mark.rule("watch.robbery.victim", refuses=True)
def test_neither_oneself_nor_anybody_elsewhere_is_robbed() -> None:
    position = f"{SEVEN} tormund=0,3 active=3 | 0 hand=ore | 1 hand=ore | 2 hand=ore | 3 hand=ore"
    match = play(at_start(position), "3 tormund 2,1")
    assert refused(match, 3, "rob 3") == "watch.robbery.victim"
    assert refused(match, 3, "rob 0") == "watch.robbery.victim"  # stands at the hex he left
    assert allowed(match, 3, "rob 1")


@pytest.mark.rule("watch.robbery.victim", allows=True)
@pytest.mark.parametrize("edition", ["en", "de", "pl", "ru"])
def test_a_player_with_empty_hands_may_be_chosen_and_gives_nothing(edition: str) -> None:
    match = at_start(f"{SEVEN} | 1 hand=ore | 2 cards=patrol", edition=edition)
    play(match, "0 tormund 2,1")
    assert choices(match, 0, "rob") >= {"1", "2", "3"}
    play(match, "0 rob 2")
    assert (hand(match, 0), hand(match, 1)) == ({}, {"ore": 1})
    for viewer in (0, 1, 2, hexhold.SPECTATOR):
        assert told(match, viewer, "robbed-nothing")[0]["victim"] == 2
    assert allowed(match, 0, "end")


@pytest.mark.rule("watch.robbery.victim", refuses=True)
def test_where_nobody_has_a_card_there_is_nothing_to_choose() -> None:
    for edition in ("en", "pl"):
        match = play(at_start(SEVEN, edition=edition), "0 tormund 2,1")
        assert refused(match, 0, "rob 2") == "watch.robbery.victim"
        assert allowed(match, 0, "end")


@pytest.mark.rule("watch.robbery.victim", refuses=True)
def test_before_the_correction_empty_hands_were_not_chosen() -> None:
    match = at_start(f"{SEVEN} | 1 hand=ore | 2 cards=patrol | 3 hand=ore", rulings="1")
    play(match, "0 tormund 2,1")
    assert refused(match, 0, "rob 2") == "watch.robbery.victim"


@pytest.mark.rule("watch.robbery.victim", refuses=True)
def test_nobody_is_robbed_when_tormund_has_not_moved() -> None:
    match = at_start("turn tormund=2,1 | 1 hand=ore")
    assert refused(match, 0, "rob 1") == "watch.robbery.victim"


@pytest.mark.rule("watch.robbery.must", allows=True)
def test_in_the_polish_edition_the_robber_may_leave_all_in_peace() -> None:
    match = play(at_start(f"{SEVEN} | 2 hand=ore", edition="pl"), "0 tormund 1,0")
    assert choices(match, 0, "rob") == {"2", "nobody"}
    play(match, "0 rob nobody")
    assert hand(match, 2) == {"ore": 1}
    assert allowed(match, 0, "end")


@pytest.mark.rule("watch.robbery.must", refuses=True)
@pytest.mark.parametrize("edition", ["en", "de", "ru"])
def test_elsewhere_somebody_is_robbed_if_somebody_can_be(edition: str) -> None:
    match = at_start(f"{SEVEN} | 1 hand=ore | 2 hand=ore", edition=edition)
    play(match, "0 tormund 2,1")
    assert refused(match, 0, "rob nobody") == "watch.robbery.must"
    assert refused(match, 0, "end") == "watch.seven.order"


@pytest.mark.rule("watch.robbery.one-card", allows=True)
def test_one_card_is_drawn_at_random_and_only_two_know_which() -> None:
    match = play(at_start(f"{SEVEN} | 2 hand=ore3,wool"), "0 tormund 1,0")
    odds = {match.text(action): chance for action, chance in match.outcomes()}
    assert odds == {"steal ore": 0.75, "steal wool": 0.25}
    play(match, "chance steal wool")
    assert (hand(match, 0), hand(match, 2)) == ({"wool": 1}, {"ore": 3})
    assert told(match, 0, "robbed")[0]["resource"] == "wool"
    assert told(match, 2, "robbed")[0]["resource"] == "wool"
    assert "resource" not in told(match, 1, "robbed")[0]
    assert seen(match, 2)["hand"] == 3


@pytest.mark.rule("watch.robbery.one-card", refuses=True)
def test_the_robber_does_not_choose_the_card_or_take_a_second() -> None:
    match = play(at_start(f"{SEVEN} | 2 hand=ore3,wool"), "0 tormund 1,0")
    assert refused(match, 0, "steal ore") == "watch.chance.seat"
    play(match, "chance steal ore")
    assert refused(match, 0, "rob 2") == "watch.robbery.victim"
    assert refused(match, -1, "steal ore") == "watch.chance.seat"
    assert match.actors == [0]
    assert at("turn").outcomes() == []
