"""A real server with a listener that echoes, for tests of its door and its wire."""

import asyncio
import logging
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass, field
from typing import Any

import uvicorn
import uvloop
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from websockets.frames import Opcode

from hexhold.server.addresses import Trust
from hexhold.server.entrance import Entrance
from hexhold.server.limits import Limits
from hexhold.server.metrics import Metrics
from hexhold.server.serve import bind, configured
from hexhold.server.wire import Connection, Handshake, Opener

LOOPS = {"asyncio": asyncio.new_event_loop, "uvloop": uvloop.new_event_loop}
KEY = "AAAAAAAAAAAAAAAAAAAAAA=="


@dataclass
class Echo:
    """Sends back whatever it hears."""

    connection: Connection
    heard_all: list[str] = field(default_factory=list)
    gone_times: int = 0
    ended: asyncio.Event = field(default_factory=asyncio.Event)

    def heard(self, text: str) -> None:
        self.heard_all.append(text)
        self.connection.send(text.encode())

    def gone(self) -> None:
        self.gone_times += 1
        self.ended.set()


@dataclass
class Place:
    """A running server."""

    port: int
    server: uvicorn.Server
    echoes: list[Echo] = field(default_factory=list)
    shakes: list[Handshake] = field(default_factory=list)
    slow: list[None] = field(default_factory=list)

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def keeper(self) -> Any:
        """The doorkeeper."""
        return self.server.config.http_protocol_class.__self__  # type: ignore[attr-defined]


async def hello(request: Request) -> Response:
    return PlainTextResponse(f"hello {request.client.host if request.client else '?'}")


async def take_body(request: Request) -> Response:
    return PlainTextResponse(str(len(await request.body())))


async def much(request: Request) -> Response:
    return PlainTextResponse("x" * (32 << 20))


def little_app(limits: Limits, trust: Trust) -> Entrance:
    """An application behind the same entrance as ours."""
    routes = [
        Route("/", hello),
        Route("/metrics", hello),
        Route("/much", much),
        Route("/body", take_body, methods=["POST"]),
    ]
    return Entrance(Starlette(routes=routes), limits, trust, Metrics())


@asynccontextmanager
async def open_door(
    limits: Limits | None = None, trust: Trust | None = None, opener: Opener | None = None
) -> AsyncIterator[Place]:
    """A server in this event loop, stopped at the end."""
    limits, trust = limits or Limits(), trust or Trust()
    listening = bind("127.0.0.1", 0)

    def echo(shake: Handshake, connection: Connection) -> Echo:
        place.shakes.append(shake)
        place.echoes.append(Echo(connection))
        return place.echoes[-1]

    app = little_app(limits, trust)
    config = configured(app, limits, opener or echo, trust, lambda: place.slow.append(None))
    logging.getLogger("uvicorn").propagate = True  # to caplog
    logging.getLogger("uvicorn").setLevel("ERROR")
    server = uvicorn.Server(config)
    server.capture_signals = nullcontext  # type: ignore[assignment, method-assign]
    place = Place(listening.getsockname()[1], server)
    task = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield place
    finally:
        server.should_exit = True
        await task


def on(loop: str, test: Callable[[], Any]) -> None:
    """Run a test on a loop by its name."""
    with asyncio.Runner(loop_factory=LOOPS[loop]) as runner:
        runner.run(test())


# ------------------------------------------------------------------ a client of bare bytes


@dataclass
class Raw:
    """A client that sends whatever it likes."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    def send(self, data: bytes) -> None:
        self.writer.write(data)

    async def rest(self, seconds: float = 10) -> bytes:
        """All that comes until the server hangs up."""
        got = b""
        async with asyncio.timeout(seconds):
            try:
                while chunk := await self.reader.read(65536):
                    got += chunk
            except ConnectionError:
                pass
        return got

    async def frame(self) -> tuple[int, bytes]:
        """The next frame of a server: its first byte and what it carries."""
        async with asyncio.timeout(10):
            first, size = await self.reader.readexactly(2)
            if size == 126:
                size = int.from_bytes(await self.reader.readexactly(2), "big")
            elif size == 127:
                size = int.from_bytes(await self.reader.readexactly(8), "big")
            return first, await self.reader.readexactly(size)

    async def close_code(self) -> int:
        """The code of the server's goodbye; what comes before it is skipped."""
        while True:
            first, body = await self.frame()
            if first == 0x88:
                return int.from_bytes(body[:2], "big")


@asynccontextmanager
async def raw(place: Place, receive_bytes: int = 0) -> AsyncIterator[Raw]:
    """A bare connection."""
    client = socket.socket()
    if receive_bytes:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_bytes)
    client.setblocking(False)
    await asyncio.get_running_loop().sock_connect(client, ("127.0.0.1", place.port))
    reader, writer = await asyncio.open_connection(sock=client, limit=1 << 12)
    try:
        yield Raw(reader, writer)
    finally:
        writer.transport.abort()


def shake(path: str = "/ws", **headers: str) -> bytes:
    """The request that opens a WebSocket, as Firefox writes it."""
    usual = {
        "Host": "127.0.0.1",
        "Upgrade": "websocket",
        "Connection": "keep-alive, Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": KEY,
    }
    lines = usual | {name.replace("_", "-"): value for name, value in headers.items()}
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items() if value)
    return f"GET {path} HTTP/1.1\r\n{head}\r\n".encode()


async def answer(client: Raw) -> tuple[int, str]:
    """The status and the head of the server's answer."""
    head = (await asyncio.wait_for(client.reader.readuntil(b"\r\n\r\n"), 10)).decode()
    return int(head.split()[1]), head


@asynccontextmanager
async def socketed(place: Place, receive_bytes: int = 0) -> AsyncIterator[Raw]:
    """A bare client whose WebSocket is open."""
    async with raw(place, receive_bytes) as client:
        client.send(shake())
        status, _ = await answer(client)
        assert status == 101
        yield client


def text(message: str | bytes, fin: bool = True) -> bytes:
    """A text frame as a client sends it."""
    return frame(Opcode.TEXT, message.encode() if isinstance(message, str) else message, fin)


def frame(opcode: Opcode, data: bytes = b"", fin: bool = True, reserved: int = 0) -> bytes:
    """Any frame as a client sends it, right or wrong."""
    first = fin << 7 | reserved << 4 | opcode
    size = len(data)
    if size < 126:
        head = bytes((first, 0x80 | size))
    else:
        head = bytes((first, 0x80 | 126)) + size.to_bytes(2, "big")
    mask = b"\x11\x22\x33\x44"
    return head + mask + bytes(byte ^ mask[n % 4] for n, byte in enumerate(data))
