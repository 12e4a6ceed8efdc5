"""What the planner expects of cards that it cannot see yet: drawn, picked, exchanged.

Only what the seat may know counts: a card that it has not seen is as likely at any place that it
has not seen. Compiled.
"""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import total
from hexhold.games.rivals.bots.lines import NEVER
from hexhold.games.rivals.bots.value import value
from hexhold.games.rivals.bots.weights import EXCHANGING, STORED
from hexhold.games.rivals.engine._actions import (
    CARD,
    DRAW_TOP,
    LOOK_AT,
    OPEN_STACK,
    PASS,
    PUT_UNDER,
)
from hexhold.games.rivals.engine._cards import KINDS
from hexhold.games.rivals.engine.knowledge import count_in, into_hand, known_by, out_of_hand
from hexhold.games.rivals.engine.layout import (
    HAND,
    HAVE,
    KIND_MASK,
    LOOK,
    POOL,
    SIDE,
    STACK_SIZE,
    SURE,
)
from hexhold.games.rivals.engine.state import State
from hexhold.games.rivals.engine.tables import SET_KINDS, SET_START


def unseen_of(s: State, seat: i64, group: i64) -> vec[i64]:
    """How many cards of each kind of a set the seat has not seen, wherever they are."""
    w = s.w
    other = (1 - seat) * SIDE
    unseen = vec[i64]([0] * KINDS)
    for kind in range(SET_START[group], SET_START[group] + SET_KINDS[group]):
        unseen[kind] = count_in(w[POOL + group], kind)
        unseen[kind] += count_in(w[other + HAND + group], kind)
        unseen[kind] -= count_in(w[other + SURE + group], kind)
    for stack in range(s.rules.stacks):
        if s.rules.stack_set[stack] != group:
            continue
        at = s.rules.stack_at[stack]
        for i in range(at, at + w[STACK_SIZE + stack]):
            if w[i] != 0 and w[i] & known_by(seat) == 0:
                unseen[(w[i] & KIND_MASK) - 1] += 1
    return unseen


def worth_with(s: State, seat: i64, kind: i64, k: vec[i64]) -> i64:
    """What the position is worth with one more card in the hand."""
    with_card = s.copy()
    into_hand(with_card.w, seat, kind, False)
    return value(with_card, seat, k)


def worths_of_unseen(s: State, seat: i64, unseen: vec[i64], k: vec[i64]) -> vec[i64]:
    """What the position is worth with each of the cards that may come."""
    worths = vec[i64]([0] * KINDS)
    for kind in range(i64(KINDS)):
        if unseen[kind] > 0:
            worths[kind] = worth_with(s, seat, kind, k)
    return worths


def known_card(s: State, seat: i64, at: i64) -> i64:
    """The card at a position of a stack, or -1 if the seat does not know it."""
    if s.w[at] & known_by(seat):
        return (s.w[at] & KIND_MASK) - 1
    return -1


def worth_of_top(s: State, seat: i64, stack: i64, k: vec[i64]) -> i64:
    """What is expected of drawing the top card of a stack."""
    size = s.w[STACK_SIZE + stack]
    if size == 0:
        return NEVER
    kind = known_card(s, seat, s.rules.stack_at[stack] + size - 1)
    if kind >= 0:
        return worth_with(s, seat, kind, k)
    unseen = unseen_of(s, seat, s.rules.stack_set[stack])
    worths = worths_of_unseen(s, seat, unseen, k)
    sum: i64 = 0
    count: i64 = 0
    for kind in range(i64(KINDS)):
        sum += unseen[kind] * worths[kind]
        count += unseen[kind]
    if count == 0:
        return value(s, seat, k)
    return sum // count


def worth_of_look(s: State, seat: i64, stack: i64, k: vec[i64]) -> i64:
    """What is expected of choosing a card out of a stack."""
    best: i64 = NEVER
    hidden: i64 = 0
    start = s.rules.stack_at[stack]
    for at in range(start, start + s.w[STACK_SIZE + stack]):
        kind = known_card(s, seat, at)
        if kind < 0:
            hidden += 1
        else:
            worth = worth_with(s, seat, kind, k)
            if worth > best:
                best = worth
    if hidden == 0:
        return best
    unseen = unseen_of(s, seat, s.rules.stack_set[stack])
    return expected_best(unseen, worths_of_unseen(s, seat, unseen, k), hidden, best)


def expected_best(unseen: vec[i64], worths: vec[i64], drawn: i64, known: i64) -> i64:
    """The mean of the best of so many unseen cards, or of one that is known if that is better."""
    left: i64 = 0
    for kind in range(i64(KINDS)):
        left += unseen[kind]
    taken = vec[i64]([0] * KINDS)
    none_yet: i64 = 1_000_000  # the chance that no better card is in the stack, in millionths
    mean: i64 = 0
    last: i64 = known
    while left > 0:
        top: i64 = -1
        for kind in range(i64(KINDS)):
            if unseen[kind] > taken[kind] and (top < 0 or worths[kind] > worths[top]):
                top = kind
        if worths[top] <= known:
            break
        taken[top] += 1
        here = none_yet
        if drawn < left:
            here = none_yet * drawn // left
        mean += here * (worths[top] // 8) // 1_000_000 * 8
        none_yet -= here
        left -= 1
        last = worths[top]
        if none_yet <= 0:
            return mean
    if known > NEVER:
        last = known
    return mean + none_yet * (last // 8) // 1_000_000 * 8


# -- the questions --


def best_stack(s: State, seat: i64, out: vec[i64], n: i64, k: vec[i64]) -> i64:
    """Which stack to draw from or to look through."""
    best = out[0]
    best_worth: i64 = NEVER
    for i in range(n):
        worth = worth_of_stack_action(s, seat, out[i], k)
        if worth > best_worth:
            best_worth = worth
            best = out[i]
    return best


def worth_of_stack_action(s: State, seat: i64, action: i64, k: vec[i64]) -> i64:
    """What is expected of a draw, a look, or nothing."""
    if action == PASS:
        return value(s, seat, k)
    if DRAW_TOP <= action < LOOK_AT:
        return worth_of_top(s, seat, action - DRAW_TOP, k)
    if LOOK_AT <= action < PUT_UNDER:
        return worth_of_look(s, seat, action - LOOK_AT, k)
    return worth_of_top(s, seat, action - OPEN_STACK, k)


def price_of_look(s: State, seat: i64, k: vec[i64]) -> i64:
    """What looking through a stack costs, about."""
    dearest: i64 = 0
    for resource in range(i64(6)):
        if k[STORED + resource] > dearest:
            dearest = k[STORED + resource]
    return s.w[seat * SIDE + LOOK] * dearest


def worth_of_replacing(s: State, seat: i64, k: vec[i64]) -> i64:
    """The best that may come for a card that was put back."""
    best: i64 = NEVER
    looking = total(s.w[seat * SIDE + HAVE]) >= s.w[seat * SIDE + LOOK]
    price = price_of_look(s, seat, k)
    for stack in range(s.rules.stacks):
        if s.w[STACK_SIZE + stack] == 0:
            continue
        worth = worth_of_top(s, seat, stack, k)
        if worth > best:
            best = worth
        if looking:
            worth = worth_of_look(s, seat, stack, k) - price
            if worth > best:
                best = worth
    return best


def best_replacement(s: State, seat: i64, out: vec[i64], n: i64, k: vec[i64]) -> i64:
    """What to take for a card that was put back."""
    best = out[0]
    best_worth: i64 = NEVER
    for i in range(n):
        worth = worth_of_stack_action(s, seat, out[i], k)
        if out[i] >= LOOK_AT:
            worth -= price_of_look(s, seat, k)
        if worth > best_worth:
            best_worth = worth
            best = out[i]
    return best


def best_exchange(s: State, seat: i64, out: vec[i64], n: i64, k: vec[i64]) -> i64:
    """Which card to put back for another, or none."""
    best: i64 = PASS
    best_worth = value(s, seat, k) + k[EXCHANGING]
    for i in range(n):
        if out[i] < CARD:
            continue
        without = s.copy()
        out_of_hand(without, seat, out[i] - CARD)
        worth = worth_of_replacing(without, seat, k)
        if worth > best_worth:
            best_worth = worth
            best = out[i]
    return best


def best_to_strip(s: State, seat: i64, out: vec[i64], n: i64, k: vec[i64]) -> i64:
    """The card of the other hand, which lies open now, that is worth most over there."""
    best = out[0]
    best_loss: i64 = NEVER
    other = 1 - seat
    before = value(s, other, k)
    for i in range(n):
        without = s.copy()
        out_of_hand(without, other, out[i] - CARD)
        loss = before - value(without, other, k)
        if loss > best_loss:
            best_loss = loss
            best = out[i]
    return best


def look_bonus(s: State, seat: i64, k: vec[i64]) -> i64:
    """What choosing a card out of the best stack adds to a position."""
    best: i64 = 0
    before = value(s, seat, k)
    for stack in range(s.rules.stacks):
        if s.w[STACK_SIZE + stack] > 0:
            gain = worth_of_look(s, seat, stack, k) - before
            if gain > best:
                best = gain
    return best
