"""Many parties at one server, and what is seen of them and of its process meanwhile."""

import asyncio
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter, process_time
from typing import Final

from hexhold.bench.faults import NOT_ANSWERED, SERVER_ANSWERED, BenchError
from hexhold.bench.server.parties import EchoParty, Party, TableParty, Times

Figures = dict[str, float]

AT_ONCE: Final = 20  # parties that connect at the same time
PATIENCE: Final = 20.0  # seconds for the last answers


def tick() -> float:
    """The seconds in which the system counts processor time."""
    return 1 / os.sysconf("SC_CLK_TCK")


def busy_seconds(pid: int) -> float:
    """The processor time of another process, all of its threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * tick()


def percentile(values: Sequence[float], share: float) -> float:
    """The value that this share of the values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


@dataclass
class Crowd:
    """Parties at one server."""

    parties: Sequence[Party]
    times: Times
    pid: int

    async def gather(self) -> None:
        """Everybody connects."""
        waiting = iter(self.parties)

        async def one_by_one() -> None:
            for party in waiting:
                await party.gather()

        await asyncio.gather(*(one_by_one() for _ in range(AT_ONCE)))

    def leave(self) -> None:
        """Everybody hangs up."""
        for party in self.parties:
            party.leave()

    async def play(self, seconds: float) -> Figures:
        """Everybody goes on as soon as the last one has heard: how much a second.

        From quiet to quiet: a second may be shorter than an answer takes to come, so whatever was
        begun is waited for, and counts with all the work that it made.
        """
        self.times.clear()
        began, busy, own = perf_counter(), busy_seconds(self.pid), process_time()
        for party in self.parties:
            party.running = True
            party.speak()
        await asyncio.sleep(seconds)
        await self.fall_quiet()
        taken, spent = self.times.seconds, perf_counter() - began
        busy, own = busy_seconds(self.pid) - busy, process_time() - own
        return {
            "per_s": len(taken) / spent,
            "per_busy_s": len(taken) / max(busy, tick()),
            "server_load": busy / spent,
            "client_load": own / spent,
            "p50": percentile(taken, 0.5),
            "p99": percentile(taken, 0.99),
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
            "per_s": len(taken) / seconds,
            "p50": percentile(taken, 0.5),
            "p99": percentile(taken, 0.99),
            "bytes": self.times.size / self.times.messages,
        }

    async def fall_quiet(self) -> None:
        """Stop, and wait until nothing is on its way."""
        for party in self.parties:
            party.running = False
        until = perf_counter() + PATIENCE
        while not all(party.quiet for party in self.parties):
            if perf_counter() > until:
                raise BenchError(NOT_ANSWERED)
            await asyncio.sleep(0.005)

    def raise_faults(self) -> None:
        """A client that acts from its choices is never refused anything."""
        errors = {e for p in self.parties if isinstance(p, TableParty) for e in p.errors}
        if errors:
            raise BenchError(SERVER_ANSWERED, errors=", ".join(sorted(errors)))


async def speak_evenly(party: Party, first: float, every: float, until: float) -> None:
    """Say something now and then."""
    at = perf_counter() + first
    while at < until:
        await asyncio.sleep(at - perf_counter())
        party.speak()
        at += every


async def tables_at(port: int, pid: int, count: int) -> Crowd:
    """Tables of the real server."""
    times = Times()
    crowd = Crowd([TableParty(port, times, seed) for seed in range(count)], times, pid)
    await crowd.gather()
    return crowd


async def echoes_at(port: int, pid: int, count: int, size: int) -> Crowd:
    """As many parties at the bare echo, which answers with messages of the same size."""
    times = Times()
    crowd = Crowd([EchoParty(port, times, name, size) for name in range(count)], times, pid)
    await crowd.gather()
    return crowd
