"""What a measurement is: things counted in some seconds of processor time.

Processor time, not the clock: what else the machine does is not ours to count.
"""

import time
from collections.abc import Callable, Sequence
from typing import Any

Counts = dict[str, float]  # what was counted, and "seconds"
Task = Callable[[float], Counts]  # measures for about so many seconds


def repeat(once: Callable[[], Counts], seconds: float) -> Counts:
    """Do a whole thing again and again, and add up what each time counts."""
    total: Counts = {}
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds or not total:
        for name, count in once().items():
            total[name] = total.get(name, 0) + count
    return total | {"seconds": spent}


def repeat_calls(name: str, calls: Callable[[], Any], size: int, seconds: float) -> Counts:
    """The same for a function that makes `size` calls of one kind."""

    def once() -> Counts:
        calls()
        return {name: size}

    return repeat(once, seconds)


def median(values: Sequence[float]) -> float:
    """The one in the middle."""
    ordered = sorted(values)
    half = len(ordered) // 2
    return ordered[half] if len(ordered) % 2 else (ordered[half - 1] + ordered[half]) / 2
