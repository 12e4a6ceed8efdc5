"""A turn from its start to its end, and winning (rivals.turn, rivals.dice, rivals.win)."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.games.rivals.engine._actions import DEFENDED, PLAY, ROLL_DICE, ROLLED, SET_DIE
from hexhold.games.rivals.engine._notes import (
    DICE_ROLLED,
    ENDED,
    NUMBER_SET,
    PASSED,
    TURN_BEGAN,
    TURN_ENDED,
)
from hexhold.games.rivals.engine.advantage import points_of
from hexhold.games.rivals.engine.knowledge import held
from hexhold.games.rivals.engine.layout import (
    ACTIVE,
    BRIGANDS,
    BY_POINTS,
    DEFENCE_DIE,
    DEPTH,
    DICE,
    DIE,
    END_TURN,
    ENDING,
    FACE,
    FESTIVE,
    FETCHED,
    FRAME,
    HAND_CHECK,
    MAIN,
    MINTS,
    MINTS_LEFT,
    MOST_FRAMES,
    OVER,
    PRODUCE,
    ROLL,
    SET_NUMBER,
    SHOW_FACE,
    SIDE,
    START_TURN,
    TURN_LIMIT,
    TURNS,
    WINNER,
)
from hexhold.games.rivals.engine.state import INTRO, NO_SEAT, State, note, pop, push, seat_of
from hexhold.games.rivals.engine.tables import (
    BEFORE_ROLL,
    BRIGAND,
    CELEBRATION,
    has_word,
)
from hexhold.games.rivals.engine.words import X_FESTIVE, X_NUMBER


def start_turn(s: State, frame: i64) -> None:
    """A new turn; in theme games whoever has the points wins before rolling."""
    w = s.w
    seat = seat_of(frame)
    if w[TURNS] >= s.rules.turn_limit:
        finish(s, NO_SEAT, TURN_LIMIT)
        return
    w[TURNS] += 1
    w[ACTIVE] = seat
    w[DIE] = 0
    w[FACE] = 0
    w[SET_NUMBER] = 0
    w[FESTIVE] = 0
    w[FETCHED] = 0
    w[DEFENCE_DIE] = 0
    w[seat * SIDE + MINTS_LEFT] = w[seat * SIDE + MINTS]
    note(s, TURN_BEGAN, seat, w[TURNS], 0, 0)
    if s.rules.mode != INTRO and points_of(w, seat) >= s.rules.goal:
        finish(s, seat, BY_POINTS)
        return
    push(s, ROLL, seat)


def end_actions(s: State) -> None:
    """The action phase is over: hand check, exchange, end of the turn."""
    frame = pop(s)
    push(s, END_TURN, seat_of(frame))
    push(s, HAND_CHECK, seat_of(frame))


def end_turn(s: State, frame: i64) -> None:
    """rivals.win.own-turn: only the seat whose turn ends can win now."""
    seat = seat_of(frame)
    note(s, TURN_ENDED, seat, 0, 0, 0)
    if points_of(s.w, seat) >= s.rules.goal:
        finish(s, seat, BY_POINTS)
    else:
        push(s, START_TURN, 1 - seat)


def finish(s: State, winner: i64, ending: i64) -> None:
    """The match is over."""
    w = s.w
    w[WINNER] = winner
    w[ENDING] = ending
    for at in range(i64(FRAME), i64(FRAME + MOST_FRAMES)):
        w[at] = 0
    w[DEPTH] = 0
    push(s, OVER, 0)
    note(s, ENDED, winner, ending, 0, 0)


# -- before the roll --


def playable_before_roll(s: State, seat: i64, kind: i64) -> bool:
    """rivals.dice.before: Brigitta and Reiner, each once."""
    if held(s.w, seat, kind) == 0:
        return False
    if has_word(kind, X_NUMBER):
        return s.w[SET_NUMBER] == 0
    return has_word(kind, X_FESTIVE) and s.w[FESTIVE] == 0


def fill_roll(s: State, seat: i64, out: vec[i64]) -> i64:
    """Roll, or play a card that is played before."""
    out[0] = ROLL_DICE
    n: i64 = 1
    for i in range(i64(len(BEFORE_ROLL))):
        kind = BEFORE_ROLL[i]
        if playable_before_roll(s, seat, kind):
            out[n] = PLAY + kind
            n += 1
    return n


def roll(s: State) -> None:
    """The dice are thrown; the action phase waits below."""
    frame = pop(s)
    push(s, MAIN, seat_of(frame))
    push(s, DICE, 0)


def fill_number(out: vec[i64]) -> i64:
    """rivals.brigitta.effect: any number."""
    for i in range(i64(6)):
        out[i] = SET_DIE + i
    return 6


def answer_number(s: State, die: i64) -> None:
    """The production die is set."""
    frame = pop(s)
    s.w[SET_NUMBER] = die + 1
    note(s, NUMBER_SET, seat_of(frame), s.w[SET_NUMBER], 0, 0)


# -- passing --


def pass_by(s: State) -> None:
    """A seat does without, and everybody hears it."""
    note(s, PASSED, seat_of(pop(s)), 0, 0, 0)


def stop(s: State) -> None:
    """A seat wants no more."""
    pop(s)


# -- the dice --


def fill_dice(s: State, actions: vec[i64], weights: vec[i64]) -> i64:
    """rivals.dice.faces: six numbers, five faces of which one is there twice."""
    n: i64 = 0
    for number in range(i64(1), i64(7)):
        if s.w[SET_NUMBER] != 0 and s.w[SET_NUMBER] != number:
            continue
        for face in range(i64(5)):
            if s.w[FESTIVE] and face != CELEBRATION:
                continue
            actions[n] = ROLLED + 5 * (number - 1) + face
            weights[n] = 1
            if face == s.rules.doubled_face:
                weights[n] = 2
            n += 1
    return n


def answer_dice(s: State, die: i64, face: i64) -> None:
    """rivals.dice.order: brigands before production, every other face after it."""
    pop(s)
    w = s.w
    active = w[ACTIVE]
    w[DIE] = die + 1
    w[FACE] = face + 1
    note(s, DICE_ROLLED, active, w[DIE], face, 0)
    if face == BRIGAND:
        push(s, PRODUCE, active)
        push(s, BRIGANDS, 1 - active)
        push(s, BRIGANDS, active)
    else:
        push(s, SHOW_FACE, active)
        push(s, PRODUCE, active)


def fill_defence(actions: vec[i64], weights: vec[i64]) -> i64:
    """rivals.defence.roll: the production die once more."""
    for i in range(i64(6)):
        actions[i] = DEFENDED + i
        weights[i] = 1
    return 6
