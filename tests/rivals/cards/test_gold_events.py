"""The event cards of the Era of Gold."""

import pytest
from tests.rivals.helpers import (
    AnyMatch,
    asked,
    at,
    choices,
    event,
    play,
    refused,
    roll,
    stock,
    table,
    told,
)

import hexhold


def gold(position: str) -> AnyMatch:
    return at(position, "gold")


@pytest.mark.card("gold.gift_for_the_prince", shows="effect")
def test_the_prince_gives_both_players_a_gold_for_each_unit_with_an_axe() -> None:
    match = gold("roll | 0 cards=5a:harald,5b:inga | 1 cards=5a:candamir")
    event(match, "gift_for_the_prince", 3)
    assert (stock(match, 0)["a6"], stock(match, 1)["a6"]) == (2, 1)
    assert asked(match) == "0 main"


@pytest.mark.card("gold.gift_for_the_prince", "gold.gold_cache", shows="effect")
def test_the_gift_may_be_hidden_in_the_cache() -> None:
    match = gold("roll | 0 cards=5a:harald,5b:inga cache=0 stock=a6:2")
    play(event(match, "gift_for_the_prince", 3), "0 gain cache", "0 gain cache")
    assert (stock(match, 0)["a6"], stock(match, 0)["cache"]) == (2, 2)


@pytest.mark.card("gold.gift_for_the_prince", shows="limit")
def test_the_prince_forgets_ships_and_gold_that_does_not_fit() -> None:
    match = gold("roll | 0 cards=5a:ore_ship,5b:gold.pirate_ship | 1 cards=5a:harald stock=a6:3")
    event(match, "gift_for_the_prince", 3)
    assert (stock(match, 0)["a6"], stock(match, 1)["a6"]) == (0, 3)
    assert asked(match) == "0 main"


@pytest.mark.card("gold.trade_ships_race", shows="effect")
def test_the_large_ship_of_the_gold_set_races_too() -> None:
    match = gold("roll | 0 cards=5a:gold.large_trade_ship,5b:ore_ship | 1 cards=5a:gold_ship")
    event(match, "trade_ships_race", 3)
    assert asked(play(match, "0 gain b7")) == "0 main"
    assert stock(match, 0)["b7"] == 2


@pytest.mark.card("gold.trade_ships_race", "gold.salt_silo", shows="limit")
def test_neither_pirates_nor_salt_win_the_race() -> None:
    salt = "columns=5*,6 cards=5a:gold.salt_silo,5b:ore_ship,6a:gold.pirate_ship"
    match = gold(f"roll | 0 {salt} | 1 cards=5a:gold_ship,5b:wool_ship")
    assert asked(event(match, "trade_ships_race", 3)) == "1 gain"
    assert asked(play(match, "1 gain b7")) == "0 main"


@pytest.mark.card("gold.traveling_merchant", "gold.gold_cache", shows="effect")
def test_the_traveling_merchant_takes_gold_of_field_and_cache() -> None:
    match = event(gold("roll | 0 cache=1 stock=a6:1 | 1 stock=a6:0"), "traveling_merchant", 3)
    play(match, "0 gain b7", "0 give cache", "0 gain b7")
    assert (stock(match, 0)["b7"], stock(match, 0)["a6"], stock(match, 0)["cache"]) == (3, 0, 0)


@pytest.mark.card("gold.traveling_merchant", "gold.gold_cache", shows="limit")
def test_the_traveling_merchant_sells_two_at_most_and_no_gold() -> None:
    match = event(gold("roll | 0 cache=1 stock=a6:3"), "traveling_merchant", 3)
    for place in ("a6", "cache"):
        assert refused(match, f"gain {place}") == "rivals.traveling-merchant.gold"
    play(match, "gain b7", "give a6", "gain b7", "give a6")
    assert asked(match) == "0 main"


@pytest.mark.card(
    "gold.gift_for_the_prince", "gold.trade_ships_race", "gold.traveling_merchant", shows="limit"
)
def test_the_events_of_the_gold_set_are_mixed_with_those_of_the_base_set() -> None:
    match = gold("roll")
    unseen = table(match)["events"]["unseen"]
    assert (unseen["gift_for_the_prince"], unseen["trade_ships_race"]) == (1, 2)
    assert unseen["traveling_merchant"] == 3
    roll(match, 3, "event")
    play(match, "event gift_for_the_prince")
    for viewer in (0, 1, hexhold.SPECTATOR):
        assert told(match, viewer, "event-came")[0]["card"] == "gift_for_the_prince"


@pytest.mark.card("gold.gift_for_the_prince", shows="limit")
def test_a_gift_that_came_is_not_drawn_again_before_yule() -> None:
    match = roll(gold("roll events=7 past=gift_for_the_prince"), 3, "event")
    assert "gift_for_the_prince" not in choices(match, "event")
    assert "riots" not in choices(match, "event")  # nor are events of other sets
