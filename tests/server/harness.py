"""A real server on a real port, and clients that speak to it as a browser would."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import httpx
import uvicorn
import websockets
from websockets.typing import Subprotocol

from hexhold.core.changes import changed
from hexhold.server.hub import Hub
from hexhold.server.limits import Limits
from hexhold.server.room import Pace
from hexhold.server.serve import bind, configured_hub
from hexhold.server.sqlite_store import SqliteStorage

FAST = Pace(pause=0.0)
MANY = 100_000
WIDE = Limits(
    messages_per_second=MANY, burst=MANY, messages_per_second_and_address=MANY,
    messages_per_second_and_person=MANY, burst_of_person=MANY, burst_of_address=MANY,
    tables_per_hour=MANY, sockets_per_address=MANY, connections=MANY,
    connections_per_address=MANY, requests_per_second=MANY, request_burst=MANY,
    sockets_per_second=MANY, writes_per_second=MANY, write_burst=MANY, table_writes_per_second=MANY,
    table_write_burst=MANY, reviews_per_second=MANY, review_burst=MANY, refusal_seconds=0,
    connections_per_second=MANY, connection_burst=MANY, price_of_a_flood=0,
)  # fmt: skip


@dataclass
class Place:
    """A running server."""

    hub: Hub
    address: str  # host:port
    http: httpx.AsyncClient


@asynccontextmanager
async def running(path: Path, limits: Limits = WIDE, pace: Pace = FAST) -> AsyncIterator[Place]:
    """A server in this event loop, stopped at the end."""
    hub = Hub(SqliteStorage(path / "tables.sqlite"), limits, pace)
    listening = bind("127.0.0.1", 0)
    config = configured_hub(hub)
    server = uvicorn.Server(config)
    server.capture_signals = nullcontext  # type: ignore[assignment, method-assign]
    task = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    address = f"127.0.0.1:{listening.getsockname()[1]}"
    try:
        async with httpx.AsyncClient(base_url=f"http://{address}", timeout=30) as http:
            yield Place(hub, address, http)
    finally:
        server.should_exit = True
        await task


@dataclass
class Player:
    """A client that keeps its view as a browser does: from updates alone."""

    socket: Any
    version: int = 0
    view: dict[str, Any] | None = None
    choices: dict[str, Any] | None = None
    table: dict[str, Any] = field(default_factory=dict)
    errors: list[dict[str, Any]] = field(default_factory=list)
    heard: list[dict[str, Any]] = field(default_factory=list)
    counter: int = 0

    async def hear(self, timeout: float = 20) -> dict[str, Any]:
        """The next message, taken in."""
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), timeout))
        self.heard.append(message)
        self.take_in(message)
        return message

    def take_in(self, message: dict[str, Any]) -> None:
        """Keep view, choices and version as a message says."""
        if message["t"] == "error":
            self.errors.append(message)
        if message["t"] not in ("welcome", "update"):
            return
        assert message["t"] == "welcome" or message["version"] == self.version + 1
        self.version = message["version"]
        self.table = message.get("table") or self.table
        if message.get("view") is not None:
            self.view = message["view"]
        for event in message.get("events", []):
            if event["event"] == "changed":
                self.view = changed(self.view, event["changes"])
        if message["t"] == "welcome" or message["entry"] in ("moved", "started", "undone"):
            self.choices = message.get("choices")

    async def act(self, action: str) -> None:
        """Send an action."""
        self.counter += 1
        await self.say_raw({"t": "act", "id": f"a{self.counter}", "action": action})

    async def say_raw(self, message: Any) -> None:
        """Send anything."""
        text = (
            message
            if isinstance(message, str | bytes)
            else json.dumps(message, separators=(",", ":"))
        )
        await self.socket.send(text)  # no spaces: as a browser writes it

    @property
    def over(self) -> bool:
        return self.table.get("status") == "over"


def dialled(address: str, table: str, token: str = "", name: str = "") -> websockets.connect:
    """A connection as a browser makes it: the token is no part of the address."""
    url = f"ws://{address}/ws/{table}" + (f"?{urlencode({'name': name})}" if name else "")
    spoken = [Subprotocol("hexhold.1")]
    if token:
        spoken.append(Subprotocol(f"token.{token}"))
    return websockets.connect(url, subprotocols=spoken, max_size=1 << 24, compression=None)


@asynccontextmanager
async def connected(
    place: Place, table: str, token: str = "", name: str = ""
) -> AsyncIterator[Player]:
    """A client at a table; it has heard its welcome."""
    async with dialled(place.address, table, token, name) as socket:
        player = Player(socket)
        await player.hear()
        yield player


async def opened(place: Place, game: str = "watch", **options: Any) -> tuple[str, str]:
    """A new table and its host token."""
    answer = await place.http.post("/api/tables", json={"game": game, "options": options})
    assert answer.status_code == 201, answer.text
    return answer.json()["table"], answer.json()["host"]


async def seated(place: Place, table: str, name: str = "Ann", seed: str = "s") -> str:
    """Somebody sits down; the token of the seat."""
    answer = await place.http.post(f"/api/tables/{table}/sit", json={"name": name, "seed": seed})
    assert answer.status_code == 201, answer.text
    token: str = answer.json()["token"]
    return token


async def with_bots(place: Place, table: str, host: str, seats: list[int], bot: str) -> None:
    """Bots take seats."""
    for seat in seats:
        body = {"host": host, "seat": seat, "bot": bot}
        answer = await place.http.post(f"/api/tables/{table}/bot", json=body)
        assert answer.status_code == 200, answer.text


async def started(place: Place, table: str, host: str) -> None:
    """The match begins."""
    answer = await place.http.post(f"/api/tables/{table}/start", json={"host": host})
    assert answer.status_code == 200, answer.text


Chooser = Callable[[Player], str | None]


async def play_on(player: Player, choose: Chooser, most: int = 100_000) -> None:
    """Answer whatever is asked until the match is over."""
    for _ in range(most):
        if player.over:
            return
        if player.choices and (action := choose(player)):
            player.choices = None
            await player.act(action)
        await player.hear()
    raise AssertionError("the match does not end")
