"""The base game once more, slow and plain: sets, dicts and action texts, no masks.

Written from the rules, not from the engine, of which it shares only the shape and the layout of
the board. What may be done is here, what then happens in plain_play.py; test_perft.py compares
both with the engine, move by move.
"""

from collections import Counter
from collections.abc import Iterable
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, combinations_with_replacement, product
from math import comb, prod
from typing import Any, Self

from hexhold.games.watch.engine.geometry import HEX_CORNERS, PATH_ENDS

RESOURCES = ("brick", "lumber", "wool", "grain", "ore")
TERRAINS = ("hills", "forest", "pasture", "fields", "mountains")
TILES = {"hills": 4, "forest": 4, "pasture": 4, "fields": 4, "mountains": 5}
DECK = {"patrol": 14, "roads": 2, "winter": 2, "victory": 5}
COSTS = {
    "road": Counter(brick=1, lumber=1),
    "settlement": Counter(brick=1, lumber=1, wool=1, grain=1),
    "keep": Counter(grain=2, ore=3),
    "buy": Counter(wool=1, grain=1, ore=1),
}
CHANCE = -1
Cards = Counter[str]


@dataclass
class Seat:
    """What one seat has."""

    hand: Cards = field(default_factory=Counter)
    cards: Cards = field(default_factory=Counter)
    bought: Cards = field(default_factory=Counter)
    patrols: int = 0
    roads: set[int] = field(default_factory=set)
    settlements: set[int] = field(default_factory=set)
    keeps: set[int] = field(default_factory=set)
    due: int = 0
    answer: str = ""
    counter_give: Cards = field(default_factory=Counter)
    counter_want: Cards = field(default_factory=Counter)
    draft_give: Cards = field(default_factory=Counter)
    draft_want: Cards = field(default_factory=Counter)

    @property
    def buildings(self) -> set[int]:
        return self.settlements | self.keeps


@dataclass
class Table:
    """The whole truth; None is a hex or a route not dealt yet, "ice" and 0 are the ice fields."""

    options: dict[str, Any]
    terrain: list[str | None]
    numbers: list[int | None]
    routes: list[str | None]
    route_sites: list[int]
    tokens: Counter[int]
    seats: list[Seat]
    phase: str = ""
    active: int = 0
    first: int = 0
    turns: int = 0
    founded: int = 0
    rolled: bool = False
    card_played: bool = False
    building: bool = False
    tormund: int | None = None
    victim: int | None = None
    free_roads: int = 0
    last_site: int = 0
    offers: int = 0
    settled: int = 0
    offer_give: Cards = field(default_factory=Counter)
    offer_want: Cards = field(default_factory=Counter)
    road_owner: int | None = None
    patrol_owner: int | None = None
    winner: int | None = None
    supply: Cards = field(default_factory=lambda: Counter(dict.fromkeys(RESOURCES, 19)))
    deck: Cards = field(default_factory=lambda: Counter(DECK))

    def copy(self) -> Self:
        return deepcopy(self)

    @property
    def own(self) -> Seat:
        return self.seats[self.active]

    @property
    def others(self) -> list[int]:
        return [seat for seat in range(len(self.seats)) if seat != self.active]


# ------------------------------------------------------------------ places


def land(table: Table) -> list[int]:
    """The hexes that are not ice."""
    return [h for h, terrain in enumerate(table.terrain) if terrain != "ice"]


def sites(table: Table) -> set[int]:
    """The corners of the terrain hexes."""
    return {corner for h in land(table) for corner in HEX_CORNERS[h]}


def paths(table: Table) -> set[int]:
    """The edges of the terrain hexes."""
    rings = [set(HEX_CORNERS[h]) for h in land(table)]
    return {path for path, ends in enumerate(PATH_ENDS) if any(ring >= set(ends) for ring in rings)}


def hexes_at(site: int) -> list[int]:
    return [h for h, corners in enumerate(HEX_CORNERS) if site in corners]


@cache
def neighbours(site: int) -> frozenset[int]:
    """The sites one path away."""
    return frozenset(sum(ends) - site for ends in PATH_ENDS if site in ends)


def touching(roads: Iterable[int]) -> set[int]:
    """The sites at the ends of some roads."""
    return {site for road in roads for site in PATH_ENDS[road]}


def open_paths(table: Table, own: Seat) -> set[int]:
    """Where a seat may lay a road: a free path that joins its network."""
    laid = {road for seat in table.seats for road in seat.roads}
    foreign = {site for seat in table.seats if seat is not own for site in seat.buildings}
    joined = own.buildings | (touching(own.roads) - foreign)
    return {path for path in paths(table) - laid if joined & set(PATH_ENDS[path])}


def free_sites(table: Table) -> set[int]:
    """Where the distance rule allows a settlement."""
    taken = {site for seat in table.seats for site in seat.buildings}
    return {site for site in sites(table) - taken if not neighbours(site) & taken}


def rate(table: Table, own: Seat, kind: str) -> int:
    """How many cards of a kind the supply wants for one."""
    reached = {
        route
        for place, route in enumerate(table.routes)
        if own.buildings & set(table.route_sites[2 * place : 2 * place + 2])
    }
    return 2 if kind in reached else 3 if "any" in reached else 4


def victims(table: Table) -> list[int]:
    """Whom Tormund may rob where he stands."""
    corners = set() if table.tormund is None else set(HEX_CORNERS[table.tormund])
    return [seat for seat in table.others if table.seats[seat].buildings & corners]


# ------------------------------------------------------------------ what may be done


def actors(table: Table) -> set[int]:
    """Who may act now."""
    if table.phase == "over":
        return set()
    if table.phase in CHANCES:
        return {CHANCE}
    if table.phase == "discards":
        return {seat for seat, own in enumerate(table.seats) if own.due > 0}
    if table.phase == "answers":
        asked = {seat for seat, own in enumerate(table.seats) if own.answer == "asked"}
        return asked | {table.active}
    return {table.active}


def legal(table: Table, seat: int) -> set[str]:
    """All that a seat may do now."""
    if seat == CHANCE or seat not in actors(table):
        return set()
    return set(CHOICES[table.phase](table, seat))


def before_roll(table: Table, seat: int) -> Iterable[str]:
    yield "roll"
    yield from card_plays(table, table.seats[seat])


def main(table: Table, seat: int) -> Iterable[str]:
    """Trade, and build where the phases are not separate."""
    own = table.seats[seat]
    if own.draft_give:
        yield from words(own, "propose")
        return
    yield "end"
    yield from card_plays(table, own)
    yield from supply_trades(table, own)
    if table.options["trade"] and table.offers < table.options["offers"]:
        if own.hand.total():
            yield "invite"
        yield from words(own, "propose")
    if table.options["phases"] == "separate":
        yield "build"
    else:
        yield from builds(table, own)


def build(table: Table, seat: int) -> Iterable[str]:
    """The second half of a turn with separate phases."""
    own = table.seats[seat]
    yield "end"
    yield from card_plays(table, own)
    yield from builds(table, own)


def builds(table: Table, own: Seat) -> Iterable[str]:
    if own.hand >= COSTS["road"] and len(own.roads) < int(table.options["roads"]):
        yield from (f"road {path}" for path in open_paths(table, own))
    if own.hand >= COSTS["settlement"] and len(own.settlements) < 5:
        reached = touching(own.roads)
        yield from (f"settlement {site}" for site in free_sites(table) & reached)
    if own.hand >= COSTS["keep"] and len(own.keeps) < 4:
        yield from (f"keep {site}" for site in own.settlements)
    if own.hand >= COSTS["buy"] and table.deck.total() > 0:
        yield "buy"


def card_plays(table: Table, own: Seat) -> Iterable[str]:
    if table.card_played:
        return
    if own.cards["patrol"]:
        yield "patrol"
    if own.cards["roads"] and len(own.roads) < int(table.options["roads"]):
        if open_paths(table, own):
            yield "roads"
    if own.cards["winter"]:
        size = min(2, table.supply.total())
        for picked in combinations_with_replacement(RESOURCES, size):
            if picked and table.supply >= Counter(picked):
                yield f"winter {','.join(picked)}"


def supply_trades(table: Table, own: Seat) -> Iterable[str]:
    for given, taken in product(RESOURCES, RESOURCES):
        if given != taken and table.supply[taken] and own.hand[given] >= rate(table, own, given):
            yield f"supply {given} > {taken}"


def words(own: Seat, last: str) -> Iterable[str]:
    """What may follow in an exchange that is put together: given kinds, wanted kinds, the end."""
    give, want = own.draft_give, own.draft_want
    if want:
        yield last
    else:
        for kind in from_last(give):
            if own.hand[kind] > give[kind] and len({*give, kind}) < len(RESOURCES):
                yield f"put {kind}"
    if give:
        yield from (f"ask {kind}" for kind in from_last(want) if not give[kind] and want[kind] < 19)


def from_last(cards: Cards) -> list[str]:
    """The kinds from the last one among these on; all if there are none."""
    return [
        kind for n, kind in enumerate(RESOURCES) if not any(cards[k] for k in RESOURCES[n + 1 :])
    ]


def answers(table: Table, seat: int) -> Iterable[str]:
    """Decisions of the offering seat, answers of the others."""
    own = table.seats[seat]
    if seat == table.active:
        yield "withdraw"
        for partner in table.others:
            other = table.seats[partner]
            countered = other.answer == "countered" and own.hand >= other.counter_want
            if other.answer == "accepted" or countered:
                yield f"confirm {partner}"
        return
    if not own.draft_give:
        yield "decline"
        if own.hand >= table.offer_want and table.offer_want:
            yield "accept"
    yield from words(own, "reply")


def discards(table: Table, seat: int) -> Iterable[str]:
    return (f"discard {kind}" for kind in RESOURCES if table.seats[seat].hand[kind])


def tormund_moves(table: Table, seat: int) -> Iterable[str]:
    yield from (f"tormund {h}" for h in land(table) if h != table.tormund)
    if table.options["tormund_camp"] and table.tormund is not None:
        yield "tormund camp"


def robberies(table: Table, seat: int) -> Iterable[str]:
    yield from (f"rob {victim}" for victim in victims(table))
    if table.options["robbery"] == "may":
        yield "rob nobody"


def free_roads(table: Table, seat: int) -> Iterable[str]:
    return (f"road {path}" for path in open_paths(table, table.seats[seat]))


def founding_settlements(table: Table, seat: int) -> Iterable[str]:
    return (f"settlement {site}" for site in free_sites(table))


def founding_roads(table: Table, seat: int) -> Iterable[str]:
    laid = {road for own in table.seats for road in own.roads}
    return (f"road {p}" for p in paths(table) - laid if table.last_site in PATH_ENDS[p])


CHOICES = {
    "before-roll": before_roll,
    "turn": main,
    "build": build,
    "answers": answers,
    "discards": discards,
    "move-tormund": tormund_moves,
    "choose-victim": robberies,
    "place-roads": free_roads,
    "found-settlement": founding_settlements,
    "found-road": founding_roads,
}


# ------------------------------------------------------------------ what chance may do


def outcomes(table: Table) -> dict[str, int]:
    """All that chance may do now, each with its weight."""
    return CHANCES[table.phase](table) if table.phase in CHANCES else {}


def dice(table: Table) -> dict[str, int]:
    return {f"dice {a} {b}": 1 for a, b in product(range(1, 7), range(1, 7))}


def thefts(table: Table) -> dict[str, int]:
    assert table.victim is not None
    hand = table.seats[table.victim].hand
    return {f"steal {kind}": count for kind, count in hand.items() if count}


def draws(table: Table) -> dict[str, int]:
    return {f"draw {card}": count for card, count in table.deck.items() if count}


def beginners(table: Table) -> dict[str, int]:
    return {f"first {seat}": 1 for seat in range(len(table.seats))}


def tiles(table: Table) -> dict[str, int]:
    """Each tile as often as it leads to a board on which no terrain is missing."""
    dealt = Counter(terrain for terrain in table.terrain if terrain)
    found = {}
    for terrain in TERRAINS:
        left = {t: TILES[t] - dealt[t] - (t == terrain) for t in TERRAINS}
        if left[terrain] >= 0:
            missing = [t for t in TERRAINS if not dealt[t] and t != terrain]
            ways = completions(left, missing, table.terrain.count(None) - 1)
            found[f"terrain {terrain}"] = (left[terrain] + 1) * ways
    return {tile: weight for tile, weight in found.items() if weight}


def completions(left: dict[str, int], missing: list[str], to_deal: int) -> int:
    """In how many ways so many tiles can be chosen so that they hold every missing terrain."""
    choices = product(*(range(int(t in missing), left[t] + 1) for t in TERRAINS))
    return sum(
        prod(comb(left[t], n) for t, n in zip(TERRAINS, counts, strict=True))
        for counts in choices
        if sum(counts) == to_deal
    )


def route_deals(table: Table) -> dict[str, int]:
    return {f"route {kind}": 1 for kind in RESOURCES if kind not in table.routes}


def red_deals(table: Table) -> dict[str, int]:
    """Where the next 6 or 8 may lie so that no two of them are neighbours in the end."""
    reds = [h for h, number in enumerate(table.numbers) if number in (6, 8)]
    free = [h for h, number in enumerate(table.numbers) if number is None]
    left = table.tokens[6] + table.tokens[8] - len(reds)
    found: Counter[str] = Counter()
    for chosen in combinations(free, left):
        if not any(adjacent(a, b) for a, b in combinations([*reds, *chosen], 2)):
            found.update(f"red {h}" for h in chosen)
    return dict(found)


@cache
def adjacent(a: int, b: int) -> bool:
    return len(set(HEX_CORNERS[a]) & set(HEX_CORNERS[b])) == 2


def number_deals(table: Table) -> dict[str, int]:
    left = table.tokens - Counter(number for number in table.numbers if number)
    return {f"number {number}": count for number, count in left.items()}


CHANCES = {
    "dice": dice,
    "steal": thefts,
    "draw": draws,
    "first": beginners,
    "deal-terrain": tiles,
    "deal-routes": route_deals,
    "deal-reds": red_deals,
    "deal-numbers": number_deals,
}
