"""What a bot won is told with what it may mean."""

import pytest

from hexhold.arena.statistics import Statistics, share_won
from hexhold.core.contract import Result, Tally


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),  # from Wilson's formula, as printed in textbooks
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (15, 148, 0.0624, 0.1605),
        (412, 1000, 0.3819, 0.4428),
    ],
)
def test_a_share_comes_with_wilsons_interval(
    wins: int, games: int, low: float, high: float
) -> None:
    share = share_won(wins, games)
    assert (share.wins, share.games) == (wins, games)
    assert (share.low, share.high) == pytest.approx((low, high), abs=5e-4)
    assert share.low - 1e-9 <= wins / games <= share.high + 1e-9


def test_nothing_is_known_of_no_matches() -> None:
    share = share_won(0, 0)
    assert (share.low, share.high) == (0.0, 1.0)


def test_a_bot_with_several_seats_has_one_share() -> None:
    counted = Statistics(3)
    for winner in (0, 1, 2, 2, None):
        counted.count(Result("points", winner, (1, 2, 3)), Tally(1, 1, {}))
    shares = counted.shares(["greedy", "random", "greedy"])
    assert {bot: (s.wins, s.games) for bot, s in shares.items()} == {
        "greedy": (3, 5),
        "random": (1, 5),
    }
