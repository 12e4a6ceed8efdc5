"""What is paid for in a turn: roads, settlements, keeps, guards. Chapters road to guard."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import add_bits, covers
from hexhold.games.watch.engine._actions import BUY, GUARD, KEEP, SETTLEMENT
from hexhold.games.watch.engine.brotherhood.wall import fill_guards, place_guard
from hexhold.games.watch.engine.building import build_keep, build_settlement
from hexhold.games.watch.engine.development import can_buy
from hexhold.games.watch.engine.roads import fill_roads, lay_road
from hexhold.games.watch.engine.state import Holdings, State, pay
from hexhold.games.watch.engine.tables import COST_GUARD, COST_KEEP, COST_ROAD, COST_SETTLEMENT
from hexhold.games.watch.engine.turn import proceed


def fill_purchases(s: State, own: Holdings, out: vec[i64], n: i64) -> i64:
    """Everything of the base game that the hand can pay for."""
    hand = own.hand
    if own.roads_left > 0 and covers(hand, COST_ROAD):
        n = fill_roads(s, own, out, n)
    if own.settlements_left > 0 and covers(hand, COST_SETTLEMENT):
        n = add_bits(own.reach & s.free_sites, SETTLEMENT, out, n)
    if own.keeps_left > 0 and covers(hand, COST_KEEP):
        n = add_bits(own.settlements, KEEP, out, n)
    if can_buy(s, own):
        out[n] = BUY
        n += 1
    return n


def fill_paid_guards(s: State, own: Holdings, out: vec[i64], n: i64) -> i64:
    """A guard, if the hand can pay for it."""
    if covers(own.hand, COST_GUARD):
        return fill_guards(s, own, GUARD, out, n)
    return n


def buy_road(s: State, own: Holdings, seat: i64, path: i64) -> None:
    """Pay, and lay it."""
    pay(s, own, COST_ROAD)
    lay_road(s, seat, path)
    proceed(s)


def buy_settlement(s: State, own: Holdings, seat: i64, site: i64) -> None:
    """Pay, and build it."""
    pay(s, own, COST_SETTLEMENT)
    build_settlement(s, seat, site)
    proceed(s)


def buy_keep(s: State, own: Holdings, seat: i64, site: i64) -> None:
    """Pay, and raise it."""
    pay(s, own, COST_KEEP)
    build_keep(s, seat, site)
    proceed(s)


def buy_guard(s: State, own: Holdings, seat: i64, section: i64) -> None:
    """Pay, and place it."""
    pay(s, own, COST_GUARD)
    place_guard(s, seat, section)
    proceed(s)
