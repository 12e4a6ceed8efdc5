"""Workers that do not do as they should, for the tests of the pool."""

import os
import time
from typing import Any

from hexhold.server.botworker import CHOSE, READY


def dying(jobs: Any, longest: float) -> None:
    """Dies of every job."""
    jobs.send((READY, ""))
    jobs.recv()
    os._exit(3)


def endless(jobs: Any, longest: float) -> None:
    """Thinks of the first job for ever."""
    jobs.send((READY, ""))
    jobs.recv()
    while True:
        pass


def slow(jobs: Any, longest: float) -> None:
    """Needs most of a second for a job, then names its seat."""
    jobs.send((READY, ""))
    while True:
        job = jobs.recv()
        time.sleep(0.8)
        jobs.send((CHOSE, f"seat {job[3]}"))
