"""Where the quick mind of the Watch puts roads, guards and Tormund. Compiled."""

from typing import Final

from mypy_extensions import i64

from hexhold.core.bits import BIT, BIT_INDEX, popcount, total
from hexhold.games.watch.bots.greedy_value import better
from hexhold.games.watch.bots.quick_mind import Quick, pips_of_hex
from hexhold.games.watch.engine.brotherhood.clearings import clearing
from hexhold.games.watch.engine.brotherhood.wall import guards_of, guards_on
from hexhold.games.watch.engine.geometry import (
    CAMP,
    HEX_SITES,
    LINE,
    PATH_A,
    PATH_B,
    PATH_SPLIT,
    SITE_NEXT,
    SITE_PATHS_HI,
    SITE_PATHS_LO,
)
from hexhold.games.watch.engine.state import Holdings, State
from hexhold.games.watch.engine.tables import SECTIONS, SPACES
from hexhold.games.watch.engine.tormund import tormund_places

HERE: Final = 10  # how much a pip of the site counts that a road reaches
NEXT: Final = 6  # and of one beyond
TRAIL: Final = 25  # a road that goes on from the end of another


def best_path(q: Quick, s: State, own: Holdings) -> i64:
    """Where a road leads to the best site, or on from the end of another; -1 if nowhere."""
    best: i64 = -1
    most: i64 = -1
    mask = own.open_lo & s.free_lo
    while mask != 0:
        lowest = mask & -mask
        mask ^= lowest
        path = BIT_INDEX[lowest % 67]
        worth = worth_of_path(q, s, own, path)
        if worth > most:
            most = worth
            best = path
    mask = own.open_hi & s.free_hi
    while mask != 0:
        lowest = mask & -mask
        mask ^= lowest
        path = PATH_SPLIT + BIT_INDEX[lowest % 67]
        worth = worth_of_path(q, s, own, path)
        if worth > most:
            most = worth
            best = path
    return best


def worth_of_path(q: Quick, s: State, own: Holdings, path: i64) -> i64:
    """What a road on a path would lead to."""
    worth: i64 = 0
    for side in range(i64(2)):
        end = PATH_A[path]
        if side == 1:
            end = PATH_B[path]
        if own.reach & BIT[end]:
            if own_roads_at(own, end) == 1:
                worth += TRAIL
            continue
        worth += worth_of_end(q, s, own, end)
    return worth


def own_roads_at(own: Holdings, site: i64) -> i64:
    """How many own roads meet at a site."""
    return popcount(own.roads_lo & SITE_PATHS_LO[site]) + popcount(
        own.roads_hi & SITE_PATHS_HI[site]
    )


def worth_of_end(q: Quick, s: State, own: Holdings, end: i64) -> i64:
    """What it is worth to come to a site."""
    if s.free_sites & BIT[end]:
        return HERE * q.pips[end]
    if s.taken & BIT[end] & ~(own.settlements | own.keeps):
        return 0
    worth: i64 = 0
    for i in range(3 * end, 3 * end + 3):
        beyond = SITE_NEXT[i]
        if beyond >= 0 and s.free_sites & BIT[beyond] & ~own.reach:
            worth = better(worth, NEXT * q.pips[beyond])
    return worth


def best_section(s: State, seat: i64) -> i64:
    """Where a guard helps most: where the Wall is weakest; where strongest if its fall wins."""
    best: i64 = -1
    most: i64 = -100
    leads = leads_guards(s, seat) and s.breaches > 0
    for section in range(i64(SECTIONS)):
        guards = guards_on(s, section)
        if guards >= SPACES:
            continue
        margin = guards - clearing(s, section)
        if not leads:
            margin = -margin
        if margin > most:
            most = margin
            best = section
    return best


def leads_guards(s: State, seat: i64) -> bool:
    """Whether nobody else has as many guards."""
    guards = guards_of(s.seats[seat])
    for other in range(s.rules.seats):
        if other != seat and guards_of(s.seats[other]) >= guards:
            return False
    return True


def best_hunt(q: Quick, s: State, seat: i64, own: Holdings) -> i64:
    """The wildling that stands on the best own hex, or any where they are many; -1 if none."""
    best: i64 = -1
    most: i64 = 0
    for place in range(i64(16)):
        if s.gift[place] == 0:
            continue
        h = LINE[place]
        sites = HEX_SITES[h]
        share = popcount(own.settlements & sites) + 2 * popcount(own.keeps & sites)
        worth = 1 + share * pips_of_hex(s.board, h)
        if worth > most:
            most = worth
            best = place
    if best < 0:
        return best
    kind: i64 = 0
    while (s.gift[best] >> (8 * kind)) & 0xFF == 0:
        kind += 1
    return 3 * best + kind


# ------------------------------------------------------------------ Tormund


def leader_beside(s: State, seat: i64) -> i64:
    """The other seat with the most points, of equals the one with more cards."""
    best: i64 = -1
    most: i64 = -1
    for other in range(s.rules.seats):
        if other == seat:
            continue
        own = s.seats[other]
        worth = 64 * own.points + total(own.hand)
        if worth > most:
            most = worth
            best = other
    return best


def is_blocked(s: State, own: Holdings) -> bool:
    """Whether Tormund stands on a hex of the seat."""
    return s.tormund != CAMP and HEX_SITES[s.tormund] & (own.settlements | own.keeps) != 0


def best_hex(s: State, seat: i64) -> i64:
    """Where Tormund harms the leader most and the own seat not at all; else the others."""
    places = tormund_places(s)
    own = s.seats[seat]
    mine = own.settlements | own.keeps
    leader = s.seats[leader_beside(s, seat)]
    best: i64 = -1
    most: i64 = -1000
    mask = places & ~BIT[CAMP]
    while mask != 0:
        lowest = mask & -mask
        mask ^= lowest
        h = BIT_INDEX[lowest % 67]
        sites = HEX_SITES[h]
        pips = pips_of_hex(s.board, h)
        worth = pips * (
            popcount(s.taken & sites)
            + 2 * popcount(leader.settlements & sites)
            + 5 * popcount(leader.keeps & sites)
            - 6 * popcount(mine & sites)
        )
        if worth > most:
            most = worth
            best = h
    return best
