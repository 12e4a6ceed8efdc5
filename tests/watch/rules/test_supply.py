"""The chapter supply of the almanac: four for one, routes, stations, empty stacks."""

import pytest
from tests.watch.helpers import allowed, at, choices, hand, play, refused, table


@pytest.mark.rule("watch.supply.rate", allows=True)
def test_four_alike_buy_one_other_as_often_as_one_likes() -> None:
    match = play(at("turn | 0 hand=ore8"), "0 supply ore > lumber", "0 supply ore > wool")
    assert hand(match, 0) == {"lumber": 1, "wool": 1}
    assert table(match)["supply"]["ore"] == 19


@pytest.mark.rule("watch.supply.rate", refuses=True)
def test_three_alike_or_four_of_two_kinds_buy_nothing() -> None:
    match = at("turn | 0 hand=ore3,wool")
    assert refused(match, 0, "supply ore > lumber") == "watch.supply.rate"
    assert refused(match, 0, "supply wool > lumber") == "watch.supply.rate"
    assert not choices(match, 0, "supply")


@pytest.mark.rule("watch.supply.route", allows=True)
@pytest.mark.parametrize(
    ("resource", "sites"),
    [
        ("ore", ("0,3.S", "0,3.SE")),
        ("grain", ("1,3.S", "1,3.SE")),
        ("brick", ("2,3.S", "2,3.SE")),
        ("wool", ("3,3.S", "3,3.SE")),
        ("lumber", ("4,3.S", "4,3.SE")),
    ],
)
def test_two_cards_of_the_routes_resource_buy_one(resource: str, sites: tuple[str, ...]) -> None:
    other = "wool" if resource == "ore" else "ore"
    for site, piece in zip(sites, ("settlements", "keeps"), strict=True):
        match = at(f"turn | 0 hand={resource}4 {piece}={site}")
        play(match, f"0 supply {resource} > {other}", f"0 supply {resource} > {other}")
        assert hand(match, 0) == {other: 2}


@pytest.mark.rule("watch.supply.route", refuses=True)
def test_a_route_helps_with_no_other_resource() -> None:
    match = at("turn | 0 hand=wool3 settlements=1,3.S")
    assert refused(match, 0, "supply wool > ore") == "watch.supply.rate"


@pytest.mark.rule("watch.supply.route", refuses=True)
def test_a_road_or_anothers_settlement_at_the_route_is_not_enough() -> None:
    match = at("turn | 0 hand=grain3 roads=1,3/SE settlements=0,0.N | 1 settlements=1,3.SE")
    assert refused(match, 0, "supply grain > ore") == "watch.supply.rate"


@pytest.mark.rule("watch.supply.station", allows=True)
def test_at_a_station_three_alike_of_any_kind_buy_one() -> None:
    match = at("turn | 0 hand=wool3,ore3 settlements=0,3.S", stations=1)
    play(match, "0 supply wool > brick", "0 supply ore > brick")
    assert hand(match, 0) == {"brick": 2}


@pytest.mark.rule("watch.supply.station", refuses=True)
def test_three_do_not_suffice_away_from_a_station_or_two_at_it() -> None:
    elsewhere = at("turn | 0 hand=wool3 settlements=1,3.S | 1 settlements=0,3.S", stations=1)
    assert refused(elsewhere, 0, "supply wool > ore") == "watch.supply.rate"
    two = at("turn | 0 hand=wool2 settlements=0,3.S", stations=1)
    assert refused(two, 0, "supply wool > ore") == "watch.supply.rate"
    assert "any" not in {route["kind"] for route in table(at(""))["board"]["routes"]}


@pytest.mark.rule("watch.supply.available", allows=True)
def test_the_last_card_may_be_taken_and_paid_cards_are_back_at_once() -> None:
    match = play(at("turn | 0 hand=wool19 | 1 hand=ore18"), "0 supply wool > ore")
    assert table(match)["supply"]["ore"] == 0
    assert allowed(match, 0, "supply wool > brick")
    play(match, "0 offer ore > wool", "0 withdraw")
    assert table(match)["supply"]["wool"] == 4


@pytest.mark.rule("watch.supply.available", refuses=True)
def test_nothing_is_taken_from_an_empty_stack() -> None:
    match = at("turn | 0 hand=wool4 cards=winter | 1 hand=ore19")
    assert refused(match, 0, "supply wool > ore") == "watch.supply.available"
    assert refused(match, 0, "winter ore,wool") == "watch.supply.available"
    one_left = at("turn | 0 cards=winter | 1 hand=ore18")
    assert refused(one_left, 0, "winter ore,ore") == "watch.supply.available"
