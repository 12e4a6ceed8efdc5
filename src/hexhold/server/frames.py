"""WebSocket frames made once for all receivers, and uvicorn's protocol with a door for them.

A table tells the same bytes to several sockets. Sending them the usual way builds the frame anew
for each socket, behind five coroutines; here whoever has a frame may write it straight to the
transport, as long as the client keeps up.
"""

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION: Final = "hexhold.frames"  # of the ASGI scope
TEXT: Final = 0x81  # a whole text message
SHORT: Final = 126  # a length from here on takes two more bytes
LONG: Final = 1 << 16  # and from here on eight

READ_AHEAD: Final = 16  # messages of a client that may wait

Write = Callable[[bytes], bool]


def text_frame(message: bytes) -> bytes:
    """A text message as a server sends it."""
    size = len(message)
    if size < SHORT:
        return bytes((TEXT, size)) + message
    if size < LONG:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + message
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + message


def writer_of(scope: Any) -> Write | None:
    """The door of a connection, if the server that runs us has one."""
    write: Write | None = scope.get("extensions", {}).get(EXTENSION)
    return write


class FrameProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol; its connections take ready frames, and read a little ahead."""

    def send_receive_event_to_app(self) -> None:
        """Hand a message on, and stop reading only when several wait: stopping takes two calls."""
        if self.read_paused or self.queue.qsize() >= READ_AHEAD:
            super().send_receive_event_to_app()
            return
        self.read_paused = True  # or so it seems to the method that would pause
        super().send_receive_event_to_app()
        self.read_paused = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101 and not self.conn.extensions:
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self.write_frame

    def write_frame(self, frame: bytes) -> bool:
        """Write a frame now; False if the client has to read first, or nothing can be written."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(frame)
        return True
