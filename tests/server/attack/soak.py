"""People who play, talk, take back, leave and come back, while the server dies and sleeps."""

import asyncio
import contextlib
import json
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import websockets
from tests.server.attack.rig import OPEN_DOORS, Server, asked, http_from
from tests.server.harness import Player
from websockets.typing import Subprotocol

QUIET = ("offer", "counter", "supply")  # what is done rarely
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("watch", {"players": "3"}),
    ("watch", {"players": "3", "mode": "brotherhood"}),
    ("rivals", {"mode": "intro"}),
]
WAKING = 1.0  # seconds in which a server that slept would find everybody absent
HARMLESS = ("refused", "no-undo", "too-fast", "not-playing", "unavailable", "proposed-already")


@dataclass
class World:
    """The server of the moment; after a crash there is another."""

    folder: Path
    server: Server
    ended: bool = False
    most_megabytes: float = 0.0
    stops: list[tuple[float, float]] = field(default_factory=list)  # from when to when it slept

    def look(self) -> None:
        """Remember how much memory the server took at most."""
        self.most_megabytes = max(self.most_megabytes, self.server.megabytes())

    async def sleep(self, seconds: float) -> None:
        """It is held for a while, as by a machine that sleeps."""
        began = time.time()
        self.server.stop()
        await asyncio.sleep(seconds)
        self.server.go_on()
        self.stops.append((began, time.time()))

    def made_absent(self, entry: dict[str, Any]) -> bool:
        """Whether somebody became absent just when the server woke up."""
        return entry["entry"] == "away" and any(
            began < entry["at"] / 1000 < ended + WAKING for began, ended in self.stops
        )

    def kill(self) -> None:
        """It dies at once, and another takes its place."""
        self.server.kill()
        self.server = Server(self.folder, *OPEN_DOORS)


@asynccontextmanager
async def dialled_from(
    world: World, table: str, token: str, source: str
) -> AsyncIterator[websockets.ClientConnection]:
    """A connection from one of this machine's addresses."""
    spoken = [Subprotocol("hexhold.1")]
    if token:
        spoken.append(Subprotocol(f"token.{token}"))
    async with websockets.connect(
        f"ws://{world.server.address}/ws/{table}",
        subprotocols=spoken, compression=None, max_size=1 << 24, ping_interval=None,
        open_timeout=60, local_addr=(source, 0),
    ) as socket:  # fmt: skip
        yield socket


@dataclass
class Soaker:
    """Somebody at a table, or a spectator, who outlives every server."""

    world: World
    table: str
    seat: int  # -1: a spectator
    token: str
    number: int
    pause: float
    player: Player = field(default_factory=lambda: Player(None))
    pending: tuple[str, str] | None = None  # sent, and not acknowledged
    known: dict[str, tuple[int, str]] = field(default_factory=dict)  # acknowledged, by their ids
    sent: int = 0
    visits: int = 0
    compared: int = 0
    taken_back: int = 0

    def __post_init__(self) -> None:
        self.rng = random.Random(self.number)
        self.source = f"127.0.1.{1 + self.number % 50}"

    async def live(self) -> None:
        """Come back whenever the connection breaks, until the world ends."""
        while not self.world.ended:
            with contextlib.suppress(
                websockets.ConnectionClosed, OSError, websockets.InvalidMessage
            ):
                await self.visit()
            await asyncio.sleep(self.rng.uniform(0.02, 0.3))

    async def visit(self) -> None:
        """Stay for a while."""
        async with dialled_from(self.world, self.table, self.token, self.source) as socket:
            await self.come_in(socket)
            for _ in range(self.rng.randint(20, 150)):
                if self.world.ended:
                    break
                await self.do_something()
                await self.hear()
            if self.rng.random() < 0.5:
                await self.compare()

    async def come_in(self, socket: Any) -> None:
        """What one knew is what one is told, if nothing has happened since."""
        before = self.player
        self.player = Player(socket)
        await self.player.hear(120)
        self.visits += 1
        assert self.player.version >= before.version, "something that was told is lost"
        if self.player.version == before.version and before.view is not None:
            assert self.player.view == before.view
            self.compared += 1
        if self.pending:
            await self.send()

    # ------------------------------------------------------------------ doing

    async def do_something(self) -> None:
        luck = self.rng.random()
        if luck < 0.01:
            await self.player.say_raw({"t": "say", "text": f"hello {self.number}"})
        elif luck < 0.02:
            await self.player.say_raw({"t": "sync"})
        if self.seat < 0 or self.pending or self.player.over:
            return
        if self.player.heard[-1].get("can_undo") and self.rng.random() < 0.1:
            self.taken_back += 1
            await self.player.say_raw({"t": "undo"})
        if self.player.choices and self.player.choices["actions"]:
            await asyncio.sleep(self.rng.uniform(0, self.pause))
            await self.act(self.player.choices["actions"])

    async def act(self, actions: list[str]) -> None:
        usual = [action for action in actions if not action.startswith(QUIET)]
        self.sent += 1
        often = usual and self.rng.random() < 0.9
        self.pending = f"{self.number}-{self.sent}", self.rng.choice(usual if often else actions)
        self.player.choices = None
        await self.send()

    async def send(self) -> None:
        assert self.pending
        client, action = self.pending
        await self.player.say_raw({"t": "act", "id": client, "action": action})

    async def hear(self) -> None:
        """Take in what comes next; who has nothing to wait for looks at the clock now and then."""
        try:
            message = await self.player.hear(2)
        except TimeoutError:
            return
        self.player.heard = self.player.heard[-1:]
        if message["t"] == "error":
            assert message["code"] in HARMLESS, message
            if message.get("id") and self.pending and message["id"] == self.pending[0]:
                self.pending = None
            await self.player.say_raw({"t": "sync"})
        elif self.pending and message.get("id") == self.pending[0]:
            self.known[self.pending[0]] = message["version"], self.pending[1]
            self.pending = None

    async def compare(self) -> None:
        """What one made of all updates is what a fresh welcome says."""
        async with dialled_from(self.world, self.table, self.token, self.source) as socket:
            fresh = Player(socket)
            await fresh.hear(120)
            while self.player.version < fresh.version:
                await self.hear()
        if self.player.version == fresh.version:
            assert self.player.view == fresh.view
            self.compared += 1


# ------------------------------------------------------------------ the beginning and the end


@dataclass(frozen=True)
class Size:
    """How much of everything."""

    tables: int
    clients: int
    kills: int
    stops: int
    stop_seconds: float
    turn_seconds: int
    between: tuple[float, float]  # seconds of play before something happens
    pause: float  # seconds at most, before a person acts


async def opened_tables(world: World, size: Size) -> list[Soaker]:
    """Tables of two people, some with a bot; whoever is left looks on."""
    found: list[Soaker] = []
    async with http_from(world.server.address) as http:
        for number in range(size.tables):
            game, options = GAMES[number % len(GAMES)]
            clock = size.turn_seconds if number % 2 else 0  # with and without
            body = {"game": game, "options": options, "turn_seconds": clock}
            opened = (await http.post("/api/tables", json=body)).json()
            table, host = opened["table"], opened["host"]
            for seat in range(2):
                token = (await asked(http, table, "sit", name=f"P{seat}", seat=seat))["token"]
                found.append(Soaker(world, table, seat, token, len(found), size.pause))
            if game == "watch":
                await asked(http, table, "bot", host=host, seat=2, bot="random")
            await asked(http, table, "start", host=host)
    tables = [soaker.table for soaker in found]
    for number in range(len(found), size.clients):
        found.append(Soaker(world, tables[number % len(tables)], -1, "", number, size.pause))
    return found


async def agree_to_end(world: World, people: list[Soaker]) -> None:
    """The people of a table end their match."""
    async with contextlib.AsyncExitStack() as stack:
        players = []
        for soaker in people:
            dialling = dialled_from(world, soaker.table, soaker.token, soaker.source)
            players.append(Player(await stack.enter_async_context(dialling)))
            await players[-1].hear(60)
        while not players[0].over:
            await players[0].say_raw({"t": "propose_end"})
            await asyncio.sleep(0.2)
            for player in players[1:]:
                await player.say_raw({"t": "vote", "agree": True})
            with contextlib.suppress(TimeoutError):
                while not players[0].over:
                    await players[0].hear(1)


def entries_of(raw: list[bytes]) -> list[dict[str, Any]]:
    """A log as plain data: the soak reads it as anybody would."""
    return [json.loads(body) for body in raw]
