"""Deal anew what a seat cannot see: a state with the same view, the same choices for that seat.

Hidden from a seat are the resource cards of the others (the supply lies open, so their sum is
known) and the development cards of the others and of the deck. A card that somebody has promised
in an open trade or has just been given for all to see stays where it is, and nobody is dealt points
that would already have won. What others are putting together to offer is not known at all, so they
have begun nothing.

What is dealt depends on nothing but the seat's knowledge and the generator: hidden cards are
gathered in a fixed order before they are shuffled, and a real deal is never fallen back on.
"""

from typing import Final

from hexhold.core.rng import Rng
from hexhold.games.watch.cards import size
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
SCORING_HEROES: Final = (YARWYCK, THORNE, MELISANDRE, YOREN)
POINT_CARDS: Final = 0xFF << (8 * VICTORY)


def imagine(s: State, seat: int, rng: Rng) -> State:
    """A state that the seat cannot tell from the real one."""
    dream = s.copy()
    others = [i for i in range(s.rules.seats) if i != seat]
    deal_hands(dream, [i for i in others if not sees_hand(s, seat, i)], rng)
    deal_development(dream, others, seat, rng)
    for other in others:
        clear_draft(dream.seats[other])
    return dream


def sees_hand(s: State, seat: int, other: int) -> bool:
    """Whether a seat looks at another's hand right now, through Mance."""
    return bool(s.phase == TAKE_CARD and seat == s.active and other == s.victim)


def cards_of(hand: int) -> list[int]:
    """A packed hand as a list of kinds."""
    return [kind for kind in range(7) for _ in range(hand >> (8 * kind) & 0xFF)]


def shuffle(cards: list[int], rng: Rng) -> None:
    """Shuffle in place."""
    for i in range(len(cards) - 1, 0, -1):
        j = int(rng.below(i + 1))
        cards[i], cards[j] = cards[j], cards[i]


def pack(cards: list[int]) -> int:
    """A list of kinds as a packed hand."""
    return sum(1 << (8 * kind) for kind in cards)


# ------------------------------------------------------------------ resource cards


def promised(s: State, seat: int) -> int:
    """The cards that the open offer, or Mormont's demand, shows a seat to have."""
    own = s.seats[seat]
    if s.phase == GIVE_BACK and seat == s.active:
        return 1 << (8 * s.demand)
    if s.phase != ANSWERS:
        return 0
    if seat == s.active:
        return int(s.offer_give)
    if own.answer == ACCEPTED:
        return int(s.offer_want)
    return int(own.counter_give) if own.answer == COUNTERED else 0


def deal_hands(s: State, others: list[int], rng: Rng) -> None:
    """Shuffle the resource cards of the others among them."""
    pool = cards_of(sum(s.seats[i].hand - promised(s, i) for i in others))
    shuffle(pool, rng)
    counts = [size(s.seats[i].hand) - size(promised(s, i)) for i in others]
    for i, cards in zip(others, cut(pool, counts), strict=False):
        s.seats[i].hand = promised(s, i) + pack(cards)


# ------------------------------------------------------------------ development cards


def deal_development(s: State, others: list[int], seat: int, rng: Rng) -> None:
    """Shuffle the development cards of the others and of the deck.

    The cards that Melisandre shows belong to the deck for everybody but her user. At the end of a
    match the points lie on the table, so they stay where they are.
    """
    shown = POINT_CARDS if s.phase == OVER else 0
    held = [s.seats[i] for i in others]
    secret = 0 if seat == s.active else s.shown
    pool = cards_of((s.deck + secret + sum(own.cards + own.bought for own in held)) & ~shown)
    counts = [size((own.cards + own.bought) & ~shown) for own in held]
    rooms = [room_for_points(s, i) for i in others]
    if secret:
        rooms.append(size(secret))
        counts.append(size(secret))
    piles = deal_piles(pool, counts, rooms, rng)
    for own, pile in zip(held, piles, strict=False):
        late = size(own.bought & ~shown)
        own.bought = (own.bought & shown) + pack(pile[:late])
        own.cards = (own.cards & shown) + pack(pile[late:])
    if secret:
        s.shown = pack(piles[-2])
    s.deck = (s.deck & shown) + pack(piles[-1])


def room_for_points(s: State, seat: int) -> int:
    """How many hidden points a seat may have without having won at its last chance to.

    A special card may have come to a seat on somebody else's turn, too late to win; where only the
    end of a turn wins, or nothing before the roll, the active seat may have any number until then;
    and its last point may have come just now, while a token or a hero has still to be seen to.
    Where the victory has to be claimed, anybody may have overlooked it.
    """
    if s.rules.claims or (seat == s.active and not could_have_won(s)):
        return ALL_POINTS
    points = int(s.seats[seat].points)
    if seat == s.active and may_just_have_scored(s):
        points -= 1
    owners = (s.road_owner, s.patrol_owner) if s.rules.brotherhood else (s.road_owner,)
    for owner in owners:
        if seat == owner and seat != s.active:
            points -= int(s.rules.award_points)
    return max(0, POINTS_TO_WIN - 1 - points)


def could_have_won(s: State) -> bool:
    """Whether ten points would have won in this turn before now."""
    if s.rules.win_after_roll:
        return bool(s.rolled and not s.due_roll and s.due_die == 0)
    return bool(s.rules.win_at_once)


def may_just_have_scored(s: State) -> bool:
    """Whether the active seat may have come to a point by what is still being seen to."""
    if s.due_after:
        scores = s.hero_seat == s.active and s.seats[s.active].hero in SCORING_HEROES
        return scores and s.phase in (REVEAL_TOKEN, AFTER_HERO)
    return bool(s.phase == REVEAL_TOKEN)


def deal_piles(pool: list[int], counts: list[int], room: list[int], rng: Rng) -> list[list[int]]:
    """A pile of each count with no more points than it has room for; the last is the rest."""
    for _ in range(TRIES):
        shuffle(pool, rng)
        piles = cut(pool, counts)
        if all(pile.count(VICTORY) <= most for pile, most in zip(piles, room, strict=False)):
            return piles
    return deal_points_first(pool, counts, room, rng)


def cut(pool: list[int], counts: list[int]) -> list[list[int]]:
    """A list in pieces of these sizes, and the rest."""
    ends = [sum(counts[:n]) for n in range(len(counts) + 1)]
    return [pool[a:b] for a, b in zip(ends, [*ends[1:], len(pool)], strict=True)]


def deal_points_first(
    pool: list[int], counts: list[int], room: list[int], rng: Rng
) -> list[list[int]]:
    """The same where an even deal would hardly ever fit: points go where there is room."""
    sizes = [*counts, len(pool) - sum(counts)]
    most = [*(min(pair) for pair in zip(counts, room, strict=True)), sizes[-1]]
    piles: list[list[int]] = [[] for _ in sizes]
    for _ in range(pool.count(VICTORY)):
        places = _places(piles, most) or _places(piles, sizes)
        piles[places[int(rng.below(len(places)))]].append(VICTORY)
    rest = [card for card in pool if card != VICTORY]
    for pile, count in zip(piles, sizes, strict=True):
        while len(pile) < count:
            pile.append(rest.pop())
        shuffle(pile, rng)
    return piles


def _places(piles: list[list[int]], most: list[int]) -> list[int]:
    """The number of a pile once for every card it may still take."""
    return [n for n, pile in enumerate(piles) for _ in range(most[n] - len(pile))]
