"""A process of its own for each side: reads `task seconds` lines, answers each with JSON."""

import json
import sys
from importlib import import_module
from typing import Any, Final

from hexhold.bench.measure import Task
from hexhold.bench.ours import Ours
from hexhold.core.build import is_compiled

PEER: Final = "catanatron"


def main(side: str) -> None:
    """Measure whatever is asked, until nobody asks any more."""
    tasks = tasks_of(side)
    answer({"compiled": is_compiled()})
    for line in sys.stdin:
        task, seconds = line.split()
        answer(tasks[task](float(seconds)))


def tasks_of(side: str) -> dict[str, Task]:
    """The measurements of a side; catanatron is imported only where it is measured."""
    if side == PEER:
        tasks: dict[str, Task] = import_module("hexhold.bench.catanatron_side").Catanatron().tasks()
        return tasks
    return Ours(side).tasks()


def answer(data: Any) -> None:
    """One line of JSON."""
    print(json.dumps(data), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
