"""How the planner trades in the Watch: it offers what helps its plan and somebody may well take.

Compiled. What the others hold is dealt anew a few times, always alike from what the seat knows, and
each of them is asked how a greedy bot would answer; what an exchange brings is planned.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from hexhold.core.bits import ONE, covers, nth_card
from hexhold.games.watch.bots.beam import best_line
from hexhold.games.watch.bots.flow import hand_worth, weights_of
from hexhold.games.watch.bots.greedy_trade import (
    ANYBODY,
    LIKELY,
    deal_hands,
    deals_with_takers,
    may_deal,
)
from hexhold.games.watch.bots.value import NEAR_WIN
from hexhold.games.watch.bots.weights import ACCEPT as WORTH_ACCEPTING
from hexhold.games.watch.bots.weights import OFFER as WORTH_OFFERING
from hexhold.games.watch.engine._actions import ACCEPT, ASK, DECLINE, PROPOSE, PUT
from hexhold.games.watch.engine.state import MAIN, State
from hexhold.games.watch.engine.tables import WINTER_PICKS
from hexhold.games.watch.engine.trade import can_accept, can_exchange, may_offer

WIDTH: Final = 4  # of the small plans by which exchanges are compared
DEPTH: Final = 4
PLANNED: Final = 8  # how many exchanges are worth a plan
# What may be given or wanted: one card, or two.
ONE_OR_TWO: Final[vec[i64]] = vec[i64](
    [ONE[k] for k in range(5)] + [WINTER_PICKS[n] for n in range(15)]
)
SINGLES: Final = 5


@mypyc_attr(acyclic=True)
class Exchange:
    """Cards for cards, and what a seat hopes of it."""

    __slots__ = ("give", "hope", "taken", "want")

    def __init__(self, give: i64, want: i64, taken: i64, hope: i64) -> None:
        self.give: i64 = give
        self.want: i64 = want
        self.taken: i64 = taken  # deals in which somebody would agree
        self.hope: i64 = hope


def planned_offer(s: State, seat: i64) -> Exchange | None:
    """What the seat should offer now, if anything: after each refusal the next best."""
    if s.phase != MAIN or not may_offer(s) or not may_deal(s, seat):
        return None
    likely = likely_exchanges(s, seat)
    if not likely:
        return None
    before = best_line(s, seat, WIDTH, DEPTH).worth
    ranked: list[Exchange] = []
    for one in likely:
        gain = worth_after(s, seat, one) - before
        if gain > weights_of(s)[WORTH_OFFERING]:
            one.hope = gain * one.taken
            insert(ranked, one, PLANNED)
    if s.offers < len(ranked):
        return ranked[s.offers]
    return None


def worth_after(s: State, seat: i64, one: Exchange) -> i64:
    """What the turn is worth once the cards have changed hands."""
    after = s.copy()
    after.seats[seat].hand += one.want - one.give
    return best_line(after, seat, WIDTH, DEPTH).worth


def likely_exchanges(s: State, seat: i64) -> list[Exchange]:
    """The few that look best by the hand alone, among those that somebody may take."""
    own = s.seats[seat]
    hands = deal_hands(s, seat)
    before = hand_worth(s, seat, own.hand)
    found: list[Exchange] = []
    for g in range(i64(len(ONE_OR_TWO))):
        give = ONE_OR_TWO[g]
        if not covers(own.hand, give):
            continue
        for t in range(i64(len(ONE_OR_TWO))):
            want = ONE_OR_TWO[t]
            if (g >= SINGLES and t >= SINGLES) or not can_exchange(own, give, want):
                continue
            gain = hand_worth(s, seat, own.hand + want - give) - before
            if gain <= 0:
                continue
            taken = deals_with_takers(s, seat, give, want, hands, ANYBODY)
            if taken >= LIKELY:
                insert(found, Exchange(give, want, taken, gain * taken), PLANNED)
    return found


def insert(ranked: list[Exchange], one: Exchange, most: i64) -> None:
    """Put an exchange in its place, the most hopeful first."""
    at = len(ranked)
    while at > 0 and ranked[at - 1].hope < one.hope:
        at -= 1
    ranked.insert(at, one)
    if len(ranked) > most:
        ranked.pop()


def next_word(s: State, seat: i64, one: Exchange) -> i64:
    """The word with which a seat goes on to put an exchange together, or says it aloud."""
    own = s.seats[seat]
    given = one.give - own.draft_give
    if given != 0:
        return PUT + nth_card(given, 0)
    wanted = one.want - own.draft_want
    if wanted != 0:
        return ASK + nth_card(wanted, 0)
    return PROPOSE


def answer(s: State, seat: i64) -> i64:
    """Take the offer on the table if it helps enough and its maker is not about to win."""
    own = s.seats[seat]
    if not can_accept(s, own) or s.seats[s.active].points >= NEAR_WIN:
        return DECLINE
    before = hand_worth(s, seat, own.hand)
    gain = hand_worth(s, seat, own.hand + s.offer_give - s.offer_want) - before
    if gain < weights_of(s)[WORTH_ACCEPTING]:
        return DECLINE
    return ACCEPT
