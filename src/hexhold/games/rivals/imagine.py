"""Deal anew what a seat cannot see: a state with the same view, the same choices for that seat.

Hidden are the other hand and the stacks, as far as the seat does not know them. What it knows to
be in the other hand stays; what it knows to be there or at a suspected position is dealt over
these; the rest is dealt over everything else, and what is left is the pool of unseen cards.

What is dealt depends on nothing but the seat's knowledge and the generator: hidden cards are added
up kind by kind before any is drawn. Compiled: search asks for it in every playout.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.rng import Rng
from hexhold.games.rivals.engine.knowledge import count_in, known_by, maybe_of, sum_of
from hexhold.games.rivals.engine.layout import (
    DEPTH,
    FRAME,
    HAND,
    KIND_MASK,
    LOOSE,
    POOL,
    SIDE,
    STACK_SIZE,
    STRIP,
    SURE,
    UNDER,
)
from hexhold.games.rivals.engine.stacks import FROM_HAND, FROM_OTHER
from hexhold.games.rivals.engine.state import (
    State,
    a_of,
    b_of,
    c_of,
    code_of,
    d_of,
    make_frame,
    seat_of,
)
from hexhold.games.rivals.engine.tables import CARD_ONE, SET_OF, SET_START, SETS

NO_CARD: Final = -1


def imagine(s: State, seat: i64, rng: Rng) -> State:
    """A state that the seat cannot tell from the real one."""
    dream = s.copy()
    for group in range(i64(SETS)):
        if seat == 0 or seat == 1:
            deal_for_seat(dream, seat, group, rng)
        else:
            deal_for_spectator(dream, group, rng)
    deal_questions(dream, seat, rng)
    return dream


# -- drawing from two-bit counters of a set --


def nth_kind(counters: i64, group: i64, n: i64) -> i64:
    """The kind of the n-th card when the counters of a set are laid out kind by kind."""
    kind = SET_START[group]
    while True:
        n -= counters & 3
        if n < 0:
            return kind
        counters >>= 2
        kind += 1


def draw_one(counters: i64, group: i64, rng: Rng) -> i64:
    """The kind of a card, any of them as likely as any other."""
    return nth_kind(counters, group, rng.below(sum_of(counters)))


def draw(counters: i64, group: i64, n: i64, rng: Rng) -> i64:
    """So many cards, any of them as likely as any other."""
    drawn: i64 = 0
    left = sum_of(counters)
    if n == left:
        return counters
    while n > 0:
        one = CARD_ONE[nth_kind(counters, group, rng.below(left))]
        counters -= one
        drawn += one
        left -= 1
        n -= 1
    return drawn


# -- positions of a set that are determined, by what is known of them --


def cards_at(s: State, group: i64, marks: i64, without: i64) -> i64:
    """The cards at positions with one of some marks, if any are asked for, and without others."""
    w = s.w
    cards: i64 = 0
    for stack in range(s.rules.stacks):
        if s.rules.stack_set[stack] == group:
            start = s.rules.stack_at[stack]
            for at in range(start, start + w[STACK_SIZE + stack]):
                if is_marked(w[at], marks, without):
                    cards += CARD_ONE[(w[at] & KIND_MASK) - 1]
    return cards


def is_marked(card: i64, marks: i64, without: i64) -> bool:
    """Whether a position is determined and has one of some marks, if any are asked for."""
    if card == 0 or card & without != 0:
        return False
    return marks == 0 or card & marks != 0


def deal_at(s: State, group: i64, marks: i64, without: i64, cards: i64, rng: Rng) -> i64:
    """Other cards at such positions, the marks stay; returns what is left of the cards."""
    w = s.w
    for stack in range(s.rules.stacks):
        if s.rules.stack_set[stack] == group:
            start = s.rules.stack_at[stack]
            for at in range(start, start + w[STACK_SIZE + stack]):
                if is_marked(w[at], marks, without):
                    kind = draw_one(cards, group, rng)
                    cards -= CARD_ONE[kind]
                    w[at] = (w[at] & ~KIND_MASK) | (kind + 1)
    return cards


# -- for a seat --


def deal_for_seat(s: State, seat: i64, group: i64, rng: Rng) -> None:
    """The cards of one set, as the seat may think of them."""
    w = s.w
    other = (1 - seat) * SIDE
    known = known_by(seat)
    maybe = maybe_of(seat)
    hand = w[other + HAND + group]
    sure = w[other + SURE + group]
    loose = w[other + LOOSE + group]
    suspected = cards_at(s, group, maybe, known)
    elsewhere = cards_at(s, group, 0, known | maybe)
    unplaced = w[POOL + group] + hand + suspected + elsewhere - sure - loose
    suspects = sum_of(hand) - sum_of(sure) + sum_of(suspected)
    dealt = draw(unplaced, group, suspects - sum_of(loose), rng)
    unplaced -= dealt
    if suspected != 0:
        dealt = deal_at(s, group, maybe, known, dealt + loose, rng)
    else:
        dealt += loose
    w[other + HAND + group] = sure + dealt
    if elsewhere != 0:
        unplaced = deal_at(s, group, 0, known | maybe, unplaced, rng)
    w[POOL + group] = unplaced


# -- for a spectator --


def deal_for_spectator(s: State, group: i64, rng: Rng) -> None:
    """Both hands and all positions; how much each seat knows stays, not what."""
    w = s.w
    cards = w[POOL + group] + w[HAND + group] + w[SIDE + HAND + group] + cards_at(s, group, 0, 0)
    cards = deal_at(s, group, 0, 0, cards, rng)
    for seat in range(i64(2)):
        me = seat * SIDE
        hand = draw(cards, group, sum_of(w[me + HAND + group]), rng)
        cards -= hand
        sure = draw(hand, group, sum_of(w[me + SURE + group]), rng)
        loose = sum_of(w[me + LOOSE + group])
        w[me + HAND + group] = hand
        w[me + SURE + group] = sure
        suspects = hand - sure + cards_at(s, group, maybe_of(1 - seat), 0)
        w[me + LOOSE + group] = draw(suspects, group, loose, rng)
    w[POOL + group] = cards


# -- cards that are chosen but not yet moved --


def deal_questions(s: State, seat: i64, rng: Rng) -> None:
    """Cards named in questions that the seat may not know are chosen anew."""
    w = s.w
    for at in range(i64(FRAME), FRAME + w[DEPTH]):
        frame = w[at]
        if seat_of(frame) == seat:
            continue
        if code_of(frame) == UNDER and b_of(frame) == FROM_HAND:
            w[at] = with_kind(frame, choose(s, seat_of(frame), NO_CARD, rng))
        elif code_of(frame) == STRIP:
            deal_strip(s, at, rng)


def choose(s: State, owner: i64, gone: i64, rng: Rng) -> i64:
    """A card of a hand whose stack has to be chosen, but not one that is gone."""
    hands = vec[i64]([0] * SETS)
    cards: i64 = 0
    for group in range(i64(SETS)):
        if has_several_stacks(s, group):
            hands[group] = s.w[owner * SIDE + HAND + group]
            if gone != NO_CARD and SET_OF[gone] == group and count_in(hands[group], gone) > 0:
                hands[group] -= CARD_ONE[gone]
            cards += sum_of(hands[group])
    n = rng.below(cards)
    group = 0
    while n >= sum_of(hands[group]):
        n -= sum_of(hands[group])
        group += 1
    return nth_kind(hands[group], group, n)


def has_several_stacks(s: State, group: i64) -> bool:
    """Whether a card of a set may go under one of several stacks."""
    stacks: i64 = 0
    for stack in range(s.rules.stacks):
        if s.rules.stack_set[stack] == group:
            stacks += 1
    return stacks > 1


def with_kind(frame: i64, kind: i64) -> i64:
    """A question with another card."""
    return make_frame(code_of(frame), seat_of(frame), kind, b_of(frame), c_of(frame), d_of(frame))


def deal_strip(s: State, at: i64, rng: Rng) -> None:
    """The victim does not know which of its cards are chosen, only the stacks named so far."""
    w = s.w
    frame = w[at]
    victim = 1 - seat_of(frame)
    chosen: i64 = NO_CARD
    first = d_of(frame) & 1023
    if first != 0:
        stack = first >> 7
        group = s.rules.stack_set[stack]
        chosen = draw_one(w[victim * SIDE + HAND + group], group, rng)
        packed = (chosen + 1) | (stack << 7)
        w[at] = make_frame(STRIP, seat_of(frame), a_of(frame), b_of(frame), c_of(frame), packed)
    above = at + 1
    if above < FRAME + w[DEPTH] and code_of(w[above]) == UNDER:
        if b_of(w[above]) == FROM_OTHER:
            w[above] = with_kind(w[above], choose(s, victim, chosen, rng))
