"""Decisions 19 to 27: the event cards."""

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
    hand,
    play,
    refused,
    resources,
    roll,
    side,
    stack,
    stock,
    told,
)

STRONG = "cards=5a:candamir"


# -- 19 to 21: feuds --


def test_decision_19_a_town_hall_and_what_it_covers_are_one_building() -> None:
    houses = "columns=5*,6 cards=5a:progress.town_hall,5b:storehouse,6a:toll_bridge"
    match = event(at(f"roll | 0 {STRONG} | 1 {houses}", "progress"), "feud", 3)
    assert asked(match) == "1 lose"  # three, not four
    assert choices(match, "slot") == {"5a1", "5b1", "6a1"}
    play(match, "1 slot 5a1", "1 under 4")
    assert cards(match, 1)["5a"] == ["parish_hall"]
    assert stack(match, 4, 0)[-1] == "progress.town_hall"


def test_decision_19_units_and_the_cache_are_no_buildings() -> None:
    houses = "columns=5*,6 cards=5a:inga,5a:abbey,5b:ore_ship,6a:storehouse cache=1"
    match = event(at(f"roll | 0 {STRONG} | 1 {houses}", "gold"), "feud", 3)
    assert choices(match, "slot") == {"5a2", "6a1"}


def test_decision_19_exactly_three_of_more_are_named_by_the_attacker() -> None:
    houses = "columns=5*,6 cards=5a:abbey,5a:marketplace,5b:parish_hall,6a:storehouse,6b:grain_mill"
    match = event(at(f"roll | 0 {STRONG} | 1 {houses}"), "feud", 3)
    assert choices(match, "slot") == {"5a1", "5a2", "5b1", "6a1", "6b1"}
    assert refused(play(match, "0 slot 6a1"), "pass") == "rivals.turn.not-asked"
    play(match, "0 slot 5a2")  # in any order
    assert asked(match) == "0 name"
    assert choices(match, "slot") == {"5a1", "5b1", "6b1"}
    assert refused(match, "slot 6a1") == "rivals.feud.building"  # each once
    play(match, "0 slot 5a1")
    assert asked(match) == "1 lose"
    assert choices(match, "slot") == {"5a1", "5a2", "6a1"}
    assert refused(match, "slot 6b1") == "rivals.feud.named"


def test_decision_19_where_none_are_named_only_a_building_is_given_up() -> None:
    houses = "columns=5*,6 cards=5a:inga,5a:abbey,6a:storehouse"
    match = event(at(f"roll | 0 {STRONG} | 1 {houses}"), "feud", 3)
    for slot in ("5a1", "6b1"):  # a hero, and nothing
        assert refused(match, f"slot {slot}") == "rivals.feud.building"
    assert refused(match, "slot 5a2") is None


def stripped(words: str, victim: int = 1, **options: str) -> AnyMatch:
    """The victim has lost two of three cards to Fraternal Feuds."""
    seats = (f"0 {STRONG}", "1 hand=scout,inga,abbey")
    if victim == 0:
        seats = ("0 hand=scout,inga,abbey", f"1 {STRONG}")
    match = event(at(f"roll {words} | {seats[0]} | {seats[1]}", **options), "fraternal_feuds", 3)
    return play(match, "card scout", "under 1", "card inga", "under 2")


def test_decision_20_the_victim_draws_again_at_the_end_of_his_own_turn() -> None:
    match = finish_turn(stripped("active=0"))
    assert side(match, 1)["hand"]["basic"] == 1
    assert side(finish_turn(roll(match, 3, "trade")), 1)["hand"]["basic"] == 3


def test_decision_20_in_his_own_turn_he_draws_at_its_end() -> None:
    match = finish_turn(stripped("active=0", victim=0))
    assert side(match, 0)["hand"]["basic"] == 3


def test_decision_20_only_the_option_skips_a_refill() -> None:
    match = finish_turn(stripped("active=0", feuds_refill="skip_one"))
    finish_turn(roll(match, 3, "trade"))
    assert side(match, 1)["hand"]["basic"] == 1
    finish_turn(roll(match, 3, "trade"))
    assert side(finish_turn(roll(match, 3, "trade")), 1)["hand"]["basic"] == 3


def test_decision_21_sebastian_is_asked_before_the_hand_is_seen() -> None:
    position = f"roll | 0 {STRONG} | 1 hand=turmoil.sebastian,abbey"
    match = event(at(position, "turmoil"), "fraternal_feuds", 3)
    assert asked(match) == "1 react"
    assert told(match, 0, "card-seen") == []
    assert match.view(0)["seats"][1]["sure"] == {}
    play(match, "1 play turmoil.sebastian")
    assert (asked(match), hand(match, 1)) == ("0 main", ["abbey"])
    assert match.view(0)["seats"][1]["sure"] == {}


def test_decision_21_sebastian_is_asked_before_buildings_are_named_in_anybodys_turn() -> None:
    houses = "cards=5a:abbey,5b:storehouse,6a:toll_bridge,6b:grain_mill"
    position = f"roll active=1 | 0 {STRONG} | 1 {houses} hand=turmoil.sebastian"
    match = event(at(position, "turmoil"), "feud", 3)
    assert asked(match) == "1 react"
    play(match, "1 play turmoil.sebastian")
    assert (asked(match), len(cards(match, 1))) == ("1 main", 4)


def test_decision_21_sebastian_is_asked_before_gold_is_paid_in_riots() -> None:
    position = "roll | 0 cards=5a:harald hand=turmoil.sebastian stock=a6:2"
    match = event(at(position, "turmoil"), "riots", 3)
    assert stock(match, 0)["a6"] == 2
    assert stock(play(match, "play turmoil.sebastian"), 0)["a6"] == 2


# -- 22 to 24: Invention, Year of Plenty, units --


def test_decision_22_an_invention_counts_buildings_with_a_book_at_most_two() -> None:
    books = "columns=5*,6 cards=5a:abbey,5a:progress.university,5b:progress.library"
    match = event(at(f"roll | 0 {books}", "progress"), "invention", 3)
    play(match, "0 gain a5", "0 gain b7")
    assert asked(match) == "0 main"  # the Library has no book
    match = event(at("roll | 0 columns=5*,6 cards=5a:progress.library", "progress"), "invention", 3)
    assert asked(match) == "0 main"


def test_decision_23_each_storehouse_and_abbey_helps_left_and_right_on_its_own_side() -> None:
    match = event(at("roll | 0 cards=5a:storehouse,6a:abbey"), "year_of_plenty", 5)
    assert stock(match, 0) == {"a5": 2, "a6": 2, "a7": 2, "b5": 1, "b6": 1, "b7": 2}


def test_decision_23_a_full_gold_field_gains_nothing_and_fills_no_cache() -> None:
    seat = "cards=5a:storehouse,6a:abbey,5b:harald"
    match = event(at(f"roll | 0 {seat} cache=0 stock=a6:3", "gold"), "year_of_plenty", 3)
    assert (stock(match, 0)["cache"], asked(match)) == (0, "0 main")


def test_decision_23_gold_of_a_field_with_room_may_go_to_the_cache() -> None:
    seat = "cards=5a:storehouse,6a:abbey,5b:harald"
    match = event(at(f"roll | 0 {seat} cache=0 stock=a6:2", "gold"), "year_of_plenty", 3)
    assert choices(match, "gain") == {"a6", "cache"}
    filled = play(match.copy(), "gain a6")  # the field is full: the second gold is lost
    assert (stock(filled, 0)["a6"], stock(filled, 0)["cache"], asked(filled)) == (3, 0, "0 main")
    play(match, "gain cache", "gain a6")
    assert (stock(match, 0)["a6"], stock(match, 0)["cache"], asked(match)) == (3, 1, "0 main")


def gift(seat: str) -> AnyMatch:
    return play(roll(at(f"roll | 0 {seat}", "duel"), 3, "event"), "moon gift_for_the_prince")


def test_decision_24_axes_on_buildings_bring_no_gift_and_no_riots() -> None:
    assert stock(gift("cards=5a:turmoil.lookout_tower"), 0)["a6"] == 0
    assert stock(gift("cards=5a:turmoil.heinrich"), 0)["a6"] == 1
    buildings = "cards=5a:turmoil.lookout_tower,5b:turmoil.drill_ground,6a:turmoil.irmgard"
    assert asked(event(at(f"roll | 0 {buildings}", "turmoil"), "riots", 3)) == "0 main"


def test_decision_24_riots_reach_axes_cannoneers_and_trade_ships_but_no_pirates() -> None:
    match = event(at("roll | 0 cards=5a:gold.pirate_ship", "duel"), "riots", 3)
    assert asked(match) == "0 main"
    units = "5a:gold.pirate_ship,5b:lumber_ship,6a:progress.chief_cannoneer,6b:inga"
    tower = f"columns=5*,6 cards={units},5a:turmoil.lookout_tower"
    match = event(at(f"roll | 0 {tower}", "duel"), "riots", 3)
    assert choices(match, "slot") == {"5b1", "6a1", "6b1"}
    units = "cards=5a:turmoil.irmgard,5b:lumber_ship"
    match = event(at(f"roll | 0 {units}", "turmoil"), "riots", 3)
    assert choices(match, "slot") == {"5b1"}


# -- 25: Riots --


def riots(seat: str, number: int = 3, words: str = "") -> AnyMatch:
    return event(at(f"roll {words} | 0 {seat}", "turmoil"), "riots", number)


def test_decision_25_the_fee_is_paid_whole_or_not_at_all() -> None:
    three = "cards=5a:harald,5b:inga,6a:ore_ship"
    match = riots(f"{three} stock=a6:1")
    assert refused(match, "pay") == "rivals.riots.fee"
    play(match, "slot 5a1", "under 1")
    assert stock(match, 0)["a6"] == 1
    match = play(riots(f"{three} stock=a6:2"), "pay")
    assert stock(match, 0)["a6"] == 0
    match = play(riots("cards=5a:harald,5b:inga stock=a6:2"), "pay")
    assert stock(match, 0)["a6"] == 1  # two units: one gold


def test_decision_25_paying_is_optional() -> None:
    match = riots("cards=5a:harald,5b:inga stock=a6:3")
    play(match, "slot 5b1", "under 2")
    assert (stock(match, 0)["a6"], cards(match, 0)) == (3, {"5a": ["harald"]})


def test_decision_25_a_chapel_reads_brigittas_number_too() -> None:
    chapel = "columns=5*,6 cards=5a:turmoil.chapel_low,6a:harald hand=brigitta"
    match = play(at(f"roll | 0 {chapel}", "turmoil"), "play brigitta", "number 2", "roll")
    play(match, "dice 2 event", "event riots")
    assert asked(match) == "0 main"


def test_decision_25_the_active_seat_decides_first() -> None:
    match = at("roll active=1 | 0 cards=5a:harald | 1 cards=5a:inga,5b:ore_ship", "turmoil")
    event(match, "riots", 3)
    assert asked(match) == "1 riot"
    play(match, "slot 5a1", "under 1")
    assert asked(match) == "0 riot"


# -- 26 and 27: Plague, Traveling Merchant --


def test_decision_26_a_bath_house_protects_all_four_regions_even_beside_another_city() -> None:
    match = at("roll | 0 columns=5*,6* cards=5b:progress.bath_house stock=*:2", "progress")
    event(match, "plague", 1)
    assert stock(match, 0) == {"a5": 2, "a6": 3, "a7": 1, "b5": 2, "b6": 2, "b7": 1}


def test_decision_26_each_pharmacy_pays_after_the_losses() -> None:
    shops = "columns=5*,6 cards=5a:progress.pharmacy,5b:progress.pharmacy stock=*:3"
    match = event(at(f"roll | 0 {shops}", "progress"), "plague", 5)
    assert stock(match, 0)["a5"] == 2
    play(match, "gain a5", "gain b5")
    assert (stock(match, 0)["a5"], stock(match, 0)["b5"]) == (3, 3)
    assert asked(match) == "0 main"


@pytest.mark.parametrize("place", ["a6", "cache"])
def test_decision_27_gold_is_not_bought_with_gold(place: str) -> None:
    match = event(
        at("roll | 0 cache=1 cards=5a:harald stock=a6:1", "gold"), "traveling_merchant", 3
    )
    assert refused(match, f"gain {place}") == "rivals.traveling-merchant.gold"


def test_decision_27_gold_of_the_cache_and_fresh_gold_pay_the_merchant() -> None:
    match = event(at("roll | 0 cache=1 cards=5a:harald", "gold"), "traveling_merchant", 3)
    play(match, "0 gain b7")
    assert (stock(match, 0)["cache"], stock(match, 0)["b7"]) == (0, 2)
    match = event(at("roll"), "traveling_merchant", 1)
    assert allowed(match, "gain b7")
    assert resources(match, 0)["gold"] == 1
