"""Cards as lists of kinds, for whoever writes, reads or checks a whole position."""

from hexhold.games.rivals.engine import layout as q
from hexhold.games.rivals.engine.stacks import FROM_TABLE
from hexhold.games.rivals.engine.state import State, a_of, b_of, code_of
from hexhold.games.rivals.engine.tables import SET_START


def listed(counters: int, group: int) -> list[int]:
    """Two-bit counters as a list of kinds in order."""
    kinds: list[int] = []
    kind = int(SET_START[group])
    while counters:
        kinds += [kind] * (counters & 3)
        counters >>= 2
        kind += 1
    return kinds


def in_questions(s: State) -> list[int]:
    """Cards that are nowhere but in a question or a job."""
    kinds = []
    for at in range(q.FRAME, q.FRAME + s.w[q.DEPTH]):
        frame = s.w[at]
        code = code_of(frame)
        table = code == q.UNDER and b_of(frame) == FROM_TABLE
        if code in (q.SITE, q.TO_DISCARD) or table:
            kinds.append(int(a_of(frame)))
    return kinds
