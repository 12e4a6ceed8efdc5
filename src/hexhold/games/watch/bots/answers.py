"""How the planner answers an offer in the Watch: it takes it, proposes other terms, or declines.

Compiled. Other terms are tried on the offering seat as it may be: it agrees to whatever helps it,
and more than what somebody else has agreed to already.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import covers
from hexhold.games.watch.bots.exchange import ONE_OR_TWO, SINGLES, Exchange, next_word
from hexhold.games.watch.bots.flow import weights_of
from hexhold.games.watch.bots.goals import goal_value, look_at
from hexhold.games.watch.bots.partners import (
    DEALS,
    deal_hands,
    gain_of,
    may_be_helped,
    price_of_help,
)
from hexhold.games.watch.bots.weights import ACCEPT as WORTH_ACCEPTING
from hexhold.games.watch.engine._actions import ACCEPT, DECLINE
from hexhold.games.watch.engine.state import ACCEPTED, State
from hexhold.games.watch.engine.trade import can_accept, can_exchange

CHOSEN: Final = 6  # deals of DEALS in which a seat that accepts is the one that is chosen
LIKELY: Final = 2  # deals in which the offering seat must agree to other terms


def answer(s: State, seat: i64) -> i64:
    """The next word of a seat that is asked."""
    if not may_be_helped(s, s.active):
        return DECLINE
    hands = deal_hands(s, seat)
    counter = best_counter(s, seat, hands)
    hope = hope_of_accepting(s, seat, hands)
    if counter is not None and counter.hope > hope:
        return next_word(s, seat, counter)
    if hope > 0:
        return ACCEPT
    return DECLINE


def hope_of_accepting(s: State, seat: i64, hands: vec[i64]) -> i64:
    """What a seat may hope of taking the offer as it is, or 0."""
    own = s.seats[seat]
    if not can_accept(s, own):
        return 0
    gain = gain_by(s, seat, s.offer_want, s.offer_give)
    gain -= price_to_active(s, seat, s.offer_want, s.offer_give, hands)
    if gain < weights_of(s)[WORTH_ACCEPTING]:
        return 0
    return gain * CHOSEN


def gain_by(s: State, seat: i64, give: i64, take: i64) -> i64:
    """How much better the own hand gets by an exchange."""
    w = weights_of(s)
    own = s.seats[seat]
    look_at(s, own, w)
    return goal_value(own.hand + take - give, w) - goal_value(own.hand, w)


def best_counter(s: State, seat: i64, hands: vec[i64]) -> Exchange | None:
    """The other terms of which a seat may hope most."""
    w = weights_of(s)
    own = s.seats[seat]
    look_at(s, own, w)
    before = goal_value(own.hand, w)
    best: Exchange | None = None
    most: i64 = 0
    for g in range(i64(len(ONE_OR_TWO))):
        give = ONE_OR_TWO[g]
        if not covers(own.hand, give):
            continue
        for t in range(i64(len(ONE_OR_TWO))):
            want = ONE_OR_TWO[t]
            if (g >= SINGLES and t >= SINGLES) or not can_exchange(own, give, want):
                continue
            gain = goal_value(own.hand + want - give, w) - before
            if gain < w[WORTH_ACCEPTING] or gain * DEALS <= most:
                continue
            agreed = deals_agreed(s, give, want, hands)
            if agreed >= LIKELY and gain * agreed > most:
                most = gain * agreed
                best = Exchange(give, want, agreed, most)
    if best is None:
        return None
    price = price_to_active(s, seat, best.give, best.want, hands)
    best.hope -= price * best.taken
    if best.hope < w[WORTH_ACCEPTING] * best.taken:
        return None
    return best


def deals_agreed(s: State, give: i64, want: i64, hands: vec[i64]) -> i64:
    """In how many of the deals the offering seat would rather settle on these terms."""
    somebody_accepted = False
    for own in s.seats:
        if own.answer == ACCEPTED:
            somebody_accepted = True
    agreed: i64 = 0
    for deal in range(i64(DEALS)):
        hand = hands[deal * s.rules.seats + s.active]
        if not covers(hand, want):
            continue
        least: i64 = 0
        if somebody_accepted:
            least = gain_of(s, s.active, hand, s.offer_give, s.offer_want)
        if gain_of(s, s.active, hand, want, give) > least:
            agreed += 1
    return agreed


def price_to_active(s: State, seat: i64, give: i64, want: i64, hands: vec[i64]) -> i64:
    """What it costs a seat, on average, that the offering one gets `give` for `want`."""
    prices: i64 = 0
    able: i64 = 0
    for deal in range(i64(DEALS)):
        hand = hands[deal * s.rules.seats + s.active]
        if covers(hand, want):
            prices += price_of_help(s, seat, s.active, hand, give, want)
            able += 1
    if able == 0:
        return 0
    return prices // able
