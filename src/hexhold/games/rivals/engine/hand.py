"""The end of a turn: hand check and exchange (rivals.hand, rivals.exchange)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import total
from hexhold.games.rivals.engine._actions import CARD, DRAW_TOP, LOOK_AT, PASS
from hexhold.games.rivals.engine.giving import owe_any
from hexhold.games.rivals.engine.layout import (
    BACKS,
    DRAW,
    EXCESS,
    EXCHANGE,
    HAND,
    HAND_CHECK,
    HAVE,
    LOOK,
    PROGRESS,
    REPLACE,
    SIDE,
    SKIP_DRAW,
    UNDER,
)
from hexhold.games.rivals.engine.stacks import (
    FROM_HAND,
    draw,
    fill_cards_of,
    fill_stacks,
    look,
    non_empty,
)
from hexhold.games.rivals.engine.state import State, pop, push, seat_of, top
from hexhold.games.rivals.engine.tables import SETS

HAND_LIMIT: Final = 3


def hand_limit(w: vec[i64], me: i64) -> i64:
    """rivals.hand.limit: three, and one for each progress point."""
    return HAND_LIMIT + w[me + PROGRESS]


def check_hand(s: State, frame: i64) -> None:
    """Put back or draw until the hand is as large as it should be; then the exchange."""
    w = s.w
    seat = seat_of(frame)
    me = seat * SIDE
    size = total(w[me + BACKS])
    limit = hand_limit(w, me)
    if size > limit:
        push(s, HAND_CHECK, seat)
        push(s, EXCESS, seat)
    elif size + w[me + SKIP_DRAW] < limit and non_empty(s):
        push(s, HAND_CHECK, seat)
        push(s, DRAW, seat)
    else:
        w[me + SKIP_DRAW] = 0
        if size > 0 and non_empty(s):
            push(s, EXCHANGE, seat)


def fill_hand(s: State, seat: i64, out: vec[i64]) -> i64:
    """Every kind of card in a hand."""
    n: i64 = 0
    for group in range(i64(SETS)):
        n = fill_cards_of(s.w[seat * SIDE + HAND + group], group, CARD, out, n)
    return n


def answer_draw(s: State, stack: i64) -> None:
    """rivals.hand.draw: one at a time."""
    draw(s, seat_of(pop(s)), stack, 1)


def answer_excess(s: State, kind: i64) -> None:
    """rivals.hand.excess: the card stays in the hand until its stack is named."""
    push(s, UNDER, seat_of(pop(s)), kind, FROM_HAND)


def fill_exchange(s: State, seat: i64, out: vec[i64]) -> i64:
    """A card to put back, or none."""
    n = fill_hand(s, seat, out)
    out[n] = PASS
    return n + 1


def answer_exchange(s: State, kind: i64) -> None:
    """rivals.exchange.return: first a card goes under a stack."""
    seat = seat_of(pop(s))
    push(s, REPLACE, seat)
    push(s, UNDER, seat, kind, FROM_HAND)


def fill_replace(s: State, out: vec[i64]) -> i64:
    """rivals.exchange.top, rivals.exchange.look."""
    me = seat_of(top(s)) * SIDE
    stacks = non_empty(s)
    n = fill_stacks(stacks, DRAW_TOP, out, 0)
    if total(s.w[me + HAVE]) >= s.w[me + LOOK]:
        n = fill_stacks(stacks, LOOK_AT, out, n)
    return n


def replace_by_top(s: State, stack: i64) -> None:
    """The top card of a stack."""
    draw(s, seat_of(pop(s)), stack, 1)


def replace_by_look(s: State, stack: i64) -> None:
    """For a price, any card of a stack."""
    seat = seat_of(pop(s))
    look(s, seat, stack, 1)
    owe_any(s, seat, s.w[seat * SIDE + LOOK], 0)
