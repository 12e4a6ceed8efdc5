"""Decisions 35 to 48: single action cards, defence, compensation, discounts, useless cards."""

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
    gained,
    hand,
    play,
    refused,
    resources,
    stack,
    stock,
    table,
)

from hexhold.games.rivals.engine import layout as q

TAVERN = "columns=5*,6 cards=5a:turmoil.hedge_tavern"
GUARDS = "cards=5a:turmoil.lookout_tower,5b:turmoil.heinrich"
MERCHANT = "columns=5*,6 hand=gold.merchant"
BLUE_THREES = "columns=5,6,7 regions=a8:fields3,b8:gold3"


# -- 35 to 37: Benjamin, Doctor, Gustav --


def test_decision_35_benjamin_gives_one_each_without_boosters_or_marketplace() -> None:
    seat = "cards=5a:marketplace,5b:brick_factory hand=progress.benjamin"
    match = at(f"die=3 | 0 {seat} | 1 {BLUE_THREES}", "progress")
    before = stock(match, 0), stock(match, 1)
    play(match, "play progress.benjamin")
    assert gained(before[0], stock(match, 0)) == {"b5": 1}
    assert gained(before[1], stock(match, 1)) == {}
    assert asked(match) == "0 main"


def test_decision_35_benjamin_counts_regions_founded_this_turn() -> None:
    match = at("die=2 | 0 roads=7 hand=progress.benjamin", "progress")
    play(match, "settle right", "land gold2", "land mountains2", "above gold2")
    play(match, "play progress.benjamin")
    assert (stock(match, 0)["a8"], stock(match, 0)["b8"]) == (1, 1)


def test_decision_36_the_doctor_serves_two_regions_not_four() -> None:
    bath = "columns=5*,6 cards=5a:progress.bath_house hand=progress.doctor"
    match = at(f"| 0 {bath}", "progress")
    before = stock(match, 0)
    play(match, "play progress.doctor")
    assert gained(before, stock(match, 0)) == {"a5": 1, "a6": 1}


def test_decision_36_the_doctor_fills_no_cache_for_a_full_gold_field() -> None:
    bath = "columns=5*,6 cards=5a:progress.bath_house,5b:harald hand=progress.doctor"
    match = play(at(f"| 0 {bath} cache=1 stock=a6:3,a5:1", "duel"), "play progress.doctor")
    assert (stock(match, 0)["cache"], stock(match, 0)["a5"], asked(match)) == (1, 2, "0 main")
    match = at(f"| 0 {bath} cache=1 stock=a6:3,a5:3", "duel")
    assert refused(match, "play progress.doctor") == "rivals.doctor.no-effect"


def test_decision_36_the_doctors_gold_may_go_to_the_cache_while_the_field_has_room() -> None:
    bath = "columns=5*,6 cards=5a:progress.bath_house,5b:harald hand=progress.doctor"
    match = play(at(f"| 0 {bath} cache=1 stock=a6:2,a5:3", "duel"), "play progress.doctor")
    assert choices(match, "gain") == {"a6", "cache"}
    assert stock(play(match, "gain cache"), 0)["cache"] == 2


BEHIND = "hand=progress.gustav | 1 columns=5*,6"


def test_decision_37_gustav_takes_any_card_of_the_common_pile_and_it_is_played_at_once() -> None:
    match = at(f"discard=goldsmith,abbey | 0 stock=a6:3 {BEHIND}", "progress")
    play(match, "play progress.gustav")
    assert choices(match, "card") == {"abbey", "goldsmith"}
    assert refused(match, "card progress.gustav") == "rivals.gustav.pile"
    play(match, "card goldsmith", "play goldsmith", "gain b7", "gain b7")
    assert discard(match) == ["abbey", "goldsmith", "progress.gustav"]


def test_decision_37_gustav_is_not_played_on_an_empty_pile() -> None:
    match = at(f"| 0 {BEHIND}", "progress")
    assert refused(match, "play progress.gustav") == "rivals.gustav.pile"


# -- 38 to 41: Merchant, Brigands, Voyage, Gudrun --


def test_decision_38_the_merchant_must_take_one_and_give_one() -> None:
    match = play(at(f"| 0 {MERCHANT}", "gold"), "play gold.merchant")
    assert refused(match, "pass") == "rivals.merchant.take"
    play(match, "name ore", "pass")
    assert asked(match) == "0 gift"
    assert refused(match, "pass") == "rivals.turn.not-asked"


def test_decision_38_the_gift_is_something_the_other_can_store_if_there_is_such() -> None:
    match = at(f"| 0 {MERCHANT} | 1 stock=*:3,b7:1", "gold")
    play(match, "play gold.merchant", "name lumber", "pass")
    assert choices(match, "give") == {"a5", "b7"}  # lumber he just lost, and ore
    assert refused(match, "give b5") == "rivals.merchant.gift"


def test_decision_39_the_brigands_fill_one_region_and_take_at_least_one() -> None:
    land = "columns=5,6,7 regions=a8:gold2:1,b8:hills1 stock=a6:3"
    seat = "cards=5a:candamir hand=gold.brigands cache=0 stock=b7:3"
    match = at(f"| 0 {seat} | 1 {land},a5:0", "gold")
    play(match, "play gold.brigands")
    assert refused(match, "region b7") == "rivals.brigands.region"  # full
    assert refused(match, "region a5") == "rivals.brigands.region"  # he has no lumber
    play(match, "0 region cache", "1 give a8")  # the other two can only come from a6
    assert (stock(match, 0)["cache"], resources(match, 1)["gold"]) == (3, 1)


VOYAGE = "cards=5a:candamir hand=turmoil.voyage_of_plunder"
SCALES = "cards=5a:marketplace,5b:toll_bridge,6a:lumber_ship"


@pytest.mark.parametrize(
    ("victim", "count"),
    [("columns=5,6", 1), ("columns=5*,6", 1), (f"columns=5*,6 {SCALES}", 2), ("columns=5*,6*", 2)],
)
def test_decision_40_tokens_count_for_who_leads(victim: str, count: int) -> None:
    match = at(f"| 0 {VOYAGE} | 1 {victim}", "turmoil")  # the attacker has three points
    before = sum(resources(match, 1).values())
    play(match, "play turmoil.voyage_of_plunder", *["1 give b7", "1 give b5"][:count])
    assert asked(match) == "0 main"
    assert sum(resources(match, 1).values()) == before - count


def test_decision_40_the_victim_chooses_in_russian_and_the_attacker_in_english() -> None:
    position = f"| 0 {VOYAGE} | 1 columns=5*,6*"
    for options in ({"edition": "en"}, {"edition": "ru", "voyage_chooser": "attacker"}):
        match = play(at(position, "turmoil", **options), "play turmoil.voyage_of_plunder")
        assert asked(match) == "0 want"
    match = at(position, "turmoil")
    play(match, "play turmoil.voyage_of_plunder", "1 give b7", "1 give a5")
    assert (stock(match, 0)["b7"], stock(match, 0)["a5"], asked(match)) == (2, 2, "0 main")


def test_decision_40_a_victim_without_a_choice_still_gives_to_the_attacker() -> None:
    position = f"| 0 {VOYAGE} | 1 columns=5*,6* stock=*:0,b7:2"
    match = play(at(position, "turmoil"), "play turmoil.voyage_of_plunder")
    assert (resources(match, 1), asked(match)) == ({}, "0 main")
    assert stock(match, 0)["b7"] == 3


@pytest.mark.parametrize(
    ("edition", "ships", "moved"), [("ru", 1, 1), ("ru", 2, 2), ("en", 1, 2), ("en", 2, 4)]
)
def test_decision_41_gudrun_takes_by_the_edition(edition: str, ships: int, moved: int) -> None:
    fleet = ",".join(f"{bay}:gold.pirate_ship" for bay in ("5a", "5b")[:ships])
    land = "columns=5,6,7 regions=a8:gold2:1,b8:hills1"
    rich = "columns=5,6,7 regions=a8:gold3:3,b8:hills5 stock=a6:3"
    position = f"| 0 {land} cards={fleet} hand=gold.gudrun | 1 {rich}"
    match = play(at(position, "gold", edition=edition), "play gold.gudrun")
    while asked(match) != "0 main":  # which fields give and which store does not matter here
        play(match, match.text(match.legal(match.actors[0])[0]))
    assert (resources(match, 0)["gold"], resources(match, 1)["gold"]) == (1 + moved, 6 - moved)


# -- 42 to 44: defence, Arsonist, Irmgard --


@pytest.mark.parametrize(
    ("guards", "held"),
    [
        ("cards=5a:turmoil.lookout_tower", {1, 2}),
        ("cards=5a:turmoil.heinrich", {3, 4, 5}),
        (GUARDS, {1, 2, 3, 4, 5}),
    ],
)
def test_decision_42_one_roll_defends_for_all_guards(guards: str, held: set[int]) -> None:
    for number in range(1, 7):
        match = at(f"die=5 | 0 {TAVERN} hand=turmoil.traitor | 1 {guards} hand=abbey", "turmoil")
        play(match, "play turmoil.traitor", f"defend {number}")
        assert asked(match) == ("0 main" if number in held else "0 spy")
        assert table(match)["dice"]["number"] == 5
        if number not in held:
            play(match, "pass")
        assert discard(match) == ["turmoil.traitor"]


def test_decision_42_without_guards_there_is_no_roll() -> None:
    match = at(f"| 0 {TAVERN} hand=turmoil.traitor | 1 hand=abbey", "turmoil")
    assert asked(play(match, "play turmoil.traitor")) == "0 spy"


def test_decision_42_benjamin_still_reads_the_number_of_the_turn() -> None:
    seat = f"{TAVERN} hand=turmoil.traitor,progress.benjamin"
    match = at(f"die=5 | 0 {seat} | 1 {GUARDS} hand=abbey", "duel")
    play(match, "play turmoil.traitor", "defend 2", "play progress.benjamin")
    assert stock(match, 0)["b7"] == 2


def test_decision_43_the_attacker_picks_the_building_and_the_victim_the_stack() -> None:
    houses = "columns=5*,6 cards=5a:turmoil.fire_brigade,5b:abbey,6a:storehouse,6b:toll_bridge"
    match = at(f"| 0 {TAVERN} hand=turmoil.arsonist | 1 {houses}", "turmoil")
    play(match, "play turmoil.arsonist")
    assert asked(match) == "0 burn"
    assert choices(match, "slot") == {"6a1", "6b1"}
    play(match, "0 slot 6b1")
    assert asked(match) == "1 under"
    play(match, "1 under 3")
    assert stack(match, 3, 0)[-1] == "toll_bridge"


IRMGARD = "cards=5a:turmoil.irmgard,5b:abbey,6a:harald"
ATTACK = "columns=5*,6 cards=5a:turmoil.hedge_tavern,5b:candamir"


def consoled(match: AnyMatch, *moves: str) -> int:
    """How many resources Irmgard gives blue for what follows."""
    before = sum(resources(match, 1).values())
    play(match, *moves)
    while asked(match) == "1 gain":
        play(match, "1 gain a5")
    return sum(resources(match, 1).values()) - before


def test_decision_44_irmgard_consoles_for_cards_lost_to_events_and_attacks() -> None:
    match = event(at(f"roll | 0 {ATTACK} | 1 {IRMGARD}", "turmoil"), "feud", 3)
    assert consoled(match, "1 under 1") == 1
    match = event(at(f"roll active=1 | 1 {IRMGARD} stock=a6:1", "turmoil"), "riots", 3)
    assert consoled(match, "1 slot 6a1", "1 under 1") == 1
    for card in ("turmoil.archer", "turmoil.arsonist"):
        match = at(f"| 0 {ATTACK} hand={card} | 1 {IRMGARD}", "turmoil")
        assert consoled(match, f"play {card}", "1 under 1") == 1


def test_decision_44_irmgard_does_not_console_for_hand_cards_or_ones_own_removal() -> None:
    match = at(f"roll | 0 {ATTACK} | 1 {IRMGARD} hand=scout", "turmoil")
    event(match, "fraternal_feuds", 3)
    assert consoled(match, "0 card scout", "0 under 1") == 0
    match = at(f"active=1 | 1 {IRMGARD}", "turmoil")
    assert consoled(match, "remove 5b1") == 0


# -- 45 to 48 --

CRANE = "columns=5*,6* cards=5a:progress.university,5a:progress.building_crane"


def test_decision_45_the_payer_chooses_which_printed_unit_is_waived() -> None:
    seat = f"{CRANE} hand=turmoil.large_festival_hall stock=*:3"
    match = at(f"| 0 {seat}", "duel")
    play(match, "build turmoil.large_festival_hall", "site 5b")
    assert choices(match, "name") == {"brick", "ore", "grain"}  # all owned, any may be saved
    assert refused(match, "name lumber") == "rivals.build.waive"
    play(match, "name ore")
    assert resources(match, 0) == {"lumber": 3, "wool": 3, "gold": 3, "brick": 1, "ore": 1}


def test_decision_45_the_crane_looks_at_the_printed_cost_of_city_cards() -> None:
    seat = f"{CRANE} hand=turmoil.fire_brigade stock=*:3,b6:1"
    match = at(f"| 0 {seat}", "duel")
    assert refused(match, "build turmoil.fire_brigade") == "rivals.build.cost"  # four
    match = at(f"| 0 {CRANE} hand=candamir stock=*:3,b6:1", "duel")
    assert refused(match, "build candamir") == "rivals.build.cost"  # green
    match = at(f"| 0 {CRANE} hand=gold.mint stock=*:3,b7:1", "duel")
    assert allowed(match, "build gold.mint")


def test_decision_45_the_drill_ground_waives_one_unit_of_a_hero() -> None:
    match = at("| 0 cards=5a:turmoil.drill_ground hand=osmund stock=*:3", "turmoil")
    play(match, "build osmund", "site 5b")
    assert choices(match, "name") == {"wool", "ore", "grain"}


LIBRARY = "columns=5*,6 hand=progress.library stock=*:3"


def test_decision_46_the_library_may_be_declined_but_a_look_must_be_used() -> None:
    match = at(f"stack4=progress.doctor,progress.pharmacy | 0 {LIBRARY}", "progress")
    play(match, "build progress.library", "site 5a")
    assert asked(play(match.copy(), "pass")) == "0 main"
    play(match, "look 4")
    assert refused(match, "pass") == "rivals.exchange.must-take"
    play(match, "pick 2")
    assert hand(match, 0) == ["progress.doctor"]


def test_decision_46_the_traitor_may_take_nothing_after_seeing_the_hand() -> None:
    match = at(f"| 0 {TAVERN} hand=turmoil.traitor | 1 hand=abbey", "turmoil")
    play(match, "play turmoil.traitor")
    assert match.view(0)["seats"][1]["sure"] == {"basic.abbey": 1}
    assert hand(play(match, "pass"), 1) == ["abbey"]


def test_decision_47_the_tithe_barn_counts_heroes_and_no_other_units() -> None:
    units = "columns=5*,6 cards=5a:harald,5b:turmoil.irmgard,6a:ore_ship,6b:turmoil.lookout_tower"
    match = at(f"| 0 {units} hand=turmoil.tithe_barn stock=*:2,a7:0", "turmoil")
    play(match, "build turmoil.tithe_barn", "site 5a", "name grain")
    assert stock(match, 0)["a7"] == 2
    guns = "cards=5a:harald,5b:progress.chief_cannoneer"  # never meets the Barn, but is no hero
    assert at(f"| 0 {guns}", "duel").state.w[q.HEROES] == 1


@pytest.mark.parametrize(
    ("position", "mode", "card"),
    [
        (
            "| 0 columns=5*,6 cards=5a:progress.bath_house hand=progress.doctor stock=a5:3,a6:3",
            "progress",
            "progress.doctor",
        ),
        (
            "| 0 columns=5*,6 cards=5a:progress.university hand=progress.mineral_mining stock=b7:3",
            "progress",
            "progress.mineral_mining",
        ),
        ("die=3 | 0 hand=progress.benjamin stock=b5:3", "progress", "progress.benjamin"),
        (f"| 0 {MERCHANT} | 1 stock=*:0", "gold", "gold.merchant"),
    ],
)
def test_decision_48_a_card_that_can_change_nothing_is_not_played(
    position: str, mode: str, card: str
) -> None:
    name = card.split(".")[1].replace("_", "-")
    assert refused(at(position, mode), f"play {card}") == f"rivals.{name}.no-effect"


@pytest.mark.parametrize("edition", ["ru", "en"])
@pytest.mark.parametrize("poor_or_full", ["| 1 stock=*:0", "stock=*:3,a6:0"])
def test_decision_48_a_voyage_may_come_home_empty(poor_or_full: str, edition: str) -> None:
    match = at(f"| 0 {VOYAGE} {poor_or_full}", "turmoil", edition=edition)
    before = (stock(match, 0), stock(match, 1))
    play(match, "play turmoil.voyage_of_plunder")
    assert (stock(match, 0), stock(match, 1)) == before
    assert (asked(match), discard(match)) == ("0 main", ["turmoil.voyage_of_plunder"])


def test_decision_48_a_goldsmith_with_everything_full_can_still_store_gold() -> None:
    match = play(at("| 0 hand=goldsmith stock=*:3"), "play goldsmith")
    assert choices(match, "gain") == {"a6"}
    assert cards(match, 0) == {}
