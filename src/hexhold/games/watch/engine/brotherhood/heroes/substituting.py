"""A price with one card replaced: for Thorne and Melisandre."""

from mypy_extensions import i64

from hexhold.core.bits import ONE, covers
from hexhold.games.watch.engine.state import Holdings


def price(cost: i64, left_out: i64, instead: i64) -> i64:
    """A price of three single cards with one of them (counted from 0) replaced."""
    rest = cost
    while left_out > 0:
        rest &= rest - 1
        left_out -= 1
    lowest = rest & -rest
    return cost - lowest + ONE[instead]


def can_substitute(own: Holdings, cost: i64, code: i64) -> bool:
    """Whether a price can be paid with one card replaced by another (5 * left out + instead)."""
    substituted = price(cost, code // 5, code % 5)
    return substituted != cost and covers(own.hand, substituted)
