"""Whether a state is sound, fast enough to be asked after every move of a long soak.

It asks what ../invariants.py asks, which tells in sentences what is broken; a test damages states
and compares the two.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.games.rivals.engine import layout as q
from hexhold.games.rivals.engine._cards import KINDS, TOWN_HALL
from hexhold.games.rivals.engine.advantage import points_of
from hexhold.games.rivals.engine.audit import derive
from hexhold.games.rivals.engine.hand import hand_limit
from hexhold.games.rivals.engine.knowledge import sum_of
from hexhold.games.rivals.engine.setup import FACE_UP_COPIES, UNDER_YULE
from hexhold.games.rivals.engine.soundness_knowledge import knowledge_is_true
from hexhold.games.rivals.engine.soundness_land import land_is_whole
from hexhold.games.rivals.engine.soundness_pieces import (
    cards_are_whole,
    regions_are_whole,
    sites_are_filled_rightly,
)
from hexhold.games.rivals.engine.soundness_points import points_are_right
from hexhold.games.rivals.engine.state import NO_SEAT, State, code_of, seat_of, top
from hexhold.games.rivals.engine.tables import COLUMNS_ACROSS, EVENTS, SET_KINDS, SETS, SLOTS

# The cells of a side, and of the table, that hold two-bit counters of the four sets.
SIDE_COUNTERS: Final[vec[i64]] = vec[i64]([q.HAND, q.BUILT, q.SURE, q.LOOSE])
TABLE_COUNTERS: Final[vec[i64]] = vec[i64]([q.POOL, q.DISCARD])
EVENT_COUNTERS: Final[vec[i64]] = vec[i64]([q.EVENT_POOL, q.EVENT_PAST, q.MOON_BOX])
MARK_BITS: Final = 11  # a card and the four marks of a position


def is_sound(s: State) -> bool:
    """Whether nothing is broken."""
    return (
        words_can_be_read(s)
        and cards_are_whole(s)
        and land_is_whole(s)
        and regions_are_whole(s)
        and sites_are_filled_rightly(s)
        and derived_again_is_the_same(s)
        and points_are_right(s)
        and knowledge_is_true(s)
        and events_are_whole(s)
        and ending_is_right(s)
        and turn_is_the_active_seats(s)
    )


# -- cells --


def words_can_be_read(s: State) -> bool:
    """Every cell means something: the other checks can read it."""
    w = s.w
    for group in range(i64(SETS)):
        width = 2 * SET_KINDS[group]
        for i in range(i64(2)):
            if w[TABLE_COUNTERS[i] + group] >> width != 0:
                return False
        for i in range(i64(4)):
            for seat in range(i64(2)):
                if w[seat * q.SIDE + SIDE_COUNTERS[i] + group] >> width != 0:
                    return False
    for i in range(i64(3)):
        if w[EVENT_COUNTERS[i]] >> (4 * EVENTS) != 0:
            return False
    if w[q.DEPTH] <= 0 or w[q.DEPTH] > q.MOST_FRAMES:
        return False
    if (w[q.ACTIVE] | w[q.FIRST_SEAT]) >> 1 != 0:
        return False
    return side_can_be_read(w, 0) and side_can_be_read(w, q.SIDE) and stacks_can_be_read(s)


def side_can_be_read(w: vec[i64], me: i64) -> bool:
    """Masks are not negative, columns are there, and sites hold cards."""
    for at in range(me + q.LO, me + q.HAND):
        if w[at] >> 62 != 0:
            return False
    if (w[me + q.COLUMNS] | w[me + q.CITIES]) >> COLUMNS_ACROSS != 0:
        return False
    for at in range(me + q.SLOT, me + q.SLOT + SLOTS):
        if (w[at] < 0 or w[at] > KINDS) and w[at] != TOWN_HALL + 1 + q.COVERS:
            return False
    return True


def stacks_can_be_read(s: State) -> bool:
    """Every stack has room, and cards with marks."""
    w = s.w
    for stack in range(s.rules.stacks):
        size = w[q.STACK_SIZE + stack]
        if size < 0 or size > sum_of(s.rules.pool[s.rules.stack_set[stack]]) + FACE_UP_COPIES:
            return False
        start = s.rules.stack_at[stack]
        for at in range(start, start + size):
            kind = w[at] & q.KIND_MASK
            if w[at] != 0 and (kind == 0 or kind > KINDS or w[at] >> MARK_BITS != 0):
                return False
    return True


# -- what follows, events, the ending --


def derived_again_is_the_same(s: State) -> bool:
    """Deriving again changes nothing."""
    again = s.copy()
    derive(again)
    at: i64 = 0
    while at < q.STACKS and again.w[at] == s.w[at]:
        at += 1
    return at == q.STACKS


def events_are_whole(s: State) -> bool:
    """Every event is somewhere, and the hand limit held at the end of the last turn."""
    w = s.w
    past = four_bits_of(w[q.EVENT_PAST])
    unseen = four_bits_of(w[q.EVENT_POOL])
    if past + unseen + w[q.MOON_SLOTS] + 1 != s.rules.event_cards:
        return False
    if w[q.EVENT_LEFT] + past != s.rules.event_cards - UNDER_YULE - 1:
        return False
    if code_of(top(s)) == q.ROLL and w[q.TURNS] > 1:
        me = (1 - w[q.ACTIVE]) * q.SIDE
        hand: i64 = 0
        for group in range(i64(SETS)):
            hand += sum_of(w[me + q.HAND + group])
        return hand <= hand_limit(w, me)
    return True


def four_bits_of(counters: i64) -> i64:
    """How many events four-bit counters hold."""
    events: i64 = 0
    while counters > 0:
        events += counters & 15
        counters >>= 4
    return events


def ending_is_right(s: State) -> bool:
    """A match that is over ended somehow; only the active seat wins, and with enough points."""
    w = s.w
    ending = w[q.ENDING]
    if code_of(top(s)) != q.OVER:
        return ending == q.NOT_ENDED and w[q.WINNER] == NO_SEAT
    if ending == q.BY_POINTS:
        return w[q.WINNER] == w[q.ACTIVE] and points_of(w, w[q.ACTIVE]) >= s.rules.goal
    return ending == q.TURN_LIMIT and w[q.WINNER] == NO_SEAT


def turn_is_the_active_seats(s: State) -> bool:
    """Nobody else rolls or has an action phase."""
    w = s.w
    for at in range(i64(q.FRAME), q.FRAME + w[q.DEPTH]):
        code = code_of(w[at])
        if (code == q.MAIN or code == q.ROLL) and seat_of(w[at]) != w[q.ACTIVE]:
            return False
    return True
