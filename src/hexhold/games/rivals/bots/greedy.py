"""The greedy bot's choice in the Rivals: the action after which its principality is worth most.

Most actions there are asked in several questions (build, where, paid from which region), so an
action is followed through the bot's own next answers, as long as nothing hidden plays a part.
Compiled.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import popcount
from hexhold.games.rivals.bots.greedy_value import value
from hexhold.games.rivals.engine._actions import (
    ACTIONS,
    BUILD,
    CARD,
    DRAW_TOP,
    END,
    LOOK_AT,
    NAME_KIND,
    PLAY,
    PUT_UNDER,
    REMOVE,
    ROLL_DICE,
    SET_DIE,
)
from hexhold.games.rivals.engine._cards import KINDS
from hexhold.games.rivals.engine.flow import apply, fill
from hexhold.games.rivals.engine.layout import (
    BOOST,
    EXCHANGE,
    GAIN,
    GIVE,
    GIVE_ANY,
    HI,
    LAY,
    LO,
    MAIN,
    NUMBERED,
    SIDE,
    SITE,
    SWAP,
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
    if SET_DIE <= action < NAME_KIND:
        return value(s, seat) + number_worth(s, seat, action - SET_DIE + 1)
    after = s.copy()
    apply(after, action)
    follow(after, seat)
    worth = value(after, seat)
    if PLAY <= action < CARD and is_going_on(code_of(top(after))):
        worth += PLAYED
    return worth


def is_going_on(code: i64) -> bool:
    """Whether a card that was played has still to show what it is good for."""
    return code != MAIN and code != SWAP


def number_worth(s: State, seat: i64, number: i64) -> i64:
    """What a number of the die brings to a seat, beside what it brings to the other."""
    return 2 * harvest(s.w, seat * SIDE, number) - harvest(s.w, (1 - seat) * SIDE, number)


def harvest(w: vec[i64], me: i64, number: i64) -> i64:
    """How many resources a number brings to a side that has room for them."""
    places = w[me + NUMBERED + number] & ~(w[me + LO] & w[me + HI])
    return popcount(places) + popcount(places & w[me + BOOST])


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
