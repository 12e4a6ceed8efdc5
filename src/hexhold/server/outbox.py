"""Messages on their way to one client, in order."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Generator, Iterator
from typing import Any

from starlette.types import Message, Send
from starlette.websockets import WebSocketDisconnect

from hexhold.server.frames import Line, text_frame

GONE = (OSError, RuntimeError, WebSocketDisconnect)  # the other end has hung up


class _Rest:
    """What is left of sending a message, after its first step was taken outside of a task."""

    def __init__(self, waits_for: Any, steps: Iterator[Any]) -> None:
        self._waits_for = waits_for
        self._steps = steps

    def __await__(self) -> Generator[Any, Any, None]:
        yield self._waits_for
        yield from self._steps


class Outbox:
    """Sends at once while the client keeps up; else messages wait, in order, until it has read.

    Nearly always there is room in the socket's buffer. Then a frame is written straight to it or,
    where the server that runs us has no line, sending ends with its first step, which
    is taken right here: a queue and a task for each message would cost as much again.
    """

    def __init__(self, send: Send, most: int, line: Line | None = None) -> None:
        self._send = send
        self._most = most
        self._line = line
        self._waiting: deque[bytes] = deque()
        self._draining: asyncio.Task[None] | None = None

    def put(self, message: bytes) -> bool:
        """Send a message now or later; False if too many wait already."""
        if self._draining is None:
            if self._line is None or not self._line.write_frame(text_frame(message)):
                self._begin(message)
            return True
        if len(self._waiting) >= self._most:
            return False
        self._waiting.append(message)
        return True

    def close(self) -> None:
        """Send nothing more."""
        self._waiting.clear()
        if self._draining is not None:
            self._draining.cancel()

    def _begin(self, message: bytes) -> None:
        steps = self._send(_text(message)).__await__()
        try:
            waits_for = next(steps)
        except StopIteration:
            return
        except GONE:  # whoever reads from the client hears of it, too
            return
        self._draining = asyncio.create_task(self._drain(_Rest(waits_for, steps)))

    async def _drain(self, rest: Awaitable[None]) -> None:
        with contextlib.suppress(*GONE):
            await rest
            while self._waiting:
                await self._send(_text(self._waiting.popleft()))
        self._draining = None


def _text(message: bytes) -> Message:
    return {"type": "websocket.send", "text": message.decode()}
