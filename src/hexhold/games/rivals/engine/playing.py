"""Action cards: when they may be played, and what their words do (rivals.play)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import BIT, BIT_INDEX, ONE, add_bits, total
from hexhold.games.rivals.engine import words as v
from hexhold.games.rivals.engine._actions import CARD, PLAY, SLOT_AT
from hexhold.games.rivals.engine._cards import BATH_HOUSE, GUIDO, GUSTAV
from hexhold.games.rivals.engine._notes import CARD_PLAYED, CARD_SALVAGED, DEFENCE_ROLLED
from hexhold.games.rivals.engine.attacks import (
    ask_want,
    begin_gift,
    begin_raid,
    begin_spying,
    burnable,
    plunder,
    raid_places,
    take_tribute,
    takeable,
    tribute,
)
from hexhold.games.rivals.engine.building import cards_on_sites, meets
from hexhold.games.rivals.engine.gaining import (
    MAY_STOP,
    NO_WASTE,
    ask_gain,
    ask_gain_any,
    gain_at_regions,
    gain_while_room,
)
from hexhold.games.rivals.engine.giving import owe, owe_any
from hexhold.games.rivals.engine.knowledge import into_hand, out_of_hand
from hexhold.games.rivals.engine.layout import (
    AXES,
    BACKS,
    BURN,
    DEFENCE_DIE,
    DEFEND,
    DIE,
    DISCARD,
    EFFECT,
    FESTIVE,
    FETCHED,
    GUARD,
    HAND,
    HAVE,
    HEAL,
    HI,
    LO,
    NUMBER,
    NUMBERED,
    ROOM,
    SALVAGE,
    SHOOT,
    SIDE,
    SWAP,
    TO_DISCARD,
    TYPE,
)
from hexhold.games.rivals.engine.principality import kind_at
from hexhold.games.rivals.engine.stacks import fill_cards_of
from hexhold.games.rivals.engine.state import State, a_of, note, pop, push, seat_of, top
from hexhold.games.rivals.engine.stock import all_places, amount_of
from hexhold.games.rivals.engine.tables import (
    BAY_PLACES,
    CACHE_BIT,
    CARD_ONE,
    GOLD,
    PLAYABLE,
    PLAYABLE_A,
    SET_OF,
    SET_START,
    SETS,
    WORD,
    WORD_A,
    WORD_START,
    has_word,
)

FETCHED_GUSTAV: Final = 1
FETCHED_GUIDO: Final = 2


# -- may it be played --


def room_at(s: State, seat: i64, places: i64) -> bool:
    """Whether one of these regions, or the Cache for a gold one, can store something."""
    w = s.w
    me = seat * SIDE
    if places & w[me + TYPE + GOLD]:
        places |= w[me + TYPE + GOLD] & CACHE_BIT
    return places & ~(w[me + LO] & w[me + HI]) != 0


def can_change_anything(s: State, seat: i64, kind: i64) -> bool:
    """rivals.play.no-effect: a card that can change nothing may not be played."""
    w = s.w
    me = seat * SIDE
    other = (1 - seat) * SIDE
    word = PLAYABLE[kind]
    value = PLAYABLE_A[kind]
    if word == v.T_PAY_GOLD:
        return amount_of(w[me + HAVE], GOLD) >= value
    if word == v.T_PAY_ANY:
        return total(w[me + HAVE]) >= value
    if word == v.T_TAKE or (word == v.T_PLUNDER and s.rules.first_rulings):
        return takeable(w, seat) != 0
    if word == v.T_TRIBUTE:
        return tribute(s, seat) > 0
    if word == v.T_RAID:
        return raid_places(s, seat) != 0
    if word == v.T_UNIT:
        return w[other + AXES] > 0
    if word == v.T_HAND:
        return w[other + BACKS] > 0
    if word == v.T_BUILDING:
        return burnable(s, 1 - seat) != 0
    if word == v.T_AGAIN:
        return room_at(s, seat, w[me + NUMBERED + w[DIE]])
    if word == v.T_DISCARD:
        return pile_of(w, 0) | pile_of(w, 1) | pile_of(w, 2) | pile_of(w, 3) != 0
    if word == v.T_HEAL:
        return bath_houses(s, seat) != 0
    if word == v.T_ROOM:
        return amount_of(w[me + ROOM], value) > 0
    return word == v.T_SWAP or word == v.T_PLUNDER  # two regions; and it may come home empty


def playable(s: State, seat: i64, kind: i64) -> bool:
    """All but holding the card, in the action phase."""
    return PLAYABLE[kind] != 0 and meets(s, seat, kind) and can_change_anything(s, seat, kind)


def fill_playing(s: State, seat: i64, out: vec[i64], n: i64) -> i64:
    """The action cards in the hand that may be played now."""
    for group in range(i64(SETS)):
        hand = s.w[seat * SIDE + HAND + group]
        kind = SET_START[group]
        while hand != 0:
            if hand & 3 and playable(s, seat, kind):
                out[n] = PLAY + kind
                n += 1
            hand >>= 2
            kind += 1
    return n


# -- playing --


def play_card(s: State, seat: i64, kind: i64) -> None:
    """rivals.play.discard: the card acts, then lies on the discard pile."""
    out_of_hand(s, seat, kind)
    note(s, CARD_PLAYED, seat, kind, 0, 0)
    push(s, TO_DISCARD, seat, kind)
    if has_word(kind, v.X_DEFENCE) and s.w[(1 - seat) * SIDE + GUARD]:
        push(s, DEFEND, seat, kind)
    else:
        push(s, EFFECT, seat, kind)


def answer_defence(s: State, die: i64) -> None:
    """One roll for all guards; the die of the turn stays."""
    frame = pop(s)
    seat = seat_of(frame)
    number = die + 1
    holds = s.w[(1 - seat) * SIDE + GUARD] & BIT[number] != 0
    s.w[DEFENCE_DIE] = number
    note(s, DEFENCE_ROLLED, 1 - seat, number, i64(holds), 0)
    if not holds:
        push(s, EFFECT, seat, a_of(frame))


def take_effect(s: State, frame: i64) -> None:
    """The words of the card; the last is pushed first."""
    kind = a_of(frame)
    at = WORD_START[kind + 1] - 1
    while at >= WORD_START[kind]:
        act(s, seat_of(frame), WORD[at], WORD_A[at])
        at -= 1


def act(s: State, seat: i64, word: i64, value: i64) -> None:
    """One word of an action card."""
    if word == v.X_NUMBER:
        push(s, NUMBER, seat)
    elif word == v.X_FESTIVE:
        s.w[FESTIVE] = 1
    elif word == v.X_PAY_GOLD:
        owe(s, seat, value * ONE[GOLD])
    elif word == v.X_PAY_ANY:
        owe_any(s, seat, value, 0)
    elif word == v.X_GAIN:
        ask_gain_any(s, seat, value)
    elif word == v.X_GAIN_OF:
        ask_gain(s, seat, 2, s.w[seat * SIDE + TYPE + value], MAY_STOP | NO_WASTE)
    elif word == v.X_AGAIN:
        gain_at_regions(s, seat, s.w[seat * SIDE + NUMBERED + s.w[DIE]], 0)
    elif word == v.X_SALVAGE:
        push(s, SALVAGE, seat)
    elif word == v.X_HEAL:
        push(s, HEAL, seat)
    elif word == v.X_SWAP:
        push(s, SWAP, seat)
    else:
        attack(s, seat, word, value)


def attack(s: State, seat: i64, word: i64, value: i64) -> None:
    """One word of an attack card."""
    if word == v.X_TAKE:
        ask_want(s, seat, value, 1)
    elif word == v.X_GIFT:
        begin_gift(s, seat)
    elif word == v.X_TRIBUTE:
        take_tribute(s, seat)
    elif word == v.X_RAID:
        begin_raid(s, seat)
    elif word == v.X_PLUNDER:
        plunder(s, seat)
    elif word == v.X_SHOOT:
        push(s, SHOOT, 1 - seat)
    elif word == v.X_BURN:
        push(s, BURN, seat)
    elif word == v.X_SPY:
        begin_spying(s, seat)


# -- Doctor --


def bath_houses(s: State, seat: i64) -> i64:
    """rivals.doctor.bath: Bath Houses with room beside them."""
    w = s.w
    me = seat * SIDE
    slots = cards_on_sites(w, me)
    full = w[me + LO] & w[me + HI]
    found: i64 = 0
    while slots != 0:
        bit = slots & -slots
        slots ^= bit
        slot = BIT_INDEX[bit % 67]
        if kind_at(w, me, slot) != BATH_HOUSE:
            continue
        places = BAY_PLACES[slot >> 1]
        if places & ~full or (s.rules.first_rulings and room_at(s, seat, places)):
            found |= bit
    return found


def fill_heal(s: State, out: vec[i64]) -> i64:
    """One of them."""
    return add_bits(bath_houses(s, seat_of(top(s))), SLOT_AT, out, 0)


def answer_heal(s: State, slot: i64) -> None:
    """The two regions beside it gain one each, if they have room."""
    seat = seat_of(pop(s))
    places = BAY_PLACES[slot >> 1] & all_places(s.w, seat * SIDE)
    gain_while_room(s, seat, places)


# -- Gustav and Guido --


def pile_of(w: vec[i64], group: i64) -> i64:
    """The cards of a set that may be fetched: Gustav and Guido each once a turn.

    Without this limit they could fetch each other for ever and change nothing.
    """
    cards = w[DISCARD + group]
    if group == SET_OF[GUSTAV]:
        if w[FETCHED] & FETCHED_GUSTAV:
            cards &= ~(3 * CARD_ONE[GUSTAV])
        if w[FETCHED] & FETCHED_GUIDO:
            cards &= ~(3 * CARD_ONE[GUIDO])
    return cards


def fill_salvage(s: State, out: vec[i64]) -> i64:
    """Any card of the discard pile."""
    n: i64 = 0
    for group in range(i64(SETS)):
        n = fill_cards_of(pile_of(s.w, group), group, CARD, out, n)
    return n


def answer_salvage(s: State, kind: i64) -> None:
    """The card comes into the hand, for all to see."""
    seat = seat_of(pop(s))
    s.w[DISCARD + SET_OF[kind]] -= CARD_ONE[kind]
    if kind == GUSTAV:
        s.w[FETCHED] |= FETCHED_GUSTAV
    elif kind == GUIDO:
        s.w[FETCHED] |= FETCHED_GUIDO
    into_hand(s.w, seat, kind, True)
    note(s, CARD_SALVAGED, seat, kind, 0, 0)
