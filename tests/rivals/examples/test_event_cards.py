"""Worked examples of the event cards, and of the two cards played before the roll."""

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
    stack,
    stock,
    table,
    told,
)

STRONG = "cards=5a:candamir"


@pytest.mark.parametrize(("level", "after"), [(0, 2), (1, 3), (2, 3)])
def test_a_region_between_storehouse_and_abbey_gains_two_in_a_year_of_plenty(
    level: int, after: int
) -> None:
    """Book 1732–1735: one for each building, as far as it fits."""
    match = at(f"roll | 0 cards=5b:storehouse,6b:abbey stock=b6:{level}")
    assert stock(event(match, "year_of_plenty", 6), 0)["b6"] == after


def test_two_storehouses_count_twice_as_well() -> None:
    """Book 1732–1735: "two storehouses, or a storehouse and an abbey"."""
    match = event(at("roll | 0 cards=5a:storehouse,6a:storehouse"), "year_of_plenty", 6)
    assert stock(match, 0) == {"a5": 2, "a6": 2, "a7": 3, "b5": 1, "b6": 1, "b7": 1}


def test_the_strong_one_looks_at_the_hand_and_puts_two_cards_under_stacks() -> None:
    """Book 1739–1746: under one stack or two; the victim draws at the end of his own turn."""
    match = event(at(f"roll | 0 {STRONG} | 1 hand=abbey,scout,inga"), "fraternal_feuds", 3)
    assert match.view(0)["seats"][1]["sure"] == {
        "basic.abbey": 1, "basic.scout": 1, "basic.inga": 1,
    }  # fmt: skip
    play(match, "0 card abbey", "0 under 2", "0 card inga", "0 under 2")
    assert hand(match, 1) == ["scout"]
    assert sorted(map(str, stack(match, 2, 0)[-2:])) == ["abbey", "inga"]
    finish_turn(match)
    assert hand(match, 1) == ["scout"]  # still, in the middle of the match
    finish_turn(roll(match, 1, "trade"))
    assert len(hand(match, 1)) == 3


def test_the_victim_sees_only_under_which_stacks_the_cards_go() -> None:
    """Book 1743–1744."""
    match = event(at(f"roll | 0 {STRONG} | 1 hand=abbey,scout,inga"), "fraternal_feuds", 3)
    play(match, "card abbey", "under 2", "card inga", "under 3")
    assert {fact["stack"] for fact in told(match, 1, "card-stripped")} == {2, 3}
    assert all("card" not in fact for fact in told(match, 1, "card-stripped"))
    assert (stack(match, 2, 1)[-1], stack(match, 3, 1)[-1]) == ("maybe", "maybe")


@pytest.mark.parametrize("name", ["feud", "fraternal_feuds"])
def test_feuds_do_nothing_while_nobody_has_the_strength_advantage(name: str) -> None:
    """Book 1737–1738, 1748–1749."""
    match = event(at("roll | 0 cards=5a:austin hand=inga | 1 cards=5a:abbey hand=scout"), name, 3)
    assert asked(match) == "0 main"
    assert (cards(match, 1), hand(match, 1)) == ({"5a": ["abbey"]}, ["scout"])


def test_with_three_buildings_the_victim_chooses_which_one_goes() -> None:
    """Book 1750–1752."""
    houses = "cards=5a:abbey,5b:storehouse,6a:toll_bridge,6b:inga"
    match = event(at(f"roll | 0 {STRONG} | 1 {houses}"), "feud", 3)
    assert asked(match) == "1 lose"
    assert choices(match, "slot") == {"5a1", "5b1", "6a1"}
    play(match, "1 slot 5b1", "1 under 4")
    assert stack(match, 4, 0)[-1] == "storehouse"
    assert "5b" not in cards(match, 1)


def test_with_more_buildings_the_strong_one_names_three_first() -> None:
    """Book 889–893, 1641–1645: "chooses 3 buildings ... must return one of them"."""
    houses = "columns=5*,6 cards=5a:abbey,5a:marketplace,5b:storehouse,6a:toll_bridge"
    match = event(at(f"roll | 0 {STRONG} | 1 {houses}"), "feud", 3)
    play(match, "0 slot 6a1", "0 slot 5b1", "0 slot 5a1")
    assert asked(match) == "1 lose"
    assert choices(match, "slot") == {"5a1", "5b1", "6a1"}
    assert refused(match, "slot 5a2") == "rivals.feud.named"


def test_an_invention_gives_one_for_a_book_wherever_its_owner_likes() -> None:
    """Book 1649–1652, 1754–1755: each decides what he gets, and in which regions."""
    match = at("roll | 0 cards=5a:abbey columns=5,6,7 regions=a8:gold2,b8:hills1")
    event(match, "invention", 6)
    assert {"b5", "b8"} <= choices(match, "gain")
    play(match, "gain b8")
    assert asked(match) == "0 main"
    both = "columns=5*,6 cards=5a:abbey,5a:progress.university"
    match = event(at(f"roll | 0 {both}", "progress"), "invention", 6)
    play(match, "gain a5", "gain a5")
    assert (asked(match), stock(match, 0)["a5"]) == ("0 main", 3)


def test_yule_rebuilds_the_event_stack_and_another_event_is_drawn() -> None:
    """Book 836–839, 1757–1764: three cards, Yule, all the others."""
    past = "invention,feud,year_of_plenty,year_of_plenty,fraternal_feuds"
    match = roll(at(f"roll events=0 past={past}"), 1, "event")
    assert told(match, 0, "yule-came") != []
    assert asked(match) == "chance event"
    assert table(match)["events"]["past"] == {}
    play(match, "event feud")
    assert table(match)["events"]["before_yule"] == 4
    assert table(match)["events"]["past"] == {"feud": 1}


def test_without_trade_ships_nobody_wins_the_race() -> None:
    """Book 1766–1768."""
    assert asked(event(at("roll"), "trade_ships_race", 1)) == "0 main"


def test_more_ships_win_the_race_and_as_many_share_it() -> None:
    """Book 901–907, 1664–1670."""
    match = event(at("roll | 1 cards=5a:ore_ship"), "trade_ships_race", 1)
    play(match, "1 gain a5")
    assert asked(match) == "0 main"
    match = at("roll | 0 cards=5a:wool_ship | 1 cards=5a:ore_ship")
    event(match, "trade_ships_race", 1)
    assert asked(play(match, "0 gain a5", "1 gain a5")) == "0 main"


def test_gold_of_this_turns_roll_may_be_spent_with_the_merchant() -> None:
    """Book 1770–1771: the roll brought the gold."""
    match = event(at("roll"), "traveling_merchant", 1)  # red's gold field has a 1
    play(match, "0 gain b7")
    assert (stock(match, 0)["a6"], stock(match, 0)["b7"]) == (0, 2)
    assert asked(match) == "0 main"


def test_brigitta_sets_the_die_and_the_event_die_is_rolled() -> None:
    """Book 1445–1451: before the roll, not after it."""
    match = play(at("roll | 0 hand=brigitta"), "play brigitta", "number 4", "roll")
    assert choices(match, "dice") == {
        "4 brigand", "4 trade", "4 celebration", "4 harvest", "4 event",
    }  # fmt: skip
    play(match, "dice 4 trade")
    assert stock(match, 0)["b6"] == 2
    match = roll(at("roll | 0 hand=brigitta"), 2, "trade")
    assert refused(match, "play brigitta") == "rivals.brigitta.window"


def test_the_goldsmith_takes_gold_of_several_fields() -> None:
    """Book 1453–1455: "of different gold fields and/or the Gold Cache"."""
    fields = "columns=5,6,7 regions=a8:gold2:1,b8:hills1 cache=1 stock=a6:1"
    match = at(f"| 0 hand=goldsmith {fields} cards=5a:harald", "gold")
    play(match, "play goldsmith", "gain a5", "gain b7")
    assert resources(match, 0) == {"lumber": 2, "wool": 1, "brick": 1, "ore": 2, "grain": 1}


def test_the_caravan_may_bring_back_what_was_paid() -> None:
    """Book 1457–1464: the same resources; two are needed."""
    match = at("| 0 hand=merchant_caravan stock=*:0,b7:2")
    play(match, "play merchant_caravan", "gain b7", "gain b7")
    assert resources(match, 0) == {"ore": 2}
    match = at("| 0 hand=merchant_caravan stock=*:0,b7:1")
    assert refused(match, "play merchant_caravan") == "rivals.merchant-caravan.pay"


def test_plague_takes_one_of_a_region_between_two_cities_and_nothing_of_the_cache() -> None:
    """Book 2560–2562."""
    cities = "columns=5*,6* cards=5a:harald cache=2 stock=*:3"
    match = at(f"roll | 0 {cities}", "duel")
    event(match, "plague", 3)
    assert stock(match, 0) == {
        "a5": 2, "a6": 2, "a7": 2, "b5": 2, "b6": 2, "b7": 2, "cache": 2,
    }  # fmt: skip


def test_two_pharmacies_give_two_resources_even_without_a_loss() -> None:
    """Book 2533–2537: one for each."""
    shops = "columns=5*,6 cards=5a:progress.pharmacy,5a:progress.pharmacy,5b:progress.bath_house"
    match = event(at(f"roll | 0 {shops}", "progress"), "plague", 6)
    play(match, "gain a5", "gain b6")
    assert asked(match) == "0 main"
    assert (stock(match, 0)["a5"], stock(match, 0)["b6"]) == (2, 2)


def test_the_gift_for_the_prince_is_lost_where_there_is_no_room() -> None:
    """Book 2094–2096: one gold a unit with strength, as far as it fits."""
    units = "cards=5a:harald,5b:candamir,6a:inga,6b:abbey stock=a6:1"
    match = event(at(f"roll | 0 {units}", "gold"), "gift_for_the_prince", 6)
    assert stock(match, 0)["a6"] == 3
