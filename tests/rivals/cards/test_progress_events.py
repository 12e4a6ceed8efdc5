"""The event cards of the Era of Progress, and the houses that soften the plague."""

import pytest
from tests.rivals.helpers import (
    AnyMatch,
    asked,
    at,
    choices,
    event,
    finish_turn,
    play,
    refused,
    resources,
    roll,
    stock,
    table,
    told,
)

PHARMACY = "columns=5*,6 cards=5a:progress.pharmacy"


def progress(position: str) -> AnyMatch:
    return at(position, "progress")


# -- Plague --


@pytest.mark.card("progress.plague", shows="effect")
def test_the_plague_takes_one_of_every_region_beside_a_city_of_either_player() -> None:
    match = progress("roll | 0 columns=5*,6 stock=*:2 | 1 columns=5,6* stock=*:2")
    event(match, "plague", 6)  # production comes first: red's grain, blue's ore
    assert stock(match, 0) == {"a5": 1, "a6": 1, "a7": 3, "b5": 1, "b6": 1, "b7": 2}
    assert stock(match, 1) == {"a5": 2, "a6": 1, "a7": 1, "b5": 2, "b6": 1, "b7": 2}
    assert asked(match) == "0 main"


@pytest.mark.card("progress.plague", shows="effect")
def test_everybody_hears_what_the_plague_took() -> None:
    match = progress("roll | 0 columns=5*,6 stock=*:2,a5:0")
    event(match, "plague", 1)
    for seat in (0, 1):
        assert told(match, seat, "plague-struck") == [
            {"event": "plague-struck", "seat": 0,
             "resources": {"wool": 1, "gold": 1, "brick": 1}},
            {"event": "plague-struck", "seat": 1, "resources": {}},
        ]  # fmt: skip


@pytest.mark.card("progress.plague", shows="limit")
def test_the_plague_spares_settlements_and_takes_one_only_of_a_region_between_two_cities() -> None:
    match = progress("roll | 0 columns=5*,6* stock=*:3 | 1 stock=*:3")
    event(match, "plague", 3)
    assert stock(match, 0) == dict.fromkeys(stock(match, 0), 2)
    assert stock(match, 1) == dict.fromkeys(stock(match, 1), 3)


@pytest.mark.card("progress.plague", shows="limit")
def test_the_plague_finds_nothing_in_empty_regions_nor_in_the_gold_cache() -> None:
    match = at("roll | 0 columns=5*,6 cards=6a:harald cache=2 stock=*:0", "duel")
    event(match, "plague", 5)
    assert resources(match, 0) == {"gold": 2, "ore": 1}
    assert stock(match, 0)["cache"] == 2


# -- Bath House --


@pytest.mark.card("progress.bath_house", shows="effect")
def test_a_bath_house_guards_all_four_regions_of_its_city() -> None:
    houses = "columns=5*,6 cards=5b:progress.bath_house stock=*:2"
    match = event(progress(f"roll | 0 {houses}"), "plague", 6)
    assert stock(match, 0) == {"a5": 2, "a6": 2, "a7": 3, "b5": 2, "b6": 2, "b7": 2}
    assert {"event": "plague-struck", "seat": 0, "resources": {}} in told(match, 1, "plague-struck")


@pytest.mark.card("progress.bath_house", shows="limit")
def test_a_bath_house_guards_no_other_city_and_nobody_else() -> None:
    houses = "columns=5*,6* cards=5a:progress.bath_house stock=*:2"
    match = event(progress(f"roll | 0 {houses} | 1 columns=5*,6 stock=*:2"), "plague", 6)
    assert stock(match, 0) == {"a5": 2, "a6": 2, "a7": 2, "b5": 2, "b6": 2, "b7": 1}
    assert stock(match, 1) == {"a5": 1, "a6": 1, "a7": 2, "b5": 1, "b6": 1, "b7": 3}


@pytest.mark.card("progress.bath_house", shows="limit")
def test_a_bath_house_that_is_gone_guards_nothing() -> None:
    match = progress("| 0 columns=5*,6 cards=5a:progress.bath_house stock=*:2")
    event(finish_turn(play(match, "remove 5a1")), "plague", 6)
    assert (stock(match, 0)["a5"], stock(match, 0)["b6"]) == (1, 1)


# -- Pharmacy --


@pytest.mark.card("progress.pharmacy", shows="effect")
def test_a_pharmacy_gives_a_resource_of_choice_after_the_losses() -> None:
    match = event(progress(f"roll | 0 {PHARMACY} stock=*:3"), "plague", 1)
    assert choices(match, "gain") == {"a5", "a6", "b5", "b6"}  # now there is room again
    play(match, "gain b6")
    assert (stock(match, 0)["b5"], stock(match, 0)["b6"], asked(match)) == (2, 3, "0 main")


@pytest.mark.card("progress.pharmacy", shows="effect")
def test_pharmacies_help_even_whoever_lost_nothing_and_the_active_player_first() -> None:
    both = "columns=5*,6 cards=5a:progress.pharmacy,5b:progress.bath_house"
    match = event(progress(f"roll active=1 | 0 {both} | 1 {PHARMACY} stock=*:0"), "plague", 6)
    assert asked(match) == "1 gain"
    play(match, "1 gain a5", "0 gain b7")
    assert resources(match, 1) == {"lumber": 1, "ore": 1}
    assert stock(match, 0) == {"a5": 1, "a6": 0, "a7": 2, "b5": 1, "b6": 1, "b7": 2}


@pytest.mark.card("progress.pharmacy", shows="effect")
def test_each_pharmacy_helps_once() -> None:
    two = "columns=5*,6 cards=5a:progress.pharmacy,5b:progress.pharmacy stock=*:0"
    match = event(progress(f"roll | 0 {two}"), "plague", 6)
    play(match, "gain b7", "gain b7")
    assert (resources(match, 0), asked(match)) == ({"ore": 2, "grain": 1}, "0 main")


@pytest.mark.card("progress.pharmacy", shows="limit")
def test_a_pharmacy_fills_no_full_region_and_helps_in_the_plague_only() -> None:
    match = event(progress(f"roll | 0 {PHARMACY} stock=*:3"), "plague", 1)
    assert refused(match, "gain b7") == "rivals.stock.room"
    match = event(progress(f"roll | 0 {PHARMACY}"), "invention", 1)
    assert asked(match) == "0 main"
    assert asked(roll(progress(f"roll | 0 {PHARMACY}"), 1, "brigand")) == "0 main"


# -- Invention --


@pytest.mark.card("progress.invention", shows="effect")
def test_abbey_and_university_give_two_resources_on_an_invention() -> None:
    books = "columns=5*,6 cards=5a:abbey,5b:progress.university"
    match = event(progress(f"roll | 0 {books} | 1 cards=5a:abbey"), "invention", 3)
    play(match, "0 gain b7", "0 gain a6", "1 gain a6")
    assert (stock(match, 0)["b7"], stock(match, 0)["a6"], stock(match, 1)["a6"]) == (2, 1, 1)
    assert asked(match) == "0 main"


@pytest.mark.card("progress.invention", shows="limit")
def test_a_library_is_no_invention() -> None:
    houses = "columns=5*,6 cards=5a:progress.library,5b:progress.parliament"
    assert asked(event(progress(f"roll | 0 {houses}"), "invention", 3)) == "0 main"


@pytest.mark.card("progress.invention", "progress.plague", shows="limit")
def test_three_inventions_and_three_plagues_are_among_the_events_of_this_era_only() -> None:
    unseen = table(progress(""))["events"]["unseen"]
    assert (unseen["invention"], unseen["plague"]) == (3, 3)
    assert "plague" not in table(at("", "gold"))["events"]["unseen"]
