"""Wildling tokens: the pool, those under pieces, those that were used. Chapter migration.

Tokens nobody has seen are exchangeable, so they are drawn only when they are revealed. But a pool
mixed from used tokens is known to consist of those, while the tokens on the cards are not among
them: unseen tokens belong to lots, and exchange only within their lot. Lot 0 is the box; every
reshuffle opens a new lot.
"""

from mypy_extensions import i64

from hexhold.core.bits import ONE, count_of
from hexhold.games.watch.engine._notes import POOL_MIXED, TOKEN_REVEALED
from hexhold.games.watch.engine.brotherhood.migration import migrate
from hexhold.games.watch.engine.state import Holdings, State, note
from hexhold.games.watch.engine.tables import LOTS, TOKEN_ONE


def tokens_in(packed: i64) -> i64:
    """How many tokens a packed set holds."""
    count: i64 = 0
    while packed != 0:
        count += packed & 63
        packed >>= 6
    return count


def tokens_of_lot(s: State, token: i64) -> i64:
    """How many unseen tokens of a kind may be the one about to be revealed."""
    return (s.lots[s.reveal_lot] >> (6 * token)) & 63


def pool_size(s: State) -> i64:
    """The unseen tokens of the newest lot that lie on nobody's card."""
    size = tokens_in(s.lots[s.lot])
    for own in s.seats:
        size -= count_of(own.tokens, s.lot)
        if s.lot == 0:
            size -= 2 * own.keeps_left
    if s.lot == 0:
        size -= s.due_founding + s.due_keep
    if s.due_settlement and s.reveal_lot == s.lot:
        size -= 1
    return size


def mix_pool_if_empty(s: State) -> None:
    """watch.migration.reshuffle: the used tokens become a new pool when a token must be drawn."""
    if pool_size(s) > 0 or s.used == 0:
        return
    if s.lot + 1 == LOTS:
        merge_oldest_lots(s)
    lots = s.lots[:]
    s.lot += 1
    lots[s.lot] = s.used
    s.lots = lots
    s.used = 0
    note(s, POOL_MIXED, -1, 0, 0, 0)


def merge_oldest_lots(s: State) -> None:
    """Make room for a lot: the two oldest after the box become one."""
    lots = s.lots[:]
    lots[1] += lots[2]
    for lot in range(i64(2), i64(LOTS - 1)):
        lots[lot] = lots[lot + 1]
    lots[LOTS - 1] = 0
    s.lots = lots
    s.lot -= 1
    for own in s.seats:
        older = own.tokens & 0xFFFF
        newer = own.tokens >> 16
        own.tokens = older + ((newer & 0xFF) << 8) + ((newer >> 8) << 16)


def oldest_lot(own: Holdings) -> i64:
    """The lot of the token under the settlement that a seat builds next: the oldest it has."""
    lot: i64 = 0
    while count_of(own.tokens, lot) == 0:
        lot += 1
    return lot


def give_token(s: State, own: Holdings) -> None:
    """watch.migration.returned-settlement: a settlement goes back on an unseen pool token."""
    mix_pool_if_empty(s)
    if pool_size(s) > 0:
        own.tokens += ONE[s.lot]


def reveal(s: State, token: i64) -> None:
    """A token is turned up, its wildling migrates, and the token lies used."""
    lots = s.lots[:]
    lots[s.reveal_lot] -= TOKEN_ONE[token]
    s.lots = lots
    s.used += TOKEN_ONE[token]
    s.reveal_lot = 0
    note(s, TOKEN_REVEALED, s.active, token // 3, token % 3, 0)
    migrate(s, token // 3, token % 3)
