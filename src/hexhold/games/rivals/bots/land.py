"""What a principality of the Rivals has and brings, by the planner's weights. Compiled."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import BIT, popcount
from hexhold.games.rivals.bots.weights import (
    BOOSTED,
    CHEAP_LOOK,
    COMMERCE_POINT,
    EXPANSION,
    EXPOSED,
    FREE_CITY_SITE,
    FREE_SITE,
    FULL,
    GUARDED,
    HARVEST_GOLD,
    LARGE_SHIP,
    LEAD,
    LENDER,
    LOOSE_ROAD,
    MARKET,
    MINTED,
    PERK,
    PROGRESS_POINT,
    RATED,
    REGION,
    SKILL_POINT,
    SPARE_ROAD,
    STORED,
    STRENGTH_POINT,
)
from hexhold.games.rivals.engine.layout import (
    BOOST,
    BUILT,
    COLUMNS,
    COMMERCE,
    FLAGS,
    FREE_ANY,
    FREE_CITY,
    GUARD,
    HARVEST,
    HAS_LENDER,
    HAS_MARKET,
    HAVE,
    HI,
    LARGE,
    LO,
    LOOK,
    MINTS,
    PROGRESS,
    QUIET,
    RATE,
    REMEDY,
    ROADS,
    SETTLEMENTS_LEFT,
    SHELTER,
    SKILL,
    STRENGTH,
    TYPE,
    WARD,
)
from hexhold.games.rivals.engine.stock import all_places, amount_of, stock_in
from hexhold.games.rivals.engine.tables import (
    CACHE_BIT,
    GOLD,
    SETS,
    WOOL,
)

TOO_MUCH: Final = 7  # more than this draws brigands


def at_most(number: i64, most: i64) -> i64:
    """The number, or the most that counts."""
    if number > most:
        return most
    return number


def land_value(w: vec[i64], me: i64, other: i64, k: vec[i64]) -> i64:
    """What a principality has and brings."""
    worth: i64 = 0
    for resource in range(i64(6)):
        worth += k[REGION + resource] * popcount(w[me + TYPE + resource])
        worth += k[STORED + resource] * amount_of(w[me + HAVE], resource)
    worth += k[BOOSTED] * popcount(w[me + BOOST]) + k[FULL] * popcount(w[me + LO] & w[me + HI])
    worth += k[EXPOSED] * exposed(w, me)
    for group in range(i64(SETS)):
        worth += k[EXPANSION] * popcount(w[me + BUILT + group])
    worth += k[COMMERCE_POINT] * w[me + COMMERCE] + k[STRENGTH_POINT] * w[me + STRENGTH]
    worth += k[SKILL_POINT] * w[me + SKILL] + k[PROGRESS_POINT] * w[me + PROGRESS]
    worth += k[LEAD] * (lead(w, me, other, COMMERCE) + lead(w, me, other, STRENGTH))
    worth += trade_value(w, me, k) + perks(w, me, k)
    worth += k[FREE_SITE] * at_most(popcount(w[me + FREE_ANY]), 2)
    worth += k[FREE_CITY_SITE] * at_most(popcount(w[me + FREE_CITY]), 2)
    return worth + roads_value(loose_roads(w, me), k)


def exposed(w: vec[i64], me: i64) -> i64:
    """What brigands would take if they came now."""
    places = all_places(w, me) & ~w[me + SHELTER] & ~CACHE_BIT
    if stock_in(w, me, places) <= TOO_MUCH:
        return 0
    return stock_in(w, me, places & (w[me + TYPE + GOLD] | w[me + TYPE + WOOL]))


def lead(w: vec[i64], me: i64, other: i64, what: i64) -> i64:
    """How many points ahead, as far as it matters."""
    ahead = w[me + what] - w[other + what]
    if ahead < 0:
        return 0
    return at_most(ahead, 3)


def trade_value(w: vec[i64], me: i64, k: vec[i64]) -> i64:
    """How well things can be exchanged."""
    worth = k[LARGE_SHIP] * popcount(w[me + LARGE] & all_places(w, me))
    rated = w[me + RATE]
    for resource in range(i64(6)):
        if rated & BIT[resource]:
            worth += k[RATED] * popcount(w[me + TYPE + resource])
    return worth + k[MINTED] * w[me + MINTS] + k[HARVEST_GOLD] * w[me + HARVEST]


def perks(w: vec[i64], me: i64, k: vec[i64]) -> i64:
    """Lasting effects."""
    flags = w[me + FLAGS]
    worth = k[CHEAP_LOOK] * (2 - w[me + LOOK]) + k[PERK] * w[me + REMEDY]
    worth += k[GUARDED] * (popcount(w[me + GUARD]) + popcount(w[me + QUIET]))
    worth += k[PERK] * popcount(flags & ~(HAS_MARKET | HAS_LENDER))
    worth += k[PERK] * (popcount(w[me + SHELTER]) + popcount(w[me + WARD])) // 4
    if flags & HAS_MARKET:
        worth += k[MARKET]
    if flags & HAS_LENDER:
        worth += k[LENDER]
    return worth


def roads_value(loose: i64, k: vec[i64]) -> i64:
    """What roads are worth that wait for their settlements: the second is less urgent."""
    if loose <= 1:
        return k[LOOSE_ROAD] * loose
    return k[LOOSE_ROAD] + k[LOOSE_ROAD] * (loose - 1) * k[SPARE_ROAD] // 100


def loose_roads(w: vec[i64], me: i64) -> i64:
    """Roads at whose end a settlement may still come."""
    loose = popcount(w[me + ROADS]) - popcount(w[me + COLUMNS]) + 1
    return at_most(loose, w[SETTLEMENTS_LEFT])
