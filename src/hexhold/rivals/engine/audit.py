"""Everything derived, computed again from the cards alone: for positions and for invariants."""

from typing import Final

from mypy_extensions import i64

from hexhold.core.bits import popcount
from hexhold.rivals.engine.advantage import update_tokens
from hexhold.rivals.engine.knowledge import sum_of
from hexhold.rivals.engine.layout import (
    BUILT,
    CITIES,
    CITIES_LEFT,
    COLUMNS,
    DEPTH,
    DISCARD,
    FACE_UP,
    FRAME,
    HAND,
    HERO_TOKEN,
    POOL,
    ROADS,
    ROADS_LEFT,
    SETTLEMENTS_LEFT,
    SIDE,
    SITE,
    STACK_SIZE,
    STACKS,
    TO_DISCARD,
    TRADE_TOKEN,
    UNDER,
)
from hexhold.rivals.engine.principality import refresh
from hexhold.rivals.engine.setup import FACE_UP_COPIES
from hexhold.rivals.engine.stacks import FROM_TABLE
from hexhold.rivals.engine.state import State, a_of, b_of, code_of
from hexhold.rivals.engine.stock import recount
from hexhold.rivals.engine.tables import (
    CITIES_IN_SUPPLY,
    ROADS_IN_SUPPLY,
    SET_OF,
    SETS,
    SETTLEMENTS_IN_SUPPLY,
)

START_ROADS: Final = 2
START_SETTLEMENTS: Final = 4


def derive(s: State) -> None:
    """Set everything that follows from the cards; tokens stay where a tie leaves them."""
    w = s.w
    hero = w[HERO_TOKEN]
    trade = w[TRADE_TOKEN]
    for seat in range(i64(2)):
        recount(s, seat)
        refresh(s, seat)
    w[HERO_TOKEN] = hero
    w[TRADE_TOKEN] = trade
    update_tokens(s)
    roads = popcount(w[ROADS]) + popcount(w[SIDE + ROADS])
    settlements = popcount(w[COLUMNS]) + popcount(w[SIDE + COLUMNS])
    w[ROADS_LEFT] = ROADS_IN_SUPPLY + START_ROADS - roads
    w[SETTLEMENTS_LEFT] = SETTLEMENTS_IN_SUPPLY + START_SETTLEMENTS - settlements
    w[CITIES_LEFT] = CITIES_IN_SUPPLY - popcount(w[CITIES]) - popcount(w[SIDE + CITIES])


def digest_of(numbers: list[int]) -> int:
    """A 61-bit digest of the facts of a state."""
    result = 0
    for number in numbers:
        result = (result * 1000003 + number + 7) % 2305843009213693951
    return result


# -- quick checks, for long soaks --


def is_sound(s: State) -> bool:
    """Whether all cards are there and everything derived is right: the quick part of an audit."""
    for group in range(i64(SETS)):
        if cards_of_set(s, group) != whole_set(s, group):
            return False
        if unseen_of_set(s, group) != sum_of(s.w[POOL + group]):
            return False
    again = s.copy()
    derive(again)
    at: i64 = 0
    while at < STACKS and again.w[at] == s.w[at]:
        at += 1
    return at == STACKS


def whole_set(s: State, group: i64) -> i64:
    """How many hand cards of a set are in the match."""
    cards = sum_of(s.rules.pool[group])
    if s.rules.face_up_kind >= 0 and SET_OF[s.rules.face_up_kind] == group:
        cards += FACE_UP_COPIES
    return cards


def cards_of_set(s: State, group: i64) -> i64:
    """How many are found, wherever they are."""
    w = s.w
    cards = sum_of(w[POOL + group]) + sum_of(w[DISCARD + group])
    for seat in range(i64(2)):
        cards += sum_of(w[seat * SIDE + HAND + group]) + sum_of(w[seat * SIDE + BUILT + group])
    if s.rules.face_up_kind >= 0 and SET_OF[s.rules.face_up_kind] == group:
        cards += w[FACE_UP]
    for stack in range(s.rules.stacks):
        if s.rules.stack_set[stack] == group:
            cards += w[STACK_SIZE + stack]
    cards -= unseen_of_set(s, group)
    for at in range(i64(FRAME), FRAME + w[DEPTH]):
        code = code_of(w[at])
        held_by_question = code == SITE or code == TO_DISCARD
        if held_by_question or (code == UNDER and b_of(w[at]) == FROM_TABLE):
            if SET_OF[a_of(w[at])] == group:
                cards += 1
    return cards


def unseen_of_set(s: State, group: i64) -> i64:
    """How many positions of a set's stacks nobody has seen."""
    unseen: i64 = 0
    for stack in range(s.rules.stacks):
        if s.rules.stack_set[stack] == group:
            start = s.rules.stack_at[stack]
            for at in range(start, start + s.w[STACK_SIZE + stack]):
                if s.w[at] == 0:
                    unseen += 1
    return unseen
