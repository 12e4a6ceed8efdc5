"""A short way between a table and its sockets: uvicorn's protocol, with a line for the table.

The usual way leads every message through queues, tasks and five coroutines, out and in. Whoever has
a ready frame may write it straight to the transport, as long as the client keeps up; and whoever
can deal with a message at once may hear it as soon as it is read.
"""

from collections.abc import Callable
from typing import Any, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

EXTENSION: Final = "hexhold.frames"  # of the ASGI scope
TEXT: Final = 0x81  # a whole text message
SHORT: Final = 126  # a length from here on takes two more bytes
LONG: Final = 1 << 16  # and from here on eight

END_OF_REQUEST: Final = b"\r\n\r\n"
MASKED: Final = 0x80
HEAD: Final = 6  # bytes before the text of a client's short frame
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


def short_text(data: bytes) -> str | None:
    """The text of a client's frame that is short, whole and alone."""
    size = len(data) - HEAD
    if size < 0 or data[0] != TEXT or data[1] != MASKED | size or size >= SHORT:
        return None
    mask = int.from_bytes((data[2:HEAD] * (size // 4 + 1))[:size], "big")
    try:
        return (int.from_bytes(data[HEAD:], "big") ^ mask).to_bytes(size, "big").decode()
    except UnicodeDecodeError:
        return None


def ends_with_frame(data: bytes) -> bool:
    """Whether a client's data that begins with a frame ends with one."""
    at = 0
    while at + 2 <= len(data):
        size, at = data[at + 1] & ~MASKED, at + 2
        if size >= SHORT:
            width = 2 if size == SHORT else 8
            size, at = int.from_bytes(data[at : at + width], "big"), at + width
        at += 4 + size
    return at == len(data)


def line_of(scope: Any) -> Line | None:
    """The line of a connection, if it has one."""
    line: Line | None = scope.get("extensions", {}).get(EXTENSION)
    return line


class FrameProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol; each of its connections is a line, and reads a little ahead."""

    hear: Hear | None = None
    _between = True  # two frames: everything that was read so far ended with one

    def data_received(self, data: bytes) -> None:
        """Read; a short message that came alone needs no parser."""
        if self.hear is not None and self._between and self._heard_alone(self.hear, data):
            return
        if self.handshake_initiated:
            self._between = self._between and ends_with_frame(data)
        else:
            self._between = data.find(END_OF_REQUEST) + len(END_OF_REQUEST) == len(data)
        super().data_received(data)

    def _heard_alone(self, hear: Hear, data: bytes) -> bool:
        text = short_text(data)
        if text is None or not self.queue.empty() or self.close_sent:
            return False
        usual = self.conn.state is State.OPEN and self.conn.current_size is None
        return usual and hear(text)

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
