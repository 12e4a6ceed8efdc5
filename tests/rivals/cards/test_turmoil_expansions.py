"""What is built in the Era of Turmoil: heroes and buildings."""

import pytest
from tests.rivals.cards.paying import left_after, one_short
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
    play,
    points,
    refused,
    resources,
    roll,
    side,
    stack,
    stock,
    table,
)

CITY = "columns=5*,6"
TAVERN = f"{CITY} cards=5a:turmoil.hedge_tavern"
STRONG = "cards=5a:candamir"
GREEN = [
    "turmoil.lookout_tower", "turmoil.drill_ground", "turmoil.irmgard", "turmoil.carl_forkbeard",
    "turmoil.heinrich",
]  # fmt: skip
RED = [
    "turmoil.tithe_barn", "turmoil.fire_brigade", "turmoil.large_festival_hall",
    "turmoil.chapel_low", "turmoil.chapel_high", "turmoil.fairgrounds",
]  # fmt: skip


def turmoil(position: str) -> AnyMatch:
    return at(position, "turmoil")


# -- all of them --


@pytest.mark.card(
    "turmoil.lookout_tower", "turmoil.drill_ground", "turmoil.irmgard", "turmoil.carl_forkbeard",
    "turmoil.heinrich", "turmoil.tithe_barn", "turmoil.fire_brigade",
    "turmoil.large_festival_hall", "turmoil.chapel_low", "turmoil.chapel_high",
    "turmoil.fairgrounds", shows="limit",
)  # fmt: skip
@pytest.mark.parametrize("card", [*GREEN, *RED])
def test_an_expansion_costs_what_is_printed(card: str) -> None:
    match = play(turmoil(f"| 0 hand={card} {CITY} stock=*:3"), f"build {card}", "site 5b")
    assert stock(match, 0) == left_after(card)
    assert (asked(match), cards(match, 0)) == ("0 main", {"5b": [card]})
    for poor in one_short(card):
        match = turmoil(f"| 0 hand={card} {CITY} {poor}")
        assert refused(match, f"build {card}") == "rivals.build.cost"


@pytest.mark.card(
    "turmoil.tithe_barn", "turmoil.fire_brigade", "turmoil.large_festival_hall",
    "turmoil.chapel_low", "turmoil.chapel_high", "turmoil.fairgrounds", shows="limit",
)  # fmt: skip
@pytest.mark.parametrize("card", RED)
def test_a_red_card_stands_at_a_city(card: str) -> None:
    match = play(turmoil(f"| 0 hand={card} {CITY} stock=*:3"), f"build {card}")
    assert choices(match, "site") == {"5a", "5b"}
    assert refused(match, "site 6a") == "rivals.build.city-only"
    match = turmoil(f"| 0 hand={card} stock=*:3")
    assert refused(match, f"build {card}") == "rivals.build.city-only"


@pytest.mark.card(
    "turmoil.tithe_barn", "turmoil.fire_brigade", "turmoil.large_festival_hall",
    "turmoil.chapel_low", "turmoil.chapel_high", "turmoil.fairgrounds", shows="effect",
)  # fmt: skip
@pytest.mark.parametrize("card", RED)
def test_a_red_card_is_a_point_and_the_festival_hall_two(card: str) -> None:
    match = turmoil(f"| 0 {CITY} cards=5a:{card}")
    assert points(match, 0) == 3 + (2 if card == "turmoil.large_festival_hall" else 1)
    play(match, "remove 5a1")
    assert (points(match, 0), discard(match)) == (3, [card])


# -- units and their strength --


@pytest.mark.card(
    "turmoil.lookout_tower", "turmoil.drill_ground", "turmoil.heinrich", "turmoil.carl_forkbeard",
    "turmoil.irmgard", shows="effect",
)  # fmt: skip
@pytest.mark.parametrize(
    ("card", "strength", "skill"),
    [(GREEN[0], 1, 0), (GREEN[1], 1, 0), (GREEN[2], 0, 2), (GREEN[3], 5, 0), (GREEN[4], 2, 0)],
)
def test_a_green_card_brings_its_axes_and_its_skill(card: str, strength: int, skill: int) -> None:
    match = turmoil(f"| 0 hand={card} stock=*:2")
    play(match, f"build {card}", "site 5a")
    assert (side(match, 0)["strength"], side(match, 0)["skill"]) == (strength, skill)
    assert (table(match)["tokens"]["hero"] == 0) == (strength >= 3)


@pytest.mark.card("turmoil.carl_forkbeard", shows="effect")
def test_carl_alone_takes_the_advantage_from_candamir() -> None:
    match = turmoil(f"| 0 hand=turmoil.carl_forkbeard stock=*:2 | 1 {STRONG}")
    assert table(match)["tokens"]["hero"] == 1
    play(match, "build turmoil.carl_forkbeard", "site 5a")
    assert (table(match)["tokens"]["hero"], points(match, 0), points(match, 1)) == (0, 3, 2)


@pytest.mark.card("turmoil.carl_forkbeard", shows="limit")
def test_carl_has_no_skill_to_celebrate_with() -> None:
    match = roll(
        turmoil("roll | 0 cards=5a:turmoil.carl_forkbeard | 1 cards=5a:turmoil.irmgard"),
        3,
        "celebration",
    )
    assert asked(match) == "1 gain"
    assert asked(play(match, "1 gain b7")) == "0 main"


@pytest.mark.card("turmoil.lookout_tower", "turmoil.drill_ground", shows="effect")
def test_the_axes_of_buildings_count_for_the_advantage() -> None:
    axes = "cards=5a:turmoil.lookout_tower,5b:turmoil.drill_ground,6a:austin"
    assert table(turmoil(f"| 0 {axes}"))["tokens"]["hero"] == 0


# -- Drill Ground --


@pytest.mark.card("turmoil.drill_ground", shows="effect")
def test_a_drill_ground_waives_a_resource_of_ones_choice_for_each_hero() -> None:
    match = turmoil("| 0 cards=5a:turmoil.drill_ground hand=candamir,harald stock=*:2")
    play(match, "build candamir", "site 5b", "name wool")
    assert resources(match, 0)["wool"] == 1
    play(match, "build harald", "site 6a", "name ore")
    assert (resources(match, 0)["ore"], resources(match, 0).get("grain", 0)) == (1, 0)


@pytest.mark.card("turmoil.drill_ground", "turmoil.irmgard", shows="effect")
def test_a_drill_ground_makes_irmgard_cheaper_too() -> None:
    match = turmoil("| 0 cards=5a:turmoil.drill_ground hand=turmoil.irmgard stock=*:0,a7:1")
    play(match, "build turmoil.irmgard", "site 5b")  # only the gold can be waived
    assert (resources(match, 0), side(match, 0)["skill"]) == ({}, 2)


@pytest.mark.card("turmoil.drill_ground", shows="limit")
def test_a_drill_ground_waives_one_printed_resource_of_heroes_only() -> None:
    ground = "cards=5a:turmoil.drill_ground"
    match = turmoil(f"| 0 {ground} hand=harald stock=*:2")
    play(match, "build harald", "site 5b")
    assert refused(match, "name wool") == "rivals.build.waive"
    match = turmoil(f"| 0 {ground} hand=candamir stock=*:0,b6:1,b7:1")
    assert refused(match, "build candamir") == "rivals.build.cost"  # two are missing
    match = turmoil(f"| 0 {ground} hand=ore_ship,turmoil.lookout_tower stock=*:0,a5:1")
    assert refused(match, "build ore_ship") == "rivals.build.cost"
    assert refused(match, "build turmoil.lookout_tower") == "rivals.build.cost"
    match = turmoil(f"| 0 {ground} hand=harald stock=*:0,b7:1")
    assert refused(play(match, "remove 5a1"), "build harald") == "rivals.build.cost"


# -- Irmgard --


@pytest.mark.card("turmoil.irmgard", "turmoil.archer", "turmoil.arsonist", shows="effect")
def test_irmgard_consoles_for_every_card_lost_to_an_attack() -> None:
    attacks = "hand=turmoil.archer,turmoil.arsonist"
    victim = "cards=5a:turmoil.irmgard,5b:harald,6a:abbey"
    match = turmoil(f"| 0 {attacks} {TAVERN} | 1 {victim}")
    play(match, "play turmoil.archer", "1 under 1", "1 gain b7")
    play(match, "play turmoil.arsonist", "1 under 1", "1 gain a6")
    assert (stock(match, 1)["b7"], stock(match, 1)["a6"]) == (2, 1)
    assert (asked(match), cards(match, 1)) == ("0 main", {"5a": ["turmoil.irmgard"]})


@pytest.mark.card("turmoil.irmgard", "turmoil.riots", "turmoil.feud", shows="effect")
def test_irmgard_consoles_for_cards_lost_to_riots_and_feuds() -> None:
    match = event(turmoil("roll | 0 cards=5a:turmoil.irmgard,5b:ore_ship"), "riots", 3)
    play(match, "slot 5b1", "under 1", "0 gain b7")
    assert (stock(match, 0)["b7"], asked(match)) == (2, "0 main")
    victim = "cards=5a:turmoil.irmgard,5b:abbey"
    match = event(turmoil(f"roll | 0 {STRONG} | 1 {victim}"), "feud", 3)
    play(match, "1 under 1", "1 gain b7")
    assert (stock(match, 1)["b7"], asked(match)) == (2, "0 main")


@pytest.mark.card("turmoil.irmgard", "turmoil.traitor", shows="limit")
def test_irmgard_does_not_console_for_gold_hand_cards_or_what_one_gives_up() -> None:
    match = turmoil("roll | 0 cards=5a:turmoil.irmgard,5b:ore_ship,6a:abbey stock=a6:1")
    assert asked(play(event(match, "riots", 3), "pay")) == "0 main"
    assert asked(play(match, "remove 6a1")) == "0 main"
    match = turmoil(f"| 0 hand=turmoil.traitor {TAVERN} | 1 cards=5a:turmoil.irmgard hand=abbey")
    assert asked(play(match, "play turmoil.traitor", "card abbey")) == "0 main"


# -- Tithe Barn --


@pytest.mark.card("turmoil.tithe_barn", "turmoil.irmgard", shows="effect")
@pytest.mark.parametrize(("resource", "place"), [("grain", "a7"), ("wool", "b6")])
def test_a_tithe_barn_brings_one_for_each_hero_when_it_is_built(resource: str, place: str) -> None:
    heroes = f"{CITY} cards=5a:turmoil.irmgard,6a:harald"
    match = turmoil(f"| 0 hand=turmoil.tithe_barn {heroes} stock=*:2,a7:0,b6:0")
    play(match, "build turmoil.tithe_barn", "site 5b", f"name {resource}")
    assert (resources(match, 0)[resource], stock(match, 0)[place]) == (2, 2)
    assert stock(match, 0) == {"a5": 0, "a6": 2, "a7": 0, "b5": 1, "b6": 0, "b7": 1} | {place: 2}


@pytest.mark.card("turmoil.tithe_barn", shows="effect")
def test_a_single_hero_brings_a_single_tithe() -> None:
    match = turmoil(f"| 0 hand=turmoil.tithe_barn {CITY} cards=6a:harald stock=*:2,a7:0")
    play(match, "build turmoil.tithe_barn", "site 5b", "name grain")
    assert (stock(match, 0)["a7"], asked(match)) == (1, "0 main")


@pytest.mark.card("turmoil.tithe_barn", shows="limit")
def test_a_tithe_barn_brings_only_grain_or_wool_that_fits_and_nothing_without_heroes() -> None:
    ships = f"{CITY} cards=5a:ore_ship,5b:turmoil.lookout_tower"
    match = turmoil(f"| 0 hand=turmoil.tithe_barn {ships} stock=*:2")
    assert asked(play(match, "build turmoil.tithe_barn", "site 5a")) == "0 main"
    heroes = f"{CITY} cards=5a:inga,6a:harald"
    match = turmoil(f"| 0 hand=turmoil.tithe_barn {heroes} stock=*:2")
    play(match, "build turmoil.tithe_barn", "site 5b")
    assert refused(match, "name ore") == "rivals.tithe-barn.type"
    play(match, "name wool")
    assert (stock(match, 0)["b6"], asked(match)) == (3, "0 main")


# -- Hedge Tavern --


@pytest.mark.card("turmoil.hedge_tavern", shows="effect")
def test_a_tavern_is_built_from_the_open_stack_and_opens_the_attacks() -> None:
    match = turmoil(f"| 0 hand=turmoil.archer {CITY} stock=*:3 | 1 cards=5a:harald")
    play(match, "faceup", "site 5b")
    assert (stock(match, 0), points(match, 0)) == (left_after("turmoil.hedge_tavern"), 3 + 1)
    assert table(match)["face_up"] == {"card": "turmoil.hedge_tavern", "left": 1}
    assert allowed(match, "play turmoil.archer")


@pytest.mark.card("turmoil.hedge_tavern", shows="limit")
def test_a_tavern_stands_once_at_a_city_for_its_price() -> None:
    assert refused(turmoil("| 0 stock=*:3"), "faceup") == "rivals.build.city-only"
    for poor in one_short("turmoil.hedge_tavern"):
        assert refused(turmoil(f"| 0 {CITY} {poor}"), "faceup") == "rivals.build.cost"
    assert refused(turmoil(f"| 0 {TAVERN} stock=*:3"), "faceup") == "rivals.build.unique"


@pytest.mark.card("turmoil.hedge_tavern", "turmoil.arsonist", shows="limit")
def test_a_burnt_tavern_goes_under_a_stack_and_not_back_to_the_open_one() -> None:
    tavern = "columns=5*,6 cards=6a:abbey,5a:turmoil.hedge_tavern"
    match = turmoil(f"| 0 hand=turmoil.arsonist {TAVERN} | 1 {tavern}")
    play(match, "play turmoil.arsonist", "slot 5a1", "1 under 4")
    assert stack(match, 4, 0)[-1] == stack(match, 4, 1)[-1] == "turmoil.hedge_tavern"
    assert (table(match)["face_up"]["left"], points(match, 1)) == (0, 3)


# -- Fairgrounds and Festival Hall --


@pytest.mark.card("turmoil.fairgrounds", shows="effect")
def test_fairgrounds_bring_the_more_skilful_two_resources() -> None:
    inga = f"{CITY} cards=5a:inga"
    match = turmoil(f"| 0 hand=turmoil.fairgrounds {inga} stock=*:2 | 1 cards=5a:austin")
    play(match, "build turmoil.fairgrounds", "site 5b", "gain a5", "gain a6")
    assert stock(match, 0) == {"a5": 1, "a6": 3, "a7": 1, "b5": 2, "b6": 1, "b7": 2}
    assert points(match, 0) == 3 + 1


@pytest.mark.card("turmoil.fairgrounds", shows="limit")
def test_fairgrounds_bring_nothing_to_equals_and_are_not_built_on_credit() -> None:
    skill = f"{CITY} cards=5a:turmoil.irmgard"
    match = turmoil(f"| 0 hand=turmoil.fairgrounds {skill} stock=*:2 | 1 cards=5a:austin")
    assert asked(play(match, "build turmoil.fairgrounds", "site 5b")) == "0 main"
    match = turmoil(f"| 0 hand=turmoil.fairgrounds {skill} stock=*:2,a5:1")
    assert refused(match, "build turmoil.fairgrounds") == "rivals.build.cost"
    match = turmoil(f"| 0 {skill},5b:turmoil.fairgrounds")
    assert asked(roll(finish_turn(match), 3, "trade")) == "1 main"  # only once, when built


@pytest.mark.card("turmoil.large_festival_hall", shows="limit")
def test_the_festival_hall_costs_eight_and_brings_nothing_but_its_points() -> None:
    hall = f"{CITY} hand=turmoil.large_festival_hall stock=*:3"
    match = play(turmoil(f"| 0 {hall}"), "build turmoil.large_festival_hall", "site 5a")
    assert sum(stock(match, 0).values()) == 18 - 8
    marks = [side(match, 0)[mark] for mark in ("commerce", "strength", "skill", "progress")]
    assert marks == [0, 0, 0, 0]
