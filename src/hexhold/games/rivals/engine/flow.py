"""What follows an answer: the chapter that asked takes it, then jobs run until something is asked.

Chapters only push frames; nothing here calls itself.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.games.rivals.engine import _dispatch
from hexhold.games.rivals.engine._actions import ACTIONS, CHANCE_ACTIONS
from hexhold.games.rivals.engine.layout import JOBS
from hexhold.games.rivals.engine.state import State, code_of, pop, seat_of, top

_BUFFER: Final[vec[i64]] = vec[i64]([0] * ACTIONS)


def fill(s: State, seat: i64, out: vec[i64]) -> i64:
    """Write the seat's legal actions to out and return how many there are."""
    frame = top(s)
    if seat != seat_of(frame):
        return 0
    return _dispatch.fill(code_of(frame), s, seat, out)


def fill_chance(s: State, actions: vec[i64], weights: vec[i64]) -> i64:
    """Every outcome that is possible now, with its weight."""
    return _dispatch.fill_chance(code_of(top(s)), s, actions, weights)


def apply(s: State, action: i64) -> None:
    """Take an answer to the open question, then go on to the next."""
    answer(s, action)
    run_until_asked(s)


def answer(s: State, action: i64) -> None:
    """The chapter that asked takes the answer."""
    if action >= CHANCE_ACTIONS:
        _dispatch.play_chance(action, s)
    else:
        frame = top(s)
        _dispatch.play(code_of(frame), action, s, seat_of(frame))


def run_until_asked(s: State) -> None:
    """Run jobs and answer what leaves no choice, until something is asked."""
    while True:
        frame = top(s)
        code = code_of(frame)
        if code >= JOBS:
            pop(s)
            _dispatch.run(code, s, frame)
        elif _dispatch.is_forced(code):
            if not force(s, code, seat_of(frame)):
                return
        elif _dispatch.narrow(code, s):
            return


def force(s: State, code: i64, seat: i64) -> bool:
    """Give the only answer, if there is one; a question without any vanishes.

    All that such a question depends on is known to everybody.
    """
    n = _dispatch.fill(code, s, seat, _BUFFER)
    if n == 0:
        pop(s)
    elif n == 1:
        answer(s, _BUFFER[0])
    return n <= 1
