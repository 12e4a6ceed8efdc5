"""The wire: whole text messages between a WebSocket and whoever listens.

picows reads and writes the frames. What it leaves open is settled here: messages in pieces,
reserved bits, bad text, floods, peers that do not read, and how a connection ends.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol

from picows import WSFrame, WSListener, WSMsgType, WSTransport

from hexhold.server.deadlines import Deadlines
from hexhold.server.errors import Refused
from hexhold.server.limits import Bucket, Limits

logger = logging.getLogger("hexhold.server")

TEXT: Final = WSMsgType.TEXT
CLOSE: Final = WSMsgType.CLOSE

NORMAL: Final = 1000  # close codes
BREACH: Final = 1002
NOT_TEXT: Final = 1003
NOT_SENT: Final = (0, 1005, 1006)  # codes that no frame may carry
BAD_TEXT: Final = 1007
TOO_MUCH: Final = 1008
TOO_LARGE: Final = 1009
FAILED: Final = 1011
RESTARTING: Final = 1012

PATIENCE: Final = 0.75  # seconds with somebody who was told goodbye; they are counted coarsely
LONGEST_REASON: Final = 123  # bytes, as the frame has it


class Listener(Protocol):
    """Whoever hears what comes over a connection."""

    def heard(self, text: str) -> None:
        """One whole message."""
        ...

    def gone(self) -> None:
        """The connection has ended, whatever ended it; told exactly once."""
        ...


@dataclass(frozen=True)
class Handshake:
    """What somebody asks for who wants to connect."""

    path: str
    query: Mapping[str, str]
    headers: Mapping[str, str]  # by name in lower case
    address: str  # who is asking, behind all proxies
    protocols: tuple[str, ...]  # offered


class TurnedAway(Exception):
    """The handshake is answered with this status of HTTP and a code; nothing is opened."""

    def __init__(self, status: int, code: str, reason: str = "") -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.message = Refused(code, reason).message()


class Connection(WSListener):
    """One connection. Nothing here waits: what cannot be sent now is kept, within a limit."""

    deadline: float

    def __init__(
        self,
        address: str,
        limits: Limits,
        deadlines: Deadlines,
        slow: Callable[[], None],
        flooded: Callable[[], None],
    ) -> None:
        self.address = address
        self._limits = limits
        self._deadlines = deadlines
        self._slow = slow  # told if it is dropped for not reading
        self._flooded = flooded  # told if it is cut off for too much
        self._loop = asyncio.get_running_loop()
        self._listener: Listener | None = None
        self._frames: WSTransport | None = None  # while it is open
        self._early: list[bytes] = []  # sent before it was open
        self._ended = False  # nothing more is sent or heard
        self._goodbye: tuple[int, str] | None = None
        self._controls = Bucket(limits.controls_per_second, limits.control_burst, self._loop.time)
        self._pieces: bytearray | None = None  # of a message that comes in several
        self._held = False
        self._kept: deque[str] = deque()  # read already when the listener held
        self._leaving: int | None = None  # the code of a goodbye that was read meanwhile
        self._passing_on = False
        self._alive = True  # since it was last looked at
        self._asked = False  # whether anybody is there

    # ------------------------------------------------------------------ for the listener

    def send(self, message: bytes) -> bool:
        """Send a text message; False if the connection is gone, or is dropped for not reading."""
        if self._ended:
            return False
        if self._frames is None:
            self._early.append(message)
        else:
            self._frames.send(TEXT, message)
        return not self._ended

    @property
    def waiting(self) -> int:
        """Bytes that the other side has not made room for."""
        if self._frames is None:
            return sum(map(len, self._early))
        return self._frames.underlying_transport.get_write_buffer_size()

    def hold(self) -> None:
        """Hear nothing until it is time to go on."""
        self._held = True
        if self._frames is not None and not self._ended:
            self._frames.underlying_transport.pause_reading()

    def go_on(self) -> None:
        """Hear again, first of all what has been read already."""
        self._held = False
        if self._passing_on:
            return
        self._passing_on = True
        while self._kept and not self._held and not self._ended:
            self._tell(self._kept.popleft())
        self._passing_on = False
        if self._leaving is not None and not self._held:
            self._leave(self._leaving)
        elif not self._held:
            self._resume_reading()

    def close(self, code: int, reason: str = "") -> None:
        """Say goodbye; it is over soon, whether or not the other side reads it."""
        if self._ended:
            return
        self._ended = True
        if code == TOO_MUCH:
            self._flooded()
        self._kept.clear()
        self.deadline = self._loop.time() + PATIENCE
        if self._frames is None:
            self._goodbye = (code, reason)
            return
        text = reason.encode()[:LONGEST_REASON].decode(errors="ignore")
        self._frames.send_close(code, text)  # type: ignore[arg-type]  # any number does
        self._resume_reading()  # until the other side says goodbye, too

    def drop(self) -> None:
        """End at once, with the file descriptor."""
        self._ended = True
        self._kept.clear()
        if self._frames is not None:
            self._frames.disconnect(False)

    # ------------------------------------------------------------------ for the wire

    def listen(self, listener: Listener) -> None:
        """Tell somebody what is heard."""
        self._listener = listener

    def broken(self) -> None:
        """picows has found a breach of the protocol, and has said so to the other side."""
        self._ended = True
        self._kept.clear()
        self.deadline = self._loop.time() + PATIENCE

    def over(self) -> None:
        """The transport is lost."""
        self._ended = True
        self._frames = None
        self._kept.clear()
        self._deadlines.forget(self)
        listener, self._listener = self._listener, None
        if listener is not None:
            try:
                listener.gone()
            except Exception:
                logger.exception("a listener failed at the end of its connection")

    def overdue(self) -> None:
        """Ask whether anybody is still there, or end what takes too long to end."""
        self.deadline = self._loop.time() + self._limits.ping_seconds
        if self._ended or self._frames is None:
            self.drop()
        elif self._alive or self._held:
            self._alive = self._asked = False
        elif not self._asked:
            self._asked = True
            self._frames.send_ping()
        else:
            self.drop()

    # ------------------------------------------------------------------ for picows

    def on_ws_connected(self, transport: WSTransport) -> None:
        """The handshake is answered: whatever was sent or asked for before happens now."""
        self._frames = transport
        socket = transport.underlying_transport
        socket.set_write_buffer_limits(high=self._limits.outbox_bytes)
        early, self._early = self._early, []
        for message in early:
            transport.send(TEXT, message)
        if self._held:
            socket.pause_reading()
        if self._goodbye is not None:
            self._ended = False
            self.close(*self._goodbye)
        elif self._ended:
            self.drop()
        else:
            self.deadline = self._loop.time() + self._limits.ping_seconds
        self._deadlines.watch(self)

    def pause_writing(self) -> None:
        """More than may wait does."""
        if not self._ended:
            self._slow()
        self.drop()

    def resume_writing(self) -> None:
        """Never paused: who is slow is dropped."""

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """A frame: nearly always a whole text message."""
        self._alive = True
        kind = frame.msg_type
        if self._ended:
            if kind is CLOSE:
                transport.disconnect()
            elif not transport.underlying_transport.is_closing():
                transport.underlying_transport.pause_reading()  # it talks on: let it wait
        elif self._leaving is not None:
            return
        elif frame.rsv1 or frame.rsv2 or frame.rsv3:
            self.close(BREACH, "a reserved bit is set")
        elif kind is TEXT and frame.fin and self._pieces is None:
            try:
                text = frame.get_payload_as_utf8_text()
            except UnicodeDecodeError:
                self.close(BAD_TEXT)
            else:
                self._hear(text)
        else:
            self._take_other(transport, kind, frame)

    def _leave(self, code: int) -> None:
        """The other side has said goodbye."""
        self.close(code)
        if self._frames is not None:
            self._frames.disconnect()

    def _take_other(self, transport: WSTransport, kind: WSMsgType, frame: WSFrame) -> None:
        if kind is CLOSE:
            code = int.from_bytes(frame.get_payload_as_bytes()[:2], "big")
            self._leaving = NORMAL if code in NOT_SENT else code
            if not self._held and not self._kept:
                self._leave(self._leaving)
        elif not self._controls.take():
            self.close(TOO_MUCH, "too many pings, pongs or pieces")
        elif kind is WSMsgType.PING:
            if not self.waiting:  # who does not read needs no answer
                transport.send_pong(frame.get_payload_as_bytes())
        elif kind is WSMsgType.BINARY:
            self.close(NOT_TEXT, "messages are text")
        elif kind is not WSMsgType.PONG:
            self._take_piece(kind, frame)

    def _take_piece(self, kind: WSMsgType, frame: WSFrame) -> None:
        first = kind is TEXT
        if first != (self._pieces is None):
            self.close(BREACH, "a piece of another message was expected")
            return
        pieces = bytearray() if self._pieces is None else self._pieces
        pieces += frame.get_payload_as_memoryview()
        self._pieces = None if frame.fin else pieces
        if len(pieces) > self._limits.message_bytes:
            self.close(TOO_LARGE)
        elif frame.fin:
            try:
                self._hear(pieces.decode())
            except UnicodeDecodeError:
                self.close(BAD_TEXT)

    # ------------------------------------------------------------------ hearing

    def _hear(self, text: str) -> None:
        if self._held or self._kept:
            self._kept.append(text)
        else:
            self._tell(text)

    def _tell(self, text: str) -> None:
        assert self._listener is not None
        try:
            self._listener.heard(text)
        except Exception:
            logger.exception("a listener failed")
            self.close(FAILED)

    def _resume_reading(self) -> None:
        if self._frames is not None:
            transport = self._frames.underlying_transport
            if not transport.is_closing():
                transport.resume_reading()


Opener = Callable[[Handshake, Connection], Listener]


class Notes:
    """What picows takes for its log: of a breach it tells nowhere else."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def isEnabledFor(self, level: int) -> bool:  # noqa: N802
        """Details are of no use."""
        return False

    def info(self, text: str, *details: Any) -> None:
        """Of no use."""

    debug = warning = info

    def error(self, text: str, *details: Any) -> None:
        """Somebody's bad frames are nothing for our log."""
        self._connection.broken()

    def exception(self, text: str, *details: Any) -> None:
        """Our own fault."""
        logger.exception(text, *details)
        self._connection.broken()
