"""How both seats go on in an imagined match: the planner in a hurry. Compiled.

A narrow beam plans the turn once and is followed as long as nothing comes between; cards are drawn
and exchanged by what they are worth in the hand alone.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.rng import Rng, weighted
from hexhold.games.rivals.bots.beam import look_ahead
from hexhold.games.rivals.bots.cards import known_card, unseen_of
from hexhold.games.rivals.bots.lines import NEVER, UNSET, Line, Plan
from hexhold.games.rivals.bots.planner import choose_alone
from hexhold.games.rivals.bots.prospects import held_worth
from hexhold.games.rivals.bots.weights import EXCHANGING
from hexhold.games.rivals.engine import layout as q
from hexhold.games.rivals.engine._actions import (
    ACTIONS,
    CARD,
    DRAW_TOP,
    END,
    LOOK_AT,
    OPEN_STACK,
    PASS,
)
from hexhold.games.rivals.engine._cards import KINDS
from hexhold.games.rivals.engine.flow import apply, fill, fill_chance
from hexhold.games.rivals.engine.state import State, a_of, b_of, code_of, seat_of, top
from hexhold.games.rivals.engine.tables import SET_KINDS, SET_START, SETS

WIDTH: Final = 1
STEPS: Final = 6
NARROW: Final = 1
PATIENCE: Final = 2
STRIDES: Final[vec[i64]] = vec[i64]([1, 5, 7, 11, 13, 17, 19, 23, 25, 29, 31, 35])
MOST_ACTIONS: Final = 64  # of a line


class Player:
    """Plays on for both seats by the weights of each, with luck that candidates have in common."""

    __slots__ = (
        "at", "first", "length", "line", "luck", "narrow", "out", "round", "seat", "second",
        "start", "steps", "weights", "width",
    )  # fmt: skip

    def __init__(self, first: vec[i64], second: vec[i64]) -> None:
        self.first: vec[i64] = first  # what seat 0 goes by
        self.second: vec[i64] = second
        self.luck: i64 = 0  # of this round
        self.round: i64 = 0
        self.start: i64 = 0  # where the dice of all rounds begin
        self.out: vec[i64] = vec[i64]([0] * ACTIONS)
        self.weights: vec[i64] = vec[i64]([0] * ACTIONS)
        self.line: vec[i64] = vec[i64]([0] * MOST_ACTIONS)  # what is planned of this turn
        self.length: i64 = 0
        self.at: i64 = 0
        self.seat: i64 = 0  # whose line that is
        self.width: i64 = WIDTH
        self.steps: i64 = STEPS
        self.narrow: i64 = NARROW


def set_out_on(p: Player, seat: i64, line: Line, whole: bool) -> None:
    """Plan to do as a line says, and if it is the whole turn to end that."""
    length: i64 = 0
    at: Line | None = line
    while at is not None:
        if at.action != UNSET:
            length += 1
        at = at.before
    p.seat = seat
    p.at = 0
    p.length = 0
    if length + 1 > MOST_ACTIONS:
        return
    p.length = length
    if whole:
        p.line[length] = END
        p.length = length + 1
    at = line
    while at is not None:
        if at.action != UNSET:
            length -= 1
            p.line[length] = at.action
        at = at.before


def play_on(p: Player, s: State, turns: i64) -> None:
    """Play until so many turns have begun and the dice are due, or the match is over."""
    while True:
        frame = top(s)
        code = code_of(frame)
        if code == q.OVER:
            return
        if code >= q.CHANCE_CODES:
            p.length = 0
            apply(s, common_chance(p, s, code, frame))
            continue
        if code == q.ROLL and s.w[q.TURNS] > turns:
            return
        apply(s, chosen(p, s, code, seat_of(frame)))


def common_chance(p: Player, s: State, code: i64, frame: i64) -> i64:
    """What chance does: the same for the same turn and the same card, whatever came before."""
    n = fill_chance(s, p.out, p.weights)
    if n == 1:
        return p.out[0]
    if code == q.DICE:
        return p.out[spread_dice(p, s.w[q.TURNS], n)]
    about = s.w[q.TURNS]
    if code == q.DEAL:
        about = a_of(frame) * 64 + b_of(frame)
    rng = Rng(p.luck * 1_000_003 + code * 65_536 + about)
    return p.out[weighted(p.weights, n, rng)]


def spread_dice(p: Player, turn: i64, n: i64) -> i64:
    """Dice that show everything as often as it is likely, each turn's in another order.

    A stride that has no divisor in common with their number goes through them all.
    """
    whole: i64 = 0
    for i in range(n):
        whole += p.weights[i]
    stride = STRIDES[turn % len(STRIDES)]
    at = (p.round * stride + Rng(p.start + turn).below(whole)) % whole
    i = 0
    while at >= p.weights[i]:
        at -= p.weights[i]
        i += 1
    return i


def chosen(p: Player, s: State, code: i64, seat: i64) -> i64:
    """What a seat answers: as it has planned, or else by a new plan."""
    n = fill(s, seat, p.out)
    if p.at < p.length:
        action = planned(p, n, code, seat)
        if action != UNSET:
            return action
    if n == 1:
        return p.out[0]
    k = p.first
    if seat == 1:
        k = p.second
    if code == q.DRAW or code == q.OPEN or code == q.REPLACE:
        return quick_draw(s, seat, p.out, n, k)
    if code == q.EXCHANGE:
        return quick_exchange(s, seat, p.out, n, k)
    action = choose_alone(s, seat, p.out, n, k)
    if action != UNSET:
        return action
    return begun(p, s, code, seat, k)


def planned(p: Player, n: i64, code: i64, seat: i64) -> i64:
    """The next action of the line that was set out on; UNSET if something else is asked."""
    if seat != p.seat or (p.at > 0 and (code == q.LIBRARY or code == q.SPY)):
        p.length = 0
        return UNSET
    action = p.line[p.at]
    for i in range(n):
        if p.out[i] == action:
            p.at += 1
            return action
    return UNSET


def begun(p: Player, s: State, code: i64, seat: i64, k: vec[i64]) -> i64:
    """Plan anew, and begin with it."""
    plan = Plan(seat, k, code)
    plan.width = p.width
    plan.steps = p.steps
    plan.narrow = p.narrow
    plan.patience = PATIENCE
    look_ahead(plan, s)
    best = plan.best
    if best is None:
        return p.out[0]
    set_out_on(p, seat, best, True)
    if p.length == 0:
        return p.out[0]
    p.at = 1
    return p.line[0]


# -- cards --


def quick_worths(s: State, seat: i64, k: vec[i64]) -> vec[i64]:
    """What a card that has not been seen is worth in the hand, on the average, by set."""
    worths = vec[i64]([0] * SETS)
    for group in range(i64(SETS)):
        unseen = unseen_of(s, seat, group)
        sum: i64 = 0
        count: i64 = 0
        for kind in range(SET_START[group], SET_START[group] + SET_KINDS[group]):
            if unseen[kind] > 0:
                sum += unseen[kind] * held_worth(s, seat, kind, k)
                count += unseen[kind]
        if count > 0:
            worths[group] = sum // count
    return worths


def quick_top(s: State, seat: i64, stack: i64, worths: vec[i64], k: vec[i64]) -> i64:
    """What the top card of a stack is worth in the hand."""
    size = s.w[q.STACK_SIZE + stack]
    if size == 0:
        return NEVER
    kind = known_card(s, seat, s.rules.stack_at[stack] + size - 1)
    if kind >= 0:
        return held_worth(s, seat, kind, k)
    return worths[s.rules.stack_set[stack]]


def quick_draw(s: State, seat: i64, out: vec[i64], n: i64, k: vec[i64]) -> i64:
    """The stack whose top card promises most."""
    worths = quick_worths(s, seat, k)
    best = out[0]
    best_worth: i64 = NEVER
    for i in range(n):
        stack: i64 = UNSET
        if DRAW_TOP <= out[i] < LOOK_AT:
            stack = out[i] - DRAW_TOP
        elif out[i] >= OPEN_STACK:
            stack = out[i] - OPEN_STACK
        if stack == UNSET:
            continue
        worth = quick_top(s, seat, stack, worths, k)
        if worth > best_worth:
            best_worth = worth
            best = out[i]
    return best


def quick_exchange(s: State, seat: i64, out: vec[i64], n: i64, k: vec[i64]) -> i64:
    """The card that is worth least, if another promises more."""
    worths = quick_worths(s, seat, k)
    best_worth: i64 = NEVER
    for stack in range(s.rules.stacks):
        worth = quick_top(s, seat, stack, worths, k)
        if worth > best_worth:
            best_worth = worth
    least: i64 = best_worth - k[EXCHANGING]
    action: i64 = PASS
    for i in range(n):
        if CARD <= out[i] < CARD + KINDS:
            worth = held_worth(s, seat, out[i] - CARD, k)
            if worth < least:
                least = worth
                action = out[i]
    return action
