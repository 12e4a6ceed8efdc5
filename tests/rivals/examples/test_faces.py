"""Worked examples of the event die: the order of the dice and its five symbols."""

import pytest
from tests.rivals.helpers import (
    allowed,
    asked,
    at,
    choices,
    gained,
    play,
    refused,
    resources,
    roll,
    stock,
)

SEVEN = "stock=a5:1,a6:1,a7:1,b5:1,b6:2,b7:1"
EIGHT = "stock=a5:1,a6:1,a7:1,b5:2,b6:2,b7:1"


def test_a_red_symbol_comes_before_the_production_and_a_black_one_after() -> None:
    """Book 820–828: the order of the two dice."""
    match = roll(at(f"roll | 0 {SEVEN}"), 4, "brigand")
    assert (stock(match, 0)["a6"], stock(match, 0)["b6"]) == (1, 3)  # robbed of nothing, then wool
    match = roll(at("roll | 0 cards=5a:inga stock=b6:2"), 4, "celebration")
    assert stock(match, 0)["b6"] == 3  # the wool has come when the celebration asks
    assert asked(match) == "0 gain"


def test_the_brigands_take_the_gold_and_wool_of_who_has_more_than_seven() -> None:
    """Book 841–843: "more than 7 ... loses all gold and all wool"."""
    match = roll(at(f"roll | 0 {SEVEN} | 1 {EIGHT}"), 3, "brigand")
    assert gained({"gold": 1, "wool": 2}, resources(match, 0)).keys().isdisjoint({"gold", "wool"})
    assert resources(match, 1) == {"lumber": 2, "brick": 2, "ore": 1, "grain": 1}


def test_trade_takes_a_resource_of_choice_if_there_is_room_for_it() -> None:
    """Book 845–848: the holder of the trade advantage, whoever rolls."""
    ships = "cards=5a:ore_ship,5b:wool_ship,6a:gold_ship"
    match = roll(at(f"roll | 0 stock=b5:3 | 1 {ships} stock=b5:3,b7:2"), 1, "trade")
    assert asked(match) == "1 want"
    assert refused(match, "name brick") == "rivals.stock.taken"
    play(match, "name ore")
    assert (stock(match, 0)["b7"], stock(match, 1)["b7"]) == (0, 3)
    match = roll(at("roll | 0 cards=5a:ore_ship,5b:wool_ship"), 1, "trade")
    assert asked(match) == "0 main"  # two scales are no advantage


def test_a_celebration_gives_to_both_on_a_tie_even_at_zero() -> None:
    """Book 850–854: the most skill alone, otherwise each."""
    match = play(roll(at("roll"), 1, "celebration"), "0 gain a5", "1 gain b7")
    assert asked(match) == "0 main"
    match = roll(at("roll | 1 cards=5a:austin"), 1, "celebration")
    play(match, "1 gain a5")
    assert asked(match) == "0 main"


def test_a_plentiful_harvest_gives_each_a_resource_of_choice() -> None:
    """Book 856–857."""
    match = play(roll(at("roll"), 1, "harvest"), "0 gain a6", "1 gain a6")
    assert (resources(match, 0)["gold"], resources(match, 1)["gold"]) == (2, 1)


@pytest.mark.parametrize(("level", "after"), [(0, 2), (1, 3), (2, 3), (3, 3)])
def test_the_toll_bridge_gives_as_much_gold_as_fits(level: int, after: int) -> None:
    """Book 1488–1492: room for one gold or none; what is too much is lost."""
    match = roll(at(f"roll | 0 cards=5a:toll_bridge stock=a6:{level}"), 2, "harvest")
    assert stock(match, 0)["a6"] == after
    play(match, "0 gain b7", "1 gain b7")
    assert stock(match, 0)["b7"] == 2


def test_the_storehouse_keeps_its_two_regions_out_of_the_count() -> None:
    """Book 1685–1687: the regions to its left and right."""
    kept = "cards=5a:storehouse stock=a5:3,a6:3,a7:2,b5:1,b6:2,b7:2"
    match = roll(at(f"roll | 0 {kept}"), 3, "brigand")
    assert (stock(match, 0)["a6"], stock(match, 0)["b6"]) == (3, 2)  # seven lie open


def test_sheltered_gold_may_be_given_for_as_much_in_the_open() -> None:
    """Book 1687–1692: "instead of the same amount of gold or wool in exposed regions"."""
    fields = "columns=5,6,7 regions=a8:gold2:2,b8:hills1:1"
    match = at(f"roll | 0 {fields} cards=5a:storehouse stock=a6:2,a7:2,b6:0,b7:2")
    roll(match, 3, "brigand")  # a8 2, b8 1, a7 2, b5 1, b7 2: eight in the open
    assert asked(match) == "0 ransom"
    assert choices(match, "give") == {"a6", "a8"}
    play(match, "give a6", "give a6")
    assert (stock(match, 0)["a6"], stock(match, 0)["a8"]) == (0, 2)
    assert allowed(match, "end")
