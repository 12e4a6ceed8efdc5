"""The planner's choice in the Rivals: a beam over the own actions of the turn. Compiled.

Most actions are asked in several questions (build, where, paid from which region): a line of the
plan is followed through these, only its whole steps are compared. Where something hidden or a roll
comes, the line ends in what is expected of it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.games.rivals.bots.cards import (
    NEVER,
    best_exchange,
    best_replacement,
    best_stack,
    best_to_strip,
    look_bonus,
)
from hexhold.games.rivals.bots.value import value
from hexhold.games.rivals.bots.weights import BY_MODE, LOOKING, REPELLED, SPYING
from hexhold.games.rivals.engine import layout as q
from hexhold.games.rivals.engine._actions import (
    ACTIONS,
    BUILD,
    END,
    PASS,
    REMOVE,
    ROLL_DICE,
)
from hexhold.games.rivals.engine.flow import apply, fill, fill_chance
from hexhold.games.rivals.engine.state import State, code_of, seat_of, top

WIDTH: Final = 12  # lines kept after each step
STEPS: Final = 7
NARROW: Final = 8  # lines kept within a step
ANSWERS: Final = 12  # questions within a step
UNSET: Final = -1
KEY_MASK: Final = 0xFFFFFFFFFF  # so that a product stays below 2**62
HASHED: Final = q.STACKS  # words of a state that tell positions of one plan apart


class Line:
    """A way to go on: how it begins, where it leads, what that is worth."""

    __slots__ = ("bonus", "first", "state", "worth")

    def __init__(self, state: State, first: i64, bonus: i64) -> None:
        self.state: State = state
        self.first: i64 = first
        self.bonus: i64 = bonus  # what is expected of things that the state does not show
        self.worth: i64 = 0


class Beam:
    """The best lines, best first."""

    __slots__ = ("lines", "width")

    def __init__(self, width: i64) -> None:
        self.lines: list[Line] = []
        self.width: i64 = width

    def add(self, line: Line) -> None:
        """Keep a line if it is among the best."""
        lines = self.lines
        n = i64(len(lines))
        if n == self.width and line.worth <= lines[n - 1].worth:
            return
        at = n
        while at > 0 and lines[at - 1].worth < line.worth:
            at -= 1
        lines.insert(at, line)
        if n == self.width:
            lines.pop()


class Plan:
    """One look ahead: for whom, by which weights, from which question, and the best line so far."""

    __slots__ = ("actions", "best", "best_worth", "out", "question", "seat", "seen", "weights")

    def __init__(self, seat: i64, weights: vec[i64], question: i64) -> None:
        self.seat: i64 = seat
        self.weights: vec[i64] = weights
        self.question: i64 = question
        self.actions: vec[i64] = vec[i64]([0] * ACTIONS)
        self.out: vec[i64] = vec[i64]([0] * ACTIONS)
        self.seen: set[i64] = set()  # the keys of positions that were looked at
        self.best: i64 = UNSET
        self.best_worth: i64 = NEVER


def choose_by_plan(s: State, seat: i64) -> i64:
    """The best action of a seat, the first of equals."""
    return choose_with(s, seat, BY_MODE[s.rules.mode])


def choose_with(s: State, seat: i64, k: vec[i64]) -> i64:
    """The best action of a seat by other weights."""
    out = vec[i64]([0] * ACTIONS)
    n = fill(s, seat, out)
    code = code_of(top(s))
    if n == 1:
        return out[0]
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
    plan = Plan(seat, k, code)
    look_ahead(plan, s)
    if plan.best == UNSET:
        return out[0]
    return plan.best


# -- the beam --


def look_ahead(plan: Plan, s: State) -> None:
    """Step by step, the best lines of each; remember the best that was seen."""
    beam = Beam(WIDTH)
    follow(plan, Line(s, UNSET, 0), beam)
    for _ in range(i64(STEPS)):
        following = Beam(WIDTH)
        for line in beam.lines:
            step(plan, line, following)
        if len(following.lines) == 0:
            return
        beam = following


def step(plan: Plan, line: Line, beam: Beam) -> None:
    """Every action of the main phase, each followed to where the next can be chosen."""
    s = line.state
    frame = top(s)
    if code_of(frame) != q.MAIN or seat_of(frame) != plan.seat:
        return
    out = plan.actions
    n = fill(s, plan.seat, out)
    for i in range(n):
        action = out[i]
        if action == END or REMOVE <= action < BUILD:
            continue
        first = line.first
        if first == UNSET:
            first = action
        after = s.copy()
        apply(after, action)
        if is_new(plan, after):
            follow(plan, Line(after, first, line.bonus), beam)


def follow(plan: Plan, line: Line, beam: Beam) -> None:
    """Answer the questions within a step, and put what comes of it into the beam."""
    now = [line]
    for _ in range(i64(ANSWERS)):
        asked = Beam(NARROW)
        for one in now:
            if settle(plan, one):
                answer_all(plan, one, asked)
            else:
                finish(plan, one, beam)
        if len(asked.lines) == 0:
            return
        now = asked.lines


def finish(plan: Plan, line: Line, beam: Beam) -> None:
    """A whole step is done: the turn may end here, or go on."""
    weigh(plan, line)
    beam.add(line)
    if line.worth > plan.best_worth:
        plan.best_worth = line.worth
        plan.best = line.first
        if line.first == UNSET:
            plan.best = END


def answer_all(plan: Plan, line: Line, asked: Beam) -> None:
    """Every answer to an own question."""
    out = plan.out
    n = fill(line.state, plan.seat, out)
    for i in range(n):
        first = line.first
        if first == UNSET:
            first = out[i]
        after = line.state.copy()
        apply(after, out[i])
        if is_new(plan, after):
            answered = Line(after, first, line.bonus)
            weigh(plan, answered)
            asked.add(answered)


def weigh(plan: Plan, line: Line) -> None:
    """What a line is worth."""
    line.worth = value(line.state, plan.seat, plan.weights) + line.bonus


def is_new(plan: Plan, s: State) -> bool:
    """Whether a position was not reached another way before."""
    key = key_of(s)
    if key in plan.seen:
        return False
    plan.seen.add(key)
    return True


def key_of(s: State) -> i64:
    """A number for everything that the actions of a plan change."""
    w = s.w
    key: i64 = 17
    for i in range(i64(HASHED)):
        key = ((key & KEY_MASK) * 1_048_573) ^ w[i]
        key ^= key >> 23
    return key


# -- questions within a step --


def is_plain(code: i64) -> bool:
    """Questions that are answered by what lies open."""
    if q.SITE <= code <= q.BUY or code == q.RAID or code == q.GIFT or code == q.TITHE:
        return True
    if q.SHOOT <= code <= q.UNDER or code == q.LOSE or code == q.RANSOM:
        return True
    return q.SALVAGE <= code <= q.SWAP_WITH or code == q.HEAL or code == q.ABOVE


def settle(plan: Plan, line: Line) -> bool:
    """Go on to an own question that the plan answers; false if the step is over."""
    s = line.state
    seat = plan.seat
    while True:
        frame = top(s)
        code = code_of(frame)
        if code == q.MAIN or code == q.OVER:
            return False
        if code == q.LAND and seat_of(frame) == seat:
            draw_typical_regions(plan, line)
        elif code == q.DEFEND:
            expect_defence(plan, line)
        elif code >= q.CHANCE_CODES:
            return False
        elif seat_of(frame) != seat:
            if not is_plain(code):
                return False
            apply(s, worst_answer(plan, s))
        elif line.first != UNSET and (code == q.LIBRARY or code == q.SPY):
            expect_cards(plan, line, code)
        else:
            return code == plan.question or is_plain(code)
        s = line.state


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


# -- before the dice --


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
        follow(plan, Line(after, UNSET, 0), Beam(1))
        sum += weights[i] * plan.best_worth
        count += weights[i]
    return sum // count
