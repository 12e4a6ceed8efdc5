"""The shape of the Gift: 21 hexes in rows of 4, 5, 6 and 6, their 60 sites and 80 paths.

A hex has axial coordinates (q, r): q is the line below wall section q + 1, r the depth. Sites
(intersections) and paths are numbered in reading order, north to south and west to east; the
numbers are the same on every board, whatever hexes are ice.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ROWS: Final = (4, 5, 6, 6)
HEXES: Final = 21
SITES: Final = 60
PATHS: Final = 80
PATH_SPLIT: Final = 40  # paths 0..39 live in the "lo" word, 40..79 in "hi"
ROUTES: Final = 5
CAMP: Final = 21  # Tormund's camp, as a place next to the hexes

CORNERS: Final = ("N", "NE", "SE", "S", "SW", "NW")
_CORNER_STEPS: Final = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))

HEX_AT: Final = [(q, r) for r, width in enumerate(ROWS) for q in range(width)]


def hex_number(q: int, r: int) -> int:
    """The number of the hex at (q, r)."""
    return HEX_AT.index((q, r))


def _corner_points() -> list[list[tuple[int, int]]]:
    """Each hex's corners on a grid where a hex is two wide and rows are three apart."""
    return [[(2 * q - r + dx, 3 * r + dy) for dx, dy in _CORNER_STEPS] for q, r in HEX_AT]


_points = _corner_points()
_sites = sorted({p for ring in _points for p in ring}, key=lambda p: (p[1], p[0]))
_site_of = {p: n for n, p in enumerate(_sites)}
SITE_POINT: Final = _sites
HEX_CORNERS: Final = [[_site_of[p] for p in ring] for ring in _points]

_edges = {
    (min(ring[k], ring[(k + 1) % 6]), max(ring[k], ring[(k + 1) % 6]))
    for ring in HEX_CORNERS
    for k in range(6)
}


def _middle(edge: tuple[int, int]) -> tuple[int, int]:
    (ax, ay), (bx, by) = _sites[edge[0]], _sites[edge[1]]
    return (ay + by, ax + bx)


PATH_ENDS: Final = sorted(_edges, key=_middle)
SITE_PATH_LIST: Final = [[e for e, ends in enumerate(PATH_ENDS) if n in ends] for n in range(SITES)]
SITE_HEX_LIST: Final = [[h for h in range(HEXES) if n in HEX_CORNERS[h]] for n in range(SITES)]
PATH_HEX_LIST: Final = [
    [h for h in range(HEXES) if a in HEX_CORNERS[h] and b in HEX_CORNERS[h]] for a, b in PATH_ENDS
]


def _three(lists: list[list[int]]) -> list[int]:
    """Short lists as one flat table of three places each, -1 where there is nothing."""
    return [(row + [-1, -1, -1])[k] for row in lists for k in range(3)]


def _neighbours() -> list[list[int]]:
    return [
        [PATH_ENDS[e][0] + PATH_ENDS[e][1] - n for e in paths]
        for n, paths in enumerate(SITE_PATH_LIST)
    ]


def _mask(numbers: list[int]) -> int:
    return sum([2**n for n in numbers])


PATH_A: Final[vec[i64]] = vec[i64]([a for a, _ in PATH_ENDS])
PATH_B: Final[vec[i64]] = vec[i64]([b for _, b in PATH_ENDS])
SITE_PATH: Final[vec[i64]] = vec[i64](_three(SITE_PATH_LIST))
SITE_NEXT: Final[vec[i64]] = vec[i64](_three(_neighbours()))
SITE_HEX: Final[vec[i64]] = vec[i64](_three(SITE_HEX_LIST))
SITE_ZONE: Final[vec[i64]] = vec[i64]([_mask([n, *near]) for n, near in enumerate(_neighbours())])
SITE_PATHS_LO: Final[vec[i64]] = vec[i64](
    [_mask([e for e in paths if e < PATH_SPLIT]) for paths in SITE_PATH_LIST]
)
SITE_PATHS_HI: Final[vec[i64]] = vec[i64](
    [_mask([e - PATH_SPLIT for e in paths if e >= PATH_SPLIT]) for paths in SITE_PATH_LIST]
)
HEX_SITES: Final[vec[i64]] = vec[i64]([_mask(ring) for ring in HEX_CORNERS])
HEX_NEAR: Final[vec[i64]] = vec[i64](
    [
        _mask([g for g in range(HEXES) if g != h and len(set(HEX_CORNERS[g]) & set(ring)) == 2])
        for h, ring in enumerate(HEX_CORNERS)
    ]
)
# The line below each wall section, north to south: where wildlings enter the Gift.
LINE: Final[vec[i64]] = vec[i64]([hex_number(q, r) for q in range(4) for r in range(4)])
