"""The store: what was appended is there, a moment is written once, one failure spoils no other."""

import asyncio
from pathlib import Path

import pytest

from hexhold.server.storage import BATCH, Conflict, SqliteStorage, StorageError, open_log


def test_what_was_appended_is_there_after_opening_again(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStorage(tmp_path / "log.sqlite")
        await asyncio.gather(*(store.append(f"t{n}", 1, [b"a", b"b"]) for n in range(3 * BATCH)))
        await store.append("t0", 3, [b"%d" % n for n in range(5 * BATCH)])
        await store.close()
        again = SqliteStorage(tmp_path / "log.sqlite")
        assert len(await again.tables()) == 3 * BATCH
        assert await again.entries("t7") == [b"a", b"b"]
        assert await again.entries("t7", after=1) == [b"b"]
        assert (await again.entries("t0"))[2:] == [b"%d" % n for n in range(5 * BATCH)]
        await again.close()

    asyncio.run(story())


@pytest.mark.parametrize("size", [1, 2 * BATCH])
def test_a_moment_is_written_once(tmp_path: Path, size: int) -> None:
    async def story() -> None:
        store = SqliteStorage(tmp_path / "log.sqlite")
        await store.append("t", 1, [b"first"])
        with pytest.raises(Conflict):
            await store.append("t", 1, [b"second"] * size)
        assert await store.entries("t") == [b"first"]
        await store.append("t", 2, [b"next"])
        assert await store.entries("t") == [b"first", b"next"]
        await store.close()

    asyncio.run(story())


def test_a_conflict_spoils_nothing_that_shares_its_commit(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStorage(tmp_path / "log.sqlite")
        await store.append("t5", 1, [b"first"])
        results = await asyncio.gather(
            *(store.append(f"t{n}", 1, [b"x"]) for n in range(20)), return_exceptions=True
        )
        assert [type(result) for result in results].count(Conflict) == 1
        assert isinstance(results[5], Conflict)
        assert [await store.entries(f"t{n}") for n in range(20)] == [
            [b"first" if n == 5 else b"x"] for n in range(20)
        ]
        await store.close()

    asyncio.run(story())


def test_a_store_that_fails_says_so_and_recovers(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStorage(tmp_path / "log.sqlite")
        db = open_log(tmp_path / "log.sqlite")
        db.execute("ALTER TABLE log RENAME TO away")
        with pytest.raises(StorageError):
            await store.append("t", 1, [b"x"])
        db.execute("ALTER TABLE away RENAME TO log")
        await store.append("t", 1, [b"x"])
        assert await store.entries("t") == [b"x"]
        db.close()
        await store.close()

    asyncio.run(story())


def test_a_file_that_cannot_be_opened_is_told(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="cannot open"):
        open_log(tmp_path / "nowhere" / "log.sqlite")
