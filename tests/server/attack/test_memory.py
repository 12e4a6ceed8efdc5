"""Nothing that anybody does is kept for longer than it is needed."""

import asyncio
import contextlib
from pathlib import Path

from tests.server.attack.rig import (
    OPEN_DOORS,
    Line,
    Match,
    bare,
    bare_connection,
    http_from,
    line,
    match_of,
    serving,
    statuses,
)
from tests.server.doors import frame
from tests.server.harness import WIDE, connected, dialled, running
from websockets.frames import Opcode

from hexhold.server.room import Pace

UNKNOWN = 2_000  # names of tables that nobody has opened
GROWTH = 40.0  # megabytes: what a server may grow by, in a test of seconds


async def files_are(server: object, most: int) -> None:
    """Wait until a server has let go of its files."""
    async with asyncio.timeout(30):
        while server.files() > most:  # type: ignore[attr-defined]
            await asyncio.sleep(0.1)


async def deaf_crowd(stack: contextlib.AsyncExitStack, address: str, match: Match) -> list[Line]:
    """Forty at a table who read nothing, each from an address of their own."""
    crowd = []
    for number in range(40):
        source = f"127.0.2.{1 + number}"
        deaf = await stack.enter_async_context(line(address, match.table, match.tokens[0], source))
        deaf.bare.reader._transport.pause_reading()  # type: ignore[attr-defined]
        crowd.append(deaf)
    return crowd


def test_who_does_not_read_costs_little_and_is_let_go(tmp_path: Path) -> None:
    """Before, whatever was not read was kept for as long as the connection lasted."""

    async def story() -> None:
        with serving(tmp_path, *OPEN_DOORS) as server:
            async with http_from(server.address) as http:
                match = await match_of(http, 1)
            before, files = server.megabytes(), server.files()
            async with contextlib.AsyncExitStack() as stack, asyncio.timeout(60):
                crowd = await deaf_crowd(stack, server.address, match)
                assert server.files() >= files + 30
                for deaf in crowd:
                    deaf.send({"t": "sync"}, 50)  # within all limits
                while server.files() > files + 2:  # they are still there, and go on asking
                    for deaf in crowd:
                        deaf.send({"t": "sync"}, 9)
                    await asyncio.sleep(0.5)
                    assert server.megabytes() - before < GROWTH

    asyncio.run(story())


def test_who_pings_and_does_not_read_costs_nothing(tmp_path: Path) -> None:
    """Before, every ping was answered, and the answers were kept."""

    async def story() -> None:
        with serving(tmp_path, *OPEN_DOORS) as server:
            async with http_from(server.address) as http:
                match = await match_of(http, 1)
            before, files = server.megabytes(), server.files()
            async with contextlib.AsyncExitStack() as stack, asyncio.timeout(60):
                for deaf in await deaf_crowd(stack, server.address, match):
                    deaf.bare.send(frame(Opcode.PING, b"x" * 125) * 20_000)
                while server.files() > files + 2:
                    assert server.megabytes() - before < GROWTH
                    await asyncio.sleep(0.1)

    asyncio.run(story())


def test_tables_that_nobody_opened_leave_nothing_behind(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, WIDE, Pace(0.0)) as place:
            for number in range(0, UNKNOWN, 10):
                codes = await statuses(place.address, "GET", f"/api/tables/none{number}", 10)
                assert codes == {404: 10}
            for number in range(50):
                async with dialled(place.address, f"none{number}") as socket:
                    assert "no-table" in await socket.recv()
            hub = place.hub
            while hub._tasks - {task for task in hub._tasks if "forever" in repr(task)}:
                await asyncio.sleep(0.01)
            kept = (hub.rooms, hub._loading, hub._seen, hub._listed, hub._damaged)
            assert not any(kept)

    asyncio.run(story())


def test_a_connection_that_ends_takes_its_file_with_it(tmp_path: Path) -> None:
    async def story() -> None:
        with serving(tmp_path, *OPEN_DOORS) as server:
            async with http_from(server.address) as http:
                match = await match_of(http, 1)
            async with line(server.address, match.table, match.tokens[0]) as ann:
                await ann.until("welcome")
                files = server.files()
                for _ in range(60):
                    async with bare(server.address) as half:
                        half.send(b"GET / HT")
                    async with line(server.address, match.table):
                        pass
                    client = await bare_connection(server.address)
                    client.writer.close()
                await files_are(server, files + 2)
                ann.send({"t": "ping"})
                await ann.until("pong")

    asyncio.run(story())


def test_a_table_that_nobody_is_at_is_put_away_whole(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, WIDE, Pace(0.0)) as place:
            match = await match_of(place.http, 1, options={"trade": False})
            async with connected(place, match.table, match.tokens[0]):
                pass
            hub = place.hub
            room = hub.rooms[match.table]
            while room.clients or room.busy:
                await asyncio.sleep(0.01)
            hub._seen[match.table] = -1e9
            await hub.tidy()
            assert not hub.rooms
            assert not hub._seen
            async with connected(place, match.table, match.tokens[0]) as ann:
                assert ann.heard[0]["seat"] == 0

    asyncio.run(story())
