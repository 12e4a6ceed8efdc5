"""Clients that come and go while they play, and compare what they hold with a fresh welcome."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from tests.server.harness import Place, Player, dialled

QUIET = ("offer", "counter", "supply")  # what a scripted client does rarely


@dataclass
class Restless:
    """Somebody at a table, or a spectator, whose connection breaks now and then."""

    place: Place
    table: str
    token: str = ""
    seed: int = 1
    stay: int = 40  # messages, about, until the connection breaks
    player: Player = field(default_factory=lambda: Player(None))
    pending: tuple[str, str] | None = None  # an action that was not acknowledged
    sent: int = 0
    returns: int = 0
    compared: int = 0

    def __post_init__(self) -> None:
        self.rng = random.Random(self.seed)

    async def play(self) -> None:
        """Play or look on until the match is over."""
        while not self.player.over:
            async with self.connected():
                await self._stay()
                await self.compare()
            self.returns += 1

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[Any]:
        """A connection, which begins with a welcome."""
        async with dialled(self.place.address, self.table, self.token) as socket:
            self.player.socket = socket
            await self.hear()
            yield socket

    async def _stay(self) -> None:
        if self.pending:
            await self._send(*self.pending)  # it may have been lost, or not: the id tells
        for _ in range(self.rng.randint(1, 2 * self.stay)):
            if self.player.over:
                return
            await self.act()
            await self.hear()

    async def act(self) -> None:
        """Choose among what one was offered."""
        if not self.token or self.pending or not self.player.choices:
            return
        actions = self.player.choices["actions"]
        usual = [action for action in actions if not action.startswith(QUIET)]
        if not actions:
            return
        self.player.choices = None
        self.sent += 1
        often = usual and self.rng.random() < 0.95
        self.pending = f"{self.seed}-{self.sent}", self.rng.choice(usual if often else actions)
        await self._send(*self.pending)

    async def _send(self, client: str, action: str) -> None:
        await self.player.say_raw({"t": "act", "id": client, "action": action})

    async def hear(self) -> None:
        """Take the next message in; it may acknowledge what one did."""
        message = await self.player.hear()
        if self.pending and message.get("id") == self.pending[0]:
            assert message.get("code") in (None, "refused"), message  # somebody was quicker
            self.pending = None

    async def compare(self) -> None:
        """What one made of all updates is what a fresh welcome says."""
        async with dialled(self.place.address, self.table, self.token) as socket:
            fresh = Player(socket)
            await fresh.hear()
            while self.player.version < fresh.version:
                await self.hear()
        assert self.player.version == fresh.version
        assert self.player.view == fresh.view
        assert self.player.choices in (None, fresh.choices)  # None: it has acted on them
        self.compared += 1
