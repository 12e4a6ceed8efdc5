"""Worked examples of trade: three for one, two for one, the Large Trade Ship."""

from tests.rivals.helpers import allowed, asked, at, choices, play, refused, stock

MOUNTAINS = "columns=5,6,7 regions=a8:gold2,b8:mountains4"


def test_three_ore_of_two_mountains_buy_one_wool() -> None:
    """Book 580–581: one mountains region gives one ore, the other two."""
    match = at(f"| 0 {MOUNTAINS}:3 stock=b7:2")
    play(match, "trade ore", "give b7", "give b8", "give b8", "gain b6")
    assert stock(match, 0) == {
        "a5": 1, "a6": 0, "a7": 1, "a8": 0, "b5": 1, "b6": 2, "b7": 1, "b8": 1,
    }  # fmt: skip


def test_the_price_may_come_from_one_region_or_several() -> None:
    """Book 542–545: "from one or several regions of one kind"."""
    match = play(at("| 0 stock=b7:3"), "trade ore")
    assert asked(match) == "0 gain"
    assert choices(match, "gain") == {"a5", "a6", "a7", "b5", "b6"}
    assert refused(match, "gain b7") == "rivals.trade.other"


def test_with_the_ore_ship_two_ore_buy_one_wool() -> None:
    """Book 583–584: "only 2 (and not 3) ore"."""
    match = play(at("| 0 cards=5a:ore_ship stock=b7:2"), "trade ore", "gain b6")
    assert (stock(match, 0)["b7"], stock(match, 0)["b6"]) == (0, 2)
    assert refused(at("| 0 stock=b7:2"), "trade ore") == "rivals.trade.amount"


def test_a_trade_ship_serves_any_regions_of_its_kind_and_more_than_once() -> None:
    """Book 548–551, 1723–1728: not only adjacent regions, several times a turn."""
    pastures = "columns=5,6,7 regions=a8:gold2,b8:pasture5:2 cards=5a:wool_ship stock=b6:2"
    match = play(at(f"| 0 {pastures}"), "trade wool", "give b6", "give b8", "gain a5")
    play(match, "trade wool", "gain a5")
    assert (stock(match, 0)["a5"], stock(match, 0)["b6"], stock(match, 0)["b8"]) == (3, 0, 0)
    assert refused(match, "trade wool") == "rivals.trade.amount"


def test_the_large_trade_ship_trades_first_one_region_then_the_other() -> None:
    """Book 1696–1702: two of the left region, then two of the right: four in all."""
    match = at("| 0 cards=6b:large_trade_ship stock=b6:2,b7:2")
    play(match, "ship b6", "gain a5", "ship b7", "gain a5")
    assert (stock(match, 0)["b6"], stock(match, 0)["b7"], stock(match, 0)["a5"]) == (0, 0, 3)


def test_the_large_trade_ship_does_not_join_two_regions() -> None:
    """Book 1698–1700: "one may not combine resources of different regions"."""
    twins = "columns=5,6,7 regions=a8:gold2,b8:mountains4:1 cards=7b:large_trade_ship"
    match = at(f"| 0 {twins}")
    assert refused(match, "ship b7") == "rivals.large-trade-ship.one-region"
    assert refused(match, "ship b8") == "rivals.large-trade-ship.one-region"
    assert not allowed(match, "trade ore")
