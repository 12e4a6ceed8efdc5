"""`hexhold backup` and `hexhold restore`: a copy of a running server, and the way back."""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.cli.conftest import Run, run_process

from hexhold.locale import LANGUAGES, say
from hexhold.server.sqlite_store import SqliteStorage


@pytest.fixture
def db(tmp_path: Path) -> Path:
    """A store of three tables; no entry is half a copy of another."""
    file = tmp_path / "tables.sqlite"

    async def fill() -> None:
        store = SqliteStorage(file)
        for n in range(3):
            await store.append(f"t{n}", 1, [os.urandom(3000) for _ in range(20)])
        await store.close()

    asyncio.run(fill())
    return file


def entries_in(file: Path, table: str) -> list[bytes]:
    async def read() -> list[bytes]:
        store = SqliteStorage(file)
        try:
            return await store.entries(table)
        finally:
            await store.close()

    return asyncio.run(read())


def test_a_copy_is_made_and_put_back(run: Run, db: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    before = entries_in(db, "t1")
    assert run("backup", str(copy), "--db", str(db)).out == f"{copy}: 3 tables, all of them whole\n"
    with closing(sqlite3.connect(db)) as connection:
        connection.execute("DELETE FROM log")
        connection.commit()
    told = run("restore", str(copy), "--db", str(db))
    aside = tmp_path / "tables.sqlite.before-restore"
    assert told.out == f"{db}: 3 tables are back\nWhat was there before is in {aside}\n"
    assert entries_in(db, "t1") == before
    with closing(sqlite3.connect(aside)) as connection:
        assert connection.execute("SELECT count(*) FROM log").fetchone() == (0,)
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (3,)
    assert not [name for name in os.listdir(tmp_path) if "part" in name or "copy.sqlite-" in name]


def test_what_was_there_before_is_never_overwritten(run: Run, db: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    run("backup", str(copy), "--db", str(db))
    for number in ("", "-2", "-3"):
        run("restore", str(copy), "--db", str(db))
        assert (tmp_path / f"tables.sqlite.before-restore{number}").exists()


def test_a_copy_may_be_put_where_nothing_was(run: Run, db: Path, tmp_path: Path) -> None:
    copy, other = tmp_path / "copy.sqlite", tmp_path / "new" / "tables.sqlite"
    run("backup", str(copy), "--db", str(db))
    assert run("restore", str(copy), "--db", str(other)).out == f"{other}: 3 tables are back\n"
    assert entries_in(other, "t2") == entries_in(db, "t2")


def test_a_copy_is_made_while_a_server_writes(run: Run, db: Path, tmp_path: Path) -> None:
    stored = [20]  # entries of each table
    expected = []

    async def write(store: SqliteStorage) -> None:
        for seq in range(21, 200):
            await asyncio.gather(*(store.append(f"t{n}", seq, [b"%d" % seq]) for n in range(3)))
            stored[0] = seq

    async def story() -> None:
        store = SqliteStorage(db)
        writing = asyncio.create_task(write(store))
        while stored[0] == 20:
            await asyncio.sleep(0)
        for n in range(5):
            expected.append(stored[0])
            copy = str(tmp_path / f"copy{n}")
            told = await asyncio.to_thread(run, "backup", copy, "--db", str(db))
            assert (told.code, told.err) == (0, "")
        await writing
        await store.close()

    asyncio.run(story())
    for n in range(5):
        log = entries_in(tmp_path / f"copy{n}", "t1")
        assert len(log) >= expected[n]
        assert log[20:] == [b"%d" % seq for seq in range(21, len(log) + 1)]


def test_nothing_is_put_back_under_a_running_server(run: Run, db: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    run("backup", str(copy), "--db", str(db))
    store = SqliteStorage(db)
    told = run("restore", str(copy), "--db", str(db)).fault()
    assert "another Hexhold has this file open" in told
    asyncio.run(store.close())
    assert not (tmp_path / "tables.sqlite.before-restore").exists()


def test_a_damaged_copy_is_not_put_back(run: Run, db: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    run("backup", str(copy), "--db", str(db))
    raw = bytearray(copy.read_bytes())
    raw[20 * 4096 : 21 * 4096] = b"\xa5" * 4096
    copy.write_bytes(raw)
    before = db.read_bytes()
    run("restore", str(copy), "--db", str(db)).fault()
    copy.write_bytes(raw[: len(raw) // 2])
    run("restore", str(copy), "--db", str(db)).fault()
    assert db.read_bytes() == before
    assert not (tmp_path / "tables.sqlite.before-restore").exists()


def test_a_file_of_somebody_else_is_not_put_back(run: Run, db: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE songs (title)")
    told = run("restore", str(other), "--db", str(db)).fault()
    assert "this file holds no tables of Hexhold" in told
    other.write_text("a poem, longer than a page " * 999)
    assert "not a database" in run("restore", str(other), "--db", str(db)).fault()


def test_what_a_later_version_wrote_is_not_put_back(run: Run, db: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    run("backup", str(copy), "--db", str(db))
    with closing(sqlite3.connect(copy, isolation_level=None)) as connection:
        connection.execute("PRAGMA user_version = 99")
    assert "a newer version" in run("restore", str(copy), "--db", str(db)).fault()


def test_a_copy_overwrites_nothing(run: Run, db: Path, tmp_path: Path) -> None:
    precious = tmp_path / "precious"
    precious.write_text("mine")
    assert "is there already" in run("backup", str(precious), "--db", str(db)).fault()
    assert precious.read_text() == "mine"
    assert "is there already" in run("backup", str(db), "--db", str(db)).fault()


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_a_file_that_is_not_there_is_told_and_not_made(
    command: str, run: Run, tmp_path: Path
) -> None:
    missing = tmp_path / "missing"
    told = run(command, str(missing), "--db", str(tmp_path / "tables.sqlite")).fault()
    assert "there is no file" in told
    assert os.listdir(tmp_path) == []


def test_a_place_that_cannot_be_written_is_told(run: Run, db: Path, tmp_path: Path) -> None:
    run("backup", str(tmp_path / "nowhere" / "copy"), "--db", str(db)).fault()
    (tmp_path / "file").write_text("")
    run("restore", str(db), "--db", str(tmp_path / "file" / "tables.sqlite")).fault()


@pytest.mark.parametrize("language", LANGUAGES)
def test_faults_of_copies_are_told_in_every_language(
    language: str, run: Run, tmp_path: Path
) -> None:
    file, store = str(tmp_path / "a"), str(tmp_path / "b")
    reason = say("fault-store-missing", language, file=file)
    told = run("restore", file, "--db", store, "--language", language).fault()
    assert say("cli-fault-restore", language, store=store, file=file, reason=reason) in told


def test_a_server_refuses_the_file_of_another_in_one_line(db: Path) -> None:
    store = SqliteStorage(db)
    told = run_process("serve", "--port", "0", "--db", str(db)).fault()
    assert told == (f"hexhold: cannot keep tables in {db}: another Hexhold has this file open\n")
    asyncio.run(store.close())
