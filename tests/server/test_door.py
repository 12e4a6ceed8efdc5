"""The door: how many connections there may be, how long each may take, and a clean stop."""

import asyncio
import logging
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from tests.server.doors import LOOPS, Place, Raw, answer, on, open_door, raw, shake, socketed

from hexhold.server import door
from hexhold.server.addresses import Trust, networks
from hexhold.server.limits import Limits

loops = pytest.mark.parametrize("loop", list(LOOPS))
GET = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
SHORT = Limits(head_seconds=0.2, body_seconds=0.2, idle_connection_seconds=0.2)


async def hangs_up(client: Raw) -> bytes:
    """What it says before; far sooner than any time limit of a library."""
    return await client.rest(4)


async def status(place: Place, path: str = "/", **headers: str) -> tuple[int, str]:
    """An answer and its text."""
    async with httpx.AsyncClient() as http:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        got = await http.get(f"http://{place.address}{path}", headers=named)
        return got.status_code, got.text


# ------------------------------------------------------------------ how many


@loops
def test_an_address_may_hold_so_many_connections(
    loop: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with open_door(Limits(connections_per_address=2)) as place:
            async with raw(place) as first, socketed(place):
                for _ in range(5):
                    async with raw(place) as more:
                        more.send(GET)
                        assert await hangs_up(more) == b""
                first.send(GET)
                assert (await answer(first))[0] == 200
                assert place.keeper.inside == 2
            await asyncio.sleep(0.05)
            assert place.keeper.inside == 0
            assert (await status(place))[0] == 200

    on(loop, test)
    assert len(caplog.records) == 1
    assert caplog.records[0].levelno == logging.WARNING


def test_there_may_be_so_many_connections_in_all() -> None:
    async def test() -> None:
        async with open_door(Limits(connections=1)) as place:
            async with raw(place), raw(place) as more:
                assert await hangs_up(more) == b""
            await asyncio.sleep(0.05)
            assert (await status(place))[0] == 200

    asyncio.run(test())


def test_a_named_proxy_may_hold_more_but_nobody_behind_it() -> None:
    async def test() -> None:
        limits = Limits(connections_per_address=1, sockets_per_address=1)
        trust = Trust(networks("127.0.0.1"))
        async with open_door(limits, trust) as place:
            async with raw(place) as one, raw(place) as two, raw(place) as three:
                one.send(shake(X_Forwarded_For="192.0.2.1"))
                assert (await answer(one))[0] == 101
                two.send(shake(X_Forwarded_For="192.0.2.1"))
                assert b"too-many-sockets" in await two.rest()
                three.send(shake(X_Forwarded_For="192.0.2.2"))
                assert (await answer(three))[0] == 101
            assert [asked.address for asked in place.shakes] == ["192.0.2.1", "192.0.2.2"]

    asyncio.run(test())


def test_files_are_kept_free_for_the_rest_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "open_files", lambda: 65)

    async def test() -> None:
        async with open_door() as place, raw(place), raw(place) as more:
            assert await hangs_up(more) == b""

    asyncio.run(test())


# ------------------------------------------------------------------ how long

SLOW = {
    "nothing": b"",
    "empty lines": b"\r\n\r\n",
    "half a line": b"GET / HT",
    "half a head": b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n",
    "half a body": b"POST /body HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 10\r\n\r\nhalf",
    "half a chunk": (
        b"POST /body HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhal"
    ),
    "a second request": GET + b"GET / HTTP/1.1\r\nHo",
    "a head of a WebSocket": shake()[:-4],
}


@loops
@pytest.mark.parametrize("what", list(SLOW))
def test_who_takes_too_long_is_hung_up_on(
    what: str, loop: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with open_door(SHORT) as place, raw(place) as client:
            client.send(SLOW[what])
            await hangs_up(client)

    on(loop, test)
    assert caplog.records == []


def test_dripping_bytes_do_not_help() -> None:
    async def test() -> None:
        async with open_door(SHORT) as place, raw(place) as client:
            hangs = asyncio.create_task(hangs_up(client))
            while not hangs.done():
                client.send(b"\r\n")
                await asyncio.sleep(0.02)

    asyncio.run(test())


@loops
def test_an_idle_connection_is_closed_but_not_a_busy_one(loop: str) -> None:
    async def test() -> None:
        limits = Limits(idle_connection_seconds=1.0)
        async with open_door(limits) as place, raw(place) as client:
            for _ in range(5):
                client.send(GET)
                assert (await answer(client))[0] == 200
                await client.reader.readexactly(len("hello 127.0.0.1"))
                await asyncio.sleep(0.3)
            assert await hangs_up(client) == b""

    on(loop, test)


def test_who_does_not_read_an_answer_is_hung_up_on() -> None:
    async def test() -> None:
        limits = Limits(answer_seconds=0.3)
        async with open_door(limits) as place, raw(place, receive_bytes=4096) as client:
            client.reader._transport.pause_reading()  # type: ignore[attr-defined]
            client.send(b"GET /much HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            while place.keeper.inside == 0:
                await asyncio.sleep(0.01)
            async with asyncio.timeout(5):
                while place.keeper.inside:
                    await asyncio.sleep(0.02)

    asyncio.run(test())


def test_a_body_that_goes_on_after_its_answer_is_cut_off() -> None:
    async def test() -> None:
        async with open_door() as place, raw(place) as client:
            client.send(b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 999999\r\n\r\nx")
            assert (await hangs_up(client)).startswith(b"HTTP/1.1 405 ")

    asyncio.run(test())


# ------------------------------------------------------------------ how large

LARGE = {
    "a long line": (b"GET /" + b"x" * 9000 + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", b"414"),
    "a long line that does not end": (b"GET /" + b"x" * 20_000, b"431"),
    "a long head": (GET[:-2] + b"X: " + b"x" * 17_000 + b"\r\n\r\n", b"431"),
    "a long head that does not end": (GET[:-2] + b"X: " + b"x" * 17_000, b"431"),
    "many lines": (GET[:-2] + b"X: y\r\n" * 9000 + b"\r\n", b"431"),
    "a long line of a WebSocket": (shake("/ws/" + "x" * 9000), b"414"),
    "not HTTP": (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"400"),
}


@loops
@pytest.mark.parametrize("what", list(LARGE))
def test_too_large_a_head_is_answered_and_hung_up_on(
    what: str, loop: str, caplog: pytest.LogCaptureFixture
) -> None:
    data, code = LARGE[what]

    async def test() -> None:
        async with open_door() as place, raw(place) as client:
            client.send(data)
            assert (await hangs_up(client)).startswith(b"HTTP/1.1 " + code)
            assert place.echoes == []

    on(loop, test)
    assert caplog.records == []


def test_requests_ahead_are_answered_in_order_but_not_without_end() -> None:
    async def test() -> None:
        async with open_door() as place:
            async with raw(place) as client:
                client.send(GET * 5)
                for _ in range(5):
                    assert (await answer(client))[0] == 200
                    await client.reader.readexactly(len("hello 127.0.0.1"))
            async with raw(place) as client:
                client.send(GET * 1000)
                assert (await hangs_up(client)).count(b"200 OK") < 50

    asyncio.run(test())


def test_a_websocket_cannot_begin_in_the_middle_of_an_answer() -> None:
    async def test() -> None:
        async with open_door() as place, raw(place) as client:
            client.send(GET + shake())
            assert b" 101 " not in await hangs_up(client)
            assert place.echoes == []

    asyncio.run(test())


def test_another_upgrade_is_answered_as_if_it_were_not_wanted() -> None:
    async def test() -> None:
        async with open_door() as place, raw(place) as client:
            client.send(GET[:-2] + b"Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n")
            assert (await hangs_up(client)).startswith(b"HTTP/1.1 200 ")

    asyncio.run(test())


# ------------------------------------------------------------------ small answers


@loops
def test_small_answers_are_sent_at_once(loop: str) -> None:
    async def test() -> None:
        async with open_door() as place, raw(place):
            await asyncio.sleep(0.05)
            (connection,) = place.server.server_state.connections
            there = connection.transport.get_extra_info("socket")
            assert there.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)

    on(loop, test)


# ------------------------------------------------------------------ stopping


@loops
def test_the_server_stops_whatever_its_connections_do(
    loop: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with open_door() as place, raw(place) as idle, raw(place, 4096) as deaf:
            clients = [raw(place) for _ in SLOW]
            for client, data in zip(clients, SLOW.values(), strict=True):
                (await client.__aenter__()).send(data)
            idle.send(GET)
            deaf.reader._transport.pause_reading()  # type: ignore[attr-defined]
            deaf.send(b"GET /much HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            async with socketed(place, 4096) as silent:
                silent.reader._transport.pause_reading()  # type: ignore[attr-defined]
                place.echoes[0].connection.send(b"x" * 200_000)
                place.server.should_exit = True
                async with asyncio.timeout(10):  # it takes 2; the machine may be busy
                    while place.server.server_state.connections:
                        await asyncio.sleep(0.01)
            for client in clients:
                await client.__aexit__(None, None, None)

    on(loop, test)
    assert caplog.records == []


def test_a_signal_stops_the_real_server_in_spite_of_its_visitors(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hexhold", "serve", "--port", "0"]
    command += ["--db", str(tmp_path / "tables.sqlite")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        port = int(server.stdout.readline().rstrip().rstrip("/").rpartition(":")[2])
        visitors = [socket.create_connection(("127.0.0.1", port)) for _ in SLOW]
        for visitor, data in zip(visitors, SLOW.values(), strict=True):
            visitor.sendall(data)
        server.send_signal(signal.SIGTERM)
        try:
            server.wait(20)
        finally:
            server.kill()
            for visitor in visitors:
                visitor.close()


# ------------------------------------------------------------------ who is asking


def test_nobody_is_believed_about_addresses_unless_named() -> None:
    async def test() -> None:
        async with open_door() as place:
            assert (await status(place, X_Forwarded_For="192.0.2.1"))[1] == "hello 127.0.0.1"
        async with open_door(trust=Trust(networks("127.0.0.0/8"))) as place:
            assert (await status(place, X_Forwarded_For="192.0.2.1"))[1] == "hello 192.0.2.1"

    asyncio.run(test())


def test_another_name_is_refused_for_pages_and_for_sockets() -> None:
    async def test() -> None:
        async with open_door(trust=Trust(names=("play.example.org",))) as place:
            code, body = await status(place, Host="evil.example")
            assert (code, '"wrong-host"' in body) == (421, True)
            assert (await status(place, Host="play.example.org"))[0] == 200
            async with raw(place) as client:
                client.send(shake(Host="evil.example"))
                got = await client.rest()
                assert got.startswith(b"HTTP/1.1 421 ")
                assert b'"wrong-host"' in got

    asyncio.run(test())


def test_a_foreign_page_is_refused_for_pages_and_for_sockets() -> None:
    async def test() -> None:
        async with open_door() as place:
            code, body = await status(place, Origin="http://evil.example")
            assert (code, '"foreign-origin"' in body) == (403, True)
            assert (await status(place, Origin=f"http://{place.address}"))[0] == 200
            async with raw(place) as client:
                client.send(shake(Origin="http://evil.example"))
                got = await client.rest()
                assert got.startswith(b"HTTP/1.1 403 ")
                assert b'"foreign-origin"' in got

    asyncio.run(test())


def test_the_figures_are_not_for_everybody() -> None:
    async def test() -> None:
        async with open_door(trust=Trust(networks("127.0.0.1"), (), "secret")) as place:
            assert (await status(place, "/metrics"))[0] == 200
            code, body = await status(place, "/metrics", X_Forwarded_For="192.0.2.1")
            assert (code, '"not-allowed"' in body) == (403, True)
            token = {"X_Forwarded_For": "192.0.2.1", "Authorization": "Bearer secret"}
            assert (await status(place, "/metrics", **token))[0] == 200

    asyncio.run(test())


def test_who_asks_too_often_is_told_to_wait() -> None:
    async def test() -> None:
        limits = Limits(requests_per_second=0.01, request_burst=3)
        async with open_door(limits, Trust(networks("127.0.0.1"))) as place:
            codes = [(await status(place))[0] for _ in range(5)]
            assert codes == [200, 200, 200, 429, 429]
            assert "too-fast" in (await status(place))[1]
            assert (await status(place, X_Forwarded_For="192.0.2.1"))[0] == 200

    asyncio.run(test())


def test_who_asks_too_often_is_told_so_late_and_others_at_once() -> None:
    """Answered at once, a flooder kept a processor busy with refusals."""

    async def test() -> None:
        limits = Limits(requests_per_second=0.01, request_burst=1, refusal_seconds=60)
        async with open_door(limits, Trust(networks("127.0.0.1"))) as place:
            assert (await status(place))[0] == 200
            refused = asyncio.create_task(status(place))
            await asyncio.sleep(0.05)
            assert (await status(place, X_Forwarded_For="192.0.2.1"))[0] == 200
            assert not refused.done()
            refused.cancel()

    asyncio.run(test())


@loops
def test_who_leaves_before_several_answers_leaves_no_fault(
    loop: str, caplog: pytest.LogCaptureFixture
) -> None:
    """The first of them was answered into the closed connection: a page of log for each."""

    async def test() -> None:
        limits = Limits(requests_per_second=0.01, request_burst=1, refusal_seconds=0.1)
        async with open_door(limits) as place:
            assert (await status(place))[0] == 200
            async with raw(place) as client:
                client.send(f"GET / HTTP/1.1\r\nHost: {place.address}\r\n\r\n".encode() * 3)
                await asyncio.sleep(0.05)
            await asyncio.sleep(0.2)

    with caplog.at_level("ERROR"):
        on(loop, test)
    assert not caplog.records


def test_writing_has_a_limit_of_its_own() -> None:
    async def test() -> None:
        limits = Limits(writes_per_second=0.01, write_burst=2)
        async with open_door(limits) as place, httpx.AsyncClient() as http:
            here = f"http://{place.address}"
            codes = [(await http.post(f"{here}/body", content=b"x")).status_code for _ in range(3)]
            assert codes == [200, 200, 429]
            assert (await http.get(here)).status_code == 200

    asyncio.run(test())
