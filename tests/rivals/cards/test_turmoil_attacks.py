"""The attacks of the Era of Turmoil, and what holds them off."""

import pytest
from tests.rivals.helpers import (
    AnyMatch,
    allowed,
    asked,
    at,
    cards,
    choices,
    discard,
    finish_turn,
    hand,
    play,
    points,
    refused,
    resources,
    roll,
    side,
    stack,
    stock,
    table,
    told,
)

import hexhold

CITY = "columns=5*,6"
TAVERN = f"{CITY} cards=5a:turmoil.hedge_tavern"
STRONG = "cards=5a:candamir"
TOWER = "5a:turmoil.lookout_tower"
HEINRICH = "5b:turmoil.heinrich"
ATTACKS = ["archer", "traitor", "arsonist"]
ACTIONS = [*ATTACKS, "voyage_of_plunder", "brigands", "sebastian"]
VICTIM = "hand=abbey cards=6a:grain_mill,6b:harald"


def turmoil(position: str) -> AnyMatch:
    return at(position, "turmoil")


# -- all of them --


@pytest.mark.card(
    "turmoil.archer", "turmoil.traitor", "turmoil.arsonist", "turmoil.voyage_of_plunder",
    "turmoil.brigands", "turmoil.sebastian", shows="limit",
)  # fmt: skip
@pytest.mark.parametrize("name", ACTIONS)
def test_an_action_card_is_played_from_ones_own_hand_and_never_built(name: str) -> None:
    match = turmoil(f"| 0 {TAVERN},5b:candamir | 1 hand=turmoil.{name} cards=5a:abbey,5b:harald")
    assert refused(match, f"play turmoil.{name}") == "rivals.play.not-held"
    match = turmoil(f"| 0 hand=turmoil.{name} {TAVERN} stock=*:3")
    assert refused(match, f"build turmoil.{name}") == "rivals.build.not-expansion"


@pytest.mark.card(
    "turmoil.archer", "turmoil.traitor", "turmoil.arsonist", "turmoil.hedge_tavern", shows="limit"
)
@pytest.mark.parametrize("name", ATTACKS)
def test_these_attacks_begin_in_a_tavern_of_ones_own(name: str) -> None:
    match = turmoil(f"| 0 hand=turmoil.{name} {CITY} | 1 {TAVERN},5b:harald hand=abbey")
    assert refused(match, f"play turmoil.{name}") == f"rivals.{name}.requires"
    match = turmoil(f"| 0 hand=turmoil.{name} {TAVERN} | 1 {VICTIM}")
    assert allowed(match, f"play turmoil.{name}")
    play(match, "remove 5a1")
    assert refused(match, f"play turmoil.{name}") == f"rivals.{name}.requires"


@pytest.mark.card("turmoil.lookout_tower", "turmoil.heinrich", shows="effect")
@pytest.mark.parametrize("name", ATTACKS)
@pytest.mark.parametrize(
    ("guard", "number"), [(TOWER, 1), (TOWER, 2), (HEINRICH, 3), (HEINRICH, 5)]
)
def test_a_guard_who_holds_spoils_the_attack(name: str, guard: str, number: int) -> None:
    match = turmoil(f"| 0 hand=turmoil.{name} {TAVERN} | 1 {VICTIM},{guard}")
    before = cards(match, 1)
    play(match, f"play turmoil.{name}", f"defend {number}")
    assert (asked(match), cards(match, 1), hand(match, 1)) == ("0 main", before, ["abbey"])
    assert discard(match) == [f"turmoil.{name}"]
    for viewer in (0, 1, hexhold.SPECTATOR):
        (defence,) = told(match, viewer, "defence-rolled")
        assert (defence["seat"], defence["number"], defence["held"]) == (1, number, True)


@pytest.mark.card("turmoil.lookout_tower", "turmoil.heinrich", shows="limit")
@pytest.mark.parametrize(
    ("guard", "number"), [(TOWER, 3), (TOWER, 6), (HEINRICH, 2), (HEINRICH, 6)]
)
def test_another_number_lets_the_attack_through(guard: str, number: int) -> None:
    victim = f"hand=abbey columns=5*,6 cards={guard},5a:inga,6a:grain_mill,6b:harald,5b:storehouse"
    for name, question in (("archer", "1 shoot"), ("arsonist", "0 burn"), ("traitor", "0 spy")):
        match = turmoil(f"| 0 hand=turmoil.{name} {TAVERN} | 1 {victim}")
        play(match, f"play turmoil.{name}", f"defend {number}")
        assert asked(match) == question


@pytest.mark.card("turmoil.lookout_tower", "turmoil.heinrich", shows="limit")
def test_guards_do_not_watch_for_plunderers_and_their_own_side_needs_no_roll() -> None:
    match = turmoil(f"| 0 hand=turmoil.voyage_of_plunder {STRONG} | 1 cards={TOWER},{HEINRICH}")
    assert asked(play(match, "play turmoil.voyage_of_plunder")) == "1 give-any"
    match = turmoil(f"| 0 hand=turmoil.brigands {STRONG} | 1 cards={TOWER},{HEINRICH}")
    assert asked(play(match, "play turmoil.brigands")) == "0 raid"
    match = turmoil(f"| 0 hand=turmoil.traitor {TAVERN},{HEINRICH} | 1 {VICTIM}")
    assert asked(play(match, "play turmoil.traitor")) == "0 spy"


# -- Archer --


@pytest.mark.card("turmoil.archer", shows="effect")
def test_the_archer_hits_a_unit_of_the_victims_choice() -> None:
    match = turmoil(f"| 0 hand=turmoil.archer {TAVERN} | 1 cards=5a:harald,5b:candamir")
    play(match, "play turmoil.archer", "1 slot 5b1", "1 under 2")
    assert (cards(match, 1), discard(match)) == ({"5a": ["harald"]}, ["turmoil.archer"])
    assert stack(match, 2, 0)[-1] == stack(match, 2, 1)[-1] == "candamir"
    assert stack(match, 2)[-1] == "seen"
    assert table(match)["tokens"]["hero"] is None


@pytest.mark.card("turmoil.archer", "turmoil.hedge_tavern", shows="effect")
def test_in_the_duel_a_tavern_of_the_hand_sends_the_archer_after_a_cannoneer() -> None:
    attacker = f"hand=turmoil.hedge_tavern,turmoil.archer {CITY} stock=*:2"
    match = at(f"| 0 {attacker} | 1 cards=5a:progress.chief_cannoneer,5b:gold.pirate_ship", "duel")
    play(match, "build turmoil.hedge_tavern", "site 5a", "play turmoil.archer")
    assert cards(match, 1) == {"5b": ["gold.pirate_ship"]}
    assert stack(match, 6, 0)[-1] == "progress.chief_cannoneer"  # there is one stack of the set


@pytest.mark.card("turmoil.archer", "turmoil.heinrich", shows="effect")
def test_heinrich_may_fall_to_the_archer_and_guards_no_more() -> None:
    match = turmoil(f"| 0 hand=turmoil.archer,turmoil.archer {TAVERN} | 1 cards={HEINRICH},6a:inga")
    play(match, "play turmoil.archer", "defend 6", "1 slot 5b1", "1 under 5")
    assert stack(match, 5, 0)[-1] == "turmoil.heinrich"
    play(match, "play turmoil.archer", "1 under 1")  # no roll any more, and Inga stands alone
    assert cards(match, 1) == {}


@pytest.mark.card("turmoil.archer", "turmoil.irmgard", "turmoil.lookout_tower", shows="limit")
def test_the_archer_hits_neither_ships_nor_buildings_nor_heroes_without_an_axe() -> None:
    others = "5a:turmoil.irmgard,5b:ore_ship,6a:turmoil.drill_ground"
    match = turmoil(f"| 0 hand=turmoil.archer {TAVERN} | 1 cards={others},6b:grain_mill")
    assert refused(match, "play turmoil.archer") == "rivals.archer.no-effect"
    match = turmoil(f"| 0 hand=turmoil.archer {TAVERN},5b:candamir")
    assert refused(match, "play turmoil.archer") == "rivals.archer.no-effect"  # not one's own
    others = "columns=5*,6 cards=5a:turmoil.irmgard,5b:ore_ship,6a:inga,6b:harald"
    match = play(turmoil(f"| 0 hand=turmoil.archer {TAVERN} | 1 {others}"), "play turmoil.archer")
    assert refused(match, "slot 5a1") == refused(match, "slot 5b1") == "rivals.archer.unit"
    assert choices(match, "slot") == {"6a1", "6b1"}


# -- Voyage of Plunder --


@pytest.mark.card("turmoil.voyage_of_plunder", shows="effect")
def test_a_voyage_takes_two_from_a_leader_and_one_from_others() -> None:
    match = turmoil(f"| 0 hand=turmoil.voyage_of_plunder {STRONG} | 1 columns=5*,6*")
    play(match, "play turmoil.voyage_of_plunder", "1 give b7", "1 give b5")
    assert resources(match, 1) == {"lumber": 1, "wool": 1, "grain": 1}
    assert (asked(match), discard(match)) == ("0 main", ["turmoil.voyage_of_plunder"])
    match = turmoil(f"| 0 hand=turmoil.voyage_of_plunder {STRONG} | 1 {CITY}")
    assert points(match, 0) == points(match, 1) == 3
    play(match, "play turmoil.voyage_of_plunder", "1 give b7")
    assert asked(match) == "0 main"


@pytest.mark.card("turmoil.voyage_of_plunder", shows="limit")
def test_a_voyage_needs_the_stronger_arm_and_brings_what_fits() -> None:
    match = turmoil(f"| 0 hand=turmoil.voyage_of_plunder cards=5a:inga | 1 {STRONG}")
    assert refused(match, "play turmoil.voyage_of_plunder") == "rivals.voyage-of-plunder.requires"
    match = turmoil(f"| 0 hand=turmoil.voyage_of_plunder {STRONG} stock=b7:3")
    play(match, "play turmoil.voyage_of_plunder")
    assert refused(match, "1 give b7") == "rivals.stock.taken"  # the attacker has no room for ore
    assert refused(match, "1 give a6") == "rivals.stock.owed"  # there is no gold to give
    assert refused(match, "1 give b5") is None


@pytest.mark.card("turmoil.voyage_of_plunder", shows="limit")
def test_whoever_goes_plundering_in_english_must_take_what_there_is() -> None:
    held = f"| 0 hand=turmoil.voyage_of_plunder {STRONG} stock=b7:3"
    match = play(at(held, "turmoil", edition="en"), "play turmoil.voyage_of_plunder")
    assert refused(match, "name ore") == refused(match, "name gold") == "rivals.stock.taken"
    assert refused(match, "pass") == "rivals.stock.taken"


# -- Traitor --


@pytest.mark.card("turmoil.traitor", shows="effect")
def test_the_traitor_shows_the_hand_to_his_player_alone_and_takes_a_card() -> None:
    match = turmoil(f"| 0 hand=turmoil.traitor {TAVERN} | 1 hand=abbey,inga,turmoil.archer")
    play(match, "play turmoil.traitor")
    assert match.view(0)["seats"][1]["sure"] == {
        "basic.abbey": 1, "basic.inga": 1, "turmoil.archer": 1,
    }  # fmt: skip
    assert {fact["card"] for fact in told(match, 0, "card-seen")} == {
        "basic.abbey", "basic.inga", "turmoil.archer",
    }  # fmt: skip
    assert told(match, 1, "card-seen") == told(match, hexhold.SPECTATOR, "card-seen") == []
    assert "abbey" not in str(match.view(hexhold.SPECTATOR))
    play(match, "card turmoil.archer")
    assert (hand(match, 0), hand(match, 1)) == (["turmoil.archer"], ["abbey", "inga"])
    assert (told(match, 0, "card-taken")[0]["card"], told(match, 1, "card-taken")[0]["card"]) == (
        "turmoil.archer",
        "turmoil.archer",
    )
    assert "card" not in told(match, hexhold.SPECTATOR, "card-taken")[0]
    assert match.view(1)["seats"][0]["sure"] == {"turmoil.archer": 1}  # the loser knows it too


@pytest.mark.card("turmoil.traitor", shows="limit")
def test_the_victim_of_the_traitor_draws_at_the_end_of_his_own_turn() -> None:
    match = turmoil(f"| 0 hand=turmoil.traitor {TAVERN} | 1 hand=abbey,inga,scout")
    finish_turn(play(match, "play turmoil.traitor", "card scout"))
    assert side(match, 1)["hand"]["basic"] == 2


@pytest.mark.card("turmoil.traitor", "turmoil.lookout_tower", shows="limit")
def test_a_traitor_caught_at_the_tower_tells_nothing() -> None:
    match = turmoil(f"| 0 hand=turmoil.traitor {TAVERN} | 1 hand=abbey,inga cards={TOWER}")
    play(match, "play turmoil.traitor", "defend 2")
    assert match.view(0)["seats"][1]["sure"] == {}
    assert told(match, 0, "hand-seen") == told(match, 0, "card-seen") == []
    assert (table(match)["dice"]["defence"], hand(match, 1)) == (2, ["abbey", "inga"])


@pytest.mark.card("turmoil.traitor", shows="limit")
def test_the_traitor_needs_a_hand_to_look_at_and_takes_only_what_is_in_it() -> None:
    match = turmoil(f"| 0 hand=turmoil.traitor {TAVERN}")
    assert refused(match, "play turmoil.traitor") == "rivals.traitor.no-effect"
    match = turmoil(f"| 0 hand=turmoil.traitor,scout {TAVERN} | 1 hand=abbey")
    play(match, "play turmoil.traitor")
    assert refused(match, "card scout") == "rivals.hand.not-held"
    assert asked(play(match, "pass")) == "0 main"
    assert (hand(match, 0), hand(match, 1)) == (["scout"], ["abbey"])


@pytest.mark.card("turmoil.traitor", "turmoil.sebastian", shows="limit")
def test_not_even_sebastian_stops_the_traitor_who_may_take_him() -> None:
    match = turmoil(f"| 0 hand=turmoil.traitor {TAVERN} | 1 hand=turmoil.sebastian")
    play(match, "play turmoil.traitor", "0 card turmoil.sebastian")
    assert hand(match, 0) == ["turmoil.sebastian"]
    assert refused(match, "play turmoil.sebastian") == "rivals.sebastian.window"


# -- Arsonist and Fire Brigade --


@pytest.mark.card("turmoil.arsonist", shows="effect")
def test_the_arsonist_burns_a_building_of_his_choice_and_its_owner_chooses_the_stack() -> None:
    houses = f"{CITY} cards=5a:abbey,5a:turmoil.chapel_low,5b:grain_mill,6a:inga"
    match = turmoil(f"| 0 hand=turmoil.arsonist {TAVERN} | 1 {houses}")
    assert points(match, 1) == 3 + 1
    play(match, "play turmoil.arsonist", "0 slot 5a2")
    assert refused(match, "1 under 1") == "rivals.stack.matching"
    play(match, "1 under 5")
    assert (points(match, 1), discard(match)) == (3, ["turmoil.arsonist"])
    assert cards(match, 1) == {"5a": ["abbey"], "5b": ["grain_mill"], "6a": ["inga"]}
    assert stack(match, 5, 0)[-1] == "turmoil.chapel_low"


@pytest.mark.card("turmoil.arsonist", "turmoil.lookout_tower", shows="effect")
def test_the_tower_itself_may_burn_and_watches_no_more() -> None:
    arsonists = "hand=turmoil.arsonist,turmoil.arsonist"
    match = turmoil(f"| 0 {arsonists} {TAVERN} | 1 cards={TOWER},6a:abbey")
    play(match, "play turmoil.arsonist", "defend 3", "0 slot 5a1", "1 under 4")
    play(match, "play turmoil.arsonist", "1 under 1")  # no roll, and only the Abbey is left
    assert cards(match, 1) == {}


@pytest.mark.card("turmoil.arsonist", shows="limit")
def test_the_arsonist_burns_buildings_of_the_other_only() -> None:
    match = turmoil(f"| 0 hand=turmoil.arsonist {TAVERN} | 1 cards=5a:inga,5b:ore_ship")
    assert refused(match, "play turmoil.arsonist") == "rivals.arsonist.no-effect"
    match = turmoil(f"| 0 hand=turmoil.arsonist {TAVERN} | 1 cards=5a:inga,5b:abbey,6a:grain_mill")
    play(match, "play turmoil.arsonist")
    assert refused(match, "slot 5a1") == "rivals.arsonist.building"
    assert refused(match, "pass") == "rivals.turn.not-asked"


@pytest.mark.card("turmoil.fire_brigade", "turmoil.arsonist", shows="effect")
def test_a_fire_brigade_keeps_its_whole_city_from_burning() -> None:
    city = "columns=5*,6* cards=5a:turmoil.fire_brigade,5a:abbey,5b:grain_mill,6a:storehouse"
    match = turmoil(f"| 0 hand=turmoil.arsonist {TAVERN} | 1 {city},6b:toll_bridge")
    play(match, "play turmoil.arsonist")
    for slot in ("5a1", "5a2", "5b1"):
        assert refused(match, f"slot {slot}") == "rivals.arsonist.building"
    assert choices(match, "slot") == {"6a1", "6b1"}
    assert points(match, 1) == 4 + 1


@pytest.mark.card("turmoil.fire_brigade", shows="effect")
def test_two_fire_brigades_leave_the_arsonist_nothing() -> None:
    both = "cards=5a:turmoil.fire_brigade,5b:abbey,6a:turmoil.fire_brigade,6b:grain_mill"
    match = turmoil(f"| 0 hand=turmoil.arsonist {TAVERN} | 1 columns=5*,6* {both}")
    assert refused(match, "play turmoil.arsonist") == "rivals.arsonist.no-effect"


@pytest.mark.card("turmoil.fire_brigade", shows="limit")
def test_a_fire_brigade_protects_neither_the_next_city_nor_after_it_is_gone() -> None:
    city = "columns=5*,6* cards=5a:turmoil.fire_brigade,5b:abbey,6a:grain_mill"
    match = turmoil(f"| 0 hand=turmoil.arsonist {TAVERN} | 1 {city}")
    play(match, "play turmoil.arsonist", "1 under 1")
    assert "6a" not in cards(match, 1)
    match = turmoil(f"active=1 | 0 hand=turmoil.arsonist {TAVERN} | 1 {city}")
    play(match, "1 remove 5a1")
    play(roll(finish_turn(match), 3, "trade"), "play turmoil.arsonist")
    assert choices(match, "slot") == {"5b1", "6a1"}


# -- Brigands --


@pytest.mark.card("turmoil.brigands", shows="effect")
def test_the_brigands_of_the_turmoil_fill_one_region() -> None:
    match = turmoil(f"| 0 hand=turmoil.brigands {STRONG} stock=a6:1 | 1 stock=a6:3")
    play(match, "play turmoil.brigands", "region a6")
    assert (stock(match, 0)["a6"], stock(match, 1)["a6"]) == (3, 1)
    assert (asked(match), discard(match)) == ("0 main", ["turmoil.brigands"])


@pytest.mark.card("turmoil.brigands", shows="limit")
def test_the_brigands_of_the_turmoil_need_the_advantage_room_and_prey() -> None:
    match = turmoil("| 0 hand=turmoil.brigands cards=5a:harald")
    assert refused(match, "play turmoil.brigands") == "rivals.brigands.requires"
    match = turmoil(f"| 0 hand=turmoil.brigands {STRONG} stock=b7:3")
    play(match, "play turmoil.brigands")
    for place in ("b7", "a6"):
        assert refused(match, f"region {place}") == "rivals.brigands.region"
