"""What to do before the dice in the Rivals: the mean over all that they may show. Compiled."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.games.rivals.bots.beam import follow
from hexhold.games.rivals.bots.lines import NEVER, UNSET, Beam, Line, Plan
from hexhold.games.rivals.engine import layout as q
from hexhold.games.rivals.engine._actions import ACTIONS, ROLL_DICE
from hexhold.games.rivals.engine.flow import apply, fill, fill_chance
from hexhold.games.rivals.engine.state import State, code_of, top


def best_before_dice(s: State, seat: i64, out: vec[i64], n: i64, k: vec[i64]) -> i64:
    """Roll, or first a card that helps the dice; which number to set."""
    best = out[0]
    best_worth: i64 = NEVER
    for i in range(n):
        worth = worth_of_dice(s, seat, out[i], k)
        if worth > best_worth:
            best_worth = worth
            best = out[i]
    return best


def worth_of_dice(s: State, seat: i64, action: i64, k: vec[i64]) -> i64:
    """The mean over all dice after an action."""
    after = s.copy()
    apply(after, action)
    code = code_of(top(after))
    if code == q.NUMBER or code == q.ROLL:
        out = vec[i64]([0] * ACTIONS)
        n = fill(after, seat, out)
        if code == q.ROLL:
            return worth_of_dice(after, seat, ROLL_DICE, k)
        best: i64 = NEVER
        for i in range(n):
            worth = worth_of_dice(after, seat, out[i], k)
            if worth > best:
                best = worth
        return best
    return mean_of_dice(after, seat, k)


def mean_of_dice(s: State, seat: i64, k: vec[i64]) -> i64:
    """What is expected of the dice."""
    out = vec[i64]([0] * ACTIONS)
    weights = vec[i64]([0] * ACTIONS)
    n = fill_chance(s, out, weights)
    sum: i64 = 0
    count: i64 = 0
    for i in range(n):
        after = s.copy()
        apply(after, out[i])
        plan = Plan(seat, k, q.GAIN)
        follow(plan, Line(after, None, UNSET, 0), Beam(1))
        best = plan.best
        if best is not None:
            sum += weights[i] * best.worth
        count += weights[i]
    return sum // count
