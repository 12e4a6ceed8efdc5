"""A server that starts finds what was open, whatever else lies in its store."""

import asyncio
from pathlib import Path

from tests.server.harness import opened, running
from tests.server.matches import played

from hexhold.server import log
from hexhold.server.hub import LISTED
from hexhold.server.storage import Mark


def test_public_tables_are_listed_however_many_private_ones_are_newer(tmp_path: Path) -> None:
    """The lobby looked at the newest tables, and then which of them were public."""

    async def story() -> None:
        async with running(tmp_path) as place:
            body = {"game": "watch", "public": True}
            table = (await place.http.post("/api/tables", json=body)).json()["table"]
            for _ in range(LISTED + 5):
                await opened(place)
        async with running(tmp_path) as place:
            async with asyncio.timeout(20):
                while not (listed := (await place.http.get("/api/tables")).json()["tables"]):
                    await asyncio.sleep(0.05)
            assert [info["table"] for info in listed] == [table]

    asyncio.run(story())


def test_what_is_over_is_not_loaded_when_the_server_starts(tmp_path: Path) -> None:
    _, ended = played("watch", {"players": "3", "turn_limit": 3})
    raw = [log.write(entry) for entry in ended]

    async def story() -> None:
        async with running(tmp_path) as place:
            store = place.hub.storage
            await asyncio.gather(
                *(store.append(f"past{n}", 1, raw, Mark("over", True)) for n in range(200))
            )
            table, _ = await opened(place)
        async with running(tmp_path) as place:
            assert (await place.http.get(f"/api/tables/{table}")).status_code == 200
            assert set(place.hub.rooms) == {table}
            answer = await place.http.get("/api/tables/past7/record")
            assert answer.status_code == 200

    asyncio.run(story())
