"""Decisions 50 to 55: the tokens, the end of a turn, the end of a match."""

import pytest
from tests.rivals.helpers import (
    AnyMatch,
    allowed,
    asked,
    at,
    choices,
    event,
    finish_turn,
    hand,
    play,
    points,
    refused,
    resources,
    roll,
    stack,
    stock,
    table,
)

THREE = "cards=5a:harald,5b:austin"  # strength three
ALSO_THREE = "cards=5a:osmund,5b:inga,6a:abbey"


def hero(match: AnyMatch) -> int | None:
    """Who holds the token of the strength advantage."""
    holder: int | None = table(match)["tokens"]["hero"]
    return holder


# -- 50: the tokens --


def test_decision_50_on_a_tie_the_holder_keeps_the_token_its_point_and_the_feuds() -> None:
    match = at(f"roll hero=0 | 0 {THREE} | 1 {ALSO_THREE}")
    assert (hero(match), points(match, 0), points(match, 1)) == (0, 3, 2)
    assert asked(event(match, "feud", 3)) == "1 under"  # the only building goes


def test_decision_50_a_tie_gives_the_token_to_nobody_who_does_not_hold_it() -> None:
    match = at(f"| 0 {THREE} | 1 {ALSO_THREE}")
    assert hero(match) is None
    assert hero(at(f"| 0 {THREE} | 1 {ALSO_THREE}", advantage_tie="nobody")) is None


def test_decision_50_a_tie_reached_in_play_leaves_the_token_where_it_is() -> None:
    position = f"active=1 | 0 {THREE} | 1 cards=5a:osmund hand=inga"
    match = play(at(position), "build inga", "site 5b")
    assert hero(match) == 0
    match = play(at(position, advantage_tie="nobody"), "build inga", "site 5b")
    assert hero(match) is None


def test_decision_50_who_has_more_takes_the_token() -> None:
    match = at(f"active=1 | 0 {THREE} | 1 cards=5a:osmund hand=candamir stock=*:3")
    assert hero(match) == 0
    play(match, "build candamir", "site 5b")
    assert (hero(match), points(match, 0)) == (1, 2)


def test_decision_50_below_three_the_token_goes_to_the_opponent_or_aside() -> None:
    match = at(f"hero=0 | 0 {THREE} | 1 {ALSO_THREE}", "gold")
    assert hero(play(match, "remove 5b1")) == 1  # two against three
    match = at(f"| 0 {THREE} | 1 cards=5a:osmund", "gold")
    assert hero(play(match, "remove 5b1")) is None  # two against two
    match = at("| 0 cards=5a:osmund | 1 cards=5a:austin")
    assert hero(match) is None  # more, but not three


# -- 51 to 53: the end of a turn --


def test_decision_51_the_hand_is_filled_before_the_exchange() -> None:
    match = play(at("| 0 hand=scout,inga"), "end")
    assert asked(match) == "0 draw"
    assert refused(match, "pass") == "rivals.hand.must-draw"
    play(match, "draw 1", "deal abbey")
    assert asked(match) == "0 exchange"
    play(match, "card abbey", "under 1", "draw 2", "deal osmund")
    assert asked(match) == "1 roll"  # one exchange only


def rest_of_cards() -> str:
    """All basic cards but the six of the test, in the hands of nobody: built or discarded."""
    pile = (
        "brigitta brigitta goldsmith goldsmith merchant_caravan merchant_caravan relocation scout"
        " scout abbey abbey marketplace marketplace parish_hall parish_hall storehouse storehouse"
        " toll_bridge brick_factory grain_mill iron_foundry lumber_camp weavers_shop"
        " large_trade_ship brick_ship grain_ship lumber_ship ore_ship wool_ship gold_ship"
    )
    return "stack1=- stack2=- stack3=- stack4=- discard=" + pile.replace(" ", ",")


def test_decision_51_without_cards_in_the_stacks_nothing_is_drawn_or_exchanged() -> None:
    match = at(f"{rest_of_cards()} | 0 hand=inga,osmund | 1 hand=austin,candamir,harald,siglind")
    play(match, "end")
    assert (asked(match), hand(match, 0)) == ("1 roll", ["inga", "osmund"])


def test_decision_52_the_owner_chooses_surplus_cards_and_matching_stacks() -> None:
    match = at("| 0 hand=inga,osmund,scout,gold.mint,gold.reiner", "gold")
    play(match, "end")
    assert choices(match, "card") == {"inga", "osmund", "scout", "gold.mint", "gold.reiner"}
    play(match, "card gold.mint")
    assert choices(match, "under") == {"4", "5"}
    assert refused(match, "under 1") == "rivals.stack.matching"
    play(match, "under 5", "card inga")
    assert choices(match, "under") == {"1", "2", "3"}
    play(match, "under 2")
    assert hand(match, 0) == ["gold.reiner", "osmund", "scout"]


@pytest.mark.parametrize(
    ("seat", "mode", "price"),
    [
        ("", "intro", 2),
        ("cards=5a:parish_hall", "intro", 1),
        ("columns=5*,6 cards=5a:progress.town_hall", "progress", 0),
    ],
)
def test_decision_53_looking_costs_two_one_or_nothing(seat: str, mode: str, price: int) -> None:
    match = at(f"stack2=scout,abbey | 0 hand=inga,osmund,harald {seat}", mode)
    before = sum(resources(match, 0).values())
    play(match, "end", "card inga", "under 1", "look 2", *["give a5", "give b5"][:price])
    assert asked(match) == "0 pick"
    assert sum(resources(match, 0).values()) == before - price


def test_decision_53_the_returned_card_may_come_back() -> None:
    pile = rest_of_cards().replace("stack1=-", "stack1=scout").replace(",scout,scout", ",scout")
    match = at(f"{pile} | 0 hand=inga,osmund,austin | 1 hand=candamir,harald,siglind")
    play(match, "end", "card inga", "under 2")
    assert stack(match, 2, 0) == ["inga"]
    play(match, "draw 2")
    assert hand(match, 0) == ["austin", "inga", "osmund"]


def test_decision_53_the_card_goes_under_a_stack_before_the_other_is_taken() -> None:
    match = play(at("| 0 hand=inga,osmund,austin"), "end")
    assert refused(match, "draw 1") == "rivals.turn.not-asked"
    play(match, "card inga")
    assert refused(match, "draw 1") == "rivals.turn.not-asked"


# -- 54 and 55: winning, and what is used up --

SEVEN = (
    "columns=5*,6*,7 regions=a8:gold2,b8:mountains4"
    " cards=5a:candamir,5a:ore_ship,5b:wool_ship,6a:gold_ship hand=scout,inga,osmund"
)
TWELVE = (
    "columns=5*,6*,7*,8 regions=a8:gold2,b8:mountains4,a9:forest6,b9:hills1"
    " cards=5a:gold.mint,5a:gold.salt_silo,5b:gold.merchant_guild,6a:gold.staple_house,"
    "6b:gold.mint hand=scout,inga,osmund"
)


def test_decision_54_the_introduction_is_won_at_the_end_of_ones_own_turn_only() -> None:
    match = at(f"active=1 | 0 {SEVEN} | 1 hand=austin,harald,abbey")
    assert points(match, 0) == 7
    finish_turn(match)
    assert (match.over, asked(match)) == (False, "0 roll")  # not in blue's turn, not at the start
    roll(match, 3, "event")
    finish_turn(play(match, "event invention"))
    assert match.result is not None
    assert match.result.winner == 0


def test_decision_54_a_theme_game_is_also_won_before_ones_own_roll() -> None:
    match = at(f"active=1 | 0 {TWELVE} | 1 hand=austin,harald,abbey", "gold")
    assert points(match, 0) == 12
    assert not match.over
    play(match, "end")
    assert not match.over
    play(match, "pass")
    assert match.result is not None
    assert (match.result.winner, match.moves[-1][0]) == (0, 1)


def test_decision_54_the_duel_goes_to_thirteen() -> None:
    seat = TWELVE.replace("6b:gold.mint", "6b:turmoil.hedge_tavern")
    match = at(f"active=1 | 0 {seat} | 1 hand=austin,harald,abbey", "duel")
    assert points(match, 0) == 12
    assert not finish_turn(match).over


def test_decision_55_what_is_used_up_is_not_built() -> None:
    four = "columns=5*,6*,7*,8* regions=a8:gold2,b8:hills1,a9:gold3,b9:hills5"
    blue = "columns=5*,6*,7*,8 regions=a8:forest4,b8:fields1,a9:pasture5,b9:pasture6"
    match = at(f"active=1 | 0 {four} | 1 {blue} stock=*:3")
    assert table(match)["supply"]["cities"] == 0
    assert refused(match, "city 8") == "rivals.city.supply"


def test_decision_55_only_the_turn_limit_ends_a_match_without_a_winner() -> None:
    match = finish_turn(at("turn=1 | 0 hand=scout,inga,abbey", turn_limit=1))
    assert match.result is not None
    assert (match.result.ending, match.result.winner) == ("turn-limit", None)
    match = finish_turn(at("turn=1 | 0 hand=scout,inga,abbey", turn_limit=2))
    assert allowed(match, "1 roll")
    assert stock(match, 0)["a5"] == 1
