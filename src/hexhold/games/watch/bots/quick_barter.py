"""What quick minds of the Watch agree to exchange, done at once instead of word by word. Compiled.

People and planners trade in every second or third turn; a match that is played on without that
would be slower, and would overrate whoever needs nobody.
"""

from typing import Final

from mypy_extensions import i64

from hexhold.core.bits import BIT, covers
from hexhold.games.watch.bots import quick_mind as figure
from hexhold.games.watch.bots.quick_goals import cost_of_goal
from hexhold.games.watch.bots.quick_mind import A_CARD_TAKES, FIGURES, Quick
from hexhold.games.watch.engine.state import State
from hexhold.games.watch.engine.tables import POINTS_TO_WIN

A_FEW: Final = 2  # cards that a price may lack for others to be asked
TOO_NEAR: Final = POINTS_TO_WIN - 2  # points of a seat that nobody helps


def barter(q: Quick, s: State, seat: i64) -> None:
    """Let the active seat exchange single cards for the price it saves for, if others agree."""
    if s.rules.offers_a_turn == 0:
        return
    own = s.seats[seat]
    if own.hand == 0 or own.points >= TOO_NEAR:
        return
    cost = cost_of_goal(q, s, seat)
    for _ in range(i64(A_FEW)):
        if covers(own.hand, cost) or not exchange_one(q, s, seat, cost):
            return


def exchange_one(q: Quick, s: State, seat: i64, cost: i64) -> bool:
    """Exchange one card for one that the price lacks, with whoever gains least by it."""
    own = s.seats[seat]
    for wanted in range(i64(5)):
        if (own.hand >> (8 * wanted)) & 0xFF >= (cost >> (8 * wanted)) & 0xFF:
            continue
        for offset in range(i64(1), s.rules.seats):
            other = (seat + offset) % s.rules.seats
            partner = s.seats[other]
            if (partner.hand >> (8 * wanted)) & 0xFF == 0 or partner.points >= TOO_NEAR:
                continue
            given = agreed_kind(q, s, seat, other, wanted, cost)
            if given >= 0:
                own.hand += BIT[8 * wanted] - BIT[8 * given]
                partner.hand += BIT[8 * given] - BIT[8 * wanted]
                return True
    return False


def agreed_kind(q: Quick, s: State, seat: i64, other: i64, wanted: i64, cost: i64) -> i64:
    """The kind for which the other gives the wanted card, of those the price spares; or -1."""
    own = s.seats[seat]
    hand = s.seats[other].hand
    theirs = cost_of_goal(q, s, other)
    price = keeping(q, other, hand, theirs, wanted) + q.figures[FIGURES * other + figure.BARTER]
    best: i64 = -1
    least: i64 = 0
    for kind in range(i64(5)):
        have = (own.hand >> (8 * kind)) & 0xFF
        if kind == wanted or have <= (cost >> (8 * kind)) & 0xFF:
            continue
        if having(q, other, hand, theirs, kind) < price:
            continue
        loss = keeping(q, seat, own.hand, cost, kind)
        if best < 0 or loss < least:
            best = kind
            least = loss
    return best


def keeping(q: Quick, seat: i64, hand: i64, cost: i64, kind: i64) -> i64:
    """What the last card of a kind is worth to a seat that holds it."""
    have = (hand >> (8 * kind)) & 0xFF
    worth = q.wait[5 * seat + kind]
    if have <= (cost >> (8 * kind)) & 0xFF:
        worth += A_CARD_TAKES
    return worth // have


def having(q: Quick, seat: i64, hand: i64, cost: i64, kind: i64) -> i64:
    """What one more card of a kind is worth to a seat."""
    have = (hand >> (8 * kind)) & 0xFF
    worth = q.wait[5 * seat + kind]
    if have < (cost >> (8 * kind)) & 0xFF:
        worth += A_CARD_TAKES
    return worth // (have + 1)
