"""Where the planner founds in the Watch: two settlements thought of as one, and where roads lead.

Compiled. The first settlement is chosen together with the best second one that will be left when
the others have had their turn; they are expected to take what looks best by itself.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from hexhold.core.bits import BIT, BIT_INDEX, popcount
from hexhold.games.watch.bots import weights as weigh
from hexhold.games.watch.bots.flow import (
    FINE,
    YIELD,
    find_flow,
    wait_for,
    weights_of,
)
from hexhold.games.watch.bots.greedy_value import better, site_pips
from hexhold.games.watch.engine._actions import ROAD, SETTLEMENT
from hexhold.games.watch.engine.building import place_settlement
from hexhold.games.watch.engine.geometry import (
    PATH_A,
    PATH_B,
    SITE_HEX,
    SITE_NEXT,
    SITE_ZONE,
    SITES,
)
from hexhold.games.watch.engine.state import Holdings, State
from hexhold.games.watch.engine.tables import (
    COST_DEVELOPMENT,
    COST_KEEP,
    COST_ROAD,
    COST_SETTLEMENT,
    ICE,
)

NEVER: Final = -1_000_000
TRIED: Final = 20  # sites, of those that look best
# What a yield pays for, in the order of the weights of its speed.
THINGS: Final[vec[i64]] = vec[i64]([COST_SETTLEMENT, COST_KEEP, COST_DEVELOPMENT, COST_ROAD])
LOOKS: Final[vec[i64]] = vec[i64]([0] * SITES)  # how good each site looks by itself


@mypyc_attr(acyclic=True)
class Site:
    """A site to found on, and what the foundings are worth with it: thousandths of log odds."""

    __slots__ = ("n", "worth")

    def __init__(self, n: i64, worth: i64) -> None:
        self.n: i64 = n
        self.worth: i64 = worth


def best_settlement(s: State, seat: i64) -> i64:
    """The site to found on now, as an action."""
    return SETTLEMENT + good_sites(s, seat, 1)[0].n


def good_sites(s: State, seat: i64, most: i64) -> list[Site]:
    """The best sites to found on now, so many of them, the best first."""
    find_looks(s)
    others = picks_before_second(s)
    found: list[Site] = []
    left = s.free_sites
    for _ in range(TRIED):
        if left == 0:
            break
        n = best_looking(left)
        left &= ~BIT[n]
        after = s.copy()
        place_settlement(after, seat, n)
        if others >= 0:
            worth = with_best_second(after, seat, others)
        else:
            worth = founding_worth(after, seat)
        insert(found, Site(n, worth), most)
    return found


def insert(sites: list[Site], site: Site, most: i64) -> None:
    """Put a site where it belongs among the best so far; the first of equals stays ahead."""
    at = len(sites)
    while at > 0 and sites[at - 1].worth < site.worth:
        at -= 1
    if at < most:
        sites.insert(at, site)
        if len(sites) > most:
            sites.pop()


def picks_before_second(s: State) -> i64:
    """How many settlements others found between the seat's first and its second; -1 after that."""
    step = s.setup_step
    if step >= s.rules.seats:
        return -1
    return 2 * (s.rules.seats - 1 - step)


def with_best_second(s: State, seat: i64, others: i64) -> i64:
    """What a first settlement is worth with the best second one that will be left."""
    left = after_picks(s.free_sites, others)
    most: i64 = NEVER
    for _ in range(TRIED):
        if left == 0:
            break
        n = best_looking(left)
        left &= ~BIT[n]
        after = s.copy()
        place_settlement(after, seat, n)
        most = better(most, founding_worth(after, seat))
    return most


def after_picks(free: i64, picks: i64) -> i64:
    """The sites that are left when others have taken the best looking ones."""
    for _ in range(picks):
        if free == 0:
            break
        free &= ~SITE_ZONE[best_looking(free)]
    return free


def best_looking(sites: i64) -> i64:
    """The site of a mask that looks best by itself."""
    best: i64 = BIT_INDEX[(sites & -sites) % 67]
    while sites != 0:
        lowest = sites & -sites
        sites ^= lowest
        n = BIT_INDEX[lowest % 67]
        if LOOKS[n] > LOOKS[best]:
            best = n
    return best


def find_looks(s: State) -> None:
    """Note of each site how good it looks: its pips, and two more for every kind."""
    for n in range(i64(SITES)):
        LOOKS[n] = site_pips(s, n) + 2 * popcount(kinds_at(s, n))


def kinds_at(s: State, n: i64) -> i64:
    """The kinds that the hexes around a site yield, as a mask."""
    kinds: i64 = 0
    for k in range(i64(3)):
        h = SITE_HEX[3 * n + k]
        if h >= 0 and s.board.terrain[h] < ICE:
            kinds |= BIT[s.board.terrain[h]]
    return kinds


def founding_worth(s: State, seat: i64) -> i64:
    """How good the founding settlements of a seat are together: thousandths of log odds."""
    w = weights_of(s)
    own = s.seats[seat]
    find_flow(s, own, w)
    worth = w[weigh.FOUND_NUMBER] * numbers_of(own)
    for kind in range(i64(ICE)):
        if YIELD[kind] > 0:
            worth += w[weigh.FOUND_KIND + kind]
            worth += w[weigh.FOUND_PIP + kind] * YIELD[kind] // FINE
    for thing in range(i64(4)):
        worth += w[weigh.FOUND_SPEED + thing] * 1000 // (wait_for(0, THINGS[thing]) + 100)
    return worth + ways_ahead(s, own, w)


def numbers_of(own: Holdings) -> i64:
    """On how many different rolls a seat gets something."""
    numbers: i64 = 0
    for roll in range(i64(2), i64(13)):
        if own.yields[roll] != 0:
            numbers += 1
    return numbers


def ways_ahead(s: State, own: Holdings, w: vec[i64]) -> i64:
    """What the sites are worth to which a road from each settlement may lead next."""
    ahead: i64 = 0
    behind: i64 = 0
    mask = own.settlements
    while mask != 0:
        lowest = mask & -mask
        mask ^= lowest
        best = best_way(s, BIT_INDEX[lowest % 67])
        if best > ahead:
            behind = ahead
            ahead = best
        else:
            behind = better(behind, best)
    return w[weigh.FOUND_AHEAD] * ahead + w[weigh.FOUND_BEHIND] * behind


def best_way(s: State, n: i64) -> i64:
    """The pips of the best free site two paths away."""
    best: i64 = 0
    for k in range(i64(3)):
        near = SITE_NEXT[3 * n + k]
        if near >= 0:
            best = better(best, best_beyond(s, near))
    return best


def best_beyond(s: State, near: i64) -> i64:
    """The pips of the best free site next to a site."""
    best: i64 = 0
    for k in range(i64(3)):
        n = SITE_NEXT[3 * near + k]
        if n >= 0 and s.free_sites & BIT[n]:
            best = better(best, site_pips(s, n))
    return best


# ------------------------------------------------------------------ the road


def best_road(s: State, seat: i64, out: vec[i64], n: i64) -> i64:
    """The path of those in `out` that leads to the best site which is likely to be left."""
    find_looks(s)
    ahead = s.copy()
    ahead.free_sites = after_picks(s.free_sites, picks_to_come(s))
    best = out[0]
    most: i64 = NEVER
    for i in range(n):
        path = out[i] - ROAD
        end = PATH_A[path] + PATH_B[path] - s.last_site
        # What is likely taken counts a little: it may be left after all.
        worth = 4 * best_beyond(ahead, end) + best_beyond(s, end)
        if worth > most:
            most = worth
            best = out[i]
    return best


def picks_to_come(s: State) -> i64:
    """How many settlements are still to be founded, the own second one included."""
    return 2 * s.rules.seats - 1 - s.setup_step
