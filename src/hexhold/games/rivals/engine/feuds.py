"""Feud and Fraternal Feuds: the strength advantage strikes, Sebastian may calm (rivals.feud)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import BIT, add_bits, count_of, popcount, total
from hexhold.games.rivals.engine._actions import PASS, PLAY, SLOT_AT
from hexhold.games.rivals.engine._cards import SEBASTIAN
from hexhold.games.rivals.engine._notes import CARD_PLAYED, HAND_SEEN, NAMED, REACTED
from hexhold.games.rivals.engine.knowledge import count_in, held, out_of_hand, see_hand
from hexhold.games.rivals.engine.layout import (
    BACKS,
    DISCARD,
    FEUD_AT,
    HERO_TOKEN,
    LOSE,
    NAME,
    REACT,
    SIDE,
    SKIP_DRAW,
    STRIP,
    STRIP_AT,
    TO_DISCARD,
)
from hexhold.games.rivals.engine.losses import lose_card
from hexhold.games.rivals.engine.principality import buildings_of
from hexhold.games.rivals.engine.state import (
    TURMOIL_GAME,
    State,
    a_of,
    c_of,
    d_of,
    note,
    pop,
    push,
    seat_of,
    top,
)
from hexhold.games.rivals.engine.tables import SET_OF

NAMES: Final = 3
MOST_STRIPPED: Final = 2
ANY_BUILDING: Final = 1  # flag of LOSE


def may_react(s: State, seat: i64) -> bool:
    """Whether Sebastian could be held, as far as everybody knows: asking must tell nothing."""
    w = s.w
    group = SET_OF[SEBASTIAN]
    return (
        s.rules.mode == TURMOIL_GAME
        and count_in(w[DISCARD + group], SEBASTIAN) == 0
        and count_of(w[seat * SIDE + BACKS], group) > 0
    )


def begin_feud(s: State) -> None:
    """rivals.event.no-advantage: without the advantage nothing happens."""
    attacker = s.w[HERO_TOKEN] - 1
    if attacker < 0:
        return
    if buildings_of(s.w, (1 - attacker) * SIDE) == 0:
        return
    push(s, FEUD_AT, attacker)
    if may_react(s, 1 - attacker):
        push(s, REACT, 1 - attacker)


def begin_fraternal_feuds(s: State) -> None:
    """The same for the hand."""
    attacker = s.w[HERO_TOKEN] - 1
    if attacker < 0 or s.w[(1 - attacker) * SIDE + BACKS] == 0:
        return
    push(s, STRIP_AT, attacker)
    if may_react(s, 1 - attacker):
        push(s, REACT, 1 - attacker)


def fill_react(s: State, out: vec[i64]) -> i64:
    """Let it happen, or play Sebastian."""
    out[0] = PASS
    if held(s.w, seat_of(top(s)), SEBASTIAN) == 0:
        return 1
    out[1] = PLAY + SEBASTIAN
    return 2


def let_it_happen(s: State) -> None:
    """The event is for this seat too."""
    note(s, REACTED, seat_of(pop(s)), 0, 0, 0)


def react(s: State) -> None:
    """Sebastian takes the event off the seat."""
    seat = seat_of(pop(s))
    pop(s)
    play_sebastian(s, seat)


def play_sebastian(s: State, seat: i64) -> None:
    """He is laid open, and goes to the discard pile when all is done."""
    out_of_hand(s, seat, SEBASTIAN)
    note(s, CARD_PLAYED, seat, SEBASTIAN, 0, 0)
    push(s, TO_DISCARD, seat, SEBASTIAN)


# -- Feud --


def feud(s: State, frame: i64) -> None:
    """rivals.feud.few: with three buildings or fewer the victim chooses among all."""
    attacker = seat_of(frame)
    if popcount(buildings_of(s.w, (1 - attacker) * SIDE)) <= NAMES:
        push(s, LOSE, 1 - attacker, 0, 0, ANY_BUILDING)
    else:
        push(s, NAME, attacker)


def fill_name(s: State, out: vec[i64]) -> i64:
    """rivals.feud.building: any that is not named yet, in any order."""
    frame = top(s)
    left = buildings_of(s.w, (1 - seat_of(frame)) * SIDE)
    if s.rules.first_rulings:
        return fill_name_in_order(left, frame, out)
    named = d_of(frame)
    for _ in range(a_of(frame)):
        left &= ~BIT[named & 63]
        named >>= 6
    return add_bits(left, SLOT_AT, out, 0)


def fill_name_in_order(left: i64, frame: i64, out: vec[i64]) -> i64:
    """rivals.feud.order: beyond the last that was named, and so that three can be named."""
    if a_of(frame) > 0:
        last = (d_of(frame) >> (6 * (a_of(frame) - 1))) & 63
        left &= ~(2 * BIT[last] - 1)
    n = add_bits(left, SLOT_AT, out, 0)
    return n - (NAMES - a_of(frame) - 1)


def answer_name(s: State, slot: i64) -> None:
    """A building is named; after the third the victim chooses."""
    frame = pop(s)
    attacker = seat_of(frame)
    named = d_of(frame) | slot << (6 * a_of(frame))
    note(s, NAMED, attacker, slot, 0, 0)
    if a_of(frame) + 1 < NAMES:
        push(s, NAME, attacker, a_of(frame) + 1, 0, 0, named)
    else:
        push(s, LOSE, 1 - attacker, 0, 0, 0, named)


def losable(s: State, frame: i64) -> i64:
    """The buildings among which the victim chooses."""
    if c_of(frame) & ANY_BUILDING:
        return buildings_of(s.w, seat_of(frame) * SIDE)
    named = d_of(frame)
    return BIT[named & 63] | BIT[(named >> 6) & 63] | BIT[(named >> 12) & 63]


def fill_lose(s: State, out: vec[i64]) -> i64:
    """rivals.feud.named."""
    return add_bits(losable(s, top(s)), SLOT_AT, out, 0)


def answer_lose(s: State, slot: i64) -> None:
    """The victim gives a building up."""
    lose_card(s, seat_of(pop(s)), slot)


# -- Fraternal Feuds --


def fraternal_feuds(s: State, frame: i64) -> None:
    """The attacker sees the hand and takes two cards of it away."""
    w = s.w
    attacker = seat_of(frame)
    victim = 1 - attacker
    see_hand(s, victim)
    note(s, HAND_SEEN, attacker, victim, 0, 0)
    count = min(total(w[victim * SIDE + BACKS]), i64(MOST_STRIPPED))
    if s.rules.skip_refill:
        w[victim * SIDE + SKIP_DRAW] = count
    push(s, STRIP, attacker, count)
