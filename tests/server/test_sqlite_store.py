"""The store in a SQLite file: one server a file, a bad page, a full disk, a writer that lives."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import textwrap
from contextlib import closing
from pathlib import Path

import pytest

from hexhold.server import sqlite_store
from hexhold.server.migrations import open_file
from hexhold.server.sqlite_store import SqliteStorage
from hexhold.server.storage import Damaged, Mark, StorageError

PAGE = 4096
OVER = Mark("over", public=False)


async def filled(file: Path, tables: int = 6) -> None:
    """Tables of some pages each; every entry names its table."""
    store = SqliteStorage(file)
    for n in range(tables):
        await store.append(f"t{n}", 1, [f"entry of t{n} ".encode() * 40 for _ in range(40)])
    await store.close()


def spoil(file: Path, text: bytes) -> None:
    """Overwrite the page that holds a text most often."""
    raw = bytearray(file.read_bytes())
    at = max(range(0, len(raw), PAGE), key=lambda at: raw[at : at + PAGE].count(text))
    raw[at : at + PAGE] = b"\xa5" * PAGE
    file.write_bytes(raw)


# ------------------------------------------------------------------ one server a file


@pytest.mark.skipif(sys.platform == "win32", reason="no flock")
def test_a_file_is_open_in_one_store_at_a_time(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStorage(tmp_path / "log.sqlite")
        with pytest.raises(StorageError, match="another Hexhold has this file open"):
            SqliteStorage(tmp_path / "log.sqlite")
        await store.append("t", 1, [b"x"])
        await store.close()
        again = SqliteStorage(tmp_path / "log.sqlite")
        assert await again.entries("t") == [b"x"]
        await again.close()

    asyncio.run(story())


@pytest.mark.skipif(sys.platform == "win32", reason="no flock")
def test_whoever_is_killed_lets_the_file_go(tmp_path: Path) -> None:
    script = """
        import sys, time
        from hexhold.server.sqlite_store import SqliteStorage
        store = SqliteStorage(sys.argv[1])
        print("here", flush=True)
        time.sleep(600)
    """
    file = tmp_path / "log.sqlite"
    command = [sys.executable, "-c", textwrap.dedent(script), str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"here\n"
        with pytest.raises(StorageError, match="open"):
            SqliteStorage(file)
        other.send_signal(signal.SIGKILL)
    asyncio.run(SqliteStorage(file).close())


def test_a_file_that_cannot_be_opened_is_told_and_let_go(tmp_path: Path) -> None:
    with pytest.raises(StorageError):
        SqliteStorage(tmp_path / "nowhere" / "log.sqlite")
    (tmp_path / "log.sqlite").write_bytes(b"no database, but long enough to be looked at" * 99)
    for _ in range(2):
        with pytest.raises(StorageError, match="not a database"):
            SqliteStorage(tmp_path / "log.sqlite")


# ------------------------------------------------------------------ what is lost is noticed


def test_a_log_that_lost_its_end_or_its_middle_is_damaged(tmp_path: Path) -> None:
    async def story() -> None:
        await filled(tmp_path / "log.sqlite")
        with closing(sqlite3.connect(tmp_path / "log.sqlite", isolation_level=None)) as db:
            db.execute("DELETE FROM log WHERE match = 't1' AND seq > 38")
            db.execute("DELETE FROM log WHERE match = 't2' AND seq = 7")
            db.execute("DELETE FROM log WHERE match = 't3'")
            db.execute("DELETE FROM tables WHERE name = 't4'")
        store = SqliteStorage(tmp_path / "log.sqlite")
        for name in ("t1", "t2", "t3", "t4"):
            with pytest.raises(Damaged) as caught:
                await store.entries(name)
            assert caught.value.table == name
        assert len(await store.entries("t2", after=7)) == 33
        assert len(await store.entries("t5")) == 40
        await store.close()

    asyncio.run(story())


def test_one_bad_page_harms_one_table(tmp_path: Path) -> None:
    async def story() -> None:
        await filled(tmp_path / "log.sqlite")
        spoil(tmp_path / "log.sqlite", b"entry of t3 ")
        store = SqliteStorage(tmp_path / "log.sqlite")
        assert len(await store.open_tables()) == 6
        with pytest.raises(Damaged, match="t3"):
            await store.entries("t3")
        for n in (0, 1, 2, 4, 5):
            assert len(await store.entries(f"t{n}")) == 40
            await store.append(f"t{n}", 41, [b"more"])
        await store.append("new", 1, [b"x"])
        assert await store.entries("new") == [b"x"]
        await store.close()

    asyncio.run(story())


def test_writing_to_a_bad_page_spoils_nothing_that_shares_its_commit(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStorage(tmp_path / "log.sqlite")
        for n in range(100):
            await store.append(f"t{n:02}", 1, [b"about %02d " % n * 40])
        await store.close()
        spoil(tmp_path / "log.sqlite", b"about 50 ")
        store = SqliteStorage(tmp_path / "log.sqlite")
        for mark in (None, OVER):
            results = await asyncio.gather(
                *(store.append(f"t{n}", 2, [b"more"], mark) for n in (10, 50, 90)),
                return_exceptions=True,
            )
            assert isinstance(results[1], StorageError)
            if mark is None:
                assert results[::2] == [None, None]
        assert len(await store.entries("t10")) == len(await store.entries("t90")) == 2
        await store.close()

    asyncio.run(story())


def test_a_bad_packed_log_harms_one_table(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStorage(tmp_path / "log.sqlite")
        for name in ("t0", "t1", "t2"):
            await store.append(name, 1, [b"x", b"y"])
            await store.pack(name)
        with closing(sqlite3.connect(tmp_path / "log.sqlite", isolation_level=None)) as db:
            db.execute("UPDATE packed SET body = x'00ff00' WHERE name = 't1'")
            db.execute("UPDATE packed SET count = 1 WHERE name = 't2'")
        for name in ("t1", "t2"):
            with pytest.raises(Damaged, match=name):
                await store.entries(name)
        assert await store.entries("t0") == [b"x", b"y"]
        await store.close()

    asyncio.run(story())


# ------------------------------------------------------------------ writing fails, and works again


def test_a_full_disk_fails_the_append_and_later_ones_work(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStorage(tmp_path / "log.sqlite")
        await store.append("t", 1, [b"x"])
        (pages,) = store._writing.execute("PRAGMA page_count").fetchone()
        store._writing.execute(f"PRAGMA max_page_count = {pages + 3}")
        for mark in (None, OVER):
            with pytest.raises(StorageError, match="full"):
                await store.append("t", 2, [b"x" * 100_000], mark)
        assert await store.entries("t") == [b"x"]
        store._writing.execute("PRAGMA max_page_count = 1000000")
        await store.append("t", 2, [b"x" * 100_000])
        assert len(await store.entries("t")) == 2
        await store.close()

    asyncio.run(story())


@pytest.mark.skipif(sys.platform == "win32", reason="no limits")
def test_a_disk_that_takes_no_more_is_told_and_needs_no_restart(tmp_path: Path) -> None:
    script = """
        import asyncio, resource, sys
        from hexhold.server.sqlite_store import SqliteStorage
        from hexhold.server.storage import StorageError

        def allow(size):
            resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

        async def fails(waiting):
            try:
                await waiting
            except StorageError:
                return True
            return False

        async def main():
            store = SqliteStorage(sys.argv[1])
            await store.append("t", 1, [b"x"])
            allow(50_000)
            results = [await fails(store.append("t", 2, [b"x" * 100_000])) for _ in range(3)]
            assert all(results), results
            allow(1)
            assert await fails(store.probe())
            assert await store.entries("t") == [b"x"]
            allow(resource.RLIM_INFINITY)
            await store.probe()
            await store.append("t", 2, [b"y"])
            assert await store.entries("t") == [b"x", b"y"]
            await store.close()

        asyncio.run(main())
        print("well")
    """
    command = [sys.executable, "-c", textwrap.dedent(script), str(tmp_path / "log.sqlite")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert (done.stdout, done.stderr) == ("well\n", "")


def test_a_store_that_fails_says_so_and_recovers(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStorage(tmp_path / "log.sqlite")
        with closing(open_file(tmp_path / "log.sqlite")) as db:
            db.execute("ALTER TABLE log RENAME TO away")
            for mark in (None, OVER):
                with pytest.raises(StorageError):
                    await store.append("t", 1, [b"x"], mark)
            with pytest.raises(StorageError):
                await store.entries("t")
            db.execute("ALTER TABLE away RENAME TO log")
        await store.append("t", 1, [b"x"])
        assert await store.entries("t") == [b"x"]
        await store.close()

    asyncio.run(story())


def test_the_writer_outlives_any_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*_: object) -> None:
        raise MemoryError("out of everything")

    async def story() -> None:
        store = SqliteStorage(tmp_path / "log.sqlite")
        with monkeypatch.context() as patched:
            patched.setattr(sqlite_store, "_write", stumble)
            with pytest.raises(StorageError, match="out of everything"):
                await asyncio.wait_for(store.append("t", 1, [b"x"]), 20)
        await store.append("t", 1, [b"x"])
        await store.close()

    asyncio.run(story())


def test_a_transaction_that_was_left_open_swallows_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStorage(tmp_path / "log.sqlite")
        store._writing.execute("BEGIN")
        await store.append("t", 1, [b"x"])
        assert await store.entries("t") == [b"x"]
        await store.close()

    asyncio.run(story())


# ------------------------------------------------------------------ opening reads little


def test_opening_asks_for_no_table_that_is_over(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStorage(tmp_path / "log.sqlite")
        plan = store._reading.execute(
            "EXPLAIN QUERY PLAN SELECT name FROM tables WHERE status IN ('waiting', 'playing')"
        ).fetchall()
        assert "tables_by_status" in plan[0][-1]
        await store.close()

    asyncio.run(story())


def test_a_packed_log_leaves_no_rows(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStorage(tmp_path / "log.sqlite")
        await store.append("t", 1, [b"x"] * 9, OVER)
        await store.pack("t")
        assert store._reading.execute("SELECT count(*) FROM log").fetchone() == (0,)
        await store.close()

    asyncio.run(story())


def test_the_lock_lies_beside_the_file(tmp_path: Path) -> None:
    asyncio.run(SqliteStorage(tmp_path / "log.sqlite").close())
    assert sorted(os.listdir(tmp_path)) == ["log.sqlite", "log.sqlite.lock"]
