"""Groups of four scripted clients that keep a server busy, and the times they took.

A party has one message on its way at a time. It is through when the last of its sockets has
received what followed: that is the time which is taken.
"""

import asyncio
import random
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final

import msgspec

from hexhold.bench.server.wire import Wire, connect, post
from hexhold.games import FIRST

SEATS: Final = 4


@dataclass
class Times:
    """What was seen of a run."""

    seconds: list[float] = field(default_factory=list)  # from sending to the last receipt
    messages: int = 0  # received
    size: int = 0  # of all of them, in bytes

    def clear(self) -> None:
        """Begin anew."""
        self.seconds.clear()
        self.messages = self.size = 0


class Party(ABC):
    """Four sockets that belong together."""

    def __init__(self, port: int, times: Times) -> None:
        self.port = port
        self.times = times
        self.wires: list[Wire] = []
        self.running = False  # whether it goes on by itself
        self._sent_at = 0.0
        self._missing = 0

    @abstractmethod
    async def gather(self) -> None:
        """Connect."""

    @abstractmethod
    def next_message(self) -> tuple[int, bytes]:
        """Who says what next."""

    def speak(self) -> None:
        """Send the next message, unless one is on its way."""
        if self._missing or not self.ready:
            return
        seat, message = self.next_message()
        self._missing = SEATS
        self._sent_at = perf_counter()
        self.wires[seat].send(message)

    @property
    def ready(self) -> bool:
        """Whether there is something to say."""
        return True

    @property
    def quiet(self) -> bool:
        """Whether nothing is on its way."""
        return self._missing == 0

    def received(self, size: int) -> None:
        """One socket has heard what followed."""
        self.times.messages += 1
        self.times.size += size
        self._missing -= 1
        if self._missing == 0:
            self.times.seconds.append(perf_counter() - self._sent_at)
            if self.running:
                self.speak()

    def leave(self) -> None:
        """Hang up."""
        for wire in self.wires:
            wire.close()


# ------------------------------------------------------------------ a bare echo


class EchoParty(Party):
    """Says something as long as an action and hears something as long as an update."""

    def __init__(self, port: int, times: Times, name: int, size: int) -> None:
        super().__init__(port, times)
        self._path = f"/{name}/{size}"
        self._turn = 0

    async def gather(self) -> None:
        self.wires = [await connect(self.port, self._path, self._hear) for _ in range(SEATS)]

    def next_message(self) -> tuple[int, bytes]:
        self._turn += 1
        return self._turn % SEATS, b'{"t":"act","id":"%d","action":"road 41"}' % self._turn

    def _hear(self, raw: bytes) -> None:
        self.received(len(raw))


# ------------------------------------------------------------------ a table


class Choices(msgspec.Struct):
    actions: list[str]


class Told(msgspec.Struct):
    """The little that a scripted client reads of a message."""

    t: str
    version: int = 0
    code: str = ""
    choices: Choices | None = None
    table: dict[str, Any] | None = None


_decode: Final = msgspec.json.Decoder(Told).decode
# Between two rounds nobody answers: the server must not do so in their place.
OPENED: Final = {"game": FIRST, "answer_seconds": 0}
RARE: Final = ("offer ", "counter ", "supply ")


class TableParty(Party):
    """A table of the real server: every client acts from the choices it was sent."""

    def __init__(self, port: int, times: Times, seed: int) -> None:
        super().__init__(port, times)
        self.errors: list[str] = []
        self.matches = 0
        self._rng = random.Random(seed)
        self._choices: list[list[str]] = [[]] * SEATS
        self._versions = [0] * SEATS
        self._said = 0
        self._reopening: asyncio.Task[None] | None = None

    async def gather(self) -> None:
        opened = await post(self.port, "/api/tables", OPENED)
        table, host = opened["table"], opened["host"]
        self._choices = [[]] * SEATS
        self._versions = [0] * SEATS
        self.wires = []
        for seat in range(SEATS):
            body = {"name": f"client {seat}", "seat": seat, "seed": f"{seat}"}
            token = (await post(self.port, f"/api/tables/{table}/sit", body))["token"]
            wire = await connect(self.port, f"/ws/{table}", self._listener(seat), token)
            self.wires.append(wire)
        await post(self.port, f"/api/tables/{table}/start", {"host": host})
        while not self.ready or len(set(self._versions)) > 1:
            await asyncio.sleep(0.001)
        self.matches += 1

    def _listener(self, seat: int) -> Any:
        def hear(raw: bytes) -> None:
            told = _decode(raw)
            if told.t == "error":
                self.errors.append(told.code)
                self.received(len(raw))
                return
            if told.t not in ("welcome", "update"):  # such as who has come
                return
            self._versions[seat] = told.version
            self._choices[seat] = told.choices.actions if told.choices else []
            if told.t == "update" and self._missing:
                over = told.table is not None and told.table["status"] == "over"
                if over and self._missing == 1:
                    self._reopening = asyncio.create_task(self._reopen())
                self.received(len(raw))

        return hear

    async def _reopen(self) -> None:
        """The match is over: the next one."""
        self.leave()
        await self.gather()
        if self.running:
            self.speak()

    @property
    def ready(self) -> bool:
        return any(self._choices)

    def next_message(self) -> tuple[int, bytes]:
        seat = self._rng.choice([seat for seat in range(SEATS) if self._choices[seat]])
        action = self._pick(self._choices[seat])
        self._choices = [[]] * SEATS
        self._said += 1
        return seat, b'{"t":"act","id":"%d","action":"%s"}' % (self._said, action.encode())

    def _pick(self, actions: list[str]) -> str:
        """Any action, but an offer as rarely as people make one."""
        usual = [action for action in actions if not action.startswith(RARE)]
        if not usual or self._rng.random() < 0.03:
            return self._rng.choice(actions)
        return self._rng.choice(usual)
