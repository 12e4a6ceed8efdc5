"""How the greedy bot trades in the Watch: it offers what somebody may take, or says nothing.

What the others hold is dealt anew a few times, always alike from what the seat knows, and each of
them is asked how a greedy bot would answer in its place. Compiled.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import ONE, covers, nth_card, total
from hexhold.core.rng import Rng
from hexhold.games.watch.engine.actions import OFFER
from hexhold.games.watch.engine.reasons import ALLOWED
from hexhold.games.watch.engine.state import State
from hexhold.games.watch.engine.tables import BUNDLE, BUNDLES, POINTS_TO_WIN
from hexhold.games.watch.engine.trade import offer_reason
from hexhold.games.watch.value import best_rival, hand_value

NO_OFFER: Final = -1
WORTH_OFFERING: Final = 6  # what a seat gains at least by a trade that it proposes
WORTH_TAKING: Final = 5  # and by one that it takes: a card
NEAR_WIN: Final = POINTS_TO_WIN - 2  # nobody trades with a seat that has so many points
DEALS: Final = 8
LIKELY: Final = 2  # deals in which somebody must take an offer
SINGLES: Final = 6  # bundles of one card end here
PAIRS: Final = 21  # and those of two here


def gain_of(s: State, seat: i64, hand: i64, give: i64, take: i64) -> i64:
    """How much better a seat's hand gets by an exchange."""
    own = s.seats[seat]
    return hand_value(s, own, hand + take - give) - hand_value(s, own, hand)


def best_offer(s: State, seat: i64) -> i64:
    """The offer of which the seat may expect most, or NO_OFFER.

    The first of a turn is one card for one, the second, and last, two for one: so none is made
    twice, whatever has changed between them.
    """
    if s.offers > 1 or s.seats[seat].points >= NEAR_WIN or best_rival(s, seat) >= NEAR_WIN:
        return NO_OFFER
    first: i64 = 1
    end: i64 = SINGLES
    if s.offers == 1:
        first = SINGLES
        end = PAIRS
    best: i64 = NO_OFFER
    most: i64 = 0
    hands = deal_hands(s, seat)
    for give in range(first, end):
        for want in range(i64(1), i64(SINGLES)):
            hope = hope_of(s, seat, give * BUNDLES + want, hands)
            if hope > most:
                most = hope
                best = OFFER + give * BUNDLES + want
    return best


def hope_of(s: State, seat: i64, code: i64, hands: vec[i64]) -> i64:
    """What a seat may expect of an offer: its gain, the more often somebody would take it."""
    own = s.seats[seat]
    if offer_reason(s, own, code) != ALLOWED:
        return 0
    give = BUNDLE[code // BUNDLES]
    want = BUNDLE[code % BUNDLES]
    gain = gain_of(s, seat, own.hand, give, want)
    if gain < WORTH_OFFERING:
        return 0
    taken = deals_with_takers(s, seat, give, want, hands)
    if taken < LIKELY:
        return 0
    return gain * taken


def deal_hands(s: State, seat: i64) -> vec[i64]:
    """Hands of the others as they may be: the seat knows their sizes and all their cards together.

    What is drawn depends on nothing else, so that a new deal of what is hidden changes no choice.
    """
    pool: i64 = 0
    for other in range(s.rules.seats):
        if other != seat:
            pool += s.seats[other].hand
    rng = Rng(pool)
    hands = vec[i64]([0] * (DEALS * s.rules.seats))
    for deal in range(i64(DEALS)):
        left = pool
        for other in range(s.rules.seats):
            if other == seat:
                continue
            for _ in range(total(s.seats[other].hand)):
                card = ONE[nth_card(left, rng.below(total(left)))]
                left -= card
                hands[deal * s.rules.seats + other] += card
    return hands


def deals_with_takers(s: State, seat: i64, give: i64, want: i64, hands: vec[i64]) -> i64:
    """In how many of the deals somebody would take an offer."""
    taken: i64 = 0
    for deal in range(i64(DEALS)):
        for other in range(s.rules.seats):
            hand = hands[deal * s.rules.seats + other]
            if other != seat and covers(hand, want):
                if gain_of(s, other, hand, want, give) >= WORTH_TAKING:
                    taken += 1
                    break
    return taken


def gain_if_accepted(s: State, seat: i64) -> i64:
    """What a seat that is asked gains by the offer on the table, or 0 if it should not take it."""
    if s.seats[s.active].points >= NEAR_WIN:
        return 0
    gain = gain_of(s, seat, s.seats[seat].hand, s.offer_want, s.offer_give)
    if gain < WORTH_TAKING:
        return 0
    return gain
