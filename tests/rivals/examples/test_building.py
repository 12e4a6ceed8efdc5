"""Worked examples of building: the Abbey, a road, a settlement, a city, red cards, requirements."""

import pytest
from tests.rivals.helpers import (
    allowed,
    at,
    cards,
    choices,
    event,
    play,
    points,
    refused,
    resources,
    roll,
    side,
    stock,
    table,
)

RICH = "stock=*:3"


def test_the_abbey_is_paid_with_brick_ore_and_grain() -> None:
    """Book 437–444: after the roll of 6 one grain, one lumber and one wool are left."""
    match = roll(at("roll | 0 hand=abbey"), 6, "trade")
    play(match, "build abbey", "site 5a")
    assert resources(match, 0) == {"grain": 1, "lumber": 1, "wool": 1}
    assert cards(match, 0) == {"5a": ["abbey"]}
    assert side(match, 0)["hand_limit"] == 4


def test_a_road_costs_two_brick_and_one_lumber() -> None:
    """Book 431–435: the example of the road."""
    match = play(at("| 0 stock=b5:2"), "road right")
    assert resources(match, 0) == {"wool": 1, "ore": 1, "grain": 1}
    assert side(match, 0)["roads"] == [6, 7]
    assert table(match)["supply"]["roads"] == 6


def test_two_roads_in_a_row_are_not_built() -> None:
    """Book 408–413: "between two roads there must be a settlement or city"."""
    match = at(f"| 0 roads=7 {RICH}")
    assert refused(match, "road right") == "rivals.road.end"
    assert allowed(match, "road left")


def test_the_third_settlement_brings_a_gold_field_and_mountains() -> None:
    """Book 446–448: paid with brick, grain, wool and lumber; the new regions are empty."""
    match = play(at("| 0 roads=7"), "settle right", "land gold2", "land mountains4", "above gold2")
    assert resources(match, 0) == {"ore": 1}
    assert stock(match, 0)["a8"] == stock(match, 0)["b8"] == 0
    assert {(r["place"], r["type"], r["number"]) for r in side(match, 0)["regions"]} >= {
        ("a8", "gold", 2), ("b8", "mountains", 4),
    }  # fmt: skip
    assert points(match, 0) == 3


def test_a_new_settlement_opens_a_site_above_and_one_below() -> None:
    """Book 421–429: one point, two sites, two regions at the free corners."""
    match = at("| 0 roads=7 hand=storehouse stock=a5:2,b6:2")
    play(match, "settle right", "land gold2", "land mountains4", "above mountains4")
    assert stock(match, 0).keys() >= {"a8", "b8"}
    play(match, "build storehouse")
    assert {"7a", "7b"} <= choices(match, "site")


def test_a_settlement_needs_an_open_road() -> None:
    """Book 415–418: "a road one end of which touches no settlement or city"."""
    match = at(f"| 0 roads=7 {RICH}")
    assert refused(match, "settle left") == "rivals.settlement.road"
    assert allowed(match, "settle right")


def test_a_city_costs_three_ore_and_two_grain_and_is_laid_on_any_settlement() -> None:
    """Book 523–533, 586–588: two points instead of one, two more sites, cards stay."""
    match = at("| 0 cards=6a:harald hand=storehouse stock=b7:3,a7:2")
    assert choices(match, "city") == {"5", "6"}
    play(match, "city 6")
    assert resources(match, 0) == {"lumber": 1, "wool": 1, "brick": 1}
    assert points(match, 0) == 3
    assert cards(match, 0) == {"6a": ["harald"]}
    play(match, "build storehouse")
    assert choices(match, "site") == {"5a", "5b", "6a", "6b"}
    play(match, "site 6a")
    assert cards(match, 0) == {"6a": ["harald", "storehouse"]}


def test_both_sites_above_a_city_touch_the_forest_and_the_gold_field() -> None:
    """Book 535–536, 572–576: cards that meet a region only at a corner are adjacent to it."""
    for order in ("5a:harald,5a:storehouse", "5a:storehouse,5a:harald"):
        match = at(f"roll | 0 columns=5*,6 cards={order}")
        event(match, "year_of_plenty", 3)
        assert (stock(match, 0)["a5"], stock(match, 0)["a6"]) == (2, 1)


def test_a_red_card_stands_at_a_city_only_on_any_of_its_four_sites() -> None:
    """Book 1120–1125, 1166–1172: city expansions."""
    match = at(f"| 0 hand=gold.mint {RICH}", "gold")
    assert refused(match, "build gold.mint") == "rivals.build.city-only"
    match = at(f"| 0 hand=gold.mint columns=5,6* {RICH}", "gold")
    play(match, "build gold.mint")
    assert choices(match, "site") == {"6a", "6b"}
    assert refused(match, "site 5a") == "rivals.build.city-only"
    match = at(f"| 0 hand=gold.mint columns=5,6* cards=6a:harald,6a:austin,6b:inga {RICH}", "gold")
    play(match, "build gold.mint")
    assert cards(match, 0)["6b"] == ["inga", "gold.mint"]


def test_trade_master_and_staple_house_need_a_merchant_guild_first() -> None:
    """Book 1139–1143, 1174–1178: the example of requirements."""
    held = "hand=gold.trade_master,gold.staple_house columns=5*,6"
    match = at(f"| 0 {held} stock=*:3,a5:0", "gold")
    assert refused(match, "play gold.trade_master") == "rivals.trade-master.requires"
    assert refused(match, "build gold.staple_house") == "rivals.staple-house.requires"
    play(match, "faceup", "site 5a")
    assert allowed(match, "play gold.trade_master")
    match = at(f"| 0 {held} cards=5a:gold.merchant_guild {RICH}", "gold")
    assert allowed(match, "build gold.staple_house")


@pytest.mark.parametrize(
    ("mode", "card", "short"),
    [
        ("gold", "gold.staple_house", "stock=*:3,b7:1 cards=5a:gold.merchant_guild"),
        ("turmoil", "turmoil.fairgrounds", "stock=*:3,a5:1 cards=5a:inga"),
    ],
)
def test_nothing_is_built_on_credit(mode: str, card: str, short: str) -> None:
    """Book 2077–2082, 2321–2325: the gain comes after the payment and cannot pay for it."""
    match = at(f"| 0 hand={card} columns=5*,6 {short}", mode)
    assert refused(match, f"build {card}") == "rivals.build.cost"


def test_centre_cards_are_never_attacked() -> None:
    """Book 1438–1439: a Feud and an Arsonist find nothing where only centre cards lie."""
    match = event(at("roll | 0 columns=5*,6* cards=5a:candamir | 1 columns=5*,6*"), "feud", 3)
    assert match.view(0)["asked"]["question"] == "main"
    tavern = "columns=5*,6* cards=5a:turmoil.hedge_tavern hand=turmoil.arsonist"
    match = at(f"| 0 {tavern} | 1 columns=5*,6*", "turmoil")
    assert refused(match, "play turmoil.arsonist") == "rivals.arsonist.no-effect"
