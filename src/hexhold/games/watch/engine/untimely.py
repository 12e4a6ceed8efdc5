"""Why an action does not fit the moment: asked only after the fast answer was no."""

from mypy_extensions import i64

from hexhold.games.watch.engine.actions import (
    ACCEPT,
    CONFIRM,
    DECLINE,
    DISCARD,
    INVITE,
    PLAY_WINTER,
    REPLY,
    ROB,
    TORMUND,
    WITHDRAW,
)
from hexhold.games.watch.engine.reasons import (
    ANSWER_FIRST,
    DISCARD_DUE,
    HERO_DRAMA,
    HERO_WHOLE,
    NOT_ASKED,
    PATROL_MOVES,
    ROBBERY_VICTIM,
    SAMWELL_FIRST,
    SETUP_ORDER,
    SEVEN_ORDER,
    TORMUND_MUST_MOVE,
    TRADE_ACTIVE,
    TRADE_AGREED,
)
from hexhold.games.watch.engine.state import (
    AFTER_HERO,
    ASK_SAMWELL,
    CHOOSE_FIRST,
    CHOOSE_VICTIM,
    DEAL_NUMBERS,
    DISCARDS,
    FOUND_GUARD,
    FOUND_SETTLEMENT,
    GIVE_BACK,
    MOVE_TORMUND,
    REMOVE_HERO,
    STEAL_CARD,
    State,
)


def in_setup(s: State) -> bool:
    """Whether the first turn is still to come."""
    return FOUND_SETTLEMENT <= s.phase <= FOUND_GUARD or CHOOSE_FIRST <= s.phase <= DEAL_NUMBERS


def is_discard(action: i64) -> bool:
    """Whether an action gives a card back."""
    return DISCARD <= action < PLAY_WINTER


def is_answer(action: i64) -> bool:
    """Whether an action answers an offer."""
    return action == ACCEPT or action == DECLINE or action == REPLY


def is_dealing(action: i64) -> bool:
    """Whether an action is the active seat's part of a trade: to offer, settle or withdraw."""
    return action == WITHDRAW or CONFIRM <= action < DISCARD or INVITE <= action < REPLY


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
    if phase == ASK_SAMWELL:
        return SAMWELL_FIRST
    if GIVE_BACK <= phase <= AFTER_HERO:
        return HERO_WHOLE
    if phase == REMOVE_HERO:
        return HERO_DRAMA
    return ANSWER_FIRST


def unasked_reason(action: i64) -> i64:
    """Why the active seat may not answer what nobody asked."""
    if is_discard(action):
        return DISCARD_DUE
    if ROB <= action < CONFIRM:
        return ROBBERY_VICTIM
    if TORMUND <= action < INVITE:
        return TORMUND_MUST_MOVE
    return TRADE_AGREED
