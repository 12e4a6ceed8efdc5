"""Trade with the supply: 4:1 for all, better at trade routes. Chapter supply."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import BIT, ONE, count_of
from hexhold.games.watch.engine._actions import SUPPLY
from hexhold.games.watch.engine._notes import SUPPLY_TRADED
from hexhold.games.watch.engine.board import ANY_ROUTE
from hexhold.games.watch.engine.state import Holdings, State, note
from hexhold.games.watch.engine.tables import ICE

SPARE_CARDS: Final = 0x7E7E7E7E7E  # at least two of some kind: nothing is traded for less


def rate_of(s: State, own: Holdings, kind: i64) -> i64:
    """How many cards of a kind the supply wants for one."""
    if own.routes & BIT[kind]:
        return 2
    if own.routes & BIT[ANY_ROUTE] and s.rules.supply_rate > 3:
        return 3
    return s.rules.supply_rate


def fill_supply(s: State, own: Holdings, out: vec[i64], n: i64) -> i64:
    """Every trade with the supply that the hand allows."""
    if not own.hand & SPARE_CARDS:
        return n
    for given in range(i64(ICE)):
        held = count_of(own.hand, given)
        if held < 2 or held < rate_of(s, own, given):
            continue
        for taken in range(i64(ICE)):
            if taken != given and count_of(s.supply, taken) > 0:
                out[n] = SUPPLY + 5 * given + taken
                n += 1
    return n


def trade_with_supply(s: State, own: Holdings, given: i64, taken: i64) -> None:
    """Cards of one kind for one card of another."""
    price = rate_of(s, own, given) * ONE[given]
    own.hand += ONE[taken] - price
    s.supply += price - ONE[taken]
    note(s, SUPPLY_TRADED, s.active, price, ONE[taken], 0)
