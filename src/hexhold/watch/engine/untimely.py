"""Why an action does not fit the moment: asked only after the fast answer was no."""

from mypy_extensions import i64

from hexhold.watch.engine.actions import (
    ACCEPT,
    CONFIRM,
    COUNTER,
    DECLINE,
    DISCARD,
    OFFER,
    PLAY_WINTER,
    ROB,
    TORMUND,
    WITHDRAW,
)
from hexhold.watch.engine.reasons import (
    ANSWER_FIRST,
    DISCARD_DUE,
    NOT_ASKED,
    PATROL_MOVES,
    ROBBERY_VICTIM,
    SETUP_ORDER,
    SEVEN_ORDER,
    TORMUND_MUST_MOVE,
    TRADE_ACTIVE,
    TRADE_AGREED,
)
from hexhold.watch.engine.state import (
    CHOOSE_FIRST,
    CHOOSE_VICTIM,
    DISCARDS,
    FOUND_ROAD,
    FOUND_SETTLEMENT,
    MOVE_TORMUND,
    STEAL_CARD,
    State,
)


def in_setup(s: State) -> bool:
    """Whether the first turn is still to come."""
    return s.phase == FOUND_SETTLEMENT or s.phase == FOUND_ROAD or s.phase >= CHOOSE_FIRST


def is_discard(action: i64) -> bool:
    """Whether an action gives a card back."""
    return DISCARD <= action < PLAY_WINTER


def is_answer(action: i64) -> bool:
    """Whether an action answers an offer."""
    return action == ACCEPT or action == DECLINE or action >= COUNTER


def is_dealing(action: i64) -> bool:
    """Whether an action is the active seat's part of a trade: to offer, settle or withdraw."""
    return action == WITHDRAW or CONFIRM <= action < DISCARD or OFFER <= action < COUNTER


def out_of_turn_reason(s: State, action: i64) -> i64:
    """Why a seat may not do something in another's turn."""
    if in_setup(s):
        return SETUP_ORDER
    if is_discard(action):
        return DISCARD_DUE
    if is_answer(action):
        return TRADE_AGREED
    if is_dealing(action):
        return TRADE_ACTIVE
    return NOT_ASKED


def open_question_reason(s: State) -> i64:
    """What the active seat has to wait for or to do first."""
    if in_setup(s):
        return SETUP_ORDER
    phase = s.phase
    if phase == DISCARDS:
        return SEVEN_ORDER
    if phase == MOVE_TORMUND or phase == CHOOSE_VICTIM or phase == STEAL_CARD:
        if s.rolled and s.die_a + s.die_b == 7:
            return SEVEN_ORDER
        return PATROL_MOVES
    return ANSWER_FIRST


def unasked_reason(action: i64) -> i64:
    """Why the active seat may not answer what nobody asked."""
    if is_discard(action):
        return DISCARD_DUE
    if ROB <= action < CONFIRM:
        return ROBBERY_VICTIM
    if TORMUND <= action < OFFER:
        return TORMUND_MUST_MOVE
    return TRADE_AGREED
