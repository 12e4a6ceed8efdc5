"""What a seat knows of stacks and of the other hand, and for how long."""

import pytest
from tests.rivals.helpers import (
    AnyMatch,
    asked,
    at,
    event,
    finish_turn,
    hand,
    play,
    roll,
    stack,
    told,
)

import hexhold

FIVE = "stack1=scout,abbey,goldsmith,toll_bridge,marketplace"
LOOKER = "hand=inga,osmund,harald"


def looked() -> AnyMatch:
    """Red has looked through the first stack and taken the Goldsmith from its middle."""
    match = at(f"{FIVE} | 0 {LOOKER} | 1 hand=austin,siglind,candamir stock=*:1")
    return play(match, "end", "card inga", "under 2", "look 1", "give a5", "give b5", "pick 3")


def test_who_looked_through_a_stack_knows_it_in_its_order() -> None:
    match = looked()
    assert stack(match, 1, 0) == ["marketplace", "toll_bridge", "abbey", "scout"]
    assert stack(match, 1, 1) == ["seen"] * 4
    assert stack(match, 2, 0)[-1] == "inga"
    assert stack(match, 2, 1)[-1] == "seen"


def test_a_known_top_card_is_known_in_the_hand_that_draws_it() -> None:
    match = roll(looked(), 3, "trade")
    play(match, "1 end", "card austin", "under 3", "draw 1")
    assert match.view(0)["seats"][1]["sure"] == {"basic.marketplace": 1}
    assert stack(match, 1, 0) == ["toll_bridge", "abbey", "scout"]
    assert hand(match, 1) == ["candamir", "marketplace", "siglind"]


def test_a_card_taken_out_of_the_middle_by_the_other_makes_knowledge_a_suspicion() -> None:
    match = roll(looked(), 3, "trade")
    play(match, "1 end", "card austin", "under 3", "look 1", "give a5", "give b5", "pick 2")
    assert stack(match, 1, 0) == ["maybe"] * 3
    assert match.view(0)["seats"][1]["maybe"] == {
        "basic.marketplace": 1, "basic.toll_bridge": 1, "basic.abbey": 1, "basic.scout": 1,
    }  # fmt: skip
    assert stack(match, 1, 1) == ["marketplace", "abbey", "scout"]


def stripped(hand_of_blue: str, mode: str = "intro") -> AnyMatch:
    return event(
        at(f"roll | 0 cards=5a:candamir | 1 hand={hand_of_blue}", mode), "fraternal_feuds", 3
    )


def test_after_an_exchange_a_hand_that_was_seen_is_only_suspected() -> None:
    match = play(
        stripped("abbey,scout,inga,austin"), "card abbey", "under 1", "card inga", "under 1"
    )
    assert match.view(0)["seats"][1]["sure"] == {"basic.scout": 1, "basic.austin": 1}
    finish_turn(match)
    roll(match, 3, "trade")
    play(match, "1 end", "draw 2", "deal osmund", "card scout", "under 3", "draw 4", "deal harald")
    assert match.view(0)["seats"][1]["sure"] == {}
    assert match.view(0)["seats"][1]["maybe"] == {"basic.scout": 1, "basic.austin": 1}
    assert stack(match, 3, 0)[-1] == "maybe"


def test_a_return_from_a_hand_of_one_known_kind_gives_itself_away() -> None:
    match = at("| 0 hand=scout,scout sure=scout,scout cards=5a:harald | 1 hand=inga")
    play(match, "end", "draw 1", "deal abbey", "card scout", "under 2")
    assert stack(match, 2, 1)[-1] == "maybe"  # the Abbey might be the one
    match = at("| 0 hand=scout,scout,gold.mint,gold.mint sure=scout,scout", "gold")
    play(match, "end", "card scout", "under 2")
    assert stack(match, 2, 1)[-1] == "scout"


@pytest.mark.parametrize("held", ["turmoil.sebastian", "turmoil.archer"])
def test_sebastian_is_asked_for_whether_he_is_held_or_not(held: str) -> None:
    match = stripped(f"{held},abbey", "turmoil")
    assert asked(match) == "1 react"
    other = stripped("turmoil.heinrich,abbey", "turmoil")
    assert match.view(0) == other.view(0)
    assert match.events_for(0) == other.events_for(0)


def test_two_lost_cards_of_one_set_are_suspected_and_of_two_sets_known_to_their_owner() -> None:
    match = play(stripped("abbey,scout,inga"), "card abbey", "under 1", "card inga", "under 2")
    assert (stack(match, 1, 1)[-1], stack(match, 2, 1)[-1]) == ("maybe", "maybe")
    match = stripped("abbey,turmoil.archer,inga", "turmoil")
    play(match, "1 pass", "card abbey", "under 1", "card turmoil.archer", "under 4")
    assert (stack(match, 1, 1)[-1], stack(match, 4, 1)[-1]) == ("abbey", "turmoil.archer")


def test_a_spectator_learns_no_card_of_a_hand_or_a_stack() -> None:
    match = looked()
    assert "marketplace" not in str(match.view(hexhold.SPECTATOR))
    assert "goldsmith" not in str(match.view(hexhold.SPECTATOR))
    assert told(match, hexhold.SPECTATOR, "card-picked")[0].keys() == {"event", "seat", "stack"}
    assert told(match, 1, "card-picked")[0].keys() == {"event", "seat", "stack"}
    assert told(match, 0, "card-picked")[0]["card"] == "basic.goldsmith"
