"""A server that is killed and stopped again and again loses nothing and doubles nothing."""

import asyncio
import contextlib
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from tests.server.attack.rig import OPEN_DOORS, Server, http_from
from tests.server.attack.soak import (
    Size,
    Soaker,
    World,
    agree_to_end,
    entries_of,
    opened_tables,
)

import hexhold
from hexhold.core.fair import verify
from hexhold.core.record import read_header

SHORT = Size(
    tables=6, clients=15, kills=3, stops=1, stop_seconds=3.0, turn_seconds=2, between=(0.5, 1.5),
    pause=0.02,
)  # fmt: skip
FULL = Size(
    tables=60, clients=150, kills=25, stops=10, stop_seconds=15.0, turn_seconds=10,
    between=(2.0, 6.0), pause=0.3,
)  # fmt: skip


async def soak(folder: Path, size: Size) -> dict[str, Any]:
    """Play through everything that happens to the server; what came of it."""
    rng = random.Random(5)
    world = World(folder, Server(folder, *OPEN_DOORS))
    try:
        soakers = await opened_tables(world, size)
        living = [asyncio.create_task(soaker.live()) for soaker in soakers]
        blows = ["kill"] * size.kills + ["stop"] * size.stops
        rng.shuffle(blows)
        for blow in blows:
            await asyncio.sleep(rng.uniform(*size.between))
            raise_first(living)
            world.look()
            if blow == "kill":
                await asyncio.to_thread(world.kill)
            else:
                await world.sleep(size.stop_seconds)
        await asyncio.sleep(size.between[1])
        world.look()
        world.ended = True
        await asyncio.gather(*living)
        figures = await judged(world, soakers)
    finally:
        world.server.end()
    assert "Traceback" not in world.server.log
    return figures


def raise_first(living: list["asyncio.Task[None]"]) -> None:
    """Whoever found a fault tells it at once."""
    for task in living:
        if task.done():
            task.result()


async def judged(world: World, soakers: list[Soaker]) -> dict[str, Any]:
    """Nothing lost, nothing doubled, nobody absent, all dice fair."""
    tables = {soaker.table: [s for s in soakers if s.table == soaker.table] for soaker in soakers}
    for here in tables.values():
        await agree_to_end(world, [soaker for soaker in here if soaker.seat >= 0])
    draws = absent = 0
    async with http_from(world.server.address) as http:
        for table, here in tables.items():
            entries = stored(world, table)
            check_log(entries, here)
            assert not any(map(world.made_absent, entries)), "somebody paid for the stop"
            absent += sum(entry["entry"] == "away" for entry in entries)
            draws += verified((await http.get(f"/api/tables/{table}/record")).text)
    return {
        "tables": len(tables),
        "clients": len(soakers),
        "acknowledged": sum(len(soaker.known) for soaker in soakers),
        "visits": sum(soaker.visits for soaker in soakers),
        "views compared": sum(soaker.compared for soaker in soakers),
        "taken back": sum(soaker.taken_back for soaker in soakers),
        "draws verified": draws,
        "absent": absent,  # on a busy machine a client may be slower than its clock
        "most megabytes": round(world.most_megabytes, 1),
    }


def stored(world: World, table: str) -> list[dict[str, Any]]:
    """The log as it lies in the file; nothing was packed yet."""
    with contextlib.closing(sqlite3.connect(world.server.db)) as connection:
        query = "SELECT seq, body FROM log WHERE match = ? ORDER BY seq"
        rows = connection.execute(query, (table,)).fetchall()
    assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1))
    return entries_of([body for _, body in rows])


def check_log(entries: list[dict[str, Any]], soakers: list[Soaker]) -> None:
    ids = [entry["client"] for entry in entries if entry.get("client")]
    assert len(set(ids)) == len(ids), "an action was applied twice"
    for soaker in soakers:
        assert len(entries) >= soaker.player.version
        for client, (version, action) in soaker.known.items():
            entry = entries[version - 1]
            assert entry["client"] == client, "an acknowledged action is lost"
            assert entry["moves"][0] == f"{soaker.seat} {action}"


def verified(record: str) -> int:
    """How many chance moves were drawn again."""
    match = hexhold.replay(record)
    proof = read_header(record.splitlines()).proof
    assert proof is not None
    return verify(match.game, match.game.new_state(), match.moves, proof)


def test_nothing_is_lost_whatever_happens_to_the_server(tmp_path: Path) -> None:
    figures = asyncio.run(soak(tmp_path, SHORT))
    assert figures["acknowledged"] > 100
    assert figures["views compared"] > 10


@pytest.mark.slow
def test_nothing_is_lost_however_long_and_often(
    tmp_path: Path, record_property: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    figures = asyncio.run(soak(tmp_path, FULL))
    with capsys.disabled():
        print(f"\nsoak: {figures}")
    assert figures["acknowledged"] > 10_000
    assert figures["most megabytes"] < 300
