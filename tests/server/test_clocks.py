"""Clocks that run: a warning, then a bot plays until the owner is back; restarts change nothing."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.server.harness import WIDE, Place, Player, connected, running, seated, started, with_bots
from tests.server.test_telling import with_clock

from hexhold.server import alarm, log
from hexhold.server.errors import Refused
from hexhold.server.live import Pace
from hexhold.server.tables import Table

QUICK = Pace(0.0, 0.0, warning=0.5)


class FakeTime:
    """The time of day, as fast as a test likes."""

    def __init__(self) -> None:
        self.ahead = 0

    def now(self) -> int:
        return time.time_ns() // 1_000_000 + self.ahead


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


# ------------------------------------------------------------------ deciding


def test_a_clock_is_turn_and_reserve() -> None:
    table = with_clock()
    assert table.time_left(0, 3000) == 40_000
    assert table.time_left(1, 3000) is None
    with pytest.raises(Refused):
        table.give_up_waiting(0, 42_999)
    with pytest.raises(Refused):
        table.give_up_waiting(1, 99_000)
    assert table.give_up_waiting(0, 43_000) == log.Away(43_000, 0)


def test_who_acts_just_in_time_is_not_away() -> None:
    table = with_clock()
    table.apply(table.act(0, "settlement 12", 42_999))
    with pytest.raises(Refused):
        table.give_up_waiting(0, 43_000)


def test_a_bot_plays_for_who_is_away_and_the_reserve_is_gone() -> None:
    table = with_clock()
    table.apply(table.give_up_waiting(0, 43_000))
    assert table.bots_to_act() == [(0, "greedy")]
    assert table.time_left(0, 50_000) is None
    table.apply(table.come_back(0, 60_000))
    assert table.bots_to_act() == []
    assert table.time_left(0, 60_000) == 10_000
    with pytest.raises(Refused):
        table.come_back(0, 61_000)


def test_taking_back_gives_no_time() -> None:
    table = with_clock()
    entries: list[log.AnyEntry] = []
    for second in range(13, 43, 5):  # act and take back, again and again
        for entry in (table.act(0, "settlement 12", 1000 * second), log.Undone(1000 * second, 0)):
            table.apply(entry)
            entries.append(entry)
    assert table.time_left(0, 42_999) == 1
    assert table.give_up_waiting(0, 43_000) == log.Away(43_000, 0)
    again = with_clock()
    for stored in entries:
        again.apply(stored)
    assert again.time_left(0, 42_999) == 1


def test_a_log_read_again_has_the_same_clocks() -> None:
    table = with_clock()
    entries: list[log.AnyEntry] = [table.give_up_waiting(0, 43_000)]
    table.apply(entries[0])
    entries.append(table.come_back(0, 60_000))
    again = with_clock()
    for entry in entries:
        again.apply(entry)
    assert again.time_left(0, 61_000) == 9000


def test_nobody_pays_for_the_time_the_server_was_away() -> None:
    table = with_clock()
    table.apply(table.act(0, "settlement 12", 18_000))
    table.restart_clocks(1_000_000)
    assert table.time_left(0, 1_000_000) == 10_000 + 25_000


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


def test_the_reserve_is_used_after_the_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake = FakeTime()
    for module in ("alarm", "live", "house"):
        monkeypatch.setattr(f"hexhold.server.{module}.now_ms", fake.now)

    async def story() -> None:
        async with running(tmp_path, WIDE, QUICK) as place, clocked(place, 60, 600) as (_, ann):
            assert ann.choices is not None
            fake.ahead = 100_000  # the turn is over, forty seconds of the reserve are used
            await ann.act(ann.choices["actions"][0])
            moved = await until(ann, "moved")
            clock = moved["clocks"][0]  # type: ignore[index]
            assert clock["turn"] > 55_000
            assert 555_000 < clock["reserve"] <= 560_000
            fake.ahead = 900_000
            live = await place.house.find(ann.table["table"])
            live.wake()
            assert (await until(ann, "away"))["seat"] == 0

    asyncio.run(story())


def test_everybody_who_is_asked_is_warned() -> None:
    table = with_clock()
    table._asked_since[1] = 4000  # as when two have to discard
    warned: list[int] = []
    over: list[int] = []

    async def story() -> None:
        ringing = alarm.Alarm(table, 10_000, lambda seat, ms: warned.append(seat), over.append)
        ringing._left = lambda: {0: 9000, 1: 9500, 2: 20_000}  # type: ignore[method-assign]
        ringing._ring()
        assert warned == [0, 1]
        ringing._ring()
        assert warned == [0, 1]
        ringing._left = lambda: {0: 0, 1: 500}  # type: ignore[method-assign]
        ringing._ring()
        assert over == [0]
        ringing.stop()

    asyncio.run(story())


# ------------------------------------------------------------------ restarts


def test_bots_and_clocks_go_on_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, WIDE, QUICK) as place, clocked(place, 1, 0) as (token, ann):
            await until(ann, "away")
            table = ann.table["table"]
            version = ann.version
        async with running(tmp_path, WIDE, QUICK) as place:
            live = place.house.live[table]  # nobody had to ask for it
            assert live.table.seats[0].away
            for _ in range(1000):
                if live.table.version > version + 5:
                    break
                await asyncio.sleep(0.01)
            assert live.table.version > version + 5  # bots play on, for Ann too
            async with connected(place, table, token) as ann:
                await until(ann, "back")
                await until(ann, "away")  # her clock runs again

    asyncio.run(story())


def test_a_restart_gives_back_no_reserve() -> None:
    table = with_clock()
    entries: list[log.AnyEntry] = [table.act(0, "settlement 12", 18_000)]
    again: Table = with_clock()
    for entry in entries:
        again.apply(entry)
    again.restart_clocks(500_000)
    assert again.clock_of(0, 500_000) == (True, 10_000, 25_000)
