"""Ten thousand random matches of the Rivals over its five games, sound after every move.

Both editions and every option; no match gets stuck: it ends, or it comes to its turn limit. A few
are played whenever tests are run; the rest with make soak (HEXHOLD_SOAK=500 for fewer).
"""

import pytest
from tests.soak.rivals_matches import SETTINGS, watched_rivals
from tests.soak.soaking import soak

from hexhold.games.rivals.engine.state import MODES

ENDINGS = {f"{mode} {ending}" for mode in MODES for ending in ("points", "turn-limit")}
GROUPS = 10


@pytest.mark.slow
def test_ten_thousand_random_matches_of_the_rivals_keep_every_invariant(
    capfd: pytest.CaptureFixture[str],
) -> None:
    endings = soak("rivals", watched_rivals, capfd)
    assert set(endings) <= ENDINGS
    for mode in MODES:
        assert endings[f"{mode} points"] > 0


@pytest.mark.parametrize("group", range(GROUPS))
def test_random_matches_of_the_rivals_keep_every_invariant(group: int) -> None:
    for number in range(group, 2 * len(SETTINGS), GROUPS):
        outcome = watched_rivals(number)
        assert not outcome.fault, outcome.fault
        assert outcome.ending in ENDINGS
