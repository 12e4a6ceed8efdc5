"""The draw stacks: drawing, looking through, picking, putting under (rivals.stack).

A position is unseen (its card is still in the pool of its set) or determined; chance deals a card
to a position at the moment somebody sees it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import BIT, ONE
from hexhold.games.rivals.engine._actions import (
    CARD,
    DEALT,
    DRAW_TOP,
    LOOK_AT,
    PASS,
    PICK_AT,
    PUT_UNDER,
)
from hexhold.games.rivals.engine._notes import (
    CARD_DISCARDED,
    CARD_DRAWN,
    CARD_MISSING,
    CARD_PICKED,
    CARD_RETURNED,
    CARD_STRIPPED,
    SEEN_IN_STACK,
    STACK_SEEN,
)
from hexhold.games.rivals.engine.knowledge import (
    count_in,
    forget_after_pick,
    hide_return,
    into_hand,
    known_by,
    learn_position,
    maybe_of,
)
from hexhold.games.rivals.engine.layout import (
    BACKS,
    DEAL,
    DISCARD,
    FACE_UP,
    HAND,
    KIND_MASK,
    LOOK_THROUGH,
    LOOSE,
    PICK,
    POOL,
    SIDE,
    STACK_SIZE,
    STRIP,
    SURE,
    TAKE_TOP,
    UNDER,
)
from hexhold.games.rivals.engine.state import (
    State,
    a_of,
    b_of,
    c_of,
    d_of,
    make_frame,
    note,
    pop,
    push,
    retop,
    seat_of,
    top,
)
from hexhold.games.rivals.engine.tables import CARD_ONE, SET_KINDS, SET_OF, SET_START, SETS

# Where the card of an UNDER question is now.
FROM_TABLE: Final = 0  # it has left its site: nowhere but in the question
FROM_HAND: Final = 1  # still in the hand of the seat
FROM_OTHER: Final = 2  # still in the other seat's hand, chosen in Fraternal Feuds


def top_at(s: State, stack: i64) -> i64:
    """Where the top card of a stack stands in the vector."""
    return s.rules.stack_at[stack] + s.w[STACK_SIZE + stack] - 1


def non_empty(s: State) -> i64:
    """The stacks that have cards, as a mask."""
    mask: i64 = 0
    for stack in range(s.rules.stacks):
        if s.w[STACK_SIZE + stack] > 0:
            mask |= BIT[stack]
    return mask


def stacks_for(s: State, kind: i64) -> i64:
    """rivals.stack.matching: the stacks with the back of a card."""
    mask: i64 = 0
    for stack in range(s.rules.stacks):
        if s.rules.stack_set[stack] == SET_OF[kind]:
            mask |= BIT[stack]
    return mask


# -- chance deals --


def fill_deal(s: State, actions: vec[i64], weights: vec[i64]) -> i64:
    """Any card of the set that nobody has seen."""
    group = s.rules.stack_set[a_of(top(s))]
    n: i64 = 0
    for kind in range(SET_START[group], SET_START[group] + SET_KINDS[group]):
        count = count_in(s.w[POOL + group], kind)
        if count > 0:
            actions[n] = DEALT + kind
            weights[n] = count
            n += 1
    return n


def answer_deal(s: State, kind: i64) -> None:
    """A position is determined."""
    frame = pop(s)
    s.w[POOL + SET_OF[kind]] -= CARD_ONE[kind]
    s.w[s.rules.stack_at[a_of(frame)] + b_of(frame)] = kind + 1


# -- drawing --


def draw(s: State, seat: i64, stack: i64, count: i64) -> None:
    """A seat draws so many cards from the top of a stack."""
    push(s, TAKE_TOP, seat, stack, count)
    if s.w[top_at(s, stack)] == 0:
        push(s, DEAL, 0, stack, s.w[STACK_SIZE + stack] - 1)


def take_top(s: State, frame: i64) -> None:
    """The top card, now determined, comes into the hand."""
    w = s.w
    seat = seat_of(frame)
    stack = a_of(frame)
    at = top_at(s, stack)
    learn_position(s, seat, at)
    card = w[at]
    w[at] = 0
    w[STACK_SIZE + stack] -= 1
    kind = (card & KIND_MASK) - 1
    known = card & known_by(1 - seat) != 0
    into_hand(w, seat, kind, known)
    note(s, CARD_DRAWN, seat, stack, kind, i64(known))
    if b_of(frame) > 1 and w[STACK_SIZE + stack] > 0:
        draw(s, seat, stack, b_of(frame) - 1)


def fill_stacks(mask: i64, base: i64, out: vec[i64], n: i64) -> i64:
    """One action for every stack of a mask."""
    for stack in range(i64(6)):
        if mask & BIT[stack]:
            out[n] = base + stack
            n += 1
    return n


def fill_draw(s: State, out: vec[i64]) -> i64:
    """rivals.hand.draw: any stack that is not empty."""
    return fill_stacks(non_empty(s), DRAW_TOP, out, 0)


# -- looking through --


def look(s: State, seat: i64, stack: i64, picks: i64) -> None:
    """A seat looks through a stack and takes so many cards."""
    note(s, STACK_SEEN, seat, stack, 0, 0)
    push(s, LOOK_THROUGH, seat, stack, picks)


def look_through(s: State, frame: i64) -> None:
    """Chance determines the unseen positions, top first; then the seat knows them all."""
    w = s.w
    stack = a_of(frame)
    at = s.rules.stack_at[stack]
    for i in range(w[STACK_SIZE + stack] - 1, -1, -1):
        if w[at + i] == 0:
            push(s, LOOK_THROUGH, seat_of(frame), stack, b_of(frame))
            push(s, DEAL, 0, stack, i)
            return
    for i in range(w[STACK_SIZE + stack]):
        if w[at + i] & known_by(seat_of(frame)) == 0:
            learn_position(s, seat_of(frame), at + i)
            deep = w[STACK_SIZE + stack] - 1 - i
            note(s, SEEN_IN_STACK, seat_of(frame), stack, deep, (w[at + i] & KIND_MASK) - 1)
    push(s, PICK, seat_of(frame), stack, b_of(frame))


def fill_pick(s: State, out: vec[i64]) -> i64:
    """rivals.exchange.must-take: one of the cards, counted from the top."""
    n = s.w[STACK_SIZE + a_of(top(s))]
    for i in range(n):
        out[i] = PICK_AT + i
    return n


def answer_pick(s: State, depth: i64) -> None:
    """A card is taken out of the stack; the order of the rest stays."""
    w = s.w
    frame = pop(s)
    seat = seat_of(frame)
    stack = a_of(frame)
    start = s.rules.stack_at[stack]
    size = w[STACK_SIZE + stack] - 1
    position = size - depth
    card = w[start + position]
    for i in range(start + position, start + size):
        w[i] = w[i + 1]
    w[start + size] = 0
    w[STACK_SIZE + stack] = size
    kind = (card & KIND_MASK) - 1
    into_hand(w, seat, kind, False)
    forget_after_pick(s, 1 - seat, stack, card)
    note(s, CARD_PICKED, seat, stack, kind, depth)
    if b_of(frame) > 1 and size > 0:
        push(s, PICK, seat, stack, b_of(frame) - 1)


def fill_look(s: State, out: vec[i64]) -> i64:
    """rivals.library.effect: any stack, or none."""
    n = fill_stacks(non_empty(s), LOOK_AT, out, 0)
    out[n] = PASS
    return n + 1


def answer_library(s: State, stack: i64) -> None:
    """The builder of a Library looks through a stack."""
    look(s, seat_of(pop(s)), stack, 1)


# -- putting under --


def insert_under(s: State, stack: i64, card: i64) -> None:
    """A card goes to the bottom of a stack."""
    w = s.w
    start = s.rules.stack_at[stack]
    size = w[STACK_SIZE + stack]
    for i in range(start + size, start, -1):
        w[i] = w[i - 1]
    w[start] = card
    w[STACK_SIZE + stack] = size + 1


def return_lost(s: State, seat: i64, kind: i64) -> None:
    """A card of a principality goes under a matching stack that the owner chooses."""
    if s.rules.face_up_returns and kind == s.rules.face_up_kind:
        s.w[FACE_UP] += 1
        return
    push(s, UNDER, seat, kind, FROM_TABLE)


def fill_under(s: State, out: vec[i64]) -> i64:
    """Every stack with the right back."""
    return fill_stacks(stacks_for(s, a_of(top(s))), PUT_UNDER, out, 0)


def answer_under(s: State, stack: i64) -> None:
    """The stack was named."""
    frame = pop(s)
    seat = seat_of(frame)
    kind = a_of(frame)
    if b_of(frame) == FROM_OTHER:
        choose_stripped(s, kind, stack)
    elif b_of(frame) == FROM_HAND:
        insert_under(s, stack, hide_return(s, seat, kind) | (kind + 1))
        note(s, CARD_RETURNED, seat, stack, kind, 0)
    else:
        insert_under(s, stack, (kind + 1) | known_by(0) | known_by(1))
        note(s, CARD_RETURNED, seat, stack, kind, 1)


def discard_at_last(s: State, frame: i64) -> None:
    """A card that was played is done with."""
    to_discard(s, a_of(frame))


def to_discard(s: State, kind: i64) -> None:
    """A card goes face up on the discard pile."""
    s.w[DISCARD + SET_OF[kind]] += CARD_ONE[kind]
    note(s, CARD_DISCARDED, -1, kind, 0, 0)


# -- two cards of the other's hand at once (Fraternal Feuds) --


def stripped_kinds(frame: i64) -> i64:
    """How many cards are chosen in a STRIP frame, 0 to 2."""
    chosen: i64 = 0
    if d_of(frame) & KIND_MASK:
        chosen += 1
    if (d_of(frame) >> 10) & KIND_MASK:
        chosen += 1
    return chosen


def fill_strip(s: State, out: vec[i64]) -> i64:
    """Every card of the victim's hand that is not chosen yet."""
    frame = top(s)
    victim = 1 - seat_of(frame)
    first = (d_of(frame) & KIND_MASK) - 1
    n: i64 = 0
    for group in range(i64(SETS)):
        hand = s.w[victim * SIDE + HAND + group]
        if first >= 0 and SET_OF[first] == group:
            hand -= CARD_ONE[first]
        n = fill_cards_of(hand, group, CARD, out, n)
    return n


def fill_cards_of(counters: i64, group: i64, base: i64, out: vec[i64], n: i64) -> i64:
    """One action for every kind that two-bit counters hold."""
    kind = SET_START[group]
    while counters != 0:
        if counters & 3:
            out[n] = base + kind
            n += 1
        counters >>= 2
        kind += 1
    return n


def answer_strip(s: State, kind: i64) -> None:
    """A card is chosen; its stack comes next."""
    push(s, UNDER, seat_of(top(s)), kind, FROM_OTHER)


def choose_stripped(s: State, kind: i64, stack: i64) -> None:
    """Remember card and stack; when all are chosen they move together."""
    frame = top(s)
    chosen = (kind + 1) | (stack << 7)
    if stripped_kinds(frame):
        chosen = d_of(frame) | (chosen << 10)
    left = a_of(frame) - 1
    retop(s, make_frame(STRIP, seat_of(frame), left, b_of(frame), c_of(frame), chosen))
    if left == 0:
        move_stripped(s, pop(s))


def move_stripped(s: State, frame: i64) -> None:
    """rivals.fraternal-feuds.hidden: the victim sees the stacks, and later what is missing."""
    attacker = seat_of(frame)
    first = d_of(frame) & 1023
    second = d_of(frame) >> 10
    kind_a = (first & KIND_MASK) - 1
    kind_b = (second & KIND_MASK) - 1
    victim_knows = kind_b < 0 or kind_a == kind_b or SET_OF[kind_a] != SET_OF[kind_b]
    strip_one(s, attacker, kind_a, first >> 7, victim_knows)
    if kind_b >= 0:
        strip_one(s, attacker, kind_b, second >> 7, victim_knows)
    # In the order of their numbers, or it would tell which of them was chosen first.
    if kind_b >= 0:
        note(s, CARD_MISSING, 1 - attacker, min(kind_a, kind_b), 0, 0)
    note(s, CARD_MISSING, 1 - attacker, max(kind_a, kind_b), 0, 0)


def strip_one(s: State, attacker: i64, kind: i64, stack: i64, victim_knows: bool) -> None:
    """One card of the victim's hand goes under a stack."""
    w = s.w
    victim = 1 - attacker
    me = victim * SIDE
    group = SET_OF[kind]
    w[me + HAND + group] -= CARD_ONE[kind]
    w[me + SURE + group] -= CARD_ONE[kind]
    w[me + BACKS] -= ONE[group]
    card = (kind + 1) | known_by(attacker)
    if victim_knows:
        card |= known_by(victim)
    else:
        card |= maybe_of(victim)
        w[attacker * SIDE + LOOSE + group] += CARD_ONE[kind]
    insert_under(s, stack, card)
    note(s, CARD_STRIPPED, attacker, victim, stack, kind)
