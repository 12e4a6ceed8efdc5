"""A short way between a table and its sockets: uvicorn's protocol, with a line for the table.

The usual way leads every message through queues, tasks and five coroutines, out and in. Whoever has
a ready frame may write it straight to the transport, as long as the client keeps up; and whoever
can deal with a message at once may hear it as soon as it is read.
"""

from collections.abc import Callable
from typing import Any, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION: Final = "hexhold.frames"  # of the ASGI scope
TEXT: Final = 0x81  # a whole text message
SHORT: Final = 126  # a length from here on takes two more bytes
LONG: Final = 1 << 16  # and from here on eight

READ_AHEAD: Final = 16  # messages of a client that may wait

Hear = Callable[[str], bool]


class Line(Protocol):
    """The short way to and from a client, where the server that runs us has one."""

    hear: Hear | None  # asked first for every text message; False leaves it to the usual way

    def write_frame(self, frame: bytes) -> bool:
        """Write a frame now; False if the client has to read first, or nothing can be written."""
        ...


def text_frame(message: bytes) -> bytes:
    """A text message as a server sends it."""
    size = len(message)
    if size < SHORT:
        return bytes((TEXT, size)) + message
    if size < LONG:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + message
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + message


def line_of(scope: Any) -> Line | None:
    """The line of a connection, if it has one."""
    line: Line | None = scope.get("extensions", {}).get(EXTENSION)
    return line


class FrameProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol; each of its connections is a line, and reads a little ahead."""

    hear: Hear | None = None

    def send_receive_event_to_app(self) -> None:
        """Hand a message on, and stop reading only when several wait: stopping takes two calls."""
        if self.hear is not None and self.queue.empty() and self._heard(self.hear):
            self.frames = []
        elif self.read_paused or self.queue.qsize() >= READ_AHEAD:
            super().send_receive_event_to_app()
        else:
            self.read_paused = True  # or so it seems to the method that would pause
            super().send_receive_event_to_app()
            self.read_paused = False

    def _heard(self, hear: Hear) -> bool:
        if self.curr_msg_data_type != "text" or len(self.frames) != 1 or self.close_sent:
            return False
        try:
            text = self.frames[0].decode()
        except UnicodeDecodeError:
            return False
        return hear(text)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101 and not self.conn.extensions:
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    def write_frame(self, frame: bytes) -> bool:
        """As a line does."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(frame)
        return True
