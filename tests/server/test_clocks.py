"""Clocks that run: a warning, then a bot plays until the owner is back; pauses cost nobody time."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.server.harness import WIDE, Place, Player, connected, running, seated, started, with_bots
from tests.server.test_telling import with_clock

from hexhold.server import clocks as times
from hexhold.server import log
from hexhold.server.clocks import Alarm, SteadyTime
from hexhold.server.room import Pace
from hexhold.server.seats import hashed
from hexhold.server.storage import StorageError
from hexhold.server.table import Table

QUICK = Pace(0.0, warning=0.5)


class FakeTime:
    """A monotonic clock, as fast as a test likes."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


@asynccontextmanager
async def clocked(place: Place, turn: int, reserve: int) -> AsyncIterator[tuple[str, Player]]:
    """A match of one person, who is to act, and two bots."""
    body = {
        "game": "watch", "options": {"players": "3", "first": "0", "trade": False},
        "turn_seconds": turn, "reserve_seconds": reserve,
    }  # fmt: skip
    answer = (await place.http.post("/api/tables", json=body)).json()
    table, host = answer["table"], answer["host"]
    token = await seated(place, table)
    await with_bots(place, table, host, [1, 2], "random")
    async with connected(place, table, token) as ann:
        await started(place, table, host)
        while ann.view is None:
            await ann.hear()
        yield token, ann


async def until(player: Player, what: str) -> dict[str, object]:
    """The next message or update of a kind."""
    while True:
        message = await player.hear()
        if what in (message["t"], message.get("entry")):
            return message


# ------------------------------------------------------------------ steady time


def test_time_passes_while_somebody_looks() -> None:
    wall = FakeTime()
    steady = SteadyTime(wall)
    began = steady.now()
    for _ in range(40):
        wall.seconds += times.TICK
        steady.now()
    assert steady.now() - began == 10_000


@pytest.mark.parametrize("gap", [15.0, 3600.0])
def test_no_time_passes_while_the_machine_sleeps_or_the_server_is_stopped(gap: float) -> None:
    wall = FakeTime()
    steady = SteadyTime(wall)
    began = steady.now()
    wall.seconds += gap
    assert steady.now() - began <= 1000 * times.TICK


# ------------------------------------------------------------------ keeping time


def test_a_clock_is_turn_and_reserve() -> None:
    watched = with_clock()
    assert watched.clocks.left(0) == 40_000
    assert watched.clocks.left(1) is None
    watched.time = 42_999
    assert not watched.clocks.is_up(0)
    watched.time = 43_000
    assert watched.clocks.is_up(0)
    assert not watched.clocks.is_up(1)
    assert watched.table.run_out(0, 43_000) == log.Away(43_000, 0)


def test_a_bot_plays_for_who_is_away_and_the_reserve_is_gone() -> None:
    watched = with_clock()
    watched.take_in(watched.table.run_out(0, 43_000), at=43_000)
    assert watched.table.bots_to_act() == [(0, "planner")]
    assert watched.clocks.left(0) is None
    watched.take_in(watched.table.come_back(hashed("t0"), 60_000), at=60_000)
    assert watched.table.bots_to_act() == []
    assert watched.clocks.left(0) == 10_000


def test_taking_back_gives_no_time() -> None:
    watched = with_clock()
    entries: list[log.AnyEntry] = []
    for second in range(13, 43, 5):  # act and take back, again and again
        entries.append(watched.act(0, "settlement 12", 1000 * second))
        reserve = watched.clocks.reserve_before
        entries.append(watched.table.undo(hashed("t0"), 1000 * second, reserve))
        watched.take_in(entries[-1])
    watched.time = 42_999
    assert watched.clocks.left(0) == 1
    again: Table = with_clock().table
    for stored in entries:
        again.apply(stored)
    assert again.seats[0].reserve == watched.table.seats[0].reserve


def test_a_pause_takes_nobodys_time() -> None:
    watched = with_clock()
    watched.time = 8000
    watched.clocks.pause()
    watched.time = 900_000
    assert watched.clocks.left(0) == 35_000
    watched.clocks.resume()
    assert watched.clocks.left(0) == 35_000
    watched.time += 1000
    assert watched.clocks.left(0) == 34_000


def test_a_restart_gives_back_no_reserve_and_begins_the_turn_anew() -> None:
    watched = with_clock()
    entry = watched.act(0, "settlement 12", 18_000)
    again = with_clock()
    again.take_in(entry, at=500_000)
    assert again.clocks.of(0) == (True, 10_000, 25_000)


# ------------------------------------------------------------------ ringing


def test_a_warning_comes_before_the_time_is_up_and_then_a_bot_plays(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, WIDE, QUICK) as place, clocked(place, 1, 0) as (_, ann):
            warning = await until(ann, "warning")
            assert warning["seat"] == 0
            assert 0 < int(str(warning["milliseconds"])) <= 500
            away = await until(ann, "away")
            assert away["seat"] == 0
            assert ann.table["seats"][0]["away"]
            assert (await until(ann, "moved"))["seat"] == 0  # the bot's move, without asking Ann

    asyncio.run(story())


def test_the_owner_returns_by_saying_so_or_by_connecting(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, WIDE, QUICK) as place, clocked(place, 1, 0) as (token, ann):
            await until(ann, "away")
            await ann.say_raw({"t": "back"})
            await until(ann, "back")
            assert not ann.table["seats"][0]["away"]
            await until(ann, "away")
            async with connected(place, ann.table["table"], token) as again:
                await until(again, "back")

    asyncio.run(story())


def test_everybody_who_is_asked_is_warned_and_the_alarm_rings_until_it_is_heard(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(times, "RETRY", 0.01)
    watched = with_clock()
    watched.clocks._asked_since = {0: 3000, 1: 3500}  # as when two have to discard
    warned: list[int] = []
    over: list[int] = []

    async def story() -> None:
        alarm = Alarm(watched.clocks, 10_000, lambda seat, ms: warned.append(seat), over.append)
        watched.time = 34_000
        alarm._ring()
        assert warned == [0, 1]
        alarm._ring()
        assert (warned, over) == ([0, 1], [])
        watched.time = 43_000
        alarm._ring()
        assert over == [0]
        while len(over) < 3:  # nobody could act on it: the store was full
            await asyncio.sleep(0.01)
        alarm.stop()

    asyncio.run(story())


def test_a_clock_that_ran_out_while_nothing_could_be_stored_rings_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(times, "RETRY", 0.05)

    async def story() -> None:
        async with running(tmp_path, WIDE, QUICK) as place, clocked(place, 1, 0) as (_, ann):
            store = place.hub.storage
            append = store.append

            def full(*given: object) -> asyncio.Future[None]:
                failed = asyncio.get_running_loop().create_future()
                failed.set_exception(StorageError("the disk is full"))
                return failed

            monkeypatch.setattr(store, "append", full)
            await asyncio.sleep(1.3)
            room = await place.hub.find(ann.table["table"])
            assert not room.table.seats[0].away
            monkeypatch.setattr(store, "append", append)
            await until(ann, "away")

    asyncio.run(story())


# ------------------------------------------------------------------ pauses


def test_a_match_that_nobody_is_at_pauses_with_its_clocks_and_bots(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, WIDE, QUICK) as place:
            async with clocked(place, 1, 0) as (token, ann):
                await until(ann, "away")
                table = ann.table["table"]
            room = await place.hub.find(table)
            while room.clients:
                await asyncio.sleep(0.01)
            for _ in range(5):  # a bot may have been thinking
                version = room.table.version
                await asyncio.sleep(1.5)
                if room.table.version == version:
                    break
            assert (room.table.version, room.table.status) == (version, "playing")
            async with connected(place, table, token) as again:
                await until(again, "back")
                await until(again, "away")  # her clock runs again

    asyncio.run(story())


def test_no_clock_runs_at_a_table_that_all_have_left(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, WIDE, QUICK) as place:
            async with clocked(place, 60, 0) as (token, ann):
                table = ann.table["table"]
            room = await place.hub.find(table)
            while room.clients:
                await asyncio.sleep(0.01)
            left = room.clocks.left(0)
            await asyncio.sleep(0.3)
            assert room.clocks.left(0) == left
            async with connected(place, table, token) as again:
                assert not again.table["seats"][0]["away"]
                while room.clocks.left(0) == left:  # it runs again
                    await asyncio.sleep(0.01)

    asyncio.run(story())


def test_a_match_goes_on_after_a_restart_when_somebody_comes(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, WIDE, QUICK) as place, clocked(place, 1, 0) as (token, ann):
            await until(ann, "away")
            table = ann.table["table"]
        async with running(tmp_path, WIDE, QUICK) as place:
            assert table not in place.hub.rooms  # nobody has asked for it
            async with connected(place, table, token) as ann:
                assert ann.table["seats"][0]["away"]
                await until(ann, "back")
                await until(ann, "away")

    asyncio.run(story())
