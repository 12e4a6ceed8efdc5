"""Worked examples of the production die: regions, boosters, the Marketplace."""

from tests.rivals.helpers import (
    asked,
    at,
    choices,
    finish_turn,
    gained,
    play,
    refused,
    resources,
    roll,
    stock,
)


def test_a_roll_of_six_gives_red_grain_and_blue_ore() -> None:
    """Book 329–335: the example of production."""
    match = roll(at("roll"), 6, "trade")
    assert stock(match, 0) == {"a5": 1, "a6": 0, "a7": 2, "b5": 1, "b6": 1, "b7": 1}
    assert stock(match, 1) == {"a5": 1, "a6": 0, "a7": 1, "b5": 1, "b6": 1, "b7": 2}


def test_a_pasture_shows_none_one_two_or_three_wool_and_no_more() -> None:
    """Book 74–81, 99: "more than 3 do not fit into a region: the surplus is lost"."""
    match = at("roll | 0 stock=b6:0")
    seen = []
    for _ in range(4):
        seen.append(stock(roll(match, 4, "trade"), 0)["b6"])
        finish_turn(match)
    assert seen == [1, 2, 3, 3]


def test_every_region_with_the_number_gives_its_resource() -> None:
    """Book 274–282: more regions with one number come in the course of the match."""
    match = at("roll | 0 columns=5,6,7 regions=a8:pasture5,b8:hills5")
    before = stock(match, 0)
    assert gained(before, stock(roll(match, 5, "trade"), 0)) == {"b7": 1, "a8": 1, "b8": 1}


def test_the_third_settlement_gives_wool_and_ore_on_four_and_lumber_and_gold_on_two() -> None:
    """Book 446–448: what the new gold field and the new mountains bring."""
    match = at("roll | 0 columns=5,6,7 regions=a8:gold2,b8:mountains4")
    before = resources(match, 0)
    four = resources(roll(match.copy(), 4, "trade"), 0)
    two = resources(roll(match.copy(), 2, "trade"), 0)
    assert gained(before, four) == {"wool": 1, "ore": 1}
    assert gained(before, two) == {"lumber": 1, "gold": 1}


def test_the_marketplace_gives_grain_gold_or_lumber_when_a_three_is_rolled() -> None:
    """Book 1500–1507: the opponent's third settlement brought fields 3 and a gold field 3."""
    match = at("roll | 0 cards=5a:marketplace | 1 columns=5,6,7 regions=a8:fields3,b8:gold3")
    roll(match, 3, "trade")
    assert stock(match, 0)["b5"] == 2  # the usual brick
    assert asked(match) == "0 gain"
    assert choices(match, "gain") == {"a5", "a6", "a7"}
    for place in ("b5", "b6", "b7"):
        assert refused(match, f"gain {place}") == "rivals.marketplace.type"
    play(match, "gain a6")
    assert resources(match, 0)["gold"] == 1
    assert resources(match, 1)["gold"] == 1


def test_the_pasture_beside_the_weavers_shop_gives_two_in_anybodys_turn() -> None:
    """Book 1680–1683: pasture 4 beside the shop; the second wool is lost without room."""
    match = at("roll | 0 cards=5b:weavers_shop stock=b6:0")
    assert stock(roll(match, 4, "trade"), 0)["b6"] == 2
    finish_turn(match)
    assert stock(roll(match, 4, "trade"), 0)["b6"] == 3  # blue's turn; one wool did not fit


def test_without_the_shop_beside_it_a_pasture_gives_one() -> None:
    """Book 1367–1372: "doubles wool in the regions beside this shop"."""
    match = roll(at("roll | 0 cards=5a:weavers_shop stock=b6:0"), 4, "trade")
    assert stock(match, 0)["b6"] == 1
