"""The 180 cards: the totals of the sets, what is printed on each card, the stacks of every game."""

from collections import Counter

import pytest
from tests.rivals.cards.printed import CENTRE, COPIES, ROWS
from tests.rivals.helpers import begin, table

from hexhold.games.rivals.cards import deck
from hexhold.games.rivals.cards.events import EVENTS
from hexhold.games.rivals.cards.row import Card
from hexhold.games.rivals.declaration import KINDS
from hexhold.games.rivals.engine import _cards
from hexhold.games.rivals.engine.words import CITY_SITE, CLASSES

MARKS = {"v": "victory", "c": "commerce", "s": "strength", "h": "skill", "b": "progress"}
SITES = {"-": (0,), "any": (1,), "city": (CITY_SITE,)}
CARDS = dict(zip(deck.CARD_IDS, deck.CARDS, strict=True))
EVENT_IDS = {
    f"{group}.{event.name}": count for event in EVENTS for group, count in event.copies.items()
}
HAND_ROWS = [row for row in ROWS if row[3] != "event"]


@pytest.mark.parametrize(
    ("group", "total"), [("basic", 94), ("gold", 27), ("turmoil", 28), ("progress", 31)]
)
def test_the_sets_have_94_27_28_and_31_cards(group: str, total: int) -> None:
    centre = deck.REGION_CARDS + deck.ROAD_CARDS + deck.SETTLEMENT_CARDS + deck.CITY_CARDS
    drawn = sum(card.count for name, card in CARDS.items() if name.startswith(f"{group}."))
    events = sum(count for name, count in EVENT_IDS.items() if name.startswith(f"{group}."))
    assert drawn + events + (centre if group == "basic" else 0) == total


def test_all_cards_are_180_and_the_printed_list_agrees() -> None:
    assert sum(COPIES.values()) == 180
    assert len(COPIES) == 104
    assert {row[0] for row in ROWS} == {*CARDS, *EVENT_IDS}


def test_the_centre_has_24_regions_9_settlements_7_cities_and_9_roads() -> None:
    assert deck.REGION_CARDS == sum(CENTRE.values()) - 25 == 24
    assert deck.SETTLEMENT_CARDS == CENTRE["basic.settlement"] == 9
    assert deck.CITY_CARDS == CENTRE["basic.city"] == 7
    assert deck.ROAD_CARDS == CENTRE["basic.road"] == 9


@pytest.mark.parametrize("row", HAND_ROWS, ids=[row[0] for row in HAND_ROWS])
def test_a_card_is_as_printed(row: list[str]) -> None:
    name, copies, moon, kind, site, cost, marks, *unique = row
    card: Card = CARDS[name]
    assert (card.count, card.moon) == (int(copies), int(moon))
    assert CLASSES[card.type] == kind
    assert card.site in SITES[site]
    assert Counter(card.cost) == Counter(cost.strip("-"))
    assert card.unique == (unique == ["1x"])
    printed = Counter(MARKS[mark] for mark in marks.strip("-"))
    assert {mark: getattr(card.points, mark) for mark in MARKS.values()} == {
        mark: printed[mark] for mark in MARKS.values()
    }


def test_the_events_are_as_printed() -> None:
    printed = {row[0]: (int(row[1]), int(row[2])) for row in ROWS if row[3] == "event"}
    assert {name: count for name, (count, _) in printed.items()} == EVENT_IDS
    for event in EVENTS:
        moons = [moon for name, (_, moon) in printed.items() if name.split(".")[1] == event.name]
        assert event.moon == sum(moons)


# -- the stacks of every game --


@pytest.mark.parametrize(
    ("mode", "sets", "sizes"),
    [
        ("intro", "basic basic basic basic", [9, 9, 9, 9]),
        ("gold", "basic basic basic gold gold", [12, 12, 12, 11, 11]),
        ("turmoil", "basic basic basic turmoil turmoil", [12, 12, 12, 11, 11]),
        ("progress", "basic basic basic progress progress", [12, 12, 12, 12, 12]),
        ("duel", "basic basic basic gold turmoil progress", [12, 12, 12, 12, 12, 14]),
    ],
)
def test_the_stacks_of_a_game(mode: str, sets: str, sizes: list[int]) -> None:
    stacks = table(begin(mode))["stacks"]
    assert [stack["set"] for stack in stacks] == sets.split()
    assert [stack["size"] for stack in stacks] == sizes


@pytest.mark.parametrize(
    ("mode", "total"), [("intro", 9), ("gold", 12), ("turmoil", 13), ("progress", 14), ("duel", 12)]
)
def test_the_event_stack_of_a_game(mode: str, total: int) -> None:
    events = table(begin(mode))["events"]
    yule = 1
    assert sum(events["unseen"].values()) + events["unknown"] + yule == total
    assert events["before_yule"] == total - 3 - yule


@pytest.mark.parametrize(
    ("mode", "card"),
    [
        ("gold", "gold.merchant_guild"),
        ("turmoil", "turmoil.hedge_tavern"),
        ("progress", "progress.university"),
    ],
)
def test_a_theme_game_has_two_face_up_cards(mode: str, card: str) -> None:
    assert table(begin(mode))["face_up"] == {"card": card, "left": 2}


@pytest.mark.parametrize("mode", ["intro", "duel"])
def test_the_other_games_have_none(mode: str) -> None:
    assert table(begin(mode))["face_up"] is None


def test_the_duel_leaves_the_half_moons_out() -> None:
    stays = {row[0]: int(row[1]) - int(row[2]) for row in HAND_ROWS if row[0][:5] != "basic"}
    by_set = Counter[str]()
    for name, count in stays.items():
        by_set[name.split(".")[0]] += count
    assert by_set == {"gold": 12, "turmoil": 12, "progress": 14}
    assert stays["gold.merchant_guild"] == 1
    assert stays["turmoil.sebastian"] == stays["turmoil.irmgard"] == stays["gold.reiner"] == 0


def test_the_engine_knows_every_card_by_its_place_in_the_table() -> None:
    assert len(deck.CARD_IDS) == _cards.KINDS
    assert deck.CARD_IDS[_cards.SCOUT] == "basic.scout"
    assert deck.CARD_IDS[_cards.TURMOIL_BRIGANDS] == "turmoil.brigands"
    assert deck.CARD_IDS[_cards.UNIVERSITY] == "progress.university"


@pytest.mark.parametrize("kind", ["build", "play", "card", "deal"])
def test_there_is_an_action_for_every_card(kind: str) -> None:
    (found,) = (one for one in KINDS if one.word == kind)
    assert found.size == _cards.KINDS
