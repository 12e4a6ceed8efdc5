"""What the server's figures mean: the bars that they should clear."""

from dataclasses import dataclass
from typing import Final

from hexhold.bench.server.crowd import Figures
from hexhold.bench.server.run import Measured, Plan

SLOWEST: Final = 0.050  # seconds from an action to its last recipient, for 99 in 100
LARGEST_TABLE: Final = 64 * 1024  # bytes
LATEST: Final = 2.0  # seconds from the start of the process to its being ready
KEPT_UP: Final = 0.95  # of the actions that people wanted to make


@dataclass(frozen=True)
class Bar:
    """Something that should be at most so much."""

    about: str  # its name among the data
    value: float
    target: float

    @property
    def met(self) -> bool:
        return self.value <= self.target


def share(figures: Figures) -> float:
    """Our stored actions for each of the bare echo's, in the same processor time."""
    return figures["actions_per_busy_s"] / figures["echo_per_busy_s"]


def kept_up(figures: Figures, tables: int, plan: Plan) -> bool:
    """Whether the server did all that people wanted."""
    return figures["paced_per_s"] >= KEPT_UP * tables / plan.every


def judge(measured: Measured) -> list[Bar]:
    """Every bar of the server; how long an action takes is judged where there are few tables."""
    few = measured.by_tables[min(measured.by_tables)]
    return [
        Bar("p99, seconds", few["paced_p99"], SLOWEST),
        Bar("bytes of an idle table", measured.idle_bytes, LARGEST_TABLE),
        Bar("seconds until ready", measured.ready_seconds, LATEST),
    ]
