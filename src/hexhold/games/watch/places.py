"""The places of a board by their numbers, for whoever asks from Python what lies beside what.

Actions and positions name places by these numbers: `tormund 6` is a hex, `settlement 23` and
`keep 23` are sites, `road 41` is a path. Ice is a hex that has no sites and paths of its own.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from hexhold.games.watch.boards import ROUTE_KINDS
from hexhold.games.watch.engine.audit import paths_of, sites_of
from hexhold.games.watch.engine.board import UNKNOWN, Board
from hexhold.games.watch.engine.geometry import (
    HEX_AT,
    HEX_CORNERS,
    HEXES,
    PATH_ENDS,
    PATH_HEX_LIST,
    ROUTES,
    SITE_HEX_LIST,
    SITE_PATH_LIST,
)
from hexhold.games.watch.engine.tables import DOUBLE, TERRAINS

Numbers = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Hex:
    """A hex at (q, r), q from the west and r from the Wall; what is still to be dealt is None."""

    number: int
    q: int
    r: int
    terrain: str | None
    rolls: Numbers | None  # that make it produce
    sites: Numbers
    paths: Numbers
    neighbours: Numbers


@dataclass(frozen=True, slots=True)
class Site:
    """A place for a settlement or keep; `route` is what its trade route takes, if it has one."""

    number: int
    hexes: Numbers
    paths: Numbers
    neighbours: Numbers
    route: str | None


@dataclass(frozen=True, slots=True)
class Path:
    """A place for a road, between two sites."""

    number: int
    sites: Numbers
    hexes: Numbers
    neighbours: Numbers


@dataclass(frozen=True)
class Places:
    """All places of a board by their numbers; those in the ice are left out, its hexes are not."""

    hexes: Mapping[int, Hex]
    sites: Mapping[int, Site]
    paths: Mapping[int, Path]


def places_of(board: Board) -> Places:
    """The places of a board."""
    sites = sites_of(board.sites)
    paths = paths_of(board.paths_lo, board.paths_hi)
    return Places(
        MappingProxyType({h: _hex(board, h, {*sites}, {*paths}) for h in range(HEXES)}),
        MappingProxyType({n: _site(board, n, {*paths}) for n in sites}),
        MappingProxyType({p: _path(p, {*paths}) for p in paths}),
    )


def _hex(board: Board, h: int, sites: set[int], paths: set[int]) -> Hex:
    corners = HEX_CORNERS[h]
    beside = tuple(g for g in range(HEXES) if len({*corners} & {*HEX_CORNERS[g]}) == 2)
    around = tuple(p for p, hexes in enumerate(PATH_HEX_LIST) if h in hexes and p in paths)
    terrain = None if board.terrain[h] == UNKNOWN else TERRAINS[board.terrain[h]]
    own = tuple(n for n in corners if n in sites)
    return Hex(h, *HEX_AT[h], terrain, _rolls(int(board.number[h])), own, around, beside)


def _rolls(token: int) -> Numbers | None:
    if token == UNKNOWN:
        return None
    return (2, 12) if token == DOUBLE else tuple([token] if token else [])


def _site(board: Board, n: int, paths: set[int]) -> Site:
    own = tuple(p for p in SITE_PATH_LIST[n] if p in paths)
    neighbours = tuple(sum(PATH_ENDS[p]) - n for p in own)
    return Site(n, tuple(SITE_HEX_LIST[n]), own, neighbours, _route(board, n))


def _route(board: Board, n: int) -> str | None:
    for route in range(ROUTES):
        if n in (board.route_sites[2 * route], board.route_sites[2 * route + 1]):
            kind = int(board.route[route])
            return None if kind == UNKNOWN else ROUTE_KINDS[kind]
    return None


def _path(p: int, paths: set[int]) -> Path:
    ends = PATH_ENDS[p]
    joined = tuple(other for other in sorted(paths - {p}) if {*ends} & {*PATH_ENDS[other]})
    return Path(p, tuple(ends), tuple(PATH_HEX_LIST[p]), joined)
