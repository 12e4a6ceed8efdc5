"""What is built in the Era of Gold: the Gold Cache, units and buildings."""

import pytest
from tests.rivals.cards.paying import left_after, one_short
from tests.rivals.helpers import (
    AnyMatch,
    asked,
    at,
    cards,
    choices,
    discard,
    event,
    finish_turn,
    play,
    points,
    refused,
    resources,
    roll,
    side,
    stack,
    stock,
    table,
)

CITY = "columns=5*,6"
GUILD = f"{CITY} cards=5a:gold.merchant_guild"
FLEET = "5a:ore_ship,5a:wool_ship,6a:gold_ship"
GREEN = ["gold.toll_bridge", "gold.storehouse", "gold.large_trade_ship", "gold.pirate_ship"]
RED = [
    "gold.harbor", "gold.moneylender", "gold.mint", "gold.salt_silo", "gold.staple_house",
    "gold.trading_base",
]  # fmt: skip


def gold(position: str) -> AnyMatch:
    return at(position, "gold")


# -- all of them --


@pytest.mark.card(
    "gold.toll_bridge", "gold.storehouse", "gold.large_trade_ship", "gold.pirate_ship",
    "gold.harbor", "gold.moneylender", "gold.mint", "gold.salt_silo", "gold.staple_house",
    "gold.trading_base", shows="limit",
)  # fmt: skip
@pytest.mark.parametrize("card", [*GREEN, *RED])
def test_an_expansion_costs_what_is_printed(card: str) -> None:
    match = play(gold(f"| 0 hand={card} {GUILD} stock=*:3"), f"build {card}", "site 5b")
    assert stock(match, 0) == left_after(card)
    assert cards(match, 0)["5b"] == [card]
    for poor in one_short(card):
        match = gold(f"| 0 hand={card} {GUILD} {poor}")
        assert refused(match, f"build {card}") == "rivals.build.cost"


@pytest.mark.card(
    "gold.harbor", "gold.moneylender", "gold.mint", "gold.salt_silo", "gold.staple_house",
    "gold.trading_base", shows="limit",
)  # fmt: skip
@pytest.mark.parametrize("card", RED)
def test_a_red_card_stands_at_a_city(card: str) -> None:
    match = play(gold(f"| 0 hand={card} {GUILD} stock=*:3"), f"build {card}")
    assert choices(match, "site") == {"5a", "5b"}
    assert refused(match, "site 6a") == "rivals.build.city-only"
    if card != "gold.staple_house":  # without a city there is no Guild either
        match = gold(f"| 0 hand={card} stock=*:3")
        assert refused(match, f"build {card}") == "rivals.build.city-only"


# -- Gold Cache --


@pytest.mark.card("gold.gold_cache", shows="effect")
def test_the_gold_cache_costs_nothing_and_needs_no_site() -> None:
    full = "cards=5a:harald,5b:storehouse,6a:marketplace,6b:parish_hall stock=*:0"
    match = play(gold(f"| 0 hand=gold.gold_cache {full}"), "build gold.gold_cache")
    assert (asked(match), stock(match, 0)["cache"]) == ("0 main", 0)
    assert "gold.gold_cache" not in str(cards(match, 0))


@pytest.mark.card("gold.gold_cache", shows="effect")
def test_gold_goes_to_the_field_or_to_the_cache() -> None:
    match = roll(gold("roll | 0 cache=1 cards=5a:harald"), 1, "trade")
    assert choices(match, "gain") == {"a6", "cache"}
    play(match, "gain cache")
    assert (stock(match, 0)["a6"], stock(match, 0)["cache"]) == (0, 2)


@pytest.mark.card("gold.gold_cache", shows="limit")
def test_the_gold_cache_needs_a_hero_with_an_axe() -> None:
    for others in ("", "cards=5a:gold_ship,5b:gold.pirate_ship"):
        match = gold(f"| 0 hand=gold.gold_cache {others} | 1 cards=5a:candamir")
        assert refused(match, "build gold.gold_cache") == "rivals.gold-cache.requires"


@pytest.mark.card("gold.gold_cache", shows="limit")
def test_the_gold_cache_holds_three_and_stays_without_the_hero() -> None:
    match = gold("roll | 0 cache=3 cards=5a:harald stock=a6:3")
    roll(match, 1, "trade")
    assert (stock(match, 0)["a6"], stock(match, 0)["cache"]) == (3, 3)
    play(match, "remove 5a1")
    assert stock(match, 0)["cache"] == 3


@pytest.mark.card("gold.gold_cache", "gold.storehouse", shows="effect")
def test_brigands_neither_count_nor_take_what_is_hidden_or_stored() -> None:
    match = gold("roll | 0 cache=3 cards=5a:harald stock=*:1,a5:2,a6:1")
    roll(match, 3, "brigand")  # seven in the open
    assert (stock(match, 0)["a6"], stock(match, 0)["b6"], stock(match, 0)["cache"]) == (1, 1, 3)
    match = gold("roll | 0 cache=3 cards=5a:harald stock=*:1,a5:3,a6:1")
    roll(match, 3, "brigand")  # eight
    assert (stock(match, 0)["a6"], stock(match, 0)["b6"], stock(match, 0)["cache"]) == (0, 0, 3)
    match = gold("roll | 0 cards=5a:gold.storehouse stock=*:2,a5:3,a6:3")
    roll(match, 3, "brigand")  # the six above the Storehouse do not count, but two wool are due
    play(match, "give b6", "give b6")
    assert (stock(match, 0)["a6"], stock(match, 0)["b6"]) == (3, 0)


# -- the same as in the base set --


@pytest.mark.card("gold.storehouse", shows="effect")
def test_the_storehouse_of_the_gold_set_shelters_and_is_blessed_in_a_year_of_plenty() -> None:
    match = gold("roll | 0 cards=5a:gold.storehouse,5b:storehouse")
    event(match, "year_of_plenty", 3)
    assert stock(match, 0) == {"a5": 2, "a6": 1, "a7": 1, "b5": 3, "b6": 2, "b7": 1}


@pytest.mark.card("gold.storehouse", shows="limit")
def test_the_storehouse_of_the_gold_set_shelters_its_own_side_only() -> None:
    match = gold("roll | 0 cards=5a:gold.storehouse stock=*:3,a5:0,a6:0,a7:2")
    roll(match, 3, "brigand")  # a7 and the row below are eleven
    assert stock(match, 0)["b6"] == 0


@pytest.mark.card("gold.toll_bridge", "gold.pirate_ship", shows="effect")
def test_two_bridges_and_a_pirate_bring_five_gold_at_a_harvest() -> None:
    bridges = "cards=5a:gold.toll_bridge,5b:toll_bridge,6a:gold.pirate_ship,6b:harald"
    match = roll(gold(f"roll | 0 {bridges} cache=0"), 3, "harvest")
    play(match, "gain cache", "gain cache", "gain cache", "0 gain b7")
    assert (stock(match, 0)["a6"], stock(match, 0)["cache"], stock(match, 0)["b7"]) == (2, 3, 2)
    assert side(match, 0)["commerce"] == 2


@pytest.mark.card("gold.toll_bridge", "gold.pirate_ship", shows="limit")
def test_gold_of_a_harvest_that_does_not_fit_is_lost() -> None:
    match = gold("roll | 0 cards=5a:gold.toll_bridge,5b:gold.pirate_ship stock=a6:2")
    play(roll(match, 3, "harvest"), "0 gain b7", "1 gain b7")
    assert (stock(match, 0)["a6"], stock(match, 1)["a6"]) == (3, 0)
    assert asked(match) == "0 main"


@pytest.mark.card("gold.large_trade_ship", shows="effect")
def test_two_large_trade_ships_serve_the_regions_beside_each() -> None:
    match = gold("| 0 cards=5a:gold.large_trade_ship,6b:large_trade_ship stock=*:2")
    assert choices(match, "ship") == {"a5", "a6", "b6", "b7"}
    play(match, "ship a6", "gain b7", "ship b6", "gain b5")
    assert resources(match, 0) == {"lumber": 2, "brick": 3, "ore": 3, "grain": 2}
    assert side(match, 0)["trade_ships"] == side(match, 0)["commerce"] == 2


@pytest.mark.card("gold.large_trade_ship", shows="limit")
def test_the_large_trade_ship_of_the_gold_set_reaches_only_its_neighbours() -> None:
    match = gold("| 0 cards=5a:gold.large_trade_ship stock=*:2,a5:1 cache=2")
    for place in ("a5", "b5", "a7"):
        assert refused(match, f"ship {place}") == "rivals.large-trade-ship.one-region"


# -- Pirate Ship --


@pytest.mark.card("gold.pirate_ship", shows="effect")
def test_a_pirate_ship_sinks_a_trade_ship_of_the_victims_choice() -> None:
    match = gold("| 0 hand=gold.pirate_ship | 1 cards=5a:ore_ship,5b:gold.large_trade_ship")
    play(match, "build gold.pirate_ship", "site 5a", "1 slot 5b1")
    assert (cards(match, 1), discard(match)) == ({"5a": ["ore_ship"]}, ["gold.large_trade_ship"])
    assert asked(match) == "0 main"


@pytest.mark.card("gold.pirate_ship", "gold.harbor", "gold.salt_silo", shows="limit")
def test_with_a_sunk_ship_the_harbor_loses_its_point_and_the_fleet_its_advantage() -> None:
    harbor = f"{CITY} cards={FLEET},5b:gold.harbor"
    match = gold(f"| 0 hand=gold.pirate_ship,gold.pirate_ship | 1 {harbor}")
    assert (points(match, 1), side(match, 1)["commerce"]) == (3 + 1 + 1, 4)
    play(match, "build gold.pirate_ship", "site 5a", "1 slot 6a1")
    assert (points(match, 1), side(match, 1)["commerce"]) == (3 + 1, 3)
    assert table(match)["tokens"]["trade"] == 1
    salt = f"{CITY} cards=5a:gold.salt_silo,5b:ore_ship,6a:gold_ship"
    match = gold(f"| 0 hand=gold.pirate_ship | 1 {salt}")
    assert (side(match, 1)["commerce"], table(match)["tokens"]["trade"]) == (4, 1)
    play(match, "build gold.pirate_ship", "site 5a", "1 slot 6a1")
    assert (side(match, 1)["commerce"], table(match)["tokens"]["trade"]) == (2, None)


@pytest.mark.card("gold.pirate_ship", shows="limit")
def test_a_pirate_ship_finds_no_other_prey_than_trade_ships() -> None:
    prey = "cards=5a:gold.pirate_ship,5b:inga,6a:ore_ship,6b:wool_ship"
    match = play(gold(f"| 0 hand=gold.pirate_ship | 1 {prey}"), "build gold.pirate_ship", "site 5a")
    assert refused(match, "1 slot 5a1") == "rivals.pirate-ship.target"
    assert choices(match, "slot") == {"6a1", "6b1"}
    match = gold("| 0 hand=gold.pirate_ship | 1 cards=5a:inga,5b:toll_bridge")
    assert asked(play(match, "build gold.pirate_ship", "site 5a")) == "0 main"
    assert side(match, 0)["trade_ships"] == side(match, 0)["commerce"] == 0


@pytest.mark.card("gold.pirate_ship", shows="effect")
def test_a_sunk_ship_goes_to_the_pile_and_under_no_stack() -> None:
    match = gold("| 0 hand=gold.pirate_ship | 1 cards=5a:ore_ship")
    play(match, "build gold.pirate_ship", "site 5a")  # the only ship goes by itself
    assert discard(match) == ["ore_ship"]
    assert all(stack(match, number, 1)[-1] is None for number in (1, 2, 3))


# -- Harbor --


@pytest.mark.card("gold.harbor", shows="effect")
def test_a_harbor_is_a_point_with_three_trade_ships() -> None:
    harbor = f"{CITY} cards=5a:ore_ship,5a:wool_ship,5b:gold.harbor"
    match = gold(f"| 0 hand=gold_ship {harbor}")
    assert (points(match, 0), side(match, 0)["commerce"]) == (3 + 1, 3)  # with the token
    play(match, "build gold_ship", "site 6a")
    assert (points(match, 0), side(match, 0)["commerce"]) == (3 + 1 + 1, 4)


@pytest.mark.card("gold.harbor", "gold.pirate_ship", shows="limit")
def test_a_harbor_counts_trade_ships_only() -> None:
    harbor = f"{CITY} cards=5a:ore_ship,5a:gold.pirate_ship,5b:gold.harbor,6a:gold.pirate_ship"
    assert points(gold(f"| 0 {harbor}"), 0) == 3
    match = gold(f"| 0 {CITY} hand=gold.harbor stock=*:1")
    assert points(play(match, "build gold.harbor", "site 5a"), 0) == 3
    assert side(match, 0)["commerce"] == 1


# -- Moneylender --

LENDER = f"{CITY} cards={FLEET},5b:gold.moneylender"


@pytest.mark.card("gold.moneylender", shows="effect")
def test_the_moneylender_takes_up_to_two_resources_when_trade_comes_up() -> None:
    match = roll(gold(f"roll | 0 {LENDER} | 1 stock=b7:2"), 3, "trade")
    play(match, "0 name ore", "0 name ore")
    assert (stock(match, 0)["b7"], stock(match, 1)["b7"], asked(match)) == (3, 0, "0 main")
    match = roll(gold(f"roll active=1 | 0 {LENDER}"), 3, "trade")
    assert asked(play(match, "0 name ore", "0 pass")) == "1 main"
    assert points(match, 0) == 3 + 1 + 1


@pytest.mark.card("gold.moneylender", shows="limit")
def test_the_moneylender_takes_nothing_without_the_trade_advantage() -> None:
    match = roll(gold(f"roll | 0 {CITY} cards=5a:gold.moneylender,5b:ore_ship"), 3, "trade")
    assert (asked(match), resources(match, 1)["ore"]) == ("0 main", 1)
    fleet = "cards=5a:ore_ship,5b:wool_ship,6a:gold_ship"
    match = roll(gold(f"roll | 0 {CITY} cards=5a:gold.moneylender | 1 {fleet}"), 3, "trade")
    play(match, "1 name ore")  # one, for the Moneylender is not his
    assert asked(match) == "0 main"


@pytest.mark.card("gold.moneylender", shows="limit")
def test_the_moneylender_asks_for_the_token_where_the_most_scales_take() -> None:
    few = "cards=5a:ore_ship,5a:wool_ship,5b:gold.moneylender"
    match = at(f"roll | 0 {CITY} {few}", "gold", trade_event="most_commerce")
    assert refused(roll(match, 3, "trade"), "0 pass") == "rivals.stock.taken"
    play(match, "0 name ore")  # one, for two scales bring no token
    assert (asked(match), stock(match, 1)["b7"]) == ("0 main", 0)
    match = at(f"roll | 0 {LENDER}", "gold", trade_event="most_commerce")
    play(roll(match, 3, "trade"), "0 name ore", "0 name brick")
    assert (stock(match, 0)["b7"], stock(match, 0)["b5"]) == (2, 3)  # with it, two


# -- Merchant Guild --


@pytest.mark.card("gold.merchant_guild", shows="effect")
def test_a_guild_is_built_from_the_open_stack_by_either_player() -> None:
    match = gold(f"| 0 {CITY} stock=*:3 | 1 {CITY} stock=*:3")
    play(match, "faceup", "site 5b")
    assert (cards(match, 0), stock(match, 0)) == (
        {"5b": ["gold.merchant_guild"]},
        left_after("gold.merchant_guild"),
    )
    assert (points(match, 0), side(match, 0)["commerce"]) == (3 + 1, 2)
    assert table(match)["face_up"] == {"card": "gold.merchant_guild", "left": 1}
    play(roll(finish_turn(match), 3, "trade"), "1 faceup", "1 site 5a")
    assert table(match)["face_up"]["left"] == 0
    assert refused(match, "faceup") == "rivals.build.face-up"


@pytest.mark.card("gold.merchant_guild", shows="limit")
def test_a_guild_needs_a_city_its_price_and_no_guild_before_it() -> None:
    assert refused(gold("| 0 stock=*:3"), "faceup") == "rivals.build.city-only"
    for poor in one_short("gold.merchant_guild"):
        assert refused(gold(f"| 0 {CITY} {poor}"), "faceup") == "rivals.build.cost"
    assert refused(gold(f"| 0 {GUILD} stock=*:3"), "faceup") == "rivals.build.unique"
    match = gold(f"| 0 {CITY} stock=*:3")
    assert refused(match, "build gold.merchant_guild") == "rivals.build.not-held"


# -- Mint --


@pytest.mark.card("gold.mint", "gold.gold_cache", shows="effect")
def test_a_mint_changes_one_gold_of_field_or_cache() -> None:
    match = gold(f"| 0 {CITY} cards=5a:gold.mint,5b:harald cache=1 stock=a6:1")
    play(match, "mint", "give cache")
    assert choices(match, "gain") == {"a5", "a7", "b5", "b6", "b7"}
    play(match, "gain b7")
    assert (stock(match, 0)["cache"], stock(match, 0)["a6"], stock(match, 0)["b7"]) == (0, 1, 2)
    assert points(match, 0) == 3 + 1


@pytest.mark.card("gold.mint", shows="effect")
def test_a_mint_works_in_the_turn_it_is_built_and_again_in_the_next() -> None:
    match = gold(f"| 0 hand=gold.mint {CITY} stock=*:2,a6:3")
    play(match, "build gold.mint", "site 5a", "mint", "gain b7")
    assert refused(match, "mint") == "rivals.mint.once"
    roll(finish_turn(match), 3, "trade")
    assert refused(match, "0 mint") == "rivals.turn.not-asked"  # blue's turn
    roll(finish_turn(match), 3, "trade")
    play(match, "mint", "gain b7")
    assert stock(match, 0)["b7"] == 2


@pytest.mark.card("gold.mint", shows="limit")
def test_a_mint_changes_one_gold_a_turn_into_something_else() -> None:
    match = gold(f"| 0 {CITY} cards=5a:gold.mint stock=*:3,a6:2,b7:2")
    play(match, "mint")  # into ore, where alone is room
    assert (stock(match, 0)["a6"], stock(match, 0)["b7"]) == (1, 3)
    assert refused(match, "mint") == "rivals.mint.once"
    assert refused(gold(f"| 0 {CITY} cards=5a:gold.mint"), "mint") == "rivals.mint.gold"
    match = gold(f"| 0 {CITY} cards=5a:gold.mint stock=*:3")
    assert refused(match, "mint") == "rivals.trade.room"
    assert refused(gold(f"| 0 {CITY} stock=a6:3 | 1 {CITY} cards=5a:gold.mint"), "mint") == (
        "rivals.mint.once"
    )


# -- Salt Silo, Staple House, Trading Base --


@pytest.mark.card("gold.salt_silo", shows="effect")
def test_a_salt_silo_doubles_the_scales_of_trade_ships_of_now_and_later() -> None:
    match = gold(f"| 0 hand=gold_ship {CITY} cards=5a:gold.salt_silo,5b:ore_ship")
    assert (side(match, 0)["commerce"], points(match, 0)) == (2, 3 + 1)
    play(match, "build gold_ship", "site 6a")
    assert (side(match, 0)["commerce"], table(match)["tokens"]["trade"]) == (4, 0)


@pytest.mark.card("gold.salt_silo", shows="limit")
def test_a_salt_silo_adds_no_scales_to_anything_else_and_none_when_it_is_gone() -> None:
    others = "5b:gold.toll_bridge,5b:gold.pirate_ship,6a:marketplace"
    match = gold(f"| 0 {CITY} cards=5a:gold.salt_silo,5a:gold.large_trade_ship,{others}")
    assert (side(match, 0)["commerce"], side(match, 0)["trade_ships"]) == (4, 1)
    play(match, "remove 5a1")
    assert (side(match, 0)["commerce"], points(match, 0)) == (3, 3 + 1)


@pytest.mark.card("gold.staple_house", shows="effect")
def test_a_staple_house_brings_two_resources_when_it_is_paid_for() -> None:
    match = gold(f"| 0 hand=gold.staple_house {GUILD} stock=*:2")
    play(match, "build gold.staple_house", "site 5b", "gain b7", "gain a6")
    assert stock(match, 0) == {"a5": 2, "a6": 3, "a7": 2, "b5": 0, "b6": 1, "b7": 1}
    assert (asked(match), points(match, 0)) == ("0 main", 3 + 2)


@pytest.mark.card("gold.staple_house", shows="limit")
def test_a_staple_house_needs_a_guild_when_it_is_built_and_not_later() -> None:
    match = gold(f"| 0 hand=gold.staple_house {CITY} stock=*:3 | 1 {GUILD}")
    assert refused(match, "build gold.staple_house") == "rivals.staple-house.requires"
    match = gold(f"| 0 {GUILD},5b:gold.staple_house")
    play(match, "remove 5a1")
    assert points(match, 0) == 3 + 1


@pytest.mark.card("gold.staple_house", shows="limit")
def test_a_staple_house_is_not_built_on_credit() -> None:
    match = gold(f"| 0 hand=gold.staple_house {GUILD} stock=*:3,b7:1")
    assert refused(match, "build gold.staple_house") == "rivals.build.cost"


@pytest.mark.card("gold.trading_base", "gold.harbor", shows="effect")
def test_a_trading_base_doubles_the_scales_of_marketplace_and_harbor() -> None:
    base = f"{CITY} cards=5a:gold.trading_base,5a:gold.harbor"
    match = gold(f"| 0 hand=marketplace {base}")
    assert (side(match, 0)["commerce"], points(match, 0)) == (3, 3 + 1 + 1)
    play(match, "build marketplace", "site 6a")
    assert side(match, 0)["commerce"] == 5
    play(match, "remove 5a1")
    assert side(match, 0)["commerce"] == 2


@pytest.mark.card("gold.trading_base", shows="limit")
def test_a_trading_base_helps_no_other_trade_and_not_the_other_player() -> None:
    trade = "5a:gold.trading_base,5b:gold.toll_bridge,5b:ore_ship,6a:gold_ship"
    match = gold(f"| 0 {CITY} cards={trade} | 1 cards=5a:marketplace")
    assert (side(match, 0)["commerce"], side(match, 1)["commerce"]) == (4, 1)
