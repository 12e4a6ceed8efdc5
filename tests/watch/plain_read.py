"""Where the plain game begins: at its start, or at a position written as text."""

import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

from tests.watch.plain import RESOURCES, TERRAINS, Seat, Table
from tests.watch.plain_play import begin, starting_cards, take

from hexhold.games.watch import boards

CARDS = (
    "hand", "cards", "bought", "counter_give", "counter_want", "draft_give", "draft_want",
)  # fmt: skip
ANSWERS = ("", "asked", "accepted", "declined", "countered")
CAMP = 21
LETTERS = {"H": "hills", "W": "forest", "P": "pasture", "F": "fields", "M": "mountains"}


def start(options: Mapping[str, Any]) -> Table:
    """A new match with options that are already checked."""
    table = empty(options)
    if options["board"] != "fixed":
        table.terrain = [t if t == "ice" else None for t in table.terrain]
        table.routes = [None] * len(table.routes)
    if options["board"] == "random":
        table.numbers = [n if n == 0 else None for n in table.numbers]
    if options["start"] == "fixed":
        place_starts(table)
    begin(table)
    return table


def empty(options: Mapping[str, Any]) -> Table:
    """The standard board with nothing on it."""
    numbers = boards.numbers_of(boards.BASE)
    return Table(
        options=dict(options),
        terrain=[(*TERRAINS, "ice")[t] for t in boards.terrain_of(boards.BASE)],
        numbers=list(numbers),
        routes=list(boards.BASE.routes),
        route_sites=boards.route_sites_of(boards.BASE),
        tokens=Counter(number for number in numbers if number),
        seats=[Seat() for _ in range(int(options["players"]))],
    )


def place_starts(table: Table) -> None:
    for own, starts in zip(table.seats, boards.BASE.starts[-len(table.seats) :], strict=True):
        for one in starts:
            site = boards.site_between(one.settlement)
            own.settlements.add(site)
            own.roads.add(boards.path_between(*one.road))
            if one.starred:
                take(table, own, starting_cards(table, site))


def read(options: Mapping[str, Any], position: str) -> Table:
    """The table that a position describes."""
    table = empty(options)
    head, *seats = position.split("|")
    facts = dict(word.split("=") for word in head.split())
    for text in seats:
        number, *words = text.split()
        read_seat(table.seats[int(number)], dict(word.split("=") for word in words))
    read_table(table, facts)
    for own in table.seats:
        table.supply -= own.hand
        table.deck -= own.cards + own.bought + Counter(patrol=own.patrols)
    table.deck -= read_cards(facts.get("gone", ""))
    return table


def read_cards(text: str) -> Counter[str]:
    """Cards as a position writes them: brick2,ore1."""
    return Counter({kind: int(count) for kind, count in re.findall(r"([a-z]+)(\d+)", text)})


def read_numbers(text: str) -> list[int]:
    return [int(word) for word in text.split(",")] if text else []


def read_seat(own: Seat, facts: dict[str, str]) -> None:
    for name in CARDS:
        setattr(own, name, read_cards(facts.get(name, "")))
    for name in ("roads", "settlements", "keeps"):
        setattr(own, name, set(read_numbers(facts.get(name, ""))))
    own.patrols = int(facts.get("patrols", 0))
    own.due = int(facts.get("discards_due", 0))
    own.answer = ANSWERS[int(facts.get("answer", 0))]


def read_table(table: Table, facts: dict[str, str]) -> None:
    table.phase = facts["phase"]
    for name in ("active", "first", "turns", "free_roads", "last_site", "offers", "settled"):
        setattr(table, name, int(facts.get(name, 0)))
    for name in ("victim", "road_owner", "patrol_owner", "winner"):
        setattr(table, name, int(facts[name]) if name in facts else None)
    table.founded = int(facts.get("setup_step", 0))
    table.rolled = "rolled" in facts
    table.card_played = "card_played" in facts
    table.building = "build_phase" in facts
    tormund = int(facts.get("tormund", CAMP))
    table.tormund = None if tormund == CAMP else tormund
    table.offer_give = read_cards(facts.get("offer_give", ""))
    table.offer_want = read_cards(facts.get("offer_want", ""))
    read_board(table, facts)


def read_board(table: Table, facts: dict[str, str]) -> None:
    if "terrain" in facts:
        table.terrain = [None if c == "?" else LETTERS.get(c, "ice") for c in facts["terrain"]]
    if "number" in facts:
        table.numbers = [None if n < 0 else n for n in read_numbers(facts["number"])]
    if "route" in facts:
        table.routes = [
            None if r < 0 else (*RESOURCES, "any")[r] for r in read_numbers(facts["route"])
        ]
