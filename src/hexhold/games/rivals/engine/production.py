"""What the dice bring: production, the Marketplace, and the faces of the event die
(rivals.production, rivals.face)."""

from typing import Final

from mypy_extensions import i64

from hexhold.core.bits import BIT, ONE, popcount
from hexhold.games.rivals.engine._notes import BRIGANDS_CAME, PRODUCED
from hexhold.games.rivals.engine.attacks import ask_want
from hexhold.games.rivals.engine.event_cards import draw_event
from hexhold.games.rivals.engine.gaining import (
    FOR_MARKET,
    ask_gain,
    ask_gain_any,
    ask_gain_of,
    gain_at_regions,
)
from hexhold.games.rivals.engine.giving import owe_in_kind, owe_ransom
from hexhold.games.rivals.engine.layout import (
    ACTIVE,
    BOOST,
    COMMERCE,
    DIE,
    FACE,
    FESTIVE,
    FLAGS,
    HARVEST,
    HAS_LENDER,
    HAS_MARKET,
    HI,
    LO,
    MARKET,
    NUMBERED,
    SHELTER,
    SIDE,
    SKILL,
    TRADE_TOKEN,
    TYPE,
)
from hexhold.games.rivals.engine.state import State, d_of, note, push, seat_of
from hexhold.games.rivals.engine.stock import all_places, gain, places_of_types, stock_in
from hexhold.games.rivals.engine.tables import (
    CACHE_BIT,
    CELEBRATION,
    EVENT_FACE,
    GOLD,
    HARVEST_FACE,
    TRADE_FACE,
    WOOL,
)

TOO_MUCH: Final = 7  # more than this draws brigands


def produce(s: State) -> None:
    """rivals.production.number: both seats at once; then the Marketplace."""
    ask_market(s)
    active = s.w[ACTIVE]
    produce_for(s, 1 - active)
    produce_for(s, active)


def produce_for(s: State, seat: i64) -> None:
    """Regions with the number yield one, boosted ones two."""
    w = s.w
    me = seat * SIDE
    places = w[me + NUMBERED + w[DIE]]
    stored = gain_at_regions(s, seat, places, 0)
    stored += gain(s, seat, places & w[me + BOOST])
    if places:
        note(s, PRODUCED, seat, stored, 0, 0)


def ask_market(s: State) -> None:
    """rivals.marketplace.effect: at most one seat can have fewer regions with the number."""
    w = s.w
    number = w[DIE]
    for seat in range(i64(2)):
        me = seat * SIDE
        other = (1 - seat) * SIDE
        if w[me + FLAGS] & HAS_MARKET == 0:
            continue
        theirs = w[other + NUMBERED + number]
        if popcount(w[me + NUMBERED + number]) >= popcount(theirs):
            continue
        if s.rules.market_received:
            theirs &= ~(w[other + LO] & w[other + HI])
        push(s, MARKET, seat, 0, 0, 0, types_at(s, 1 - seat, theirs))


def types_at(s: State, seat: i64, places: i64) -> i64:
    """The resources of some places, as a mask."""
    types: i64 = 0
    for resource in range(i64(6)):
        if places & s.w[seat * SIDE + TYPE + resource]:
            types |= BIT[resource]
    return types


def pay_market(s: State, frame: i64) -> None:
    """One resource of the types on offer."""
    seat = seat_of(frame)
    ask_gain(s, seat, 1, places_of_types(s.w, seat * SIDE, d_of(frame)), FOR_MARKET)


def brigands(s: State, frame: i64) -> None:
    """rivals.face.brigand: too much in the open costs as much gold and wool as lies there."""
    w = s.w
    seat = seat_of(frame)
    me = seat * SIDE
    exposed = all_places(w, me) & ~w[me + SHELTER] & ~CACHE_BIT
    if stock_in(w, me, exposed) <= TOO_MUCH:
        return
    gold = stock_in(w, me, exposed & w[me + TYPE + GOLD])
    wool = stock_in(w, me, exposed & w[me + TYPE + WOOL])
    note(s, BRIGANDS_CAME, seat, gold * ONE[GOLD] + wool * ONE[WOOL], 0, 0)
    if s.rules.first_rulings:
        owe_in_kind(s, seat, gold * ONE[GOLD] + wool * ONE[WOOL])
    else:
        owe_ransom(s, seat, gold + wool)


def show_face(s: State) -> None:
    """What the event die shows."""
    face = s.w[FACE] - 1
    if face == TRADE_FACE:
        trade_face(s)
    elif face == CELEBRATION:
        celebrate(s)
    elif face == HARVEST_FACE:
        harvest(s, 1 - s.w[ACTIVE])
        harvest(s, s.w[ACTIVE])
    elif face == EVENT_FACE:
        draw_event(s)


def trade_face(s: State) -> None:
    """rivals.face.trade: the trade advantage takes one resource; rivals.moneylender.effect."""
    w = s.w
    seat = w[TRADE_TOKEN] - 1
    if s.rules.trade_by_points:
        seat = -1
        if w[COMMERCE] != w[SIDE + COMMERCE]:
            seat = i64(w[COMMERCE] < w[SIDE + COMMERCE])
    if seat < 0:
        return
    if w[seat * SIDE + FLAGS] & HAS_LENDER and w[TRADE_TOKEN] == seat + 1:
        ask_want(s, seat, 2, i64(not s.rules.first_rulings))
    else:
        ask_want(s, seat, 1, 1)


def celebrate(s: State) -> None:
    """rivals.face.celebration: the most skill alone, else both; rivals.reiner.effect."""
    w = s.w
    active = w[ACTIVE]
    mine = w[active * SIDE + SKILL]
    theirs = w[(1 - active) * SIDE + SKILL]
    if w[FESTIVE]:
        ask_gain_any(s, active, 1)
    if theirs >= mine:
        ask_gain_any(s, 1 - active, 1)
    if mine >= theirs:
        ask_gain_any(s, active, 1)


def harvest(s: State, seat: i64) -> None:
    """rivals.face.harvest: one of choice, and gold for bridges and pirates."""
    ask_gain_any(s, seat, 1)
    ask_gain_of(s, seat, s.w[seat * SIDE + HARVEST], GOLD)
