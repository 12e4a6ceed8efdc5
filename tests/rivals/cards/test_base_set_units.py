"""The units of the base set: heroes and trade ships."""

import pytest
from tests.rivals.helpers import (
    allowed,
    asked,
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

PLACES = {"lumber": "a5", "gold": "a6", "grain": "a7", "brick": "b5", "wool": "b6", "ore": "b7"}
# Hero, cost, strength, skill.
HEROES = [
    ("austin", {"ore": 1, "grain": 1}, 1, 2),
    ("candamir", {"wool": 2, "ore": 1, "grain": 1}, 4, 1),
    ("harald", {"ore": 1, "grain": 1}, 2, 1),
    ("inga", {"wool": 1, "ore": 1, "grain": 1}, 1, 3),
    ("osmund", {"wool": 1, "ore": 1, "grain": 1}, 2, 2),
    ("siglind", {"wool": 2, "ore": 1, "grain": 1}, 2, 3),
]
SHIPS = ["brick", "grain", "lumber", "ore", "wool", "gold"]


# -- heroes --


@pytest.mark.card(
    "basic.austin", "basic.candamir", "basic.harald", "basic.inga", "basic.osmund",
    "basic.siglind", shows="effect",
)  # fmt: skip
@pytest.mark.parametrize(("hero", "cost", "strength", "skill"), HEROES)
def test_a_hero_brings_strength_and_skill(
    hero: str, cost: dict[str, int], strength: int, skill: int
) -> None:
    match = at(f"| 0 hand={hero} stock=*:2")
    play(match, f"build {hero}", "site 5a")
    assert (side(match, 0)["strength"], side(match, 0)["skill"]) == (strength, skill)
    assert resources(match, 0) == {
        name: 2 - cost.get(name, 0) for name in PLACES if cost.get(name, 0) < 2
    }
    assert table(match)["tokens"]["hero"] == (0 if strength >= 3 else None)
    assert points(match, 0) == 2 + (strength >= 3)


@pytest.mark.card(
    "basic.austin", "basic.candamir", "basic.harald", "basic.inga", "basic.osmund",
    "basic.siglind", shows="limit",
)  # fmt: skip
@pytest.mark.parametrize(("hero", "cost", "strength", "skill"), HEROES)
def test_a_hero_must_be_paid_for_held_and_have_a_site(
    hero: str, cost: dict[str, int], strength: int, skill: int
) -> None:
    for resource, count in cost.items():
        match = at(f"| 0 hand={hero} stock=*:3,{PLACES[resource]}:{count - 1}")
        assert refused(match, f"build {hero}") == "rivals.build.cost"
    full = "cards=5a:abbey,5b:storehouse,6a:marketplace,6b:parish_hall stock=*:3"
    assert refused(at(f"| 0 hand={hero} {full}"), f"build {hero}") == "rivals.build.site"
    match = at(f"| 0 hand={hero} stock=*:3")
    assert refused(match, f"play {hero}") == "rivals.play.not-action"


@pytest.mark.card("basic.inga", "basic.siglind", shows="effect")
def test_the_skilled_hero_wins_the_celebration() -> None:
    match = roll(at("roll | 0 cards=5a:inga | 1 cards=5a:austin"), 3, "celebration")
    play(match, "0 gain b7")
    assert asked(match) == "0 main"
    match = roll(at("roll | 0 cards=5a:inga | 1 cards=5a:siglind"), 3, "celebration")
    assert asked(play(match, "0 gain b7", "1 gain b7")) == "0 main"


@pytest.mark.card("basic.candamir", "basic.harald", shows="limit")
def test_the_stronger_hero_takes_the_token() -> None:
    match = at("| 0 cards=5a:harald,5b:inga | 1 cards=5a:candamir")
    assert table(match)["tokens"]["hero"] == 1


# -- trade ships --


@pytest.mark.card(
    "basic.brick_ship", "basic.grain_ship", "basic.lumber_ship", "basic.ore_ship",
    "basic.wool_ship", "basic.gold_ship", shows="effect",
)  # fmt: skip
@pytest.mark.parametrize("resource", SHIPS)
def test_a_trade_ship_trades_its_resource_two_for_one_as_often_as_one_likes(resource: str) -> None:
    place = PLACES[resource]
    wanted = "b7" if resource != "ore" else "b5"
    match = at(f"| 0 cards=5a:{resource}_ship stock=*:1,{place}:2,{wanted}:0")
    play(match, f"trade {resource}", f"gain {wanted}")
    assert (stock(match, 0)[place], stock(match, 0)[wanted]) == (0, 1)
    assert side(match, 0)["commerce"] == side(match, 0)["trade_ships"] == 1
    assert refused(match, f"trade {resource}") == "rivals.trade.amount"


@pytest.mark.card(
    "basic.brick_ship", "basic.grain_ship", "basic.lumber_ship", "basic.ore_ship",
    "basic.wool_ship", "basic.gold_ship", shows="limit",
)  # fmt: skip
@pytest.mark.parametrize("resource", SHIPS)
def test_a_trade_ship_does_not_serve_other_resources_nor_give_its_own(resource: str) -> None:
    match = at(f"| 0 cards=5a:{resource}_ship stock=*:2")
    assert choices(match, "trade") == {resource}
    play(match, f"trade {resource}")
    assert refused(match, f"gain {PLACES[resource]}") == "rivals.trade.other"
    match = at(f"| 0 cards=5a:{resource}_ship stock=*:3,{PLACES[resource]}:2")
    assert refused(match, f"trade {resource}") == "rivals.trade.room"


@pytest.mark.card(
    "basic.brick_ship", "basic.grain_ship", "basic.lumber_ship", "basic.ore_ship",
    "basic.wool_ship", "basic.gold_ship", "basic.large_trade_ship", shows="limit",
)  # fmt: skip
@pytest.mark.parametrize("ship", [*(f"{resource}_ship" for resource in SHIPS), "large_trade_ship"])
def test_a_ship_costs_lumber_and_wool(ship: str) -> None:
    match = play(at(f"| 0 hand={ship}"), f"build {ship}", "site 5a")
    assert resources(match, 0) == {"brick": 1, "ore": 1, "grain": 1}
    assert cards(match, 0) == {"5a": [ship]}
    for place in ("a5", "b6"):
        match = at(f"| 0 hand={ship} stock=*:3,{place}:0")
        assert refused(match, f"build {ship}") == "rivals.build.cost"


@pytest.mark.card("basic.large_trade_ship", shows="effect")
def test_the_large_trade_ship_trades_two_of_one_neighbouring_region_for_anything_else() -> None:
    match = at("| 0 cards=5a:large_trade_ship stock=a5:2,a6:3")
    assert choices(match, "ship") == {"a5", "a6"}
    play(match, "ship a6")
    assert choices(match, "gain") == {"a5", "a7", "b5", "b6", "b7"}
    play(match, "gain b7", "ship a5", "gain a6")
    assert (stock(match, 0)["a5"], stock(match, 0)["a6"], stock(match, 0)["b7"]) == (0, 2, 2)
    play(match, "ship a6", "gain b7")
    assert side(match, 0)["commerce"] == side(match, 0)["trade_ships"] == 1


@pytest.mark.card("basic.large_trade_ship", shows="limit")
def test_the_large_trade_ship_reaches_only_its_neighbours_and_one_at_a_time() -> None:
    match = at("| 0 cards=5a:large_trade_ship stock=*:1,b7:3,a7:2")
    for place in ("a5", "b7", "a7"):
        assert refused(match, f"ship {place}") == "rivals.large-trade-ship.one-region"
    match = at("| 0 cards=5a:large_trade_ship stock=*:3,a5:2")
    assert refused(match, "ship a5") == "rivals.trade.room"  # room is only for lumber
    assert allowed(match, "ship a6")


@pytest.mark.card("basic.ore_ship", "basic.wool_ship", "basic.large_trade_ship", shows="effect")
def test_three_ships_are_the_trade_advantage_and_win_the_race() -> None:
    fleet = "cards=5a:ore_ship,5b:wool_ship,6a:large_trade_ship"
    match = at(f"roll | 0 {fleet} | 1 cards=5a:gold_ship")
    assert table(match)["tokens"]["trade"] == 0
    event(match, "trade_ships_race", 3)
    play(match, "0 gain b7")
    assert asked(match) == "0 main"
