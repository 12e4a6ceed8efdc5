"""A WebSocket client with nothing to spare, so that the load costs little beside the server.

It asks for no compression, so the server sends whole, unmasked frames. Its own frames carry the
mask of zeros: the bytes stay as they are.
"""

import asyncio
import json
from collections.abc import Callable
from typing import Any, Final

TEXT: Final = 0x81  # first bytes of a frame
PING: Final = 0x89
PONG: Final = 0x8A
CLOSE: Final = 0x88
MASKED: Final = 0x80
NO_MASK: Final = bytes(4)
SHORT: Final = 126  # a length from here on takes two more bytes
LONG: Final = 127  # and this says that it takes eight

Hear = Callable[[bytes], None]


class WireError(Exception):
    """The server did not answer as it should."""


def frame(first: int, payload: bytes) -> bytes:
    """A frame as a client sends it."""
    size = len(payload)
    if size < SHORT:
        return bytes((first, MASKED | size)) + NO_MASK + payload
    return bytes((first, MASKED | SHORT)) + size.to_bytes(2, "big") + NO_MASK + payload


class Wire(asyncio.Protocol):
    """One connection: hands every text message to `hear`."""

    def __init__(self, request: bytes, hear: Hear) -> None:
        self._request = request
        self._hear = hear
        self._data = bytearray()
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self.open and not self._shake_hands():
            return
        self._read_frames()

    def _shake_hands(self) -> bool:
        end = self._data.find(b"\r\n\r\n")
        if end < 0:
            return False
        if not self._data.startswith(b"HTTP/1.1 101"):
            line = bytes(self._data[:60])
            self.opened.set_exception(WireError(f"no socket: {line!r}"))
            return False
        del self._data[: end + 4]
        self.open = True
        self.opened.set_result(None)
        return True

    def _read_frames(self) -> None:
        data, at = self._data, 0
        while len(data) - at >= 2:
            size, start = data[at + 1], at + 2
            if size >= SHORT:
                width = 2 if size == SHORT else 8
                if len(data) < start + width:
                    break
                size = int.from_bytes(data[start : start + width], "big")
                start += width
            if len(data) < start + size:
                break
            self._take(data[at], bytes(data[start : start + size]))
            at = start + size
        del data[:at]

    def _take(self, first: int, payload: bytes) -> None:
        if first == TEXT:
            self._hear(payload)
        elif first == PING:
            self._write(frame(PONG, payload))
        elif first == CLOSE:
            self.close()

    def connection_lost(self, error: Exception | None) -> None:
        self.open = False
        if not self.opened.done():
            self.opened.set_exception(WireError("the connection was lost"))

    def send(self, message: bytes) -> None:
        """Send a text message."""
        self._write(frame(TEXT, message))

    def _write(self, raw: bytes) -> None:
        assert self._transport is not None
        self._transport.write(raw)

    def close(self) -> None:
        """Hang up."""
        self.open = False
        if self._transport is not None:
            self._transport.close()


async def connect(port: int, path: str, hear: Hear, token: str = "") -> Wire:
    """A socket to a server on this machine; a token comes as a subprotocol."""
    spoken = f"Sec-WebSocket-Protocol: hexhold.1, token.{token}\r\n" if token else ""
    request = (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n{spoken}"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(request, hear), "127.0.0.1", port)
    await wire.opened
    return wire


async def post(port: int, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """What the server answers to a request with a JSON body."""
    return await _ask(port, "POST", path, json.dumps(body).encode())


async def get(port: int, path: str) -> dict[str, Any]:
    """What the server answers to a request without a body."""
    return await _ask(port, "GET", path, b"")


async def _ask(port: int, method: str, path: str, raw: bytes) -> dict[str, Any]:
    head = (
        f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(raw)}\r\n\r\n"
    )
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(head.encode() + raw)
    answer = await reader.read()
    writer.close()
    status, _, rest = answer.partition(b"\r\n")
    if b" 20" not in status:
        raise WireError(f"{path}: {status.decode()}")
    data: dict[str, Any] = json.loads(rest.partition(b"\r\n\r\n")[2])
    return data
