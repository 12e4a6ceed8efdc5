"""What a plan is made of: lines of own actions, the best of them, for whom. Compiled."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from hexhold.games.rivals.bots.value import value
from hexhold.games.rivals.engine import layout as q
from hexhold.games.rivals.engine._actions import ACTIONS
from hexhold.games.rivals.engine.state import State

NEVER: Final = -100_000_000
UNSET: Final = -1
KEY_MASK: Final = 0xFFFFFFFFFF  # so that a product stays below 2**62


@mypyc_attr(acyclic=True)
class Line:
    """A way to go on: its last action and what came before, where it leads, what that is worth."""

    __slots__ = ("action", "before", "bonus", "state", "worth")

    def __init__(self, state: State, before: "Line | None", action: i64, bonus: i64) -> None:
        self.state: State = state
        self.before: Line | None = before
        self.action: i64 = action
        self.bonus: i64 = bonus  # what is expected of things that the state does not show
        self.worth: i64 = 0


@mypyc_attr(acyclic=True)
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


@mypyc_attr(acyclic=True)
class Plan:
    """One look ahead: for whom, by which weights, from which question, how far; what it found."""

    __slots__ = (
        "actions", "best", "keeping", "kept", "narrow", "out", "patience", "question", "seat",
        "seen", "steps", "weights", "width",
    )  # fmt: skip

    def __init__(self, seat: i64, weights: vec[i64], question: i64) -> None:
        self.seat: i64 = seat
        self.weights: vec[i64] = weights
        self.question: i64 = question
        self.width: i64 = 12  # lines kept after each step
        self.steps: i64 = 7
        self.narrow: i64 = 8  # lines kept within a step
        self.patience: i64 = 7  # steps that may bring nothing better
        self.actions: vec[i64] = vec[i64]([0] * ACTIONS)
        self.out: vec[i64] = vec[i64]([0] * ACTIONS)
        self.seen: set[i64] = set()  # the keys of positions that were looked at
        self.best: Line | None = None
        self.keeping: bool = False  # whether all lines are kept, not the best alone
        self.kept: list[Line] = []


def weigh(plan: Plan, line: Line) -> None:
    """What a line is worth."""
    line.worth = value(line.state, plan.seat, plan.weights) + line.bonus


def is_new(plan: Plan, s: State) -> bool:
    """Whether a position was not reached another way before."""
    key = key_of(s, plan.seat)
    if key in plan.seen:
        return False
    plan.seen.add(key)
    return True


def key_of(s: State, seat: i64) -> i64:
    """A number for all that own actions change and a value reads.

    Where a card stands is told by what it does to the regions beside it.
    """
    w = s.w
    me = seat * q.SIDE
    other = q.SIDE - me
    key = hashed(w, me, me + q.SLOT, 17)
    key = hashed(w, other, other + 2, key)
    key = hashed(w, other + q.COLUMNS, other + q.BACKS, key)
    key = hashed(w, q.HERO_TOKEN, q.EVENT_POOL, key)
    return hashed(w, q.DEPTH, q.FRAME + w[q.DEPTH], key ^ w[q.FETCHED])


def hashed(w: vec[i64], start: i64, end: i64, key: i64) -> i64:
    """A number for some cells, and another number."""
    for i in range(start, end):
        key = ((key & KEY_MASK) * 1_048_573) ^ w[i]
        key ^= key >> 23
    return key


def first_of(line: Line) -> i64:
    """The action that a line begins with; UNSET if it has none."""
    first: i64 = UNSET
    at: Line | None = line
    while at is not None:
        if at.action != UNSET:
            first = at.action
        at = at.before
    return first
