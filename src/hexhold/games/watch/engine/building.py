"""Settlements and keeps: where, and what changes when one stands. Chapters settlement, keep."""

from mypy_extensions import i64

from hexhold.core.bits import BIT, BIT_INDEX, ONE
from hexhold.games.watch.engine._notes import KEEP_BUILT, SETTLEMENT_BUILT
from hexhold.games.watch.engine.brotherhood.tokens import oldest_lot
from hexhold.games.watch.engine.geometry import (
    SITE_HEX,
    SITE_PATHS_HI,
    SITE_PATHS_LO,
    SITE_ZONE,
)
from hexhold.games.watch.engine.roads import cut_roads
from hexhold.games.watch.engine.state import Holdings, State, note
from hexhold.games.watch.engine.tables import DOUBLE, ICE


def place_settlement(s: State, seat: i64, n: i64) -> None:
    """Put a settlement down and keep everything that follows from it true."""
    own = s.seats[seat]
    own.settlements |= BIT[n]
    own.settlements_left -= 1
    own.points += 1
    own.routes |= s.board.site_routes[n]
    own.open_lo |= SITE_PATHS_LO[n]
    own.open_hi |= SITE_PATHS_HI[n]
    s.taken |= BIT[n]
    s.free_sites &= ~SITE_ZONE[n]
    add_yield(s, own, n)
    note(s, SETTLEMENT_BUILT, seat, n, 0, 0)
    cut_roads(s, seat, n)


def raise_keep(s: State, seat: i64, n: i64) -> None:
    """Replace a settlement by a keep; the settlement may be built again later."""
    own = s.seats[seat]
    own.settlements &= ~BIT[n]
    own.keeps |= BIT[n]
    own.settlements_left += 1
    own.keeps_left -= 1
    own.points += 1
    add_yield(s, own, n)
    note(s, KEEP_BUILT, seat, n, 0, 0)


def build_settlement(s: State, seat: i64, n: i64) -> None:
    """A settlement is built in a turn: in the Brotherhood, the token it covered is due."""
    place_settlement(s, seat, n)
    if s.rules.brotherhood:
        own = s.seats[seat]
        s.reveal_lot = oldest_lot(own)
        own.tokens -= ONE[s.reveal_lot]
        s.due_settlement = True


def build_keep(s: State, seat: i64, n: i64) -> None:
    """A keep is built: its two tokens are due, and one for the settlement that comes back."""
    raise_keep(s, seat, n)
    if s.rules.brotherhood:
        s.due_keep = 2
        s.due_return = True


def add_yield(s: State, own: Holdings, n: i64) -> None:
    """One more card of each hex around a site whenever its number is rolled."""
    board = s.board
    yields = own.yields[:]  # states share the table: never write in place
    for k in range(i64(3)):
        h = SITE_HEX[3 * n + k]
        if h < 0:
            break
        kind = board.terrain[h]
        if kind >= ICE:
            continue
        token = board.number[h]
        if token == DOUBLE:
            yields[2] += ONE[kind]
            yields[12] += ONE[kind]
        else:
            yields[token] += ONE[kind]
    own.yields = yields


def rebuild_yields(s: State, own: Holdings) -> None:
    """Compute the yields again from the pieces."""
    own.yields = own.yields[:]
    for roll in range(i64(13)):
        own.yields[roll] = 0
    mask = own.settlements | own.keeps
    while mask != 0:
        lowest = mask & -mask
        n = BIT_INDEX[lowest % 67]
        add_yield(s, own, n)
        if own.keeps & lowest:
            add_yield(s, own, n)
        mask ^= lowest
