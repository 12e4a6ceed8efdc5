"""All tables of a process: opened, found again in the store, put away when nobody needs them."""

import asyncio
import contextlib
import logging
import secrets
import time
from dataclasses import dataclass, field
from typing import Any, Final

from hexhold.server import log
from hexhold.server.answers import TableInfo
from hexhold.server.botpool import BotPool
from hexhold.server.clocks import SteadyTime, now_ms
from hexhold.server.errors import Refused
from hexhold.server.limits import Buckets, Limits
from hexhold.server.metrics import Metrics
from hexhold.server.room import Pace, Room
from hexhold.server.storage import Damaged, Mark, Storage, StorageError
from hexhold.server.table import Table, open_entry, restored
from hexhold.server.telling import table_info

logger = logging.getLogger("hexhold.server")

NAME_ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that looks like something else
NAME_LENGTH: Final = 10
SPEAKERS: Final = 4  # people who may talk as much as they may from one address
AT_ONCE: Final = 100  # tables to tidy up in one go
LISTED: Final = 100  # public tables that the lobby shows at most


def new_name() -> str:
    """A table's name: hard to guess, easy to read out."""
    return "".join(secrets.choice(NAME_ALPHABET) for _ in range(NAME_LENGTH))


def new_token() -> str:
    """A secret that owns a seat or a table."""
    return secrets.token_urlsafe(24)


@dataclass
class Hub:
    """The tables of this process and all that they share."""

    storage: Storage
    limits: Limits = field(default_factory=Limits)
    pace: Pace = field(default_factory=Pace)
    bots: BotPool = field(default_factory=BotPool)
    metrics: Metrics = field(default_factory=Metrics)
    steady: SteadyTime = field(default_factory=SteadyTime)
    rooms: dict[str, Room] = field(default_factory=dict)
    _loading: dict[str, "asyncio.Task[Room]"] = field(default_factory=dict)
    _damaged: dict[str, str] = field(default_factory=dict)  # why; looking again would cost the same
    _seen: dict[str, float] = field(default_factory=dict)  # when a table was last asked for
    _listed: dict[str, TableInfo] = field(default_factory=dict)  # public tables that are open
    _tasks: set["asyncio.Task[Any]"] = field(default_factory=set)

    def __post_init__(self) -> None:
        limits = self.limits
        self.messages = Buckets(limits.messages_per_second_and_address, limits.burst_of_address)
        self.messages_of_person = Buckets(
            limits.messages_per_second_and_person, limits.burst_of_person
        )
        self.chat = Buckets(limits.chat_per_minute / 60, limits.chat_per_minute)  # by person
        most = SPEAKERS * limits.chat_per_minute
        self.chat_at = Buckets(most / 60, most)  # by address
        self.table_writes = Buckets(limits.table_writes_per_second, limits.table_write_burst)
        self.reviews = Buckets(limits.reviews_per_second, limits.review_burst)

    # ------------------------------------------------------------------ opening and finding

    async def open(
        self,
        host: str,
        game: str,
        options: dict[str, Any],
        company: list[log.AnyEntry] | None = None,
        **settings: Any,
    ) -> str:
        """A new table of a host (by hash), maybe with company; the secret of its dice is made."""
        entry = open_entry(game, options, host, secrets.token_bytes(32), now_ms(), **settings)
        name = new_name()
        entries = [log.write(one) for one in (entry, *(company or []))]
        try:
            await self.storage.append(name, 1, entries, Mark("waiting", entry.public))
        except StorageError as error:
            raise unavailable(error) from None
        self.metrics.count("tables_opened")
        return name

    async def find(self, name: str) -> Room:
        """A table, loaded if it is not here yet."""
        room = self.rooms.get(name)
        if room is None:
            loading = self._loading.get(name)
            if loading is None:
                loading = self._loading[name] = asyncio.create_task(self._load(name))
                loading.add_done_callback(lambda _: self._loading.pop(name, None))
            room = await asyncio.shield(loading)
        self.seen(name)
        return room

    def seen(self, name: str) -> None:
        """Somebody asked for a table."""
        self._seen[name] = time.monotonic()

    async def _load(self, name: str) -> Room:
        try:
            if name in self._damaged:
                raise Damaged(name, self._damaged[name])
            raw = await self.storage.entries(name)
            if not raw:
                raise Refused("no-table")
            table = restored(name, raw)
        except Damaged as damage:
            if name not in self._damaged:
                logger.error("table %s is damaged: %s", name, damage.reason)
            self._damaged[name] = damage.reason
            raise Refused("damaged", f"{Refused('damaged').reason} ({damage.reason})") from None
        except StorageError as error:
            raise unavailable(error) from None
        room = Room(table, self.storage, self.bots, self.pace, self.steady.now, self._changed)
        self.rooms[name] = room
        self._changed(room)
        return room

    def _changed(self, room: Room) -> None:
        """A table is not what it was: the lobby should know."""
        name = room.table.name
        if room.failed:
            self._put_away(name)
        elif room.table.public and room.table.status in ("waiting", "starting", "playing"):
            self._listed[name] = table_info(room.table)
        else:
            self._listed.pop(name, None)

    async def table_at(self, address: str) -> TableInfo | None:
        """The table that an address of the page leads to, if it leads to one."""
        screen, _, name = address.strip("/").partition("/")
        if screen not in ("table", "replay"):
            return None
        try:
            return table_info((await self.find(name)).table)
        except Refused:
            return None

    async def lobby(self) -> list[TableInfo]:
        """Public tables that wait for players or are being played, the newest first."""
        listed = sorted(self._listed.values(), key=lambda info: -info.opened_at)
        return listed[:LISTED]

    # ------------------------------------------------------------------ living

    async def wake_up(self) -> None:
        """After a start: nothing is played until somebody comes; meanwhile the lobby fills."""
        self.steady.keep_looking()
        self.keep(asyncio.create_task(self._list_public_tables()))
        self.keep(asyncio.create_task(self._tidy_forever()))

    async def _list_public_tables(self) -> None:
        """Look at the public tables that were open when the last server stopped, one by one."""
        try:
            since = now_ms() - int(1000 * self.limits.waiting_seconds)
            open_tables = await self.storage.open_tables(since)
        except StorageError as error:
            logger.error("the lobby is empty: %s", error)
            return
        waiting = [found for found in open_tables if found.public and found.status != "playing"]
        for listed in waiting[-LISTED:]:
            with contextlib.suppress(Refused):
                await self.find(listed.name)

    async def _tidy_forever(self) -> None:
        while True:
            await asyncio.sleep(self.limits.tidy_seconds)
            await self.tidy()

    async def tidy(self) -> None:
        """Put tables away that nobody is at, give up what waits too long, pack what is over."""
        before = time.monotonic() - self.limits.idle_seconds
        for name, room in list(self.rooms.items()):
            if not room.busy and self._seen.get(name, 0) < before:
                self._put_away(name)
        try:
            await self._give_up()
            await self._pack()
        except StorageError as error:
            logger.error("tidying failed: %s", error)

    async def _give_up(self) -> None:
        """Neither players nor the end are waited for for ever."""
        now = now_ms()
        for listed in (await self.storage.open_tables())[:AT_ONCE]:
            patience = self.limits.playing_seconds
            if listed.status != "playing":
                patience = self.limits.waiting_seconds
            if listed.changed_at < now - 1000 * patience:
                await self._expire(listed.name)

    async def _expire(self, name: str) -> None:
        with contextlib.suppress(Refused):  # it cannot be read, or somebody has just come
            room = await self.find(name)
            if not room.clients:
                await room.ask(lambda table, now: table.expire(now))

    async def _pack(self) -> None:
        for name in await self.storage.unpacked(AT_ONCE):
            if name not in self.rooms:
                with contextlib.suppress(Damaged):
                    await self.storage.pack(name)

    def _put_away(self, name: str) -> None:
        room = self.rooms.pop(name, None)
        self._seen.pop(name, None)
        if room is not None:
            room.close()
            if room.table.status != "waiting" or room.failed:  # nobody is there
                self._listed.pop(name, None)

    def keep(self, task: "asyncio.Task[Any]") -> None:
        """Hold on to a task until it is done."""
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop bots and clocks, write what is waiting."""
        self.steady.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for name in list(self.rooms):
            self._put_away(name)
        self.bots.close()
        await self.storage.close()

    # ------------------------------------------------------------------ once more

    async def rematch(self, room: Room, person: str) -> str:
        """The table where the same people play again; whoever asks first is its host."""
        room.table.require_company(person)
        if room.table.status != "over" or room.table.match is None:
            raise Refused("not-playing", "the match is not over yet")
        async with room.rematching:
            if not room.table.next_table:
                await self._open_again(room, person)
        return room.table.next_table

    async def _open_again(self, room: Room, person: str) -> None:
        old = room.table
        name = await self.open(
            person,
            old.game_name,
            dict(old.game.options),
            same_company(old, now_ms()),
            public=old.public,
            turn_seconds=old.clock.turn // 1000,
            reserve_seconds=old.clock.reserve // 1000,
            answer_seconds=old.answer_time // 1000,
            rematch_of=old.name,
        )
        await room.ask(lambda table, now: log.Rematch(now, name, table.seat_held_by(person)))


def same_company(table: Table, now: int) -> list[log.AnyEntry]:
    """Everybody sits where they sat; their tokens stay good.

    Their old seeds are worth nothing: the new secret was made by somebody who knew them.
    """
    entries: list[log.AnyEntry] = []
    for number, seat in enumerate(table.seats):
        if seat.kind == "person":
            entries.append(log.Seated(now, number, seat.name, seat.token, ""))
        elif seat.kind == "bot":
            entries.append(log.BotSeated(now, number, seat.bot, seat.persona))
    return entries


def unavailable(error: StorageError) -> Refused:
    """What a client hears when the store fails."""
    logger.error("the store failed: %s", error)
    return Refused("unavailable")
