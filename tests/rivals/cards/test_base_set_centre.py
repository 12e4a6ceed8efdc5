"""The centre cards of the base set: regions, roads, settlements, cities."""

import pytest
from tests.rivals.helpers import (
    allowed,
    asked,
    at,
    choices,
    finish_turn,
    gained,
    play,
    points,
    refused,
    resources,
    roll,
    side,
    stock,
    table,
)

# Place, resource and the numbers of red and blue.
YIELDS = [
    ("a5", "lumber", 2, 3),
    ("a6", "gold", 1, 4),
    ("a7", "grain", 6, 5),
    ("b5", "brick", 3, 2),
    ("b6", "wool", 4, 1),
    ("b7", "ore", 5, 6),
]


@pytest.mark.card(
    "basic.forest", "basic.pasture", "basic.gold_field", "basic.hills", "basic.mountains",
    "basic.fields", shows="effect",
)  # fmt: skip
@pytest.mark.parametrize(("place", "resource", "red", "blue"), YIELDS)
def test_a_region_yields_its_resource_on_its_number(
    place: str, resource: str, red: int, blue: int
) -> None:
    for seat, number in ((0, red), (1, blue)):
        match = at("roll")
        before = stock(match, seat), resources(match, seat)
        roll(match, number, "trade")
        assert gained(before[0], stock(match, seat)) == {place: 1}
        assert gained(before[1], resources(match, seat)) == {resource: 1}


@pytest.mark.card(
    "basic.forest", "basic.pasture", "basic.gold_field", "basic.hills", "basic.mountains",
    "basic.fields", shows="limit",
)  # fmt: skip
@pytest.mark.parametrize(("place", "resource", "red", "blue"), YIELDS)
def test_a_region_holds_three_and_the_rest_is_lost(
    place: str, resource: str, red: int, blue: int
) -> None:
    match = roll(at(f"roll | 0 stock={place}:3 | 1 stock={place}:2"), red, "trade")
    assert stock(match, 0)[place] == 3
    finish_turn(match)
    assert stock(roll(match, blue, "trade"), 1)[place] == 3
    assert resources(match, 0)[resource] == resources(match, 1)[resource] == 3


@pytest.mark.card("basic.road", shows="effect")
def test_a_road_lies_at_the_end_of_the_row_and_lets_a_settlement_follow() -> None:
    match = at("| 0 stock=*:3")
    assert refused(match, "settle left") == "rivals.settlement.road"
    play(match, "road left")
    assert side(match, 0)["roads"] == [5, 6]
    assert resources(match, 0)["brick"] == 1
    assert allowed(match, "settle left")


@pytest.mark.card("basic.road", shows="limit")
def test_no_road_without_its_price_an_end_or_a_card() -> None:
    assert refused(at("| 0 stock=b5:1"), "road left") == "rivals.road.cost"
    assert refused(at("| 0 stock=b5:2,a5:0"), "road left") == "rivals.road.cost"
    assert refused(at("| 0 roads=5 stock=*:3"), "road left") == "rivals.road.end"
    wide = "columns=5,6,7,8,9 regions=a8:gold2,b8:hills1,a9:gold3,b9:hills5,a10:forest4,b10:fields1"
    match = at(f"active=1 | 0 {wide} roads=5,10 | 1 roads=5 stock=*:3")
    assert table(match)["supply"]["roads"] == 1
    play(match, "road right", "trade ore", "gain b5")
    assert refused(match, "road right") == "rivals.road.supply"


@pytest.mark.card("basic.settlement", shows="effect")
def test_a_settlement_brings_a_point_two_sites_and_two_empty_regions() -> None:
    match = at("| 0 roads=5 hand=storehouse stock=*:2")
    play(match, "settle left", "land forest4", "land fields3", "above fields3")
    assert points(match, 0) == 3
    regions = {r["place"]: (r["type"], r["number"], r["stock"]) for r in side(match, 0)["regions"]}
    assert (regions["a4"], regions["b4"]) == (("fields", 3, 0), ("forest", 4, 0))
    assert table(match)["supply"]["settlements"] == 4
    play(match, "build storehouse")
    assert {"4a", "4b"} <= choices(match, "site")


@pytest.mark.card("basic.settlement", shows="limit")
def test_no_settlement_without_its_price_a_road_or_a_card() -> None:
    for place in ("a5", "a7", "b5", "b6"):
        match = at(f"| 0 roads=7 stock=*:3,{place}:0")
        assert refused(match, "settle right") == "rivals.settlement.cost"
    assert refused(at("| 0 stock=*:3"), "settle right") == "rivals.settlement.road"
    wide = "columns=5,6,7,8,9 regions=a8:gold2,b8:hills1,a9:gold3,b9:hills5,a10:forest4,b10:fields1"
    blue = "columns=5,6,7,8 regions=a8:forest6,b8:fields3,a9:pasture5,b9:pasture6"
    match = at(f"| 0 {wide} roads=10 stock=*:3 | 1 {blue}")
    assert refused(match, "settle right") == "rivals.settlement.supply"


@pytest.mark.card("basic.city", shows="effect")
def test_a_city_is_two_points_and_has_two_sites_above_and_two_below() -> None:
    match = at("| 0 cards=5a:harald,5b:austin,6a:inga,6b:osmund hand=toll_bridge stock=*:3")
    assert refused(match, "build toll_bridge") == "rivals.build.site"
    play(match, "city 5")
    assert points(match, 0) == 2 + 1 + 1  # the strength advantage counts as well
    play(match, "build toll_bridge")
    assert choices(match, "site") == {"5a", "5b"}


@pytest.mark.card("basic.city", shows="limit")
def test_no_city_without_its_price_a_settlement_or_a_card() -> None:
    assert refused(at("| 0 stock=b7:3,a7:1"), "city 5") == "rivals.city.cost"
    assert refused(at("| 0 stock=b7:2,a7:2"), "city 5") == "rivals.city.cost"
    assert refused(at("| 0 columns=5*,6 stock=*:3"), "city 5") == "rivals.city.settlement"
    assert refused(at("| 0 stock=*:3"), "city 7") == "rivals.city.settlement"
    four = "columns=5*,6*,7*,8* regions=a8:gold2,b8:hills1,a9:gold3,b9:hills5"
    blue = "columns=5*,6*,7*,8 regions=a8:forest4,b8:fields1,a9:pasture5,b9:pasture6 stock=*:3"
    match = at(f"active=1 | 0 {four} | 1 {blue}")
    assert asked(match) == "1 main"
    assert refused(match, "city 8") == "rivals.city.supply"
