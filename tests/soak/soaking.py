"""Many watched matches on several processes, with a word now and then to whoever is waiting.

HEXHOLD_SOAK says how many matches, HEXHOLD_SOAK_WORKERS on how many processes.
"""

import os
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

import pytest

from hexhold.core.contract import Game

MATCHES = int(os.environ.get("HEXHOLD_SOAK", "10000"))
WORKERS = int(os.environ.get("HEXHOLD_SOAK_WORKERS", "2"))
CHUNK = 10
REPORT_EVERY = 250


@dataclass(frozen=True)
class Outcome:
    """How a match went: its ending and length, or what broke and how to come back to it."""

    ending: str
    moves: int
    fault: str = ""


def describe(game: Game[Any], number: int, state: Any, faults: list[str]) -> str:
    """All that somebody needs who wants to see it again."""
    return f"match {number} {dict(game.options)}: {'; '.join(faults)}\n{game.position(state)}"


def soak(
    name: str, watched: Callable[[int], Outcome], capfd: pytest.CaptureFixture[str]
) -> Counter[str]:
    """Play the matches, fail at what is broken, and return how often each ending came."""
    began, moves = time.monotonic(), 0
    endings: Counter[str] = Counter()
    broken: list[Outcome] = []
    with get_context("spawn").Pool(WORKERS) as pool, capfd.disabled():
        matches = pool.imap_unordered(watched, range(MATCHES), CHUNK)
        for done, outcome in enumerate(matches, start=1):
            endings[outcome.ending] += 1
            moves += outcome.moves
            broken += [outcome] if outcome.fault else []
            if done % REPORT_EVERY == 0 or done == MATCHES:
                report(name, done, moves, endings, time.monotonic() - began)
    assert not broken, "\n".join(outcome.fault for outcome in broken[:5])
    return endings


def report(name: str, done: int, moves: int, endings: Counter[str], seconds: float) -> None:
    """One line to whoever is waiting."""
    shares = ", ".join(f"{ending} {100 * n / done:.1f} %" for ending, n in endings.most_common())
    print(
        f"{name} soak: {done} of {MATCHES} matches, {moves} moves, {seconds:.0f} s; {shares}",
        file=sys.stderr,
        flush=True,
    )
