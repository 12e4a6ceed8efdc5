"""The bots of a table: they act at a pace that people can follow, and never stall."""

import asyncio
import logging
import secrets
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from hexhold.core.contract import SPECTATOR
from hexhold.core.rng import Rng
from hexhold.server import log
from hexhold.server.botpool import BotFailed, BotPool
from hexhold.server.botworker import Job
from hexhold.server.errors import Refused
from hexhold.server.personas import seconds_a_turn
from hexhold.server.remarks import remark
from hexhold.server.table import Table
from hexhold.server.think_time import TurnTime

if TYPE_CHECKING:
    from hexhold.server.room import Room

logger = logging.getLogger("hexhold.server")

RETRY: Final = 1.0  # seconds, while the store fails
QUICK: Final = 0.5  # of the pause, where there is nothing to decide


class SeatedBots:
    """Lets each bot that should act do so, one task a seat."""

    def __init__(self, room: "Room", pool: BotPool) -> None:
        self._room = room
        self._pool = pool
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._time = TurnTime()

    def be_ready(self) -> None:
        """If bots sit here, they will have to think soon."""
        if any(seat.played_by_bot and seat.kind != "open" for seat in self._room.table.seats):
            self._pool.wake_up()

    def wake(self) -> None:
        """Let those think who should act now; while nobody is there, nobody does."""
        asked = self._room.table.bots_to_act()
        if not asked or not self._room.attended:
            return
        for seat, bot in asked:
            if seat not in self._thinking:
                self._thinking[seat] = asyncio.create_task(self._act(seat, bot))

    def heard(self, entry: log.AnyEntry) -> None:
        """Something happened at the table: now and then a bot has a word for it."""
        if said := remark(self._room.table, entry):
            self._room.submit(partial(_say, *said))

    def stop(self) -> None:
        """Think no more."""
        for task in self._thinking.values():
            task.cancel()

    async def _act(self, seat: int, bot: str) -> None:
        try:
            await self._choose_and_do(seat, bot)
        except Exception:
            logger.exception("table %s: a bot cannot act", self._room.table.name)
            await asyncio.sleep(RETRY)
        finally:
            del self._thinking[seat]
        self.wake()  # it may be asked again, or was too late

    def _should_act(self, seat: int, bot: str) -> bool:
        return self._room.attended and (seat, bot) in self._room.table.bots_to_act()

    async def _choose_and_do(self, seat: int, bot: str) -> None:
        """Think while the others look at what happened last."""
        version = self._room.table.version
        pause = asyncio.sleep(self._pause(seat))
        action, _ = await asyncio.gather(self._choice(seat, bot), pause)
        if not self._should_act(seat, bot):
            return
        try:
            await self._room.ask(partial(self._decide, seat, bot, action, version))
        except Refused as refused:
            if refused.code == "unavailable":
                await asyncio.sleep(RETRY)

    def _pause(self, seat: int) -> float:
        """The seconds that people are given: fewer where there is only one thing to do."""
        forced = len(self._room.table.playing().legal(seat)) == 1
        return self._room.pause * (QUICK if forced else 1.0)

    def _decide(
        self, seat: int, bot: str, action: str, version: int, table: Table, now: int
    ) -> log.Moved:
        """What the bot chose; if it failed or chose what is not allowed, the least."""
        if (seat, bot) not in table.bots_to_act():
            raise Refused("not-playing")
        if action:
            try:
                return table.act(seat, action, now, by_bot=True)
            except Refused:
                if table.version != version:  # it could not know: let it think again
                    raise
        return table.act(seat, table.idle_action(seat), now, by_bot=True)

    async def _choice(self, seat: int, bot: str) -> str:
        """What the bot would do; nothing if it fails or takes too long."""
        table = self._room.table
        game, match = table.game, table.playing()
        position = game.position(match.imagine(seat, Rng(secrets.randbits(60))))
        options = msgspec.json.encode(dict(game.options))
        turn, seconds = self._left(seat, bot)
        job = Job(game.name, options, position, seat, bot, secrets.randbits(60), seconds)
        try:
            thought = await self._pool.think(job)
        except BotFailed as failed:
            logger.error("table %s: bot %s failed: %s", table.name, bot, failed)
            return ""
        self._time.spend(seat, turn, thought.seconds)
        return thought.action

    def _left(self, seat: int, bot: str) -> tuple[int, float]:
        """The turn, and the time that a bot which searches has left in it; others need none."""
        seconds = seconds_a_turn(bot, self._room.pace.think)
        if not seconds:
            return -1, 0.0
        turn = int(self._room.table.playing().view(SPECTATOR)["turn"])
        return turn, self._time.left(seat, turn, seconds)


def _say(seat: int, phrase: str, table: Table, now: int) -> log.Said:
    return table.remark(seat, phrase, now)
