"""Frames: whatever a peer sends or does not read, listeners hear whole messages and one end."""

import asyncio
import gc
import weakref
from importlib.metadata import version
from itertools import pairwise
from typing import Any

import pytest
import websockets
from hypothesis import given, settings
from hypothesis import strategies as st
from picows.picows import WSProtocol  # type: ignore[attr-defined]
from tests.server.doors import (
    LOOPS,
    Echo,
    Place,
    Raw,
    answer,
    frame,
    on,
    open_door,
    raw,
    shake,
    socketed,
    text,
)
from websockets.frames import Opcode
from websockets.typing import Subprotocol

from hexhold.server.limits import Limits
from hexhold.server.upgrade import Frames
from hexhold.server.wire import Connection, Handshake, Listener, TurnedAway

loops = pytest.mark.parametrize("loop", list(LOOPS))
SMALL = Limits(message_bytes=1000, outbox_bytes=50_000)


# ------------------------------------------------------------------ the library


def test_picows_is_built_the_way_we_build_it() -> None:
    """If this fails, a new picows changed what is not public; mend `Frames` in upgrade.py."""
    assert version("picows").startswith("2.3."), "Frames was written for picows 2.3"
    needed = ("get_buffer", "buffer_updated", "connection_made", "connection_lost")
    missing = [name for name in needed if not hasattr(WSProtocol, name)]
    assert not missing, f"picows' protocol has lost {missing}"

    async def build() -> Frames:
        connection = Connection("?", Limits(), None, lambda: None, lambda: None)  # type: ignore[arg-type]
        return Frames(connection, 1000, "", set(), lambda: None)

    assert isinstance(asyncio.run(build()), asyncio.BufferedProtocol)


# ------------------------------------------------------------------ opening


@loops
def test_messages_go_there_and_back(loop: str) -> None:
    async def test() -> None:
        async with open_door() as place:
            url = f"ws://{place.address}/ws/t%20able?since=4&name=Ann%20B"
            async with websockets.connect(url) as socket:
                for message in ("one", "é" * 200, "x" * 10_000, ""):
                    await socket.send(message)
                    assert await asyncio.wait_for(socket.recv(), 10) == message
                await socket.close(4001)
                assert socket.close_code == 4001
            await asyncio.wait_for(place.echoes[0].ended.wait(), 10)
            assert place.echoes[0].gone_times == 1
            (asked,) = place.shakes
            assert asked.path == "/ws/t able"
            assert asked.query == {"since": "4", "name": "Ann B"}
            assert asked.address == "127.0.0.1"
            assert asked.headers["upgrade"] == "websocket"
            assert asked.protocols == ()

    on(loop, test)


def test_our_protocol_is_chosen_if_it_is_offered() -> None:
    async def test() -> None:
        async with open_door() as place:
            async with websockets.connect(
                f"ws://{place.address}/",
                subprotocols=[Subprotocol("token.abc"), Subprotocol("hexhold.1")],
            ) as socket:
                assert socket.subprotocol == "hexhold.1"
            assert place.shakes[0].protocols == ("token.abc", "hexhold.1")
            async with raw(place) as client:
                client.send(shake(Sec_WebSocket_Protocol="other"))
                status, head = await answer(client)
                assert status == 101
                assert "sec-websocket-protocol" not in head.lower()

    asyncio.run(test())


def test_who_is_turned_away_hears_a_status_and_a_code() -> None:
    def refuse(shake: Handshake, connection: Connection) -> Listener:
        raise TurnedAway(404, "no-table")

    async def test() -> None:
        async with open_door(opener=refuse) as place, raw(place) as client:
            client.send(shake())
            got = await client.rest()
            assert got.startswith(b"HTTP/1.1 404 ")
            assert b'"code":"no-table"' in got
            await asyncio.sleep(0.05)
            assert place.keeper.inside == 0

    asyncio.run(test())


def test_an_opener_that_fails_opens_nothing(caplog: pytest.LogCaptureFixture) -> None:
    def fail(shake: Handshake, connection: Connection) -> Listener:
        raise RuntimeError("a fault of ours")

    async def test() -> None:
        async with open_door(opener=fail) as place, raw(place) as client:
            client.send(shake())
            assert (await client.rest()).startswith(b"HTTP/1.1 503 ")

    asyncio.run(test())
    assert "a fault of ours" in caplog.text


@pytest.mark.parametrize(
    "headers",
    [
        {"Sec_WebSocket_Key": "short"},
        {"Sec_WebSocket_Key": ""},
        {"Sec_WebSocket_Version": "12"},
        {"Sec_WebSocket_Version": ""},
    ],
)
def test_a_bad_handshake_is_refused_before_anybody_hears_of_it(headers: dict[str, str]) -> None:
    async def test() -> None:
        async with open_door() as place, raw(place) as client:
            client.send(shake(**headers))
            assert (await client.rest()).startswith(b"HTTP/1.1 400 ")
            assert place.echoes == []

    asyncio.run(test())


def test_what_is_sent_while_opening_comes_after_the_handshake() -> None:
    def greet(shake: Handshake, connection: Connection) -> Listener:
        assert connection.send(b"welcome")
        return Echo(connection)

    async def test() -> None:
        async with open_door(opener=greet) as place, socketed(place) as client:
            assert await client.frame() == (0x81, b"welcome")

    asyncio.run(test())


def test_a_connection_may_be_closed_while_it_is_opened() -> None:
    def shut(shake: Handshake, connection: Connection) -> Listener:
        connection.close(4004, "not now")
        return Echo(connection)

    async def test() -> None:
        async with open_door(opener=shut) as place, socketed(place) as client:
            assert await client.close_code() == 4004

    asyncio.run(test())


def test_a_message_that_comes_with_the_handshake_is_heard() -> None:
    async def test() -> None:
        async with open_door() as place, raw(place) as client:
            client.send(shake() + text("early"))
            await answer(client)
            assert await client.frame() == (0x81, b"early")

    asyncio.run(test())


# ------------------------------------------------------------------ what is refused

BAD = {
    "binary": (frame(Opcode.BINARY, b"x"), 1003),
    "bad text": (text(b"\xff\xfe"), 1007),
    "bad text in pieces": (text(b"\xff", fin=False) + frame(Opcode.CONT, b"\xfe"), 1007),
    "reserved bit": (frame(Opcode.TEXT, b"x", reserved=4), 1002),
    "reserved bit of a ping": (frame(Opcode.PING, b"x", reserved=1), 1002),
    "lone continuation": (frame(Opcode.CONT, b"x"), 1002),
    "text within a message": (text("a", fin=False) + text("b"), 1002),
    "not masked": (b"\x81\x01x", 1002),
    "unknown kind": (b"\x83\x80\0\0\0\0", 1002),
    "too large": (text("x" * 1001), 1009),
    "too large in pieces": (text("x" * 600, fin=False) + frame(Opcode.CONT, b"x" * 600), 1009),
    "a ping in pieces": (b"\x09\x80\0\0\0\0", 1002),
}


@loops
@pytest.mark.parametrize("what", list(BAD))
def test_bad_frames_end_the_connection_with_their_code(what: str, loop: str) -> None:
    data, code = BAD[what]

    async def test() -> None:
        async with open_door(SMALL) as place, socketed(place) as client:
            client.send(data + text("never heard"))
            assert await client.close_code() == code
            await client.rest()
            await asyncio.wait_for(place.echoes[0].ended.wait(), 10)
            assert place.echoes[0].heard_all == []
            assert place.echoes[0].gone_times == 1

    on(loop, test)


def cut(data: bytes, at: list[int]) -> list[bytes]:
    edges = [0, *sorted(n % (len(data) + 1) for n in at), len(data)]
    return [data[a:b] for a, b in pairwise(edges) if a < b]


def pieces_of(message: str, pieces: int) -> bytes:
    data = message.encode()
    step = max(1, -(-len(data) // pieces))
    parts = [data[at : at + step] for at in range(0, len(data), step)] or [b""]
    return b"".join(
        frame(Opcode.CONT if n else Opcode.TEXT, part, n == len(parts) - 1)
        for n, part in enumerate(parts)
    )


texts = st.text(max_size=40) | st.sampled_from(["", "x" * 125, "x" * 126, "é" * 100, "y" * 900])


def test_every_message_is_heard_once_and_in_order() -> None:
    door = open_door(SMALL)
    with asyncio.Runner() as runner:
        place = runner.run(door.__aenter__())

        @settings(deadline=None, max_examples=60, derandomize=True)
        @given(
            messages=st.lists(st.tuples(texts, st.integers(1, 3)), max_size=6),
            at=st.lists(st.integers(0, 10**6), max_size=6),
            holds=st.booleans(),
        )
        def check(messages: list[tuple[str, int]], at: list[int], holds: bool) -> None:
            data = b"".join(pieces_of(*message) for message in messages)
            found = runner.run(heard_in(place, cut(data, at), holds))
            assert found == [message for message, _ in messages]

        check()
        runner.run(door.__aexit__(None, None, None))


async def heard_in(place: Place, chunks: list[bytes], holds: bool) -> list[str]:
    """All that is heard before the end, perhaps with a pause after each."""
    async with socketed(place) as client:
        echo = place.echoes[-1]
        if holds:
            loop = asyncio.get_running_loop()
            echo.connection.send = holding(echo.connection, loop)  # type: ignore[method-assign]
        for chunk in chunks:
            client.send(chunk)
            await asyncio.sleep(0)
        client.send(frame(Opcode.CLOSE, b"\x03\xe8"))
        await asyncio.wait_for(echo.ended.wait(), 10)
        return echo.heard_all


def holding(connection: Connection, loop: asyncio.AbstractEventLoop) -> Any:
    def hold(message: bytes) -> bool:
        connection.hold()
        loop.call_later(0.001, connection.go_on)
        return True

    return hold


# ------------------------------------------------------------------ holding


@loops
def test_nothing_is_heard_while_the_listener_holds(loop: str) -> None:
    async def test() -> None:
        async with open_door() as place, socketed(place) as client:
            echo = place.echoes[0]
            echo.connection.hold()
            client.send(text("a") + text("b"))
            await asyncio.sleep(0.05)
            assert echo.heard_all == []
            echo.connection.go_on()
            assert await client.frame() == (0x81, b"a")
            assert await client.frame() == (0x81, b"b")

    on(loop, test)


def test_what_was_read_together_waits_for_its_turn() -> None:
    class OneAtATime(Echo):
        def heard(self, text: str) -> None:
            super().heard(text)
            self.connection.hold()

    opened: list[OneAtATime] = []

    def opener(shake: Handshake, connection: Connection) -> Listener:
        opened.append(OneAtATime(connection))
        return opened[-1]

    async def test() -> None:
        async with open_door(opener=opener) as place, socketed(place) as client:
            client.send(b"".join(text(str(n)) for n in range(2000)))
            for n in range(2000):
                assert await client.frame() == (0x81, str(n).encode())
                assert len(opened[0].heard_all) == n + 1
                opened[0].connection.go_on()

    asyncio.run(test())


def test_going_on_at_once_does_not_go_deeper_and_deeper() -> None:
    class Eager(Echo):
        def heard(self, text: str) -> None:
            super().heard(text)
            self.connection.hold()
            self.connection.go_on()

    async def test() -> None:
        async with open_door(opener=lambda _, c: Eager(c)) as place, socketed(place) as client:
            client.send(b"".join(text(str(n)) for n in range(3000)))
            for n in range(3000):
                assert await client.frame() == (0x81, str(n).encode())

    asyncio.run(test())


# ------------------------------------------------------------------ floods and silence


@loops
def test_a_ping_is_answered(loop: str) -> None:
    async def test() -> None:
        async with open_door() as place, socketed(place) as client:
            client.send(frame(Opcode.PING, b"there?"))
            assert await client.frame() == (0x8A, b"there?")

    on(loop, test)


@pytest.mark.parametrize("kind", [Opcode.PING, Opcode.PONG])
def test_a_flood_of_pings_or_pongs_is_cut_off(kind: Opcode) -> None:
    async def test() -> None:
        limits = Limits(controls_per_second=1, control_burst=50)
        async with open_door(limits) as place, socketed(place) as client:
            client.send(frame(kind) * 60)
            assert await client.close_code() == 1008

    asyncio.run(test())


def test_a_flood_of_empty_pieces_is_cut_off() -> None:
    async def test() -> None:
        limits = Limits(controls_per_second=1, control_burst=50)
        async with open_door(limits) as place, socketed(place) as client:
            client.send(text("", fin=False) + frame(Opcode.CONT, fin=False) * 60)
            assert await client.close_code() == 1008

    asyncio.run(test())


@loops
def test_who_pings_without_reading_makes_nothing_wait(loop: str) -> None:
    async def test() -> None:
        limits = Limits(controls_per_second=1e9, control_burst=10**9)
        async with open_door(limits) as place, socketed(place, receive_bytes=4096) as client:
            client.reader._transport.pause_reading()  # type: ignore[attr-defined]
            connection = place.echoes[0].connection
            most = 0
            for _ in range(400):
                client.send(frame(Opcode.PING, b"x" * 125) * 20)
                await asyncio.sleep(0)
                most = max(most, connection.waiting)
            assert most < 1000

    on(loop, test)


@loops
def test_who_does_not_read_is_dropped_once_and_counted(loop: str) -> None:
    async def test() -> None:
        async with open_door(SMALL) as place, socketed(place, receive_bytes=4096) as client:
            client.reader._transport.pause_reading()  # type: ignore[attr-defined]
            echo = place.echoes[0]
            sent = 0
            while echo.connection.send(b"x" * 10_000):
                sent += 1
                assert sent < 100, "it is never dropped"
                await asyncio.sleep(0)
            await asyncio.wait_for(echo.ended.wait(), 10)
            assert echo.gone_times == 1
            assert len(place.slow) == 1
            assert echo.connection.waiting == 0
            assert not echo.connection.send(b"x")
            assert place.keeper.inside == 0
            assert not place.server.server_state.connections

    on(loop, test)


@loops
def test_a_large_welcome_is_no_reason_to_drop_somebody(loop: str) -> None:
    async def test() -> None:
        async with open_door() as place, socketed(place) as client:
            for _ in range(4):
                assert place.echoes[0].connection.send(b"w" * 40_000)
            for _ in range(4):
                assert await client.frame() == (0x81, b"w" * 40_000)

    on(loop, test)


def test_who_says_nothing_is_asked_and_then_dropped() -> None:
    async def test() -> None:
        async with open_door(Limits(ping_seconds=0.1)) as place, socketed(place) as client:
            assert await client.frame() == (0x89, b"")
            await asyncio.wait_for(place.echoes[0].ended.wait(), 10)
            assert await client.rest() == b""

    asyncio.run(test())


def test_who_answers_pings_stays() -> None:
    async def test() -> None:
        async with open_door(Limits(ping_seconds=0.05)) as place, socketed(place) as client:
            for _ in range(5):
                assert await client.frame() == (0x89, b"")
                client.send(frame(Opcode.PONG))
            assert not place.echoes[0].ended.is_set()

    asyncio.run(test())


# ------------------------------------------------------------------ ending


@loops
def test_a_goodbye_is_heard_and_then_it_is_over(loop: str) -> None:
    async def test() -> None:
        async with open_door() as place:
            async with websockets.connect(f"ws://{place.address}/") as socket:
                await asyncio.sleep(0.01)
                place.echoes[0].connection.close(4000, "é" * 100)
                with pytest.raises(websockets.ConnectionClosed):
                    await socket.recv()
                assert socket.close_code == 4000
                assert socket.close_reason == "é" * 61
            await asyncio.wait_for(place.echoes[0].ended.wait(), 10)
            assert place.echoes[0].gone_times == 1

    on(loop, test)


@loops
def test_a_goodbye_that_nobody_reads_ends_all_the_same(loop: str) -> None:
    async def test() -> None:
        async with open_door() as place, socketed(place, receive_bytes=4096) as client:
            client.reader._transport.pause_reading()  # type: ignore[attr-defined]
            echo = place.echoes[0]
            while echo.connection.waiting < 60_000:
                assert echo.connection.send(b"x" * 20_000)
            echo.connection.close(1001)
            assert not echo.connection.send(b"more")
            await asyncio.wait_for(echo.ended.wait(), 5)
            assert echo.gone_times == 1

    on(loop, test)


@loops
def test_a_connection_that_has_ended_leaves_nothing_to_the_collector(loop: str) -> None:
    async def test() -> None:
        async with open_door() as place:
            async with socketed(place) as client:
                client.send(text("x"))
                await client.frame()
                ended = place.echoes[0].ended
                connection = weakref.ref(place.echoes[0].connection)
                frames = [weakref.ref(end) for end in place.server.server_state.connections]
            await asyncio.wait_for(ended.wait(), 10)
            await asyncio.sleep(0.05)
            place.echoes.clear()
            assert connection() is None
            assert [frame() for frame in frames] == [None]

    gc.disable()
    try:
        on(loop, test)
    finally:
        gc.enable()


@loops
def test_dropping_is_at_once(loop: str) -> None:
    async def test() -> None:
        async with open_door() as place, socketed(place) as client:
            echo = place.echoes[0]
            echo.connection.drop()
            assert not echo.connection.send(b"x")
            await asyncio.wait_for(echo.ended.wait(), 5)
            echo.connection.drop()
            echo.connection.close(1000)
            echo.connection.hold()
            echo.connection.go_on()
            assert await client.rest() == b""
            assert echo.gone_times == 1

    on(loop, test)


@loops
def test_who_is_dropped_is_gone_with_all_that_was_not_read(loop: str) -> None:
    async def test() -> None:
        async with open_door() as place, socketed(place, receive_bytes=4096) as client:
            client.reader._transport.pause_reading()  # type: ignore[attr-defined]
            echo = place.echoes[0]
            assert echo.connection.send(b"x" * 250_000)
            assert echo.connection.waiting
            echo.connection.drop()
            await asyncio.wait_for(echo.ended.wait(), 5)
            assert place.keeper.inside == 0

    on(loop, test)


def test_a_listener_that_fails_loses_its_connection_only(
    caplog: pytest.LogCaptureFixture,
) -> None:
    class Clumsy(Echo):
        def heard(self, text: str) -> None:
            raise RuntimeError("a fault of ours")

    async def test() -> None:
        async with open_door(opener=lambda _, c: Clumsy(c)) as place, socketed(place) as client:
            client.send(text("x"))
            assert await client.close_code() == 1011

    asyncio.run(test())
    assert "a fault of ours" in caplog.text


@loops
def test_when_the_server_stops_everybody_hears_it(loop: str) -> None:
    async def test() -> None:
        async with open_door() as place:
            url = f"ws://{place.address}/"
            clients = [await websockets.connect(url) for _ in range(3)]
            place.server.should_exit = True
            await asyncio.gather(*map(closed_with_1012, clients))
            for echo in place.echoes:
                await asyncio.wait_for(echo.ended.wait(), 5)

    on(loop, test)


async def closed_with_1012(client: Any) -> None:
    with pytest.raises(websockets.ConnectionClosed):
        await asyncio.wait_for(client.recv(), 5)
    assert client.close_code == 1012


def test_bad_peers_write_nothing_into_the_log(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with open_door(SMALL) as place:
            for data, _ in BAD.values():
                async with socketed(place) as client:
                    client.send(data)
                    await client.rest()
            async with socketed(place) as client:
                client.send(b"\x81\x85half")

    asyncio.run(test())
    assert caplog.records == []


def test_a_flood_of_messages_cannot_grow_the_buffer_of_a_connection() -> None:
    class Quiet(Echo):
        def heard(self, text: str) -> None:
            self.connection.hold()
            asyncio.get_running_loop().call_soon(self.connection.go_on)

    async def test() -> None:
        async with open_door(opener=lambda _, c: Quiet(c)) as place, socketed(place) as client:
            await flood(client)
            (frames,) = place.server.server_state.connections
            assert isinstance(frames, Frames)
            assert len(frames.get_buffer(-1)) < 1 << 18

    asyncio.run(test())


async def flood(client: Raw) -> None:
    for _ in range(200):
        client.send(text("x" * 10_000) * 10)
        await client.writer.drain()
