"""Measured: what others notice of a flood. Only in the long run, where the machine is quiet."""

import asyncio
import contextlib
import json
import statistics
import sys
import time
from pathlib import Path

import pytest
from tests.server.attack.flooder import KINDS
from tests.server.attack.rig import Line, Server, http_from, line, match_of, serving
from tests.server.harness import running
from tests.server.matches import played

from hexhold.server import log
from hexhold.server.storage import Mark

pytestmark = pytest.mark.slow

SECONDS = 4.0
TABLES = 4
AS_QUIET = 3.0  # times the p99 without a flood
UNSEEN = 0.05  # seconds that nobody notices anyway
MEGABYTES = 300


async def acting(player: Line, until: float, took: list[float]) -> None:
    """Act and take it back, a few times a second, as within the limits."""
    welcome = await player.until("welcome")
    action = welcome["choices"]["actions"][0]
    number = 0
    while time.monotonic() < until:
        number += 1
        for message, entry in (
            ({"t": "act", "id": str(number), "action": action}, "moved"),
            ({"t": "undo"}, "undone"),
        ):
            began = time.perf_counter()
            player.send(message)
            await player.until(entry)
            took.append(time.perf_counter() - began)
            await asyncio.sleep(0.06)


async def measured(server: Server) -> float:
    """The p99 of actions at tables that nobody attacks."""
    took: list[float] = []
    async with contextlib.AsyncExitStack() as stack:
        people = []
        for number in range(TABLES):
            source = f"127.0.8.{1 + number}"
            async with http_from(server.address, source) as http:
                match = await match_of(http, 3)
            people.append(
                await stack.enter_async_context(
                    line(server.address, match.table, match.tokens[0], source)
                )
            )
        until = time.monotonic() + SECONDS
        await asyncio.gather(*(acting(player, until, took) for player in people))
    assert len(took) > 50
    return statistics.quantiles(took, n=100)[98]


async def under(server: Server, kind: str) -> float:
    """The same while somebody floods the server."""
    given = {"address": server.address, "kind": kind, "seconds": SECONDS + 2, "over": "past"}
    module = ("-m", "tests.server.attack.flooder")
    flooding = await asyncio.create_subprocess_exec(sys.executable, *module, json.dumps(given))
    await asyncio.sleep(1.5)
    try:
        return await measured(server)
    finally:
        assert await flooding.wait() == 0


def prepared(folder: Path) -> None:
    """A match that is over, to be looked back at."""
    _, entries = played("watch", {"players": "4", "turn_limit": 100})
    raw = [log.write(entry) for entry in entries]

    async def keep() -> None:
        async with running(folder) as place:
            await place.house.storage.append("past", 1, raw, Mark("over", False))

    asyncio.run(keep())


def test_nobody_else_notices_a_flood(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    prepared(tmp_path)
    lines = []
    noticed = []
    with serving(tmp_path) as server:
        asyncio.run(measured(server))  # warm
        quiet = statistics.median(asyncio.run(measured(server)) for _ in range(3))
        lines.append(f"{'quiet':9} p99 {1000 * quiet:6.1f} ms  {server.megabytes():5.1f} MB")
        for kind in KINDS:
            p99 = asyncio.run(under(server, kind))
            size = server.megabytes()
            lines.append(f"{kind:9} p99 {1000 * p99:6.1f} ms  {size:5.1f} MB")
            if p99 > max(AS_QUIET * quiet, UNSEEN) or size > MEGABYTES:
                noticed.append(lines[-1])
        with capsys.disabled():
            print("\n" + "\n".join(lines))
        assert not noticed
        assert len(server.log.splitlines()) < 50, server.log[-2000:]
