"""The action cards of the Era of Gold."""

import pytest
from tests.rivals.helpers import (
    AnyMatch,
    allowed,
    asked,
    at,
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
    told,
)

import hexhold

CITY = "columns=5*,6"
GUILD = f"{CITY} cards=5a:gold.merchant_guild"
STRONG = "cards=5a:candamir"
ACTIONS = ["gudrun", "goldsmith", "merchant", "trade_master", "brigands", "reiner"]


def gold(position: str) -> AnyMatch:
    return at(position, "gold")


# -- all of them --


@pytest.mark.card(
    "gold.gudrun", "gold.goldsmith", "gold.merchant", "gold.trade_master", "gold.brigands",
    "gold.reiner", shows="limit",
)  # fmt: skip
@pytest.mark.parametrize("name", ACTIONS)
def test_an_action_card_is_played_from_ones_own_hand_and_never_built(name: str) -> None:
    match = gold(f"| 0 {GUILD} stock=a6:3 | 1 hand=gold.{name}")
    assert refused(match, f"play gold.{name}") == "rivals.play.not-held"
    assert refused(match, f"1 play gold.{name}") == "rivals.turn.not-asked"
    match = gold(f"| 0 hand=gold.{name} {GUILD} stock=*:3")
    assert refused(match, f"build gold.{name}") == "rivals.build.not-expansion"


@pytest.mark.card(
    "gold.gudrun", "gold.goldsmith", "gold.merchant", "gold.trade_master", "gold.brigands",
    shows="limit",
)  # fmt: skip
@pytest.mark.parametrize("name", ACTIONS[:-1])
def test_an_action_card_waits_for_the_roll(name: str) -> None:
    match = gold(f"roll | 0 hand=gold.{name} {GUILD},5a:candamir stock=a6:3 | 1 stock=*:1")
    assert refused(match, f"play gold.{name}") == "rivals.turn.roll-first"


@pytest.mark.card("gold.gudrun", "gold.merchant", "gold.goldsmith", shows="limit")
def test_a_hand_shows_only_its_backs_until_a_card_is_played() -> None:
    match = gold(f"| 0 hand=gold.goldsmith,gold.merchant,gold.gudrun,abbey {CITY} stock=a6:3")
    assert side(match, 0)["hand"] == {"basic": 1, "gold": 3, "turmoil": 0, "progress": 0}
    for viewer in (1, hexhold.SPECTATOR):
        assert all(f"'gold.{name}'" not in str(match.view(viewer)) for name in ACTIONS[:3])
    play(match, "play gold.goldsmith")
    for viewer in (0, 1, hexhold.SPECTATOR):
        assert told(match, viewer, "card-played") == [
            {"event": "card-played", "seat": 0, "card": "gold.goldsmith"}
        ]
    assert "'gold.merchant'" not in str(match.view(1))


# -- Gudrun --


@pytest.mark.card("gold.gudrun", shows="effect")
@pytest.mark.parametrize(("ships", "moved"), [("5a", 1), ("5a,5b", 2)])
def test_gudrun_collects_one_gold_for_each_pirate_ship(ships: str, moved: int) -> None:
    fleet = ",".join(f"{bay}:gold.pirate_ship" for bay in ships.split(","))
    match = gold(f"| 0 hand=gold.gudrun cards={fleet} | 1 stock=a6:3")
    play(match, "play gold.gudrun")
    assert (stock(match, 0)["a6"], stock(match, 1)["a6"]) == (moved, 3 - moved)
    assert (asked(match), discard(match)) == ("0 main", ["gold.gudrun"])


@pytest.mark.card("gold.gudrun", "gold.gold_cache", shows="effect")
def test_gudrun_empties_and_fills_caches_as_their_owners_wish() -> None:
    pirates = "cards=5a:gold.pirate_ship,5b:gold.pirate_ship"
    match = gold(f"| 0 hand=gold.gudrun {pirates} | 1 cache=2 stock=a6:1")
    play(match, "play gold.gudrun", "1 give cache", "1 give a6")
    assert (stock(match, 1)["a6"], stock(match, 1)["cache"]) == (0, 1)
    match = gold(f"| 0 hand=gold.gudrun {pirates} cache=1 stock=a6:2 | 1 stock=a6:2")
    play(match, "play gold.gudrun", "0 gain cache", "0 gain a6")
    assert (stock(match, 0)["a6"], stock(match, 0)["cache"]) == (3, 2)


@pytest.mark.card("gold.gudrun", "gold.pirate_ship", shows="limit")
def test_gudrun_needs_a_pirate_ship_of_ones_own_and_gold_of_the_other() -> None:
    rule = "rivals.gudrun.no-effect"
    match = gold("| 0 hand=gold.gudrun cards=5a:ore_ship | 1 cards=5a:gold.pirate_ship stock=a6:3")
    assert refused(match, "play gold.gudrun") == rule
    match = gold("| 0 hand=gold.gudrun cards=5a:gold.pirate_ship | 1 stock=*:3,a6:0")
    assert refused(match, "play gold.gudrun") == rule
    match = gold("| 0 hand=gold.gudrun cards=5a:gold.pirate_ship stock=a6:3 | 1 stock=a6:3")
    assert refused(match, "play gold.gudrun") == rule


# -- Goldsmith --


@pytest.mark.card("gold.goldsmith", "gold.gold_cache", shows="effect")
def test_the_goldsmith_of_the_gold_set_takes_gold_of_the_cache_too() -> None:
    match = gold("| 0 hand=gold.goldsmith,goldsmith cache=2 cards=5a:harald stock=a6:2")
    play(match, "play gold.goldsmith", "give cache", "give a6", "give cache")
    play(match, "gain b7", "gain cache")
    assert (stock(match, 0)["a6"], stock(match, 0)["cache"], stock(match, 0)["b7"]) == (1, 1, 2)
    assert (hand(match, 0), discard(match)) == (["goldsmith"], ["gold.goldsmith"])


@pytest.mark.card("gold.goldsmith", "gold.gold_cache", shows="limit")
def test_the_goldsmith_of_the_gold_set_needs_three_gold_in_all() -> None:
    match = gold("| 0 hand=gold.goldsmith cache=1 cards=5a:harald stock=*:3,a6:1")
    assert refused(match, "play gold.goldsmith") == "rivals.goldsmith.pay"


# -- Merchant --


@pytest.mark.card("gold.merchant", shows="effect")
def test_the_merchant_takes_two_resources_and_gives_one_back() -> None:
    match = gold(f"| 0 hand=gold.merchant {CITY} | 1 stock=b7:2")
    play(match, "play gold.merchant", "0 name ore", "0 name ore", "0 give a5")
    assert resources(match, 0) == {"wool": 1, "brick": 1, "ore": 3, "grain": 1}
    assert resources(match, 1) == {"lumber": 2, "wool": 1, "brick": 1, "grain": 1}
    assert (asked(match), discard(match)) == ("0 main", ["gold.merchant"])


@pytest.mark.card("gold.merchant", shows="effect")
def test_three_scales_of_any_cards_send_the_merchant_without_a_city() -> None:
    trade = "cards=5a:marketplace,5b:toll_bridge,6a:gold_ship"
    assert allowed(gold(f"| 0 hand=gold.merchant {trade}"), "play gold.merchant")
    trade = "cards=5a:marketplace,5b:gold.toll_bridge,6a:gold.pirate_ship"
    match = gold(f"| 0 hand=gold.merchant {trade}")
    assert refused(match, "play gold.merchant") == "rivals.merchant.requires"


@pytest.mark.card("gold.merchant", shows="limit")
def test_the_merchant_takes_at_least_one_and_may_stop_there() -> None:
    match = play(gold(f"| 0 hand=gold.merchant {CITY}"), "play gold.merchant")
    assert refused(match, "pass") == "rivals.merchant.take"
    assert refused(match, "name gold") == "rivals.stock.taken"  # he has none
    play(match, "name ore", "pass")
    assert asked(match) == "0 gift"
    assert refused(match, "pass") == "rivals.turn.not-asked"


@pytest.mark.card("gold.merchant", shows="limit")
def test_the_merchant_gives_what_the_other_can_store() -> None:
    match = gold(f"| 0 hand=gold.merchant {CITY} stock=*:1 | 1 stock=*:3,b7:2")
    play(match, "play gold.merchant", "name wool", "name wool")
    assert refused(match, "give a5") == "rivals.merchant.gift"
    assert choices(match, "give") == {"b6", "b7"}


# -- Trade Master --


@pytest.mark.card("gold.trade_master", "gold.merchant_guild", shows="effect")
def test_the_trade_master_of_a_guild_takes_two_resources_for_nothing() -> None:
    match = gold(f"| 0 hand=gold.trade_master {GUILD}")
    play(match, "play gold.trade_master", "0 name ore", "0 name brick")
    assert (resources(match, 0)["ore"], resources(match, 0)["brick"]) == (2, 2)
    assert resources(match, 1) == {"lumber": 1, "wool": 1, "grain": 1}
    assert (asked(match), discard(match)) == ("0 main", ["gold.trade_master"])


@pytest.mark.card("gold.trade_master", "gold.gold_cache", shows="effect")
def test_gold_in_a_cache_is_not_safe_from_the_trade_master() -> None:
    match = gold(f"| 0 hand=gold.trade_master {GUILD} | 1 cache=2 stock=*:0")
    play(match, "play gold.trade_master", "name gold")
    assert (stock(match, 0)["a6"], stock(match, 1)["cache"]) == (2, 0)


@pytest.mark.card("gold.trade_master", "gold.merchant_guild", shows="limit")
def test_the_trade_master_needs_a_guild_of_ones_own() -> None:
    match = gold(f"| 0 hand=gold.trade_master {CITY} | 1 {GUILD}")
    assert refused(match, "play gold.trade_master") == "rivals.trade-master.requires"


@pytest.mark.card("gold.trade_master", shows="limit")
def test_the_trade_master_takes_one_at_least_and_only_what_fits() -> None:
    match = play(gold(f"| 0 hand=gold.trade_master {GUILD}"), "play gold.trade_master")
    assert refused(match, "pass") == "rivals.trade-master.take"
    assert asked(play(match, "name ore", "pass")) == "0 main"
    match = gold(f"| 0 hand=gold.trade_master {GUILD} stock=*:3,b7:2 | 1 stock=*:2")
    play(match, "play gold.trade_master")  # room for one ore: nothing to choose
    assert (resources(match, 0)["ore"], resources(match, 1)["ore"]) == (3, 1)
    match = gold(f"| 0 hand=gold.trade_master {GUILD} stock=*:3 | 1 stock=*:2")
    assert refused(match, "play gold.trade_master") == "rivals.trade-master.no-effect"
    match = gold(f"| 0 hand=gold.trade_master {GUILD} | 1 stock=*:0")
    assert refused(match, "play gold.trade_master") == "rivals.trade-master.no-effect"


# -- Brigands --


@pytest.mark.card("gold.brigands", shows="effect")
def test_the_brigands_fill_one_region_of_the_strong() -> None:
    match = gold(f"| 0 hand=gold.brigands {STRONG} stock=b7:0 | 1 stock=b7:3")
    play(match, "play gold.brigands", "region b7")
    assert (stock(match, 0)["b7"], stock(match, 1)["b7"]) == (3, 0)
    assert (asked(match), discard(match)) == ("0 main", ["gold.brigands"])


@pytest.mark.card("gold.brigands", "gold.gold_cache", shows="effect")
def test_the_brigands_may_rob_a_cache_and_fill_ones_own() -> None:
    match = gold(f"| 0 hand=gold.brigands {STRONG} cache=1 stock=a6:2 | 1 stock=a6:3")
    play(match, "play gold.brigands", "region cache")
    assert (stock(match, 0)["cache"], stock(match, 0)["a6"], stock(match, 1)["a6"]) == (3, 2, 1)
    match = gold(f"| 0 hand=gold.brigands {STRONG} stock=a6:1 | 1 cache=2 stock=a6:1")
    play(match, "play gold.brigands", "region a6", "1 give cache", "1 give cache")
    assert (stock(match, 0)["a6"], stock(match, 1)["cache"], stock(match, 1)["a6"]) == (3, 0, 1)


@pytest.mark.card("gold.brigands", shows="limit")
def test_the_brigands_follow_only_the_strong() -> None:
    match = gold(f"| 0 hand=gold.brigands cards=5a:harald | 1 {STRONG} stock=*:3")
    assert refused(match, "play gold.brigands") == "rivals.brigands.requires"


@pytest.mark.card("gold.brigands", shows="limit")
def test_the_brigands_need_room_and_something_to_take() -> None:
    match = gold(f"| 0 hand=gold.brigands {STRONG} stock=b7:3 | 1 stock=*:1,b5:0")
    play(match, "play gold.brigands")
    assert refused(match, "region b7") == "rivals.brigands.region"
    assert refused(match, "region b5") == "rivals.brigands.region"
    assert choices(match, "region") == {"a5", "a6", "a7", "b6"}
    match = gold(f"| 0 hand=gold.brigands {STRONG} | 1 stock=*:0")
    assert refused(match, "play gold.brigands") == "rivals.brigands.no-effect"


# -- Reiner --


@pytest.mark.card("gold.reiner", shows="effect")
def test_reiner_brings_a_celebration_and_one_resource_more() -> None:
    match = play(gold("roll | 0 hand=gold.reiner cards=5a:inga"), "play gold.reiner")
    assert table(match)["dice"]["festive"]
    play(match, "roll")
    assert len(choices(match, "dice")) == 6  # only the production die is open
    play(match, "dice 5 celebration", "0 gain b5", "0 gain b5")
    assert (stock(match, 0)["b7"], stock(match, 0)["b5"]) == (2, 3)
    assert (asked(match), discard(match)) == ("0 main", ["gold.reiner"])


@pytest.mark.card("gold.reiner", shows="effect")
def test_reiners_guests_share_a_celebration_of_equals() -> None:
    match = play(gold("roll | 0 hand=gold.reiner"), "play gold.reiner", "roll")
    play(match, "dice 5 celebration", "0 gain b5", "1 gain b5", "0 gain a5")
    assert (stock(match, 0)["b5"], stock(match, 0)["a5"]) == (2, 2)
    assert (stock(match, 1)["b5"], stock(match, 1)["a5"]) == (2, 1)
    assert asked(match) == "0 main"


@pytest.mark.card("gold.reiner", shows="limit")
def test_reiner_comes_before_ones_own_roll_and_is_forgotten_afterwards() -> None:
    match = gold("| 0 hand=gold.reiner")
    assert refused(match, "play gold.reiner") == "rivals.reiner.window"
    match = play(gold("roll | 0 hand=gold.reiner"), "play gold.reiner", "roll")
    play(match, "dice 3 celebration", "0 gain b7", "1 gain b7", "0 gain b7")
    play(finish_turn(match), "roll")
    assert len(choices(match, "dice")) == 30
    match = gold("roll active=1 | 0 hand=gold.reiner")
    assert refused(match, "0 play gold.reiner") == "rivals.turn.not-asked"
    assert roll(match, 3, "harvest").view(0)["own"]["hand"] == {"gold.reiner": 1}
