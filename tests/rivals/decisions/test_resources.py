"""Decisions 6 to 11: gaining, paying, taking, trading, who decides first, the Gold Cache."""

from tests.rivals.helpers import (
    allowed,
    asked,
    at,
    choices,
    play,
    refused,
    resources,
    roll,
    stock,
)

MOUNTAINS = "columns=5,6,7 regions=a8:gold2,b8:mountains4:1"
GUILD = "columns=5*,6 cards=5a:gold.merchant_guild hand=gold.trade_master"
FLEET = "cards=5a:ore_ship,5b:wool_ship,6a:gold_ship"


def test_decision_06_naming_a_full_region_declines_a_gain_and_nothing_else_does() -> None:
    match = roll(at("roll | 0 stock=a5:3"), 1, "harvest")
    assert refused(match, "pass") == "rivals.turn.not-asked"
    assert refused(match, "gain a8") == "rivals.stock.no-region"
    assert refused(match, "gain a5") == "rivals.stock.room"
    before = resources(match, 0)
    play(match, "0 waste")
    assert resources(match, 0) == before
    assert asked(match) == "1 gain"
    assert refused(match, "waste") == "rivals.stock.waste"  # blue has no full region


def test_decision_07_the_taker_names_the_resource_and_the_owner_the_region() -> None:
    match = at(f"| 0 {GUILD} | 1 {MOUNTAINS}", "gold")
    play(match, "play gold.trade_master", "0 name ore")
    assert asked(match) == "1 give"
    assert choices(match, "give") == {"b7", "b8"}
    match = roll(at(f"roll | 0 {FLEET} | 1 {MOUNTAINS}"), 1, "trade")
    assert asked(play(match, "0 name ore")) == "1 give"


def test_decision_07_the_owner_decides_from_which_regions_he_pays() -> None:
    hills = "columns=5,6,7 regions=a8:gold2,b8:hills1:2"
    match = play(at(f"| 0 {hills}"), "road right")
    assert choices(match, "give") == {"b5", "b8"}


def test_decision_08_one_takes_only_what_one_can_store() -> None:
    match = at(f"| 0 {GUILD} stock=*:3,b7:2 | 1 stock=*:2", "gold")
    play(match, "play gold.trade_master")
    assert (stock(match, 0)["b7"], resources(match, 1)["ore"]) == (3, 1)
    assert resources(match, 1)["lumber"] == 2  # nothing else fitted, all else stayed
    assert asked(match) == "0 main"
    voyage = "cards=5a:candamir hand=turmoil.voyage_of_plunder stock=*:3,b7:2"
    match = at(f"| 0 {voyage} | 1 columns=5*,6* stock=*:2", "turmoil")
    play(match, "play turmoil.voyage_of_plunder")
    assert sum(resources(match, 1).values()) == 12 - 1


def test_decision_09_a_trade_brings_another_resource_that_can_be_stored() -> None:
    match = at("| 0 stock=*:3,b7:3")
    assert refused(match, "trade ore") == "rivals.trade.room"
    match = play(at("| 0 stock=b7:3"), "trade ore")
    assert refused(match, "gain b7") == "rivals.trade.other"
    assert refused(match, "waste") == "rivals.stock.waste"
    match = at("roll | 0 stock=b7:3")
    assert refused(match, "trade ore") == "rivals.turn.roll-first"
    assert refused(at("| 1 stock=b7:3"), "1 trade ore") == "rivals.turn.not-asked"


def test_decision_09_the_caravan_may_bring_the_same_resource_back() -> None:
    match = play(at("| 0 hand=merchant_caravan stock=*:0,b7:2"), "play merchant_caravan")
    assert allowed(match, "gain b7")


def test_decision_10_when_both_decide_the_active_seat_is_first() -> None:
    for active in (0, 1):
        match = roll(at(f"roll active={active}"), 3, "harvest")
        assert asked(match) == f"{active} gain"
        play(match, "gain a7")
        assert asked(match) == f"{1 - active} gain"
    match = roll(at("roll active=1"), 3, "celebration")
    assert asked(match) == "1 gain"


def test_decision_11_produced_gold_may_go_to_the_cache() -> None:
    match = roll(at("roll | 0 cache=0 cards=5a:harald", "gold"), 1, "trade")
    assert choices(match, "gain") == {"a6", "cache"}
    play(match, "gain cache")
    assert (stock(match, 0)["cache"], stock(match, 0)["a6"]) == (1, 0)
    match = roll(at("roll | 0 cache=0 cards=5a:harald stock=a6:3", "gold"), 1, "trade")
    assert (asked(match), stock(match, 0)["cache"]) == ("0 main", 1)
    match = roll(at("roll | 0 cache=3 cards=5a:harald", "gold"), 1, "trade")
    assert (asked(match), stock(match, 0)["a6"]) == ("0 main", 1)


def test_decision_11_gold_is_not_moved_between_field_and_cache() -> None:
    match = at("| 0 cache=1 cards=5a:harald stock=a6:3", "gold")
    assert choices(match, "gain") == choices(match, "give") == set()
    play(match, "trade gold", "give a6", "give a6", "give a6")  # the owner picks where from
    assert refused(match, "gain cache") == "rivals.trade.other"


def test_decision_11_the_cache_is_a_region_of_its_own_for_the_brigands_card() -> None:
    match = at("| 0 cache=2 cards=5a:candamir hand=gold.brigands | 1 stock=a6:3", "gold")
    play(match, "play gold.brigands", "region cache")
    assert (stock(match, 0)["cache"], stock(match, 0)["a6"], stock(match, 1)["a6"]) == (3, 0, 2)
