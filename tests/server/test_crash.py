"""kill -9 at any moment, under load: nothing acknowledged is lost, nothing is applied twice."""

import asyncio
import contextlib
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from tests.server.harness import dialled

from hexhold.server import log
from hexhold.server.table import Table

KILLS = 20
TABLES = 6


class Server:
    """The real command, in a process of its own."""

    def __init__(self, db: Path) -> None:
        command = [sys.executable, "-m", "hexhold", "serve", "--port", "0", "--db", str(db)]
        command += ["--bot-pause", "0", "--tables-per-hour", "100000"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Hexhold is at http://"), line
        self.address = line.split("http://")[1].strip().rstrip("/")

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


@dataclass
class Person:
    """A client that acts as fast as it is asked and holds on to what it knows over every crash."""

    table: str
    seat: int
    token: str
    rng: random.Random
    version: int = 0
    actions: list[str] = field(default_factory=list)  # what it may do now
    pending: tuple[str, str] | None = None  # sent, and not acknowledged
    known: dict[str, tuple[int, str]] = field(default_factory=dict)  # acknowledged, by their ids
    resent: int = 0

    async def play(self, address: str, here: asyncio.Event) -> None:
        """Go on where it was, until the server is gone."""
        with contextlib.suppress(websockets.ConnectionClosed, OSError):
            async with dialled(address, self.table, self.token) as socket:
                here.set()
                if self.pending:
                    self.resent += 1
                    await self.send(socket)
                while True:
                    await self.act(socket)
                    self.hear(json.loads(await socket.recv()))

    async def act(self, socket: websockets.ClientConnection) -> None:
        if self.actions and not self.pending:
            action = self.rng.choice(self.actions)
            self.pending = f"{self.seat}-{len(self.known)}-{self.rng.random()}", action
            self.actions = []
            await self.send(socket)

    async def send(self, socket: websockets.ClientConnection) -> None:
        assert self.pending
        client, action = self.pending
        message = {"t": "act", "id": client, "action": action}
        await socket.send(json.dumps(message, separators=(",", ":")))

    def hear(self, message: dict[str, Any]) -> None:
        if message["t"] in ("update", "welcome"):
            following = message["t"] == "welcome" or message["version"] == self.version + 1
            assert following, "the table does not go on where its player saw it"
            self.version = message["version"]
            self.actions = (message.get("choices") or {"actions": []})["actions"]
        assert message["t"] != "error", f"asked for it, or knew it already: {message}"
        client = message.get("id")
        if client and self.pending and client == self.pending[0]:
            assert message["t"] in ("update", "done"), message
            self.known[client] = message["version"], self.pending[1]
            self.pending = None
        elif client and message["t"] == "done":
            assert self.known[client][0] == message["version"]


async def open_match(server: Server, people: int = 1) -> tuple[str, list[str]]:
    """A table of some people and bots, begun; its name and the tokens of the people."""
    async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=60) as http:
        options = {"players": "3", "trade": False}
        opened = (await http.post("/api/tables", json={"game": "watch", "options": options})).json()
        table, host = opened["table"], opened["host"]
        path = f"/api/tables/{table}"
        sat = [(await http.post(f"{path}/sit", json={"name": f"P{n}"})) for n in range(people)]
        for seat in range(people, 3):
            await http.post(f"{path}/bot", json={"host": host, "seat": seat, "bot": "random"})
        await http.post(f"{path}/start", json={"host": host})
    return table, [answer.json()["token"] for answer in sat]


async def seat_people(server: Server) -> list[Person]:
    """Tables of three people, and of one and two bots."""
    people: list[Person] = []
    for number in range(TABLES):
        table, tokens = await open_match(server, 1 if number % 3 == 0 else 3)
        rng = random.Random(number)
        people += [Person(table, seat, token, rng) for seat, token in enumerate(tokens)]
    return people


async def play_until_killed(server: Server, people: list[Person], seconds: float) -> None:
    """Everybody plays at once; the server dies some time after the last has come."""
    here = [asyncio.Event() for _ in people]
    playing = [
        asyncio.create_task(person.play(server.address, event))
        for person, event in zip(people, here, strict=True)
    ]
    await asyncio.gather(*(event.wait() for event in here))
    await asyncio.sleep(seconds)
    server.kill()
    await asyncio.gather(*playing)


def stored(db: Path, table: str) -> list[log.AnyEntry]:
    """The log as it lies in the file."""
    with contextlib.closing(sqlite3.connect(db)) as connection:
        query = "SELECT seq, body FROM log WHERE match = ? ORDER BY seq"
        rows = connection.execute(query, (table,)).fetchall()
    assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1))
    return [log.read(body) for _, body in rows]


def check_log(entries: list[log.AnyEntry], people: list[Person]) -> None:
    """Nothing that anybody at this table knows is lost, and nothing happened twice."""
    moved = [entry for entry in entries if isinstance(entry, log.Moved) and entry.client]
    ids = [entry.client for entry in moved]
    assert len(set(ids)) == len(ids), "an action was applied twice"
    for person in people:
        assert len(entries) >= person.version, "something that was told is lost"
        for client, (version, action) in person.known.items():
            entry = entries[version - 1]
            assert isinstance(entry, log.Moved), "an acknowledged action is lost"
            assert (entry.client, entry.moves[0]) == (client, f"{person.seat} {action}")


def test_killing_the_server_loses_nothing_and_repeats_nothing(tmp_path: Path) -> None:
    db = tmp_path / "tables.sqlite"
    rng = random.Random(3)
    people: list[Person] = []
    for _ in range(KILLS):
        server = Server(db)
        try:
            people = people or asyncio.run(seat_people(server))
            asyncio.run(play_until_killed(server, people, rng.uniform(0.02, 0.35)))
        finally:
            if server.process.poll() is None:
                server.kill()
        for table in {person.table for person in people}:
            check_log(stored(db, table), [p for p in people if p.table == table])
    for person in people:
        assert Table.from_log(person.table, stored(db, person.table)).version >= person.version
    assert sum(len(person.known) for person in people) > KILLS * TABLES
    assert sum(person.resent for person in people) > KILLS


def test_sigterm_ends_the_server_within_five_seconds(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.sqlite")
    table, (token,) = asyncio.run(open_match(server))

    async def stay() -> None:
        async with dialled(server.address, table, token) as socket:
            await socket.recv()
            began = time.monotonic()
            os.kill(server.process.pid, signal.SIGTERM)
            await asyncio.to_thread(server.process.wait, 10)
            assert time.monotonic() - began < 5

    asyncio.run(stay())
    assert server.process.stdout is not None
    server.process.stdout.close()


def test_an_interrupt_from_the_keyboard_stops_the_server_without_a_fault(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    server = Server(tmp_path / "tables.sqlite")
    asyncio.run(open_match(server))  # it is up by now
    server.process.send_signal(signal.SIGINT)
    assert server.process.wait(10) == 0
    assert server.process.stdout is not None
    server.process.stdout.close()
    assert capfd.readouterr().err == "Hexhold has stopped.\n"
