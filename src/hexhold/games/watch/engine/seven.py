"""The seven: who gives back half of a large hand. Chapter seven."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import ONE, total
from hexhold.games.watch.engine._actions import DISCARD
from hexhold.games.watch.engine._notes import DISCARDED
from hexhold.games.watch.engine.hands import fill_kinds
from hexhold.games.watch.engine.state import DISCARDS, MOVE_TORMUND, Holdings, State, note, pay
from hexhold.games.watch.engine.tables import HAND_LIMIT


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
    if own.discards_due == 0:
        return 0
    return fill_kinds(own.hand, DISCARD, out, 0)


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
