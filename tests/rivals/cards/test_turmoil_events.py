"""The event cards of the Era of Turmoil, the Chapels, and Sebastian."""

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
    side,
    stack,
    stock,
    table,
    told,
)

import hexhold

CITY = "columns=5*,6"
STRONG = "cards=5a:candamir"
SEBASTIAN = "turmoil.sebastian"


def turmoil(position: str) -> AnyMatch:
    return at(position, "turmoil")


# -- the stack of events --


@pytest.mark.card("turmoil.riots", "turmoil.feud", "turmoil.fraternal_feuds", shows="limit")
def test_riots_and_feuds_come_twice_before_everything_is_shuffled_again() -> None:
    unseen = table(turmoil("roll"))["events"]["unseen"]
    assert (unseen["riots"], unseen["feud"], unseen["fraternal_feuds"]) == (2, 2, 2)
    assert "riots" not in table(at("roll", "gold"))["events"]["unseen"]
    match = event(turmoil("roll"), "riots", 3)
    assert table(match)["events"]["past"] == {"riots": 1}
    assert table(match)["events"]["unseen"]["riots"] == 1


# -- Riots --


@pytest.mark.card("turmoil.riots", shows="effect")
@pytest.mark.parametrize(
    ("units", "fee"),
    [
        ("5a:harald", 1),
        ("5a:harald,5b:ore_ship", 1),
        ("5a:harald,5b:ore_ship,6a:wool_ship", 2),
        ("5a:turmoil.carl_forkbeard,5b:turmoil.heinrich,6a:inga,6b:gold_ship", 2),
    ],
)
def test_riots_cost_one_gold_or_two_by_the_number_of_units(units: str, fee: int) -> None:
    match = event(turmoil(f"roll | 0 cards={units} stock=a6:3"), "riots", 3)
    play(match, "0 pay")
    assert (stock(match, 0)["a6"], asked(match)) == (3 - fee, "0 main")
    assert told(match, 1, "riot-paid")[0]["gold"] == fee


@pytest.mark.card("turmoil.riots", shows="effect")
def test_who_does_not_pay_the_rioters_puts_a_unit_under_a_stack_for_all_to_see() -> None:
    match = turmoil("roll | 0 cards=5a:ore_ship | 1 cards=5a:harald,5b:turmoil.heinrich")
    event(match, "riots", 3)
    play(match, "0 slot 5a1", "0 under 1", "1 slot 5b1", "1 under 4")
    assert (cards(match, 0), cards(match, 1)) == ({}, {"5a": ["harald"]})
    for seat in (0, 1):
        assert stack(match, 1, seat)[-1] == "ore_ship"
        assert stack(match, 4, seat)[-1] == "turmoil.heinrich"
    assert asked(match) == "0 main"


@pytest.mark.card("turmoil.riots", shows="limit")
def test_riots_are_paid_in_full_and_reach_no_other_cards() -> None:
    units = "5a:harald,5b:ore_ship,6a:wool_ship"
    match = event(turmoil(f"roll | 0 cards={units},6b:turmoil.irmgard stock=a6:1"), "riots", 3)
    assert refused(match, "pay") == "rivals.riots.fee"
    assert refused(match, "slot 6b1") == "rivals.riots.unit"
    assert refused(match, "pass") == "rivals.turn.not-asked"
    assert choices(match, "slot") == {"5a1", "5b1", "6a1"}


@pytest.mark.card("turmoil.riots", "turmoil.irmgard", "turmoil.lookout_tower", shows="limit")
def test_riots_pass_by_who_has_no_unit_with_axes_or_scales() -> None:
    calm = "5a:turmoil.irmgard,5b:turmoil.lookout_tower,6a:turmoil.drill_ground,6b:marketplace"
    match = event(turmoil(f"roll | 0 cards={calm} stock=a6:1"), "riots", 3)
    assert (asked(match), stock(match, 0)["a6"]) == ("0 main", 1)


# -- Chapels --

CHAPELS = [("turmoil.chapel_low", {1, 2, 3}), ("turmoil.chapel_high", {4, 5, 6})]


@pytest.mark.card("turmoil.chapel_low", "turmoil.chapel_high", "turmoil.riots", shows="effect")
@pytest.mark.parametrize(("chapel", "quiet"), CHAPELS)
def test_a_chapel_keeps_riots_away_on_its_numbers(chapel: str, quiet: set[int]) -> None:
    for number in quiet:
        match = turmoil(f"roll | 0 {CITY} cards=5a:{chapel},6a:harald stock=a6:1")
        event(match, "riots", number)
        assert asked(match) == "0 main"
        assert cards(match, 0) == {"5a": [chapel], "6a": ["harald"]}
        assert [fact["seat"] for fact in told(match, 1, "event-calmed")] == [0]


@pytest.mark.card("turmoil.chapel_low", "turmoil.chapel_high", shows="limit")
@pytest.mark.parametrize(("chapel", "quiet"), CHAPELS)
def test_a_chapel_is_silent_on_other_numbers_and_for_the_other_player(
    chapel: str, quiet: set[int]
) -> None:
    for number in {1, 2, 3, 4, 5, 6} - quiet:
        match = turmoil(f"roll | 0 {CITY} cards=5a:{chapel},6a:harald")
        assert asked(event(match, "riots", number)) == "0 riot"
    match = turmoil(f"roll | 0 {CITY} cards=5a:{chapel},6a:inga | 1 cards=5a:harald")
    assert asked(event(match, "riots", min(quiet))) == "1 riot"


@pytest.mark.card("turmoil.chapel_low", shows="limit")
def test_a_chapel_helps_against_no_feud() -> None:
    match = turmoil(f"roll | 0 {STRONG} | 1 {CITY} cards=5a:turmoil.chapel_low")
    event(match, "feud", 3)
    play(match, "1 under 4")
    assert (cards(match, 1), points(match, 1)) == ({}, 3)


# -- Sebastian --


@pytest.mark.card("turmoil.sebastian", "turmoil.riots", shows="effect")
def test_sebastian_calms_riots_for_his_player_alone() -> None:
    match = turmoil(f"roll | 0 hand={SEBASTIAN} cards=5a:harald | 1 cards=5a:inga")
    event(match, "riots", 3)
    play(match, f"0 play {SEBASTIAN}")
    assert (cards(match, 0), discard(match)) == ({"5a": ["harald"]}, [SEBASTIAN])
    assert asked(match) == "1 riot"


@pytest.mark.card("turmoil.sebastian", "turmoil.feud", shows="effect")
@pytest.mark.parametrize("active", [0, 1])
def test_sebastian_ends_a_feud_on_anybodys_turn(active: int) -> None:
    houses = "cards=5a:abbey,5b:storehouse,6a:grain_mill,6b:toll_bridge"
    match = turmoil(f"roll active={active} | 0 {STRONG} | 1 hand={SEBASTIAN} {houses}")
    event(match, "feud", 3)
    play(match, f"1 play {SEBASTIAN}")
    assert (asked(match), len(cards(match, 1))) == (f"{active} main", 4)
    assert (hand(match, 1), discard(match)) == ([], [SEBASTIAN])


@pytest.mark.card("turmoil.sebastian", "turmoil.fraternal_feuds", shows="effect")
@pytest.mark.parametrize("active", [0, 1])
def test_sebastian_hides_the_hand_from_fraternal_feuds_on_anybodys_turn(active: int) -> None:
    held = f"hand={SEBASTIAN},abbey,turmoil.archer"
    match = turmoil(f"roll active={active} | 0 {STRONG} | 1 {held}")
    event(match, "fraternal_feuds", 3)
    play(match, f"1 play {SEBASTIAN}")
    assert (asked(match), hand(match, 1)) == (f"{active} main", ["abbey", "turmoil.archer"])
    assert match.view(0)["seats"][1]["sure"] == {}
    assert told(match, 0, "card-seen") == told(match, 0, "hand-seen") == []


@pytest.mark.card("turmoil.sebastian", shows="limit")
def test_sebastian_has_his_hour_in_riots_and_feuds_only() -> None:
    match = turmoil(f"| 0 hand={SEBASTIAN} cards=5a:harald")
    assert refused(match, f"play {SEBASTIAN}") == "rivals.sebastian.window"
    match = turmoil(f"roll | 0 hand={SEBASTIAN} cards=5a:harald")
    assert refused(match, f"play {SEBASTIAN}") == "rivals.sebastian.window"
    event(match, "traveling_merchant", 3)
    assert asked(match) == "0 main"
    match = event(turmoil(f"roll | 0 {STRONG} hand={SEBASTIAN} | 1 cards=5a:abbey"), "feud", 3)
    assert asked(match) == "1 under"  # the stronger is not asked


@pytest.mark.card("turmoil.sebastian", "turmoil.chapel_low", shows="limit")
def test_sebastian_is_not_needed_behind_a_chapel() -> None:
    chapel = f"hand={SEBASTIAN} {CITY} cards=5a:turmoil.chapel_low,6a:harald"
    match = event(turmoil(f"roll | 0 {chapel}"), "riots", 2)
    assert (asked(match), hand(match, 0)) == ("0 main", [SEBASTIAN])
    match = event(turmoil(f"roll | 0 {chapel}"), "riots", 5)
    assert allowed(match, f"play {SEBASTIAN}")


@pytest.mark.card("turmoil.sebastian", shows="limit")
@pytest.mark.parametrize(
    ("name", "units"),
    [("riots", "5a:harald"), ("feud", "5a:abbey"), ("fraternal_feuds", "5a:inga")],
)
def test_nobody_can_tell_from_the_question_who_holds_sebastian(name: str, units: str) -> None:
    with_him, without = (
        event(turmoil(f"roll | 0 {STRONG} stock=a6:0 | 1 hand={card} cards={units}"), name, 3)
        for card in (SEBASTIAN, "turmoil.archer")
    )
    for match in (with_him, without):
        if name == "riots":
            play(match, "0 slot 5a1", "0 under 1")
        assert match.actors == [1]
    for viewer in (0, hexhold.SPECTATOR):
        assert with_him.view(viewer) == without.view(viewer)
        assert with_him.events_for(viewer) == without.events_for(viewer)
    assert refused(without, f"play {SEBASTIAN}") == "rivals.play.not-held"
    assert allowed(with_him, f"play {SEBASTIAN}")


# -- Feud --


@pytest.mark.card("turmoil.feud", "turmoil.fire_brigade", "turmoil.lookout_tower", shows="effect")
def test_a_feud_takes_buildings_that_no_fire_and_no_attack_would_reach() -> None:
    houses = "5a:turmoil.fire_brigade,5b:turmoil.lookout_tower,5b:abbey,6a:grain_mill"
    match = turmoil(f"roll | 0 {STRONG} | 1 {CITY} cards={houses}")
    event(match, "feud", 3)
    play(match, "0 slot 5a1", "0 slot 5b1", "0 slot 5b2")
    assert choices(match, "slot") == {"5a1", "5b1", "5b2"}
    play(match, "1 slot 5a1", "1 under 5")
    assert stack(match, 5, 0)[-1] == stack(match, 5, 1)[-1] == "turmoil.fire_brigade"
    assert (points(match, 1), asked(match)) == (3, "0 main")


@pytest.mark.card("turmoil.feud", shows="effect")
def test_the_stronger_gains_by_a_feud_on_the_others_turn_too() -> None:
    match = turmoil(f"roll | 0 cards=5a:abbey,5b:storehouse | 1 {STRONG}")
    event(match, "feud", 3)
    play(match, "0 slot 5b1", "0 under 2")
    assert cards(match, 0) == {"5a": ["abbey"]}


@pytest.mark.card("turmoil.feud", shows="limit")
def test_a_feud_needs_an_advantage_and_a_building() -> None:
    match = event(turmoil("roll | 0 cards=5a:harald | 1 cards=5a:abbey"), "feud", 3)
    assert (asked(match), cards(match, 1)) == ("0 main", {"5a": ["abbey"]})
    match = turmoil(f"roll | 0 {STRONG} | 1 cards=5a:turmoil.irmgard hand=turmoil.archer")
    assert asked(event(match, "feud", 3)) == "0 main"  # not even Sebastian is asked for


# -- Fraternal Feuds --


@pytest.mark.card("turmoil.fraternal_feuds", shows="effect")
def test_fraternal_feuds_send_two_cards_under_the_stacks_of_their_sets() -> None:
    match = turmoil(f"roll | 0 {STRONG} | 1 hand=abbey,inga,turmoil.archer")
    event(match, "fraternal_feuds", 3)
    play(match, "1 pass", "0 card turmoil.archer")
    assert refused(match, "under 1") == "rivals.stack.matching"
    play(match, "0 under 5", "0 card abbey", "0 under 3")
    assert (hand(match, 1), asked(match)) == (["inga"], "0 main")
    assert (stack(match, 5, 0)[-1], stack(match, 3, 0)[-1]) == ("turmoil.archer", "abbey")
    assert (stack(match, 5)[-1], stack(match, 3)[-1]) == ("seen", "seen")
    assert match.view(0)["seats"][1]["sure"] == {"basic.inga": 1}


@pytest.mark.card("turmoil.fraternal_feuds", shows="effect")
def test_the_victim_sees_which_cards_are_missing_and_a_spectator_nothing() -> None:
    match = turmoil(f"roll | 0 {STRONG} | 1 hand=abbey,inga,scout")
    event(match, "fraternal_feuds", 3)
    play(match, "0 card scout", "0 under 1", "0 card abbey", "0 under 2")
    assert (stack(match, 1, 1)[-1], stack(match, 2, 1)[-1]) == ("maybe", "maybe")
    missing = {fact["card"] for fact in told(match, 1, "card-missing")}
    assert missing == {"basic.abbey", "basic.scout"}
    assert told(match, hexhold.SPECTATOR, "card-missing") == []
    assert "abbey" not in str(match.view(hexhold.SPECTATOR))


@pytest.mark.card("turmoil.fraternal_feuds", shows="limit")
def test_fraternal_feuds_spare_an_empty_hand_and_equals_and_are_not_made_up_for_at_once() -> None:
    match = event(turmoil(f"roll | 0 {STRONG}"), "fraternal_feuds", 3)
    assert asked(match) == "0 main"
    match = event(turmoil("roll | 0 cards=5a:harald | 1 hand=abbey"), "fraternal_feuds", 3)
    assert (asked(match), hand(match, 1)) == ("0 main", ["abbey"])
    match = event(turmoil(f"roll | 0 {STRONG} | 1 hand=abbey,inga,scout"), "fraternal_feuds", 3)
    play(match, "card abbey", "under 1", "card inga", "under 1")
    assert side(finish_turn(match), 1)["hand"]["basic"] == 1
