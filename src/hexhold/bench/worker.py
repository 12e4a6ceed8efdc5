"""A process of its own for each side: reads `task seconds` lines, answers each with JSON."""

import json
import sys
from importlib import import_module
from typing import Any, Final

from hexhold.core.build import is_compiled

SIDES: Final = {
    "hexhold": ("hexhold.bench.ours", "Ours"),
    "catanatron": ("hexhold.bench.catanatron_side", "Catanatron"),
}


def main(side: str) -> None:
    """Measure whatever is asked, until nobody asks any more."""
    module, name = SIDES[side]
    tasks = getattr(import_module(module), name)().tasks()
    answer({"compiled": is_compiled()})
    for line in sys.stdin:
        task, seconds = line.split()
        answer(tasks[task](float(seconds)))


def answer(data: Any) -> None:
    """One line of JSON."""
    print(json.dumps(data), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
