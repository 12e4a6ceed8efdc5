"""Decisions 12 to 18: before the roll, production, the faces of the event die."""

from tests.rivals.helpers import (
    AnyMatch,
    allowed,
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
)

FLEET = "5a:ore_ship,5a:wool_ship,5b:gold_ship"


def test_decision_12_brigitta_and_reiner_may_fix_both_dice() -> None:
    for moves in (
        ("play gold.reiner", "play brigitta", "number 2"),
        ("play brigitta", "number 2", "play gold.reiner"),
    ):
        match = play(at("roll | 0 hand=brigitta,gold.reiner", "gold"), *moves, "roll")
        assert choices(match, "dice") == {"2 celebration"}


def test_decision_12_a_second_brigitta_is_refused_whatever_her_set() -> None:
    match = at("roll | 0 hand=brigitta,progress.brigitta", "progress")
    play(match, "play brigitta", "number 2")
    assert refused(match, "play progress.brigitta") == "rivals.brigitta.once"


def test_decision_12_nothing_else_is_played_before_the_roll() -> None:
    match = at("roll | 0 hand=goldsmith,merchant_caravan stock=*:3")
    for card in ("goldsmith", "merchant_caravan"):
        assert refused(match, f"play {card}") == "rivals.turn.roll-first"
    assert refused(at("roll | 1 hand=brigitta"), "1 play brigitta") == "rivals.turn.not-asked"


def market(words: str, seat: str = "", mode: str = "intro", **options: str) -> AnyMatch:
    """Red has a Marketplace and hills 3, blue forest 3, fields 3 and a gold field 3."""
    blue = "columns=5,6,7 regions=a8:fields3,b8:gold3"
    return at(f"{words} | 0 cards=5a:marketplace {seat} | 1 {blue}", mode, **options)


def test_decision_13_the_marketplace_works_in_the_opponents_turn_and_with_brigitta() -> None:
    assert asked(roll(market("roll active=1"), 3, "trade")) == "0 gain"
    match = play(market("roll", "hand=brigitta"), "play brigitta", "number 3", "roll")
    assert asked(play(match, "dice 3 trade")) == "0 gain"


def test_decision_13_the_marketplace_counts_regions_not_what_they_yield() -> None:
    match = roll(at("roll | 0 cards=5a:marketplace | 1 cards=5b:brick_factory"), 2, "trade")
    assert (stock(match, 1)["b5"], stock(match, 0)["b5"]) == (3, 1)  # one region each


def test_decision_13_the_gold_cache_has_no_number() -> None:
    match = at("roll | 0 cards=5a:marketplace | 1 cache=1 cards=5a:harald", "gold")
    assert asked(play(roll(match, 4, "trade"), "1 gain cache")) == "0 main"


def test_decision_13_a_type_may_be_taken_even_where_the_opponents_region_is_full() -> None:
    blue = "columns=5,6,7 regions=a8:fields3:3,b8:gold3 stock=a5:3"
    position = f"roll | 0 cards=5a:marketplace | 1 {blue}"
    assert choices(roll(at(position), 3, "trade"), "gain") == {"a5", "a6", "a7"}
    match = at(position, market_type="received")
    assert stock(roll(match, 3, "trade"), 0)["a6"] == 1  # only the gold field received something
    assert asked(match) == "0 main"


def test_decision_13_a_region_that_is_filled_by_the_roll_has_received_something() -> None:
    blue = "columns=5,6,7 regions=a8:fields3:2,b8:gold3:3 stock=a5:3"
    match = at(f"roll | 0 cards=5a:marketplace | 1 {blue}", market_type="received")
    assert stock(roll(match, 3, "trade"), 1)["a8"] == 3
    assert (stock(match, 0)["a7"], asked(match)) == (2, "0 main")  # grain, and nothing else


def test_decision_14_reiner_comes_after_the_production_and_pays_his_player_in_any_case() -> None:
    match = at("roll | 0 hand=gold.reiner stock=b7:0 | 1 cards=5a:inga", "gold")
    play(match, "play gold.reiner", "roll")
    assert {text.split()[0] for text in choices(match, "dice")} == set("123456")
    play(match, "dice 5 celebration")
    assert stock(match, 0)["b7"] == 1  # production first
    play(match, "1 gain a5", "0 gain b7")
    assert (stock(match, 0)["b7"], asked(match)) == (2, "0 main")


def test_decision_14_reiner_gives_a_second_resource_to_the_skilled_player() -> None:
    match = at("roll | 0 hand=gold.reiner cards=5a:inga", "gold")
    play(match, "play gold.reiner", "roll", "dice 3 celebration", "0 gain a5", "0 gain a5")
    assert (stock(match, 0)["a5"], asked(match)) == (3, "0 main")


def test_decision_15_both_are_counted_before_the_production() -> None:
    seven = "stock=a5:1,a6:1,a7:1,b5:1,b6:2,b7:1"
    match = roll(at(f"roll | 0 {seven} | 1 {seven}"), 4, "brigand")
    assert (resources(match, 0)["wool"], resources(match, 0)["gold"]) == (3, 1)
    assert resources(match, 1)["gold"] == 2


def sheltered() -> AnyMatch:
    """Two gold and two wool lie in the open, and two wool beside a Storehouse."""
    land = "columns=5,6,7 regions=a8:fields3:2,b8:pasture5:2"
    match = at(f"roll | 0 {land} cards=5b:storehouse stock=b6:2,a6:2,a7:2,a5:1,b7:0")
    return roll(match, 3, "brigand")  # b8 2, a6 2, a7 2, a8 2, a5 1: nine in the open


def test_decision_15_sheltered_wool_replaces_gold_and_wool_in_the_open() -> None:
    match = sheltered()
    assert asked(match) == "0 ransom"
    assert choices(match, "give") == {"a6", "b6", "b8"}
    for kept, given in (("a6", ("b6", "b6", "b8", "b8")), ("b8", ("b6", "b6", "a6", "a6"))):
        match = play(sheltered(), *[f"give {place}" for place in given])
        assert (stock(match, 0)[kept], stock(match, 0)[given[-1]]) == (2, 0)
        assert asked(match) == "0 main"


def test_decision_15_the_brigands_take_nothing_but_gold_and_wool() -> None:
    match = play(sheltered(), "give b6")
    assert table(match)["asked"]["count"] == 3
    for place in ("a7", "b5"):  # grain and brick
        assert refused(match, f"give {place}") == "rivals.face.brigand-choice"
    assert refused(play(match, "give b6"), "give b6") == "rivals.face.brigand-choice"  # empty


def test_decision_15_sheltered_gold_does_not_help_from_the_cache() -> None:
    seat = "cards=5a:storehouse,5b:harald stock=a5:3,a6:1,a7:2,b5:2,b6:1,b7:3 cache=2"
    match = roll(at(f"roll | 0 {seat}", "gold"), 3, "brigand")  # eight in the open, one wool
    assert choices(match, "give") == {"a6", "b6"}
    assert refused(match, "give cache") == "rivals.face.brigand-choice"


def test_decision_15_the_cache_is_neither_counted_nor_robbed_nor_given() -> None:
    match = at("roll | 0 cache=3 cards=5a:harald stock=a6:1,a5:2,b6:1", "gold")
    roll(match, 3, "brigand")
    assert (stock(match, 0)["a6"], stock(match, 0)["cache"]) == (1, 3)  # seven lie open
    match = at("roll | 0 cache=3 cards=5a:harald stock=a6:1,a5:2,b6:2", "gold")
    roll(match, 3, "brigand")
    assert (stock(match, 0)["a6"], stock(match, 0)["b6"], stock(match, 0)["cache"]) == (0, 0, 3)


def lender(words: str = "") -> AnyMatch:
    seat = f"columns=5*,6 cards=5b:gold.moneylender,{FLEET}"
    return roll(at(f"roll | 0 {seat} | 1 {words}", "gold"), 3, "trade")


def test_decision_16_the_moneylender_takes_one_or_two_of_any_kinds() -> None:
    assert asked(play(lender(), "name ore", "pass")) == "0 main"
    match = play(lender(), "name ore", "name wool")
    assert (stock(match, 0)["b7"], stock(match, 0)["b6"]) == (2, 2)


def test_decision_16_the_moneylender_may_not_take_none() -> None:
    assert refused(lender(), "pass") == "rivals.stock.taken"
    assert allowed(play(lender(), "name ore"), "pass")


def test_decision_16_the_bank_adds_nothing_to_what_the_moneylender_finds() -> None:
    match = lender("stock=*:0")  # the roll of 3 gave blue one lumber, which is taken at once
    assert (asked(match), resources(match, 1)) == ("0 main", {})
    assert resources(match, 0) == {"lumber": 2, "brick": 2, "wool": 1, "ore": 1, "grain": 1}


def test_decision_17_bridge_and_pirates_add_up_and_the_free_resource_may_be_gold() -> None:
    land = "columns=5*,6,7 regions=a8:gold2,b8:hills1"
    ships = "cards=5a:toll_bridge,5b:gold.pirate_ship,5b:gold.pirate_ship"
    match = roll(at(f"roll | 0 {land} {ships}", "gold"), 4, "harvest")
    play(match, "0 gain a6", "0 gain a6", "0 gain a6")  # the fourth can only go to a8
    assert resources(match, 0)["gold"] == 4  # two, one and one
    play(match, "0 gain a8")
    assert resources(match, 0)["gold"] == 5
    assert asked(match) == "1 gain"


def test_decision_18_after_yule_all_other_events_are_in_again_and_yule_is_not_next() -> None:
    past = "feud,invention,trade_ships_race,traveling_merchant,fraternal_feuds"
    match = roll(at(f"roll events=0 past={past}"), 3, "event")
    chances = {match.text(action): chance for action, chance in match.outcomes()}
    assert chances.keys() == {
        "event feud", "event invention", "event trade_ships_race", "event traveling_merchant",
        "event fraternal_feuds", "event year_of_plenty",
    }  # fmt: skip
    assert abs(chances["event traveling_merchant"] - 2 / 8) < 1e-9  # eight of nine, without Yule
    for turn in range(5):
        play(match, f"event {past.split(',')[turn]}")
        finish_turn(match)
        roll(match, 3, "event")
    assert table(match)["events"]["before_yule"] == 5  # Yule came again after five events


def test_decision_18_an_event_put_under_the_stack_does_not_come_before_yule() -> None:
    match = finish_turn(event(at("roll"), "feud", 3))
    assert "feud" not in choices(roll(match, 3, "event"), "event")
