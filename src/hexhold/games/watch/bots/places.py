"""Where a seat may build next in the Watch, and how it stands in the two races. Compiled."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import BIT, BIT_INDEX
from hexhold.games.watch.bots import weights as weigh
from hexhold.games.watch.bots.flow import YIELD, hex_pips
from hexhold.games.watch.bots.greedy_value import better
from hexhold.games.watch.engine.geometry import PATH_A, PATH_B, PATH_SPLIT, SITE_HEX
from hexhold.games.watch.engine.state import Holdings, State
from hexhold.games.watch.engine.tables import (
    ICE,
    LARGEST_PATROL_MINIMUM,
    LONGEST_ROAD_MINIMUM,
)

NEAR: Final = 0
SECOND: Final = 1
FAR: Final = 2
# What the best sites of the seat that is looked at are worth; noted anew for every value.
BEST_SITES: Final[vec[i64]] = vec[i64]([0] * 3)


def site_worth(s: State, own: Holdings, n: i64, w: vec[i64]) -> i64:
    """What a settlement on a site would add to the yield."""
    worth: i64 = 0
    board = s.board
    for k in range(i64(3)):
        h = SITE_HEX[3 * n + k]
        if h < 0 or board.terrain[h] >= ICE or board.terrain[h] < 0:
            continue
        kind = board.terrain[h]
        worth += w[weigh.PIP + kind] * hex_pips(s, h)
        if YIELD[kind] == 0:
            worth += w[weigh.VARIETY]
    if board.site_routes[n] & ~own.routes:
        worth += 3 * w[weigh.ROUTE]
    return worth


def find_sites(s: State, own: Holdings, w: vec[i64]) -> None:
    """Note the best two sites that the roads reach, and the best one road further."""
    BEST_SITES[NEAR] = 0
    BEST_SITES[SECOND] = 0
    BEST_SITES[FAR] = 0
    if own.settlements_left == 0:
        return
    near = own.reach & s.free_sites
    mask = near
    while mask != 0:
        lowest = mask & -mask
        mask ^= lowest
        worth = site_worth(s, own, BIT_INDEX[lowest % 67], w)
        if worth > BEST_SITES[NEAR]:
            BEST_SITES[SECOND] = BEST_SITES[NEAR]
            BEST_SITES[NEAR] = worth
        elif worth > BEST_SITES[SECOND]:
            BEST_SITES[SECOND] = worth
    mask = sites_ahead(s, own) & s.free_sites & ~near
    while mask != 0:
        lowest = mask & -mask
        mask ^= lowest
        worth = site_worth(s, own, BIT_INDEX[lowest % 67], w)
        BEST_SITES[FAR] = better(BEST_SITES[FAR], worth)


def site_value(w: vec[i64]) -> i64:
    """What it is worth to have somewhere to build."""
    worth = w[weigh.SITE_NEAR] * BEST_SITES[NEAR] + w[weigh.SITE_SECOND] * BEST_SITES[SECOND]
    return (worth + w[weigh.SITE_FAR] * BEST_SITES[FAR]) // 100


def sites_ahead(s: State, own: Holdings) -> i64:
    """The ends of all paths that a road may be laid on next."""
    ahead: i64 = 0
    mask = own.open_lo & s.free_lo
    while mask != 0:
        lowest = mask & -mask
        mask ^= lowest
        path = BIT_INDEX[lowest % 67]
        ahead |= BIT[PATH_A[path]] | BIT[PATH_B[path]]
    mask = own.open_hi & s.free_hi
    while mask != 0:
        lowest = mask & -mask
        mask ^= lowest
        path = PATH_SPLIT + BIT_INDEX[lowest % 67]
        ahead |= BIT[PATH_A[path]] | BIT[PATH_B[path]]
    return ahead


# ------------------------------------------------------------------ the two special cards


def lead_or_gap(have: i64, others: i64, least: i64, owner: bool, lead: i64, gap: i64) -> i64:
    """What a special card is worth beside its points: held safely, or near enough to take."""
    if owner:
        return lead * min(have - others, 3)
    missing = better(others, least - 1) + 1 - have
    if missing > 4:
        return 0
    return gap // (1 + missing)


def road_value(s: State, seat: i64, w: vec[i64]) -> i64:
    """The length of the own road, and how it stands in the race for the longest."""
    own = s.seats[seat]
    others: i64 = 0
    for other in range(s.rules.seats):
        if other != seat:
            others = better(others, s.seats[other].road_length)
    worth = w[weigh.ROAD_LENGTH] * own.road_length
    if s.road_owner != seat and own.roads_left < others + 1 - own.road_length:
        return worth
    owner = s.road_owner == seat
    least = LONGEST_ROAD_MINIMUM
    lead, gap = w[weigh.ROAD_LEAD], w[weigh.ROAD_GAP]
    return worth + lead_or_gap(own.road_length, others, least, owner, lead, gap)


def patrol_value(s: State, seat: i64, w: vec[i64]) -> i64:
    """Patrols face up, and how they stand in the race for the largest."""
    own = s.seats[seat]
    others: i64 = 0
    for other in range(s.rules.seats):
        if other != seat:
            others = better(others, s.seats[other].patrols)
    owner = s.patrol_owner == seat
    least = LARGEST_PATROL_MINIMUM
    lead, gap = w[weigh.PATROL_LEAD], w[weigh.PATROL_GAP]
    worth = w[weigh.PATROL_SHOWN] * own.patrols
    return worth + lead_or_gap(own.patrols, others, least, owner, lead, gap)
