"""Worked examples of trade with the supply, and of the patrol: as in the base game, but 3:1."""

import pytest
from tests.watch.examples.brotherhood.scene import EDITIONS, north, picture
from tests.watch.helpers import allowed, at, choices, hand, play, refused, table


@pytest.mark.parametrize("edition", EDITIONS)
def test_benny_gives_three_ore_for_one_lumber(edition: str) -> None:
    """EN "Trade with the Supply", example; PL and RU alike; DE 2. Handel."""
    match = north("turn | 0 hand=ore3", edition=edition)
    play(match, "0 supply ore > lumber")
    assert hand(match, 0) == {"lumber": 1}


def test_in_the_base_game_three_ore_are_too_few() -> None:
    """EN "Trade with the Supply": "3:1 (4:1 in the base game)"."""
    assert refused(at("turn | 0 hand=ore3"), 0, "supply ore > lumber") == "watch.supply.rate"
    assert allowed(at("turn | 0 hand=ore4"), 0, "supply ore > lumber")


def test_black_gives_two_grain_at_the_grain_route() -> None:
    """EN "Trade with the Supply", example; PL and RU alike."""
    match = north("turn active=3 | 3 settlements=1,3.S hand=grain2")
    play(match, "3 supply grain > ore")
    assert hand(match, 3) == {"ore": 1}


def test_black_gets_two_cards_for_four_grain() -> None:
    """EN "Trade with the Supply", example: "4 grain cards for any 2 other resources"."""
    match = north("turn active=3 | 3 settlements=1,3.S hand=grain4")
    play(match, "3 supply grain > ore", "3 supply grain > brick")
    assert hand(match, 3) == {"ore": 1, "brick": 1}


def test_black_gets_one_card_for_his_wool() -> None:
    """EN "Trade with the Supply", example: "he would get only 1 card"; here three are enough."""
    match = north("turn active=3 | 3 settlements=1,3.S hand=wool4")
    play(match, "3 supply wool > ore")
    assert hand(match, 3) == {"ore": 1, "wool": 1}
    assert refused(match, 3, "supply wool > ore") == "watch.supply.rate"


def test_yellow_moves_tormund_from_the_fields_to_the_hills_and_robs_red_or_blue() -> None:
    """EN "Ranger Patrol", example; PL and RU alike: option 1."""
    match = north(
        "turn active=2 tormund=1,2 | 0 settlements=0,2.N hand=ore | 1 settlements=0,2.S hand=wool "
        "| 2 cards=patrol | 3 settlements=3,2.N hand=ore"
    )
    play(match, "2 patrol", "2 tormund 0,2")
    assert choices(match, 2, "rob") == {"0", "1"}
    play(match, "2 rob 1", "chance steal wool")
    assert hand(match, 2) == {"wool": 1}


def test_option_two_takes_a_card_of_the_hex_and_sends_its_wildling_home() -> None:
    """EN "Ranger Patrol", option 2; the card; PL and RU alike."""
    match = north("turn gift=1,0:r+1,1:c tormund=1,2 | 0 cards=patrol")
    play(match, "0 hunt 1,0 regular")
    assert picture(match) == "gift=1,1:c"
    assert hand(match, 0) == {"brick": 1}
    assert table(match)["tormund"] == 10  # stays where he is


def test_option_two_does_not_exist_in_the_base_game() -> None:
    """EN "Ranger Patrol": "Option 2 is not available in the base game"."""
    match = at("turn | 0 cards=patrol")
    assert refused(match, 0, "hunt 1 regular") == "watch.editions.base-or-brotherhood"
