"""All tables of a process: opened, found again in the store, put away when nobody needs them."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

from hexhold.server import log
from hexhold.server.alarm import now_ms
from hexhold.server.answers import TableInfo
from hexhold.server.botpool import BotPool
from hexhold.server.bus import Bus, LocalBus
from hexhold.server.errors import Refused
from hexhold.server.limits import Limits
from hexhold.server.live import LiveTable, Pace
from hexhold.server.metrics import Metrics
from hexhold.server.storage import Storage
from hexhold.server.tables import Table, open_entry
from hexhold.server.telling import table_info

logger = logging.getLogger("hexhold.server")

NAME_ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that looks like something else
NAME_LENGTH: Final = 10


def new_name() -> str:
    """A table's name: hard to guess, easy to read out."""
    return "".join(secrets.choice(NAME_ALPHABET) for _ in range(NAME_LENGTH))


def new_token() -> str:
    """A secret that owns a seat or a table."""
    return secrets.token_urlsafe(24)


@dataclass
class House:
    """The tables of this process and all that they share."""

    storage: Storage
    limits: Limits = field(default_factory=Limits)
    pace: Pace = field(default_factory=Pace)
    bus: Bus = field(default_factory=LocalBus)
    bots: BotPool = field(default_factory=BotPool)
    metrics: Metrics = field(default_factory=Metrics)
    live: dict[str, LiveTable] = field(default_factory=dict)
    sockets: Counter[str] = field(default_factory=Counter)  # by address
    _loading: dict[str, asyncio.Lock] = field(default_factory=dict)
    _seen: dict[str, float] = field(default_factory=dict)  # when a table was last asked for
    _tasks: set["asyncio.Task[Any]"] = field(default_factory=set)

    # ------------------------------------------------------------------ opening and finding

    async def open(self, host: str, game: str, options: dict[str, Any], **settings: Any) -> str:
        """A new table; the secret of its dice is made here."""
        entry = open_entry(game, options, host, secrets.token_bytes(32), now_ms(), **settings)
        name = new_name()
        await self.storage.append(name, 1, [log.write(entry)])
        self.metrics.count("tables_opened")
        return name

    async def find(self, name: str) -> LiveTable:
        """A table, loaded if it is not here yet."""
        self._seen[name] = time.monotonic()
        if name in self.live:
            return self.live[name]
        async with self._loading.setdefault(name, asyncio.Lock()):
            if name not in self.live:
                self.live[name] = await self._load(name)
        self._loading.pop(name, None)
        return self.live[name]

    async def _load(self, name: str) -> LiveTable:
        raw = await self.storage.entries(name)
        if not raw:
            self._seen.pop(name, None)
            raise Refused("no-table")
        table = Table.from_log(name, [log.read(body) for body in raw])
        table.restart_clocks(now_ms())
        live = LiveTable(table, self.storage, self.bus, self.bots, self.pace)
        live.wake()
        return live

    async def game_at(self, address: str) -> str:
        """The game of the table that an address of the page leads to, if it leads to one."""
        screen, _, name = address.strip("/").partition("/")
        if screen not in ("table", "replay"):
            return ""
        try:
            return (await self.find(name)).table.game_name
        except Refused:
            return ""

    async def lobby(self) -> list[TableInfo]:
        """Public tables that wait for players or are being played."""
        tables = [live.table for live in self.live.values()]
        return [table_info(t) for t in tables if t.public and t.status in ("waiting", "playing")]

    # ------------------------------------------------------------------ living

    async def wake_up(self) -> None:
        """After a start: every table that was open goes on, its bots and clocks included."""
        self.bus.listen(self._heard)
        for name in [listed.name for listed in await self.storage.open_tables()]:
            try:
                live = await self.find(name)
            except Exception:
                logger.exception("table %s cannot be loaded", name)
                continue
            if live.table.status == "over":
                self._put_away(name)

    def _heard(self, name: str, version: int) -> None:
        live = self.live.get(name)
        if live is not None and version > live.table.version:
            task = asyncio.create_task(live.heard(version))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def tidy_forever(self) -> None:
        """Put tables away that nobody is at and nothing happens at."""
        while True:
            await asyncio.sleep(self.limits.idle_seconds / 4)
            self.tidy()

    def tidy(self) -> None:
        """One round of tidying."""
        before = time.monotonic() - self.limits.idle_seconds
        for name, live in list(self.live.items()):
            busy = live.clients or live.table.bots_to_act() or live.table.public
            running = live.table.clock.runs and live.table.status == "playing"
            if not busy and not running and self._seen.get(name, 0) < before:
                self._put_away(name)

    def _put_away(self, name: str) -> None:
        self.live.pop(name).close()
        self._seen.pop(name, None)

    async def close(self) -> None:
        """Stop bots and clocks, write what is waiting."""
        for name in list(self.live):
            self._put_away(name)
        for task in list(self._tasks):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        self.bots.close()
        await self.storage.close()
