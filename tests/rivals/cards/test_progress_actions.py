"""The action cards of the Era of Progress."""

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
    gained,
    hand,
    play,
    refused,
    resources,
    roll,
    stock,
    told,
)

BATHS = "columns=5*,6* cards=5a:progress.bath_house,6b:progress.bath_house"
LIBRARY = "columns=5*,6 cards=5a:progress.library"
TOWN_HALL = "columns=5*,6 cards=5a:progress.town_hall"
UNIVERSITY = "columns=5*,6 cards=5a:progress.university"


def progress(position: str) -> AnyMatch:
    return at(position, "progress")


# -- Benjamin --


@pytest.mark.card("progress.benjamin", shows="effect")
def test_benjamin_lets_the_rolled_regions_yield_once_more_to_him_who_plays_him() -> None:
    land = "columns=5,6,7 regions=a8:fields3,b8:gold3"
    match = roll(progress(f"roll | 0 {land} hand=progress.benjamin stock=b5:0"), 3, "trade")
    mine, theirs = stock(match, 0), stock(match, 1)
    play(match, "play progress.benjamin")
    assert gained(mine, stock(match, 0)) == {"b5": 1, "a8": 1, "b8": 1}
    assert stock(match, 1) == theirs
    assert discard(match) == ["progress.benjamin"]


@pytest.mark.card("progress.benjamin", shows="effect")
def test_benjamin_repeats_the_number_that_brigitta_set() -> None:
    match = progress("roll | 0 hand=brigitta,progress.benjamin")
    play(match, "play brigitta", "number 5", "roll", "dice 5 trade", "play progress.benjamin")
    assert stock(match, 0)["b7"] == 3


@pytest.mark.card("progress.benjamin", shows="effect")
def test_gold_that_benjamin_brings_may_go_to_the_cache() -> None:
    match = at("die=1 | 0 hand=progress.benjamin cards=5a:harald cache=1", "duel")
    play(match, "play progress.benjamin")
    assert choices(match, "gain") == {"a6", "cache"}
    assert stock(play(match, "gain cache"), 0)["cache"] == 2


@pytest.mark.card("progress.benjamin", shows="limit")
def test_benjamin_fills_the_cache_of_a_full_field_until_both_are_full() -> None:
    held = "die=1 | 0 hand=progress.benjamin cards=5a:harald stock=a6:3"
    match = play(at(f"{held} cache=2", "duel"), "play progress.benjamin")
    assert (stock(match, 0)["cache"], asked(match)) == (3, "0 main")
    assert refused(at(f"{held} cache=3", "duel"), "play progress.benjamin") == (
        "rivals.benjamin.no-effect"
    )


@pytest.mark.card("progress.benjamin", shows="limit")
def test_benjamin_asks_no_booster_and_fills_no_full_region() -> None:
    boosted = "cards=5b:brick_factory hand=progress.benjamin"
    match = roll(progress(f"roll | 0 {boosted} stock=b5:0"), 3, "trade")
    assert stock(match, 0)["b5"] == 2
    assert stock(play(match, "play progress.benjamin"), 0)["b5"] == 3
    match = roll(progress(f"roll | 0 {boosted} stock=b5:1"), 3, "trade")
    assert refused(match, "play progress.benjamin") == "rivals.benjamin.no-effect"


@pytest.mark.card("progress.benjamin", shows="limit")
def test_benjamin_comes_after_the_roll() -> None:
    match = progress("roll | 0 hand=progress.benjamin")
    assert refused(match, "play progress.benjamin") == "rivals.turn.roll-first"


# -- Gustav and Guido --

SALVAGE = [("progress.gustav", LIBRARY), ("progress.guido", TOWN_HALL)]


@pytest.mark.card("progress.gustav", "progress.guido", shows="effect")
@pytest.mark.parametrize(("card", "house"), SALVAGE)
def test_the_house_of_gustav_or_guido_lets_him_fetch_any_discarded_card(
    card: str, house: str
) -> None:
    match = progress(f"discard=goldsmith,scout,inga | 0 {house} hand={card} stock=a6:3")
    play(match, f"play {card}")
    assert choices(match, "card") == {"goldsmith", "scout", "inga"}
    play(match, "card goldsmith")
    assert hand(match, 0) == ["goldsmith"]
    assert discard(match) == sorted(["inga", "scout", card])
    assert allowed(match, "play goldsmith")


@pytest.mark.card("progress.gustav", "progress.guido", shows="effect")
@pytest.mark.parametrize("card", ["progress.gustav", "progress.guido"])
@pytest.mark.parametrize("ahead", ["columns=5*,6", "cards=5a:candamir"])
def test_gustav_and_guido_help_whoever_is_behind_a_token_counts_too(card: str, ahead: str) -> None:
    match = progress(f"discard=abbey | 0 hand={card} | 1 {ahead}")
    assert hand(play(match, f"play {card}", "card abbey"), 0) == ["abbey"]


@pytest.mark.card("progress.gustav", "progress.guido", shows="effect")
@pytest.mark.parametrize(("card", "house"), SALVAGE)
def test_everybody_sees_which_card_is_fetched(card: str, house: str) -> None:
    match = progress(f"discard=abbey,scout | 0 {house} hand={card},inga")
    play(match, f"play {card}", "card scout")
    assert told(match, 1, "card-salvaged") == [
        {"event": "card-salvaged", "seat": 0, "card": "basic.scout"}
    ]
    assert match.view(1)["seats"][0]["sure"] == {"basic.scout": 1}
    assert "inga" not in str(match.view(1))


@pytest.mark.card("progress.gustav", "progress.guido", shows="limit")
@pytest.mark.parametrize(
    ("card", "house", "other"), [(*SALVAGE[0], TOWN_HALL), (*SALVAGE[1], LIBRARY)]
)
def test_whoever_is_not_behind_needs_the_right_house(card: str, house: str, other: str) -> None:
    rule = f"rivals.{card.split('.')[1]}.requires"
    assert refused(progress(f"discard=abbey | 0 hand={card}"), f"play {card}") == rule  # a tie
    match = progress(f"discard=abbey | 0 {other} hand={card}")
    assert refused(match, f"play {card}") == rule
    match = progress(f"discard=abbey | 0 {house} hand={card}")
    assert allowed(match, f"play {card}")


@pytest.mark.card("progress.gustav", "progress.guido", shows="limit")
@pytest.mark.parametrize(("card", "house"), SALVAGE)
def test_only_what_lies_in_the_pile_is_fetched_and_never_the_played_card(
    card: str, house: str
) -> None:
    name = card.split(".")[1]
    match = progress(f"| 0 {house} hand={card}")
    assert refused(match, f"play {card}") == f"rivals.{name}.pile"
    match = play(progress(f"discard=abbey,scout | 0 {house} hand={card}"), f"play {card}")
    assert refused(match, f"card {card}") == f"rivals.{name}.pile"
    assert refused(match, "card inga") == f"rivals.{name}.pile"


@pytest.mark.card("progress.gustav", "progress.guido", shows="limit")
@pytest.mark.parametrize(("first", "second"), [("gustav", "guido"), ("guido", "gustav")])
def test_gustav_and_guido_do_not_fetch_each_other_for_ever(first: str, second: str) -> None:
    held = "hand=progress.gustav,progress.guido"
    match = progress(f"discard=abbey | 0 {held} | 1 columns=5*,6*")
    play(match, f"play progress.{first}", "card abbey")
    play(match, f"play progress.{second}", f"card progress.{first}")
    play(match, f"play progress.{first}", f"card progress.{second}")
    assert discard(match) == [f"progress.{first}"]
    assert refused(match, f"play progress.{second}") == f"rivals.{second}.pile"  # fetched before
    finish_turn(roll(finish_turn(match), 3, "trade"))
    assert allowed(roll(match, 3, "trade"), f"play progress.{second}")  # in the next turn again


# -- Brigitta and Relocation, as in the base set --


@pytest.mark.card("progress.brigitta", shows="effect")
def test_brigitta_of_this_era_sets_the_die_like_the_other() -> None:
    match = play(progress("roll | 0 hand=progress.brigitta"), "play progress.brigitta", "number 3")
    play(match, "roll", "dice 3 trade")
    assert (stock(match, 0)["b5"], stock(match, 1)["a5"]) == (2, 2)
    assert discard(match) == ["progress.brigitta"]


@pytest.mark.card("progress.brigitta", shows="limit")
def test_one_brigitta_of_either_set_is_enough_for_a_turn() -> None:
    match = progress("roll | 0 hand=brigitta,progress.brigitta")
    play(match, "play brigitta", "number 3")
    assert refused(match, "play progress.brigitta") == "rivals.brigitta.once"
    play(match, "roll", "dice 3 trade")
    assert refused(match, "play progress.brigitta") == "rivals.brigitta.window"


@pytest.mark.card("progress.relocation", shows="effect")
def test_a_bath_house_guards_the_city_it_is_moved_to() -> None:
    houses = "columns=5*,6,7* regions=a8:gold2,b8:mountains4:1 cards=5a:progress.bath_house,7b:inga"
    match = progress(f"| 0 {houses} hand=progress.relocation stock=*:2")
    play(match, "play progress.relocation", "slot 5a1", "slot 7b1")
    assert cards(match, 0) == {"5a": ["inga"], "7b": ["progress.bath_house"]}
    assert discard(match) == ["progress.relocation"]
    event(finish_turn(match), "plague", 1)
    assert stock(match, 0) == {
        "a5": 1, "a6": 2, "a7": 2, "a8": 0, "b5": 1, "b6": 1, "b7": 2, "b8": 1,
    }  # fmt: skip


@pytest.mark.card("progress.relocation", shows="effect")
def test_two_regions_change_places_with_this_relocation_too() -> None:
    match = progress("| 0 hand=progress.relocation stock=a5:3,b7:0")
    play(match, "play progress.relocation", "region a5", "region b7")
    assert (stock(match, 0)["a5"], stock(match, 0)["b7"]) == (0, 3)


@pytest.mark.card("progress.relocation", shows="limit")
def test_a_town_hall_and_its_parish_hall_do_not_leave_the_cities() -> None:
    houses = "columns=5*,6 cards=5a:progress.town_hall,5b:harald,6a:inga"
    match = play(progress(f"| 0 {houses} hand=progress.relocation"), "play progress.relocation")
    play(match, "slot 5a1")
    assert refused(match, "slot 6a1") == "rivals.relocation.rules"
    assert refused(match, "slot 5a2") == "rivals.relocation.partner"  # what it covers is no card
    assert choices(match, "slot") == {"5b1"}


# -- Doctor --


@pytest.mark.card("progress.doctor", shows="effect")
def test_the_doctor_helps_the_two_regions_beside_the_chosen_bath_house() -> None:
    match = progress(f"| 0 {BATHS} hand=progress.doctor")
    before = stock(match, 0)
    play(match, "play progress.doctor")
    assert choices(match, "slot") == {"5a1", "6b1"}
    play(match, "slot 5a1")
    assert gained(before, stock(match, 0)) == {"a5": 1, "a6": 1}
    assert discard(match) == ["progress.doctor"]


@pytest.mark.card("progress.doctor", shows="effect")
def test_two_doctors_may_visit_one_bath_house() -> None:
    match = progress(f"| 0 {BATHS} hand=progress.doctor,progress.doctor stock=*:0")
    for _ in range(2):
        play(match, "play progress.doctor", "slot 6b1")
    assert resources(match, 0) == {"wool": 2, "ore": 2}


@pytest.mark.card("progress.doctor", shows="limit")
def test_the_doctor_needs_a_bath_house_of_ones_own_with_room_beside_it() -> None:
    match = progress(f"| 0 columns=5*,6 hand=progress.doctor | 1 {BATHS}")
    assert refused(match, "play progress.doctor") == "rivals.doctor.requires"
    match = progress(f"| 0 {BATHS} hand=progress.doctor stock=*:3,a7:0,b5:0")
    assert refused(match, "play progress.doctor") == "rivals.doctor.no-effect"


@pytest.mark.card("progress.doctor", shows="limit")
def test_what_the_doctor_brings_to_a_full_region_is_lost_and_no_other_house_is_visited() -> None:
    match = progress(f"| 0 {BATHS} hand=progress.doctor stock=*:3,a6:2,b6:2")
    play(match, "play progress.doctor")
    assert refused(match, "slot 5b1") == "rivals.doctor.bath"
    play(match, "slot 5a1")
    assert (stock(match, 0)["a5"], stock(match, 0)["a6"]) == (3, 3)
    assert (stock(match, 0)["b6"], asked(match)) == (2, "0 main")


# -- Mineral Mining and Three-Field System --

# Card, the place of its region at the start, a second such region, and the resource.
FARMING = [
    ("progress.mineral_mining", "b7", "mountains4", "ore"),
    ("progress.three_field_system", "a7", "fields3", "grain"),
]


@pytest.mark.card("progress.mineral_mining", "progress.three_field_system", shows="effect")
@pytest.mark.parametrize(("card", "place", "region", "resource"), FARMING)
def test_two_of_the_resource_are_gained_where_one_likes(
    card: str, place: str, region: str, resource: str
) -> None:
    land = f"columns=5*,6,7 regions=a8:gold2,b8:{region}:1 cards=5a:progress.university"
    match = play(progress(f"| 0 {land} hand={card}"), f"play {card}")
    assert choices(match, "gain") == {place, "b8"}
    play(match, "gain b8", "gain b8")
    assert (stock(match, 0)["b8"], resources(match, 0)[resource]) == (3, 4)
    assert discard(match) == [card]


@pytest.mark.card("progress.mineral_mining", "progress.three_field_system", shows="effect")
@pytest.mark.parametrize(("card", "place", "region", "resource"), FARMING)
def test_up_to_two_may_be_less(card: str, place: str, region: str, resource: str) -> None:
    match = progress(f"| 0 {UNIVERSITY} hand={card} stock={place}:0")
    play(match, f"play {card}", f"gain {place}", "pass")
    assert (stock(match, 0)[place], asked(match)) == (1, "0 main")


@pytest.mark.card("progress.mineral_mining", "progress.three_field_system", shows="limit")
@pytest.mark.parametrize(("card", "place", "region", "resource"), FARMING)
def test_the_surplus_is_lost_and_with_full_regions_the_card_is_not_played(
    card: str, place: str, region: str, resource: str
) -> None:
    match = progress(f"| 0 {UNIVERSITY} hand={card} stock=*:0,{place}:2")
    play(match, f"play {card}")
    assert refused(match, "gain a5") == "rivals.stock.no-region"
    play(match, f"gain {place}")
    assert (resources(match, 0), asked(match)) == ({resource: 3}, "0 main")
    match = progress(f"| 0 {UNIVERSITY} hand={card} stock=*:0,{place}:3")
    name = card.split(".")[1].replace("_", "-")
    assert refused(match, f"play {card}") == f"rivals.{name}.no-effect"


@pytest.mark.card("progress.mineral_mining", "progress.three_field_system", shows="limit")
@pytest.mark.parametrize("card", ["progress.mineral_mining", "progress.three_field_system"])
def test_the_university_must_stand_when_the_card_is_played(card: str) -> None:
    rule = f"rivals.{card.split('.')[1].replace('_', '-')}.requires"
    match = progress(f"| 0 {UNIVERSITY} hand={card}")
    assert allowed(match, f"play {card}")
    play(match, "remove 5a1")
    assert refused(match, f"play {card}") == rule
    match = progress(f"| 0 columns=5*,6 hand={card} | 1 {UNIVERSITY}")
    assert refused(match, f"play {card}") == rule
