"""The door: every TCP connection comes through it, counted, and with a limit to each wait."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from enum import Enum
from functools import partial
from http import HTTPStatus
from typing import Any, Final

import httptools
import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from hexhold.server.addresses import UNKNOWN, Trust, counted_as, read_address
from hexhold.server.deadlines import NEVER, Deadlines
from hexhold.server.limits import Buckets, Limits
from hexhold.server.upgrade import Request, Upgrade
from hexhold.server.wire import TurnedAway

logger = logging.getLogger("hexhold.server")

SPARE_FILES: Final = 64  # for the store, the page and the log
MOST_FILES: Final = 65_536
LONGEST_TARGET: Final = 8192  # bytes of the first line of a request
MOST_AHEAD: Final = 16  # requests that may wait behind another on the same connection
LINGER: Final = 1.0  # seconds for the last bytes of a connection that ends
GRACE: Final = 1.5  # seconds for a request when the server stops
BETWEEN_WARNINGS: Final = 60.0


class Stage(Enum):
    """Which part of a request is being read."""

    NOTHING = 0
    HEAD = 1
    BODY = 2


class Doorkeeper:
    """Counts connections, in all and by address."""

    def __init__(self, limits: Limits, trust: Trust, upgrade: Upgrade | None = None) -> None:
        self.limits = limits
        self.trust = trust
        self.upgrade = upgrade
        self.deadlines = upgrade.deadlines if upgrade else deadlines_for(limits)
        self._most = min(limits.connections, open_files() - SPARE_FILES)
        self.inside = 0  # connections, in all
        self._coming = Buckets(limits.connections_per_second, limits.connection_burst)
        self._by_address: Counter[str] = Counter()
        self._turned_away = 0
        self._warned = -BETWEEN_WARNINGS

    def protocol(self, **given: Any) -> "HttpConnection":
        """A protocol for a new connection, as uvicorn asks for one."""
        return HttpConnection(self, **given)

    def enter(self, transport: asyncio.Transport) -> Callable[[], None] | None:
        """Let a connection in: what to call when it leaves; None if there is no room."""
        peer = peer_of(transport)
        address = counted_as(read_address(peer))
        crowd = self._by_address[address] >= self.limits.connections_per_address
        crowd = crowd or not self._coming.take(address)
        if self.inside >= self._most or (crowd and not self.trust.is_proxy(peer)):
            self._warn(address)
            return None
        self.inside += 1
        self._by_address[address] += 1
        return partial(self._leave, address)

    def _leave(self, address: str) -> None:
        self.inside -= 1
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]

    def _warn(self, address: str) -> None:
        """Say so, but not for each: a log must not be the next thing that is flooded."""
        self._turned_away += 1
        now = asyncio.get_running_loop().time()
        if now - self._warned >= BETWEEN_WARNINGS:
            logger.warning(
                "%s connections turned away, the last from %s", self._turned_away, address
            )
            self._warned, self._turned_away = now, 0


class HttpConnection(HttpToolsProtocol):
    """uvicorn's HTTP on one connection, with limits of size and time."""

    deadline = NEVER

    def __init__(self, keeper: Doorkeeper, **given: Any) -> None:
        super().__init__(**given)
        self._keeper = keeper
        self._limits = keeper.limits
        self._leave: Callable[[], None] | None = None
        self._stage = Stage.NOTHING
        self._read = 0  # bytes of a head that is not complete
        self._refused = False
        self._answered: RequestResponseCycle | None = None  # the request that is being answered

    # ------------------------------------------------------------------ coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Come in, if there is room."""
        self.transport = transport
        self._leave = self._keeper.enter(transport)
        if self._leave is None:
            transport.abort()
            return
        super().connection_made(transport)
        self._wait(self._limits.head_seconds)
        self._keeper.deadlines.watch(self)

    def connection_lost(self, error: Exception | None) -> None:
        """Make room for the next."""
        super().connection_lost(error)
        if self._answered is not None:  # uvicorn tells the last of several requests only
            self._answered.disconnected = True
            self._answered.message_event.set()
        self._keeper.deadlines.forget(self)
        if self._leave is not None:
            self._leave()

    def overdue(self) -> None:
        """Whatever it was waited for took too long."""
        self.transport.abort()

    def shutdown(self) -> None:
        """The server stops: what is being answered may end, but soon."""
        super().shutdown()
        self.deadline = min(self.deadline, self.loop.time() + GRACE)

    def _wait(self, seconds: float) -> None:
        self.deadline = self.loop.time() + seconds

    @property
    def _answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    # ------------------------------------------------------------------ reading

    def data_received(self, data: bytes) -> None:
        """Read on."""
        self._unset_keepalive_if_required()
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade as upgrade:
            self._change(data[upgrade.args[0] :])
        except httptools.HttpParserError:
            self._refuse(400, "Invalid HTTP request received.")
        else:
            self._read += len(data)
            if self._stage is Stage.HEAD and self._read > self._limits.head_bytes:
                self._refuse(431)

    def on_message_begin(self) -> None:
        """The first byte of a request."""
        super().on_message_begin()
        self._stage = Stage.HEAD
        self._read = 0
        self._wait(self._limits.head_seconds)

    def on_headers_complete(self) -> None:
        """The head of a request; an error here ends the reading."""
        size = sum(len(name) + len(value) + 4 for name, value in self.headers)  # as lines
        if len(self.url) > LONGEST_TARGET or size > self._limits.head_bytes:
            self._refuse(414 if len(self.url) > LONGEST_TARGET else 431)
        if self._refused or len(self.pipeline) >= MOST_AHEAD:
            raise ValueError("this request is not answered")
        self._stage = Stage.BODY
        self._wait(self._limits.body_seconds)
        super().on_headers_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def on_message_complete(self) -> None:
        """The end of a request."""
        self._stage = Stage.NOTHING
        self._wait(self._limits.answer_seconds)
        super().on_message_complete()
        self._rest()

    def on_response_complete(self) -> None:
        """The end of an answer, perhaps before that of its request."""
        super().on_response_complete()
        if self._stage is Stage.BODY:
            self._wait(LINGER)
        self._rest()

    def _rest(self) -> None:
        """Nothing is read or answered now: the next request may take its time."""
        if self._stage is Stage.NOTHING and not self._answering and not self.pipeline:
            if not self.transport.get_write_buffer_size():  # else the answer is on its way
                self._wait(self._limits.idle_connection_seconds)

    def _refuse(self, status: int, text: str = "", kind: str = "text/plain") -> None:
        """Answer and hang up, or just hang up if another answer is on its way."""
        if not self._refused and not self._answering and not self.transport.is_closing():
            body = (text or HTTPStatus(status).phrase).encode()
            head = (
                f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\ncontent-type: {kind}\r\n"
                f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
            )
            self.transport.write(head.encode() + body)
        self._refused = True
        self.transport.close()
        self._wait(LINGER)

    def _refuse_later(self, status: int, text: str, kind: str) -> None:
        """Refuse; who asks too often waits for it, as in the entrance."""
        if status != HTTPStatus.TOO_MANY_REQUESTS:
            self._refuse(status, text, kind)
            return
        self.transport.pause_reading()
        self._wait(self._limits.refusal_seconds + LINGER)
        self.loop.call_later(self._limits.refusal_seconds, self._refuse, status, text, kind)

    # ------------------------------------------------------------------ changing to a WebSocket

    def _change(self, early: bytes) -> None:
        if not self._should_upgrade():
            self.cycle.keep_alive = False  # answered as if nothing else had been asked for
        elif self._answering or self.pipeline or self.transport.get_write_buffer_size():
            self._refuse(400)
        elif self._keeper.upgrade is None:
            self.handle_websocket_upgrade()
            self._release()
            if self._leave is not None:
                self._leave()
        else:
            self._open(self._keeper.upgrade, early)

    def _open(self, upgrade: Upgrade, early: bytes) -> None:
        assert self._leave is not None
        request = Request(self.url, self.headers, peer_of(self.transport), self.transport, early)
        try:
            if self.scope["method"] != "GET":
                raise TurnedAway(400, "bad-message")
            upgrade.open(request, self.connections, self._leave)
        except TurnedAway as away:
            body = msgspec.json.encode(away.message).decode()
            self._refuse_later(away.status, body, "application/json")
        else:
            self.connections.discard(self)
            self._release()

    def _release(self) -> None:
        """The transport belongs to another protocol now; keep nothing alive."""
        self._keeper.deadlines.forget(self)
        self.parser = None  # type: ignore[assignment]  # as uvicorn ends it


def deadlines_for(limits: Limits) -> Deadlines:
    """How often to look: often enough for the shortest limit."""
    seconds = (
        limits.head_seconds,
        limits.body_seconds,
        limits.idle_connection_seconds,
        limits.ping_seconds,
        1.0,
    )
    return Deadlines(min(seconds) / 4)


def peer_of(transport: asyncio.BaseTransport) -> str:
    """The other end of a connection."""
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if isinstance(peer, tuple) and peer else UNKNOWN


def open_files() -> int:
    """How many files this process may have open."""
    try:
        import resource
    except ImportError:  # Windows has no such limit for sockets
        return MOST_FILES
    return min(resource.getrlimit(resource.RLIMIT_NOFILE)[0], MOST_FILES)


def allow_more_files() -> None:
    """As many as the system lets us have, within reason."""
    try:
        import resource
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
