"""Gaining resources: the question at which place (rivals.stock.gain)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import BIT, BIT_INDEX, add_bits
from hexhold.games.rivals.engine._actions import GAIN_AT, PASS, WASTE
from hexhold.games.rivals.engine._notes import GAINED, WASTED
from hexhold.games.rivals.engine.layout import GAIN, HI, LO, SIDE, TYPE
from hexhold.games.rivals.engine.state import (
    State,
    a_of,
    b_of,
    c_of,
    d_of,
    make_frame,
    note,
    pop,
    push,
    retop,
    seat_of,
    top,
)
from hexhold.games.rivals.engine.stock import (
    all_places,
    gain,
)
from hexhold.games.rivals.engine.tables import CACHE_BIT, GOLD

# Flags of the question.
MAY_STOP: Final = 1
NO_WASTE: Final = 2  # what can be stored must be
FOR_TRADE: Final = 4  # why it is gained, for refusals
FOR_MARKET: Final = 8
WHILE_FIELD_HAS_ROOM: Final = 16  # the Cache holds gold for the field, not what it lacks room for


def ask_gain(s: State, seat: i64, count: i64, places: i64, flags: i64) -> None:
    """The seat gains so many, each at a place of its choice among these."""
    if count > 0 and places != 0:
        push(s, GAIN, seat, count, 0, flags, places)


def ask_gain_any(s: State, seat: i64, count: i64) -> None:
    """rivals.stock.gain: resources of choice."""
    ask_gain(s, seat, count, all_places(s.w, seat * SIDE), 0)


def ask_gain_of(s: State, seat: i64, count: i64, resource: i64) -> None:
    """So many of one resource, as far as they fit."""
    ask_gain(s, seat, count, s.w[seat * SIDE + TYPE + resource], NO_WASTE)


def gain_at_regions(s: State, seat: i64, mask: i64, flags: i64) -> i64:
    """Regions gain one each; gold may go to the Cache instead (rivals.stock.gold-fields)."""
    w = s.w
    me = seat * SIDE
    gold = mask & w[me + TYPE + GOLD]
    if w[me + TYPE + GOLD] & CACHE_BIT == 0:
        return gain(s, seat, mask)
    while gold != 0:
        field = gold & -gold
        gold ^= field
        ask_gain(s, seat, 1, field | CACHE_BIT, NO_WASTE | flags)
    return gain(s, seat, mask & ~w[me + TYPE + GOLD])


def gain_while_room(s: State, seat: i64, mask: i64) -> None:
    """The regions themselves gain; by the first rulings the Cache took what they could not."""
    flags: i64 = WHILE_FIELD_HAS_ROOM
    if s.rules.first_rulings:
        flags = 0
    gain_at_regions(s, seat, mask, flags)


def gain_without_choice(s: State) -> bool:
    """Gain what leaves no choice; true if a choice is left."""
    frame = top(s)
    seat = seat_of(frame)
    w = s.w
    me = seat * SIDE
    places = d_of(frame)
    flags = c_of(frame)
    count = a_of(frame)
    while count > 0:
        full = w[me + LO] & w[me + HI]
        room = places & ~full
        if flags & WHILE_FIELD_HAS_ROOM and room & ~CACHE_BIT == 0:
            room = 0
        if room == 0:
            note(s, WASTED, seat, count, 0, 0)
            count = 0
            break
        wasting = flags & NO_WASTE == 0 and places & full != 0
        if flags & MAY_STOP or wasting or room & (room - 1):
            break
        gain_one(s, seat, BIT_INDEX[room % 67])
        count -= 1
    if count == 0:
        pop(s)
        return False
    retop(s, make_frame(GAIN, seat, count, b_of(frame), flags, places))
    return True


def gain_one(s: State, seat: i64, place: i64) -> None:
    """One unit at a place."""
    gain(s, seat, BIT[place])
    note(s, GAINED, seat, place, 0, 0)


def fill_gain(s: State, out: vec[i64]) -> i64:
    """Every place with room; wasting if one is full; stopping if that is allowed."""
    frame = top(s)
    w = s.w
    me = seat_of(frame) * SIDE
    full = w[me + LO] & w[me + HI]
    n = add_bits(d_of(frame) & ~full, GAIN_AT, out, 0)
    if c_of(frame) & NO_WASTE == 0 and d_of(frame) & full:
        out[n] = WASTE
        n += 1
    if c_of(frame) & MAY_STOP:
        out[n] = PASS
        n += 1
    return n


def answer_gain(s: State, place: i64) -> None:
    """A place was named."""
    frame = pop(s)
    gain_one(s, seat_of(frame), place)
    gain_more(s, frame)


def waste_one(s: State) -> None:
    """One is given up."""
    frame = pop(s)
    note(s, WASTED, seat_of(frame), 1, 0, 0)
    gain_more(s, frame)


def gain_more(s: State, frame: i64) -> None:
    """The rest, if there is any."""
    if a_of(frame) > 1:
        push(s, GAIN, seat_of(frame), a_of(frame) - 1, b_of(frame), c_of(frame), d_of(frame))
