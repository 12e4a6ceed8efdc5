"""The bench of the server: its process and a bare echo's, measured in turns from this one."""

import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter, process_time
from typing import Final

from hexhold.bench.faults import FAILED, NEEDS_LINUX, NOT_ANSWERED, SERVER_ANSWERED, BenchError
from hexhold.bench.measure import median
from hexhold.bench.server.bare import Appends
from hexhold.bench.server.parties import EchoParty, Party, TableParty, Times

Progress = Callable[[], None]
Figures = dict[str, float]

ENTRY_BYTES: Final = 120  # of a stored action


@dataclass(frozen=True)
class Plan:
    """How much, and how long."""

    tables: int = 100
    idle_tables: int = 1000
    every: float = 1.0  # seconds between two actions of a table when people play
    paced_seconds: float = 30.0
    rounds: int = 5
    seconds: float = 3.0  # of each measurement in each round
    warm_up: float = 5.0  # of play before anything is counted


THOROUGH: Final = Plan()
QUICK: Final = Plan(idle_tables=200, paced_seconds=5.0, rounds=2, seconds=1.0, warm_up=1.0)


def steps(plan: Plan) -> int:
    """How many measurements a run makes."""
    return 2 + 5 * plan.rounds


@contextmanager
def worker(*arguments: str) -> Iterator["subprocess.Popen[str]"]:
    """A process of the bench, ended when it is not needed any more."""
    command = [sys.executable, "-P", "-m", "hexhold.bench.server.worker", *arguments]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.terminate()
        process.communicate()


def first_line(process: "subprocess.Popen[str]") -> str:
    """What a worker says when it is ready."""
    assert process.stdout is not None
    line = process.stdout.readline().strip()
    if not line:
        raise BenchError(FAILED, side=repr(process.args))
    return line


def port_of(process: "subprocess.Popen[str]") -> int:
    """The port that a worker serves on."""
    return int(first_line(process).rstrip("/").rsplit(":", 1)[1])


def tick() -> float:
    """The seconds in which the system counts processor time."""
    return 1 / os.sysconf("SC_CLK_TCK")


def busy_seconds(pid: int) -> float:
    """The processor time of another process."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * tick()


# ------------------------------------------------------------------ phases


@dataclass
class Crowd:
    """Parties at one server."""

    parties: Sequence[Party]
    times: Times
    pid: int

    async def play(self, seconds: float) -> Figures:
        """Everybody goes on as soon as the last one has heard: how much a second."""
        self.times.clear()
        began, busy, own = perf_counter(), busy_seconds(self.pid), process_time()
        for party in self.parties:
            party.running = True
            party.speak()
        await asyncio.sleep(seconds)
        done, spent = len(self.times.seconds), perf_counter() - began
        busy, own = busy_seconds(self.pid) - busy, process_time() - own
        await self.fall_quiet()
        return {
            "per_s": done / spent,
            "per_busy_s": done / max(busy, tick()),
            "server_load": busy / spent,
            "client_load": own / spent,
            "p50": percentile(self.times.seconds, 0.5),
            "p99": percentile(self.times.seconds, 0.99),
            "bytes": self.times.size / self.times.messages,
        }

    async def play_as_people(self, every: float, seconds: float) -> Figures:
        """Each party says something at even intervals, not all at once: how long it takes."""
        self.times.clear()
        size = len(self.parties)
        until = perf_counter() + seconds
        await asyncio.gather(
            *(
                speak_evenly(party, every * at / size, every, until)
                for at, party in enumerate(self.parties)
            )
        )
        await self.fall_quiet()
        taken = self.times.seconds
        return {
            "paced_per_s": len(taken) / seconds,
            "paced_p50": percentile(taken, 0.5),
            "paced_p99": percentile(taken, 0.99),
            "paced_worst": max(taken),
        }

    async def fall_quiet(self) -> None:
        """Stop, and wait until nothing is on its way."""
        for party in self.parties:
            party.running = False
        until = perf_counter() + 20
        while not all(party.quiet for party in self.parties):
            if perf_counter() > until:
                raise BenchError(NOT_ANSWERED)
            await asyncio.sleep(0.005)


async def speak_evenly(party: Party, first: float, every: float, until: float) -> None:
    """Say something now and then."""
    at = perf_counter() + first
    while at < until:
        await asyncio.sleep(at - perf_counter())
        party.speak()
        at += every


def percentile(values: Sequence[float], share: float) -> float:
    """The value that this share of the values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


# ------------------------------------------------------------------ the whole run


async def gathered(parties: Sequence[Party], times: Times, pid: int) -> Crowd:
    """Everybody is connected."""
    for party in parties:
        await party.gather()
    return Crowd(parties, times, pid)


async def tables_at(port: int, pid: int, plan: Plan) -> Crowd:
    """Tables of the real server."""
    times = Times()
    return await gathered([TableParty(port, times, n) for n in range(plan.tables)], times, pid)


async def echoes_at(port: int, pid: int, plan: Plan, size: int, alone: bool) -> Crowd:
    """Parties of the same size at the bare echo."""
    times = Times()
    parties = [EchoParty(port, times, f"{n}-{alone}", size, alone) for n in range(plan.tables)]
    return await gathered(parties, times, pid)


async def measure(plan: Plan, folder: Path, progress: Progress) -> Figures:
    """Every figure of the sockets and of the store, medians of the rounds."""
    with worker("server", str(folder / "tables.sqlite")) as server, worker("echo") as echo:
        tables = await tables_at(port_of(server), server.pid, plan)
        warm = await tables.play(plan.warm_up)
        port, size = port_of(echo), round(warm["bytes"])
        echoes = await echoes_at(port, echo.pid, plan, size, alone=False)
        lone = await echoes_at(port, echo.pid, plan, size, alone=True)
        appends = Appends(folder, ENTRY_BYTES, plan.tables)
        paced = await tables.play_as_people(plan.every, plan.paced_seconds)
        progress()
        found: dict[str, list[float]] = {}
        for _ in range(plan.rounds):
            for name, crowd in (("actions", tables), ("echo", echoes), ("lone_echo", lone)):
                for thing, value in (await crowd.play(plan.seconds)).items():
                    found.setdefault(f"{name}_{thing}", []).append(value)
                progress()
            for name, together in (("appends", plan.tables), ("lone_appends", 1)):
                rate = appends.append(plan.seconds, together)
                found.setdefault(f"{name}_per_s", []).append(rate)
                progress()
        complain(tables)
        for crowd in (tables, echoes, lone):
            for party in crowd.parties:
                party.leave()
    return paced | {thing: median(values) for thing, values in found.items()}


def complain(crowd: Crowd) -> None:
    """A client that acts from its choices is never refused anything."""
    errors = {e for p in crowd.parties if isinstance(p, TableParty) for e in p.errors}
    if errors:
        raise BenchError(SERVER_ANSWERED, errors=", ".join(sorted(errors)))


def weigh_tables(plan: Plan) -> float:
    """The bytes of an idle table, in a process of its own."""
    with worker("idle", str(plan.idle_tables)) as process:
        return float(first_line(process))


def run(plan: Plan, progress: Progress = lambda: None) -> Figures:
    """All figures."""
    if not Path("/proc/self/stat").exists():
        raise BenchError(NEEDS_LINUX)
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(measure(plan, Path(folder), progress))
    figures["idle_bytes"] = weigh_tables(plan)
    progress()
    return figures
