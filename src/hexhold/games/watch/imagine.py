"""Deal anew what a seat cannot see: a state with the same view, the same choices for that seat.

Hidden from a seat are the resource cards of the others (the supply lies open, so their sum is
known) and the development cards of the others and of the deck. A card that somebody has promised
in an open trade or has just been given for all to see stays where it is, and nobody is dealt points
that would already have won. What others are putting together to offer is not known at all, so they
have begun nothing.

What is dealt depends on nothing but the seat's knowledge and the generator: hidden cards are added
up kind by kind before any is drawn, and a real deal is never fallen back on. Compiled: search asks
for it in every playout.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import FIELD, ONE, count_of, nth_card, total
from hexhold.core.rng import Rng, weighted
from hexhold.games.watch.engine.drafts import clear_draft
from hexhold.games.watch.engine.state import (
    ACCEPTED,
    AFTER_HERO,
    ANSWERS,
    COUNTERED,
    GIVE_BACK,
    OVER,
    REVEAL_TOKEN,
    TAKE_CARD,
    State,
)
from hexhold.games.watch.engine.tables import (
    MELISANDRE,
    POINTS_TO_WIN,
    THORNE,
    VICTORY,
    YARWYCK,
    YOREN,
)

TRIES: Final = 30  # even deals, before points are dealt first to make one fit
ALL_POINTS: Final = 5
SHOWN: Final = 4  # the pile of the cards that Melisandre shows, after those of the seats
DECK: Final = 5
PILES: Final = 6


def imagine(s: State, seat: i64, rng: Rng) -> State:
    """A state that the seat cannot tell from the real one."""
    dream = s.copy()
    deal_hands(dream, seat, rng)
    deal_development(dream, seat, rng)
    for other in range(s.rules.seats):
        if other != seat:
            clear_draft(dream.seats[other])
    return dream


def draw(pool: i64, n: i64, rng: Rng) -> i64:
    """So many cards of a packed pool, any of them as likely as any other."""
    drawn: i64 = 0
    left = total(pool)
    if n == left:
        return pool
    while n > 0:
        card = ONE[nth_card(pool, rng.below(left))]
        pool -= card
        drawn += card
        left -= 1
        n -= 1
    return drawn


# ------------------------------------------------------------------ resource cards


def is_hidden(s: State, seat: i64, other: i64) -> bool:
    """Whether a seat does not know another's hand; through Mance it looks at one."""
    if other == seat:
        return False
    return not (s.phase == TAKE_CARD and seat == s.active and other == s.victim)


def promised(s: State, seat: i64) -> i64:
    """The cards that the open offer, or Mormont's demand, shows a seat to have."""
    own = s.seats[seat]
    if s.phase == GIVE_BACK and seat == s.active:
        return ONE[s.demand]
    if s.phase != ANSWERS:
        return 0
    if seat == s.active:
        return s.offer_give
    if own.answer == ACCEPTED:
        return s.offer_want
    if own.answer == COUNTERED:
        return own.counter_give
    return 0


def deal_hands(s: State, seat: i64, rng: Rng) -> None:
    """Shuffle the resource cards of the others among them."""
    pool: i64 = 0
    for other in range(s.rules.seats):
        if is_hidden(s, seat, other):
            pool += s.seats[other].hand - promised(s, other)
    for other in range(s.rules.seats):
        if is_hidden(s, seat, other):
            own = s.seats[other]
            shown = promised(s, other)
            dealt = draw(pool, total(own.hand - shown), rng)
            pool -= dealt
            own.hand = shown + dealt


# ------------------------------------------------------------------ development cards


def deal_development(s: State, seat: i64, rng: Rng) -> None:
    """Shuffle the development cards of the others and of the deck.

    The cards that Melisandre shows belong to the deck for everybody but her user. At the end of a
    match the points lie on the table, so they stay where they are.
    """
    shown: i64 = 0
    if s.phase == OVER:
        shown = FIELD[VICTORY]
    counts = vec[i64]([0] * PILES)
    rooms = vec[i64]([0] * PILES)
    pool = s.deck & ~shown
    for other in range(s.rules.seats):
        if other != seat:
            held = (s.seats[other].cards + s.seats[other].bought) & ~shown
            pool += held
            counts[other] = total(held)
            rooms[other] = room_for_points(s, other)
    if seat != s.active:
        pool += s.shown
        counts[SHOWN] = total(s.shown)
        rooms[SHOWN] = counts[SHOWN]
    piles = deal_piles(pool, counts, rooms, rng)
    for other in range(s.rules.seats):
        if other != seat:
            own = s.seats[other]
            late = draw(piles[other], total(own.bought & ~shown), rng)
            own.bought = (own.bought & shown) + late
            own.cards = (own.cards & shown) + piles[other] - late
    if seat != s.active:
        s.shown = piles[SHOWN]
    s.deck = (s.deck & shown) + piles[DECK]


def room_for_points(s: State, seat: i64) -> i64:
    """How many hidden points a seat may have without having won at its last chance to.

    A special card may have come to a seat on somebody else's turn, too late to win; where only the
    end of a turn wins, or nothing before the roll, the active seat may have any number until then;
    and its last point may have come just now, while a token or a hero has still to be seen to.
    Where the victory has to be claimed, anybody may have overlooked it.
    """
    if s.rules.claims or (seat == s.active and not could_have_won(s)):
        return ALL_POINTS
    points = s.seats[seat].points
    if seat == s.active:
        if may_just_have_scored(s):
            points -= 1
    else:
        if seat == s.road_owner:
            points -= s.rules.award_points
        if s.rules.brotherhood and seat == s.patrol_owner:
            points -= s.rules.award_points
    if points >= POINTS_TO_WIN:
        return 0
    return POINTS_TO_WIN - 1 - points


def could_have_won(s: State) -> bool:
    """Whether ten points would have won in this turn before now."""
    if s.rules.win_after_roll:
        return s.rolled and not s.due_roll and s.due_die == 0
    return s.rules.win_at_once


def may_just_have_scored(s: State) -> bool:
    """Whether the active seat may have come to a point by what is still being seen to."""
    if not s.due_after:
        return s.phase == REVEAL_TOKEN
    if s.hero_seat != s.active or not is_scoring(s.seats[s.active].hero):
        return False
    return s.phase == REVEAL_TOKEN or s.phase == AFTER_HERO


def is_scoring(hero: i64) -> bool:
    """Whether a hero may bring a point."""
    return hero == YARWYCK or hero == THORNE or hero == MELISANDRE or hero == YOREN


def deal_piles(pool: i64, counts: vec[i64], rooms: vec[i64], rng: Rng) -> vec[i64]:
    """A pile of each count with no more points than it has room for; the deck is the rest."""
    piles = vec[i64]([0] * PILES)
    for _ in range(i64(TRIES)):
        if deal_evenly(pool, counts, rooms, piles, rng):
            return piles
    deal_points_first(pool, counts, rooms, piles, rng)
    return piles


def deal_evenly(pool: i64, counts: vec[i64], rooms: vec[i64], piles: vec[i64], rng: Rng) -> bool:
    """Deal once, every deal as likely as any other; whether there was room for the points."""
    for pile in range(i64(DECK)):
        piles[pile] = draw(pool, counts[pile], rng)
        if count_of(piles[pile], VICTORY) > rooms[pile]:
            return False
        pool -= piles[pile]
    piles[DECK] = pool
    return True


def deal_points_first(
    pool: i64, counts: vec[i64], rooms: vec[i64], piles: vec[i64], rng: Rng
) -> None:
    """The same where an even deal would hardly ever fit: points go where there is room."""
    room = vec[i64]([0] * PILES)  # for points: what a pile may have, or, if need be, can hold
    left = vec[i64]([0] * PILES)  # cards that a pile still lacks
    rest = total(pool)
    for pile in range(i64(DECK)):
        piles[pile] = 0
        left[pile] = counts[pile]
        room[pile] = counts[pile]
        if rooms[pile] < counts[pile]:
            room[pile] = rooms[pile]
        rest -= counts[pile]
    piles[DECK] = 0
    left[DECK] = rest
    room[DECK] = rest
    for _ in range(count_of(pool, VICTORY)):
        if room_in_all(room) > 0:
            pile = weighted(room, PILES, rng)
            room[pile] -= 1
        else:
            pile = weighted(left, PILES, rng)
        left[pile] -= 1
        piles[pile] += ONE[VICTORY]
    pool &= ~FIELD[VICTORY]
    for pile in range(i64(PILES)):
        dealt = draw(pool, left[pile], rng)
        pool -= dealt
        piles[pile] += dealt


def room_in_all(room: vec[i64]) -> i64:
    """How many points still fit anywhere."""
    points: i64 = 0
    for pile in range(i64(PILES)):
        points += room[pile]
    return points
