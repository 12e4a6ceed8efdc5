"""The ladder of bots in small: every rung is above the one below, in every mode of both games.

`docs/strength.md` has the figures; here there are just enough matches to be sure of the order. The
master has few playouts instead of time, so that a seed gives the same matches.
"""

import pytest

from hexhold.arena.league import Contest, play_contest

MODES = [
    ("watch", "base"), ("watch", "brotherhood"), ("rivals", "intro"), ("rivals", "gold"),
    ("rivals", "turmoil"), ("rivals", "progress"), ("rivals", "duel"),
]  # fmt: skip
RUNGS = [  # a bot, the one below it, matches
    ("novice", "random", 40),
    ("greedy", "novice", 120),
    ("planner", "greedy", 120),
    ("master@60p", "greedy", 24),
]


@pytest.mark.slow
@pytest.mark.parametrize(("bot", "below", "matches"), RUNGS)
@pytest.mark.parametrize(("game", "mode"), MODES)
def test_a_rung_of_the_ladder_is_above_the_one_below(
    game: str, mode: str, bot: str, below: str, matches: int
) -> None:
    standing = play_contest(Contest(game, {"mode": mode}, bot, below), matches)
    assert standing.share.low > 1 / standing.seats, standing
