"""What the planner offers in the Watch: exchanges that help its plan and that somebody may take.

Compiled. What an exchange brings is planned; what it brings to whoever takes it counts against it.
"""

from typing import Final

from mypy_extensions import i64

from hexhold.core.bits import covers
from hexhold.games.watch.bots.beam import best_line
from hexhold.games.watch.bots.exchange import ONE_OR_TWO, SINGLES, Exchange, insert
from hexhold.games.watch.bots.flow import weights_of
from hexhold.games.watch.bots.goals import goal_value, look_at
from hexhold.games.watch.bots.partners import (
    deal_hands,
    deals_with_takers,
    may_be_helped,
    mean_price,
)
from hexhold.games.watch.bots.weights import OFFER as WORTH_OFFERING
from hexhold.games.watch.engine.state import MAIN, State
from hexhold.games.watch.engine.trade import can_exchange, may_offer

WIDTH: Final = 4  # of the small plans by which exchanges are compared
DEPTH: Final = 4
PLANNED: Final = 8  # how many exchanges are worth a plan
LIKELY: Final = 2  # deals in which somebody must take an offer


def planned_offer(s: State, seat: i64) -> Exchange | None:
    """What the seat should offer now, if anything: after each refusal the next best."""
    if s.phase != MAIN or not may_offer(s) or not may_be_helped(s, seat):
        return None
    likely = likely_exchanges(s, seat)
    if not likely:
        return None
    hands = deal_hands(s, seat)
    before = best_line(s, seat, WIDTH, DEPTH).worth
    hopeful: list[Exchange] = []
    for one in likely:
        gain = worth_after(s, seat, one) - before
        gain -= mean_price(s, seat, one.give, one.want, hands)
        if gain > weights_of(s)[WORTH_OFFERING]:
            one.hope = gain * one.taken
            insert(hopeful, one, s.rules.offers_a_turn)
    ranked = dearest_first(hopeful)
    if s.offers < len(ranked):
        return ranked[s.offers]
    return None


def dearest_first(hopeful: list[Exchange]) -> list[Exchange]:
    """First what would bring most: after a refusal there is time to be more generous."""
    ranked: list[Exchange] = []
    for one in hopeful:
        one.hope //= one.taken
        insert(ranked, one, PLANNED)
    return ranked


def worth_after(s: State, seat: i64, one: Exchange) -> i64:
    """What the turn is worth once the cards have changed hands."""
    after = s.copy()
    after.seats[seat].hand += one.want - one.give
    return best_line(after, seat, WIDTH, DEPTH).worth


def likely_exchanges(s: State, seat: i64) -> list[Exchange]:
    """The few that look best by the hand alone, among those that somebody may take."""
    own = s.seats[seat]
    w = weights_of(s)
    hands = deal_hands(s, seat)
    look_at(s, own, w)
    before = goal_value(own.hand, w)
    found: list[Exchange] = []
    for g in range(i64(len(ONE_OR_TWO))):
        give = ONE_OR_TWO[g]
        if not covers(own.hand, give):
            continue
        for t in range(i64(len(ONE_OR_TWO))):
            want = ONE_OR_TWO[t]
            if (g >= SINGLES and t >= SINGLES) or not can_exchange(own, give, want):
                continue
            gain = goal_value(own.hand + want - give, w) - before
            if gain <= 0:
                continue
            taken = deals_with_takers(s, seat, give, want, hands)
            if taken >= LIKELY:
                insert(found, Exchange(give, want, taken, gain * taken), PLANNED)
    return found
