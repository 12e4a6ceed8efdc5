"""Actions that are begun as soon as they are read: the same outcome as by the long way."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.server.harness import Place, Player, connected, opened, running, seated, started

from hexhold.server import log
from hexhold.server.live import LiveTable, take_now
from hexhold.server.storage import StorageError


@asynccontextmanager
async def at_a_table(path: Path) -> AsyncIterator[tuple[Place, LiveTable, Player]]:
    """Ann has to found her first settlement."""
    async with running(path) as place:
        table, host = await opened(place, players="3", first="0")
        tokens = [await seated(place, table, name) for name in ("Ann", "Bob", "Cid")]
        await started(place, table, host)
        live = await place.house.find(table)
        async with connected(place, table, tokens[0]) as ann:
            yield place, live, ann


async def answer_to(player: Player, kind: str) -> dict[str, object]:
    """The next message of a kind."""
    while (message := await player.hear())["t"] != kind:
        pass
    return message


def test_an_action_begins_without_a_task(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with at_a_table(tmp_path) as (_, live, ann):

            async def never(*_: object) -> int:
                raise AssertionError("this is the long way")

            monkeypatch.setattr(live, "submit", never)
            await ann.act("settlement 12")
            assert (await answer_to(ann, "update"))["id"] == "a1"

    asyncio.run(story())


def test_what_another_process_wrote_is_taken_in_first(tmp_path: Path) -> None:
    async def story() -> None:
        async with at_a_table(tmp_path) as (_, live, ann):
            entry = log.Said(1, 1, "Bob", "from elsewhere")
            version = live.table.version
            await live.storage.append(live.table.name, version + 1, [log.write(entry)])
            await ann.act("settlement 12")
            assert (await answer_to(ann, "update"))["entry"] == "said"
            moved = await answer_to(ann, "update")
            assert (moved["entry"], moved["id"], moved["version"]) == ("moved", "a1", version + 2)
            assert not live.lock.locked()

    asyncio.run(story())


def test_a_store_that_fails_is_told_and_nothing_has_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with at_a_table(tmp_path) as (_, live, ann):

            def fail(*_: object) -> "asyncio.Future[None]":
                failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                failed.set_exception(StorageError("disk full"))
                return failed

            before = live.table.version
            with monkeypatch.context() as patched:
                patched.setattr(live.storage, "append", fail)
                await ann.act("settlement 12")
                error = await answer_to(ann, "error")
            assert (error["code"], error["id"]) == ("unavailable", "a1")
            assert live.table.version == before
            await ann.act("settlement 12")
            assert (await answer_to(ann, "update"))["id"] == "a2"

    asyncio.run(story())


def test_a_refusal_and_a_repeat_are_answered(tmp_path: Path) -> None:
    async def story() -> None:
        async with at_a_table(tmp_path) as (_, live, ann):
            await ann.act("road 1")
            error = await answer_to(ann, "error")
            assert error["code"] == "refused"
            assert error["rule"]
            message = '{"t":"act","id":"x","action":"settlement 12"}'
            await ann.say_raw(message)
            version = (await answer_to(ann, "update"))["version"]
            await ann.say_raw(message)
            assert await answer_to(ann, "done") == {"t": "done", "id": "x", "version": version}
            assert not live.lock.locked()

    asyncio.run(story())


def test_answers_come_in_the_order_of_the_questions(tmp_path: Path) -> None:
    async def story() -> None:
        async with at_a_table(tmp_path) as (_, _, ann):
            await ann.act("settlement 12")
            for _ in range(5):
                await ann.say_raw({"t": "ping"})
            kinds = [(await ann.hear())["t"] for _ in range(6)]
            assert kinds == ["update"] + ["pong"] * 5

    asyncio.run(story())


def test_a_lock_is_taken_now_or_not_at_all() -> None:
    async def story() -> None:
        lock = asyncio.Lock()
        assert take_now(lock)
        assert not take_now(lock)
        waiting = asyncio.create_task(lock.acquire())
        await asyncio.sleep(0)
        lock.release()
        assert not take_now(lock)  # whoever waited is first
        assert await waiting
        lock.release()
        assert take_now(lock)

    asyncio.run(story())
