"""The bench itself: sides in processes of their own, measured in turns, medians of the rounds."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import IO, Any, Final

import hexhold
from hexhold.bench.faults import FAILED, FAILED_BECAUSE, BenchError
from hexhold.bench.measure import Counts, median
from hexhold.bench.ours import engines
from hexhold.core.build import is_compiled

PACKAGE: Final = Path(hexhold.__file__).parent
PEER: Final = "catanatron"
TASKS: Final = ("games", "loop", "legal", "copy", "view")
TASKS_OF_PEER: Final = ("games", "legal", "copy")
REFERENCE: Final = "hexhold"  # the engine that is measured interpreted, too

Rates = dict[str, float]
Progress = Callable[[], None]


@dataclass(frozen=True)
class Plan:
    """How long to measure."""

    rounds: int
    seconds: float  # for each task in each round


THOROUGH: Final = Plan(rounds=7, seconds=0.6)
QUICK: Final = Plan(rounds=3, seconds=0.15)


class Side:
    """One implementation in its own process."""

    def __init__(self, name: str, root: Path, errors: IO[bytes]) -> None:
        command = [sys.executable, "-P", "-m", "hexhold.bench.worker", name]
        self.name = name
        self.compiled = False
        self.errors = errors
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env=os.environ | {"PYTHONPATH": str(root)},
        )

    def begin(self) -> None:
        """Wait until it is ready, and hear how its engine was built."""
        self.compiled = bool(self._hear()["compiled"])

    def measure(self, task: str, seconds: float) -> Counts:
        """Ask for one measurement and wait for it."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{task} {seconds}\n")
        self.process.stdin.flush()
        counts: Counts = self._hear()
        return counts

    def _hear(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            self.errors.seek(0)
            told = self.errors.read().decode("utf-8", "replace").strip().splitlines()
            if not told:
                raise BenchError(FAILED, side=self.name)
            raise BenchError(FAILED_BECAUSE, side=self.name, reason=told[-1])
        return json.loads(line)


@contextmanager
def side(name: str, root: Path) -> Iterator[Side]:
    """A side that is ready, and goes away when it is not needed any more."""
    with tempfile.TemporaryFile() as errors:
        started = Side(name, root, errors)
        try:
            started.begin()
            yield started
        finally:
            started.process.kill()
            started.process.communicate()


def peer_version() -> str | None:
    """The version of catanatron that is installed, if any."""
    try:
        return version(PEER)
    except PackageNotFoundError:
        return None


def interpreted_copy(stack: ExitStack) -> Path:
    """This very package without its compiled modules, for as long as the stack stands."""
    root = Path(stack.enter_context(tempfile.TemporaryDirectory()))
    leave_out = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(PACKAGE, root / PACKAGE.name, ignore=leave_out)
    return root


def open_sides(stack: ExitStack) -> dict[str, Side]:
    """All sides that can be measured here."""
    sides = {name: stack.enter_context(side(name, PACKAGE.parent)) for name in engines()}
    if is_compiled():
        root = interpreted_copy(stack)
        sides["interpreted"] = stack.enter_context(side(REFERENCE, root))
    if peer_version() is not None:
        sides[PEER] = stack.enter_context(side(PEER, PACKAGE.parent))
    return sides


def steps(plan: Plan) -> int:
    """How many measurements a run makes at most."""
    return plan.rounds * ((len(engines()) + 1) * len(TASKS) + len(TASKS_OF_PEER))


def run(plan: Plan, progress: Progress = lambda: None) -> dict[str, Rates]:
    """For each side, the median rate of each thing it counts."""
    with ExitStack() as stack:
        sides = open_sides(stack)
        found: dict[str, dict[str, list[float]]] = {name: {} for name in sides}
        for _ in range(plan.rounds):
            for name, task in in_turns(sides):
                counts = sides[name].measure(task, plan.seconds)
                for thing, rate in rates(task, counts).items():
                    found[name].setdefault(thing, []).append(rate)
                progress()
        medians = {
            name: {thing: median(values) for thing, values in things.items()}
            for name, things in found.items()
        }
        for name in engines():
            medians[name]["state_bytes"] = sides[name].measure("size", 0)["bytes"]
    return medians


def in_turns(sides: dict[str, Side]) -> Iterator[tuple[str, str]]:
    """Every task of every side, those of the same kind one after the other."""
    for task in TASKS:
        for name in sides:
            if name != PEER or task in TASKS_OF_PEER:
                yield name, task


def rates(task: str, counts: Counts) -> Rates:
    """Counts as rates, by the names that the report uses."""
    prefix = "loop_" if task == "loop" else ""
    seconds = counts["seconds"]
    return {
        f"{prefix}{thing}_per_s": count / seconds
        for thing, count in counts.items()
        if thing != "seconds"
    }
