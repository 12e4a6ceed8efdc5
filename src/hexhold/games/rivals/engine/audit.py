"""Everything derived, computed again from the cards alone: for positions and for invariants."""

from typing import Final

from mypy_extensions import i64

from hexhold.core.bits import popcount
from hexhold.games.rivals.engine.advantage import update_tokens
from hexhold.games.rivals.engine.layout import (
    CITIES,
    CITIES_LEFT,
    COLUMNS,
    HERO_TOKEN,
    ROADS,
    ROADS_LEFT,
    SETTLEMENTS_LEFT,
    SIDE,
    TRADE_TOKEN,
)
from hexhold.games.rivals.engine.principality import refresh
from hexhold.games.rivals.engine.state import State
from hexhold.games.rivals.engine.stock import recount
from hexhold.games.rivals.engine.tables import (
    CITIES_IN_SUPPLY,
    ROADS_IN_SUPPLY,
    SETTLEMENTS_IN_SUPPLY,
)

START_ROADS: Final = 2
START_SETTLEMENTS: Final = 4


def derive(s: State) -> None:
    """Set everything that follows from the cards; tokens stay where a tie leaves them."""
    w = s.w
    hero = w[HERO_TOKEN]
    trade = w[TRADE_TOKEN]
    for seat in range(i64(2)):
        recount(s, seat)
        refresh(s, seat)
    w[HERO_TOKEN] = hero
    w[TRADE_TOKEN] = trade
    update_tokens(s)
    roads = popcount(w[ROADS]) + popcount(w[SIDE + ROADS])
    settlements = popcount(w[COLUMNS]) + popcount(w[SIDE + COLUMNS])
    w[ROADS_LEFT] = ROADS_IN_SUPPLY + START_ROADS - roads
    w[SETTLEMENTS_LEFT] = SETTLEMENTS_IN_SUPPLY + START_SETTLEMENTS - settlements
    w[CITIES_LEFT] = CITIES_IN_SUPPLY - popcount(w[CITIES]) - popcount(w[SIDE + CITIES])


def digest_of(numbers: list[int]) -> int:
    """A 61-bit digest of the facts of a state."""
    result = 0
    for number in numbers:
        result = (result * 1000003 + number + 7) % 2305843009213693951
    return result
