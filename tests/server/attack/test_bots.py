"""Bots that fail harm nobody: the match goes on, and the server says that something is wrong."""

import asyncio
import contextlib
import os
import signal
import sys
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest
from tests.server import odd_workers
from tests.server.attack.rig import match_of
from tests.server.harness import WIDE, Place, Player, connected, running

from hexhold.server import botpool
from hexhold.server.botpool import BotPool
from hexhold.server.room import Pace

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals and forkserver")


async def plays_on(player: Player, moves: int) -> None:
    """The bots of a table make so many moves; its person does whatever comes first."""
    start = player.version
    async with asyncio.timeout(60):
        while player.version < start + moves and not player.over:
            if player.choices and player.choices["actions"]:
                await player.act(player.choices["actions"][0])
                player.choices = None
            await player.hear(60)


@pytest.mark.parametrize("how", ["dying", "endless"])
def test_a_match_goes_on_when_every_bot_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    """Before, a bot that raised stopped its table for ever."""
    monkeypatch.setattr(botpool, "work", getattr(odd_workers, how))

    async def story() -> None:
        async with running(tmp_path, WIDE, Pace(0.0)) as place:
            place.hub.bots.close()
            place.hub.bots = BotPool(1, 0.2)
            match = await match_of(place.http, 1, options={"trade": False})
            async with connected(place, match.table, match.tokens[0]) as ann:
                await plays_on(ann, 8)
            health = (await place.http.get("/health")).json()
            assert health["bots_failed"] >= 2

    asyncio.run(story())


def test_bots_go_on_when_their_worker_is_killed_again_and_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, WIDE, Pace(0.0)) as place:
            matches = [await match_of(place.http, 1, options={"trade": False}) for _ in range(3)]
            async with contextlib.AsyncExitStack() as stack:
                people = [
                    await stack.enter_async_context(connected(place, m.table, m.tokens[0]))
                    for m in matches
                ]
                killing = asyncio.create_task(kill_workers())
                await asyncio.gather(*(plays_on(person, 60) for person in people))
                killing.cancel()
            await healthy_again(place)

    async def kill_workers() -> None:
        while True:
            await asyncio.sleep(0.15)
            for process in active_children():
                assert process.pid is not None
                with contextlib.suppress(ProcessLookupError):
                    os.kill(process.pid, signal.SIGKILL)

    asyncio.run(story())


async def healthy_again(place: Place) -> None:
    """A worker that was killed is replaced when the next bot thinks."""
    match = await match_of(place.http, 1, options={"trade": False})
    async with connected(place, match.table, match.tokens[0]) as ann:
        await plays_on(ann, 10)
        health: dict[str, Any] = (await place.http.get("/health")).json()
        assert health["ok"], health
