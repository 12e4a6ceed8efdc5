"""The event stack and what each event does (rivals.face.event, rivals.yule and the other events).

The cards put under the stack never come up before Yule has everything shuffled again, so the stack
is a multiset and a counter: so many events, then Yule.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import BIT, BIT_INDEX, ONE, add_bits
from hexhold.games.rivals.engine._actions import (
    EVENT_DRAWN,
    GAIN_AT,
    MOON_DRAWN,
    PASS,
    PAY,
    PLAY,
    SLOT_AT,
)
from hexhold.games.rivals.engine._cards import SEBASTIAN
from hexhold.games.rivals.engine._notes import (
    EVENT_CALMED,
    EVENT_CAME,
    PAID_RIOT,
    PLAGUE_STRUCK,
    YULE_CAME,
)
from hexhold.games.rivals.engine.feuds import begin_feud, begin_fraternal_feuds, play_sebastian
from hexhold.games.rivals.engine.gaining import (
    ask_gain_any,
    ask_gain_of,
    gain_one,
    gain_while_room,
)
from hexhold.games.rivals.engine.giving import owe
from hexhold.games.rivals.engine.knowledge import held
from hexhold.games.rivals.engine.layout import (
    ACTIVE,
    AXES,
    BOOKS,
    BUY,
    CITIES,
    COLUMNS,
    DIE,
    EVENT,
    EVENT_CARD,
    EVENT_LEFT,
    EVENT_PAST,
    EVENT_POOL,
    HAVE,
    HI,
    LO,
    MOON_BOX,
    MOON_SLOTS,
    QUIET,
    REMEDY,
    REMEDY_AT,
    RIOT,
    RIOT_AT,
    RIOTERS,
    SHIPS,
    SIDE,
    TYPE,
    WARD,
)
from hexhold.games.rivals.engine.losses import lose_card
from hexhold.games.rivals.engine.principality import kind_at, rioters_of
from hexhold.games.rivals.engine.state import State, a_of, note, pop, push, seat_of, top
from hexhold.games.rivals.engine.stock import all_places, amount_of, lose
from hexhold.games.rivals.engine.tables import (
    BAY_PLACES,
    CACHE_BIT,
    COLUMN_PLACES,
    EVENT_ONE,
    EVENT_SHIFT,
    EVENTS,
    FEUD,
    FRATERNAL_FEUDS,
    GIFT_FOR_THE_PRINCE,
    GOLD,
    INVENTION,
    PLAGUE,
    RIOTS,
    TRADE_SHIPS_RACE,
    TRAVELING_MERCHANT,
    YEAR_OF_PLENTY,
    has_word,
)
from hexhold.games.rivals.engine.words import P_ABUNDANCE

UNDER_YULE: Final = 4  # Yule itself and the three cards below it
MOST_INVENTIONS: Final = 2
MOST_PURCHASES: Final = 2
FEW_RIOTERS: Final = 2


# -- drawing --


def draw_event(s: State) -> None:
    """The next event is drawn; if it is Yule, everything is shuffled first."""
    w = s.w
    if w[EVENT_LEFT] == 0:
        note(s, YULE_CAME, -1, 0, 0, 0)
        w[EVENT_POOL] += w[EVENT_PAST]
        w[EVENT_PAST] = 0
        w[EVENT_LEFT] = s.rules.event_cards - UNDER_YULE
    push(s, EVENT, 0)


def sum_of_events(counters: i64) -> i64:
    """How many cards four-bit counters hold."""
    n: i64 = 0
    while counters != 0:
        n += counters & 15
        counters >>= 4
    return n


def fill_event(s: State, actions: vec[i64], weights: vec[i64]) -> i64:
    """Events known to be in, and in the duel those of the box that may be."""
    w = s.w
    box = sum_of_events(w[MOON_BOX])
    if box == 0:
        box = 1
    n: i64 = 0
    for event in range(i64(EVENTS)):
        known = (w[EVENT_POOL] >> EVENT_SHIFT[event]) & 15
        if known > 0:
            actions[n] = EVENT_DRAWN + event
            weights[n] = known * box
            n += 1
    for event in range(i64(EVENTS)):
        boxed = (w[MOON_BOX] >> EVENT_SHIFT[event]) & 15
        if boxed > 0 and w[MOON_SLOTS] > 0:
            actions[n] = MOON_DRAWN + event
            weights[n] = boxed * w[MOON_SLOTS]
            n += 1
    return n


def answer_event(s: State, event: i64) -> None:
    """An event that was known to be in the stack is drawn."""
    s.w[EVENT_POOL] -= EVENT_ONE[event]
    bring_event(s, event)


def answer_moon(s: State, event: i64) -> None:
    """An event with a half moon, of which nobody knew whether it was in, is drawn."""
    s.w[MOON_BOX] -= EVENT_ONE[event]
    s.w[MOON_SLOTS] -= 1
    bring_event(s, event)


def bring_event(s: State, event: i64) -> None:
    """An event comes, and is put under the stack."""
    pop(s)
    w = s.w
    w[EVENT_PAST] += EVENT_ONE[event]
    w[EVENT_LEFT] -= 1
    note(s, EVENT_CAME, -1, event, 0, 0)
    push(s, EVENT_CARD, 0, event)


def resolve_event(s: State, frame: i64) -> None:
    """What the event does; the active seat decides first."""
    event = a_of(frame)
    if event == FEUD:
        begin_feud(s)
    elif event == FRATERNAL_FEUDS:
        begin_fraternal_feuds(s)
    elif event == TRADE_SHIPS_RACE:
        race(s)
    elif event == PLAGUE:
        plague(s)
    else:
        resolve_for(s, event, 1 - s.w[ACTIVE])
        resolve_for(s, event, s.w[ACTIVE])


def resolve_for(s: State, event: i64, seat: i64) -> None:
    """An event that touches each seat by itself."""
    w = s.w
    me = seat * SIDE
    if event == YEAR_OF_PLENTY:
        year_of_plenty(s, seat)
    elif event == INVENTION:
        ask_gain_any(s, seat, min(w[me + BOOKS], i64(MOST_INVENTIONS)))
    elif event == TRAVELING_MERCHANT:
        push(s, BUY, seat, MOST_PURCHASES)
    elif event == GIFT_FOR_THE_PRINCE:
        ask_gain_of(s, seat, w[me + AXES], GOLD)
    elif event == RIOTS:
        push(s, RIOT_AT, seat)


# -- the events --


def year_of_plenty(s: State, seat: i64) -> None:
    """Each region with room gains one for every Storehouse and Abbey beside it."""
    w = s.w
    me = seat * SIDE
    columns = w[me + COLUMNS]
    while columns != 0:
        bit = columns & -columns
        columns ^= bit
        first = 4 * BIT_INDEX[bit % 67]
        for slot in range(first, first + 4):
            kind = kind_at(w, me, slot)
            if kind >= 0 and has_word(kind, P_ABUNDANCE):
                places = BAY_PLACES[slot >> 1] & all_places(w, me)
                gain_while_room(s, seat, places)


def race(s: State) -> None:
    """More trade ships, or as many if there are any."""
    active = s.w[ACTIVE]
    mine = s.w[active * SIDE + SHIPS]
    theirs = s.w[(1 - active) * SIDE + SHIPS]
    if theirs > 0 and theirs >= mine:
        ask_gain_any(s, 1 - active, 1)
    if mine > 0 and mine >= theirs:
        ask_gain_any(s, active, 1)


def plague(s: State) -> None:
    """Regions next to cities lose one, then the Pharmacies help."""
    for seat in range(i64(2)):
        me = seat * SIDE
        places: i64 = 0
        cities = s.w[me + CITIES]
        while cities != 0:
            bit = cities & -cities
            cities ^= bit
            places |= COLUMN_PLACES[BIT_INDEX[bit % 67]]
        lost = lose(s, seat, places & all_places(s.w, me) & ~s.w[me + WARD] & ~CACHE_BIT)
        note(s, PLAGUE_STRUCK, seat, lost, 0, 0)
    push(s, REMEDY_AT, 1 - s.w[ACTIVE])
    push(s, REMEDY_AT, s.w[ACTIVE])


def remedy(s: State, frame: i64) -> None:
    """rivals.pharmacy.effect: one resource each."""
    seat = seat_of(frame)
    ask_gain_any(s, seat, s.w[seat * SIDE + REMEDY])


# -- Traveling Merchant --


def fill_buy(s: State, out: vec[i64]) -> i64:
    """rivals.traveling-merchant.gold: anything but gold, for one gold."""
    frame = top(s)
    w = s.w
    me = seat_of(frame) * SIDE
    n: i64 = 0
    if amount_of(w[me + HAVE], GOLD) > 0:
        room = all_places(w, me) & ~w[me + TYPE + GOLD] & ~(w[me + LO] & w[me + HI])
        n = add_bits(room, GAIN_AT, out, 0)
    out[n] = PASS
    return n + 1


def answer_buy(s: State, place: i64) -> None:
    """One resource is bought."""
    frame = pop(s)
    seat = seat_of(frame)
    if a_of(frame) > 1:
        push(s, BUY, seat, a_of(frame) - 1)
    gain_one(s, seat, place)
    owe(s, seat, ONE[GOLD])


# -- Riots --


def riot(s: State, frame: i64) -> None:
    """rivals.riots.effect: pay, or lose a unit; a Chapel may keep the peace."""
    w = s.w
    seat = seat_of(frame)
    me = seat * SIDE
    if w[me + RIOTERS] == 0:
        return
    if w[me + QUIET] & BIT[w[DIE]]:
        note(s, EVENT_CALMED, seat, 0, 0, 0)
        return
    fee: i64 = 1
    if w[me + RIOTERS] > FEW_RIOTERS:
        fee = 2
    push(s, RIOT, seat, fee)


def fill_riot(s: State, out: vec[i64]) -> i64:
    """The whole fee, one of the units, or Sebastian."""
    frame = top(s)
    w = s.w
    seat = seat_of(frame)
    n: i64 = 0
    if amount_of(w[seat * SIDE + HAVE], GOLD) >= a_of(frame):
        out[0] = PAY
        n = 1
    n = add_bits(rioters_of(w, seat * SIDE), SLOT_AT, out, n)
    if held(w, seat, SEBASTIAN):
        out[n] = PLAY + SEBASTIAN
        n += 1
    return n


def pay_rioters(s: State) -> None:
    """The fee is paid."""
    frame = pop(s)
    seat = seat_of(frame)
    note(s, PAID_RIOT, seat, a_of(frame), 0, 0)
    owe(s, seat, a_of(frame) * ONE[GOLD])


def lose_to_rioters(s: State, slot: i64) -> None:
    """A unit goes."""
    lose_card(s, seat_of(pop(s)), slot)


def calm_rioters(s: State) -> None:
    """Sebastian preaches."""
    play_sebastian(s, seat_of(pop(s)))
