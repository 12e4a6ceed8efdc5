"""The socket of a table: reads what a client says, answers, and passes on what it is told."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from hexhold.core.contract import SPECTATOR, NotationError
from hexhold.server import messages as m
from hexhold.server.errors import Refused
from hexhold.server.house import House
from hexhold.server.limits import Bucket
from hexhold.server.live import LiveTable
from hexhold.server.seats import clean_name

logger = logging.getLogger("hexhold.server")

NAMELESS = "spectator"
SLOW_CLIENT = 1013  # close codes
BAD_REQUEST = 1008


class SocketClient:
    """One connection to one table."""

    def __init__(
        self, house: House, live: LiveTable, socket: WebSocket, seat: int, name: str
    ) -> None:
        self.house = house
        self.live = live
        self.socket = socket
        self.seat = seat
        self._own_name = name  # as a spectator
        limits = house.limits
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(limits.queue)
        self._rate = Bucket(limits.messages_per_second, limits.burst)
        self._chat = Bucket(limits.chat_per_minute / 60, limits.chat_per_minute)

    @property
    def name(self) -> str:
        """Who is speaking."""
        if self.seat == SPECTATOR:
            return self._own_name
        return self.live.table.seats[self.seat].name

    # ------------------------------------------------------------------ telling

    def send(self, message: bytes) -> None:
        """Queue a message; whoever is too slow is dropped and may come back for what it missed."""
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self.live.leave(self)
            self.house.metrics.count("slow_clients")
            with contextlib.suppress(asyncio.QueueEmpty):
                while True:
                    self._queue.get_nowait()
            self._queue.put_nowait(None)

    def reply(self, message: m.ServerMessage) -> None:
        """Answer this client alone."""
        self.send(m.encode(message))

    async def write_forever(self) -> None:
        """Send what is queued until the connection ends."""
        while (message := await self._queue.get()) is not None:
            await self.socket.send_text(message.decode())
        await self.socket.close(SLOW_CLIENT)

    # ------------------------------------------------------------------ hearing

    async def read_forever(self) -> None:
        """Handle messages until the connection ends."""
        while True:
            raw = await self.socket.receive_text()
            began = time.perf_counter()
            self.house.metrics.count("messages")
            await self._handle(raw)
            self.house.metrics.took(time.perf_counter() - began)

    async def _handle(self, raw: str) -> None:
        client = ""
        try:
            if not self._rate.take():
                raise Refused("too-fast")
            message = self._decode(raw)
            client = message.id[:64] if isinstance(message, m.Act) else ""
            await HANDLERS[type(message)](self, message)
        except Refused as refused:
            self.house.metrics.error(refused.code)
            rule = str(refused.details.get("rule", ""))
            self.reply(m.Error(refused.code, refused.reason, client, rule))

    def _decode(self, raw: str) -> m.ClientMessage:
        if len(raw) > self.house.limits.message_bytes:
            raise Refused("too-large")
        try:
            return m.decode(raw)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refused("bad-message", str(error)[:200]) from None

    async def _act(self, message: m.Act) -> None:
        self._require_seat()
        client = message.id[:64]
        version = self.live.table.applied(self.seat, client)
        if version is not None:
            self.reply(m.Done(client, version))
            return
        text = message.action[:200]
        await self.live.greet(self.seat)
        await self.live.submit(lambda table, now: table.act(self.seat, text, now, client))
        self.house.metrics.count("actions")

    async def _back(self, message: m.Back) -> None:
        self._require_seat()
        await self.live.greet(self.seat)

    async def _undo(self, message: m.Undo) -> None:
        self._require_seat()
        await self.live.submit(lambda table, now: table.undo(self.seat, now))

    async def _say(self, message: m.Say) -> None:
        if not self._chat.take():
            raise Refused("too-fast")
        await self.live.submit(
            lambda table, now: table.say(max(-1, self.seat), self.name, message.text, now)
        )

    async def _why(self, message: m.Why) -> None:
        match = self.live.table.playing()
        try:
            refusal = match.check(self.seat, message.action[:200])
        except NotationError as error:
            raise Refused("bad-action", str(error)) from None
        self.reply(m.Answer(message.action, refusal.rule if refusal else None))

    async def _sync(self, message: m.Sync) -> None:
        self.live.leave(self)
        await self.live.join(self, message.since)

    async def _ping(self, message: m.Ping) -> None:
        self.reply(m.Pong(self.live.table.version))

    def _require_seat(self) -> None:
        if self.seat == SPECTATOR:
            raise Refused("not-seated")


HANDLERS: dict[type, Callable[[SocketClient, Any], Awaitable[None]]] = {
    m.Act: SocketClient._act,
    m.Back: SocketClient._back,
    m.Undo: SocketClient._undo,
    m.Say: SocketClient._say,
    m.Why: SocketClient._why,
    m.Sync: SocketClient._sync,
    m.Ping: SocketClient._ping,
}


async def serve_socket(house: House, socket: WebSocket) -> None:
    """One connection, from its first word to its last."""
    await socket.accept()
    who = socket.client.host if socket.client else "?"
    house.sockets[who] += 1
    try:
        if house.sockets[who] > house.limits.sockets_per_address:
            raise Refused("too-many-sockets")
        await _serve(house, socket)
    except Refused as refused:
        house.metrics.error(refused.code)
        await socket.send_text(m.encode(m.Error(refused.code, refused.reason)).decode())
        await socket.close(BAD_REQUEST)
    finally:
        house.sockets[who] -= 1
        if not house.sockets[who]:
            del house.sockets[who]


async def _serve(house: House, socket: WebSocket) -> None:
    live = await house.find(socket.path_params["table"])
    seat = _seat_of(live, socket.query_params.get("token", ""))
    name = clean_name(socket.query_params.get("name", NAMELESS))
    client = SocketClient(house, live, socket, seat, name)
    house.metrics.count("sockets_opened")
    await live.join(client, _since(socket))
    await _talk(client, socket)


def _seat_of(live: LiveTable, token: str) -> int:
    return live.table.seat_of(token) if token else SPECTATOR


def _since(socket: WebSocket) -> int | None:
    since = socket.query_params.get("since", "")
    return int(since) if since.isascii() and since.isdigit() and len(since) < 10 else None


async def _talk(client: SocketClient, socket: WebSocket) -> None:
    """Read and write at once; when one ends, so does the other."""
    reading = asyncio.create_task(client.read_forever())
    writing = asyncio.create_task(client.write_forever())
    try:
        done, _ = await asyncio.wait({reading, writing}, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            error = task.exception()
            if error is not None and not isinstance(error, WebSocketDisconnect | RuntimeError):
                logger.error("table %s: socket failed", client.live.table.name, exc_info=error)
    finally:
        client.live.leave(client)
        for task in (reading, writing):
            task.cancel()
        await asyncio.gather(reading, writing, return_exceptions=True)
        if socket.client_state == WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError):
                await socket.close()
