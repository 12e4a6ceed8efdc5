"""Worked examples of the Era of Turmoil."""

import pytest
from tests.rivals.helpers import (
    AnyMatch,
    allowed,
    asked,
    at,
    cards,
    choices,
    discard,
    event,
    finish_turn,
    hand,
    play,
    points,
    refused,
    resources,
    stack,
    stock,
)

TAVERN = "columns=5*,6 cards=5a:turmoil.hedge_tavern"
GUARDS = "cards=5a:turmoil.lookout_tower,5b:turmoil.heinrich"


def turmoil(position: str) -> AnyMatch:
    return at(position, "turmoil")


def test_the_victim_of_the_archer_chooses_the_unit() -> None:
    """Book 2109–2113: no Archer without a Tavern or without a target."""
    units = "cards=5a:harald,5b:candamir,6a:ore_ship"
    match = turmoil(f"| 0 {TAVERN} hand=turmoil.archer | 1 {units}")
    play(match, "play turmoil.archer")
    assert asked(match) == "1 shoot"
    assert choices(match, "slot") == {"5a1", "5b1"}
    play(match, "1 slot 5a1", "1 under 2")
    assert stack(match, 2, 0)[-1] == "harald"
    match = turmoil(f"| 0 hand=turmoil.archer | 1 {units}")
    assert refused(match, "play turmoil.archer") == "rivals.archer.requires"
    match = turmoil(f"| 0 {TAVERN} hand=turmoil.archer | 1 cards=5a:ore_ship")
    assert refused(match, "play turmoil.archer") == "rivals.archer.no-effect"


def test_a_voyage_brings_less_where_there_is_little() -> None:
    """Book 2115–2119: he leads, but has one resource only; then none at all."""
    voyage = "cards=5a:candamir hand=turmoil.voyage_of_plunder"
    match = turmoil(f"| 0 {voyage} | 1 columns=5*,6* stock=*:0,b7:1")
    play(match, "play turmoil.voyage_of_plunder")
    assert (resources(match, 1), stock(match, 0)["b7"]) == ({}, 2)
    assert asked(match) == "0 main"
    match = play(turmoil(f"| 0 {voyage} | 1 stock=*:0"), "play turmoil.voyage_of_plunder")
    assert (asked(match), discard(match)) == ("0 main", ["turmoil.voyage_of_plunder"])
    match = turmoil("| 0 hand=turmoil.voyage_of_plunder")
    rule = "rivals.voyage-of-plunder.requires"
    assert refused(match, "play turmoil.voyage_of_plunder") == rule


def test_the_card_taken_by_the_traitor_may_be_played_at_once() -> None:
    """Book 2121–2128: the victim draws another at the end of his own turn only."""
    match = turmoil(f"| 0 {TAVERN} hand=turmoil.traitor stock=a6:3 | 1 hand=goldsmith,abbey,inga")
    play(match, "play turmoil.traitor", "0 card goldsmith", "play goldsmith", "gain b7", "gain b7")
    assert hand(match, 1) == ["abbey", "inga"]
    assert discard(match) == ["goldsmith", "turmoil.traitor"]
    finish_turn(match)
    assert hand(match, 1) == ["abbey", "inga"]


def test_the_traitor_may_take_nothing_and_is_gone_all_the_same() -> None:
    """Book 2127–2128."""
    match = turmoil(f"| 0 {TAVERN} hand=turmoil.traitor | 1 hand=abbey")
    play(match, "play turmoil.traitor", "pass")
    assert (hand(match, 0), hand(match, 1)) == ([], ["abbey"])
    assert discard(match) == ["turmoil.traitor"]
    match = turmoil(f"| 0 {TAVERN} hand=turmoil.traitor")
    assert refused(match, "play turmoil.traitor") == "rivals.traitor.no-effect"


def test_the_arsonist_waits_for_the_defence_roll_before_he_chooses() -> None:
    """Book 2132–2139."""
    match = turmoil(f"| 0 {TAVERN} hand=turmoil.arsonist | 1 {GUARDS},6a:abbey")
    play(match, "play turmoil.arsonist")
    assert asked(match) == "chance defend"
    play(match, "defend 6")
    assert asked(match) == "0 burn"
    assert choices(match, "slot") == {"5a1", "6a1"}


def test_all_four_sites_of_a_city_can_burn() -> None:
    """Book 2138–2139: "each of the 4 sites of a city counts as adjacent to it"."""
    city = "columns=5*,6 cards=5a:abbey,5a:marketplace,5b:storehouse,5b:toll_bridge"
    match = turmoil(f"| 0 {TAVERN} hand=turmoil.arsonist | 1 {city}")
    play(match, "play turmoil.arsonist")
    assert choices(match, "slot") == {"5a1", "5a2", "5b1", "5b2"}


@pytest.mark.parametrize("number", range(1, 7))
def test_tower_and_heinrich_together_hold_on_one_to_five(number: int) -> None:
    """Book 2265–2269, 2286–2290: one roll for both."""
    match = turmoil(f"| 0 {TAVERN} hand=turmoil.traitor | 1 {GUARDS} hand=abbey")
    play(match, "play turmoil.traitor", f"defend {number}")
    assert asked(match) == ("0 spy" if number == 6 else "0 main")


def test_the_drill_ground_makes_heroes_cheaper_and_ships_not() -> None:
    """Book 2271–2273."""
    match = turmoil("| 0 cards=5a:turmoil.drill_ground hand=austin,ore_ship stock=*:0,a7:1,b6:1")
    assert refused(match, "build ore_ship") == "rivals.build.cost"
    play(match, "build austin", "site 5b")
    assert (resources(match, 0), cards(match, 0)["5b"]) == ({"wool": 1}, ["austin"])


def test_irmgard_gives_a_resource_for_a_lost_card() -> None:
    """Book 2277–2281: an opponent's action or an event."""
    victim = "cards=5a:turmoil.irmgard,5b:abbey"
    match = turmoil(f"| 0 {TAVERN} hand=turmoil.arsonist | 1 {victim}")
    play(match, "play turmoil.arsonist", "1 under 1", "1 gain b7")
    assert stock(match, 1)["b7"] == 2


@pytest.mark.parametrize(("level", "after"), [(0, 3), (1, 3)])
def test_the_tithe_barn_gives_grain_or_wool_for_each_hero(level: int, after: int) -> None:
    """Book 2294–2300: three heroes, three grain, as far as they fit."""
    heroes = "columns=5*,6 cards=5a:austin,5b:inga,6a:harald hand=turmoil.tithe_barn"
    match = turmoil(f"| 0 {heroes} stock=*:2,a7:{level}")
    play(match, "build turmoil.tithe_barn", "site 5a", "name grain")
    assert stock(match, 0)["a7"] == after
    assert stock(match, 0)["b6"] == 2


def test_the_fire_brigade_protects_its_city_and_itself() -> None:
    """Book 2302–2305."""
    city = "columns=5*,6 cards=5a:turmoil.fire_brigade,5b:abbey,6a:grain_mill,6b:storehouse"
    match = turmoil(f"| 0 {TAVERN} hand=turmoil.arsonist | 1 {city}")
    play(match, "play turmoil.arsonist")
    assert choices(match, "slot") == {"6a1", "6b1"}
    assert refused(match, "slot 5a1") == "rivals.arsonist.building"
    alone = "columns=5*,6 cards=5a:turmoil.fire_brigade,5b:abbey"
    match = turmoil(f"| 0 {TAVERN} hand=turmoil.arsonist | 1 {alone}")
    assert refused(match, "play turmoil.arsonist") == "rivals.arsonist.no-effect"


def test_the_festival_hall_is_two_points() -> None:
    """Book 2307."""
    match = turmoil("| 0 columns=5*,6 cards=5a:turmoil.large_festival_hall")
    assert points(match, 0) == 3 + 2


@pytest.mark.parametrize(
    ("chapels", "safe"),
    [
        ("turmoil.chapel_low", {1, 2, 3}),
        ("turmoil.chapel_high", {4, 5, 6}),
        ("turmoil.chapel_low,5b:turmoil.chapel_high", {1, 2, 3, 4, 5, 6}),
    ],
)
def test_a_chapel_reads_the_production_die(chapels: str, safe: set[int]) -> None:
    """Book 2314–2319: no roll of its own; both chapels protect from all riots."""
    for number in range(1, 7):
        match = turmoil(f"roll | 0 columns=5*,6 cards=5a:{chapels},6a:harald")
        event(match, "riots", number)
        assert (asked(match) == "0 main") == (number in safe)


def test_the_fairgrounds_give_nothing_without_more_skill() -> None:
    """Book 2326–2328: but they may be built."""
    build = "columns=5*,6 hand=turmoil.fairgrounds stock=*:2"
    match = turmoil(f"| 0 {build}")
    play(match, "build turmoil.fairgrounds", "site 5a")
    assert asked(match) == "0 main"
    match = turmoil(f"| 0 {build} cards=5a:inga")
    play(match, "build turmoil.fairgrounds", "site 5a", "gain b7", "gain b5")
    assert (stock(match, 0)["b7"], stock(match, 0)["b5"]) == (3, 3)


def test_units_given_up_in_riots_go_under_a_matching_stack() -> None:
    """Book 2153–2159, 2335–2336."""
    match = turmoil("roll | 0 cards=5a:harald,5b:turmoil.carl_forkbeard")
    event(match, "riots", 3)
    play(match, "slot 5b1")
    assert refused(match, "under 1") == "rivals.stack.matching"
    play(match, "under 5")
    assert stack(match, 5, 1)[-1] == "turmoil.carl_forkbeard"


def test_sebastian_or_gold_settles_riots_but_not_behind_a_chapel() -> None:
    """Book 2142–2149: with gold one may choose."""
    held = "cards=5a:harald hand=turmoil.sebastian stock=a6:1"
    match = event(turmoil(f"roll | 0 {held}"), "riots", 3)
    assert allowed(match, "pay")
    play(match, "play turmoil.sebastian")
    assert (asked(match), stock(match, 0)["a6"]) == ("0 main", 1)
    assert cards(match, 0) == {"5a": ["harald"]}
    behind = "columns=5*,6 cards=5a:harald,5b:turmoil.chapel_low hand=turmoil.sebastian"
    match = event(turmoil(f"roll | 0 {behind}"), "riots", 3)
    assert refused(match, "play turmoil.sebastian") == "rivals.sebastian.window"
