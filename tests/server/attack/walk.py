"""A random walk of people, a host and a stranger over all that can be said to a server."""

import asyncio
import contextlib
import random
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import websockets
from tests.server.harness import Place, Player, dialled

from hexhold.core.fair import seed_hash
from hexhold.server.seats import hashed

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve")
READS = ("", "/record", "/summary", "/replay", "/replay?seat=open", "/chances", "/replay?seat=0")
PLAIN = ("undo", "back", "sync", "ping", "resign", "propose_end")


@dataclass
class Ear:
    """One connection: by whom, from when to when, and all that it heard."""

    table: str
    token: str
    came: float = 0.0  # when it heard its welcome
    left: float = float("inf")
    heard: list[dict[str, Any]] = field(default_factory=list)

    def was_there_at(self, moment: float, margin: float = 0.1) -> bool:
        """Whether it was surely connected around a moment."""
        return 0 < self.came < moment - margin and moment + margin < self.left


@dataclass
class Actor:
    """Somebody with tokens and sockets, who does whatever comes to mind."""

    name: str
    walk: "Walk"
    tokens: dict[str, list[str]] = field(default_factory=dict)  # by table
    hosts: dict[str, str] = field(default_factory=dict)
    sockets: list[tuple[Ear, Player]] = field(default_factory=list)
    sent: int = 0
    gave_up: set[str] = field(default_factory=set)  # tokens

    async def post(self, table: str, what: str, **body: Any) -> Any:
        answer = await self.walk.place.http.post(f"/api/tables/{table}/{what}", json=body)
        assert answer.status_code < 500, answer.text
        return answer.json() if answer.is_success else None

    def a_token(self, table: str) -> str:
        return self.walk.rng.choice(["", *self.tokens.get(table, [])])

    # -- over HTTP

    async def sit(self, table: str) -> None:
        seat = self.walk.rng.choice([None, 0, 1, 2])
        number = len(self.tokens.get(table, []))
        seed: dict[str, str] = {}
        if self.walk.rng.random() < 0.3:
            seal = (await self.walk.place.http.get(f"/api/tables/{table}")).json()["commitment"]
            seed = {"seed_hash": seed_hash(seal, self.name)}
        name = f"{self.name}{number}"
        told = await self.post(table, "sit", name=name, seat=seat, **seed)
        if told:
            self.tokens.setdefault(table, []).append(told["token"])

    async def leave_or_ask(self, table: str) -> None:
        rng = self.walk.rng
        token, host = self.a_token(table), self.hosts.get(table, "")
        seat = rng.randrange(3)
        asking: list[tuple[str, dict[str, Any]]] = [
            ("stand", {"token": token}),
            ("seed", {"token": token, "seed": self.name}),
            ("bot", {"host": host, "seat": seat, "bot": "random"}),
            ("free", {"host": host, "seat": seat}),
            ("mute", {"host": host, "seat": seat, "muted": rng.random() < 0.5}),
        ]
        what, body = rng.choice(asking)
        await self.post(table, what, **body)

    async def start(self, table: str) -> None:
        await self.post(table, "start", host=self.hosts.get(table, "no"))

    async def rematch(self, table: str) -> None:
        tokens = [*self.tokens.get(table, []), self.hosts.get(table, "")]
        token = self.walk.rng.choice(tokens)
        told = await self.post(table, "rematch", token=token)
        if told:
            self.walk.tables.append(told["table"])
            for actor in self.walk.actors:
                actor.tokens[told["table"]] = list(actor.tokens.get(table, []))
            if told["host"]:
                self.hosts[told["table"]] = token

    async def read(self, table: str) -> None:
        path = self.walk.rng.choice(READS)
        answer = await self.walk.place.http.get(f"/api/tables/{table}{path}")
        if answer.is_success and path:
            info = (await self.walk.place.http.get(f"/api/tables/{table}")).json()
            assert info["status"] == "over", path

    # -- over a socket

    async def connect(self, table: str) -> None:
        token = self.a_token(table)
        ear = Ear(table, token)
        socket = await dialled(self.walk.place.address, table, token)
        player = Player(socket)
        self.walk.ears.append(ear)
        self.sockets.append((ear, player))
        self.walk.listening.append(asyncio.create_task(self.listen(ear, player)))

    async def listen(self, ear: Ear, player: Player) -> None:
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                message = await player.hear(600)
                ear.came = ear.came or time.time() * (message["t"] == "welcome")
                ear.heard.append(message)
        ear.left = min(ear.left, time.time())

    async def hang_up(self, table: str) -> None:
        if self.sockets:
            ear, player = self.sockets.pop(self.walk.rng.randrange(len(self.sockets)))
            ear.left = time.time()
            await player.socket.close()

    async def say(self, table: str) -> None:
        if not self.sockets:
            return
        rng = self.walk.rng
        ear, player = rng.choice(self.sockets)
        kind = rng.choice([*PLAIN[:4], *PLAIN, "stand_in", "vote", "vote", "vote", "say", "seed"])
        message: dict[str, Any] = {"t": kind}
        if kind == "resign":
            if rng.random() < 0.95:
                return
            self.gave_up.add(hashed(ear.token))
        elif kind == "propose_end" and rng.random() < 0.97:
            return
        elif kind == "stand_in":
            message["seat"] = rng.randrange(3)
        elif kind == "vote":
            message["agree"] = rng.random() < 0.9
        elif kind == "say":
            message["text"] = "hello"
        elif kind == "seed":
            message["seed"] = self.name
        with contextlib.suppress(websockets.ConnectionClosed):
            await player.say_raw(message)

    async def act(self, table: str) -> None:
        """What oneself, or what anybody else may do."""
        rng = self.walk.rng
        for ear, player in list(self.sockets):
            offered = [p.choices for _, p in self.walk.everybody() if p.choices]
            mine = [player.choices] if player.choices else []
            choices = rng.choice(mine or offered) if mine or offered else None
            if choices and choices["actions"]:
                self.sent += 1
                client = f"{hashed(ear.token)[:20]} {self.sent}"
                action = rng.choice(choices["actions"])
                with contextlib.suppress(websockets.ConnectionClosed):
                    await player.say_raw({"t": "act", "id": client, "action": action})


@dataclass
class Walk:
    """Everybody at once, at a few tables."""

    place: Place
    rng: random.Random
    tables: list[str] = field(default_factory=list)
    actors: list[Actor] = field(default_factory=list)
    ears: list[Ear] = field(default_factory=list)
    listening: list["asyncio.Task[None]"] = field(default_factory=list)

    def everybody(self) -> list[tuple[Ear, Player]]:
        return [socket for actor in self.actors for socket in actor.sockets]

    async def begin(self) -> None:
        """A table, whose host is the first of five."""
        self.actors = [Actor(name, self) for name in NAMES]
        body = {"game": "watch", "options": {"players": "3", "turn_limit": 5}}
        opened = (await self.place.http.post("/api/tables", json=body)).json()
        self.tables = [opened["table"]]
        self.actors[0].hosts[opened["table"]] = opened["host"]
        for actor in self.actors[:3]:
            await actor.sit(self.tables[0])
            await actor.connect(self.tables[0])
        await self.actors[0].start(self.tables[0])

    async def go(self, steps: int) -> None:
        """Several do something at the same time, again and again."""
        for _ in range(steps):
            doing = [
                self.a_deed(self.rng.choice(self.actors)) for _ in range(self.rng.randint(1, 6))
            ]
            asked = [actor for actor in self.actors if any(p.choices for _, p in actor.sockets)]
            doing += [actor.act(self.tables[-1]) for actor in asked]
            await asyncio.gather(*doing)
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.2)
        for _, player in self.everybody():
            await player.socket.close()
        await asyncio.gather(*self.listening)

    def a_deed(self, actor: Actor) -> Awaitable[None]:
        table = self.tables[-1] if self.rng.random() < 0.9 else self.rng.choice(self.tables)
        deeds: list[tuple[int, Callable[[str], Awaitable[None]]]] = [
            (4, actor.sit), (2, actor.leave_or_ask), (3, actor.start), (2, actor.rematch),
            (2, actor.read), (5, actor.connect), (4, actor.hang_up), (10, actor.say),
            (10, actor.act),
        ]  # fmt: skip
        if actor is self.actors[-1] and self.rng.random() < 0.5:
            return actor.act(table)  # the stranger rarely sits
        weights = [weight for weight, _ in deeds]
        return self.rng.choices([deed for _, deed in deeds], weights)[0](table)
