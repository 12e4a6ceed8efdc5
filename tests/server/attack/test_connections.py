"""However many connect and say nothing, or say it slowly: others come in, and the log is quiet."""

import asyncio
import time
from pathlib import Path

import pytest
from tests.server.attack.rig import asked, bare, bare_connection, http_from, line, match_of, serving
from tests.server.doors import answer

FILES = 1024
IDLE = 1100


async def idle_beside_others(folder: Path, addresses: int, patience: float) -> None:
    """Very many connect and say nothing; somebody plays on, and after a while anybody comes in."""
    with serving(folder, files=FILES) as server:
        async with http_from(server.address) as http:
            match = await match_of(http, 1)
            async with line(server.address, match.table, match.tokens[0]) as ann:
                await ann.until("welcome")
                idle = [
                    await bare_connection(server.address, f"127.0.3.{1 + n % addresses}")
                    for n in range(IDLE)
                ]
                try:
                    ann.send({"t": "ping"})
                    await ann.until("pong")
                    assert (await http.get("/health")).status_code == 200
                    assert server.files() < FILES - 30
                    await asyncio.sleep(patience)
                    async with http_from(server.address, "127.0.3.99") as other:
                        opened = await other.post("/api/tables", json={"game": "watch"})
                        assert opened.status_code == 201
                    await asked(http, opened.json()["table"], "sit", name="Zoe")
                finally:
                    for client in idle:
                        client.writer.transport.abort()
    assert len(server.log.splitlines()) < 20, server.log


def test_more_idle_connections_than_files_shut_nobody_out(tmp_path: Path) -> None:
    """Before, the server ran out of files: nobody could connect, and the log was flooded."""
    asyncio.run(idle_beside_others(tmp_path, 1, 0))


@pytest.mark.slow
def test_idle_connections_from_many_addresses_shut_nobody_out_for_long(tmp_path: Path) -> None:
    asyncio.run(idle_beside_others(tmp_path, 11, 14))


@pytest.mark.slow
def test_slow_heads_and_bodies_keep_nobody_waiting(tmp_path: Path) -> None:
    async def story() -> None:
        with serving(tmp_path) as server:
            body = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 60000\r\n\r\n"
            slow = [await bare_connection(server.address, "127.0.4.1") for _ in range(60)]
            slow += [await bare_connection(server.address, "127.0.4.2") for _ in range(60)]
            began = time.monotonic()
            for number, client in enumerate(slow):
                client.send(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " if number < 60 else body)
            async with http_from(server.address) as http:
                ended: set[int] = set()
                while len(ended) < len(slow) and time.monotonic() - began < 40:
                    for number, client in enumerate(slow):
                        if client.reader.at_eof() or client.writer.is_closing():
                            ended.add(number)
                        else:
                            client.send(b"x")  # a drop now and then does not help
                    assert (await http.get("/health")).status_code == 200
                    await asyncio.sleep(0.5)
            assert len(ended) == len(slow), f"{len(slow) - len(ended)} are still there"
            for client in slow:
                client.writer.transport.abort()
        assert server.log.count("\n") < 20, server.log

    asyncio.run(story())


HEADS = [
    (b"GET /" + b"a" * 9000 + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", (414, 431)),
    (b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"a" * 20_000 + b"\r\n\r\n", (431,)),
    (b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n" + b"X: y\r\n" * 5000 + b"\r\n", (431,)),
]


def test_long_heads_are_refused(tmp_path: Path) -> None:
    async def story() -> None:
        with serving(tmp_path) as server:
            for head, status in HEADS:
                async with bare(server.address) as client:
                    client.send(head)
                    assert (await answer(client))[0] in status

    asyncio.run(story())
