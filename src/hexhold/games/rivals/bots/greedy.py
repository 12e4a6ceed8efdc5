"""The greedy bot's choice in the Rivals: the action after which its principality is worth most.

Most actions there are asked in several questions (build, where, paid from which region), so an
action is followed through the bot's own next answers, as long as nothing hidden plays a part.
Compiled.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.games.rivals.bots.greedy_value import value
from hexhold.games.rivals.engine._actions import (
    ACTIONS,
    BUILD,
    CARD,
    DRAW_TOP,
    END,
    LOOK_AT,
    PLAY,
    PUT_UNDER,
    REMOVE,
    ROLL_DICE,
)
from hexhold.games.rivals.engine._cards import KINDS
from hexhold.games.rivals.engine.flow import apply, fill
from hexhold.games.rivals.engine.layout import (
    EXCHANGE,
    GAIN,
    GIVE,
    GIVE_ANY,
    LAY,
    MAIN,
    SITE,
    TURNS,
    WAIVE,
    WANT,
)
from hexhold.games.rivals.engine.state import State, code_of, seat_of, top

NEVER: Final = -10_000_000
DEEPEST: Final = 9  # answers that an action is followed through
FRESH_CARD: Final = 13  # a card still to be drawn, in exchange for one that is known
STACK_TURNS: Final = 7  # stacks are drawn from in turn
PLAYED: Final = 25  # what an action card still in the middle of its effect is worth


def choose_greedily(s: State, seat: i64) -> i64:
    """The best action of a seat, the first of equals."""
    out = vec[i64]([0] * ACTIONS)
    n = fill(s, seat, out)
    best = out[0]
    best_worth: i64 = NEVER
    for i in range(n):
        worth = worth_of(s, seat, out[i])
        if worth > best_worth:
            best_worth = worth
            best = out[i]
    return best


def worth_of(s: State, seat: i64, action: i64) -> i64:
    """What a seat expects of an action."""
    if action == END or action == ROLL_DICE:
        return value(s, seat)
    if REMOVE <= action < BUILD:
        return NEVER
    if CARD <= action < CARD + KINDS:
        return card_choice_worth(s, seat, action)
    if DRAW_TOP <= action < LOOK_AT:
        return value(s, seat) + (s.w[TURNS] + action) % STACK_TURNS
    if LOOK_AT <= action < PUT_UNDER:
        return NEVER
    after = s.copy()
    apply(after, action)
    follow(after, seat)
    worth = value(after, seat)
    if PLAY <= action < CARD and code_of(top(after)) != MAIN:
        worth += PLAYED
    return worth


def card_choice_worth(s: State, seat: i64, action: i64) -> i64:
    """A card is named: by what the state becomes, and a card put back makes room for a new one."""
    exchanging = code_of(top(s)) == EXCHANGE
    after = s.copy()
    apply(after, action)
    worth = value(after, seat)
    if exchanging:
        worth += FRESH_CARD
    return worth


def is_plain(code: i64) -> bool:
    """Questions that the bot answers by what it sees alone."""
    if code == SITE or code == WAIVE or code == GIVE or code == GIVE_ANY:
        return True
    return code == GAIN or code == WANT or code == LAY


def follow(s: State, seat: i64) -> None:
    """Answer the own plain questions that an action leads to, each as looks best at once."""
    out = vec[i64]([0] * ACTIONS)
    for _ in range(i64(DEEPEST)):
        frame = top(s)
        if not is_plain(code_of(frame)) or seat_of(frame) != seat:
            return
        n = fill(s, seat, out)
        apply(s, best_answer(s, seat, out, n))


def best_answer(s: State, seat: i64, out: vec[i64], n: i64) -> i64:
    """The answer after which the position is worth most."""
    best = out[0]
    best_worth: i64 = NEVER
    for i in range(n):
        after = s.copy()
        apply(after, out[i])
        worth = value(after, seat)
        if worth > best_worth:
            best_worth = worth
            best = out[i]
    return best
