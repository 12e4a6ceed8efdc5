"""Nobody's time passes while the server sleeps, whatever the clock on the wall says."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from tests.server.attack.rig import OPEN_DOORS, http_from, line, match_of, serving
from tests.server.harness import WIDE, connected, running

from hexhold.server import clocks, log, room
from hexhold.server.room import Pace

CALM: dict[str, Any] = {"options": {"trade": False}}


def test_a_real_server_that_is_stopped_makes_nobody_absent(tmp_path: Path) -> None:
    """Before, a laptop that slept for a while took everybody's turn."""

    async def story(server: Any) -> None:
        async with http_from(server.address) as http:
            match = await match_of(http, 2, turn_seconds=2, **CALM)
            async with (
                line(server.address, match.table, match.tokens[0]) as ann,
                line(server.address, match.table, match.tokens[1]) as bob,
            ):
                await ann.until("welcome")
                await bob.until("welcome")
                server.stop()
                await asyncio.sleep(4)
                server.go_on()
                ann.send({"t": "ping"})
                while (message := await ann.hear())["t"] != "pong":
                    assert message.get("entry") != "away"
                info = (await http.get(f"/api/tables/{match.table}")).json()
                assert not any(seat["away"] for seat in info["seats"])
                assert (await ann.until("away"))["seat"] == 0  # but her clock does run

    with serving(tmp_path, *OPEN_DOORS) as server:
        asyncio.run(story(server))


@pytest.mark.parametrize("hours", [1, -1])
def test_a_clock_on_the_wall_that_is_set_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hours: int
) -> None:
    """Before, clocks were counted by the wall: an hour forward, and everybody was absent."""

    async def story() -> None:
        async with running(tmp_path, WIDE, Pace(0.0, warning=0.1)) as place:
            match = await match_of(place.http, 3, turn_seconds=60, reserve_seconds=60, **CALM)
            async with connected(place, match.table, match.tokens[0]) as ann:
                real = clocks.now_ms

                def shifted() -> int:
                    return real() + hours * 3_600_000

                for module in (clocks, room):
                    monkeypatch.setattr(module, "now_ms", shifted)
                monkeypatch.setattr(time, "time", lambda: shifted() / 1000)
                assert ann.choices is not None
                await ann.act(ann.choices["actions"][0])
                await ann.hear()
                await asyncio.sleep(0.3)
                table = (await place.hub.find(match.table)).table
                assert not any(seat.away for seat in table.seats)
                assert table.seats[0].reserve == 60_000
                left = ann.heard[-1]["clocks"][0]
                assert left["turn"] > 55_000

    asyncio.run(story())


def test_who_takes_back_at_a_table_without_clocks_has_all_the_time(tmp_path: Path) -> None:
    """A clock began to run that nobody had asked for, was up at once, and a bot played on."""

    async def story() -> None:
        async with running(tmp_path, WIDE, Pace(0.0)) as place:
            match = await match_of(place.http, 3, **CALM)
            async with connected(place, match.table, match.tokens[0]) as ann:
                assert ann.choices is not None
                await ann.act(ann.choices["actions"][0])
                await ann.hear()
                await ann.say_raw({"t": "undo"})
                await ann.hear()
                assert ann.heard[-1]["entry"] == "undone"
                await asyncio.sleep(0.3)
                table = (await place.hub.find(match.table)).table
                assert not table.seats[0].away
                assert table.version == ann.version

    asyncio.run(story())


def test_after_a_start_a_spent_reserve_stays_spent_and_no_time_has_passed(tmp_path: Path) -> None:
    async def story() -> tuple[str, list[str]]:
        async with running(tmp_path, WIDE, Pace(0.0)) as place:
            match = await match_of(place.http, 3, turn_seconds=0, reserve_seconds=2, **CALM)
            async with connected(place, match.table, match.tokens[0]) as ann:
                await asyncio.sleep(1)
                assert ann.choices is not None
                await ann.act(ann.choices["actions"][0])
                await ann.hear()
            return match.table, match.tokens

    async def again(table: str, tokens: list[str]) -> None:
        async with running(tmp_path, WIDE, Pace(0.0)) as place:
            async with connected(place, table, tokens[0]) as ann:
                assert 0 < ann.table["seats"][0]["reserve"] <= 1_000
                assert not ann.table["seats"][0]["away"]
            entries = [log.read(raw) for raw in await place.hub.storage.entries(table)]
            assert not any(isinstance(entry, log.Away) for entry in entries)

    table, tokens = asyncio.run(story())
    time.sleep(1.5)  # more than she had left
    asyncio.run(again(table, tokens))
