"""The planner's beam over the own actions of a turn. Compiled.

Most actions are asked in several questions (build, where, paid from which region): a line of the
plan is followed through these, only its whole steps are compared. Where something hidden or a roll
comes, the line ends in what is expected of it.
"""

from typing import Final

from mypy_extensions import i64

from hexhold.games.rivals.bots.expectation import (
    draw_typical_regions,
    expect_cards,
    expect_defence,
    worst_answer,
)
from hexhold.games.rivals.bots.lines import UNSET, Beam, Line, Plan, is_new, weigh
from hexhold.games.rivals.engine import layout as q
from hexhold.games.rivals.engine._actions import BUILD, END, REMOVE
from hexhold.games.rivals.engine.flow import apply, fill
from hexhold.games.rivals.engine.state import State, code_of, seat_of, top

ANSWERS: Final = 12  # questions within a step


def look_ahead(plan: Plan, s: State) -> None:
    """Step by step, the best lines of each; remember the best that was seen."""
    beam = Beam(plan.width)
    follow(plan, Line(s, None, UNSET, 0), beam)
    idle: i64 = 0
    for _ in range(plan.steps):
        following = Beam(plan.width)
        before = plan.best
        for line in beam.lines:
            step(plan, line, following)
        idle += 1
        if plan.best is not before:
            idle = 0
        if len(following.lines) == 0 or idle == plan.patience:
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
        after = s.copy()
        apply(after, action)
        if is_new(plan, after):
            follow(plan, Line(after, line, action, line.bonus), beam)


def follow(plan: Plan, line: Line, beam: Beam) -> None:
    """Answer the questions within a step, and put what comes of it into the beam."""
    now = [line]
    for _ in range(i64(ANSWERS)):
        asked = Beam(plan.narrow)
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
    if plan.keeping:
        plan.kept.append(line)
    best = plan.best
    if best is None or line.worth > best.worth:
        plan.best = line


def answer_all(plan: Plan, line: Line, asked: Beam) -> None:
    """Every answer to an own question."""
    out = plan.out
    n = fill(line.state, plan.seat, out)
    for i in range(n):
        after = line.state.copy()
        apply(after, out[i])
        if is_new(plan, after):
            answered = Line(after, line, out[i], line.bonus)
            weigh(plan, answered)
            asked.add(answered)


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
        elif line.before is not None and (code == q.LIBRARY or code == q.SPY):
            expect_cards(plan, line, code)
        else:
            return code == plan.question or is_plain(code)
        s = line.state
