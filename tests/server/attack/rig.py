"""The real command in a process of its own, looked at from outside, and clients of bare bytes."""

import asyncio
import json
import os
import re
import resource
import signal
import socket
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
from tests.server.doors import Raw, answer, shake, text

SERVE = ["-m", "hexhold", "serve", "--port", "0", "--bot-pause", "0"]
OPEN_DOORS = [
    "--tables-per-hour", "100000", "--sockets-per-address", "100000",
    "--connections-per-address", "100000", "--requests-per-second", "100000",
    "--writes-per-second", "100000",
]  # fmt: skip


class Server:
    """`hexhold serve`, and what the system knows of it."""

    def __init__(self, folder: Path, *options: str, files: int = 0) -> None:
        self.db = folder / "tables.sqlite"
        self._log = folder / "log.txt"

        def limit() -> None:
            if files:
                resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))

        with self._log.open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, *SERVE, "--db", str(self.db), *options],
                stdout=subprocess.PIPE, stderr=log, text=True, preexec_fn=limit,
            )  # fmt: skip
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Hexhold is at http://"), line + self.log
        self.address = line.split("http://")[1].strip().rstrip("/")

    @property
    def log(self) -> str:
        """All that it has said."""
        return self._log.read_text()

    def megabytes(self) -> float:
        """What it holds of the machine's memory."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        raise AssertionError("it has ended")

    def processor_seconds(self) -> float:
        """How long it has worked."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def files(self) -> int:
        """How many files it has open."""
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def stop(self) -> None:
        """Hold it, as a machine that sleeps does."""
        self.process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """Let it go on."""
        self.process.send_signal(signal.SIGCONT)

    def kill(self) -> None:
        """End it without a chance to do anything about it."""
        self.process.send_signal(signal.SIGKILL)
        self._ended()

    def end(self) -> None:
        """End it as its owner would."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGCONT)
            self.process.terminate()
        self._ended()

    def _ended(self) -> None:
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()


@contextmanager
def serving(folder: Path, *options: str, files: int = 0) -> Iterator[Server]:
    """A server for as long as it is needed."""
    server = Server(folder, *options, files=files)
    try:
        yield server
    finally:
        server.end()


@asynccontextmanager
async def http_from(address: str, source: str = "127.0.0.1") -> AsyncIterator[httpx.AsyncClient]:
    """Requests that come from one of this machine's addresses."""
    transport = httpx.AsyncHTTPTransport(local_address=source)
    async with httpx.AsyncClient(
        base_url=f"http://{address}", timeout=60, transport=transport
    ) as http:
        yield http


# ------------------------------------------------------------------ bare clients


@dataclass
class Line:
    """A WebSocket that does exactly what it is told, as fast as it can."""

    bare: Raw

    def send(self, message: Any, times: int = 1) -> None:
        """Send a message, perhaps many times; nothing waits for anything."""
        self.bare.send(text(json.dumps(message, separators=(",", ":"))) * times)

    async def hear(self) -> dict[str, Any]:
        """The next message; a goodbye is told as one."""
        first, body = await self.bare.frame()
        if first == 0x88:
            return {"t": "closed", "code": int.from_bytes(body[:2], "big")}
        return json.loads(body) if first == 0x81 else {"t": "control"}

    async def until(self, kind: str, most: int = 100_000) -> dict[str, Any]:
        """The next message or update of a kind."""
        for _ in range(most):
            message = await self.hear()
            if kind in (message["t"], message.get("entry")):
                return message
        raise AssertionError(f"no {kind}")

    async def rest(self) -> list[dict[str, Any]]:
        """All that comes until it is over."""
        heard = [{"t": ""}]
        with suppress(ConnectionError, asyncio.IncompleteReadError):
            while heard[-1]["t"] != "closed":
                heard.append(await self.hear())
        return heard[1:]


async def bare_connection(address: str, source: str = "", buffer: int = 0) -> Raw:
    """A TCP connection from an address, with a buffer as small as one likes."""
    host, _, port = address.partition(":")
    client = socket.socket()
    if buffer:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    if source:
        client.bind((source, 0))
    client.setblocking(False)
    await asyncio.get_running_loop().sock_connect(client, (host, int(port)))
    return Raw(*await asyncio.open_connection(sock=client, limit=1 << 16))


@asynccontextmanager
async def bare(address: str, source: str = "", buffer: int = 0) -> AsyncIterator[Raw]:
    """The same, for as long as it is needed."""
    client = await bare_connection(address, source, buffer)
    try:
        yield client
    finally:
        client.writer.transport.abort()


@asynccontextmanager
async def line(
    address: str, table: str, token: str = "", source: str = "", name: str = "", buffer: int = 0
) -> AsyncIterator[Line]:
    """Somebody at a table; nothing was heard yet."""
    async with bare(address, source, buffer) as client:
        spoken = "hexhold.1" + (f", token.{token}" if token else "")
        path = f"/ws/{table}" + (f"?name={quote(name)}" if name else "")
        client.send(shake(path, Sec_WebSocket_Protocol=spoken))
        status, head = await answer(client)
        assert status == 101, head
        yield Line(client)


AHEAD = 10  # requests on their way at once


async def statuses(
    address: str,
    method: str,
    path: str,
    times: int,
    source: str = "",
    body: Any = None,
    **more: str,
) -> Counter[int]:
    """What many requests on one connection are answered, one after another, as fast as can be."""
    raw = b"" if body is None else json.dumps(body).encode()
    lines = {"Host": address, "Content-Length": str(len(raw))}
    lines |= {name.replace("_", "-"): value for name, value in more.items()}
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    request = f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + raw
    found: Counter[int] = Counter()
    async with bare(address, source) as client:
        for _ in range(times // AHEAD):
            client.send(request * AHEAD)
            for _ in range(AHEAD):
                status, told = await answer(client)
                found[status] += 1
                size = re.search(r"content-length: (\d+)", told, re.IGNORECASE)
                await client.reader.readexactly(int(size[1]) if size else 0)
    return found


# ------------------------------------------------------------------ tables


async def asked(http: httpx.AsyncClient, table: str, what: str, **body: Any) -> Any:
    """A request about a table that is granted."""
    told = await http.post(f"/api/tables/{table}/{what}", json=body)
    assert told.is_success, told.text
    return told.json()


@dataclass
class Match:
    """A table that is being played, and who may do what there."""

    table: str
    host: str
    tokens: list[str]


async def match_of(
    http: httpx.AsyncClient, people: int = 1, bot: str = "random", seats: int = 3, **settings: Any
) -> Match:
    """A match of people and bots, begun; seat 0 acts first."""
    options = {"players": str(seats), "first": "0", **settings.pop("options", {})}
    body = {"game": "watch", "options": options, **settings}
    opened = (await http.post("/api/tables", json=body)).json()
    table, host = opened["table"], opened["host"]
    names = [f"P{number}" for number in range(people)]
    tokens = [(await asked(http, table, "sit", name=name))["token"] for name in names]
    for seat in range(people, seats):
        await asked(http, table, "bot", host=host, seat=seat, bot=bot)
    await asked(http, table, "start", host=host)
    return Match(table, host, tokens)


def knows_a_hand(message: dict[str, Any]) -> bool:
    """Whether a message tells what only a seat may know, or asks a seat to choose."""
    own = (message.get("view") or {}).get("own")
    private = [
        change
        for event in message.get("events", [])
        for change in event.get("changes", [])
        if change[0] and change[0][0] == "own"
    ]
    return own is not None or bool(private) or message.get("choices") is not None
