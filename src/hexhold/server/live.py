"""Tables in play: load, decide, store, then tell everybody who is connected."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, Protocol

import msgspec

from hexhold.core.rng import Rng
from hexhold.server import log
from hexhold.server.botpool import BotPool
from hexhold.server.bus import Bus
from hexhold.server.errors import Refused
from hexhold.server.messages import ServerMessage, Warning, encode
from hexhold.server.past import Past
from hexhold.server.storage import Conflict, Storage, StorageError
from hexhold.server.tables import Table
from hexhold.server.telling import update, welcome

logger = logging.getLogger("hexhold.server")

WARN_BEFORE: Final = 10_000  # milliseconds before a clock runs out
Decision = Callable[[Table, int], log.AnyEntry]


def now_ms() -> int:
    """The time, as entries carry it."""
    return time.time_ns() // 1_000_000


class Client(Protocol):
    """Somebody who is connected: a seat, or a spectator."""

    seat: int

    def send(self, message: bytes) -> None:
        """Queue a message; a client that does not keep up is dropped."""
        ...


@dataclass(frozen=True)
class Pace:
    """How bots behave among people, in seconds."""

    pause: float = 0.4  # before a bot acts
    patience: float = 4.0  # before a bot answers while people are asked too


@dataclass
class LiveTable:
    """One table in memory: its state, who is connected, and the tasks that wait for it."""

    table: Table
    storage: Storage
    bus: Bus
    bots: BotPool
    pace: Pace
    clients: set[Client] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    _past: Past | None = None
    _thinking: dict[int, "asyncio.Task[None]"] = field(default_factory=dict)
    _timer: asyncio.TimerHandle | None = None
    _tasks: set["asyncio.Task[Any]"] = field(default_factory=set)

    # ------------------------------------------------------------------ writing

    async def submit(self, decide: Decision) -> int:
        """Decide on the newest state, store, apply, tell; returns the new version."""
        async with self.lock:
            while True:
                entry = decide(self.table, now_ms())
                try:
                    await self.storage.append(
                        self.table.name, self.table.version + 1, [log.write(entry)]
                    )
                except Conflict:
                    await self._catch_up()
                    continue
                except StorageError as error:
                    logger.error("table %s: %s", self.table.name, error)
                    raise Refused("unavailable") from None
                self._take_in(entry)
                break
        self.bus.publish(self.table.name, self.table.version)
        return self.table.version

    async def _catch_up(self) -> None:
        """Take in what another process has written."""
        for raw in await self.storage.entries(self.table.name, self.table.version):
            self._take_in(log.read(raw))

    async def heard(self, version: int) -> None:
        """Word came that the log has grown."""
        if version > self.table.version:
            async with self.lock:
                await self._catch_up()

    def _take_in(self, entry: log.AnyEntry) -> None:
        """Apply an entry and tell each audience once, however many listen to it."""
        self.table.apply(entry)
        told: dict[int, bytes] = {}
        for client in self.clients:
            if client.seat not in told:
                told[client.seat] = encode(update(self.table, entry, client.seat))
            client.send(told[client.seat])
        self.wake()

    def tell(self, message: ServerMessage) -> None:
        """Tell everybody the same."""
        raw = encode(message)
        for client in self.clients:
            client.send(raw)

    # ------------------------------------------------------------------ bots

    def wake(self) -> None:
        """Let bots think and clocks run, as the new state demands."""
        for seat, bot in self.table.bots_to_act():
            if seat not in self._thinking:
                task = asyncio.create_task(self._let_bot_act(seat, bot))
                self._thinking[seat] = task
                task.add_done_callback(partial(self._bot_done, seat))
        self._set_timer()

    def _bot_done(self, seat: int, task: "asyncio.Task[None]") -> None:
        self._thinking.pop(seat, None)
        if task.cancelled():
            return
        if task.exception() is not None:
            logger.error("table %s: a bot failed", self.table.name, exc_info=task.exception())
            return
        if any(waiting == seat for waiting, _ in self.table.bots_to_act()):
            self.wake()

    async def _let_bot_act(self, seat: int, bot: str) -> None:
        await asyncio.sleep(self._bot_pause())
        match = self.table.match
        if match is None or (seat, bot) not in self.table.bots_to_act():
            return
        rng = Rng(secrets.randbits(60))
        dream = self.table.game.position(match.imagine(seat, rng))
        options = msgspec.json.encode(dict(self.table.game.options))
        seed = secrets.randbits(60)
        action = await self.bots.think(self.table.game, options, dream, seat, bot, seed)
        with contextlib.suppress(Refused):  # the table may have moved on meanwhile
            await self.submit(lambda table, now: table.act(seat, action, now, by_bot=True))

    def _bot_pause(self) -> float:
        people = any(seat.kind == "person" and not seat.away for seat in self.table.seats)
        if not people:
            return 0.0
        actors = self.table.match.actors if self.table.match else []
        asked = any(not self.table.seats[seat].played_by_bot for seat in actors)
        return self.pace.patience if asked else self.pace.pause

    # ------------------------------------------------------------------ clocks

    def _set_timer(self) -> None:
        """Wake up when the next clock warns or runs out."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        now = now_ms()
        times = [self.table.time_left(seat, now) for seat in range(len(self.table.seats))]
        left = [(ms, seat) for seat, ms in enumerate(times) if ms is not None]
        if left:
            ms, seat = min(left)
            wait = ms - WARN_BEFORE if ms > WARN_BEFORE else ms
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(0, wait) / 1000 + 0.005, self._clock_rings, seat)

    def _clock_rings(self, seat: int) -> None:
        left = self.table.time_left(seat, now_ms())
        if left is None:
            return
        if left > 0:
            self.tell(Warning(seat, left))
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(left / 1000 + 0.005, self._clock_rings, seat)
            return
        task = asyncio.create_task(self._time_out(seat))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _time_out(self, seat: int) -> None:
        with contextlib.suppress(Refused):
            await self.submit(lambda table, now: table.give_up_waiting(seat, now))

    # ------------------------------------------------------------------ the past

    def past(self) -> Past:
        """The match step by step, once it is over."""
        if self._past is None:
            self._past = Past(self.table)
        return self._past

    # ------------------------------------------------------------------ clients

    async def join(self, client: Client, since: int | None) -> None:
        """Connect a client: it gets everything, or just what it missed."""
        async with self.lock:
            if since is not None and 0 < since <= self.table.version:
                for raw in await self._missed(client.seat, since):
                    client.send(raw)
            else:
                client.send(encode(welcome(self.table, client.seat, now_ms())))
            self.clients.add(client)
        await self._greet(client.seat)

    async def _greet(self, seat: int) -> None:
        if seat >= 0 and self.table.seats[seat].away:
            await self.submit(lambda table, now: table.come_back(seat, now))

    async def _missed(self, seat: int, since: int) -> list[bytes]:
        """What a seat was not told of since a version, told again from the log."""
        messages: list[bytes] = []
        past = Table(self.table.name)
        for raw in await self.storage.entries(self.table.name):
            entry = log.read(raw)
            past.apply(entry)
            if past.version > since:
                now = now_ms() if past.version == self.table.version else entry.at
                messages.append(encode(update(past, entry, seat, now)))
        return messages

    def leave(self, client: Client) -> None:
        """Disconnect a client."""
        self.clients.discard(client)

    def close(self) -> None:
        """Stop everything that waits."""
        if self._timer is not None:
            self._timer.cancel()
        for task in [*self._thinking.values(), *self._tasks]:
            task.cancel()
