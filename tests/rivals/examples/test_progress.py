"""Worked examples of the Era of Progress."""

import pytest
from tests.rivals.helpers import (
    AnyMatch,
    allowed,
    asked,
    at,
    cards,
    event,
    gained,
    hand,
    play,
    points,
    refused,
    resources,
    roll,
    side,
    stock,
)

UNIVERSITY = "columns=5*,6 cards=5a:progress.university"


def progress(position: str) -> AnyMatch:
    return at(position, "progress")


def test_benjamin_repeats_the_roll_for_old_and_new_regions_without_boosters() -> None:
    """Book 2346–2355: the settlement was founded in this turn."""
    seat = "cards=5b:weavers_shop hand=progress.benjamin roads=7"
    match = roll(progress(f"roll | 0 {seat} stock=b6:0"), 4, "trade")
    assert stock(match, 0)["b6"] == 2
    play(match, "settle right", "land gold2", "land mountains4", "above gold2")
    play(match, "play progress.benjamin")
    assert (stock(match, 0)["b6"], stock(match, 0)["b8"]) == (2, 1)  # one wool paid, one gained


def test_gustav_needs_a_library_or_fewer_points() -> None:
    """Book 2234–2241, 2357–2361: the card says "or"."""
    held = "discard=abbey | 0 hand=progress.gustav"
    assert refused(progress(held), "play progress.gustav") == "rivals.gustav.requires"
    assert allowed(progress(f"{held} | 1 columns=5*,6"), "play progress.gustav")
    library = f"{held} columns=5*,6 cards=5a:progress.library"
    match = play(progress(library), "play progress.gustav", "card abbey")
    assert hand(match, 0) == ["abbey"]


def test_the_doctor_needs_a_bath_house_and_heals_the_two_regions_beside_it() -> None:
    """Book 2365–2369, 2477–2478."""
    bath = "columns=5*,6 cards=5a:progress.bath_house hand=progress.doctor"
    match = progress(f"| 0 {bath}")
    before = stock(match, 0)
    play(match, "play progress.doctor")
    assert gained(before, stock(match, 0)) == {"a5": 1, "a6": 1}
    match = progress("| 0 hand=progress.doctor")
    assert refused(match, "play progress.doctor") == "rivals.doctor.requires"


def test_one_bath_house_serves_the_doctor() -> None:
    """Book 2367–2369: "only 1 of them"."""
    baths = "columns=5*,6* cards=5a:progress.bath_house,6b:progress.bath_house"
    match = progress(f"| 0 {baths} hand=progress.doctor")
    before = stock(match, 0)
    play(match, "play progress.doctor", "slot 6b1")
    assert gained(before, stock(match, 0)) == {"b6": 1, "b7": 1}


@pytest.mark.parametrize(
    ("card", "region", "rule"),
    [
        ("progress.mineral_mining", "mountains4", "rivals.mineral-mining.requires"),
        ("progress.three_field_system", "fields3", "rivals.three-field-system.requires"),
    ],
)
def test_two_units_are_spread_over_the_regions(card: str, region: str, rule: str) -> None:
    """Book 2488–2500: as the player likes; a University is needed."""
    place = "b7" if "mountains" in region else "a7"
    land = f"columns=5*,6,7 regions=a8:gold2,b8:{region}"
    match = progress(f"| 0 {land} cards=5a:progress.university hand={card}")
    play(match, f"play {card}", f"gain {place}", "gain b8")
    assert (stock(match, 0)[place], stock(match, 0)["b8"]) == (2, 1)
    assert refused(progress(f"| 0 hand={card}"), f"play {card}") == rule


def test_two_cannoneers_may_serve_and_are_units_but_no_heroes() -> None:
    """Book 2506–2510."""
    held = "hand=progress.chief_cannoneer,progress.chief_cannoneer stock=*:2"
    match = progress(f"| 0 {UNIVERSITY} {held}")
    for site in ("6a", "6b"):
        play(match, "build progress.chief_cannoneer", f"site {site}")
    assert side(match, 0)["strength"] == 8
    match = at("roll | 0 cards=5a:progress.chief_cannoneer hand=gold.gold_cache", "duel")
    play(match, "roll", "dice 3 event", "moon gift_for_the_prince")
    assert resources(match, 0)["gold"] == 1
    assert refused(match, "build gold.gold_cache") == "rivals.gold-cache.requires"


def test_the_building_crane_helps_from_five_resources_on() -> None:
    """Book 2517–2522: strictly more than four; one chooses what to save."""
    crane = "columns=5*,6* cards=5a:progress.university,5a:progress.building_crane,5b:parish_hall"
    match = progress(f"| 0 {crane} hand=progress.town_hall stock=*:0,b5:1,b6:1,b7:2")
    play(match, "build progress.town_hall")
    assert resources(match, 0) == {}
    match = progress(f"| 0 {crane} hand=progress.library stock=*:0,a5:2,b5:1")
    assert refused(match, "build progress.library") == "rivals.build.cost"
    match = progress(f"| 0 {UNIVERSITY} hand=progress.building_crane")
    assert allowed(match, "build progress.building_crane")
    match = progress("| 0 columns=5*,6 hand=progress.building_crane")
    assert refused(match, "build progress.building_crane") == "rivals.building-crane.requires"


def test_the_card_taken_with_the_library_may_be_played_at_once() -> None:
    """Book 2428–2433, 2524–2527: any stack is looked through."""
    match = progress("stack1=inga,goldsmith | 0 columns=5*,6 hand=progress.library stock=*:3")
    play(match, "build progress.library", "site 5a", "look 1", "pick 1", "play goldsmith")
    assert asked(match) == "0 gain"


def test_the_parliament_needs_two_books() -> None:
    """Book 2529–2531: in practice Abbey and University."""
    held = "columns=5*,6,7 regions=a8:gold2,b8:forest4:2 stock=*:3 hand=progress.parliament"
    match = progress(f"| 0 {held} cards=5a:progress.university")
    assert refused(match, "build progress.parliament") == "rivals.parliament.requires"
    match = progress(f"| 0 {held} cards=5a:progress.university,5b:abbey")
    assert allowed(match, "build progress.parliament")


def test_the_town_hall_lies_on_the_parish_hall_which_stays_when_it_goes() -> None:
    """Book 2539–2547: and no second Parish Hall may be built."""
    held = "columns=5*,6* cards=5a:parish_hall stock=*:3 hand=progress.town_hall,parish_hall"
    match = progress(f"| 0 {held}")
    assert refused(match, "build parish_hall") == "rivals.build.unique"
    play(match, "build progress.town_hall")
    assert cards(match, 0) == {"5a": ["progress.town_hall", "parish_hall"]}
    assert refused(match, "build parish_hall") == "rivals.build.unique"
    play(match, "remove 5a1")
    assert cards(match, 0) == {"5a": ["parish_hall"]}


def test_relocation_takes_the_parish_hall_along() -> None:
    """Book 2541–2543."""
    held = "columns=5*,6* cards=5a:progress.town_hall,6b:inga hand=relocation"
    match = play(progress(f"| 0 {held}"), "play relocation", "slot 5a1", "slot 6b1")
    assert cards(match, 0) == {"5a": ["inga"], "6b": ["progress.town_hall", "parish_hall"]}


@pytest.mark.parametrize("house", ["abbey", "progress.library"])
def test_the_university_needs_an_abbey_or_a_library(house: str) -> None:
    """Book 2549–2553: and stands only once."""
    rich = "columns=5*,6 stock=*:3"
    assert refused(progress(f"| 0 {rich}"), "faceup") == "rivals.university.requires"
    match = play(progress(f"| 0 {rich} cards=5a:{house}"), "faceup", "site 5b")
    assert points(match, 0) == (4 if house == "abbey" else 5)
    match = progress(f"| 0 {rich} cards=5a:{house},5b:progress.university")
    assert refused(match, "faceup") == "rivals.build.unique"


def test_a_bath_house_keeps_the_plague_from_the_four_regions_of_its_city() -> None:
    """Book 2514–2515."""
    match = progress("roll | 0 columns=5*,6* cards=5a:progress.bath_house")
    event(match, "plague", 1)
    assert stock(match, 0) == {"a5": 1, "a6": 1, "a7": 0, "b5": 1, "b6": 1, "b7": 0}
