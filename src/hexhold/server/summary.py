"""What people want to know after a match: points by source, trades, dice against expectation."""

import math
from collections import Counter
from typing import Any, Final

from hexhold.server.tables import Table

WAYS: Final = {roll: 6 - abs(roll - 7) for roll in range(2, 13)}


def summary(table: Table) -> dict[str, Any]:
    """The story of a match in numbers."""
    match = table.match
    assert match is not None
    result = match.result
    assert result is not None
    tally = match.game.tally(match.state, match.moves)
    kinds = [Counter() for _ in table.seats]  # type: list[Counter[str]]
    for seat, action in match.moves:
        if seat >= 0:
            kinds[seat][match.game.describe(action).kind] += 1
    return {
        "ending": result.ending,
        "winner": result.winner,
        "points": list(result.points),
        "sources": match.game.point_sources(match.state),
        "turns": tally.turns,
        "decisions": tally.decisions,
        "actions": [dict(sorted(counter.items())) for counter in kinds],
        "dice": dice_summary(tally.dice),
        "version": table.version,
    }


def dice_summary(dice: dict[int, int]) -> dict[str, Any]:
    """How often each sum came and should have, and how likely so large a difference is."""
    rolls = sum(dice.values())
    expected = {roll: rolls * ways / 36 for roll, ways in WAYS.items()}
    counted = {roll: dice.get(roll, 0) for roll in WAYS}
    chi = sum((counted[r] - expected[r]) ** 2 / expected[r] for r in WAYS) if rolls else 0.0
    return {
        "rolls": rolls,
        "counted": counted,
        "expected": {roll: round(count, 2) for roll, count in expected.items()},
        "p_value": round(chi_square_tail(chi, len(WAYS) - 1), 4),
    }


def chi_square_tail(x: float, degrees: int) -> float:
    """The probability of a chi-square value of at least x, for an even number of degrees."""
    assert degrees % 2 == 0
    half = x / 2
    term = total = math.exp(-half)
    for k in range(1, degrees // 2):
        term *= half / k
        total += term
    return min(1.0, total)
