"""kill -9 at any moment: nothing acknowledged is lost, nothing is applied twice."""

import asyncio
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import httpx
import websockets

from hexhold.server import log
from hexhold.server.tables import Table

KILLS = 20


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


async def open_match(server: Server) -> tuple[str, str]:
    """A table of one person and two bots, begun; its name and the person's token."""
    async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=30) as http:
        options = {"players": "3", "trade": False}
        opened = (await http.post("/api/tables", json={"game": "watch", "options": options})).json()
        table, host = opened["table"], opened["host"]
        token = (await http.post(f"/api/tables/{table}/sit", json={"name": "Ann"})).json()["token"]
        for seat in (1, 2):
            body = {"host": host, "seat": seat, "bot": "random"}
            await http.post(f"/api/tables/{table}/bot", json=body)
        await http.post(f"/api/tables/{table}/start", json={"host": host})
    return table, token


async def play_until_killed(
    server: Server, table: str, token: str, seconds: float, prefix: str
) -> dict[str, int]:
    """Act as fast as asked; returns the version of every action that was acknowledged."""
    known: dict[str, int] = {}
    rng = random.Random(prefix)
    try:
        async with websockets.connect(f"ws://{server.address}/ws/{table}?token={token}") as socket:
            asyncio.get_running_loop().call_later(seconds, server.kill)
            counter = 0
            while True:
                message = json.loads(await socket.recv())
                if message.get("id") and message["t"] == "update":
                    known[message["id"]] = message["version"]
                choices = message.get("choices")
                if choices and choices["actions"]:
                    counter += 1
                    act = {"t": "act", "id": f"{prefix}-{counter}"}
                    await socket.send(json.dumps(act | {"action": rng.choice(choices["actions"])}))
    except (websockets.ConnectionClosed, OSError):
        return known


def stored(db: Path, table: str) -> list[log.AnyEntry]:
    """The log as it lies in the file."""
    with sqlite3.connect(db) as connection:
        query = "SELECT seq, body FROM log WHERE match = ? ORDER BY seq"
        rows = connection.execute(query, (table,)).fetchall()
    assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1))
    return [log.read(body) for _, body in rows]


def test_killing_the_server_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    db = tmp_path / "tables.sqlite"
    rng = random.Random(3)
    known: dict[str, int] = {}
    table = token = ""
    for round_number in range(KILLS):
        server = Server(db)
        try:
            if not table:
                table, token = asyncio.run(open_match(server))
            seconds = rng.uniform(0.02, 0.35)
            known |= asyncio.run(
                play_until_killed(server, table, token, seconds, f"r{round_number}")
            )
        finally:
            if server.process.poll() is None:
                server.kill()
        entries = stored(db, table)
        ids = [entry.client for entry in entries if isinstance(entry, log.Moved) and entry.client]
        assert len(set(ids)) == len(ids), "an action was applied twice"
        for client, version in known.items():
            entry = entries[version - 1]
            assert isinstance(entry, log.Moved), "an acknowledged action is lost"
            assert entry.client == client
        if Table.from_log(table, entries).status == "over":
            table = ""
            known = {}


def test_sigterm_ends_the_server_within_five_seconds(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.sqlite")
    table, token = asyncio.run(open_match(server))

    async def stay() -> None:
        async with websockets.connect(f"ws://{server.address}/ws/{table}?token={token}") as socket:
            await socket.recv()
            began = time.monotonic()
            os.kill(server.process.pid, signal.SIGTERM)
            await asyncio.to_thread(server.process.wait, 10)
            assert time.monotonic() - began < 5

    asyncio.run(stay())
    assert server.process.stdout is not None
    server.process.stdout.close()
