"""Worked examples of the Era of Gold."""

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
    play,
    refused,
    resources,
    roll,
    stock,
)

PIRATES = "cards=5a:gold.pirate_ship,5b:gold.pirate_ship hand=gold.gudrun"


def gold(position: str) -> AnyMatch:
    return at(position, "gold")


@pytest.mark.parametrize(("room", "his", "moved"), [(3, 1, 1), (3, 3, 2), (1, 3, 1)])
def test_gudrun_brings_no_more_than_he_has_and_no_more_than_fits(
    room: int, his: int, moved: int
) -> None:
    """Book 1775–1779, 1869–1872: one gold a ship, at most two."""
    match = gold(f"| 0 {PIRATES} stock=a6:{3 - room} | 1 stock=a6:{his}")
    play(match, "play gold.gudrun")
    assert stock(match, 0)["a6"] == 3 - room + moved
    assert stock(match, 1)["a6"] == his - moved


def test_gudrun_is_not_played_for_gold_that_cannot_be_stored() -> None:
    """Book 1869–1872."""
    match = gold(f"| 0 {PIRATES} stock=a6:3 | 1 stock=a6:2")
    assert refused(match, "play gold.gudrun") == "rivals.gudrun.no-effect"


def test_the_merchant_needs_a_city_or_three_scales() -> None:
    """Book 1877–1879."""
    match = gold("| 0 hand=gold.merchant")
    assert refused(match, "play gold.merchant") == "rivals.merchant.requires"
    assert allowed(gold("| 0 hand=gold.merchant columns=5*,6"), "play gold.merchant")
    ships = "cards=5a:ore_ship,5b:wool_ship,6a:gold_ship"
    assert allowed(gold(f"| 0 hand=gold.merchant {ships}"), "play gold.merchant")


def test_the_merchant_names_two_resources_and_the_owner_the_regions() -> None:
    """Book 1879–1883: then one goes back, perhaps one just taken."""
    hills = "columns=5,6,7 regions=a8:gold2,b8:hills1:1"
    match = gold(f"| 0 hand=gold.merchant columns=5*,6 | 1 {hills}")
    play(match, "play gold.merchant", "0 name brick")
    assert asked(match) == "1 give"
    assert choices(match, "give") == {"b5", "b8"}
    play(match, "1 give b8", "0 name ore", "0 give b5", "1 gain b8")
    assert resources(match, 0)["brick"] == 1
    assert resources(match, 1)["brick"] == 2
    assert discard(match) == ["gold.merchant"]


def test_the_last_resource_is_taken_and_one_given_back_all_the_same() -> None:
    """Book 1883–1886: it may be that very one; from nothing, nothing can be taken."""
    match = gold("| 0 hand=gold.merchant columns=5*,6 stock=*:0 | 1 stock=*:0,b7:1")
    play(match, "play gold.merchant")
    assert (resources(match, 0), resources(match, 1)) == ({}, {"ore": 1})
    assert asked(match) == "0 main"
    match = gold("| 0 hand=gold.merchant columns=5*,6 | 1 stock=*:0")
    assert refused(match, "play gold.merchant") == "rivals.merchant.no-effect"


def test_what_the_brigands_region_cannot_hold_stays_where_its_owner_wants() -> None:
    """Book 1896–1902: room for two, three ore in two mountains."""
    mountains = "columns=5,6,7 regions=a8:gold2,b8:mountains4:2"
    match = gold(f"| 0 hand=gold.brigands cards=5a:candamir stock=b7:1 | 1 {mountains}")
    play(match, "play gold.brigands", "region b7")
    assert asked(match) == "1 give"
    play(match, "give b7")  # the other ore can only come from b8
    assert (stock(match, 0)["b7"], stock(match, 1)["b7"], stock(match, 1)["b8"]) == (3, 0, 1)


def test_the_brigands_take_all_when_it_fits() -> None:
    """Book 1900–1902."""
    match = gold("| 0 hand=gold.brigands cards=5a:candamir stock=b7:0 | 1 stock=b7:2")
    play(match, "play gold.brigands", "region b7")
    assert (stock(match, 0)["b7"], stock(match, 1)["b7"]) == (2, 0)


def test_reiner_gives_one_to_his_player_and_the_celebration_one_to_the_skilled() -> None:
    """Book 1904–1907."""
    match = gold("roll | 0 hand=gold.reiner | 1 cards=5a:austin")
    play(match, "play gold.reiner", "roll")
    assert {words.split()[1] for words in choices(match, "dice")} == {"celebration"}
    play(match, "dice 1 celebration", "1 gain b7", "0 gain b7")
    assert (stock(match, 0)["b7"], stock(match, 1)["b7"]) == (2, 2)
    assert asked(match) == "0 main"


def test_the_gold_cache_stores_gold_that_brigands_do_not_find_but_merchants_do() -> None:
    """Book 1911–1920."""
    match = gold("| 0 hand=gold.gold_cache cards=5a:harald stock=*:2,a6:3")
    play(match, "build gold.gold_cache")
    assert stock(match, 0)["cache"] == 0
    match = gold("roll | 0 cache=2 cards=5a:harald stock=*:2")
    roll(match, 3, "brigand")
    assert (stock(match, 0)["a6"], stock(match, 0)["b6"], stock(match, 0)["cache"]) == (0, 0, 2)
    match = gold("| 0 hand=gold.merchant columns=5*,6 | 1 cache=1 cards=5a:harald stock=*:0")
    play(match, "play gold.merchant", "give b7")
    assert (stock(match, 0)["a6"], stock(match, 1)["cache"]) == (1, 0)


def test_gold_of_the_cache_is_spent_like_any_other() -> None:
    """Book 1917–1918: for building and for trade."""
    match = gold("| 0 cache=3 cards=5a:harald")
    play(match, "trade gold", "gain a5")
    assert (stock(match, 0)["cache"], stock(match, 0)["a5"]) == (0, 2)


def test_a_pirate_ship_sinks_a_ship_when_it_is_built_and_never_later() -> None:
    """Book 1934–1940: and it brings one gold on every Plentiful Harvest."""
    match = gold("| 0 hand=gold.pirate_ship | 1 cards=5a:ore_ship,5b:wool_ship hand=gold_ship")
    play(match, "build gold.pirate_ship", "site 5a")
    assert asked(match) == "1 sink"
    play(match, "1 slot 5b1")
    assert discard(match) == ["wool_ship"]
    finish_turn(match)
    play(roll(match, 3, "trade"), "build gold_ship", "site 5b")
    assert asked(match) == "1 main"
    finish_turn(match)
    roll(match, 3, "harvest")
    assert stock(match, 0)["a6"] == 1
    assert cards(match, 1) == {"5a": ["ore_ship"], "5b": ["gold_ship"]}


LENDER = "columns=5*,6 cards=5a:gold.moneylender,5a:ore_ship,5b:wool_ship,5b:gold_ship"


def test_the_moneylender_takes_two_or_what_there_is() -> None:
    """Book 1857–1861, 1952–1957."""
    match = roll(gold(f"roll | 0 {LENDER}"), 1, "trade")
    play(match, "name ore", "name brick")
    assert (stock(match, 0)["b7"], stock(match, 0)["b5"]) == (2, 2)
    match = roll(gold(f"roll | 0 {LENDER} | 1 stock=*:0,b7:1"), 3, "trade")
    play(match, "name ore", "name lumber")
    assert resources(match, 1) == {}


def test_what_the_moneylender_cannot_store_stays_with_the_opponent() -> None:
    """Book 1955–1957: room for one only."""
    match = roll(gold(f"roll | 0 {LENDER} stock=*:3,b7:2 | 1 stock=b7:3"), 1, "trade")
    assert asked(match) == "0 main"
    assert (stock(match, 0)["b7"], stock(match, 1)["b7"]) == (3, 2)


def test_the_moneylender_may_be_built_without_the_advantage() -> None:
    """Book 1952–1954."""
    match = gold("| 0 hand=gold.moneylender columns=5*,6 stock=*:3")
    assert allowed(match, "build gold.moneylender")


def test_each_of_two_mints_changes_one_gold() -> None:
    """Book 2064–2068: once a turn each."""
    match = gold("| 0 columns=5*,6 cards=5a:gold.mint,5b:gold.mint stock=a6:3")
    play(match, "mint", "gain b7", "mint", "gain b7")
    assert (stock(match, 0)["a6"], stock(match, 0)["b7"]) == (1, 3)
    assert refused(match, "mint") == "rivals.mint.once"


def test_a_guild_stands_only_once() -> None:
    """Book 2059–2062."""
    match = gold("| 0 columns=5*,6 cards=5a:gold.merchant_guild stock=*:3")
    assert refused(match, "faceup") == "rivals.build.unique"
