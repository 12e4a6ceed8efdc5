"""Messages reach a client in order, at once or when it has read; who is too slow is dropped."""

import asyncio
import json
import socket as sockets
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import websockets
from tests.server.harness import FAST, WIDE, connected, opened, running, seated, started
from websockets.frames import Frame, Opcode

import hexhold
from hexhold.bench.server.wire import TEXT, frame
from hexhold.server import log
from hexhold.server.frames import Hear, text_frame
from hexhold.server.limits import Limits
from hexhold.server.live import MOST_MISSED
from hexhold.server.metrics import Metrics
from hexhold.server.outbox import Outbox
from hexhold.server.sockets import SocketClient
from hexhold.server.tables import Table


class Pipe:
    """Somewhere to send to, which may be blocked."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.free = asyncio.Event()
        self.free.set()
        self.broken: Exception | None = None

    async def send(self, message: Any) -> None:
        await self.free.wait()
        if self.broken is not None:
            raise self.broken
        self.sent.append(message["text"])


def test_a_message_is_sent_at_once() -> None:
    async def story() -> None:
        pipe = Pipe()
        outbox = Outbox(pipe.send, 5)
        assert outbox.put(b"one")
        assert pipe.sent == ["one"]

    asyncio.run(story())


def test_messages_wait_in_order_for_a_client_that_does_not_read() -> None:
    async def story() -> None:
        pipe = Pipe()
        outbox = Outbox(pipe.send, 5)
        pipe.free.clear()
        assert all(outbox.put(b"%d" % n) for n in range(6))  # one on its way, five waiting
        assert not outbox.put(b"too many")
        await asyncio.sleep(0)
        assert pipe.sent == []
        pipe.free.set()
        await asyncio.sleep(0.01)
        assert outbox.put(b"last")
        assert pipe.sent == ["0", "1", "2", "3", "4", "5", "last"]

    asyncio.run(story())


def test_a_client_that_blocks_again_and_again_gets_everything() -> None:
    async def story() -> None:
        pipe = Pipe()
        outbox = Outbox(pipe.send, 100)
        for n in range(50):
            if n % 7 == 0:
                pipe.free.clear()
            if n % 5 == 0:
                pipe.free.set()
                await asyncio.sleep(0.001)
            assert outbox.put(b"%d" % n)
        pipe.free.set()
        await asyncio.sleep(0.01)
        assert pipe.sent == [str(n) for n in range(50)]

    asyncio.run(story())


def test_a_client_that_is_gone_disturbs_nobody() -> None:
    async def story() -> None:
        pipe = Pipe()
        outbox = Outbox(pipe.send, 5)
        pipe.broken = OSError("gone")
        assert outbox.put(b"at once")
        pipe.free.clear()
        assert outbox.put(b"later")
        pipe.free.set()
        await asyncio.sleep(0.01)
        pipe.broken = None
        assert outbox.put(b"afterwards")
        assert pipe.sent == ["afterwards"]

    asyncio.run(story())


def test_ready_frames_are_written_while_the_client_keeps_up() -> None:
    async def story() -> None:
        pipe = Pipe()
        frames: list[bytes] = []

        class Direct:
            hear: Hear | None = None

            def write_frame(self, frame: bytes) -> bool:
                if pipe.free.is_set():
                    frames.append(frame)
                return pipe.free.is_set()

        outbox = Outbox(pipe.send, 5, Direct())
        outbox.put(b"one")
        assert frames == [b"\x81\x03one"]
        pipe.free.clear()
        outbox.put(b"two")
        outbox.put(b"three")
        pipe.free.set()
        outbox.put(b"four")  # in order, although a frame could be written now
        await asyncio.sleep(0.01)
        outbox.put(b"five")
        assert pipe.sent == ["two", "three", "four"]
        assert frames[1:] == [b"\x81\x04five"]

    asyncio.run(story())


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_frame_is_what_the_library_would_send(size: int) -> None:
    message = b"x" * size
    assert text_frame(message) == Frame(Opcode.TEXT, message).serialize(mask=False)


def test_the_server_that_we_run_takes_frames(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as place:
            table, _ = await opened(place, players="3")
            live = await place.house.find(table)
            async with connected(place, table):
                (client,) = live.clients
                assert isinstance(client, SocketClient)
                assert client._line is not None
                assert client._line.hear is not None

    asyncio.run(story())


def test_nothing_is_sent_after_closing() -> None:
    async def story() -> None:
        pipe = Pipe()
        outbox = Outbox(pipe.send, 5)
        pipe.free.clear()
        outbox.put(b"one")
        outbox.put(b"two")
        outbox.close()
        pipe.free.set()
        await asyncio.sleep(0.01)
        assert pipe.sent == []

    asyncio.run(story())


async def silent_client(address: str, table: str) -> sockets.socket:
    """A connection that never reads, with little room for what it is sent."""
    host, port = address.split(":")
    quiet = sockets.socket()
    quiet.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
    quiet.connect((host, int(port)))
    quiet.sendall(
        f"GET /ws/{table} HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    return quiet


async def ask_for_everything(quiet: sockets.socket) -> None:
    """Ask again and again for what is never read."""
    quiet.setblocking(False)
    loop = asyncio.get_running_loop()
    while True:
        await loop.sock_sendall(quiet, frame(TEXT, b'{"t": "sync", "since": 0}'))


def test_who_does_not_read_is_dropped_and_the_others_play_on(tmp_path: Path) -> None:
    async def story() -> None:
        limits = Limits(messages_per_second=1e6, burst=10**6, queue=8)
        async with running(tmp_path, limits, FAST) as place:
            table, host = await opened(place, players="3", first="0")
            tokens = [await seated(place, table, name) for name in ("Ann", "Bob", "Cid")]
            await started(place, table, host)
            live = await place.house.find(table)
            async with connected(place, table, tokens[0]) as ann:
                quiet = await silent_client(place.address, table)
                while len(live.clients) < 2:
                    await asyncio.sleep(0.01)
                asking = asyncio.create_task(ask_for_everything(quiet))
                while len(live.clients) == 2:
                    await asyncio.sleep(0.01)
                asking.cancel()
                assert place.house.metrics.counters["slow_clients"] == 1
                assert ann.choices is not None
                await ann.act(ann.choices["actions"][0])
                assert (await ann.hear())["entry"] == "moved"
                quiet.close()

    asyncio.run(story())


def test_the_same_message_on_two_connections_is_applied_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, WIDE) as place:
            table, host = await opened(place, players="3", first="0")
            tokens = [await seated(place, table, name) for name in ("Ann", "Bob", "Cid")]
            await started(place, table, host)
            async with (
                connected(place, table, tokens[0]) as one,
                connected(place, table, tokens[0]) as other,
            ):
                assert one.choices is not None
                message = {"t": "act", "id": "once", "action": one.choices["actions"][0]}
                await asyncio.gather(one.say_raw(message), other.say_raw(message))
                heard: list[str] = []
                for player in (one, other):
                    await player.say_raw({"t": "ping"})
                    while (await player.hear())["t"] != "pong":
                        pass
                    heard += [m["t"] for m in player.heard]
                assert heard.count("done") == 1
                assert heard.count("error") == 0
                assert one.version == other.version
            live = await place.house.find(table)
            assert live.table.match is not None
            assert live.table.match.moves[-1][0] == 0

    asyncio.run(story())


def test_a_binary_message_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, WIDE) as place:
            table, _ = await opened(place, players="3")
            async with websockets.connect(f"ws://{place.address}/ws/{table}") as socket:
                await socket.recv()
                await socket.send(b'{"t": "ping"}')
                assert b'"bad-message"' in str(await socket.recv()).encode()
                await socket.send('{"t": "ping"}')
                assert "pong" in str(await socket.recv())

    asyncio.run(story())


def test_times_are_counted_in_growing_buckets() -> None:
    metrics = Metrics()
    for seconds in (0.0005, 0.001, 0.03, 7.0):
        metrics.took(seconds)
    text = metrics.text({})
    assert 'bucket{le="0.001"} 2' in text
    assert 'bucket{le="0.02"} 2' in text
    assert 'bucket{le="0.05"} 3' in text
    assert 'bucket{le="1"} 3' in text
    assert 'bucket{le="+Inf"} 4' in text


class Notebook:
    """Somebody at a table who writes down what is told."""

    def __init__(self) -> None:
        self.seat = hexhold.SPECTATOR
        self.told: list[Any] = []

    def send(self, message: bytes) -> None:
        self.told.append(json.loads(message))


def spoken(text: str, table: Table, now: int) -> log.AnyEntry:
    """A line of chat."""
    return table.say(hexhold.SPECTATOR, "Ann", text, now)


def test_who_has_missed_much_is_told_everything_anew(tmp_path: Path) -> None:
    """Each step told again could fill the queue of a slow line, and its owner never came back."""

    async def story() -> None:
        async with running(tmp_path, WIDE, FAST) as place:
            table, _ = await opened(place, players="3")
            live = await place.house.find(table)
            for number in range(MOST_MISSED + 1):
                await live.submit(partial(spoken, f"line {number}"))
            for since, kind in ((1, "welcome"), (2, "update"), (0, "welcome"), (-1, "welcome")):
                client = Notebook()
                await live.join(client, since)
                live.leave(client)
                assert {message["t"] for message in client.told} == {kind}
                assert client.told[-1]["version"] == live.table.version

    asyncio.run(story())
