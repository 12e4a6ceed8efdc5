"""One board: which terrain, number and trade route lies where, and what follows from it.

A board never changes once it is complete; all copies of a state share it. While a variable board
is being dealt, every tile makes a new, incomplete board.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from hexhold.core.bits import BIT, BIT_INDEX, ONE
from hexhold.games.watch.engine.geometry import (
    HEX_SITES,
    HEXES,
    PATH_A,
    PATH_B,
    PATH_SPLIT,
    PATHS,
    ROUTES,
    SITE_HEX,
    SITES,
)
from hexhold.games.watch.engine.tables import DOUBLE, ICE

UNKNOWN: Final = -1  # a tile, number or route not dealt yet
ANY_ROUTE: Final = 5  # a 3:1 trade route
NO_ROUTE: Final = 6


@mypyc_attr(acyclic=True)
class Board:
    """Terrain and number by hex, the trade route by its place, and derived tables."""

    __slots__ = (
        "hexes_of", "land", "number", "paths_hi", "paths_lo", "route", "route_sites", "site_routes",
        "sites", "terrain",
    )  # fmt: skip

    def __init__(
        self, terrain: vec[i64], number: vec[i64], route: vec[i64], route_sites: vec[i64]
    ) -> None:
        self.terrain: vec[i64] = terrain
        self.number: vec[i64] = number
        self.route: vec[i64] = route
        self.route_sites: vec[i64] = route_sites  # two sites a route, -1 where it has none
        self.land: i64 = 0
        for h in range(i64(HEXES)):
            if terrain[h] != ICE:
                self.land |= BIT[h]
        self.sites: i64 = sites_of(self.land)
        self.paths_lo: i64 = 0
        self.paths_hi: i64 = 0
        self._find_paths()
        self.hexes_of: vec[i64] = hexes_by_number(number)
        self.site_routes: vec[i64] = routes_by_site(route, route_sites)

    def _find_paths(self) -> None:
        """Paths beside at least one terrain hex; between ice and ice there is none."""
        for e in range(i64(PATHS)):
            if hexes_of_site(PATH_A[e]) & hexes_of_site(PATH_B[e]) & self.land:
                if e < PATH_SPLIT:
                    self.paths_lo |= BIT[e]
                else:
                    self.paths_hi |= BIT[e - PATH_SPLIT]

    def with_terrain(self, h: i64, kind: i64) -> "Board":
        """The same board with one more tile dealt."""
        return Board(replaced(self.terrain, h, kind), self.number, self.route, self.route_sites)

    def with_number(self, h: i64, token: i64) -> "Board":
        """The same board with one more number token dealt."""
        return Board(self.terrain, replaced(self.number, h, token), self.route, self.route_sites)

    def with_route(self, place: i64, kind: i64) -> "Board":
        """The same board with one more trade route dealt."""
        return Board(self.terrain, self.number, replaced(self.route, place, kind), self.route_sites)


def replaced(values: vec[i64], at: i64, value: i64) -> vec[i64]:
    """A copy with one value changed."""
    out = values[:]
    out[at] = value
    return out


def hexes_of_site(n: i64) -> i64:
    """The hexes around a site, as a mask."""
    mask: i64 = 0
    for k in range(i64(3)):
        h = SITE_HEX[3 * n + k]
        if h >= 0:
            mask |= BIT[h]
    return mask


def sites_of(hexes: i64) -> i64:
    """The sites that touch at least one of these hexes."""
    sites: i64 = 0
    while hexes != 0:
        lowest = hexes & -hexes
        sites |= HEX_SITES[BIT_INDEX[lowest % 67]]
        hexes ^= lowest
    return sites


def hexes_by_number(number: vec[i64]) -> vec[i64]:
    """For each roll, the hexes that produce on it; the double token counts on 2 and on 12."""
    table = vec[i64]([0] * 13)
    for h in range(i64(HEXES)):
        token = number[h]
        if token == DOUBLE:
            table[2] |= BIT[h]
            table[12] |= BIT[h]
        elif token > 0:
            table[token] |= BIT[h]
    return table


def routes_by_site(route: vec[i64], route_sites: vec[i64]) -> vec[i64]:
    """For each site, the trade routes reached from it: bit k for resource k, bit 5 for 3:1."""
    table = vec[i64]([0] * SITES)
    for place in range(i64(ROUTES)):
        kind = route[place]
        if kind < 0 or kind == NO_ROUTE:
            continue
        for k in range(i64(2)):
            table[route_sites[2 * place + k]] |= BIT[kind]
    return table


def yield_of_site(board: Board, n: i64) -> i64:
    """One card of every terrain hex around a site: what a founding settlement is given."""
    hand: i64 = 0
    for k in range(i64(3)):
        h = SITE_HEX[3 * n + k]
        if h >= 0 and board.terrain[h] < ICE:
            hand += ONE[board.terrain[h]]
    return hand
