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

from hexhold.core.contract import SPECTATOR
from hexhold.core.rng import Rng
from hexhold.server import log
from hexhold.server.alarm import Alarm, now_ms
from hexhold.server.botpool import BotPool
from hexhold.server.bus import Bus
from hexhold.server.errors import Refused
from hexhold.server.messages import ServerMessage, Warning, encode
from hexhold.server.past import Past
from hexhold.server.storage import Conflict, Storage, StorageError
from hexhold.server.tables import Table
from hexhold.server.telling import Telling, clocks, update, welcome

logger = logging.getLogger("hexhold.server")

UNSEATING: Final = (log.Left, log.BotSeated)
MOST_MISSED: Final = 100  # updates told again: more of them would fill a client's queue
Decision = Callable[[Table, int], log.AnyEntry]
Done = Callable[[Exception | None], None]


def take_now(lock: asyncio.Lock) -> bool:
    """Take a lock without waiting: its first step is the whole of it if nobody has it or waits."""
    if lock.locked():
        return False
    attempt = lock.acquire()
    try:
        attempt.send(None)
    except StopIteration:
        return True
    attempt.close()
    return False


class Client(Protocol):
    """Somebody who is connected: a seat, or a spectator. Whoever loses a seat becomes one."""

    seat: int

    def send(self, message: bytes) -> None:
        """Queue a message; a client that does not keep up is dropped."""
        ...


@dataclass(frozen=True)
class Pace:
    """How bots behave among people, and how long people are waited for, in seconds."""

    pause: float = 0.4  # before a bot acts
    patience: float = 4.0  # before a bot answers while people are asked too
    warning: float = 10.0  # before a clock runs out
    absence: float = 60.0  # without a connection, before the host may give the seat away


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
    _gone: dict[int, float] = field(default_factory=dict)  # since when a seat has no connection
    _tasks: set["asyncio.Task[Any]"] = field(default_factory=set)

    def __post_init__(self) -> None:
        self._loaded = time.monotonic()
        warn_before = int(1000 * self.pace.warning)
        self._alarm = Alarm(self.table, warn_before, self._warn, self._time_is_up)

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

    def begin(self, decide: Decision, done: Done) -> bool:
        """As `submit`, without a task where nothing has to be waited for but the store.

        False if somebody else is writing; then nothing has happened.
        """
        if not take_now(self.lock):
            return False
        try:
            entry = decide(self.table, now_ms())
            stored = self.storage.append(
                self.table.name, self.table.version + 1, [log.write(entry)]
            )
        except BaseException:
            self.lock.release()
            raise
        stored.add_done_callback(partial(self._stored, entry, decide, done))
        return True

    def _stored(
        self, entry: log.AnyEntry, decide: Decision, done: Done, stored: "asyncio.Future[None]"
    ) -> None:
        failed = stored.cancelled() or stored.exception() is not None
        try:
            if not failed:
                self._take_in(entry)
        except Exception as error:
            done(error)
            return
        finally:
            self.lock.release()
        if failed:  # the long way knows what to do
            self._keep(asyncio.create_task(self._submit_again(decide, done)))
            return
        self.bus.publish(self.table.name, self.table.version)
        done(None)

    async def _submit_again(self, decide: Decision, done: Done) -> None:
        try:
            await self.submit(decide)
        except Exception as error:
            done(error)
        else:
            done(None)

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
        telling = Telling(self.table, entry)
        told: dict[int, bytes] = {}
        for client in list(self.clients):  # who is too slow leaves
            if isinstance(entry, UNSEATING) and client.seat == entry.seat:
                self._unseat(client)
                continue
            seat = client.seat
            if seat not in told:
                told[seat] = telling.message(seat)
            client.send(told[seat])
        self.wake()

    def _unseat(self, client: Client) -> None:
        """Whoever sat there looks on from now, and sees no more than that."""
        client.seat = SPECTATOR
        client.send(encode(welcome(self.table, SPECTATOR, now_ms())))

    def tell(self, message: ServerMessage) -> None:
        """Tell everybody the same."""
        raw = encode(message)
        for client in list(self.clients):  # who is too slow leaves
            client.send(raw)

    # ------------------------------------------------------------------ bots

    def wake(self) -> None:
        """Let bots think and clocks run, as the new state demands."""
        for seat, bot in self.table.bots_to_act():
            if seat not in self._thinking:
                task = asyncio.create_task(self._let_bot_act(seat, bot))
                self._thinking[seat] = task
                task.add_done_callback(partial(self._bot_done, seat))
        self._alarm.set()

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

    def _warn(self, seat: int, milliseconds: int) -> None:
        self.tell(Warning(seat, milliseconds))

    def _time_is_up(self, seat: int) -> None:
        self._keep(asyncio.create_task(self._time_out(seat)))

    def _keep(self, task: "asyncio.Task[None]") -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _time_out(self, seat: int) -> None:
        with contextlib.suppress(Refused):  # it acted just in time
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
            version = self.table.version
            if since is not None and max(1, version - MOST_MISSED) <= since <= version:
                for raw in await self._missed(client.seat, since):
                    client.send(raw)
            else:
                client.send(encode(welcome(self.table, client.seat, now_ms())))
            self.clients.add(client)
            self._gone.pop(client.seat, None)
        await self.greet(client.seat)

    async def greet(self, seat: int) -> None:
        """The owner of a seat is here: the bot stops playing for it."""
        if seat >= 0 and self.table.seats[seat].away:
            with contextlib.suppress(Refused):  # somebody else was quicker
                await self.submit(lambda table, now: table.come_back(seat, now))

    def absent(self, seat: int) -> bool:
        """Whether a seat has had no connection for so long that the host need not wait for it."""
        if any(client.seat == seat for client in self.clients):
            return False
        since = self._gone.get(seat, self._loaded)
        return time.monotonic() - since >= self.pace.absence

    async def _missed(self, seat: int, since: int) -> list[bytes]:
        """What a seat was not told of since a version, told again from the log."""
        messages: list[bytes] = []
        past = Table(self.table.name)
        for raw in await self.storage.entries(self.table.name):
            entry = log.read(raw)
            past.apply(entry)
            if past.version > since:
                message = update(past, entry, seat)
                if past.version == self.table.version:
                    message.clocks = clocks(self.table, now_ms())
                messages.append(encode(message))
        return messages

    def leave(self, client: Client) -> None:
        """Disconnect a client."""
        self.clients.discard(client)
        if not any(other.seat == client.seat for other in self.clients):
            self._gone[client.seat] = time.monotonic()

    def close(self) -> None:
        """Stop everything that waits."""
        self._alarm.stop()
        for task in [*self._thinking.values(), *self._tasks]:
            task.cancel()
