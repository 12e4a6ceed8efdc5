"""Ten thousand random matches of the Watch, all invariants checked after every move.

make soak                          about half an hour on two idle cores
HEXHOLD_SOAK=500 make soak         fewer matches
"""

import os
import sys
import time
from collections import Counter
from multiprocessing import get_context

import pytest
from tests.soak.watch_matches import SETTINGS, Outcome, watched_match

MATCHES = int(os.environ.get("HEXHOLD_SOAK", "10000"))
WORKERS = 2
CHUNK = 10
REPORT_EVERY = 250


def report(done: int, moves: int, endings: Counter[str], seconds: float) -> None:
    """One line to whoever is waiting."""
    shares = ", ".join(f"{name} {100 * n / done:.1f} %" for name, n in endings.most_common())
    print(
        f"watch soak: {done} of {MATCHES} matches, {moves} moves, {seconds:.0f} s; {shares}",
        file=sys.stderr,
        flush=True,
    )


@pytest.mark.slow
def test_ten_thousand_random_matches_keep_every_invariant(
    capfd: pytest.CaptureFixture[str],
) -> None:
    began, moves = time.monotonic(), 0
    endings: Counter[str] = Counter()
    broken: list[Outcome] = []
    with get_context("spawn").Pool(WORKERS) as pool, capfd.disabled():
        matches = pool.imap_unordered(watched_match, range(MATCHES), CHUNK)
        for done, outcome in enumerate(matches, start=1):
            endings[outcome.ending] += 1
            moves += outcome.moves
            broken += [outcome] if outcome.fault else []
            if done % REPORT_EVERY == 0 or done == MATCHES:
                report(done, moves, endings, time.monotonic() - began)
    assert not broken, "\n".join(outcome.fault for outcome in broken[:5])
    assert endings["points"] > 0
    assert len(SETTINGS) > MATCHES or set(endings) <= {"points", "turn-limit"}
