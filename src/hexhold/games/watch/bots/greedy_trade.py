"""How the greedy bot trades in the Watch: it offers what somebody may take, or says nothing.

What the others hold is dealt anew a few times, always alike from what the seat knows, and each of
them is asked how a greedy bot would answer in its place. Compiled.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import ONE, covers, nth_card, total
from hexhold.core.rng import Rng
from hexhold.games.watch.bots.greedy_value import best_rival, hand_value
from hexhold.games.watch.engine._actions import ASK, PROPOSE, PUT, REPLY
from hexhold.games.watch.engine.state import ANSWERS, MAIN, State
from hexhold.games.watch.engine.tables import POINTS_TO_WIN, RESOURCES, WINTER_PICKS
from hexhold.games.watch.engine.trade import can_exchange, may_offer

NO_OFFER: Final = -1
ANYBODY: Final = -1
WORTH_OFFERING: Final = 6  # what a seat gains at least by a trade that it proposes
WORTH_TAKING: Final = 5  # and by one that it takes: a card
NEAR_WIN: Final = POINTS_TO_WIN - 2  # nobody trades with a seat that has so many points
AHEAD: Final = 3  # what a trade must bring beside, a point that the other seat is ahead
DEALS: Final = 8
LIKELY: Final = 2  # deals in which somebody must take an offer
KINDS: Final = len(RESOURCES)
# What a seat may give, packed: one card, or two.
GIVEN: Final[vec[i64]] = vec[i64]([ONE[k] for k in range(5)] + [WINTER_PICKS[n] for n in range(15)])


def gain_of(s: State, seat: i64, hand: i64, give: i64, take: i64) -> i64:
    """How much better a seat's hand gets by an exchange."""
    own = s.seats[seat]
    return hand_value(s, own, hand + take - give) - hand_value(s, own, hand)


def best_offer(s: State, seat: i64) -> i64:
    """What the seat may best propose now, or NO_OFFER: 5 * given + kind that is wanted."""
    if s.phase == MAIN:
        return offer_to_all(s, seat)
    if s.phase == ANSWERS and s.offer_want == 0 and seat != s.active and may_deal(s, seat):
        return best_of(s, seat, 0, KINDS, s.active)
    return NO_OFFER


def may_deal(s: State, seat: i64) -> bool:
    """Whether nobody is so near to winning that trade is over."""
    return s.seats[seat].points < NEAR_WIN and best_rival(s, seat) < NEAR_WIN


def offer_to_all(s: State, seat: i64) -> i64:
    """The first offer of a turn is one card for one, the second, and last, two for one.

    So none is made twice, whatever has changed between them.
    """
    made = s.offers + s.settled
    if made > 1 or not may_offer(s) or not may_deal(s, seat):
        return NO_OFFER
    if made == 1:
        return best_of(s, seat, KINDS, i64(len(GIVEN)), ANYBODY)
    return best_of(s, seat, 0, KINDS, ANYBODY)


def best_of(s: State, seat: i64, first: i64, end: i64, taker: i64) -> i64:
    """The exchange of which the seat may expect most, among some of what it may give."""
    best: i64 = NO_OFFER
    most: i64 = 0
    hands = deal_hands(s, seat)
    for give in range(first, end):
        for want in range(i64(KINDS)):
            hope = hope_of(s, seat, GIVEN[give], ONE[want], hands, taker)
            if hope > most:
                most = hope
                best = KINDS * give + want
    return best


def next_word(s: State, seat: i64, offer: i64) -> i64:
    """The word with which a seat goes on to put an exchange together, or says it aloud."""
    own = s.seats[seat]
    missing = GIVEN[offer // KINDS] - own.draft_give
    if missing != 0:
        return PUT + nth_card(missing, 0)
    if own.draft_want == 0:
        return ASK + offer % KINDS
    if seat == s.active:
        return PROPOSE
    return REPLY


def hope_of(s: State, seat: i64, give: i64, want: i64, hands: vec[i64], taker: i64) -> i64:
    """What a seat may expect of an exchange: its gain, the more often it would be taken."""
    own = s.seats[seat]
    if not can_exchange(own, give, want):
        return 0
    gain = gain_of(s, seat, own.hand, give, want)
    if gain < WORTH_OFFERING:
        return 0
    taken = deals_with_takers(s, seat, give, want, hands, taker)
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


def deals_with_takers(
    s: State, seat: i64, give: i64, want: i64, hands: vec[i64], taker: i64
) -> i64:
    """In how many of the deals the taker, or anybody, would take an exchange."""
    taken: i64 = 0
    for deal in range(i64(DEALS)):
        for other in range(s.rules.seats):
            hand = hands[deal * s.rules.seats + other]
            if taker != ANYBODY and other != taker:
                continue
            if other != seat and covers(hand, want):
                if gain_of(s, other, hand, want, give) >= least_gain(s, other, seat):
                    taken += 1
                    break
    return taken


def gain_if_accepted(s: State, seat: i64) -> i64:
    """What a seat that is asked gains by the offer on the table, or 0 if it should not take it."""
    if s.seats[s.active].points >= NEAR_WIN:
        return 0
    gain = gain_of(s, seat, s.seats[seat].hand, s.offer_want, s.offer_give)
    if gain < least_gain(s, seat, s.active):
        return 0
    return gain


def least_gain(s: State, seat: i64, partner: i64) -> i64:
    """What a seat wants at least of a trade: the more, the further the other one is ahead."""
    ahead = s.seats[partner].points - s.seats[seat].points
    if ahead > 0:
        return WORTH_TAKING + AHEAD * ahead
    return WORTH_TAKING
