"""How long bots pause: as people need it, or less where the only one who plays wants it so."""

import asyncio
from pathlib import Path

import pytest
from tests.server.harness import (
    WIDE,
    connected,
    opened,
    running,
    seated,
    started,
    with_bots,
)

from hexhold.server.room import Pace

PAUSE = 30.0


@pytest.mark.parametrize(("people", "expected"), [(1, 6.0), (2, PAUSE)])
def test_bots_hurry_only_where_one_person_plays_alone(
    tmp_path: Path, people: int, expected: float
) -> None:
    async def story() -> None:
        async with running(tmp_path, WIDE, Pace(pause=PAUSE)) as place:
            table, host = await opened(place, players="3", first="0")
            tokens = [await seated(place, table, f"Person {seat}") for seat in range(people)]
            await with_bots(place, table, host, list(range(people, 3)), "random")
            await started(place, table, host)
            async with connected(place, table, tokens[0]) as ann:
                room = await place.hub.find(table)
                assert room.pause == PAUSE
                await ann.say_raw({"t": "hasten", "share": 0.2})
                await ann.say_raw({"t": "ping"})
                while (await ann.hear())["t"] != "pong":
                    pass
                assert room.pause == pytest.approx(expected)
                await ann.say_raw({"t": "hasten", "share": 7})
                while (await ann.hear())["t"] != "error":
                    pass
                assert ann.errors[-1]["code"] == "bad-message"

    asyncio.run(story())


def test_who_looks_on_cannot_hurry_bots(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, WIDE, Pace(pause=PAUSE)) as place:
            table, host = await opened(place, players="3", first="0")
            token = await seated(place, table)
            await with_bots(place, table, host, [1, 2], "random")
            await started(place, table, host)
            async with connected(place, table, token), connected(place, table) as eve:
                room = await place.hub.find(table)
                await eve.say_raw({"t": "hasten", "share": 0})
                await eve.say_raw({"t": "ping"})
                while (await eve.hear())["t"] != "pong":
                    pass
                assert room.pause == PAUSE

    asyncio.run(story())
