"""However a client's bytes are cut and masked, every message is heard once, in order."""

import asyncio
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from hexhold.server.frames import FrameProtocol, ends_with_frame, line_of, short_text
from hexhold.server.limits import Limits
from hexhold.server.serve import configured

SHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: t\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
texts = st.text(max_size=40) | st.sampled_from(["", "x" * 125, "x" * 126, "é" * 100, "y" * 70_000])


class Sink(asyncio.Transport):
    """A transport that goes nowhere."""

    def write(self, data: Any) -> None:
        pass

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass

    def close(self) -> None:
        pass


def frames_of(text: str, pieces: int) -> bytes:
    """A message as a client sends it, in one frame or in several."""
    raw = text.encode()
    step = max(1, -(-len(raw) // pieces))
    parts = [raw[at : at + step] for at in range(0, len(raw), step)] or [b""]
    return b"".join(
        Frame(Opcode.CONT if n else Opcode.TEXT, part, n == len(parts) - 1).serialize(mask=True)
        for n, part in enumerate(parts)
    )


async def heard(chunks: list[bytes], deaf_to: str, early: bytes = b"") -> tuple[list[str], int]:
    """All messages by either way, and how many came the short way."""
    found: list[str] = []
    short = 0

    def hear(text: str) -> bool:
        nonlocal short
        if deaf_to and deaf_to in text:
            return False
        found.append(text)
        short += 1
        return True

    async def listen(socket: WebSocket) -> None:
        await socket.accept()
        line = line_of(socket.scope)
        assert line is not None
        line.hear = hear
        ready.set()
        while True:
            message = await socket.receive()
            found.append(message.get("text", message.get("bytes", b"").decode("latin-1")))

    ready = asyncio.Event()
    app = Starlette(routes=[WebSocketRoute("/ws", listen)])
    config = configured(app, Limits(message_bytes=1 << 20))
    config.load()
    protocol = FrameProtocol(config=config, server_state=ServerState(), app_state={})
    protocol.connection_made(Sink())
    protocol.data_received(SHAKE + early)
    await ready.wait()
    for chunk in chunks:
        protocol.data_received(chunk)
        for _ in range(4):
            await asyncio.sleep(0)
    for task in [*protocol.tasks]:
        task.cancel()
    protocol.stop_keepalive()
    return found, short


def cut(data: bytes, at: list[int]) -> list[bytes]:
    edges = [0, *sorted(n % (len(data) + 1) for n in at), len(data)]
    return [data[a:b] for a, b in pairwise(edges) if a < b]


@settings(deadline=None, max_examples=60, derandomize=True)
@given(
    messages=st.lists(st.tuples(texts, st.integers(1, 3)), max_size=6),
    at=st.lists(st.integers(0, 10**6), max_size=6),
    deaf_to=st.sampled_from(["", "x", "é"]),
)
def test_every_message_is_heard_once_and_in_order(
    messages: list[tuple[str, int]], at: list[int], deaf_to: str
) -> None:
    data = b"".join(frames_of(text, pieces) for text, pieces in messages)
    found, _ = asyncio.run(heard(cut(data, at), deaf_to))
    assert found == [text for text, _ in messages]


def test_whole_frames_come_the_short_way() -> None:
    messages = ["one", "two", "three"]
    found, short = asyncio.run(heard([frames_of(text, 1) for text in messages], ""))
    assert (found, short) == (messages, 3)


def test_a_frame_that_begins_with_the_request_is_not_taken_for_two() -> None:
    inside, later = frames_of("inside", 1), frames_of("later", 1)
    head = bytes((0x82, 0x80 | len(inside))) + bytes(4)  # binary, masked with zeros
    found, _ = asyncio.run(heard([inside, later], "", early=head))
    assert found == [inside.decode("latin-1"), "later"]


@settings(deadline=None)
@given(text=st.text(max_size=30))
def test_a_short_frame_is_read_as_it_was_written(text: str) -> None:
    data = frames_of(text, 1)
    assert short_text(data) == text
    assert ends_with_frame(data)
    for size in range(1, len(data)):
        assert short_text(data[:size]) is None
        assert not ends_with_frame(data[:size])


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x81",
        b"\x81\x02hi",  # not masked
        Frame(Opcode.BINARY, b"hi").serialize(mask=True),
        Frame(Opcode.PING, b"hi").serialize(mask=True),
        Frame(Opcode.TEXT, b"hi", False).serialize(mask=True),
        Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True),
        Frame(Opcode.TEXT, b"x" * 126).serialize(mask=True),
    ],
    ids=["nothing", "half", "bare", "binary", "ping", "fragment", "no text", "long"],
)
def test_anything_else_is_left_to_the_parser(data: bytes) -> None:
    assert short_text(data) is None
