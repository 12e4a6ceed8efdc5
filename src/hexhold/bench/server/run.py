"""The bench of the server: its process and a bare echo's, measured in turns from this one."""

import asyncio
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hexhold.bench.faults import NEEDS_LINUX, TOO_FEW_FILES, BenchError
from hexhold.bench.measure import median
from hexhold.bench.server.crowd import Figures, echoes_at, tables_at
from hexhold.bench.server.parties import SEATS
from hexhold.bench.server.processes import first_line, port_of, worker
from hexhold.bench.server.ready import fill, ready_after
from hexhold.server.door import SPARE_FILES, allow_more_files, open_files

Progress = Callable[[], None]


@dataclass(frozen=True)
class Plan:
    """How much, and how long."""

    tables: tuple[int, ...] = (100, 1000, 2000)
    idle_tables: int = 1000
    finished: int = 10_000  # matches in the store when it starts
    every: float = 1.0  # seconds between two actions of a table when people play
    paced_seconds: float = 30.0
    rounds: int = 5
    seconds: float = 3.0  # of each measurement in each round
    warm_up: float = 5.0  # of play before anything is counted


THOROUGH: Final = Plan()
QUICK: Final = Plan(
    tables=(100,),
    idle_tables=200,
    finished=1000,
    paced_seconds=5.0,
    rounds=2,
    seconds=1.0,
    warm_up=1.0,
)


@dataclass(frozen=True)
class Measured:
    """All figures."""

    by_tables: dict[int, Figures]  # of the sockets
    idle_bytes: float  # of a table that nobody is at
    ready_seconds: float


def steps(plan: Plan) -> int:
    """How many measurements a run makes."""
    return 2 + len(plan.tables) * (1 + 2 * plan.rounds)


async def measure(plan: Plan, tables: int, folder: Path, progress: Progress) -> Figures:
    """The figures of so many tables, medians of the rounds."""
    file = str(folder / f"{tables}.sqlite")
    with worker("server", file) as server, worker("echo") as echo:
        actions = await tables_at(port_of(server), server.pid, tables)
        await actions.play(plan.warm_up)
        people = await actions.play_as_people(plan.every, plan.paced_seconds)
        progress()
        echoes = await echoes_at(port_of(echo), echo.pid, tables, round(people["bytes"]))
        found: dict[str, list[float]] = {}
        for _ in range(plan.rounds):
            for name, crowd in (("actions", actions), ("echo", echoes)):
                for thing, value in (await crowd.play(plan.seconds)).items():
                    found.setdefault(f"{name}_{thing}", []).append(value)
                progress()
        actions.raise_faults()
        for crowd in (actions, echoes):
            crowd.leave()
    medians = {thing: median(values) for thing, values in found.items()}
    return medians | {f"paced_{thing}": value for thing, value in people.items()}


def require_files(plan: Plan) -> None:
    """Every client has a socket at the server and one at the echo, and all are ours."""
    allow_more_files()
    needed = 2 * SEATS * max(plan.tables) + SPARE_FILES
    if open_files() < needed:
        raise BenchError(TOO_FEW_FILES, needed=needed, allowed=open_files())


def weigh_tables(plan: Plan) -> float:
    """The bytes of an idle table, in a process of its own."""
    with worker("idle", str(plan.idle_tables)) as process:
        return float(first_line(process))


def time_start(plan: Plan, folder: Path) -> float:
    """The seconds until a server is ready that finds many finished matches."""
    file = folder / "finished.sqlite"
    fill(file, plan.finished)
    return ready_after(file, plan.rounds)


def run(plan: Plan, progress: Progress = lambda: None) -> Measured:
    """All figures."""
    if not Path("/proc/self/stat").exists():
        raise BenchError(NEEDS_LINUX)
    require_files(plan)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        ready = time_start(plan, folder)
        progress()
        by_tables = {
            tables: asyncio.run(measure(plan, tables, folder, progress)) for tables in plan.tables
        }
    idle = weigh_tables(plan)
    progress()
    return Measured(by_tables, idle, ready)
