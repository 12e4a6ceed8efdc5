"""Roads, settlements and cities (rivals.road, rivals.settlement, rivals.city)."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import BIT, BIT_INDEX, add_bits, covers
from hexhold.games.rivals.engine._actions import CITY, LANDED, LAY_ABOVE, ROAD, SCOUT, SETTLE
from hexhold.games.rivals.engine._cards import SCOUT as SCOUT_CARD
from hexhold.games.rivals.engine._notes import (
    CARD_PLAYED,
    CITY_BUILT,
    REGION_LAID,
    ROAD_BUILT,
    SETTLEMENT_FOUNDED,
)
from hexhold.games.rivals.engine.giving import owe
from hexhold.games.rivals.engine.knowledge import held, out_of_hand
from hexhold.games.rivals.engine.layout import (
    ABOVE,
    CITIES,
    CITIES_LEFT,
    COLUMNS,
    FOUNDED,
    HAVE,
    LAND,
    REGIONS,
    ROADS,
    ROADS_LEFT,
    SETTLEMENTS_LEFT,
    SIDE,
    TO_DISCARD,
)
from hexhold.games.rivals.engine.principality import refresh
from hexhold.games.rivals.engine.setup import face_of, lay_region
from hexhold.games.rivals.engine.state import (
    State,
    a_of,
    b_of,
    c_of,
    d_of,
    note,
    pop,
    push,
    seat_of,
    top,
)
from hexhold.games.rivals.engine.stock import recount
from hexhold.games.rivals.engine.tables import (
    COST_CITY,
    COST_ROAD,
    COST_SETTLEMENT,
    STACK_REGIONS,
)


def leftmost(columns: i64) -> i64:
    """The first column of the row."""
    return BIT_INDEX[(columns & -columns) % 67]


def rightmost(columns: i64) -> i64:
    """The last column of the row."""
    last: i64 = 0
    while columns != 0:
        bit = columns & -columns
        last = BIT_INDEX[bit % 67]
        columns ^= bit
    return last


def end_road(w: vec[i64], me: i64, side: i64) -> i64:
    """The road slot at an end of the row: side 0 left, 1 right."""
    if side == 0:
        return leftmost(w[me + COLUMNS])
    return rightmost(w[me + COLUMNS]) + 1


def road_at_end(w: vec[i64], me: i64, side: i64) -> bool:
    """Whether a road already leads away from that end."""
    return w[me + ROADS] & BIT[end_road(w, me, side)] != 0


def fill_centre(s: State, seat: i64, out: vec[i64], n: i64) -> i64:
    """Everything of the centre that can be paid for."""
    w = s.w
    me = seat * SIDE
    have = w[me + HAVE]
    if w[ROADS_LEFT] > 0 and covers(have, COST_ROAD):
        for side in range(i64(2)):
            if not road_at_end(w, me, side):
                out[n] = ROAD + side
                n += 1
    if w[SETTLEMENTS_LEFT] > 0 and covers(have, COST_SETTLEMENT):
        scouts = held(w, seat, SCOUT_CARD)
        for side in range(i64(2)):
            if road_at_end(w, me, side):
                out[n] = SETTLE + side
                n += 1
                if scouts > 0:
                    out[n] = SCOUT + side
                    n += 1
    if w[CITIES_LEFT] > 0 and covers(have, COST_CITY):
        n = add_bits(w[me + COLUMNS] & ~w[me + CITIES], CITY, out, n)
    return n


def build_road(s: State, seat: i64, side: i64) -> None:
    """A road at an end of the row."""
    w = s.w
    me = seat * SIDE
    slot = end_road(w, me, side)
    w[me + ROADS] |= BIT[slot]
    w[ROADS_LEFT] -= 1
    note(s, ROAD_BUILT, seat, slot, 0, 0)
    owe(s, seat, COST_ROAD)


def settle(s: State, seat: i64, side: i64) -> None:
    """A settlement at an end of the road."""
    found_settlement(s, seat, side, 0)


def settle_with_scout(s: State, seat: i64, side: i64) -> None:
    """The same with the Scout, who chooses the regions."""
    found_settlement(s, seat, side, 1)


def found_settlement(s: State, seat: i64, side: i64, scout: i64) -> None:
    """A settlement at an open road; its regions come once it is paid."""
    w = s.w
    me = seat * SIDE
    road = end_road(w, me, side)
    column = road - 1
    corner = column
    if side == 1:
        column = road
        corner = column + 1
    w[me + COLUMNS] |= BIT[column]
    w[SETTLEMENTS_LEFT] -= 1
    refresh(s, seat)
    note(s, SETTLEMENT_FOUNDED, seat, column, 0, 0)
    if scout:
        out_of_hand(s, seat, SCOUT_CARD)
        note(s, CARD_PLAYED, seat, SCOUT_CARD, 0, 0)
        push(s, TO_DISCARD, seat, SCOUT_CARD)
    push(s, FOUNDED, seat, corner, scout)
    owe(s, seat, COST_SETTLEMENT)


def build_city(s: State, seat: i64, column: i64) -> None:
    """A settlement becomes a city."""
    w = s.w
    w[seat * SIDE + CITIES] |= BIT[column]
    w[CITIES_LEFT] -= 1
    refresh(s, seat)
    note(s, CITY_BUILT, seat, column, 0, 0)
    owe(s, seat, COST_CITY)


# -- the regions of a new settlement --


def draw_regions(s: State, frame: i64) -> None:
    """rivals.settlement.regions: two cards of the stack; with a Scout any two."""
    if b_of(frame):
        push(s, ABOVE, seat_of(frame), a_of(frame), 0, 0, s.w[REGIONS])
    else:
        push(s, LAND, seat_of(frame), a_of(frame))


def fill_land(s: State, actions: vec[i64], weights: vec[i64]) -> i64:
    """Any region card of the stack."""
    left = s.w[REGIONS] & ~d_of(top(s))
    n = add_bits(left, LANDED, actions, 0)
    for i in range(n):
        weights[i] = 1
    return n


def answer_land(s: State, card: i64) -> None:
    """A region card is drawn; after the second the founder arranges them."""
    frame = pop(s)
    drawn = d_of(frame) | BIT[card]
    if d_of(frame) == 0:
        push(s, LAND, seat_of(frame), a_of(frame), 0, 0, drawn)
    else:
        push(s, ABOVE, seat_of(frame), a_of(frame), 0, 0, drawn)


def fill_above(s: State, out: vec[i64]) -> i64:
    """rivals.settlement.candidate: one of the cards on offer."""
    return add_bits(d_of(top(s)), LAY_ABOVE, out, 0)


def answer_above(s: State, card: i64) -> None:
    """The first card goes above, the second below."""
    w = s.w
    frame = pop(s)
    seat = seat_of(frame)
    place = 2 * a_of(frame) + c_of(frame)
    w[REGIONS] &= ~BIT[card]
    lay_region(s, seat, place, STACK_REGIONS + card)
    note(s, REGION_LAID, seat, place, face_of(s.rules, STACK_REGIONS + card), 0)
    recount(s, seat)
    refresh(s, seat)
    if c_of(frame) == 0:
        push(s, ABOVE, seat, a_of(frame), 0, 1, d_of(frame) & ~BIT[card])
