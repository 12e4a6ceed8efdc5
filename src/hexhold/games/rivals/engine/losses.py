"""Cards that a principality loses to events and attacks (rivals.irmgard.effect)."""

from mypy_extensions import i64

from hexhold.games.rivals.engine._notes import CARD_LOST
from hexhold.games.rivals.engine.gaining import ask_gain_any
from hexhold.games.rivals.engine.layout import FLAGS, LOST, SIDE, SOLACE
from hexhold.games.rivals.engine.principality import take_card
from hexhold.games.rivals.engine.stacks import return_lost
from hexhold.games.rivals.engine.state import State, note, push, seat_of


def lose_card(s: State, seat: i64, slot: i64) -> None:
    """A card of a principality goes under a stack that its owner chooses."""
    kind = take_card(s, seat, slot)
    note(s, CARD_LOST, seat, kind, slot, 0)
    push(s, LOST, seat)
    return_lost(s, seat, kind)


def console(s: State, frame: i64) -> None:
    """Irmgard gives a resource for a lost card."""
    seat = seat_of(frame)
    if s.w[seat * SIDE + FLAGS] & SOLACE:
        ask_gain_any(s, seat, 1)
