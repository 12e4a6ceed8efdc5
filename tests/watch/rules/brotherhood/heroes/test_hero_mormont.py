"""The chapter hero-mormont of the almanac: a card for a card, whether the others like it or not."""

import pytest
from tests.watch.helpers import AnyMatch, allowed, choices, hand, play, refused, seen, told
from tests.watch.rules.brotherhood.heroes.setting import (
    BEFORE,
    alike,
    everybody,
    hero,
    imagined,
    north,
    phase,
    scene,
    sound,
)

from hexhold import SPECTATOR, NotationError

WINDOW = "watch.hero-mormont.window"
DEMAND = "watch.hero-mormont.demand"
MORMONT = "| 0 hero=mormont hand=wool2,brick | 1 hand=ore2,grain | 2 hand=ore,lumber | 3 hand=wool"


def ask(demand: str) -> AnyMatch:
    """The Lord Commander has named a resource."""
    return play(scene(f"turn {MORMONT}"), f"0 mormont {demand}")


@pytest.mark.rule("watch.hero-mormont.window", allows=True)
def test_he_demands_after_the_roll() -> None:
    assert allowed(scene(f"turn {MORMONT}"), 0, "mormont ore 1")


@pytest.mark.rule("watch.hero-mormont.window", allows=True)
def test_where_heroes_act_before_the_roll_he_does_too_and_the_roll_follows() -> None:
    match = scene(f"{BEFORE} {MORMONT}", edition="de")
    play(match, "0 mormont ore 1", "0 give brick", "0 flip")
    assert phase(match) == "before-roll"
    assert allowed(match, 0, "roll")
    assert allowed(scene(f"{BEFORE} {MORMONT}", heroes_before_roll=True), 0, "mormont ore 1 2")


@pytest.mark.rule("watch.hero-mormont.window", refuses=True)
@pytest.mark.parametrize("edition", ["en", "pl", "ru"])
def test_elsewhere_he_waits_for_the_roll(edition: str) -> None:
    assert refused(scene(f"{BEFORE} {MORMONT}", edition=edition), 0, "mormont ore 1") == WINDOW


@pytest.mark.rule("watch.hero-mormont.window", refuses=True)
def test_with_separate_phases_he_trades_before_anybody_builds() -> None:
    match = scene(f"turn {MORMONT}", phases="separate")
    assert allowed(match, 0, "mormont ore 1")
    assert refused(play(match, "0 build"), 0, "mormont ore 1") == WINDOW


@pytest.mark.rule("watch.hero-mormont.demand", allows=True)
@pytest.mark.parametrize("edition", ["en", "de", "pl", "ru"])
def test_one_resource_is_demanded_of_one_or_two_in_any_order(edition: str) -> None:
    match = scene(f"turn {MORMONT}", edition=edition)
    victims = ["1", "2", "3", "1 2", "2 1", "1 3", "3 1", "2 3", "3 2"]
    kinds = ["brick", "lumber", "wool", "grain", "ore"]
    assert choices(match, 0, "mormont") == {f"{kind} {who}" for kind in kinds for who in victims}


@pytest.mark.rule("watch.hero-mormont.demand", refuses=True)
@pytest.mark.parametrize("demand", ["ore", "ore 1 2 3", "ore 1 1", "ore,wool 1", "ore 1 wool 2"])
def test_there_is_no_word_for_nobody_for_three_for_one_twice_or_for_two_kinds(demand: str) -> None:
    with pytest.raises(NotationError):
        refused(scene(f"turn {MORMONT}"), 0, f"mormont {demand}")


@pytest.mark.rule("watch.hero-mormont.demand", refuses=True)
def test_nothing_is_demanded_of_oneself_or_of_an_empty_chair() -> None:
    match = scene(f"turn {MORMONT}")
    assert refused(match, 0, "mormont wool 0") == DEMAND
    assert refused(match, 0, "mormont wool 1 0") == DEMAND
    three = scene("turn | 0 hero=mormont | 1 hand=ore", players=3)
    assert refused(three, 0, "mormont ore 3") == DEMAND
    assert refused(three, 0, "mormont ore 1 3") == DEMAND


@pytest.mark.rule("watch.hero-mormont.targets", allows=True)
def test_whoever_holds_a_card_may_be_named_whatever_it_is() -> None:
    match = scene("turn | 0 hero=mormont | 1 hand=wool | 2 cards=patrol")
    assert {who.split(" ", 1)[1] for who in choices(match, 0, "mormont")} == {"1"}
    assert allowed(match, 0, "mormont ore 1")


@pytest.mark.rule("watch.hero-mormont.targets", refuses=True)
def test_an_empty_hand_is_not_named_first_or_second_or_at_all() -> None:
    match = scene("turn | 0 hero=mormont hand=ore | 1 hand=wool | 2 cards=patrol")
    assert refused(match, 0, "mormont ore 2") == "watch.hero-mormont.targets"
    assert refused(match, 0, "mormont ore 2 1") == "watch.hero-mormont.targets"
    assert refused(match, 0, "mormont ore 1 2") == "watch.hero-mormont.targets"
    assert choices(scene("turn | 0 hero=mormont hand=ore"), 0, "mormont") == set()


@pytest.mark.rule("watch.hero-mormont.answer", allows=True)
def test_whoever_has_the_card_gives_one_and_is_asked_nothing() -> None:
    match = sound(ask("ore 1"))
    assert hand(match, 0) == {"brick": 1, "wool": 2, "ore": 1}
    assert hand(match, 1) == {"grain": 1, "ore": 1}
    assert match.actors == [0]
    assert north(match)["demand"] == {"of": 1, "next": None, "resource": "ore"}


@pytest.mark.rule("watch.hero-mormont.answer", allows=True)
def test_whoever_has_it_not_gives_nothing_and_all_hear_so() -> None:
    match = ask("lumber 1 2")
    assert hand(match, 1) == {"grain": 1, "ore": 2}
    assert hand(match, 2) == {"ore": 1}
    for seat in everybody(match):
        facts = [(e["of"], e["resource"], e["had"]) for e in told(match, seat, "demanded")]
        assert facts == [(1, "lumber", False), (2, "lumber", True)]


@pytest.mark.rule("watch.hero-mormont.answer", allows=True)
def test_the_second_is_asked_when_the_first_has_his_card_back() -> None:
    match = sound(ask("ore 2 1"))
    assert (hand(match, 1), hand(match, 2)) == ({"grain": 1, "ore": 2}, {"lumber": 1})
    assert north(match)["demand"] == {"of": 2, "next": 1, "resource": "ore"}
    sound(play(match, "0 give wool"))
    assert (hand(match, 1), hand(match, 2)) == ({"grain": 1, "ore": 1}, {"lumber": 1, "wool": 1})
    play(match, "0 give wool")
    assert hand(match, 0) == {"brick": 1, "ore": 2}
    assert hand(match, 1) == {"grain": 1, "ore": 1, "wool": 1}
    assert phase(match) == "after-hero"


@pytest.mark.rule("watch.hero-mormont.answer", refuses=True)
def test_the_named_seat_neither_refuses_nor_chooses() -> None:
    match = ask("ore 1")
    assert refused(match, 1, "decline") == "watch.trade.agreement"
    assert refused(match, 1, "give grain") == "watch.hero.own-turn"
    assert match.legal(1) == []


@pytest.mark.rule("watch.hero-mormont.return", allows=True)
def test_any_card_goes_back_the_one_received_included() -> None:
    assert choices(ask("ore 1"), 0, "give") == {"brick", "wool", "ore"}
    match = play(ask("ore 1"), "0 give ore")
    assert hand(match, 0) == {"brick": 1, "wool": 2}
    assert hand(match, 1) == {"grain": 1, "ore": 2}


@pytest.mark.rule("watch.hero-mormont.return", allows=True)
def test_with_empty_hands_he_has_but_the_card_itself_to_give() -> None:
    match = scene("turn | 0 hero=mormont | 1 hand=ore | 2 hand=ore")
    play(match, "0 mormont ore 1 2")
    assert (hand(match, 1), choices(match, 0, "give")) == ({}, {"ore"})
    play(match, "0 give ore")
    assert (hand(match, 1), hand(match, 2), choices(match, 0, "give")) == ({"ore": 1}, {}, {"ore"})
    play(match, "0 give ore")
    assert (hand(match, 0), hand(match, 2)) == ({}, {"ore": 1})


@pytest.mark.rule("watch.hero-mormont.return", allows=True)
def test_the_second_may_lose_his_last_card_and_get_what_the_first_gave() -> None:
    match = scene("turn | 0 hero=mormont hand=wool | 1 hand=ore,ore2 | 2 hand=ore")
    play(match, "0 mormont ore 1 2", "0 give wool", "0 give ore")
    assert (hand(match, 0), hand(match, 1)) == ({"ore": 1}, {"ore": 2, "wool": 1})
    assert hand(match, 2) == {"ore": 1}


@pytest.mark.rule("watch.hero-mormont.return", refuses=True)
def test_what_one_does_not_hold_is_not_given_back() -> None:
    match = ask("ore 1")
    assert refused(match, 0, "give grain") == "watch.hero-mormont.return"
    assert refused(match, 0, "give lumber") == "watch.hero-mormont.return"


@pytest.mark.rule("watch.hero-mormont.return", refuses=True)
def test_a_card_goes_back_before_anything_else_is_done() -> None:
    match = ask("ore 1")
    for action in ("end", "flip", "buy", "mormont ore 2", "supply wool > ore", "offer wool > ore"):
        assert refused(match, 0, action) == "watch.hero.whole-effect"
    assert refused(scene(f"turn {MORMONT}"), 0, "give wool") == "watch.hero.window"


@pytest.mark.rule("watch.hero-mormont.return", allows=True)
def test_only_the_two_of_them_know_which_card_went_back() -> None:
    one, other = (play(ask("ore 1"), f"0 give {card}") for card in ("wool", "brick"))
    for seat in (2, 3, SPECTATOR):
        assert alike(one, other, seat)
        assert "resource" not in told(one, seat, "gave-back")[0]
        assert told(one, seat, "gave-back")[0]["to"] == 1
    for seat in (0, 1):
        assert told(one, seat, "gave-back")[0]["resource"] == "wool"
        assert not alike(one, other, seat)
    assert [seen(one, seat)["hand"] for seat in range(4)] == [3, 3, 2, 1]


@pytest.mark.rule("watch.hero-mormont.answer", allows=True)
def test_while_the_card_is_owed_everybody_imagines_it_with_him() -> None:
    match = scene("turn | 0 hero=mormont | 1 hand=ore,wool9 | 2 hand=grain9 | 3 hand=lumber9")
    play(match, "0 mormont ore 1")
    for seat in (1, 2, 3, SPECTATOR):
        hands = {imagined(match, seat, seed).seats[0].hand for seed in range(12)}
        assert hands == {match.state.seats[0].hand}


@pytest.mark.rule("watch.hero-mormont.spent", allows=True)
def test_where_nobody_has_it_he_is_used_all_the_same() -> None:
    match = ask("brick 1 2")
    assert phase(match) == "after-hero"
    assert [seen(match, seat)["hand"] for seat in range(4)] == [3, 3, 2, 1]
    assert hero(play(match, "0 flip"), 0) == "mormont B"


@pytest.mark.rule("watch.hero-mormont.spent", refuses=True)
def test_after_a_demand_in_vain_he_makes_no_other() -> None:
    match = play(ask("brick 1"), "0 flip")
    assert refused(match, 0, "mormont ore 1") == "watch.hero.once"


@pytest.mark.rule("watch.hero-mormont.demand", allows=True)
def test_the_other_side_demands_alike_and_then_he_goes() -> None:
    match = scene(f"turn {MORMONT.replace('hero=mormont', 'hero=mormont side=B')}")
    play(match, "0 mormont ore 1", "0 give brick")
    assert hand(match, 0) == {"wool": 2, "ore": 1}
    assert refused(match, 0, "flip") == "watch.hero.after-b"
    assert hero(play(match, "0 exchange benjen"), 0) == "benjen A"
