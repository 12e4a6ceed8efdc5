"""The socket of a table: reads what a client says, answers, and passes on what it is told."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketState

from hexhold.core.contract import SPECTATOR, NotationError
from hexhold.server import log
from hexhold.server import messages as m
from hexhold.server.errors import Refused
from hexhold.server.frames import line_of
from hexhold.server.house import House
from hexhold.server.limits import Bucket
from hexhold.server.live import Decision, LiveTable
from hexhold.server.outbox import GONE, Outbox
from hexhold.server.seats import clean_name
from hexhold.server.tables import Table

logger = logging.getLogger("hexhold.server")

NAMELESS = "spectator"
COME_BACK = 1013  # close codes
BAD_REQUEST = 1008
FAILED = 1011
PATIENCE = 1.0  # seconds, with somebody who should hear that it is dropped


class _AppliedBefore(Exception):
    """This very message has been applied already."""

    def __init__(self, version: int) -> None:
        super().__init__(version)
        self.version = version


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
        self._line = line_of(socket.scope)
        self._outbox = Outbox(socket.send, limits.queue, self._line)
        self.busy = False  # with a message
        self._acted = asyncio.Event()  # set when no action of the short way is being stored
        self._acted.set()
        self.dropped: asyncio.Future[None] = asyncio.get_running_loop().create_future()
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
        """Send a message; whoever is too slow is dropped and may come back for what it missed."""
        if self.dropped.done() or self._outbox.put(message):
            return
        self.house.metrics.count("slow_clients")
        self._drop()

    def _drop(self) -> None:
        """End the connection; the client may come back for what it missed."""
        self.live.leave(self)
        if not self.dropped.done():
            self.dropped.set_result(None)

    def reply(self, message: m.ServerMessage) -> None:
        """Answer this client alone."""
        self.send(m.encode(message))

    def close(self) -> None:
        """Tell and hear nothing more."""
        if self._line is not None:
            self._line.hear = None
        self.live.leave(self)
        self._outbox.close()

    # ------------------------------------------------------------------ hearing

    async def read_forever(self) -> None:
        """Handle messages until the connection ends."""
        if self._line is not None:
            self._line.hear = self.hear
        while not self.dropped.done():
            message = await self.socket.receive()
            if message["type"] != "websocket.receive":
                return
            self.busy = True
            await self._acted.wait()
            began = time.perf_counter()
            await self._handle(message.get("text"))
            self._counted(began)
            self.busy = False

    def _counted(self, began: float) -> None:
        self.house.metrics.count("messages")
        self.house.metrics.took(time.perf_counter() - began)

    def hear(self, raw: str) -> bool:
        """The short way for actions: begun as soon as they are read, if nothing else goes on."""
        if self.busy or not self._acted.is_set() or self.live.lock.locked():
            return False
        if not raw.startswith('{"t":"act"') or self.seat == SPECTATOR:
            return False
        if self.live.table.seats[self.seat].away:
            return False
        began = time.perf_counter()
        client = ""
        try:
            message = self._take(raw)
            if not isinstance(message, m.Act):
                return False
            client = message.id[:64]
            if self.live.begin(self._deciding(message), partial(self._after, client, began)):
                self._acted.clear()
                return True
            return False
        except (Refused, _AppliedBefore) as answer:
            self._answer(answer, client)
            self._counted(began)
            return True

    def _after(self, client: str, began: float, error: Exception | None) -> None:
        """An action of the short way is stored and told, or not."""
        self._acted.set()
        if error is None:
            self.house.metrics.count("actions")
        elif isinstance(error, Refused | _AppliedBefore):
            self._answer(error, client)
        else:
            logger.error("table %s: an action failed", self.live.table.name, exc_info=error)
            self._drop()
        self._counted(began)

    def _answer(self, answer: "Refused | _AppliedBefore", client: str) -> None:
        """Say why a message was not applied now."""
        if isinstance(answer, _AppliedBefore):
            self.reply(m.Done(client, answer.version))
            return
        self.house.metrics.error(answer.code)
        rule = str(answer.details.get("rule", ""))
        self.reply(m.Error(answer.code, answer.reason, client, rule))

    async def _handle(self, raw: str | None) -> None:
        client = ""
        try:
            message = self._take(raw)
            client = message.id[:64] if isinstance(message, m.Act) else ""
            await HANDLERS[type(message)](self, message)
        except (Refused, _AppliedBefore) as answer:
            self._answer(answer, client)

    def _take(self, raw: str | None) -> m.ClientMessage:
        if not self._rate.take():
            raise Refused("too-fast")
        return self._decode(raw)

    def _decode(self, raw: str | None) -> m.ClientMessage:
        if raw is None:
            raise Refused("bad-message", "messages are text")
        if len(raw) > self.house.limits.message_bytes:
            raise Refused("too-large")
        try:
            return m.decode(raw)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refused("bad-message", str(error)[:200]) from None

    async def _act(self, message: m.Act) -> None:
        self._require_seat()
        if self.live.table.seats[self.seat].away:
            await self.live.greet(self.seat)
        await self.live.submit(self._deciding(message))
        self.house.metrics.count("actions")

    def _deciding(self, message: m.Act) -> Decision:
        """Asked for on the newest state: the same message may come on another connection, too."""
        client, text = message.id[:64], message.action[:200]

        def decide(table: Table, now: int) -> log.Moved:
            version = table.applied(self.seat, client)
            if version is not None:
                raise _AppliedBefore(version)
            return table.act(self.seat, text, now, client, careful=message.careful)

        return decide

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
    """Listen until the client hangs up, or is dropped because it does not keep up."""
    reading = asyncio.create_task(client.read_forever())
    try:
        await asyncio.wait({reading, client.dropped}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        client.close()
        if not client.busy:  # what is being stored is stored to its end
            reading.cancel()
        (failed,) = await asyncio.gather(reading, return_exceptions=True)
        if isinstance(failed, Exception):
            logger.error("table %s: socket failed", client.live.table.name, exc_info=failed)
        if socket.client_state == WebSocketState.CONNECTED:
            await _hang_up(socket, COME_BACK if client.dropped.done() else FAILED)


async def _hang_up(socket: WebSocket, code: int) -> None:
    """Say goodbye, but do not wait for somebody who does not read."""
    with contextlib.suppress(*GONE, TimeoutError):
        await asyncio.wait_for(socket.close(code), PATIENCE)
