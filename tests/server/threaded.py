"""A server in a thread of its own, for tests that are not asynchronous themselves."""

import asyncio
import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from tests.server.harness import WIDE, Place, opened, running, seated, started
from tests.server.matches import played

from hexhold.server import log
from hexhold.server.limits import Limits


@dataclass
class Tables:
    """Three tables, one of each status, and who may do what there."""

    place: Place
    names: dict[str, str] = field(default_factory=dict)  # by status
    hosts: list[str] = field(default_factory=list)
    tokens: list[str] = field(default_factory=list)  # of the match that is played

    @property
    def address(self) -> str:
        return self.place.address

    def marks(self) -> list[tuple[int, int]]:
        """The version of each table and the digest of its match: what no bad message changes."""
        tables = [self.place.hub.rooms[name].table for name in self.names.values()]
        return [(t.version, t.game.digest(t.match.state) if t.match else 0) for t in tables]


async def set_up(place: Place) -> Tables:
    """Seat 0 of the match that is played has to act, and never does."""
    tables = Tables(place)
    for status in ("waiting", "playing"):
        table, host = await opened(place, players="3", first="0")
        tables.names[status] = table
        tables.hosts.append(host)
    playing = tables.names["playing"]
    tables.tokens = [await seated(place, playing, name) for name in ("Ann", "Bob", "Cid")]
    await started(place, playing, tables.hosts[1])
    _, entries = played("rivals", {"mode": "intro", "turn_limit": 10})
    await place.hub.storage.append("over", 1, [log.write(entry) for entry in entries])
    await place.hub.find("over")
    tables.names["over"] = "over"
    tables.hosts.append("host")
    return tables


@contextmanager
def serving(path: Path, limits: Limits = WIDE) -> Iterator[Tables]:
    """The server, for as long as it is needed."""
    ready = threading.Event()
    found: list[Any] = []

    async def serve() -> None:
        async with running(path, limits) as place:
            stop = asyncio.Event()
            found.extend([await set_up(place), asyncio.get_running_loop(), stop])
            ready.set()
            await stop.wait()

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert ready.wait(60)
    tables, loop, stop = found
    try:
        yield tables
    finally:
        loop.call_soon_threadsafe(stop.set)
        thread.join(30)


class Faults(logging.Handler):
    """Keeps whatever is logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


@contextmanager
def no_faults() -> Iterator[None]:
    """Neither our code nor the server around it may fail meanwhile."""
    faults = Faults()
    loggers = [logging.getLogger(name) for name in ("hexhold.server", "asyncio", "uvicorn.error")]
    for logger in loggers:
        logger.addHandler(faults)
    try:
        yield
    finally:
        for logger in loggers:
            logger.removeHandler(faults)
    assert faults.lines == []


def healthy(tables: Tables) -> bool:
    """Whether the server still answers."""
    return httpx.get(f"http://{tables.address}/health", timeout=30).status_code == 200
