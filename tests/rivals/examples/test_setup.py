"""Worked examples of the set-up: principalities, supply, stacks, first hands, the event stack."""

import pytest
from tests.rivals.helpers import (
    AnyMatch,
    allowed,
    asked,
    at,
    begin,
    cards,
    choices,
    event,
    finish_turn,
    hand,
    play,
    points,
    refused,
    roll,
    side,
    stack,
    stock,
    table,
)

LAYOUT = {
    "a5": "forest", "a6": "gold", "a7": "fields", "b5": "hills", "b6": "pasture", "b7": "mountains",
}  # fmt: skip
EXAMPLE_STACK = "grain_mill,candamir,brigitta,storehouse,parish_hall,merchant_caravan"


def numbers(match: AnyMatch, seat: int) -> dict[str, int]:
    """The numbers of a seat's regions by place."""
    return {region["place"]: region["number"] for region in side(match, seat)["regions"]}


def test_each_principality_begins_with_six_regions_two_settlements_and_a_road() -> None:
    """Book 52–57, 143–145: the figure of the start cards."""
    match = begin()
    for seat in (0, 1):
        seen = side(match, seat)
        assert {region["place"]: region["type"] for region in seen["regions"]} == LAYOUT
        assert [column["column"] for column in seen["columns"]] == [5, 6]
        assert seen["roads"] == [6]
        assert points(match, seat) == 2
        assert cards(match, seat) == {}


def test_every_region_begins_with_one_but_there_is_no_gold() -> None:
    """Book 65–72: "all regions except the gold field are turned to one"."""
    match = begin()
    for seat in (0, 1):
        assert stock(match, seat) == {"a5": 1, "a6": 0, "a7": 1, "b5": 1, "b6": 1, "b7": 1}


def test_the_two_settlements_have_one_site_above_and_one_below_each() -> None:
    """Book 83–87, 113–131: "places for two expansions", four in the figure."""
    match = play(at("| 0 hand=storehouse"), "build storehouse")
    assert choices(match, "site") == {"5a", "5b", "6a", "6b"}


def test_red_and_blue_differ_in_the_numbers_of_equal_regions_only() -> None:
    """Book 155–159: "your cards differ only in the numbers on equal regions"."""
    match = begin()
    red, blue = numbers(match, 0), numbers(match, 1)
    assert red.keys() == blue.keys()
    assert all(red[place] != blue[place] for place in red)
    assert sorted(red.values()) == sorted(blue.values()) == [1, 2, 3, 4, 5, 6]


def test_the_supply_has_seven_roads_five_settlements_seven_cities_and_twelve_regions() -> None:
    """Book 165–173, 1418–1436: what lies between the principalities."""
    supply = table(begin())["supply"]
    assert (supply["roads"], supply["settlements"], supply["cities"]) == (7, 5, 7)
    kinds = [name[:-1] for name in supply["regions"]]
    assert {kind: kinds.count(kind) for kind in kinds} == dict.fromkeys(LAYOUT.values(), 2)


def test_thirty_six_cards_make_four_stacks_of_nine() -> None:
    """Book 175–178: "divide them into 4 stacks of 9 cards"."""
    match = begin()
    assert [pile["size"] for pile in table(match)["stacks"]] == [9, 9, 9, 9]
    assert {pile["set"] for pile in table(match)["stacks"]} == {"basic"}


def test_yule_comes_after_five_events_of_nine() -> None:
    """Book 180–191: three events, Yule on them, the rest on top."""
    match = at("roll")
    assert table(match)["events"]["before_yule"] == 5
    for name in ("invention", "year_of_plenty", "feud", "year_of_plenty", "fraternal_feuds"):
        finish_turn(event(match, name, 1))
    roll(match, 1, "event")
    assert choices(match, "event") == {
        "invention", "year_of_plenty", "feud", "fraternal_feuds", "trade_ships_race",
        "traveling_merchant",
    }  # fmt: skip
    assert table(match)["events"]["before_yule"] == 5
    assert table(match)["events"]["past"] == {}


def test_the_first_player_takes_three_cards_of_a_stack_and_the_other_of_another() -> None:
    """Book 194–200: how the hands are formed."""
    match = play(begin(first="roll"), "first 1")
    assert asked(match) == "1 open"
    play(match, "1 open 2", "deal abbey", "deal scout", "deal harald")
    assert asked(match) == "0 open"
    assert refused(match, "open 2") == "rivals.setup.other-stack"
    play(match, "0 open 3", "deal austin", "deal inga", "deal abbey")
    assert hand(match, 1) == ["abbey", "harald", "scout"]
    assert hand(match, 0) == ["abbey", "austin", "inga"]
    assert [pile["size"] for pile in table(match)["stacks"]] == [9, 6, 6, 9]
    assert asked(match) == "1 roll"


def test_the_opponent_does_not_see_the_hand() -> None:
    """Book 199–200: "the opponent must not see the cards in your hand"."""
    match = play(begin(), "open 2", "deal abbey", "deal scout", "deal harald")
    assert "abbey" not in str(match.view(1))
    assert match.view(1)["seats"][0]["hand"]["basic"] == 3


def test_the_event_stack_of_the_era_of_gold_has_three_events_more() -> None:
    """Book 1000–1004: "Gift for the Prince", "Traveling Merchant", "Trade Ships Race"."""
    intro, gold = (table(begin(mode))["events"] for mode in ("intro", "gold"))
    more = {
        name: count - intro["unseen"].get(name, 0)
        for name, count in gold["unseen"].items()
        if count != intro["unseen"].get(name, 0)
    }
    assert more == {"gift_for_the_prince": 1, "traveling_merchant": 1, "trade_ships_race": 1}
    assert sum(gold["unseen"].values()) + 1 == 12
    assert gold["before_yule"] == 8


def test_a_player_chooses_storehouse_parish_hall_and_caravan_as_start_cards() -> None:
    """Book 935–976, 1006–1008, 1052–1055: the example of the choice of start cards."""
    others = "austin,inga,osmund,siglind,abbey,scout"
    dealt = [*EXAMPLE_STACK.split(","), *others.split(",")]
    match = play(begin("gold"), "look 1", *(f"deal {card}" for card in dealt))
    assert stack(match, 1, 0) == dealt
    play(match, "pick 4", "pick 4", "pick 4")
    assert hand(match, 0) == ["merchant_caravan", "parish_hall", "storehouse"]
    assert stack(match, 1, 0) == ["grain_mill", "candamir", "brigitta", *others.split(",")]
    assert stack(match, 1, 1) == ["seen"] * 9
    assert asked(match) == "1 open"


@pytest.mark.parametrize(
    ("mode", "sizes", "face_up"),
    [
        ("gold", [12, 12, 12, 11, 11], "gold.merchant_guild"),
        ("turmoil", [12, 12, 12, 11, 11], "turmoil.hedge_tavern"),
        ("progress", [12, 12, 12, 12, 12], "progress.university"),
    ],
)
def test_three_basic_stacks_two_of_the_era_and_two_face_up_cards(
    mode: str, sizes: list[int], face_up: str
) -> None:
    """Book 1010–1013, 1214–1227: the stacks of the three eras."""
    seen = table(begin(mode))
    assert [pile["size"] for pile in seen["stacks"]] == sizes
    assert [pile["set"] for pile in seen["stacks"]] == ["basic"] * 3 + [mode] * 2
    assert seen["face_up"] == {"card": face_up, "left": 2}


def test_the_gold_cache_is_shuffled_into_a_stack_of_the_era_of_gold() -> None:
    """Book 1217–1219: the Gold Cache is drawn like other cards, the Guilds are not."""
    match = play(at("| 0 hand=abbey,scout", "gold"), "end", "draw 4")
    assert "gold.gold_cache" in choices(match, "deal")
    assert "gold.merchant_guild" not in choices(match, "deal")


def test_the_pasture_goes_to_the_edge_and_the_weavers_shop_between_two_pastures() -> None:
    """Book 1115–1117, 1158–1164: the example of the rearrangement."""
    match = begin("gold")
    dealt = "weavers_shop,scout,merchant_caravan,abbey,abbey,inga,osmund,austin,harald"
    deals = [f"deal {card}" for card in (dealt + ",siglind,candamir,scout").split(",")]
    play(match, "look 1", *deals, "pick 1", "pick 1", "pick 1")
    play(match, "look 1", "pick 1", "pick 1", "pick 1")
    assert asked(match) == "0 lay"
    play(match, *(f"lay {land}" for land in ("forest", "gold", "fields", "hills", "mountains")))
    assert numbers(match, 0)["b7"] == 4  # the pasture, the last one left
    start = (
        "regions=b6:mountains5:1,b7:pasture4:1 roads=7 columns=5,6"
        " hand=weavers_shop,scout stock=a5:2,b7:2"
    )
    match = play(at(f"| 0 {start}", "gold"), "scout right", "above mountains2", "above pasture5")
    play(match, "end", "draw 1", "deal abbey", "draw 1", "deal inga", "pass")
    play(finish_turn(roll(match, 1, "trade")), "roll", "dice 4 trade")
    play(match, "build weavers_shop", "site 7b", "end", "draw 1", "deal osmund", "pass")
    for number, place in ((4, "b7"), (5, "b8")):
        before = stock(match, 0)[place]
        roll(match, number, "trade")
        assert stock(match, 0)[place] == min(3, before + 2)
        finish_turn(match)


def test_a_used_up_stack_comes_to_life_with_one_card() -> None:
    """Book 1145–1150: "the stack (of one card) appears on the table again"."""
    match = at("stack4=- | 0 hand=gold.mint,abbey,scout,inga cards=5a:harald", "gold")
    play(match, "end", "card gold.mint", "under 4")
    assert stack(match, 4, 0) == ["gold.mint"]
    assert allowed(match, "card abbey")


def test_the_duel_takes_three_basic_stacks_and_one_of_each_era_without_half_moons() -> None:
    """Book 1229–1244, 1254–1261: the stacks of the duel, and its goal."""
    seen = table(begin("duel"))
    assert seen["goal"] == 13
    assert [(pile["set"], pile["size"]) for pile in seen["stacks"]] == [
        ("basic", 12), ("basic", 12), ("basic", 12), ("gold", 12), ("turmoil", 12),
        ("progress", 14),
    ]  # fmt: skip
    assert seen["face_up"] is None


def test_the_events_of_the_duel_are_six_fixed_ones_and_six_of_fifteen() -> None:
    """Book 1246–1252, 1263–1265, 1290–1294: nine of the half-moon events go into the box."""
    events = table(begin("duel"))["events"]
    assert events["unseen"] == {
        "invention": 1, "year_of_plenty": 1, "riots": 1, "traveling_merchant": 1, "plague": 1,
    }  # fmt: skip
    assert events["unknown"] == 6
    assert sum(events["unknown_among"].values()) == 15
    assert events["before_yule"] == 8  # of 12: three at the bottom, and Yule
