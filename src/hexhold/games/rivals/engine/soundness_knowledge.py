"""Whether what the seats know of each other's cards is true."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.games.rivals.engine import layout as q
from hexhold.games.rivals.engine._cards import KINDS
from hexhold.games.rivals.engine.knowledge import known_by, maybe_of, sum_of
from hexhold.games.rivals.engine.state import State
from hexhold.games.rivals.engine.tables import CARD_SHIFT, SET_KINDS, SET_OF, SET_START, SETS


def knowledge_is_true(s: State) -> bool:
    """What a seat knows is true, and every card lies in a stack with its back."""
    w = s.w
    for seat in range(i64(2)):
        for group in range(i64(SETS)):
            hand = sum_of(w[seat * q.SIDE + q.HAND + group])
            if (w[seat * q.SIDE + q.BACKS] >> (8 * group)) & 0xFF != hand:
                return False
            if not seat_is_known_rightly(s, seat, group):
                return False
    for stack in range(s.rules.stacks):
        start = s.rules.stack_at[stack]
        for at in range(start, start + w[q.STACK_SIZE + stack]):
            if w[at] != 0 and SET_OF[(w[at] & q.KIND_MASK) - 1] != s.rules.stack_set[stack]:
                return False
    return True


def seat_is_known_rightly(s: State, seat: i64, group: i64) -> bool:
    """What the other seat is sure of is in the hand; what is loose is there or where suspected."""
    w = s.w
    me = seat * q.SIDE
    suspected = vec[i64]([0] * KINDS)
    if not count_suspected(s, seat, group, suspected):
        return False
    any_suspected: i64 = 0
    for kind in range(SET_START[group], SET_START[group] + SET_KINDS[group]):
        shift = CARD_SHIFT[kind]
        sure = (w[me + q.SURE + group] >> shift) & 3
        unsure = ((w[me + q.HAND + group] >> shift) & 3) - sure
        loose = (w[me + q.LOOSE + group] >> shift) & 3
        if unsure < 0 or loose > unsure + suspected[kind]:
            return False
        any_suspected |= suspected[kind]
    return any_suspected == 0 or w[me + q.LOOSE + group] != 0


def count_suspected(s: State, seat: i64, group: i64, suspected: vec[i64]) -> bool:
    """Count, by kind, the positions that the other seat suspects; false if it has no right to."""
    w = s.w
    for stack in range(s.rules.stacks):
        if s.rules.stack_set[stack] == group:
            start = s.rules.stack_at[stack]
            for at in range(start, start + w[q.STACK_SIZE + stack]):
                if w[at] & maybe_of(1 - seat):
                    if w[at] & known_by(seat) == 0 or w[at] & known_by(1 - seat):
                        return False
                    suspected[(w[at] & q.KIND_MASK) - 1] += 1
    return True
