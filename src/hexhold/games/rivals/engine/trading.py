"""Trade with the bank, trade ships, the Mint (rivals.trade)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import BIT, ONE, add_bits, total
from hexhold.games.rivals.engine._actions import MINT, SHIP_FROM, TRADE
from hexhold.games.rivals.engine._notes import TRADED
from hexhold.games.rivals.engine.gaining import FOR_TRADE, NO_WASTE, ask_gain
from hexhold.games.rivals.engine.giving import give_one, owe
from hexhold.games.rivals.engine.layout import HAVE, HI, LARGE, MINTS_LEFT, RATE, ROOM, SIDE, TYPE
from hexhold.games.rivals.engine.state import State, note
from hexhold.games.rivals.engine.stock import all_places, amount_of, type_at
from hexhold.games.rivals.engine.tables import GOLD

USUAL_RATE: Final = 3
SHIP_RATE: Final = 2


def rate_for(w: vec[i64], me: i64, resource: i64) -> i64:
    """How many of a resource buy one other."""
    if w[me + RATE] & BIT[resource]:
        return SHIP_RATE
    return USUAL_RATE


def room_for_others(w: vec[i64], me: i64, resource: i64) -> bool:
    """rivals.trade.room: something else can be stored."""
    return total(w[me + ROOM]) > amount_of(w[me + ROOM], resource)


def fill_trades(s: State, seat: i64, out: vec[i64], n: i64) -> i64:
    """Every trade that is possible now."""
    w = s.w
    me = seat * SIDE
    for resource in range(i64(6)):
        if amount_of(w[me + HAVE], resource) >= rate_for(w, me, resource):
            if room_for_others(w, me, resource):
                out[n] = TRADE + resource
                n += 1
    if w[me + MINTS_LEFT] > 0 and amount_of(w[me + HAVE], GOLD) > 0:
        if room_for_others(w, me, GOLD):
            out[n] = MINT
            n += 1
    if w[me + LARGE]:
        n = add_bits(ship_places(w, me), SHIP_FROM, out, n)
    return n


def ship_places(w: vec[i64], me: i64) -> i64:
    """rivals.large-trade-ship.one-region: two in a single region next to the ship."""
    places = w[me + LARGE] & all_places(w, me) & w[me + HI]
    found: i64 = 0
    for resource in range(i64(6)):
        if room_for_others(w, me, resource):
            found |= places & w[me + TYPE + resource]
    return found


def ask_other(s: State, seat: i64, resource: i64) -> None:
    """rivals.trade.other: one of any other resource."""
    w = s.w
    me = seat * SIDE
    ask_gain(s, seat, 1, all_places(w, me) & ~w[me + TYPE + resource], NO_WASTE | FOR_TRADE)


def trade(s: State, seat: i64, resource: i64) -> None:
    """Three for one, or two with the right ship."""
    rate = rate_for(s.w, seat * SIDE, resource)
    note(s, TRADED, seat, resource, rate, 0)
    ask_other(s, seat, resource)
    owe(s, seat, rate * ONE[resource])


def trade_by_ship(s: State, seat: i64, place: i64) -> None:
    """Two of one region next to the Large Trade Ship."""
    resource = type_at(s.w, seat * SIDE, place)
    note(s, TRADED, seat, resource, SHIP_RATE, 0)
    ask_other(s, seat, resource)
    for _ in range(SHIP_RATE):
        give_one(s, seat, place)


def mint(s: State, seat: i64) -> None:
    """rivals.mint.effect: one gold for one other, once a turn for each Mint."""
    s.w[seat * SIDE + MINTS_LEFT] -= 1
    note(s, TRADED, seat, GOLD, 1, 0)
    ask_other(s, seat, GOLD)
    owe(s, seat, ONE[GOLD])
