"""The action cards of the base set: Brigitta, Goldsmith, Caravan, Relocation, Scout."""

import pytest
from tests.rivals.helpers import (
    allowed,
    asked,
    at,
    cards,
    choices,
    discard,
    finish_turn,
    hand,
    play,
    refused,
    resources,
    roll,
    side,
    stock,
    table,
)


@pytest.mark.card("basic.brigitta", shows="effect")
def test_brigitta_sets_the_production_die_and_is_discarded() -> None:
    match = play(at("roll | 0 hand=brigitta"), "play brigitta")
    assert choices(match, "number") == {"1", "2", "3", "4", "5", "6"}
    play(match, "number 5", "roll")
    assert {words[0] for words in choices(match, "dice")} == {"5"}
    play(match, "dice 5 trade")
    assert (stock(match, 0)["b7"], stock(match, 1)["a7"]) == (2, 2)
    assert (hand(match, 0), discard(match)) == ([], ["brigitta"])


@pytest.mark.card("basic.brigitta", shows="limit")
def test_brigitta_comes_before_ones_own_roll_and_once_a_turn() -> None:
    match = play(at("roll | 0 hand=brigitta,brigitta | 1 hand=scout"), "play brigitta", "number 5")
    assert refused(match, "play brigitta") == "rivals.brigitta.once"
    play(match, "roll", "dice 5 trade")
    assert refused(match, "play brigitta") == "rivals.brigitta.window"
    finish_turn(match)
    assert refused(match, "0 play brigitta") == "rivals.turn.not-asked"  # blue is about to roll


@pytest.mark.card("basic.brigitta", shows="limit")
def test_brigittas_number_is_forgotten_in_the_next_turn() -> None:
    match = play(at("roll | 0 hand=brigitta"), "play brigitta", "number 5", "roll", "dice 5 trade")
    play(finish_turn(match), "roll")
    assert len(choices(match, "dice")) == 30


@pytest.mark.card("basic.goldsmith", shows="effect")
def test_the_goldsmith_gives_two_resources_for_three_gold() -> None:
    match = at("| 0 hand=goldsmith stock=a6:3")
    play(match, "play goldsmith", "gain b7", "gain a6")
    assert resources(match, 0) == {
        "lumber": 1, "wool": 1, "gold": 1, "brick": 1, "ore": 2, "grain": 1,
    }  # fmt: skip
    assert discard(match) == ["goldsmith"]


@pytest.mark.card("basic.goldsmith", shows="limit")
def test_the_goldsmith_needs_three_gold() -> None:
    assert refused(at("| 0 hand=goldsmith stock=*:3,a6:2"), "play goldsmith") == (
        "rivals.goldsmith.pay"
    )
    assert refused(at("| 0 stock=a6:3"), "play goldsmith") == "rivals.play.not-held"
    match = at("roll | 0 hand=goldsmith stock=a6:3")
    assert refused(match, "play goldsmith") == "rivals.turn.roll-first"


@pytest.mark.card("basic.merchant_caravan", shows="effect")
def test_the_caravan_changes_two_resources_of_any_kind() -> None:
    match = at("| 0 hand=merchant_caravan")
    play(match, "play merchant_caravan", "give a5", "give b5", "gain b7", "gain b7")
    assert resources(match, 0) == {"wool": 1, "ore": 3, "grain": 1}
    assert discard(match) == ["merchant_caravan"]


@pytest.mark.card("basic.merchant_caravan", shows="limit")
def test_the_caravan_needs_two_resources_and_fills_no_full_region() -> None:
    match = at("| 0 hand=merchant_caravan stock=*:0,a5:1")
    assert refused(match, "play merchant_caravan") == "rivals.merchant-caravan.pay"
    match = at("| 0 hand=merchant_caravan stock=b7:3")
    play(match, "play merchant_caravan", "give a5", "give b5")
    assert refused(match, "gain b7") == "rivals.stock.room"
    assert allowed(match, "waste")


@pytest.mark.card("basic.relocation", shows="effect")
def test_two_regions_change_places_with_their_numbers_and_their_stock() -> None:
    match = at("| 0 hand=relocation stock=a5:3,b7:0")
    play(match, "play relocation", "region a5", "region b7")
    regions = {r["place"]: (r["type"], r["number"], r["stock"]) for r in side(match, 0)["regions"]}
    assert (regions["a5"], regions["b7"]) == (("mountains", 5, 0), ("forest", 2, 3))
    assert discard(match) == ["relocation"]


@pytest.mark.card("basic.relocation", shows="effect")
def test_a_region_that_moves_leaves_one_booster_and_may_find_another() -> None:
    match = at("roll | 0 hand=relocation cards=5a:weavers_shop,5b:lumber_camp stock=*:0")
    play(roll(match, 1, "trade"), "play relocation", "region b6", "region a5")
    assert stock(roll(finish_turn(match), 4, "trade"), 0)["a5"] == 2  # the pasture, by the shop
    match = at("roll | 0 hand=relocation cards=5a:weavers_shop,5b:lumber_camp stock=*:0")
    play(roll(match, 1, "trade"), "play relocation", "region a5", "region b6")
    assert stock(roll(finish_turn(match), 2, "trade"), 0)["b6"] == 2  # the forest, by the camp
    match = at("roll | 0 hand=relocation cards=5b:weavers_shop stock=*:0")
    play(roll(match, 1, "trade"), "play relocation", "region b6", "region b7")
    assert stock(roll(finish_turn(match), 4, "trade"), 0)["b7"] == 1  # the shop lies behind


@pytest.mark.card("basic.relocation", shows="effect")
def test_two_regions_of_one_kind_change_their_numbers_and_their_stock() -> None:
    held = "columns=5,6,7 regions=a8:gold2:3,b8:mountains4:0 hand=relocation stock=a6:1"
    match = play(at(f"| 0 {held}"), "play relocation", "region a6", "region a8")
    regions = {r["place"]: (r["type"], r["number"], r["stock"]) for r in side(match, 0)["regions"]}
    assert (regions["a6"], regions["a8"]) == (("gold", 2, 3), ("gold", 1, 1))


@pytest.mark.card("basic.relocation", shows="limit")
def test_a_region_changes_places_with_another_region_and_nothing_else() -> None:
    held = "hand=relocation cards=5a:inga,6a:harald cache=1"
    match = play(at(f"| 0 {held}", "gold"), "play relocation", "region a5")
    assert choices(match, "region") == {"a6", "a7", "b5", "b6", "b7"}
    for other in ("region a5", "region a8", "region cache", "slot 5a1", "slot 5b1"):
        assert refused(match, other) == "rivals.relocation.partner"


@pytest.mark.card("basic.relocation", shows="effect")
def test_two_expansions_change_places_and_serve_their_new_regions() -> None:
    match = at("roll | 0 hand=relocation cards=5a:weavers_shop,5b:inga")
    roll(match, 1, "trade")
    play(match, "play relocation", "slot 5a1", "slot 5b1")
    assert cards(match, 0) == {"5a": ["inga"], "5b": ["weavers_shop"]}
    finish_turn(match)
    assert stock(roll(match, 4, "trade"), 0)["b6"] == 3


@pytest.mark.card("basic.relocation", shows="limit")
def test_relocation_keeps_to_the_rules_of_placement() -> None:
    city = "columns=5*,6 cards=5a:gold.mint,5a:abbey,5b:inga,6a:harald"
    match = play(at(f"| 0 hand=relocation {city}", "gold"), "play relocation")
    assert refused(match, "slot 6b1") == "rivals.relocation.partner"  # nothing stands there
    play(match, "slot 5a1")
    assert refused(match, "slot 6a1") == "rivals.relocation.rules"
    assert refused(match, "slot 5a2") == "rivals.relocation.partner"  # the same side of the city
    assert refused(match, "region a5") == "rivals.relocation.partner"
    assert refused(match, "slot 6b1") == "rivals.relocation.partner"  # and no way onto a free site
    assert choices(match, "slot") == {"5b1"}


@pytest.mark.card("basic.relocation", shows="limit")
def test_a_red_card_comes_to_a_city_and_is_not_fetched_to_a_settlement() -> None:
    houses = "columns=5*,6,7* regions=a8:gold2,b8:mountains4 cards=5a:gold.mint,6a:harald,7b:inga"
    match = play(at(f"| 0 hand=relocation {houses}", "gold"), "play relocation")
    from_a_settlement = play(match.copy(), "slot 6a1")
    assert refused(from_a_settlement, "slot 5a1") == "rivals.relocation.rules"
    assert choices(from_a_settlement, "slot") == {"7b1"}
    play(match, "slot 7b1", "slot 5a1")
    assert cards(match, 0) == {"5a": ["inga"], "6a": ["harald"], "7b": ["gold.mint"]}


@pytest.mark.card("basic.relocation", shows="limit")
def test_two_cards_alike_do_not_change_places() -> None:
    houses = "cards=5a:storehouse,6a:storehouse,6b:inga"
    match = play(at(f"| 0 hand=relocation {houses}"), "play relocation", "slot 5a1")
    assert refused(match, "slot 6a1") == "rivals.relocation.partner"
    assert choices(match, "slot") == {"6b1"}
    match = play(at("| 0 hand=relocation cards=5a:storehouse,6a:storehouse"), "play relocation")
    assert choices(match, "slot") == set()  # neither has a partner


@pytest.mark.card("basic.scout", shows="effect")
def test_the_scout_chooses_any_two_regions_of_the_stack() -> None:
    match = play(at("| 0 hand=scout roads=7"), "scout right")
    assert len(choices(match, "above")) == 12
    play(match, "above mountains2", "above gold3")
    regions = {r["place"]: (r["type"], r["number"]) for r in side(match, 0)["regions"]}
    assert (regions["a8"], regions["b8"]) == (("mountains", 2), ("gold", 3))
    assert len(table(match)["supply"]["regions"]) == 10
    assert discard(match) == ["scout"]


@pytest.mark.card("basic.scout", shows="limit")
def test_the_scout_comes_with_a_new_settlement_only() -> None:
    match = at("| 0 hand=scout roads=7")
    assert refused(match, "play scout") == "rivals.scout.window"
    assert refused(match, "scout left") == "rivals.settlement.road"
    assert refused(at("| 0 roads=7"), "scout right") == "rivals.play.not-held"
    play(match, "settle right", "land gold2", "land hills1")
    assert asked(match) == "0 above"
    assert refused(match, "above mountains2") == "rivals.settlement.candidate"
