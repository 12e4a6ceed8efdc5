"""Ten thousand random matches of the Watch, all invariants checked after every move.

make soak                          about half an hour on two idle cores
HEXHOLD_SOAK=500 make soak         fewer matches
"""

import pytest
from tests.soak.soaking import soak
from tests.soak.watch_matches import watched_match


@pytest.mark.slow
def test_ten_thousand_random_matches_keep_every_invariant(
    capfd: pytest.CaptureFixture[str],
) -> None:
    endings = soak("watch", watched_match, capfd)
    assert endings["points"] > 0
    assert set(endings) <= {"points", "turn-limit"}
