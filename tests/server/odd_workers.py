"""Workers that do not do as they should, for the tests of the pool."""

import os
import time
from typing import Any

from hexhold.server.botworker import CHOSE, READY


def dying(jobs: Any, budget: float) -> None:
    """Dies of every job."""
    jobs.send((READY, "", 0.0))
    jobs.recv()
    os._exit(3)


def endless(jobs: Any, budget: float) -> None:
    """Thinks of the first job for ever."""
    jobs.send((READY, "", 0.0))
    jobs.recv()
    while True:
        pass


def slow(jobs: Any, budget: float) -> None:
    """Needs most of a second for a job, then names its seat."""
    jobs.send((READY, "", 0.0))
    while True:
        job = jobs.recv()
        time.sleep(0.8)
        jobs.send((CHOSE, f"seat {job.seat}", 0.8))


def telling_its_time(jobs: Any, budget: float) -> None:
    """Answers with the seconds that it was given."""
    jobs.send((READY, "", 0.0))
    while True:
        job = jobs.recv()
        jobs.send((CHOSE, f"{job.seconds:g}", 0.0))
