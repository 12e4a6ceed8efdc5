"""The event cards of the base set."""

import pytest
from tests.rivals.helpers import (
    asked,
    at,
    cards,
    choices,
    event,
    finish_turn,
    hand,
    play,
    refused,
    resources,
    roll,
    side,
    stack,
    stock,
    table,
    told,
)

STRONG = "cards=5a:candamir"


@pytest.mark.card("basic.year_of_plenty", shows="effect")
def test_a_year_of_plenty_helps_both_players_beside_storehouses_and_abbeys() -> None:
    match = at("roll | 0 cards=5b:abbey | 1 cards=5a:storehouse,6a:abbey")
    event(match, "year_of_plenty", 6)
    assert stock(match, 0) == {"a5": 1, "a6": 0, "a7": 2, "b5": 2, "b6": 2, "b7": 1}
    assert stock(match, 1) == {"a5": 2, "a6": 2, "a7": 2, "b5": 1, "b6": 1, "b7": 2}


@pytest.mark.card("basic.year_of_plenty", shows="limit")
def test_a_year_of_plenty_helps_no_full_region_and_no_other_building() -> None:
    match = at("roll | 0 cards=5b:abbey,6a:marketplace stock=b5:3,b6:2")
    event(match, "year_of_plenty", 5)
    assert (stock(match, 0)["b5"], stock(match, 0)["b6"], stock(match, 0)["a7"]) == (3, 3, 1)


@pytest.mark.card("basic.fraternal_feuds", shows="effect")
def test_fraternal_feuds_put_two_cards_of_the_weaker_ones_hand_under_stacks() -> None:
    match = event(at(f"roll | 0 {STRONG} | 1 hand=abbey,abbey,scout"), "fraternal_feuds", 3)
    assert choices(match, "card") == {"abbey", "scout"}
    play(match, "0 card abbey", "0 under 1", "0 card scout", "0 under 4")
    assert hand(match, 1) == ["abbey"]
    assert (stack(match, 1, 0)[-1], stack(match, 4, 0)[-1]) == ("abbey", "scout")
    assert asked(match) == "0 main"


@pytest.mark.card("basic.fraternal_feuds", shows="effect")
def test_fraternal_feuds_may_take_two_cards_alike() -> None:
    match = event(at(f"roll | 0 {STRONG} | 1 hand=abbey,abbey,scout"), "fraternal_feuds", 3)
    play(match, "0 card abbey", "0 under 1", "0 card abbey", "0 under 4")
    assert (asked(match), hand(match, 1)) == ("0 main", ["scout"])
    assert (stack(match, 1, 0)[-1], stack(match, 4, 0)[-1]) == ("abbey", "abbey")


@pytest.mark.card("basic.fraternal_feuds", shows="effect")
def test_fraternal_feuds_may_strike_the_player_whose_turn_it_is() -> None:
    match = event(at(f"roll | 0 hand=scout,inga,abbey | 1 {STRONG}"), "fraternal_feuds", 3)
    play(match, "1 card scout", "1 under 1", "1 card inga", "1 under 1")
    assert hand(match, 0) == ["abbey"]
    finish_turn(match)
    assert side(match, 0)["hand"]["basic"] == 3


@pytest.mark.card("basic.fraternal_feuds", shows="limit")
def test_fraternal_feuds_take_no_more_than_there_is_and_nothing_without_the_advantage() -> None:
    match = event(at(f"roll | 0 {STRONG} | 1 hand=scout"), "fraternal_feuds", 3)
    play(match, "0 card scout", "0 under 2")
    assert (asked(match), hand(match, 1)) == ("0 main", [])
    assert asked(event(at(f"roll | 0 {STRONG}"), "fraternal_feuds", 3)) == "0 main"
    match = event(at("roll | 0 cards=5a:harald | 1 hand=scout,inga"), "fraternal_feuds", 3)
    assert (asked(match), hand(match, 1)) == ("0 main", ["inga", "scout"])
    assert told(match, 0, "card-seen") == []


@pytest.mark.card("basic.fraternal_feuds", shows="limit")
def test_the_strong_one_names_only_cards_that_he_saw() -> None:
    match = event(at(f"roll | 0 {STRONG} | 1 hand=abbey,scout"), "fraternal_feuds", 3)
    assert refused(match, "card inga") == "rivals.hand.not-held"
    play(match, "card abbey", "under 1")
    assert refused(match, "card abbey") == "rivals.hand.not-held"


@pytest.mark.card("basic.feud", shows="effect")
def test_a_feud_costs_the_weaker_one_of_three_buildings() -> None:
    houses = "cards=5a:abbey,5b:storehouse,6a:toll_bridge,6b:grain_mill"
    match = event(at(f"roll | 0 {STRONG} | 1 {houses}"), "feud", 3)
    assert asked(match) == "0 name"
    play(match, "0 slot 6b1", "0 slot 5b1", "0 slot 6a1")
    assert choices(match, "slot") == {"5b1", "6a1", "6b1"}
    play(match, "1 slot 6a1", "1 under 3")
    assert cards(match, 1) == {"5a": ["abbey"], "5b": ["storehouse"], "6b": ["grain_mill"]}
    assert stack(match, 3, 1)[-1] == "toll_bridge"


@pytest.mark.card("basic.feud", shows="limit")
def test_a_feud_spares_units_and_what_was_not_named() -> None:
    houses = "columns=5*,6 cards=5a:abbey,5a:inga,5b:storehouse,6a:toll_bridge,6b:grain_mill"
    match = event(at(f"roll | 0 {STRONG} | 1 {houses}"), "feud", 3)
    assert refused(match, "slot 5a2") == "rivals.feud.building"
    play(match, "slot 5b1", "slot 6b1", "slot 6a1")
    assert refused(match, "1 slot 5a1") == "rivals.feud.named"
    assert asked(event(at(f"roll | 0 {STRONG} | 1 cards=5a:inga"), "feud", 3)) == "0 main"
    match = event(at("roll | 1 cards=5a:abbey"), "feud", 3)
    assert (asked(match), cards(match, 1)) == ("0 main", {"5a": ["abbey"]})


@pytest.mark.card("basic.invention", shows="effect")
def test_an_invention_gives_one_resource_for_a_building_with_a_book() -> None:
    match = event(at("roll | 0 cards=5a:abbey | 1 cards=5a:abbey"), "invention", 3)
    play(match, "0 gain b7", "1 gain a6")
    assert (stock(match, 0)["b7"], stock(match, 1)["a6"]) == (2, 1)
    assert asked(match) == "0 main"


@pytest.mark.card("basic.invention", shows="limit")
def test_an_invention_gives_nothing_without_a_book() -> None:
    match = event(at("roll | 0 cards=5a:storehouse,5b:inga"), "invention", 3)
    assert asked(match) == "0 main"


@pytest.mark.card("basic.yule", shows="effect")
def test_yule_shuffles_all_events_again_and_draws_another() -> None:
    past = "feud,invention,trade_ships_race,traveling_merchant"
    match = roll(at(f"roll events=1 past={past}"), 3, "event")
    assert choices(match, "event") == {"fraternal_feuds", "traveling_merchant", "year_of_plenty"}
    finish_turn(play(match, "event fraternal_feuds"))
    roll(match, 3, "event")
    assert len(told(match, 0, "yule-came")) == 1
    assert len(choices(match, "event")) == 6  # all kinds are back
    play(match, "event fraternal_feuds")
    assert table(match)["events"]["past"] == {"fraternal_feuds": 1}


@pytest.mark.card("basic.yule", shows="limit")
def test_yule_never_comes_twice_in_a_row() -> None:
    past = "feud,invention,trade_ships_race,traveling_merchant,fraternal_feuds"
    match = roll(at(f"roll events=0 past={past}"), 3, "event")
    assert "yule" not in choices(match, "event")
    assert table(match)["events"]["before_yule"] == 5


@pytest.mark.card("basic.trade_ships_race", shows="effect")
def test_the_race_is_won_by_the_larger_fleet_or_by_both() -> None:
    match = event(at("roll | 0 cards=5a:ore_ship,5b:wool_ship | 1 cards=5a:gold_ship"),
                  "trade_ships_race", 3)  # fmt: skip
    assert asked(play(match, "0 gain b7")) == "0 main"
    match = event(at("roll | 0 cards=5a:ore_ship | 1 cards=5a:gold_ship"), "trade_ships_race", 3)
    assert asked(play(match, "0 gain b7", "1 gain b7")) == "0 main"


@pytest.mark.card("basic.trade_ships_race", shows="limit")
def test_nobody_wins_the_race_without_trade_ships() -> None:
    match = at("roll | 0 cards=5a:marketplace,5b:toll_bridge,6a:gold.pirate_ship", "gold")
    assert asked(event(match, "trade_ships_race", 3)) == "0 main"


@pytest.mark.card("basic.traveling_merchant", shows="effect")
def test_each_may_buy_two_resources_for_a_gold_each() -> None:
    match = event(at("roll | 0 stock=a6:3 | 1 stock=a6:2"), "traveling_merchant", 3)
    play(match, "0 gain b7", "0 gain a5", "1 gain b7", "1 pass")
    assert resources(match, 0)["gold"] == resources(match, 1)["gold"] == 1
    assert (stock(match, 0)["b7"], stock(match, 0)["a5"], stock(match, 1)["b7"]) == (2, 2, 2)
    assert asked(match) == "0 main"


@pytest.mark.card("basic.traveling_merchant", shows="limit")
def test_nothing_is_bought_without_gold_nor_gold_itself() -> None:
    match = event(at("roll | 0 stock=a6:1,b7:3"), "traveling_merchant", 3)
    assert refused(match, "gain a6") == "rivals.traveling-merchant.gold"
    assert refused(match, "gain b7") == "rivals.stock.room"
    play(match, "gain a5")
    assert asked(match) == "0 main"  # the gold is spent, and blue has none
