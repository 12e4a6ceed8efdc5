"""The planner's choice in the Rivals: the beginning of the best line of its turn. Compiled."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.games.rivals.bots.beam import look_ahead
from hexhold.games.rivals.bots.cards import (
    best_exchange,
    best_replacement,
    best_stack,
    best_to_strip,
)
from hexhold.games.rivals.bots.dice import best_before_dice
from hexhold.games.rivals.bots.lines import UNSET, Plan, first_of
from hexhold.games.rivals.bots.weights import weights_for
from hexhold.games.rivals.engine import layout as q
from hexhold.games.rivals.engine._actions import ACTIONS, END
from hexhold.games.rivals.engine.flow import fill
from hexhold.games.rivals.engine.state import State, code_of, top


def choose_by_plan(s: State, seat: i64, style: str = "") -> i64:
    """The best action of a seat, the first of equals."""
    return choose_with(s, seat, weights_for(s.rules.mode, style))


def choose_with(s: State, seat: i64, k: vec[i64]) -> i64:
    """The best action of a seat by other weights."""
    out = vec[i64]([0] * ACTIONS)
    n = fill(s, seat, out)
    if n == 1:
        return out[0]
    chosen = choose_alone(s, seat, out, n, k)
    if chosen != UNSET:
        return chosen
    plan = Plan(seat, k, code_of(top(s)))
    look_ahead(plan, s)
    best = plan.best
    if best is None:
        return out[0]
    first = first_of(best)
    if first == UNSET:
        return END
    return first


def choose_alone(s: State, seat: i64, out: vec[i64], n: i64, k: vec[i64]) -> i64:
    """The answer to a question about dice or hidden cards, which no line of a plan goes through."""
    code = code_of(top(s))
    if code == q.DRAW or code == q.OPEN or code == q.LIBRARY:
        return best_stack(s, seat, out, n, k)
    if code == q.REPLACE:
        return best_replacement(s, seat, out, n, k)
    if code == q.EXCHANGE:
        return best_exchange(s, seat, out, n, k)
    if code == q.STRIP:
        return best_to_strip(s, seat, out, n, k)
    if code == q.ROLL or code == q.NUMBER:
        return best_before_dice(s, seat, out, n, k)
    return UNSET
