"""How soon a server is ready whose store holds the matches of a long time."""

import asyncio
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import Final

from hexhold.bench.measure import median
from hexhold.bench.server.idle import played
from hexhold.bench.server.processes import port_of, worker
from hexhold.bench.server.wire import get
from hexhold.server.archive import keep_packed, packed
from hexhold.server.migrations import open_file
from hexhold.server.sqlite_file import transaction

KINDS: Final = 5  # different matches


def fill(file: Path, matches: int) -> None:
    """A store of finished matches, packed as the server packs them."""
    logs = [played(seed) for seed in range(KINDS)]
    kinds = [(len(log), packed(log)) for log in logs]
    with closing(open_file(file)) as db, transaction(db):
        for number in range(matches):
            name, (count, body) = f"match{number:05}", kinds[number % KINDS]
            db.execute("INSERT INTO tables VALUES (?, 'over', 0, ?, 0, 0)", (name, count))
            keep_packed(db, name, count, body)


def ready_after(file: Path, starts: int) -> float:
    """The seconds from starting the process to its first answer that it is ready, as a rule."""
    return median([_start(file) for _ in range(starts)])


def _start(file: Path) -> float:
    began = perf_counter()
    with worker("server", str(file)) as server:
        asyncio.run(get(port_of(server), "/ready"))
        return perf_counter() - began
