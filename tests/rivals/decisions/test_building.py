"""Decisions 28 to 34 and 49: requirements, removal, face-up cards, Town Hall, Relocation, Scout."""

from tests.rivals.helpers import (
    allowed,
    asked,
    at,
    cards,
    choices,
    discard,
    event,
    play,
    points,
    refused,
    side,
    stack,
    stock,
    table,
)

STRONG = "cards=5a:candamir"
BOOKS = "columns=5*,6 cards=5a:progress.university,5b:abbey"


def test_decision_28_a_requirement_is_tested_when_building_and_never_later() -> None:
    match = at(f"| 0 {BOOKS}", "progress")
    assert side(match, 0)["hand_limit"] == 5
    play(match, "remove 5b1")
    assert cards(match, 0) == {"5a": ["progress.university"]}
    assert side(match, 0)["hand_limit"] == 4


def test_decision_28_points_and_tokens_follow_at_once() -> None:
    fleet = "columns=5*,6 cards=5a:gold.harbor,5a:ore_ship,5b:wool_ship,5b:gold_ship"
    match = at(f"| 0 {fleet} | 1 cards=5a:marketplace,5b:toll_bridge,6a:lumber_ship", "gold")
    assert (points(match, 0), points(match, 1)) == (3 + 1 + 1, 2)
    play(match, "remove 5b1")
    assert (points(match, 0), table(match)["tokens"]["trade"]) == (3 + 1, 0)  # three each
    play(match, "remove 5b1")
    assert (points(match, 0), points(match, 1)) == (3, 3)
    assert table(match)["tokens"]["trade"] == 1


def test_decision_29_cards_are_removed_in_theme_games_only_and_go_to_the_discard_pile() -> None:
    assert refused(at("| 0 cards=5a:abbey"), "remove 5a1") == "rivals.removal.theme-only"
    guild = "columns=5*,6 cards=5a:gold.merchant_guild hand=abbey"
    match = play(at(f"| 0 {guild}", "gold"), "remove 5a1")
    assert discard(match) == ["gold.merchant_guild"]
    assert table(match)["face_up"]["left"] == 1
    assert side(match, 0)["hand"] == {"basic": 1, "gold": 0, "turmoil": 0, "progress": 0}


def test_decision_29_cache_centre_and_covered_cards_stay() -> None:
    match = at("| 0 cache=1 cards=5a:harald", "gold")
    assert choices(match, "remove") == {"5a1"}
    assert refused(match, "remove 6a1") == "rivals.removal.card"
    match = at("| 0 columns=5*,6 cards=5a:progress.town_hall", "progress")
    assert choices(match, "remove") == {"5a1"}
    play(match, "remove 5a1")
    assert cards(match, 0) == {"5a": ["parish_hall"]}  # the covered card was not the one to go


def test_decision_30_a_lost_face_up_card_goes_under_a_stack_and_can_be_drawn() -> None:
    guild = "columns=5*,6 cards=5a:gold.merchant_guild"
    match = event(at(f"roll | 0 {STRONG} | 1 {guild}", "gold"), "feud", 3)
    play(match, "1 under 5")
    assert stack(match, 5, 0)[-1] == "gold.merchant_guild"
    assert table(match)["face_up"]["left"] == 1
    match = at(f"roll | 0 {STRONG} | 1 {guild}", "gold", faceup_return="faceup")
    event(match, "feud", 3)
    assert (asked(match), table(match)["face_up"]["left"]) == ("0 main", 2)


def test_decision_30_the_option_brings_no_other_card_to_the_face_up_stack() -> None:
    houses = "columns=5*,6 cards=5a:gold.mint"
    match = at(f"roll | 0 {STRONG} | 1 {houses}", "gold", faceup_return="faceup")
    play(event(match, "feud", 3), "1 under 5")
    assert stack(match, 5, 0)[-1] == "gold.mint"
    assert table(match)["face_up"]["left"] == 2


TOWN = "hand=progress.town_hall,parish_hall stock=*:3"


def test_decision_31_the_town_hall_needs_a_parish_hall_at_a_city() -> None:
    for seat in ("cards=5a:parish_hall", "columns=5*,6 cards=6a:parish_hall", "columns=5*,6"):
        match = at(f"| 0 {seat} {TOWN}", "progress")
        assert refused(match, "build progress.town_hall") == "rivals.town-hall.parish"


def test_decision_31_the_town_hall_takes_no_site_of_its_own() -> None:
    full = "columns=5*,6 cards=5a:parish_hall,5a:inga,5b:harald,5b:austin,6a:abbey,6b:storehouse"
    match = at(f"| 0 {full} {TOWN}", "progress")
    play(match, "build progress.town_hall")
    assert cards(match, 0)["5a"] == ["progress.town_hall", "parish_hall", "inga"]
    assert refused(match, "build parish_hall") == "rivals.build.unique"


def test_decision_31_fire_takes_the_town_hall_and_leaves_the_parish_hall() -> None:
    attacker = "columns=5*,6 cards=5a:turmoil.hedge_tavern hand=turmoil.arsonist"
    match = at(f"| 0 {attacker} | 1 columns=5*,6 cards=5a:progress.town_hall", "duel")
    play(match, "play turmoil.arsonist")
    assert cards(match, 1) == {"5a": ["parish_hall"]}
    assert stack(match, 6, 0)[-1] == "progress.town_hall"


def test_decision_32_relocation_exchanges_two_occupied_places() -> None:
    seat = "columns=5*,6 cards=5a:gold.mint,5b:inga,6a:harald hand=relocation cache=1 stock=a5:3"
    match = play(at(f"| 0 {seat}", "gold"), "play relocation")
    assert refused(match, "slot 6b1") == "rivals.relocation.partner"
    assert refused(match, "region cache") == "rivals.relocation.partner"
    assert refused(match, "region a8") == "rivals.relocation.partner"
    red = play(match.copy(), "slot 5a1")
    assert choices(red, "slot") == {"5b1"}
    assert refused(red, "slot 6a1") == "rivals.relocation.rules"
    play(match, "region a5", "region b6")
    regions = {r["place"]: (r["type"], r["number"], r["stock"]) for r in side(match, 0)["regions"]}
    assert (regions["b6"], regions["a5"]) == (("forest", 2, 3), ("pasture", 4, 1))


def test_decision_32_two_cards_on_one_side_of_a_city_are_no_exchange() -> None:
    seat = "columns=5*,6 cards=5a:inga,5a:harald hand=relocation"
    match = play(at(f"| 0 {seat}"), "play relocation")
    assert choices(match, "slot") == set()


def test_decision_33_the_scout_is_declared_before_any_region_is_seen() -> None:
    match = at("| 0 hand=scout roads=5,7 stock=*:2")
    assert choices(match, "scout") == choices(match, "settle") == {"left", "right"}
    blind = play(match.copy(), "settle right", "land gold2")
    assert asked(blind) == "chance land"
    play(blind, "land hills1")
    assert choices(blind, "above") == {"gold2", "hills1"}
    assert refused(blind, "scout right") == "rivals.turn.not-asked"
    play(match, "scout right", "above gold2", "above hills1")
    assert stock(match, 0).keys() >= {"a8", "b8"}


def test_decision_33_the_founder_decides_which_region_goes_above() -> None:
    match = play(at("| 0 roads=7"), "settle right", "land gold2", "land hills1")
    for above, below in (("gold", "hills"), ("hills", "gold")):
        number = "2" if above == "gold" else "1"
        after = play(match.copy(), f"above {above}{number}")
        regions = {region["place"]: region["type"] for region in side(after, 0)["regions"]}
        assert (regions["a8"], regions["b8"]) == (above, below)


def test_decision_33_the_regions_suffice_for_all_five_settlements() -> None:
    wide = "columns=5,6,7,8,9 regions=a8:gold2,b8:hills1,a9:gold3,b9:hills5,a10:forest4,b10:fields1"
    blue = "columns=5,6,7 regions=a8:forest6,b8:fields3 roads=8 stock=*:3"
    match = at(f"active=1 | 0 {wide} | 1 {blue}")
    play(match, "settle right", "land pasture5", "land pasture6", "above pasture6")
    assert table(match)["supply"]["settlements"] == 0
    assert len(table(match)["supply"]["regions"]) == 2


def test_decision_34_the_large_trade_ship_trades_any_number_of_times() -> None:
    match = at("| 0 cards=5a:large_trade_ship stock=a5:3,a6:3,b7:0")
    play(match, "ship a6", "gain b7", "ship a5", "gain a6", "ship a6", "gain a5", "ship a5")
    assert asked(match) == "0 gain"
    assert (stock(match, 0)["a5"], stock(match, 0)["a6"]) == (0, 0)


def test_decision_34_one_unit_of_each_neighbour_is_no_trade() -> None:
    twins = "columns=5,6,7 regions=a8:gold2,b8:mountains4:1 cards=7b:large_trade_ship"
    assert choices(at(f"| 0 {twins} stock=*:1"), "ship") == set()
    far = at("| 0 cards=5a:large_trade_ship stock=b7:3")
    assert refused(far, "ship b7") == "rivals.large-trade-ship.one-region"


def test_decision_49_both_ends_may_have_a_road_but_no_end_two() -> None:
    match = at("| 0 roads=5 stock=*:3")
    assert refused(match, "road left") == "rivals.road.end"
    play(match, "road right")
    assert side(match, 0)["roads"] == [5, 6, 7]
    assert allowed(match, "settle left")
    assert refused(match, "road right") == "rivals.road.end"
