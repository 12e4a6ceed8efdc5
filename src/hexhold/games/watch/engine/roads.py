"""Roads: where one may lie, building it, and how long the longest is. Chapter road."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import BIT, BIT_INDEX, add_bits, popcount
from hexhold.games.watch.engine._actions import ROAD
from hexhold.games.watch.engine._notes import ROAD_BUILT
from hexhold.games.watch.engine.geometry import (
    PATH_A,
    PATH_B,
    PATH_SPLIT,
    SITE_NEXT,
    SITE_PATH,
    SITE_PATHS_HI,
    SITE_PATHS_LO,
)
from hexhold.games.watch.engine.state import Holdings, State, foreign_sites, note
from hexhold.games.watch.engine.tables import LONGEST_ROAD_MINIMUM


def path_in(path: i64, lo: i64, hi: i64) -> bool:
    """Whether a set of paths, in its two words, holds a path."""
    if path < PATH_SPLIT:
        return lo & BIT[path] != 0
    return hi & BIT[path - PATH_SPLIT] != 0


def any_road_place(s: State, own: Holdings) -> bool:
    """Whether the seat could lay a road anywhere, had it one."""
    return own.open_lo & s.free_lo != 0 or own.open_hi & s.free_hi != 0


def may_lie(s: State, own: Holdings, path: i64) -> bool:
    """Whether a road of the seat may lie on a path."""
    return path_in(path, own.open_lo & s.free_lo, own.open_hi & s.free_hi)


def fill_roads(s: State, own: Holdings, out: vec[i64], n: i64) -> i64:
    """Every path where the seat may lay a road."""
    n = add_bits(own.open_lo & s.free_lo, ROAD, out, n)
    return add_bits(own.open_hi & s.free_hi, ROAD + PATH_SPLIT, out, n)


def lay_road(s: State, seat: i64, path: i64) -> None:
    """Put a road down and keep everything that follows from it true."""
    own = s.seats[seat]
    if path < PATH_SPLIT:
        own.roads_lo |= BIT[path]
        s.free_lo &= ~BIT[path]
    else:
        own.roads_hi |= BIT[path - PATH_SPLIT]
        s.free_hi &= ~BIT[path - PATH_SPLIT]
    own.roads_left -= 1
    foreign = foreign_sites(s, own)
    reach_site(own, PATH_A[path], foreign)
    reach_site(own, PATH_B[path], foreign)
    note(s, ROAD_BUILT, seat, path, 0, 0)
    length = longest_road(s, own)
    if length > own.road_length:
        own.road_length = length
        s.due_road = length >= LONGEST_ROAD_MINIMUM


def reach_site(own: Holdings, n: i64, foreign: i64) -> None:
    """A road end has come to a site; unless it is somebody else's, it opens the paths there."""
    own.reach |= BIT[n]
    if not foreign & BIT[n]:
        own.open_lo |= SITE_PATHS_LO[n]
        own.open_hi |= SITE_PATHS_HI[n]


def reopen_paths(s: State, own: Holdings) -> None:
    """Find the open paths again, after a foreign building may have closed some."""
    mask = (own.reach & ~foreign_sites(s, own)) | own.settlements | own.keeps
    lo: i64 = 0
    hi: i64 = 0
    while mask != 0:
        lowest = mask & -mask
        n = BIT_INDEX[lowest % 67]
        lo |= SITE_PATHS_LO[n]
        hi |= SITE_PATHS_HI[n]
        mask ^= lowest
    own.open_lo = lo
    own.open_hi = hi


def cut_roads(s: State, seat: i64, n: i64) -> None:
    """watch.longest-road.broken: a new building cuts the roads of others that pass its site."""
    bit: i64 = BIT[n]
    cut = False
    for other in range(s.rules.seats):
        own = s.seats[other]
        if other != seat and own.reach & bit:
            reopen_paths(s, own)
            length = longest_road(s, own)
            if length != own.road_length:
                own.road_length = length
                cut = True
    if cut:
        s.due_road = True


def longest_road(s: State, own: Holdings) -> i64:
    """The most road pieces in one trail, no piece twice, none through a foreign building.

    A longest trail ends where an odd number of own roads meet or at a foreign building, so only
    those sites are tried; rings, which have no such end, are tried last.
    """
    foreign = foreign_sites(s, own)
    lo = own.roads_lo
    hi = own.roads_hi
    best: i64 = 0
    s.seen_sites = 0
    mask = own.reach
    while mask != 0:
        lowest = mask & -mask
        mask ^= lowest
        n = BIT_INDEX[lowest % 67]
        meeting = popcount(SITE_PATHS_LO[n] & lo) + popcount(SITE_PATHS_HI[n] & hi)
        if foreign & lowest or meeting & 1:
            length = trail(s, n, lo, hi, foreign)
            if length > best:
                best = length
    mask = own.reach & ~s.seen_sites
    while mask != 0:
        lowest = mask & -mask
        length = trail(s, BIT_INDEX[lowest % 67], lo, hi, foreign)
        if length > best:
            best = length
        mask &= ~s.seen_sites
    return best


def trail(s: State, n: i64, lo: i64, hi: i64, foreign: i64) -> i64:
    """The longest way on from a site over the unused roads in lo and hi."""
    s.seen_sites |= BIT[n]
    best: i64 = 0
    for i in range(3 * n, 3 * n + 3):
        path = SITE_PATH[i]
        if path < 0:
            break
        rest_lo = lo
        rest_hi = hi
        if path < PATH_SPLIT:
            rest_lo &= ~BIT[path]
        else:
            rest_hi &= ~BIT[path - PATH_SPLIT]
        if rest_lo == lo and rest_hi == hi:
            continue
        beyond = SITE_NEXT[i]
        length: i64 = 1
        if foreign & BIT[beyond]:
            s.seen_sites |= BIT[beyond]
        else:
            length += trail(s, beyond, rest_lo, rest_hi, foreign)
        if length > best:
            best = length
    return best
