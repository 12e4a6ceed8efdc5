"""What each seat knows of the other's hand and of the stacks (rivals.hidden).

Of a hand the other seat knows SURE cards, and LOOSE ones that lie either in the hand or at a stack
position it suspects (MAYBE): a card that was seen may since have been slipped under a stack.
"""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import ONE
from hexhold.games.rivals.engine._notes import SEEN_IN_HAND
from hexhold.games.rivals.engine.layout import (
    BACKS,
    HAND,
    KIND_MASK,
    KNOWN,
    LOOSE,
    MAYBE,
    SIDE,
    STACK_SIZE,
    SURE,
)
from hexhold.games.rivals.engine.state import State, note
from hexhold.games.rivals.engine.tables import (
    CARD_ONE,
    CARD_SHIFT,
    SET_KINDS,
    SET_OF,
    SET_START,
    SETS,
)

# -- counters of two bits a kind --


def count_in(counters: i64, kind: i64) -> i64:
    """How many of a kind the counters of its set hold."""
    return (counters >> CARD_SHIFT[kind]) & 3


def held(w: vec[i64], seat: i64, kind: i64) -> i64:
    """How many of a kind are in a hand."""
    return count_in(w[seat * SIDE + HAND + SET_OF[kind]], kind)


def sum_of(counters: i64) -> i64:
    """How many cards two-bit counters hold."""
    n: i64 = 0
    while counters != 0:
        n += counters & 3
        counters >>= 2
    return n


def known_by(seat: i64) -> i64:
    """The mark of a position that a seat knows."""
    if seat == 0:
        return KNOWN
    return 2 * KNOWN


def maybe_of(seat: i64) -> i64:
    """The mark of a position that a seat suspects."""
    if seat == 0:
        return MAYBE
    return 2 * MAYBE


# -- cards in and out of hands --


def into_hand(w: vec[i64], seat: i64, kind: i64, known: bool) -> None:
    """A card comes into a hand; the other seat may know which."""
    me = seat * SIDE
    group = SET_OF[kind]
    w[me + HAND + group] += CARD_ONE[kind]
    w[me + BACKS] += ONE[group]
    if known:
        w[me + SURE + group] += CARD_ONE[kind]


def out_of_hand(s: State, seat: i64, kind: i64) -> None:
    """A card leaves a hand openly."""
    w = s.w
    me = seat * SIDE
    group = SET_OF[kind]
    w[me + HAND + group] -= CARD_ONE[kind]
    w[me + BACKS] -= ONE[group]
    if count_in(w[me + SURE + group], kind):
        w[me + SURE + group] -= CARD_ONE[kind]
    else:
        found_loose(s, seat, kind)


def found_loose(s: State, seat: i64, kind: i64) -> None:
    """A card that was loose about a seat's hand has been found."""
    w = s.w
    at = seat * SIDE + LOOSE + SET_OF[kind]
    if count_in(w[at], kind):
        w[at] -= CARD_ONE[kind]
        if w[at] == 0:
            clear_marks(s, SET_OF[kind], maybe_of(1 - seat))


def clear_marks(s: State, group: i64, mark: i64) -> None:
    """Take a mark from all positions of a set."""
    w = s.w
    for stack in range(s.rules.stacks):
        if s.rules.stack_set[stack] == group:
            at = s.rules.stack_at[stack]
            for i in range(at, at + w[STACK_SIZE + stack]):
                w[i] &= ~mark


def see_hand(s: State, seat: i64) -> None:
    """The other seat sees this whole hand."""
    w = s.w
    me = seat * SIDE
    for group in range(i64(SETS)):
        unsure = w[me + HAND + group] - w[me + SURE + group]
        w[me + SURE + group] = w[me + HAND + group]
        for kind in range(SET_START[group], SET_START[group] + SET_KINDS[group]):
            for _ in range(count_in(unsure, kind)):
                found_loose(s, seat, kind)
            count = count_in(w[me + HAND + group], kind)
            if count > 0:
                note(s, SEEN_IN_HAND, 1 - seat, seat, kind, count)


def hide_return(s: State, seat: i64, kind: i64) -> i64:
    """A card leaves a hand face down; the marks that its new position carries."""
    w = s.w
    me = seat * SIDE
    group = SET_OF[kind]
    before = w[me + HAND + group]
    w[me + HAND + group] = before - CARD_ONE[kind]
    w[me + BACKS] -= ONE[group]
    marks = known_by(seat)
    if w[me + SURE + group] == before and before & ~(3 * CARD_ONE[kind]) == 0:
        w[me + SURE + group] -= CARD_ONE[kind]  # all were of this kind: the other seat knows
        return marks | known_by(1 - seat)
    if w[me + SURE + group] | w[me + LOOSE + group]:
        w[me + LOOSE + group] += w[me + SURE + group]
        w[me + SURE + group] = 0
        return marks | maybe_of(1 - seat)
    return marks


# -- looking and picking --


def learn_position(s: State, seat: i64, at: i64) -> None:
    """A seat sees the card at a position."""
    w = s.w
    if w[at] & maybe_of(seat):
        w[at] &= ~maybe_of(seat)
        found_loose(s, 1 - seat, (w[at] & KIND_MASK) - 1)
    w[at] |= known_by(seat)


def forget_after_pick(s: State, seat: i64, stack: i64, taken: i64) -> None:
    """The other seat took a card out of a stack unseen: what this seat knew there is loose now.

    `taken` is the card that is gone, with its marks; the stack no longer holds it.
    """
    w = s.w
    known = known_by(seat)
    maybe = maybe_of(seat)
    at = s.rules.stack_at[stack]
    end = at + w[STACK_SIZE + stack]
    marks = taken
    for i in range(at, end):
        marks |= w[i]
    if marks & (known | maybe) == 0:
        return
    loose = (1 - seat) * SIDE + LOOSE + s.rules.stack_set[stack]
    if taken & known:
        w[loose] += CARD_ONE[(taken & KIND_MASK) - 1]
    for i in range(at, end):
        if w[i] & known:
            w[loose] += CARD_ONE[(w[i] & KIND_MASK) - 1]
        w[i] = (w[i] & ~known) | maybe
    if w[loose] == 0:
        clear_marks(s, s.rules.stack_set[stack], maybe)
