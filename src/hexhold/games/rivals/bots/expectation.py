"""What a line of the plan expects of dice, hidden cards and the other seat. Compiled."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.games.rivals.bots.cards import look_bonus
from hexhold.games.rivals.bots.lines import NEVER, UNSET, Line, Plan
from hexhold.games.rivals.bots.value import value
from hexhold.games.rivals.bots.weights import LOOKING, REPELLED, SPYING
from hexhold.games.rivals.engine import layout as q
from hexhold.games.rivals.engine._actions import ACTIONS, PASS
from hexhold.games.rivals.engine.flow import apply, fill, fill_chance
from hexhold.games.rivals.engine.state import State, code_of, top


def worst_answer(plan: Plan, s: State) -> i64:
    """What the other seat does: what is worst for us."""
    out = plan.out
    n = fill(s, 1 - plan.seat, out)
    worst = out[0]
    least: i64 = -NEVER
    for i in range(n):
        after = s.copy()
        apply(after, out[i])
        worth = value(after, plan.seat, plan.weights)
        if worth < least:
            least = worth
            worst = out[i]
    return worst


def expect_cards(plan: Plan, line: Line, code: i64) -> None:
    """A stack or a hand will be seen: go on without, and count what it promises."""
    k = plan.weights
    apply(line.state, PASS)
    if code == q.SPY:
        line.bonus += k[SPYING]
    else:
        line.bonus += look_bonus(line.state, plan.seat, k) * k[LOOKING] // 100


def expect_defence(plan: Plan, line: Line) -> None:
    """The other side may repel an attack: go on as if it did not, and count less."""
    out = vec[i64]([0] * ACTIONS)
    weights = vec[i64]([0] * ACTIONS)
    n = fill_chance(line.state, out, weights)
    repelled: i64 = 0
    hit: i64 = UNSET
    for i in range(n):
        after = line.state.copy()
        apply(after, out[i])
        frame = top(after)
        if code_of(frame) == q.MAIN:
            repelled += 1
        else:
            hit = out[i]
    if hit == UNSET:
        hit = out[0]
    line.bonus -= plan.weights[REPELLED] * repelled // n
    apply(line.state, hit)


def draw_typical_regions(plan: Plan, line: Line) -> None:
    """A new settlement draws two regions: count the mean of all, go on with the most usual."""
    out = vec[i64]([0] * ACTIONS)
    weights = vec[i64]([0] * ACTIONS)
    n = fill_chance(line.state, out, weights)
    typical = line.state
    if n == 1:
        apply(typical, out[0])
        return
    sum: i64 = 0
    drawn: list[State] = []
    worths = vec[i64]([0] * n)
    for i in range(n):
        after = line.state.copy()
        apply(after, out[i])
        apply(after, out[(i + 1) % n])
        lay_well(plan, after)
        worths[i] = value(after, plan.seat, plan.weights)
        sum += worths[i]
        drawn.append(after)
    mean = sum // n
    nearest: i64 = 0
    for i in range(n):
        if distance(worths[i], mean) < distance(worths[nearest], mean):
            nearest = i
    line.state = drawn[nearest]
    line.bonus += mean - worths[nearest]


def distance(one: i64, other: i64) -> i64:
    """How far two numbers are apart."""
    if one > other:
        return one - other
    return other - one


def lay_well(plan: Plan, s: State) -> None:
    """Of two new regions, the one above that is better there."""
    if code_of(top(s)) != q.ABOVE:
        return
    out = plan.out
    n = fill(s, plan.seat, out)
    best = out[0]
    best_worth: i64 = NEVER
    for i in range(n):
        after = s.copy()
        apply(after, out[i])
        worth = value(after, plan.seat, plan.weights)
        if worth > best_worth:
            best_worth = worth
            best = out[i]
    apply(s, best)
