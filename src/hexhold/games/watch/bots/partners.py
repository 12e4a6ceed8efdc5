"""What the planner thinks of its partners in trade in the Watch: what they hold, take and gain.

Compiled. What the others hold is dealt anew a few times, always alike from what the seat knows; a
card that somebody has promised in the open trade stays where it is. Each is asked how a greedy bot
would answer in its place.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import ONE, covers, nth_card, total
from hexhold.core.rng import Rng
from hexhold.games.watch.bots.flow import weights_of
from hexhold.games.watch.bots.goals import goal_value, look_at
from hexhold.games.watch.bots.greedy_value import better, hand_value
from hexhold.games.watch.bots.value import NEAR_WIN
from hexhold.games.watch.bots.weights import HELPING
from hexhold.games.watch.engine.state import ACCEPTED, ANSWERS, COUNTERED, State

DEALS: Final = 8
WORTH_TAKING: Final = 5  # to a greedy bot that is asked, in its own units: a card
HELPING_TO_WIN: Final = 10_000
EVEN: Final = 4  # points by which somebody must lag before helping it costs nothing


def promised(s: State, seat: i64) -> i64:
    """The cards that the open trade shows a seat to have."""
    own = s.seats[seat]
    if s.phase != ANSWERS:
        return 0
    if seat == s.active:
        return s.offer_give
    if own.answer == ACCEPTED:
        return s.offer_want
    if own.answer == COUNTERED:
        return own.counter_give
    return 0


def deal_hands(s: State, seat: i64) -> vec[i64]:
    """Hands of the others as they may be, deal after deal, a place for each seat.

    What is drawn depends on nothing but the sizes of their hands and all their cards together.
    """
    pool: i64 = 0
    for other in range(s.rules.seats):
        if other != seat:
            pool += s.seats[other].hand - promised(s, other)
    rng = Rng(pool)
    hands = vec[i64]([0] * (DEALS * s.rules.seats))
    for deal in range(i64(DEALS)):
        left = pool
        for other in range(s.rules.seats):
            if other == seat:
                continue
            hand = promised(s, other)
            for _ in range(total(s.seats[other].hand) - total(hand)):
                card = ONE[nth_card(left, rng.below(total(left)))]
                left -= card
                hand += card
            hands[deal * s.rules.seats + other] = hand
    return hands


def gain_of(s: State, seat: i64, hand: i64, give: i64, take: i64) -> i64:
    """How much better a seat's hand gets by an exchange, as a greedy bot sees it."""
    own = s.seats[seat]
    return hand_value(s, own, hand + take - give) - hand_value(s, own, hand)


def may_be_helped(s: State, seat: i64) -> bool:
    """Whether a seat is not about to win."""
    return s.seats[seat].points < NEAR_WIN


def takers_in(s: State, seat: i64, give: i64, want: i64, hands: vec[i64], deal: i64) -> i64:
    """Who would take an exchange in a deal, as a mask of seats."""
    takers: i64 = 0
    for other in range(s.rules.seats):
        hand = hands[deal * s.rules.seats + other]
        if other != seat and covers(hand, want) and may_be_helped(s, other):
            if gain_of(s, other, hand, want, give) >= WORTH_TAKING:
                takers |= ONE[other]
    return takers


def deals_with_takers(s: State, seat: i64, give: i64, want: i64, hands: vec[i64]) -> i64:
    """In how many of the deals somebody would take an exchange."""
    taken: i64 = 0
    for deal in range(i64(DEALS)):
        if takers_in(s, seat, give, want, hands, deal) != 0:
            taken += 1
    return taken


def price_of_help(s: State, seat: i64, other: i64, hand: i64, give: i64, want: i64) -> i64:
    """What it costs a seat that another gets `give` for `want`: more if that one is ahead."""
    w = weights_of(s)
    partner = s.seats[other]
    ahead = better(0, partner.points - s.seats[seat].points + EVEN)
    if ahead == 0 or w[HELPING] == 0:
        return 0
    look_at(s, partner, w)
    gain = goal_value(hand + give - want, w) - goal_value(hand, w)
    return better(0, gain) * w[HELPING] * ahead // (100 * EVEN)


def mean_price(s: State, seat: i64, give: i64, want: i64, hands: vec[i64]) -> i64:
    """The price of helping the cheapest of those who would take an exchange, over the deals."""
    prices: i64 = 0
    taken: i64 = 0
    for deal in range(i64(DEALS)):
        takers = takers_in(s, seat, give, want, hands, deal)
        least: i64 = -1
        for other in range(s.rules.seats):
            if takers & ONE[other]:
                hand = hands[deal * s.rules.seats + other]
                price = price_of_help(s, seat, other, hand, give, want)
                if least < 0 or price < least:
                    least = price
        if least >= 0:
            prices += least
            taken += 1
    if taken == 0:
        return 0
    return prices // taken


def price_of_settling(s: State, seat: i64, other: i64) -> i64:
    """What it costs the active seat to settle with one that agreed, on whosever terms."""
    partner = s.seats[other]
    if not may_be_helped(s, other):
        return HELPING_TO_WIN
    give = s.offer_give
    want = s.offer_want
    if partner.answer == COUNTERED:
        give = partner.counter_want
        want = partner.counter_give
    return partner.points + price_of_help(s, seat, other, partner.hand, give, want)
