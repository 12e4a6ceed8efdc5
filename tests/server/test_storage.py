"""What any store does: what was appended is there, a moment is written once, no failure spreads."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from hexhold.server.sqlite_store import BATCH, SqliteStorage
from hexhold.server.storage import Conflict, Mark, Storage, StorageError

Opening = Callable[[], AbstractAsyncContextManager[Storage]]
OPENED = Mark("waiting", public=True)
STARTED = Mark("playing", public=True)
OVER = Mark("over", public=True)


@asynccontextmanager
async def in_sqlite(path: Path) -> AsyncIterator[Storage]:
    store = SqliteStorage(path / "log.sqlite")
    try:
        yield store
    finally:
        await store.close()


STORES = {"sqlite": in_sqlite}


@pytest.fixture(params=list(STORES.values()), ids=list(STORES))
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Opening:
    """Opens a store; what is opened again holds what it held."""
    return partial(request.param, tmp_path)


def tell(store: Opening, story: Callable[[Storage], Awaitable[None]]) -> None:
    """Run a story at a store."""

    async def whole() -> None:
        async with store() as opened:
            await story(opened)

    asyncio.run(whole())


async def names(store: Storage, since: int = 0) -> list[str]:
    return [listed.name for listed in await store.open_tables(since)]


# ------------------------------------------------------------------ logs


def test_what_was_appended_is_there_after_opening_again(store: Opening) -> None:
    many = [b"%d" % n for n in range(5 * BATCH)]

    async def write(s: Storage) -> None:
        await asyncio.gather(*(s.append(f"t{n}", 1, [b"a", b"b"]) for n in range(3 * BATCH)))
        await s.append("t0", 3, many)

    async def read(s: Storage) -> None:
        assert len(await s.open_tables()) == 3 * BATCH
        assert await s.entries("t7") == [b"a", b"b"]
        assert await s.entries("t7", after=1) == [b"b"]
        assert await s.entries("t7", after=2) == []
        assert await s.entries("t0", after=2) == many

    tell(store, write)
    tell(store, read)


def test_entries_are_any_bytes_and_names_any_text(store: Opening) -> None:
    async def story(s: Storage) -> None:
        odd = [b"", b"\0\n\xff", "ü".encode(), b"x" * 1_000_000]
        await s.append("Tisch 'ü'; --", 1, odd)
        assert await s.entries("Tisch 'ü'; --") == odd
        await s.pack("Tisch 'ü'; --")
        assert await s.entries("Tisch 'ü'; --") == odd

    tell(store, story)


def test_a_table_that_nobody_opened_has_no_entries(store: Opening) -> None:
    async def story(s: Storage) -> None:
        assert await s.entries("nowhere") == []
        await s.pack("nowhere")
        assert await s.open_tables() == []

    tell(store, story)


@pytest.mark.parametrize("size", [1, 2 * BATCH])
@pytest.mark.parametrize("seq", [1, 2])
def test_a_moment_is_written_once(store: Opening, size: int, seq: int) -> None:
    async def story(s: Storage) -> None:
        await s.append("t", 1, [b"first", b"second"])
        with pytest.raises(Conflict):
            await s.append("t", seq, [b"other"] * size, OVER)
        assert await s.entries("t") == [b"first", b"second"]
        assert [t.status for t in await s.open_tables()] == ["waiting"]
        await s.append("t", 3, [b"next"])
        assert await s.entries("t") == [b"first", b"second", b"next"]

    tell(store, story)


@pytest.mark.parametrize("seq", [2, 4])
def test_an_entry_that_does_not_follow_is_a_fault_and_no_conflict(store: Opening, seq: int) -> None:
    async def story(s: Storage) -> None:
        if seq == 4:
            await s.append("t", 1, [b"1", b"2"])
        with pytest.raises(StorageError):
            await s.append("t", seq, [b"x"])
        assert len(await s.entries("t")) == seq - 2

    tell(store, story)


def test_a_conflict_spoils_nothing_that_shares_its_commit(store: Opening) -> None:
    async def story(s: Storage) -> None:
        await s.append("t5", 1, [b"first"])
        results = await asyncio.gather(
            *(s.append(f"t{n}", 1, [b"x"], STARTED) for n in range(20)), return_exceptions=True
        )
        assert [n for n in range(20) if results[n] is not None] == [5]
        assert isinstance(results[5], Conflict)
        assert [await s.entries(f"t{n}") for n in range(20)] == [
            [b"first" if n == 5 else b"x"] for n in range(20)
        ]
        assert {t.name for t in await s.open_tables() if t.status == "waiting"} == {"t5"}

    tell(store, story)


def test_what_cannot_be_written_at_all_spoils_nothing_either(store: Opening) -> None:
    async def story(s: Storage) -> None:
        results = await asyncio.wait_for(
            asyncio.gather(
                s.append("half a letter: \ud800", 1, [b"x"]),
                s.append("far", 2**70, [b"x"]),
                s.append("good", 1, [b"x"]),
                return_exceptions=True,
            ),
            20,
        )
        assert isinstance(results[0], StorageError)
        assert isinstance(results[1], StorageError)
        assert results[2] is None
        await s.append("good", 2, [b"y"])
        assert await s.entries("good") == [b"x", b"y"]

    tell(store, story)


def test_many_tables_are_written_at_once(store: Opening) -> None:
    async def at_table(s: Storage, name: str) -> None:
        for seq in range(1, 21):
            await s.append(name, seq, [b"%d" % seq])

    async def story(s: Storage) -> None:
        await asyncio.gather(*(at_table(s, f"t{n}") for n in range(100)))
        for n in range(100):
            assert await s.entries(f"t{n}") == [b"%d" % seq for seq in range(1, 21)]
        assert {listed.version for listed in await s.open_tables()} == {20}

    tell(store, story)


def test_appends_need_not_wait_for_each_other(store: Opening) -> None:
    async def story(s: Storage) -> None:
        await asyncio.gather(*(s.append("t", seq, [b"%d" % seq]) for seq in range(1, 301)))
        assert await s.entries("t") == [b"%d" % seq for seq in range(1, 301)]

    tell(store, story)


def test_who_stopped_waiting_is_no_reason_to_stop(store: Opening) -> None:
    async def story(s: Storage) -> None:
        s.append("t", 1, [b"x"]).cancel()
        await s.append("u", 1, [b"x"])
        assert await s.entries("t") == [b"x"]

    tell(store, story)


# ------------------------------------------------------------------ the index


def test_the_index_follows_the_log(store: Opening) -> None:
    async def story(s: Storage) -> None:
        before = int(1000 * time.time()) - 1
        await s.append("t", 1, [b"1"], OPENED)
        (first,) = await s.open_tables()
        assert (first.name, first.status, first.public, first.version) == ("t", "waiting", True, 1)
        assert before <= first.opened_at == first.changed_at <= 1000 * time.time() + 1
        await asyncio.sleep(0.01)
        await s.append("t", 2, [b"2", b"3"])
        await s.append("t", 4, [b"4"], STARTED)
        (later,) = await s.open_tables()
        assert (later.status, later.public, later.version) == ("playing", True, 4)
        assert later.opened_at == first.opened_at < later.changed_at
        await s.append("t", 5, [b"5"], OVER)
        assert await s.open_tables() == []

    tell(store, story)


def test_a_table_that_was_never_marked_waits(store: Opening) -> None:
    async def story(s: Storage) -> None:
        await s.append("t", 1, [b"1"])
        (listed,) = await s.open_tables()
        assert (listed.status, listed.public) == ("waiting", False)

    tell(store, story)


def test_a_mark_may_come_without_an_entry(store: Opening) -> None:
    async def story(s: Storage) -> None:
        await s.append("t", 1, [b"1"])
        await s.append("t", 2, [], STARTED)
        (listed,) = await s.open_tables()
        assert (listed.status, listed.version) == ("playing", 1)

    tell(store, story)


def test_only_tables_that_changed_lately_are_listed(store: Opening) -> None:
    async def story(s: Storage) -> None:
        for name in ("old", "older", "new"):
            await s.append(name, 1, [b"1"])
            await asyncio.sleep(0.01)
        assert await names(s) == ["old", "older", "new"]
        (*_, new) = await s.open_tables()
        assert await names(s, new.changed_at) == ["new"]
        assert await names(s, new.changed_at + 1) == []
        await asyncio.sleep(0.01)
        await s.append("old", 2, [b"2"])
        assert await names(s, new.changed_at) == ["old", "new"]

    tell(store, story)


# ------------------------------------------------------------------ packing


def test_a_packed_log_reads_as_before(store: Opening) -> None:
    log = [b"%d" % n for n in range(1, 501)]

    async def write(s: Storage) -> None:
        await s.append("t", 1, log, OVER)
        await s.append("u", 1, log)
        await s.pack("t")

    async def read(s: Storage) -> None:
        for after in (0, 1, 499, 500):
            assert await s.entries("t", after) == await s.entries("u", after) == log[after:]

    tell(store, write)
    tell(store, read)


def test_a_packed_log_may_grow_and_be_packed_again(store: Opening) -> None:
    async def story(s: Storage) -> None:
        await s.append("t", 1, [b"1", b"2"], OVER)
        await s.pack("t")
        await s.append("t", 3, [b"3"])
        await s.append("t", 4, [b"4"])
        for after in range(5):
            assert await s.entries("t", after) == [b"1", b"2", b"3", b"4"][after:]
        await s.pack("t")
        await s.pack("t")
        for after in range(5):
            assert await s.entries("t", after) == [b"1", b"2", b"3", b"4"][after:]

    tell(store, story)


@pytest.mark.parametrize("seq", [1, 2, 3])
def test_a_packed_moment_is_not_written_again(store: Opening, seq: int) -> None:
    async def story(s: Storage) -> None:
        await s.append("t", 1, [b"1", b"2", b"3"], OVER)
        await s.pack("t")
        with pytest.raises(Conflict):
            await s.append("t", seq, [b"other"])
        assert await s.entries("t") == [b"1", b"2", b"3"]

    tell(store, story)


def test_a_log_may_be_packed_by_two_while_it_grows(store: Opening) -> None:
    async def story(s: Storage) -> None:
        await s.append("t", 1, [b"1"])
        grow = [s.append("t", n, [b"%d" % n]) for n in range(2, 200)]
        await asyncio.gather(*grow, *(s.pack("t") for _ in range(5)))
        assert await s.entries("t") == [b"%d" % n for n in range(1, 200)]

    tell(store, story)


# ------------------------------------------------------------------ its health


def test_a_store_that_can_write_says_so(store: Opening) -> None:
    async def story(s: Storage) -> None:
        await s.probe()
        await asyncio.gather(s.probe(), s.append("t", 1, [b"1"]), s.probe())
        assert await s.entries("t") == [b"1"]

    tell(store, story)


def test_whoever_comes_to_a_closed_store_is_told(store: Opening) -> None:
    async def story() -> None:
        async with store() as s:
            waiting = s.append("t", 1, [b"1"])
            await s.close()
            assert waiting.done()
            assert waiting.exception() is None
            with pytest.raises(StorageError):
                await asyncio.wait_for(s.append("t", 2, [b"2"]), 20)
            with pytest.raises(StorageError):
                await asyncio.wait_for(s.probe(), 20)
            with pytest.raises(StorageError):
                await asyncio.wait_for(s.entries("t"), 20)

    asyncio.run(story())
