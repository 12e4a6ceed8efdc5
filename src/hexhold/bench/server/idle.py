"""What a table costs that nobody is at: tables in the middle of their match, without sockets."""

import asyncio
import gc
import tempfile
from pathlib import Path
from typing import Final

from hexhold.core.rng import Rng
from hexhold.games import FIRST
from hexhold.server import log
from hexhold.server.hub import Hub
from hexhold.server.seats import hashed
from hexhold.server.sqlite_store import SqliteStorage
from hexhold.server.table import Table, open_entry

HOST: Final = hashed("host")
ACTIONS: Final = 300  # played at each table, about half of a match among people
KINDS: Final = 20  # different matches
ENDLESS: Final = 10**6  # actions, more than any match has


def weigh(tables: int) -> float:
    """The bytes of memory that one more table takes."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_weigh(Path(folder), tables))


async def _weigh(folder: Path, tables: int) -> float:
    hub = Hub(SqliteStorage(folder / "tables.sqlite"))
    matches = [played(seed, ACTIONS) for seed in range(KINDS)]
    for number in range(tables):
        await hub.storage.append(f"table{number:05}", 1, matches[number % KINDS])
    await hub.find("table00000")  # whatever is made once, before it is counted
    gc.collect()
    before = memory()
    for number in range(1, tables):
        await hub.find(f"table{number:05}")
    gc.collect()
    grown = memory() - before
    await hub.close()
    return grown / (tables - 1)


def memory() -> int:
    """The bytes of this process that lie in memory."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096


def played(seed: int, most: int = ENDLESS) -> list[bytes]:
    """The log of a table of four people who act at random, so often or until the end."""
    table = Table(f"match{seed}")
    rng = Rng(seed)
    lines: list[bytes] = []

    def happen(entry: log.AnyEntry) -> None:
        lines.append(log.write(entry))
        table.apply(entry)

    happen(open_entry(FIRST, {"trade": False}, HOST, seed.to_bytes(32, "big"), 0))
    for seat in range(4):
        happen(table.sit(f"client {seat}", hashed(f"token {seat}"), seat, 0, "seed"))
    happen(table.start(HOST, 0))
    for number in range(most):
        if table.status != "playing":
            break
        match = table.playing()
        seat = match.actors[0]
        legal = match.legal(seat)
        action = match.text(legal[int(rng.below(len(legal)))])
        happen(table.act(seat, action, number, f"{seat}-{number}"))
    return lines
