"""The standard layouts, and the board a match begins with.

The pictures of the rule books are lost; these layouts are ours and satisfy every clue of the texts
(see docs/rulings.md). A hex is one letter for its terrain and its number; 2&12 is the double token.
"""

from dataclasses import dataclass, replace
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.games.watch.engine.board import UNKNOWN, Board
from hexhold.games.watch.engine.geometry import (
    CORNERS,
    HEX_CORNERS,
    PATH_ENDS,
    SITE_HEX_LIST,
    hex_number,
)
from hexhold.games.watch.engine.tables import DOUBLE, ICE, RESOURCES

LETTERS: Final = "HWPFM"  # hills, forest (wood), pasture, fields, mountains

ANY: Final = "any"  # a station that takes every resource, three for one
ROUTE_KINDS: Final = (*RESOURCES, ANY)

Hex = tuple[int, int]


@dataclass(frozen=True)
class Start:
    """A pair of pieces of the fixed base set-up: a settlement named by its hexes, and a road."""

    settlement: tuple[Hex, Hex, Hex]
    road: tuple[Hex, Hex]
    starred: bool


@dataclass(frozen=True)
class Layout:
    """A standard layout: rows from the Wall southwards, routes from west to east."""

    rows: str
    routes: tuple[str, ...]
    route_sites: tuple[tuple[Hex, str], ...]
    starts: tuple[tuple[Start, Start], ...] = ()  # by colour: red, blue, yellow, black

    @property
    def hexes(self) -> list[str]:
        return self.rows.split()


def _south_notches(count: int) -> tuple[tuple[Hex, str], ...]:
    """Each route lies in a notch of the south edge: the tip of one hex and the notch beside it."""
    return tuple(((q, 3), corner) for q in range(count) for corner in ("S", "SE"))


BASE: Final = Layout(
    rows="""        W11  P8   W9   M6
                H8   F9   M11  H12  F3
             F3   M4   P10  W3   P4   ice
          H5   P2   W5   F6   M10  ice""",
    routes=("ore", "grain", "brick", "wool", "lumber"),
    route_sites=_south_notches(5),
    starts=(
        (
            Start(((3, 2), (3, 3), (4, 3)), ((3, 2), (4, 3)), starred=True),
            Start(((0, 2), (0, 3), (1, 3)), ((0, 2), (1, 3)), starred=False),
        ),
        (
            Start(((2, 1), (3, 1), (3, 2)), ((2, 1), (3, 1)), starred=True),
            Start(((2, 2), (2, 3), (3, 3)), ((2, 3), (3, 3)), starred=False),
        ),
        (
            Start(((1, 0), (2, 0), (2, 1)), ((1, 0), (2, 1)), starred=True),
            Start(((3, 1), (4, 1), (4, 2)), ((3, 1), (4, 1)), starred=False),
        ),
        (
            Start(((1, 1), (2, 1), (2, 2)), ((1, 1), (2, 2)), starred=True),
            Start(((1, 2), (1, 3), (2, 3)), ((1, 2), (1, 3)), starred=False),
        ),
    ),
)

BROTHERHOOD_4: Final = Layout(
    rows="""        P3   H6   P4   M9
                W6   M4   W5   H11  F8
             H10  F9   P10  M8   W3   H10
          F11  M12  W3   F2   P5   M4""",
    routes=("wool", "grain", "ore", "brick", "lumber"),
    route_sites=_south_notches(5),
)

BROTHERHOOD_3: Final = Layout(
    rows="""        P10  M6   F5   M2&12
                W3   F4   H11  P6   ice
             H8   M5   W8   F9   ice  ice
          W9   P11  H4   M10  ice  ice""",
    routes=("ore", "grain", "lumber", "wool", "brick"),
    route_sites=(*_south_notches(4), ((3, 2), "NE"), ((3, 2), "SE")),
)


def with_stations(layout: Layout, stations: int) -> Layout:
    """A layout whose first routes, from the west, are stations for any resource instead."""
    return replace(layout, routes=(ANY,) * stations + layout.routes[stations:])


def layout_for(mode: str, players: int, stations: int = 0) -> Layout:
    """The standard layout of a mode and number of players."""
    brotherhood = BROTHERHOOD_4 if players == 4 else BROTHERHOOD_3
    return with_stations(BASE if mode == "base" else brotherhood, stations)


def terrain_of(layout: Layout) -> list[int]:
    """Terrain by hex number."""
    return [ICE if text == "ice" else LETTERS.index(text[0]) for text in layout.hexes]


def numbers_of(layout: Layout) -> list[int]:
    """Number token by hex number, 0 on ice."""
    return [_token(text[1:]) if text != "ice" else 0 for text in layout.hexes]


def _token(text: str) -> int:
    return DOUBLE if text == "2&12" else int(text)


def routes_of(layout: Layout) -> list[int]:
    """Trade route kinds from west to east."""
    return [ROUTE_KINDS.index(name) for name in layout.routes]


def route_sites_of(layout: Layout) -> list[int]:
    """The two sites of each trade route, one route after another."""
    return [HEX_CORNERS[hex_number(*at)][CORNERS.index(c)] for at, c in layout.route_sites]


def make_board(layout: Layout, *, tiles: bool, numbers: bool) -> Board:
    """The board at the start: what is shuffled is left for chance to deal."""
    terrain = terrain_of(layout)
    number = numbers_of(layout)
    route = routes_of(layout)
    if tiles:
        terrain = [t if t == ICE else UNKNOWN for t in terrain]
        route = [UNKNOWN] * len(route)
    if numbers:
        number = [0 if n == 0 else UNKNOWN for n in number]
    return Board(_vec(terrain), _vec(number), _vec(route), _vec(route_sites_of(layout)))


def _vec(values: list[int]) -> vec[i64]:
    return vec[i64]([i64(v) for v in values])


def site_between(hexes: tuple[Hex, ...]) -> int:
    """The site where three hexes meet."""
    wanted = sorted(hex_number(*h) for h in hexes)
    return next(n for n, around in enumerate(SITE_HEX_LIST) if sorted(around) == wanted)


def path_between(a: Hex, b: Hex) -> int:
    """The path between two neighbouring hexes."""
    first, second = (set(HEX_CORNERS[hex_number(*h)]) for h in (a, b))
    return PATH_ENDS.index(tuple(sorted(first & second)))  # type: ignore[arg-type]
