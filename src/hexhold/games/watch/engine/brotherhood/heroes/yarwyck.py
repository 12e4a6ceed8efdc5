"""Othell Yarwyck lifts a road and lays it elsewhere. Chapter hero-yarwyck."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import BIT
from hexhold.games.watch.engine._actions import ROAD, YARWYCK_LIFTS
from hexhold.games.watch.engine._notes import ROAD_LIFTED
from hexhold.games.watch.engine.brotherhood.heroes.using import use_hero
from hexhold.games.watch.engine.geometry import (
    PATH_A,
    PATH_B,
    PATH_SPLIT,
    PATHS,
    SITE_PATHS_HI,
    SITE_PATHS_LO,
)
from hexhold.games.watch.engine.roads import (
    any_road_place,
    lay_road,
    longest_road,
    may_lie,
    path_in,
    reopen_paths,
)
from hexhold.games.watch.engine.state import NO_PATH, REBUILD_ROAD, Holdings, State, note
from hexhold.games.watch.engine.turn import proceed


def joined_ends(own: Holdings, path: i64) -> i64:
    """At how many ends a road meets the seat's other pieces; the others' pieces do not count."""
    lo = own.roads_lo
    hi = own.roads_hi
    if path < PATH_SPLIT:
        lo &= ~BIT[path]
    else:
        hi &= ~BIT[path - PATH_SPLIT]
    ends: i64 = 0
    for k in range(i64(2)):
        n = PATH_A[path]
        if k == 1:
            n = PATH_B[path]
        building = (own.settlements | own.keeps) & BIT[n]
        if building or SITE_PATHS_LO[n] & lo or SITE_PATHS_HI[n] & hi:
            ends += 1
    return ends


def has_loose_end(own: Holdings, path: i64) -> bool:
    """Whether a road of the seat lies there and meets its other pieces at one end only."""
    return path_in(path, own.roads_lo, own.roads_hi) and joined_ends(own, path) == 1


def can_rebuild(s: State, own: Holdings, path: i64) -> bool:
    """Whether the road could lie anywhere else once it is lifted."""
    trial = s.copy()
    seat: i64 = 0
    while s.seats[seat] is not own:
        seat += 1
    lift(trial, trial.seats[seat], path)
    block_path(trial, path)
    return any_road_place(trial, trial.seats[seat])


def lift(s: State, own: Holdings, path: i64) -> None:
    """Take a road off the board and find again what follows from the others."""
    if path < PATH_SPLIT:
        own.roads_lo &= ~BIT[path]
        s.free_lo |= BIT[path]
    else:
        own.roads_hi &= ~BIT[path - PATH_SPLIT]
        s.free_hi |= BIT[path - PATH_SPLIT]
    own.roads_left += 1
    own.reach = 0
    for at in range(i64(PATHS)):
        if path_in(at, own.roads_lo, own.roads_hi):
            own.reach |= BIT[PATH_A[at]] | BIT[PATH_B[at]]
    reopen_paths(s, own)


def block_path(s: State, path: i64) -> None:
    """Leave a path out of a trial."""
    if path < PATH_SPLIT:
        s.free_lo &= ~BIT[path]
    else:
        s.free_hi &= ~BIT[path - PATH_SPLIT]


def fill_yarwyck(s: State, own: Holdings, out: vec[i64], n: i64) -> i64:
    """Every road with a loose end that could lie elsewhere."""
    for path in range(i64(PATHS)):
        if has_loose_end(own, path) and can_rebuild(s, own, path):
            out[n] = YARWYCK_LIFTS + path
            n += 1
    return n


def yarwyck_lifts(s: State, path: i64) -> None:
    """The road is in hand; it must lie somewhere else before anything is looked at."""
    use_hero(s, s.active)
    own = s.seats[s.active]
    lift(s, own, path)
    own.road_length = longest_road(s, own)
    s.lifted = path
    s.phase = REBUILD_ROAD
    note(s, ROAD_LIFTED, s.active, path, 0, 0)


def fill_rebuild(s: State, own: Holdings, out: vec[i64]) -> i64:
    """Every other path where the road may lie."""
    n: i64 = 0
    for path in range(i64(PATHS)):
        if path != s.lifted and may_lie(s, own, path):
            out[n] = ROAD + path
            n += 1
    return n


def rebuild(s: State, path: i64) -> None:
    """watch.hero-yarwyck.atomic: Longest Road is looked at only now."""
    s.lifted = NO_PATH
    lay_road(s, s.active, path)
    s.due_road = True
    proceed(s)
