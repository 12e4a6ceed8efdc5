"""The buildings of the base set."""

import pytest
from tests.rivals.helpers import (
    AnyMatch,
    allowed,
    asked,
    at,
    cards,
    choices,
    event,
    finish_turn,
    play,
    points,
    refused,
    resources,
    roll,
    side,
    stock,
    table,
)

COSTS = {
    "abbey": "brick,ore,grain", "marketplace": "wool,grain", "parish_hall": "brick,grain",
    "storehouse": "lumber,wool", "toll_bridge": "lumber,brick", "brick_factory": "brick,ore",
    "grain_mill": "lumber,grain", "iron_foundry": "brick,ore", "lumber_camp": "lumber,ore",
    "weavers_shop": "lumber,wool",
}  # fmt: skip
PLACES = {"lumber": "a5", "gold": "a6", "grain": "a7", "brick": "b5", "wool": "b6", "ore": "b7"}


@pytest.mark.card(
    "basic.abbey", "basic.marketplace", "basic.parish_hall", "basic.storehouse",
    "basic.toll_bridge", "basic.brick_factory", "basic.grain_mill", "basic.iron_foundry",
    "basic.lumber_camp", "basic.weavers_shop", shows="limit",
)  # fmt: skip
@pytest.mark.parametrize("card", COSTS)
def test_a_building_costs_what_is_printed_and_needs_a_free_site(card: str) -> None:
    price = COSTS[card].split(",")
    match = at(f"| 0 hand={card}")
    play(match, f"build {card}", "site 6b")
    assert cards(match, 0) == {"6b": [card]}
    assert set(resources(match, 0)) == set(PLACES) - set(price) - {"gold"}
    for resource in price:
        match = at(f"| 0 hand={card} stock=*:3,{PLACES[resource]}:0")
        assert refused(match, f"build {card}") == "rivals.build.cost"
    match = at(f"| 0 hand={card} stock=*:3 cards=5a:inga,5b:harald,6a:austin,6b:osmund")
    assert refused(match, f"build {card}") == "rivals.build.site"
    assert refused(at("| 0 stock=*:3"), f"build {card}") == "rivals.build.not-held"


@pytest.mark.card("basic.abbey", "basic.marketplace", "basic.parish_hall", shows="limit")
@pytest.mark.parametrize("card", ["abbey", "marketplace", "parish_hall"])
def test_a_building_marked_once_stands_only_once(card: str) -> None:
    match = at(f"| 0 hand={card} cards=5a:{card} stock=*:3")
    assert refused(match, f"build {card}") == "rivals.build.unique"
    match = at(f"| 0 hand={card} stock=*:3 | 1 cards=5a:{card}")
    assert allowed(match, f"build {card}")


@pytest.mark.card("basic.storehouse", shows="limit")
def test_a_second_storehouse_may_be_built() -> None:
    assert allowed(at("| 0 hand=storehouse cards=5a:storehouse"), "build storehouse")


# -- Abbey --


@pytest.mark.card("basic.abbey", shows="effect")
def test_an_abbey_widens_the_hand_by_one_card_at_once() -> None:
    match = at("| 0 hand=abbey,scout,inga")
    assert side(match, 0)["hand_limit"] == 3
    play(match, "build abbey", "site 5a")
    assert (side(match, 0)["progress"], side(match, 0)["hand_limit"]) == (1, 4)
    play(match, "end", "draw 1", "deal harald", "draw 1", "deal austin")
    assert asked(match) == "0 exchange"


# -- Marketplace --


def market(stock_words: str = "", **options: str) -> AnyMatch:
    """Red has a Marketplace and hills 3, blue forest 3, fields 3 and a gold field 3."""
    blue = "columns=5,6,7 regions=a8:fields3,b8:gold3"
    return at(f"roll | 0 cards=5a:marketplace {stock_words} | 1 {blue}", **options)


@pytest.mark.card("basic.marketplace", shows="effect")
def test_the_marketplace_gives_one_resource_of_the_opponents_matching_regions() -> None:
    match = roll(market(), 3, "trade")
    assert choices(match, "gain") == {"a5", "a6", "a7"}
    play(match, "gain a5")
    assert stock(match, 0)["a5"] == 2
    assert side(match, 0)["commerce"] == 1


@pytest.mark.card("basic.marketplace", shows="limit")
def test_the_marketplace_gives_nothing_when_the_opponent_has_no_more_regions() -> None:
    assert asked(roll(market(), 2, "trade")) == "0 main"  # forest 2 against hills 2
    match = at("roll | 0 cards=5a:marketplace columns=5,6,7 regions=a8:fields3,b8:gold3")
    assert asked(roll(match, 3, "trade")) == "0 main"


@pytest.mark.card("basic.marketplace", shows="limit")
def test_the_marketplace_gives_no_resource_of_other_regions() -> None:
    match = roll(market("stock=b7:0"), 3, "trade")
    assert refused(match, "gain b7") == "rivals.marketplace.type"
    match = roll(market("stock=a5:3,a6:3,a7:3"), 3, "trade")
    assert asked(match) == "0 main"  # nothing of it can be stored


# -- Parish Hall --


@pytest.mark.card("basic.parish_hall", shows="effect")
def test_with_a_parish_hall_looking_through_a_stack_costs_one() -> None:
    match = at("stack2=scout,abbey | 0 hand=inga,harald,osmund cards=5a:parish_hall")
    play(match, "end", "card inga", "under 1", "look 2", "give a5", "pick 1")
    assert resources(match, 0) == {"wool": 1, "brick": 1, "ore": 1, "grain": 1}


@pytest.mark.card("basic.parish_hall", shows="limit")
def test_with_nothing_at_all_not_even_the_parish_hall_helps() -> None:
    match = at("| 0 hand=inga,harald,osmund cards=5a:parish_hall stock=*:0")
    play(match, "end", "card inga", "under 1")
    assert refused(match, "look 2") == "rivals.exchange.pay"


# -- Storehouse --


@pytest.mark.card("basic.storehouse", shows="effect")
def test_the_storehouse_hides_its_two_regions_from_the_brigands() -> None:
    kept = "stock=a5:2,a6:2,a7:2,b5:1,b6:2,b7:1"
    match = roll(at(f"roll | 0 cards=5a:storehouse {kept} | 1 {kept}"), 6, "brigand")
    assert (stock(match, 0)["a6"], stock(match, 0)["b6"]) == (2, 2)  # six in the open
    assert (stock(match, 1)["a6"], stock(match, 1)["b6"]) == (0, 0)


@pytest.mark.card("basic.storehouse", shows="limit")
def test_what_the_storehouse_does_not_touch_is_lost() -> None:
    kept = "stock=a5:2,a6:0,a7:3,b5:2,b6:2,b7:1"
    match = roll(at(f"roll | 0 cards=5a:storehouse {kept}"), 3, "brigand")  # eight in the open
    assert (stock(match, 0)["a5"], stock(match, 0)["b6"]) == (2, 0)


# -- Toll Bridge --


@pytest.mark.card("basic.toll_bridge", shows="effect")
def test_the_toll_bridge_gives_two_gold_on_a_plentiful_harvest() -> None:
    match = roll(at("roll | 0 cards=5a:toll_bridge"), 2, "harvest")
    assert stock(match, 0)["a6"] == 2
    play(match, "0 gain b7", "1 gain b7")
    assert (stock(match, 0)["b7"], stock(match, 1)["a6"]) == (2, 0)
    assert side(match, 0)["commerce"] == 1


@pytest.mark.card("basic.toll_bridge", shows="limit")
def test_gold_of_the_toll_bridge_that_does_not_fit_is_lost() -> None:
    match = roll(at("roll | 0 cards=5a:toll_bridge stock=a6:2"), 2, "harvest")
    assert stock(match, 0)["a6"] == 3
    match = roll(at("roll | 0 cards=5a:toll_bridge"), 2, "celebration")
    assert stock(match, 0)["a6"] == 0


# -- boosters --

# Card, its bay beside the start region, that place, and red's number there.
BOOSTERS = [
    ("brick_factory", "5b", "b5", 3),
    ("grain_mill", "6a", "a7", 6),
    ("iron_foundry", "6b", "b7", 5),
    ("lumber_camp", "5a", "a5", 2),
    ("weavers_shop", "6b", "b6", 4),
]
FAR = {"5a": "6b", "5b": "6a", "6a": "5b", "6b": "5a"}
START = {"b5": "hills3", "a7": "fields6", "b7": "mountains5", "a5": "forest2", "b6": "pasture4"}
ONCE_MORE = {"b5": "hills1", "a7": "fields1", "b7": "mountains4", "a5": "forest6", "b6": "pasture5"}


@pytest.mark.card(
    "basic.brick_factory", "basic.grain_mill", "basic.iron_foundry", "basic.lumber_camp",
    "basic.weavers_shop", shows="effect",
)  # fmt: skip
@pytest.mark.parametrize(("card", "bay", "place", "number"), BOOSTERS)
def test_a_booster_doubles_the_region_beside_it_on_anybodys_roll(
    card: str, bay: str, place: str, number: int
) -> None:
    match = roll(at(f"roll | 0 cards={bay}:{card} stock={place}:0"), number, "trade")
    assert stock(match, 0)[place] == 2
    match = roll(at(f"roll active=1 | 0 cards={bay}:{card} stock={place}:0"), number, "trade")
    assert stock(match, 0)[place] == 2


@pytest.mark.card(
    "basic.brick_factory", "basic.grain_mill", "basic.iron_foundry", "basic.lumber_camp",
    "basic.weavers_shop", shows="effect",
)  # fmt: skip
@pytest.mark.parametrize(("card", "bay", "place", "number"), BOOSTERS)
def test_a_booster_serves_both_its_neighbours_if_they_are_of_its_kind(
    card: str, bay: str, place: str, number: int
) -> None:
    moved = "" if place == "a7" else f",{place}:fields6"
    land = f"columns=5,6,7 regions=a7:{START[place]}{moved},a8:{ONCE_MORE[place]},b8:gold2"
    match = at(f"roll | 0 {land} cards=7a:{card} stock=a7:0")
    for at_number, at_place in ((number, "a7"), (int(ONCE_MORE[place][-1]), "a8")):
        assert stock(roll(match, at_number, "trade"), 0)[at_place] == 2
        finish_turn(match)


@pytest.mark.card(
    "basic.brick_factory", "basic.grain_mill", "basic.iron_foundry", "basic.lumber_camp",
    "basic.weavers_shop", shows="limit",
)  # fmt: skip
@pytest.mark.parametrize(("card", "bay", "place", "number"), BOOSTERS)
def test_a_booster_does_nothing_elsewhere_nor_for_other_regions_nor_for_what_does_not_fit(
    card: str, bay: str, place: str, number: int
) -> None:
    match = roll(at(f"roll | 0 cards={FAR[bay]}:{card} stock={place}:0"), number, "trade")
    assert stock(match, 0)[place] == 1
    match = roll(at(f"roll | 0 cards={bay}:{card} stock={place}:2"), number, "trade")
    assert stock(match, 0)[place] == 3
    match = at(f"roll | 0 cards={bay}:{card} stock=*:0")
    for other in {1, 2, 3, 4, 5, 6} - {number}:
        finish_turn(roll(match, other, "trade"))
    assert set(stock(match, 0).values()) == {0, 1}


@pytest.mark.card(
    "basic.brick_factory", "basic.grain_mill", "basic.iron_foundry", "basic.lumber_camp",
    "basic.weavers_shop", shows="limit",
)  # fmt: skip
@pytest.mark.parametrize(("card", "bay", "place", "number"), BOOSTERS)
def test_a_booster_serves_production_only(card: str, bay: str, place: str, number: int) -> None:
    quiet = 1 if number != 1 else 2
    match = roll(at(f"roll | 0 cards={bay}:{card} stock={place}:0"), quiet, "harvest")
    play(match, f"0 gain {place}", "1 gain b7")
    assert stock(match, 0)[place] == 1


# -- in the Year of Plenty, and in the points --


@pytest.mark.card("basic.abbey", "basic.storehouse", shows="effect")
@pytest.mark.parametrize("card", ["abbey", "storehouse"])
def test_abbey_and_storehouse_help_their_regions_in_a_year_of_plenty(card: str) -> None:
    match = event(at(f"roll | 0 cards=6a:{card}"), "year_of_plenty", 3)
    assert (stock(match, 0)["a6"], stock(match, 0)["a7"], stock(match, 0)["a5"]) == (1, 2, 1)


@pytest.mark.card("basic.marketplace", "basic.toll_bridge", shows="effect")
def test_scales_of_buildings_count_for_the_trade_advantage() -> None:
    match = at("| 0 cards=5a:marketplace,5b:toll_bridge hand=ore_ship")
    play(match, "build ore_ship", "site 6a")
    assert table(match)["tokens"]["trade"] == 0
    assert points(match, 0) == 3
