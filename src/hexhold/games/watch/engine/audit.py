"""Everything derived, computed again from the pieces alone: for positions and for invariants."""

from mypy_extensions import i64

from hexhold.core.bits import BIT, BIT_INDEX, popcount
from hexhold.games.watch.engine.brotherhood.gift import block_hexes
from hexhold.games.watch.engine.brotherhood.wall import guard_points
from hexhold.games.watch.engine.building import rebuild_yields
from hexhold.games.watch.engine.geometry import PATH_A, PATH_B, PATH_SPLIT, PATHS, SITE_ZONE
from hexhold.games.watch.engine.roads import longest_road, path_in, reopen_paths
from hexhold.games.watch.engine.state import Holdings, State
from hexhold.games.watch.engine.tables import GUARDS, KEEPS, SECTIONS, SETTLEMENTS, SPACES


def derive(s: State) -> None:
    """Set every derived field from the pieces on the board."""
    s.taken = 0
    s.free_sites = s.board.sites
    s.free_lo = s.board.paths_lo
    s.free_hi = s.board.paths_hi
    for own in s.seats:
        s.taken |= own.settlements | own.keeps
        s.free_lo &= ~own.roads_lo
        s.free_hi &= ~own.roads_hi
    mask = s.taken
    while mask != 0:
        lowest = mask & -mask
        s.free_sites &= ~SITE_ZONE[BIT_INDEX[lowest % 67]]
        mask ^= lowest
    block_hexes(s)
    for seat in range(s.rules.seats):
        derive_seat(s, s.seats[seat], seat)


def derive_seat(s: State, own: Holdings, seat: i64) -> None:
    """The same for what one seat has."""
    own.roads_left = s.rules.roads - popcount(own.roads_lo) - popcount(own.roads_hi)
    own.settlements_left = SETTLEMENTS - popcount(own.settlements)
    own.keeps_left = KEEPS - popcount(own.keeps)
    own.reach = 0
    for path in range(i64(PATHS)):
        if path_in(path, own.roads_lo, own.roads_hi):
            own.reach |= BIT[PATH_A[path]] | BIT[PATH_B[path]]
    reopen_paths(s, own)
    own.routes = 0
    mask = own.settlements | own.keeps
    while mask != 0:
        lowest = mask & -mask
        own.routes |= s.board.site_routes[BIT_INDEX[lowest % 67]]
        mask ^= lowest
    rebuild_yields(s, own)
    own.road_length = longest_road(s, own)
    own.points = popcount(own.settlements) + 2 * popcount(own.keeps)
    if s.road_owner == seat:
        own.points += s.rules.award_points
    if s.patrol_owner == seat:
        own.points += s.rules.award_points
    guards: i64 = 0
    for space in range(i64(SECTIONS * SPACES)):
        if (s.wall >> (3 * space)) & 7 == seat + 1:
            guards += 1
    own.guards_left = GUARDS - guards
    own.points += guard_points(guards)


def digest_of(numbers: list[int]) -> int:
    """A 61-bit digest of the facts of a state."""
    result = 0
    for number in numbers:
        result = (result * 1000003 + number + 7) % 2305843009213693951
    return result


def paths_of(lo: i64, hi: i64) -> list[int]:
    """A set of paths as numbers."""
    found: list[int] = []
    for path in range(i64(PATHS)):
        if path_in(path, lo, hi):
            found.append(int(path))
    return found


def sites_of(mask: i64) -> list[int]:
    """A set of sites as numbers."""
    found: list[int] = []
    while mask != 0:
        lowest = mask & -mask
        found.append(int(BIT_INDEX[lowest % 67]))
        mask ^= lowest
    return found


def add_path(own: Holdings, path: i64) -> None:
    """Put a road into a seat's set without deriving anything."""
    if path < PATH_SPLIT:
        own.roads_lo |= BIT[path]
    else:
        own.roads_hi |= BIT[path - PATH_SPLIT]
