"""The seven: who gives back half of a large hand. Chapter seven."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import ONE, count_of, total
from hexhold.games.watch.engine.actions import DISCARD
from hexhold.games.watch.engine.notes import DISCARDED
from hexhold.games.watch.engine.reasons import ALLOWED, DISCARD_DUE, DISCARD_HELD
from hexhold.games.watch.engine.state import DISCARDS, MOVE_TORMUND, Holdings, State, note, pay
from hexhold.games.watch.engine.tables import HAND_LIMIT, ICE


def begin_seven(s: State) -> None:
    """Everybody with more than seven cards gives half back; then Tormund moves."""
    s.phase = MOVE_TORMUND
    for own in s.seats:
        held = total(own.hand)
        if held > HAND_LIMIT:
            own.discards_due = held // 2
            s.phase = DISCARDS


def fill_discards(own: Holdings, out: vec[i64]) -> i64:
    """One action for each kind held, until enough is given back."""
    n: i64 = 0
    if own.discards_due > 0:
        for kind in range(i64(ICE)):
            if count_of(own.hand, kind) > 0:
                out[n] = DISCARD + kind
                n += 1
    return n


def discard_reason(own: Holdings, kind: i64) -> i64:
    """Why a seat may not give back a card of a kind."""
    if own.discards_due == 0:
        return DISCARD_DUE
    if count_of(own.hand, kind) == 0:
        return DISCARD_HELD
    return ALLOWED


def discard(s: State, seat: i64, kind: i64) -> None:
    """One card goes back; after the last one of all, Tormund moves."""
    own = s.seats[seat]
    pay(s, own, ONE[kind])
    own.discards_due -= 1
    note(s, DISCARDED, seat, kind, 0, 0)
    for other in s.seats:
        if other.discards_due > 0:
            return
    s.phase = MOVE_TORMUND
