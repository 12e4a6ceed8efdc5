"""Decisions 1 to 5: who begins, opening hands, rearranging, the duel."""

import pytest
from tests.rivals.helpers import (
    AnyMatch,
    allowed,
    asked,
    at,
    begin,
    cards,
    choices,
    discard,
    hand,
    play,
    refused,
    side,
)

TWELVE = (
    "abbey,abbey,scout,inga,osmund,austin,harald,siglind,candamir,goldsmith,brigitta,relocation"
)


def looked(mode: str = "gold", **options: object) -> AnyMatch:
    """The first seat has taken its hand from the first stack."""
    deals = [f"deal {card}" for card in TWELVE.split(",")]
    return play(begin(mode, **options), "look 1", *deals, "pick 1", "pick 1", "pick 1")


def test_decision_01_either_colour_may_begin_and_no_tie_favours_anybody() -> None:
    match = begin(first="roll")
    assert {match.text(action): chance for action, chance in match.outcomes()} == {
        "first 0": 0.5, "first 1": 0.5,
    }  # fmt: skip
    assert asked(play(match.copy(), "first 0")) == "0 open"
    assert asked(play(match.copy(), "first 1")) == "1 open"


def test_decision_02_the_second_takes_the_top_three_of_another_stack() -> None:
    match = play(begin(), "open 2", "deal abbey", "deal scout", "deal inga")
    assert refused(match, "open 2") == "rivals.setup.other-stack"
    assert choices(match, "open") == {"1", "3", "4"}
    play(match, "open 1", "deal abbey", "deal scout", "deal osmund")
    assert hand(match, 1) == ["abbey", "osmund", "scout"]


def test_decision_03_both_may_choose_from_one_stack_unless_the_option_forbids_it() -> None:
    match = looked()
    assert choices(match, "look") == {"1", "2", "3"}
    play(match, "1 look 1", "pick 9", "pick 8", "pick 7")
    assert hand(match, 1) == ["brigitta", "goldsmith", "relocation"]
    assert refused(looked(), "look 4") == "rivals.setup.basic-only"
    assert refused(looked(opening_same_stack=False), "look 1") == "rivals.setup.other-stack"


def test_decision_04_after_the_hands_each_may_lay_his_six_regions_in_any_order() -> None:
    match = play(looked(), "look 1", "pick 1", "pick 1", "pick 1")
    assert asked(match) == "0 lay"
    order = ("mountains", "pasture", "hills", "fields", "forest")
    play(match, *(f"lay {land}" for land in order))
    found = {region["place"]: region["type"] for region in side(match, 0)["regions"]}
    assert found == {
        "a5": "mountains", "a6": "pasture", "a7": "hills", "b5": "fields", "b6": "forest",
        "b7": "gold",
    }  # fmt: skip
    assert side(match, 0)["resources"] == {
        "lumber": 1, "wool": 1, "brick": 1, "ore": 1, "grain": 1,
    }  # fmt: skip
    assert asked(match) == "1 lay"


def test_decision_04_the_introduction_has_no_rearrangement() -> None:
    match = play(begin(), "open 1", "deal abbey", "deal scout", "deal inga")
    play(match, "open 2", "deal abbey", "deal scout", "deal osmund")
    assert asked(match) == "0 roll"


def test_decision_05_the_duel_has_no_face_up_stack_but_its_guild_in_the_gold_stack() -> None:
    match = at("| 0 columns=5*,6 stock=*:3 cards=5a:abbey hand=scout,inga", "duel")
    assert refused(match, "faceup") == "rivals.build.face-up"
    play(match, "end", "draw 4")
    chances = {match.text(action): chance for action, chance in match.outcomes()}
    assert chances["deal gold.merchant_guild"] == pytest.approx(1 / 12)


def test_decision_05_city_cards_removal_and_requirements_hold_in_the_duel() -> None:
    held = "hand=gold.mint,gold.staple_house columns=5*,6 cards=6a:abbey stock=*:3"
    match = at(f"| 0 {held}", "duel")
    assert refused(match, "build gold.staple_house") == "rivals.staple-house.requires"
    play(match, "build gold.mint")
    assert choices(match, "site") == {"5a", "5b"}
    play(match, "site 5a", "remove 6a1")
    assert (cards(match, 0), discard(match)) == ({"5a": ["gold.mint"]}, ["abbey"])
    assert allowed(match, "end")
