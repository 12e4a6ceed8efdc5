"""A file of an older version becomes one of the newest; one of a later version is refused."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.matches import SHORT, opened, played
from tests.server.test_sqlite_store import spoil

from hexhold import __version__
from hexhold.core.versions import RULES
from hexhold.server import log, migrations
from hexhold.server.migrations import STEPS, open_file
from hexhold.server.sqlite_store import SqliteStorage
from hexhold.server.storage import Damaged, Listed, Storage, StorageError
from hexhold.server.table import open_entry

# As the first version made it.
OLD = """
CREATE TABLE IF NOT EXISTS log (
    match TEXT NOT NULL,
    seq INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (match, seq)
) WITHOUT ROWID
"""
GAME, OPTIONS = SHORT[2]


def old_file(path: Path, logs: dict[str, list[bytes]]) -> Path:
    """A file as the first version left it."""
    file = path / "tables.sqlite"
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA journal_mode=WAL")
        db.execute(OLD)
        for name, entries in logs.items():
            rows = [(name, number, entry) for number, entry in enumerate(entries, 1)]
            db.executemany("INSERT INTO log VALUES (?, ?, ?)", rows)
        db.commit()
    return file


def written(entries: list[log.AnyEntry]) -> list[bytes]:
    return [log.write(entry) for entry in entries]


def test_an_old_file_gets_an_index(tmp_path: Path) -> None:
    waiting = written([open_entry(GAME, OPTIONS, "host", bytes(32), 77, public=True)])
    playing = written(opened(GAME, OPTIONS)[1])
    over = written(played(GAME, OPTIONS)[1])
    logs = {"waiting": waiting, "playing": playing, "over": over, "mad": [*waiting, b"{}"]}
    file = old_file(tmp_path, logs)

    async def story(store: Storage) -> None:
        assert await store.open_tables() == [
            Listed("playing", "playing", False, len(playing), 1, 3),
            Listed("waiting", "waiting", True, 1, 77, 77),
        ]
        for name, entries in logs.items():
            assert await store.entries(name) == entries
        await store.append("playing", len(playing) + 1, [b"more"])
        await store.pack("over")
        assert await store.entries("over") == over
        await store.close()

    asyncio.run(story(SqliteStorage(file)))
    with closing(sqlite3.connect(file)) as db:
        assert dict(db.execute("SELECT name, status FROM tables")) == {
            "waiting": "waiting", "playing": "playing", "over": "over", "mad": "damaged",
        }  # fmt: skip
        assert db.execute("PRAGMA user_version").fetchone() == (len(STEPS),)
        meta = dict(db.execute("SELECT key, value FROM meta"))
        assert meta == {"rules": RULES, "program": __version__}


def test_an_old_file_with_holes_and_a_bad_page_is_opened(tmp_path: Path) -> None:
    said = b'{"entry":"said","at":1,"seat":-1,"name":"Ann","text":"%s"}'  # as it was written then
    logs = {f"t{n}": [said % (b"says t%d " % n * 30)] * 60 for n in range(5)}
    file = old_file(tmp_path, logs)
    with closing(sqlite3.connect(file)) as db:
        db.execute("DELETE FROM log WHERE match = 't0' AND seq = 5")
        db.commit()
    spoil(file, b"says t2")

    async def story(store: Storage) -> None:
        assert await store.open_tables() == []
        for name in ("t0", "t2"):
            with pytest.raises(Damaged, match=name):
                await store.entries(name)
        for name in ("t1", "t3", "t4"):
            assert await store.entries(name) == logs[name]
        await store.close()

    asyncio.run(story(SqliteStorage(file)))


def test_tables_on_both_sides_of_a_bad_page_are_found(tmp_path: Path) -> None:
    logs = {f"t{n:03}": [b"about %03d " % n * 30] for n in range(200)}
    file = old_file(tmp_path, logs)
    spoil(file, b"about 100 ")

    async def story(store: Storage) -> None:
        for name in ("t000", "t050", "t150", "t199"):
            assert await store.entries(name) == logs[name]
        with pytest.raises(Damaged):
            await store.entries("t100")
        await store.close()

    asyncio.run(story(SqliteStorage(file)))


def test_what_fails_on_the_way_leaves_the_old_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(*_: object) -> None:
        raise sqlite3.OperationalError("the disk is full")

    file = old_file(tmp_path, {"t": [b"{}"]})
    with monkeypatch.context() as patched:
        patched.setattr(migrations, "_standing", stumble)
        with pytest.raises(StorageError, match="the disk is full"):
            open_file(file)
    with closing(sqlite3.connect(file)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (0,)
        assert [name for (name,) in db.execute("SELECT name FROM sqlite_master")] == ["log"]
    open_file(file).close()


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (f"PRAGMA user_version = {len(STEPS) + 1}", rf"newer .*\(schema {len(STEPS) + 1}\)"),
        (
            f"UPDATE meta SET value = {RULES + 1} WHERE key = 'rules'",
            rf"newer .*\(rules {RULES + 1}\)",
        ),
    ],
)
def test_a_file_of_a_later_version_is_refused_and_left_alone(
    tmp_path: Path, change: str, told: str
) -> None:
    file = tmp_path / "tables.sqlite"
    open_file(file).close()
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.execute(change)
    before = file.read_bytes()
    for _ in range(2):
        with pytest.raises(StorageError, match=told):
            SqliteStorage(file)
    assert file.read_bytes() == before


def test_a_file_that_is_up_to_date_is_not_written_when_opened(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    open_file(file).close()
    with closing(open_file(file)) as db:
        assert db.total_changes == 0
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.execute("UPDATE meta SET value = '0.0.1' WHERE key = 'program'")
    with closing(open_file(file)) as db:
        found = db.execute("SELECT value FROM meta WHERE key = 'program'").fetchone()
        assert found == (__version__,)
