"""The Chief Cannoneer and the city expansions of the Era of Progress."""

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
    side,
    stack,
    table,
    told,
)

import hexhold

PLACES = {"L": "a5", "A": "a6", "G": "a7", "B": "b5", "W": "b6", "O": "b7"}
UNIVERSITY = "columns=5*,6 cards=5a:progress.university"
CRANE = "columns=5*,6* cards=5a:progress.university,5a:progress.building_crane"

# Card, cost, victory points, and what must stand already.
PRICES = [
    ("progress.chief_cannoneer", "LO", 0, "progress.university"),
    ("progress.bath_house", "WBBO", 1, "inga"),
    ("progress.building_crane", "L", 0, "progress.university"),
    ("progress.library", "LLBO", 1, "inga"),
    ("progress.pharmacy", "WWAB", 1, "inga"),
    ("progress.university", "LLBGG", 1, "abbey"),
]
FULL = "cards=5a:{},5a:harald,5b:austin,5b:osmund"


def progress(position: str) -> AnyMatch:
    return at(position, "progress")


def stocked(cost: str) -> str:
    """A position's stock that is just this cost."""
    return "stock=*:0," + ",".join(f"{PLACES[r]}:{cost.count(r)}" for r in sorted(set(cost)))


def built(card: str, cost: str, needs: str, mode: str) -> AnyMatch:
    match = at(f"| 0 columns=5*,6 cards=5a:{needs} hand={card} {stocked(cost)}", mode)
    play(match, f"build {card}", "site 5b")
    return play(match, "pass") if asked(match) == "0 library" else match


@pytest.mark.card(
    "progress.chief_cannoneer", "progress.bath_house", "progress.building_crane",
    "progress.library", "progress.pharmacy", "progress.university", shows="effect",
)  # fmt: skip
@pytest.mark.parametrize(("card", "cost", "worth", "needs"), PRICES)
def test_an_expansion_costs_what_is_printed_and_brings_its_points(
    card: str, cost: str, worth: int, needs: str
) -> None:
    mode = "duel" if card == "progress.university" else "progress"  # in the theme game it lies open
    match = built(card, cost, needs, mode)
    assert cards(match, 0) == {"5a": [needs], "5b": [card]}
    assert resources(match, 0) == {}
    token = int(table(match)["tokens"]["hero"] == 0)
    assert points(match, 0) == 3 + worth + token + int(needs == "progress.university")


@pytest.mark.card(
    "progress.chief_cannoneer", "progress.bath_house", "progress.building_crane",
    "progress.library", "progress.pharmacy", "progress.university", shows="limit",
)  # fmt: skip
@pytest.mark.parametrize(("card", "cost", "worth", "needs"), PRICES)
def test_an_expansion_is_not_built_when_one_resource_is_missing(
    card: str, cost: str, worth: int, needs: str
) -> None:
    for resource in cost:
        short = stocked(cost.replace(resource, "", 1)) if len(cost) > 1 else "stock=*:0"
        match = at(f"| 0 columns=5*,6 cards=5a:{needs} hand={card} {short}", "duel")
        assert refused(match, f"build {card}") == "rivals.build.cost"


@pytest.mark.card(
    "progress.bath_house", "progress.building_crane", "progress.library", "progress.pharmacy",
    "progress.university", shows="limit",
)  # fmt: skip
@pytest.mark.parametrize(("card", "cost", "worth", "needs"), PRICES[1:])
def test_a_red_expansion_stands_at_a_city_only(
    card: str, cost: str, worth: int, needs: str
) -> None:
    match = at(f"| 0 columns=5*,6 cards=5a:{needs} hand={card} {stocked(cost)}", "duel")
    play(match, f"build {card}")
    assert refused(match, "site 6a") == "rivals.build.city-only"
    assert choices(match, "site") == {"5a", "5b"}
    match = at(f"| 0 columns=5*,6 {FULL.format(needs)} hand={card} {stocked(cost)}", "duel")
    assert refused(match, f"build {card}") == "rivals.build.site"


# -- Chief Cannoneer --


@pytest.mark.card("progress.chief_cannoneer", shows="effect")
def test_cannoneers_bring_four_axes_each_and_there_may_be_two() -> None:
    held = "hand=progress.chief_cannoneer,progress.chief_cannoneer stock=*:2"
    match = progress(f"| 0 {UNIVERSITY} {held} | 1 cards=5a:candamir")
    assert table(match)["tokens"]["hero"] == 1
    play(match, "build progress.chief_cannoneer", "site 6a")
    assert table(match)["tokens"]["hero"] == 1  # four against four
    play(match, "build progress.chief_cannoneer", "site 5b")
    assert (side(match, 0)["strength"], table(match)["tokens"]["hero"]) == (8, 0)


@pytest.mark.card("progress.chief_cannoneer", shows="limit")
def test_a_cannoneer_needs_a_university_and_keeps_serving_without_it() -> None:
    match = progress("| 0 hand=progress.chief_cannoneer stock=*:3")
    assert refused(match, "build progress.chief_cannoneer") == "rivals.chief-cannoneer.requires"
    match = progress("| 0 columns=5*,6 cards=5a:progress.university,5b:progress.chief_cannoneer")
    assert side(play(match, "remove 5a1"), 0)["strength"] == 4


@pytest.mark.card("progress.chief_cannoneer", shows="limit")
def test_archers_and_riots_find_a_cannoneer_and_a_feud_does_not() -> None:
    archer = "columns=5*,6 cards=5a:turmoil.hedge_tavern hand=turmoil.archer"
    match = at(f"| 0 {archer} | 1 cards=6a:progress.chief_cannoneer,6b:inga", "duel")
    play(match, "play turmoil.archer", "1 slot 6a1")
    assert cards(match, 1) == {"6b": ["inga"]}
    assert stack(match, 6, 0)[-1] == "progress.chief_cannoneer"
    match = event(at("roll | 1 cards=6a:progress.chief_cannoneer stock=a6:1", "duel"), "riots", 3)
    assert choices(match, "slot") == {"6a1"}
    strong = "columns=5*,6 cards=5a:progress.chief_cannoneer,5b:candamir"
    match = progress(f"roll | 0 {strong} | 1 cards=6a:progress.chief_cannoneer")
    event(match, "feud", 3)
    assert (asked(match), cards(match, 1)) == ("0 main", {"6a": ["progress.chief_cannoneer"]})


# -- Building Crane --


@pytest.mark.card("progress.building_crane", shows="effect")
def test_the_crane_saves_one_resource_of_choice_of_a_city_card_that_costs_five() -> None:
    match = progress(f"| 0 {CRANE},5b:parish_hall hand=progress.town_hall stock=*:2")
    play(match, "build progress.town_hall")
    assert choices(match, "name") == {"wool", "brick", "ore"}
    play(match, "name wool")
    assert resources(match, 0) == {"lumber": 2, "wool": 1, "gold": 2, "brick": 1, "grain": 2}


@pytest.mark.card("progress.building_crane", shows="effect")
def test_the_crane_stays_useful_when_the_university_is_gone_and_helps_to_build_it_again() -> None:
    match = progress(f"| 0 {CRANE},5b:abbey {stocked('LLBG')}")
    play(match, "remove 5a1")
    assert allowed(match, "faceup")
    play(match, "faceup", "site 6a")  # only grain can be saved
    assert resources(match, 0) == {}


@pytest.mark.card("progress.building_crane", shows="limit")
def test_the_crane_needs_a_university() -> None:
    match = progress("| 0 columns=5*,6 cards=5a:abbey hand=progress.building_crane stock=*:3")
    assert refused(match, "build progress.building_crane") == "rivals.building-crane.requires"


@pytest.mark.card("progress.building_crane", shows="limit")
@pytest.mark.parametrize(
    ("card", "cost"),
    [("progress.library", "LBO"), ("progress.pharmacy", "WAB"), ("siglind", "WOG")],
)
def test_the_crane_saves_nothing_of_four_resources(card: str, cost: str) -> None:
    match = progress(f"| 0 {CRANE} hand={card} {stocked(cost)}")
    assert refused(match, f"build {card}") == "rivals.build.cost"


@pytest.mark.card("progress.building_crane", shows="limit")
def test_the_crane_saves_nothing_of_a_city_and_one_saves_only_what_is_printed() -> None:
    crane = CRANE.replace("6*", "6")
    match = progress(f"| 0 {crane} {stocked('OOGG')}")
    assert refused(match, "city 6") == "rivals.city.cost"  # five, but no expansion
    match = progress(f"| 0 {CRANE},5b:parish_hall hand=progress.town_hall stock=*:3")
    play(match, "build progress.town_hall")
    assert refused(match, "name grain") == "rivals.build.waive"


# -- Library --

SMALL_STACKS = "stack1=scout,abbey stack4=progress.doctor,progress.pharmacy,progress.gustav"
BUILDER = "columns=5*,6 hand=progress.library stock=*:3"


@pytest.mark.card("progress.library", shows="effect")
def test_the_library_gives_a_card_of_any_stack_whose_order_stays() -> None:
    match = progress(f"{SMALL_STACKS} | 0 {BUILDER}")
    play(match, "build progress.library", "site 5a")
    assert choices(match, "look") == {"1", "2", "3", "4", "5"}
    play(match, "look 4", "pick 2")
    assert hand(match, 0) == ["progress.pharmacy"]
    assert stack(match, 4, 0) == ["progress.gustav", "progress.doctor"]
    assert (asked(match), resources(match, 0)["lumber"]) == ("0 main", 1)  # the look is free


@pytest.mark.card("progress.library", shows="limit")
@pytest.mark.parametrize("watcher", [1, hexhold.SPECTATOR])
def test_what_the_library_showed_and_gave_stays_hidden_from_others(watcher: int) -> None:
    match = progress(f"{SMALL_STACKS} | 0 {BUILDER}")
    play(match, "build progress.library", "site 5a", "look 4")
    assert told(match, watcher, "card-seen") == []
    assert len(told(match, 0, "card-seen")) == 3
    assert stack(match, 4, watcher) == ["seen"] * 3
    play(match, "pick 2")
    assert told(match, watcher, "card-picked") == [{"event": "card-picked", "seat": 0, "stack": 4}]
    assert stack(match, 4, watcher) == ["seen"] * 2
    assert "pharmacy" not in str(match.view(watcher))
    assert not match.view(watcher)["seats"][0]["sure"]


@pytest.mark.card("progress.library", shows="limit")
def test_the_library_finds_nothing_in_an_empty_stack_and_may_show_none() -> None:
    match = progress(f"stack4=- | 0 {BUILDER}")
    play(match, "build progress.library", "site 5a")
    assert refused(match, "look 4") == "rivals.hand.empty-stack"
    play(match, "pass")
    assert (asked(match), hand(match, 0)) == ("0 main", [])


@pytest.mark.card("progress.library", shows="effect")
def test_a_second_library_may_be_built_and_shows_a_stack_again() -> None:
    match = progress(f"stack4=progress.doctor | 0 {BUILDER} cards=5b:progress.library")
    play(match, "build progress.library", "site 5a")
    assert asked(match) == "0 library"
    assert hand(play(match, "look 4", "pick 1"), 0) == ["progress.doctor"]


# -- Parliament --

BOOKS = "columns=5*,6 cards=5a:progress.university,6a:abbey"


@pytest.mark.card("progress.parliament", shows="effect")
def test_the_parliament_costs_seven_resources_and_is_worth_two_points() -> None:
    match = progress(f"| 0 {BOOKS} hand=progress.parliament {stocked('LLLWWBB')}")
    before = points(match, 0)
    play(match, "build progress.parliament", "site 5b")
    assert (resources(match, 0), points(match, 0)) == ({}, before + 2)


@pytest.mark.card("progress.parliament", shows="limit")
def test_the_parliament_needs_two_books_all_its_resources_and_a_city() -> None:
    for books in ("columns=5*,6 cards=5a:progress.university,5b:progress.library",
                  "columns=5*,6 cards=6a:abbey"):  # fmt: skip
        match = progress(f"| 0 {books} hand=progress.parliament stock=*:3")
        assert refused(match, "build progress.parliament") == "rivals.parliament.requires"
    for resource in "LWB":
        cost = stocked("LLLWWBB".replace(resource, "", 1))
        match = progress(f"| 0 {BOOKS} hand=progress.parliament {cost}")
        assert refused(match, "build progress.parliament") == "rivals.build.cost"
    match = play(
        progress(f"| 0 {BOOKS} hand=progress.parliament stock=*:3"), "build progress.parliament"
    )
    assert refused(match, "site 6b") == "rivals.build.city-only"


# -- Town Hall --

PARISH = "columns=5*,6 cards=5a:parish_hall"
TOWN_HALL = "columns=5*,6 cards=5a:progress.town_hall"


@pytest.mark.card("progress.town_hall", shows="effect")
def test_the_town_hall_is_laid_on_the_parish_hall_and_takes_no_other_site() -> None:
    match = progress(f"| 0 {PARISH},5a:inga hand=progress.town_hall {stocked('WWBOO')}")
    before = points(match, 0)
    play(match, "build progress.town_hall")
    assert cards(match, 0) == {"5a": ["progress.town_hall", "parish_hall", "inga"]}
    assert side(match, 0)["columns"][0]["above"][0] == ["progress.town_hall", "basic.parish_hall"]
    assert (resources(match, 0), points(match, 0)) == ({}, before + 1)


@pytest.mark.card("progress.town_hall", shows="effect")
def test_with_a_town_hall_looking_through_a_stack_is_free() -> None:
    held = "hand=inga,harald,osmund stock=*:0"
    match = progress(f"stack2=scout,abbey | 0 {TOWN_HALL} {held}")
    play(match, "end", "card inga", "under 1", "look 2", "pick 2")
    assert hand(match, 0) == ["harald", "osmund", "scout"]
    assert asked(match) == "1 roll"


@pytest.mark.card("progress.town_hall", shows="effect")
def test_a_free_look_shows_the_other_player_no_card() -> None:
    match = progress(f"stack2=scout,abbey | 0 {TOWN_HALL} hand=inga,harald,osmund")
    play(match, "end", "card inga", "under 1", "look 2")
    assert told(match, 1, "card-seen") == []
    play(match, "pick 2")
    assert stack(match, 2, 1) == ["seen"]
    assert not match.view(1)["seats"][0]["sure"]
    assert "scout" not in str(match.view(1)) + str(match.events_for(1))


@pytest.mark.card("progress.town_hall", shows="limit")
@pytest.mark.parametrize(
    "without", ["columns=5*,6", "columns=5*,6 cards=6a:parish_hall", "columns=5,6 cards=5a:abbey"]
)
def test_the_town_hall_needs_an_uncovered_parish_hall_at_a_city(without: str) -> None:
    match = progress(f"| 0 {without} hand=progress.town_hall stock=*:3")
    assert refused(match, "build progress.town_hall") == "rivals.town-hall.parish"
    match = progress(f"| 0 {TOWN_HALL} hand=progress.town_hall stock=*:3")
    assert refused(match, "build progress.town_hall") == "rivals.town-hall.parish"  # covered


@pytest.mark.card("progress.town_hall", shows="limit")
def test_the_town_hall_is_not_built_when_one_resource_is_missing() -> None:
    for resource in "WBO":
        cost = stocked("WWBOO".replace(resource, "", 1))
        match = progress(f"| 0 {PARISH} hand=progress.town_hall {cost}")
        assert refused(match, "build progress.town_hall") == "rivals.build.cost"


@pytest.mark.card("progress.town_hall", shows="limit")
def test_when_the_town_hall_goes_the_parish_hall_serves_again() -> None:
    held = "hand=inga,harald,progress.town_hall stock=*:3"
    match = progress(f"stack2=scout,abbey | 0 {TOWN_HALL} {held}")
    play(match, "remove 5a1")
    assert (cards(match, 0), discard(match)) == ({"5a": ["parish_hall"]}, ["progress.town_hall"])
    assert allowed(match, "build progress.town_hall")
    play(match, "end", "card inga", "under 1", "look 2")
    assert asked(match) == "0 give-any"


@pytest.mark.card("progress.town_hall", shows="limit")
def test_a_feud_takes_the_town_hall_and_leaves_what_it_covers() -> None:
    match = progress(f"roll | 0 cards=5a:candamir | 1 {TOWN_HALL}")
    event(match, "feud", 3)
    play(match, "1 under 5")
    assert cards(match, 1) == {"5a": ["parish_hall"]}
    assert stack(match, 5, 0)[-1] == "progress.town_hall"


# -- University --


@pytest.mark.card("progress.university", shows="effect")
@pytest.mark.parametrize("house", ["abbey", "progress.library"])
def test_the_university_is_built_from_the_face_up_stack_and_widens_the_hand(house: str) -> None:
    match = progress(f"| 0 columns=5*,6 cards=5a:{house} {stocked('LLBGG')}")
    before = side(match, 0)["hand_limit"]
    play(match, "faceup", "site 5b")
    assert cards(match, 0)["5b"] == ["progress.university"]
    assert side(match, 0)["hand_limit"] == before + 1
    assert table(match)["face_up"] == {"card": "progress.university", "left": 1}
    assert resources(match, 0) == {}


@pytest.mark.card("progress.university", shows="limit")
def test_the_university_needs_an_abbey_or_a_library_and_stands_once() -> None:
    rich = "columns=5*,6 stock=*:3"
    assert refused(progress(f"| 0 {rich} cards=5a:parish_hall"), "faceup") == (
        "rivals.university.requires"
    )
    match = progress(f"| 0 {rich} cards=5a:abbey,5b:progress.university")
    assert refused(match, "faceup") == "rivals.build.unique"
    match = progress(f"| 0 {rich} cards=5a:abbey | 1 columns=5*,6 cards=5a:progress.university")
    assert allowed(match, "faceup")


@pytest.mark.card("progress.university", shows="limit")
def test_the_university_stays_when_the_abbey_goes_and_both_may_be_used_up() -> None:
    match = progress("| 0 columns=5*,6 cards=5a:abbey,5b:progress.university")
    play(match, "remove 5a1")
    assert (cards(match, 0), side(match, 0)["hand_limit"]) == ({"5b": ["progress.university"]}, 4)
    both = "columns=5*,6 cards=5a:progress.university"
    match = progress(f"| 0 {both},5b:abbey stock=*:3 | 1 {both}")
    play(match, "remove 5a1")
    assert refused(match, "faceup") == "rivals.build.face-up"  # both have left the face-up stack
    assert asked(finish_turn(match)) == "1 roll"
