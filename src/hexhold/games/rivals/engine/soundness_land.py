"""Whether settlements, roads and regions lie where they can, and no more of them than there are."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import BIT, BIT_INDEX
from hexhold.games.rivals.engine import layout as q
from hexhold.games.rivals.engine.centre import rightmost
from hexhold.games.rivals.engine.state import State, a_of, c_of, code_of, seat_of
from hexhold.games.rivals.engine.stock import all_places
from hexhold.games.rivals.engine.tables import CACHE_BIT, COLUMN_PLACES, START_LEFT, START_RIGHT


def land_is_whole(s: State) -> bool:
    """Both principalities, and the supply."""
    w = s.w
    if w[q.ROADS_LEFT] < 0 or w[q.SETTLEMENTS_LEFT] < 0 or w[q.CITIES_LEFT] < 0:
        return False
    for seat in range(i64(2)):
        me = seat * q.SIDE
        if not columns_stand_side_by_side(w[me + q.COLUMNS]):
            return False
        if not roads_join_columns(w, me):
            return False
        lacking = places_reached(w[me + q.COLUMNS]) ^ (all_places(w, me) & ~CACHE_BIT)
        if lacking != places_to_come(s, seat):
            return False
    return True


def columns_stand_side_by_side(columns: i64) -> bool:
    """rivals.setup.principality: the first two are never lost, and roads join all others."""
    start = BIT[START_LEFT] | BIT[START_RIGHT]
    return columns & start == start and (columns + (columns & -columns)) & columns == 0


def roads_join_columns(w: vec[i64], me: i64) -> bool:
    """rivals.road.end: one between two columns each, and one at either end if any."""
    columns = w[me + q.COLUMNS]
    between = columns & (columns << 1)
    ends = (columns & -columns) | BIT[rightmost(columns) + 1]
    return between & ~w[me + q.ROADS] == 0 and w[me + q.ROADS] & ~(between | ends) == 0


def places_reached(columns: i64) -> i64:
    """rivals.land.regions: where regions lie around these columns."""
    places: i64 = 0
    while columns != 0:
        bit = columns & -columns
        columns ^= bit
        places |= COLUMN_PLACES[BIT_INDEX[bit % 67]]
    return places


def places_to_come(s: State, seat: i64) -> i64:
    """Where the regions of a settlement that is being founded are still to be laid."""
    w = s.w
    places: i64 = 0
    for at in range(i64(q.FRAME), q.FRAME + w[q.DEPTH]):
        code = code_of(w[at])
        founding = code == q.FOUNDED or code == q.LAND or code == q.ABOVE
        if founding and seat_of(w[at]) == seat:
            places |= BIT[2 * a_of(w[at]) + 1]
            if code != q.ABOVE or c_of(w[at]) == 0:
                places |= BIT[2 * a_of(w[at])]
    return places
