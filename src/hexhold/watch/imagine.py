"""Deal anew what a seat cannot see: a state with the same view, the same choices for that seat.

Hidden from a seat are the resource cards of the others (the supply lies open, so their sum is
known) and the development cards of the others and of the deck. A card that somebody has promised
in an open trade stays where it is.
"""

from typing import Final

from hexhold.core.rng import Rng
from hexhold.watch.cards import size
from hexhold.watch.engine.scoring import claim_victory
from hexhold.watch.engine.state import ACCEPTED, COUNTERED, OVER, TAKE_CARD, Holdings, State
from hexhold.watch.engine.tables import VICTORY

TRIES: Final = 30  # deals before the real one is kept


def imagine(s: State, seat: int, rng: Rng) -> State:
    """A state that the seat cannot tell from the real one."""
    dream = s.copy()
    others = [own for i, own in enumerate(dream.seats) if i != seat]
    unseen = [own for own in others if not sees_hand(s, seat, own, dream)]
    deal_hands(dream, unseen, rng)
    deal_development(dream, others, seat, rng)
    return dream


def sees_hand(s: State, seat: int, own: Holdings, dream: State) -> bool:
    """Whether the seat looks at this hand right now, through Mance."""
    return s.phase == TAKE_CARD and seat == s.active and dream.seats[s.victim] is own


def cards_of(hand: int) -> list[int]:
    """A packed hand as a list of kinds."""
    return [kind for kind in range(7) for _ in range(hand >> (8 * kind) & 0xFF)]


def shuffle(cards: list[int], rng: Rng) -> None:
    """Shuffle in place."""
    for i in range(len(cards) - 1, 0, -1):
        j = int(rng.below(i + 1))
        cards[i], cards[j] = cards[j], cards[i]


def deal(cards: list[int], count: int) -> int:
    """Take cards off a list, as a packed hand."""
    hand = 0
    for _ in range(count):
        hand += 1 << (8 * cards.pop())
    return hand


def promised(s: State, own: Holdings) -> int:
    """The cards that a seat's answer to the open offer shows it has."""
    if own.answer == ACCEPTED:
        return int(s.offer_want)
    return int(own.counter_give) if own.answer == COUNTERED else 0


def deal_hands(s: State, others: list[Holdings], rng: Rng) -> None:
    """Shuffle the resource cards of the others among them."""
    pool = [card for own in others for card in cards_of(own.hand - promised(s, own))]
    shuffle(pool, rng)
    for own in others:
        known = promised(s, own)
        own.hand = known + deal(pool, size(own.hand) - size(known))


def deal_development(s: State, others: list[Holdings], seat: int, rng: Rng) -> None:
    """Shuffle the development cards of the others and of the deck, until the deal is possible.

    The cards that Melisandre shows belong to the deck for everybody but her user. At the end of a
    match the points lie on the table, so they stay where they are.
    """
    shown = (0xFF << (8 * VICTORY)) if s.phase == OVER else 0
    real = [(own.cards, own.bought) for own in others]
    real_deck = (s.deck, s.shown)
    deck = s.deck
    shows = 0 if seat == s.active else size(s.shown)
    if shows:
        deck += s.shown
    for _ in range(TRIES):
        pool = cards_of(deck & ~shown)
        for cards, bought in real:
            pool += cards_of(cards & ~shown) + cards_of(bought)
        shuffle(pool, rng)
        for own, (cards, bought) in zip(others, real, strict=True):
            own.cards = (cards & shown) + deal(pool, size(cards & ~shown))
            own.bought = deal(pool, size(bought))
            sort_points(own)
        if shows:
            s.shown = deal(pool, shows)
        s.deck = (deck & shown) + deal(pool, len(pool))
        if s.phase == OVER or not somebody_has_won(s):
            return
    for own, (cards, bought) in zip(others, real, strict=True):
        own.cards, own.bought = cards, bought
    s.deck, s.shown = real_deck


def sort_points(own: Holdings) -> None:
    """Victory points count at once: they never wait among the cards bought this turn."""
    points = own.bought & (0xFF << (8 * VICTORY))
    own.bought -= points
    own.cards += points


def somebody_has_won(s: State) -> bool:
    """Whether the match would already be over: such a deal contradicts what everybody sees."""
    trial = s.copy()
    claim_victory(trial)
    return trial.over
