"""From a request of HTTP to an open WebSocket: the handshake, and picows' protocol object."""

import asyncio
import base64
import binascii
import logging
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from socket import SO_RCVBUF, SO_SNDBUF, SOL_SOCKET
from typing import Any, Final
from urllib.parse import parse_qsl, unquote

from picows import (
    WSAutoPingStrategy,
    WSUpgradeRequest,
    WSUpgradeResponse,
    WSUpgradeResponseWithListener,
)
from picows.picows import WSProtocol  # type: ignore[attr-defined]  # there is no public way

from hexhold.server.addresses import Trust, in_one
from hexhold.server.deadlines import Deadlines
from hexhold.server.errors import Refused
from hexhold.server.limits import Buckets, Limits
from hexhold.server.wire import RESTARTING, Connection, Handshake, Notes, Opener, TurnedAway

logger = logging.getLogger("hexhold.server")

PROTOCOL: Final = "hexhold.1"  # the subprotocol that we speak
VERSION: Final = "13"  # of WebSocket
KEY_BYTES: Final = 16
FIRST_BUFFER: Final = 2048  # bytes; grows with what comes in one go
KERNEL_IN: Final = 32_768  # bytes that the system may keep for us, and so the most in one go
KERNEL_OUT: Final = 65_536
HEAD: Final = (
    "GET / HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
)
WRONG: Final = {"wrong-host": 421, "foreign-origin": 403}

Ends = set[Any]  # uvicorn's set of what it has to shut down


@dataclass(frozen=True)
class Request:
    """A request that wants to be a WebSocket, and its connection so far."""

    target: bytes
    headers: Iterable[tuple[bytes, bytes]]
    peer: str
    transport: asyncio.Transport
    early: bytes = b""  # what came after the head


@dataclass
class Upgrade:
    """Opens WebSockets for whoever listens to them."""

    opener: Opener
    limits: Limits
    trust: Trust
    deadlines: Deadlines
    slow: Callable[[], None] = lambda: None  # told of each that is dropped for not reading
    _sockets: Counter[str] = field(default_factory=Counter)  # by address
    _handshakes: Buckets = field(init=False)

    def __post_init__(self) -> None:
        limits = self.limits
        burst = max(limits.request_burst, limits.sockets_per_address)  # all may come back at once
        self._handshakes = Buckets(limits.sockets_per_second, burst)

    def open(self, request: Request, ends: Ends, left: Callable[[], None]) -> None:
        """Take a transport over, or raise TurnedAway; `left` is told when it is lost."""
        handshake = read_handshake(request, self.trust)
        key = self._checked(handshake)
        fine = partial(self._handshakes.fine, handshake.address, self.limits.price_of_a_flood)
        connection = Connection(handshake.address, self.limits, self.deadlines, self.slow, fine)
        self._introduce(handshake, connection)
        self._sockets[handshake.address] += 1

        def over() -> None:
            self._leave(handshake.address)
            left()

        spoken = PROTOCOL if PROTOCOL in handshake.protocols else ""
        frames = Frames(connection, self.limits.message_bytes, spoken, ends, over)
        try:
            limit_buffers(request.transport)
            frames.connection_made(request.transport)
        except OSError:  # the other side has gone meanwhile
            self._leave(handshake.address)
            connection.over()
            raise TurnedAway(503, "unavailable") from None
        request.transport.set_protocol(frames)
        frames.data_received(HEAD.format(key=key).encode() + request.early)

    def _checked(self, handshake: Handshake) -> str:
        """The key of a handshake that may go on."""
        try:
            self.trust.check(handshake.headers)
        except Refused as refused:
            raise TurnedAway(WRONG[refused.code], refused.code) from None
        key = handshake.headers.get("sec-websocket-key", "")
        if handshake.headers.get("sec-websocket-version") != VERSION or not _is_key(key):
            raise TurnedAway(400, "bad-message", "this is no handshake of WebSocket 13")
        if self._sockets[handshake.address] >= self.limits.sockets_per_address:
            raise TurnedAway(429, "too-many-sockets")
        if not self._handshakes.take(handshake.address):
            raise TurnedAway(429, "too-fast")
        return key

    def _introduce(self, handshake: Handshake, connection: Connection) -> None:
        try:
            connection.listen(self.opener(handshake, connection))
        except TurnedAway:
            raise
        except Exception:
            logger.exception("a WebSocket could not be opened")
            raise TurnedAway(503, "unavailable") from None

    def _leave(self, address: str) -> None:
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]


class Frames(WSProtocol):  # type: ignore[misc]  # see above
    """picows' protocol as uvicorn knows one. All that is not public in picows is used here."""

    def __init__(
        self, connection: Connection, most: int, spoken: str, ends: Ends, left: Callable[[], None]
    ) -> None:
        self._connection = connection
        self._spoken = spoken
        self._ends = ends
        self._left = left
        super().__init__(
            host_port=None,
            ws_path=None,
            is_client_side=False,
            ws_listener_factory=self._answer,
            logger=Notes(connection),
            disconnect_on_exception=True,
            websocket_handshake_timeout=None,
            enable_auto_ping=False,
            auto_ping_idle_timeout=None,
            auto_ping_reply_timeout=None,
            auto_ping_strategy=WSAutoPingStrategy.PING_WHEN_IDLE,
            enable_auto_pong=False,
            max_frame_size=most,
            extra_headers=None,
            read_buffer_init_size=FIRST_BUFFER,
        )

    def _answer(self, request: WSUpgradeRequest) -> WSUpgradeResponseWithListener:
        spoken = {"Sec-WebSocket-Protocol": self._spoken} if self._spoken else None
        response = WSUpgradeResponse.create_101_response(spoken)
        return WSUpgradeResponseWithListener(response, self._connection)

    def connection_made(self, transport: asyncio.Transport) -> None:
        """Be known to the server's shutdown."""
        super().connection_made(transport)
        self._ends.add(self)

    def data_received(self, data: bytes) -> None:
        """Read what was read already by somebody else."""
        rest = memoryview(data)
        while rest:
            room = self.get_buffer(-1)
            size = min(len(room), len(rest))
            room[:size] = rest[:size]
            self.buffer_updated(size)
            rest = rest[size:]

    def connection_lost(self, error: Exception | None) -> None:
        """The end, whatever the reason."""
        super().connection_lost(error)
        self._ends.discard(self)
        self._left()
        self._connection.over()

    def shutdown(self) -> None:
        """The server stops."""
        self._connection.close(RESTARTING)


def limit_buffers(transport: asyncio.Transport) -> None:
    """Let the system keep no more for a connection than we would."""
    socket = transport.get_extra_info("socket")
    socket.setsockopt(SOL_SOCKET, SO_RCVBUF, KERNEL_IN)
    socket.setsockopt(SOL_SOCKET, SO_SNDBUF, KERNEL_OUT)


def read_handshake(request: Request, trust: Trust) -> Handshake:
    """The handshake in a request."""
    headers = in_one(request.headers)
    path, _, query = request.target.decode("latin-1").partition("?")
    offered = headers.get("sec-websocket-protocol", "").split(",")
    return Handshake(
        unquote(path),
        dict(parse_qsl(query, keep_blank_values=True)),
        headers,
        trust.address_of(request.peer, headers),
        tuple(name for name in map(str.strip, offered) if name),
    )


def _is_key(text: str) -> bool:
    try:
        return len(base64.b64decode(text, validate=True)) == KEY_BYTES
    except (binascii.Error, ValueError):
        return False
