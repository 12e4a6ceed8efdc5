"""The board of the Watch for whoever draws it: places with coordinates, and the facts of the box.

The side of a hex is 1 long, x grows to the east and y to the south.
"""

import math
from typing import Any, Final

import msgspec

from hexhold import almanac
from hexhold.games.watch.boards import BASE, BROTHERHOOD_3, BROTHERHOOD_4, Layout, route_sites_of
from hexhold.games.watch.cards import development_cards, some_resources
from hexhold.games.watch.engine import geometry as g
from hexhold.games.watch.engine import tables as t
from hexhold.games.watch.engine.board import ANY_ROUTE
from hexhold.games.watch.engine.supply import rate_of
from hexhold.games.watch.game import WatchGame
from hexhold.games.watch.view import COLOURS, PHASES
from hexhold.games.watch.view_brotherhood import figures

SCREEN: Final = "src/games/watch/WatchTable.svelte"  # the part of the page that shows a table
FETCHED: Final = ("/api/facts/watch",)  # at once, before the page asks
UNIT_X: Final = math.sqrt(3) / 2  # the grid of the engine: a hex is two wide, rows three apart
UNIT_Y: Final = 0.5
ROLLS: Final = range(2, 13)
WILDLING_DIE: Final = range(1, 13)


class Hex(msgspec.Struct, frozen=True):
    """A hex: its centre, and its corners from the north around by the east."""

    hex: int
    q: int
    r: int
    x: float
    y: float
    corners: list[int]


class Site(msgspec.Struct, frozen=True):
    """A place for settlements and keeps."""

    site: int
    x: float
    y: float
    hexes: list[int]
    paths: list[int]


class Path(msgspec.Struct, frozen=True):
    """A place for roads: its middle, its two ends, the hexes beside it."""

    path: int
    x: float
    y: float
    sites: list[int]
    hexes: list[int]


class Route(msgspec.Struct, frozen=True):
    """Where a trade route may lie: its two sites, and a point off the shore."""

    sites: list[int]
    x: float
    y: float


class Section(msgspec.Struct, frozen=True):
    """A section of the Wall over its first hex, and the line of hexes behind a breach."""

    section: int
    x: float
    y: float
    spaces: int
    line: list[int]


class Trail(msgspec.Struct, frozen=True):
    """A number of the wildling die, the clan that it moves, and the section it comes to."""

    number: int
    clan: str
    section: int


class Hero(msgspec.Struct, frozen=True):
    """A hero and the entries of the almanac that tell of him."""

    hero: str
    rules: list[str]


class Terrain(msgspec.Struct, frozen=True):
    """A terrain and what it yields."""

    terrain: str
    resource: str | None


class WatchBoard(msgspec.Struct, frozen=True):
    """Everything that a page needs to draw the Watch."""

    hexes: list[Hex]
    sites: list[Site]
    paths: list[Path]
    routes: list[Route]
    wall: list[Section]
    trails: list[Trail]
    clans: list[str]
    camps: int
    wildlings: list[str]
    figures: dict[str, int]
    heroes: list[Hero]
    resources: list[str]
    terrains: list[Terrain]
    costs: dict[str, dict[str, int]]
    pieces: dict[str, int]
    cards: dict[str, dict[str, int]]
    pips: dict[int, int]
    colours: list[str]
    phases: list[str]
    limits: dict[str, int]
    rates: dict[str, dict[str, int]]  # cards for one: by mode, then by the route one has


def _grid(x: float, y: float) -> tuple[float, float]:
    return round(x * UNIT_X, 4), round(y * UNIT_Y, 4)


def _hex_centre(h: int) -> tuple[float, float]:
    q, r = g.HEX_AT[h]
    return _grid(2 * q - r, 3 * r)


def _middle(a: int, b: int) -> tuple[float, float]:
    (ax, ay), (bx, by) = g.SITE_POINT[a], g.SITE_POINT[b]
    return _grid((ax + bx) / 2, (ay + by) / 2)


def _hexes() -> list[Hex]:
    return [Hex(h, *g.HEX_AT[h], *_hex_centre(h), g.HEX_CORNERS[h]) for h in range(g.HEXES)]


def _sites() -> list[Site]:
    return [
        Site(n, *_grid(*point), g.SITE_HEX_LIST[n], g.SITE_PATH_LIST[n])
        for n, point in enumerate(g.SITE_POINT)
    ]


def _paths() -> list[Path]:
    return [
        Path(e, *_middle(a, b), [a, b], g.PATH_HEX_LIST[e]) for e, (a, b) in enumerate(g.PATH_ENDS)
    ]


def _routes() -> list[Route]:
    """The places of all layouts, each once."""
    places = {
        pair: _off_shore(layout, at, pair)
        for layout in (BASE, BROTHERHOOD_4, BROTHERHOOD_3)
        for at, pair in enumerate(_pairs(route_sites_of(layout)))
    }
    return [Route(list(pair), *point) for pair, point in places.items()]


def _pairs(sites: list[int]) -> list[tuple[int, int]]:
    return list(zip(sites[::2], sites[1::2], strict=True))


def _off_shore(layout: Layout, at: int, sites: tuple[int, int]) -> tuple[float, float]:
    """Where the centre of the next hex would be, seen from the hex that the route belongs to."""
    (q, r), _ = layout.route_sites[2 * at]
    (x, y), (centre_x, centre_y) = _middle(*sites), _hex_centre(g.hex_number(q, r))
    return round(2 * x - centre_x, 4), round(2 * y - centre_y, 4)


def _wall() -> list[Section]:
    return [
        Section(k + 1, *_above(line[0]), t.SPACES, line)
        for k in range(t.SECTIONS)
        for line in [[int(h) for h in list(g.LINE)[4 * k : 4 * k + 4]]]
    ]


def _above(h: int) -> tuple[float, float]:
    """A row's distance north of a hex."""
    x, y = _hex_centre(h)
    return x, round(y - 3 * UNIT_Y, 4)


def _trails() -> list[Trail]:
    return [
        Trail(number, t.CLANS[t.TRAIL_CLAN[number]], int(t.TRAIL_SECTION[number]) + 1)
        for number in WILDLING_DIE
        if t.TRAIL_CLAN[number] >= 0
    ]


def _heroes() -> list[Hero]:
    rules = list(almanac.entries())
    return [Hero(h, [r for r in rules if r.startswith(f"watch.hero-{h}.")]) for h in t.HEROES]


def _terrains() -> list[Terrain]:
    yields: list[str | None] = [*t.RESOURCES, None]
    return [Terrain(name, given) for name, given in zip(t.TERRAINS, yields, strict=True)]


COSTS: Final = {
    "road": t.COST_ROAD,
    "settlement": t.COST_SETTLEMENT,
    "keep": t.COST_KEEP,
    "card": t.COST_DEVELOPMENT,
    "guard": t.COST_GUARD,
}


def facts() -> WatchBoard:
    """The board and the box."""
    return WatchBoard(
        hexes=_hexes(),
        sites=_sites(),
        paths=_paths(),
        routes=_routes(),
        wall=_wall(),
        trails=_trails(),
        clans=list(t.CLANS),
        camps=t.CAMPS,
        wildlings=list(t.WILDLINGS),
        figures=figures(t.FROSTFANGS_START),
        heroes=_heroes(),
        resources=list(t.RESOURCES),
        terrains=_terrains(),
        costs={what: some_resources(cost) for what, cost in COSTS.items()},
        pieces={"settlements": t.SETTLEMENTS, "keeps": t.KEEPS, "guards": t.GUARDS},
        cards={
            "base": development_cards(t.DECK_BASE),
            "brotherhood": development_cards(t.DECK_BROTHERHOOD),
        },
        pips={roll: 6 - abs(roll - 7) for roll in ROLLS},
        colours=list(COLOURS),
        phases=list(PHASES.values()),
        limits=_limits(),
        rates=_rates(),
    )


def _rates() -> dict[str, dict[str, int]]:
    """What the supply asks for one card, as the engine counts it."""
    return {mode: _rates_in(mode) for mode in ("base", "brotherhood")}


def _rates_in(mode: str) -> dict[str, int]:
    s = WatchGame(WatchGame.schema.check({"mode": mode})).new_state()
    own = s.seats[0]
    rates = {}
    for route, owned in (("none", 0), ("any", 1 << ANY_ROUTE), ("own", 1)):
        own.routes = owned
        rates[route] = int(rate_of(s, own, 0))
    return rates


def _limits() -> dict[str, Any]:
    return {
        "points": t.POINTS_TO_WIN,
        "hand": t.HAND_LIMIT,
        "longest_road": t.LONGEST_ROAD_MINIMUM,
        "largest_patrol": t.LARGEST_PATROL_MINIMUM,
        "breaches": t.BREACH_LIMIT,
        "gift": t.GIFT_LIMIT,
        "offered_cards": t.OF_A_KIND,
    }
