"""What a file of logs looks like, version by version, and how an older one becomes the newest."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Final

from hexhold import __version__
from hexhold.core.versions import RULES
from hexhold.server import log
from hexhold.server.sqlite_file import connect, told, transaction
from hexhold.server.storage import NEWER, StorageError
from hexhold.server.table_state import TableState

LAST_NAME: Final = "\U0010ffff"  # behind every name
NOW: Final = "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"

# The first schema was the log alone. SQLite keeps version and changed_at itself, with the entry
# that they tell of: a log whose end was lost is shorter than its version. The trigger refuses
# what does not follow on the version, so that packed entries cannot be written again either.
INDEXED: Final = (
    """CREATE TABLE IF NOT EXISTS log (
        match TEXT NOT NULL,
        seq INTEGER NOT NULL,
        body BLOB NOT NULL,
        PRIMARY KEY (match, seq)
    ) WITHOUT ROWID""",
    """CREATE TABLE tables (
        name TEXT PRIMARY KEY,
        status TEXT NOT NULL,
        public INTEGER NOT NULL,
        version INTEGER NOT NULL,
        opened_at INTEGER NOT NULL,
        changed_at INTEGER NOT NULL
    ) WITHOUT ROWID""",
    "CREATE INDEX tables_by_status ON tables (status)",
    """CREATE TABLE packed (
        name TEXT PRIMARY KEY,
        count INTEGER NOT NULL,
        body BLOB NOT NULL
    )""",
    "CREATE TABLE meta (key TEXT PRIMARY KEY, value NOT NULL) WITHOUT ROWID",
    f"""CREATE TRIGGER first_entry AFTER INSERT ON log WHEN NEW.seq = 1 BEGIN
        INSERT INTO tables VALUES (NEW.match, 'waiting', 0, 1, {NOW}, {NOW});
    END""",
    f"""CREATE TRIGGER later_entry AFTER INSERT ON log WHEN NEW.seq <> 1 BEGIN
        UPDATE tables SET version = NEW.seq, changed_at = {NOW}
            WHERE name = NEW.match AND version = NEW.seq - 1;
        SELECT RAISE(ABORT, 'does not follow on the entry before') WHERE changes() = 0;
    END""",
)


def open_file(path: str | Path) -> sqlite3.Connection:
    """A connection to a file of the newest schema: made, or brought to it, if need be."""
    with told(), ExitStack() as opened:  # closed again if something is wrong
        db = opened.enter_context(closing(connect(path)))
        schema = schema_of(db)
        require_known(db, schema)
        if schema < len(STEPS) or _written_by(db) != (RULES, __version__):
            with closing(connect(path)) as before:
                _migrate(db, before, schema)
        opened.pop_all()
    return db


def _migrate(db: sqlite3.Connection, before: sqlite3.Connection, schema: int) -> None:
    """Bring a file to the newest schema in one transaction.

    What it held is read by another connection: a page that cannot be read ends a transaction.
    """
    with transaction(db):
        for step in STEPS[schema:]:
            step(db, before)
        db.execute(f"PRAGMA user_version = {len(STEPS)}")
        versions = [("rules", RULES), ("program", __version__)]
        db.executemany("INSERT OR REPLACE INTO meta VALUES (?, ?)", versions)


def schema_of(db: sqlite3.Connection) -> int:
    """The version of a file's schema; 0 for a new one, and for one that has the log alone."""
    found: int = db.execute("PRAGMA user_version").fetchone()[0]
    return found


def has_no_log(db: sqlite3.Connection) -> bool:
    """Whether a file is new, or not ours."""
    return not db.execute("SELECT 1 FROM sqlite_master WHERE name = 'log'").fetchone()


def require_known(db: sqlite3.Connection, schema: int) -> None:
    """Refuse a file that only a later version of this program understands."""
    if schema > len(STEPS):
        raise StorageError(NEWER, version=f"schema {schema}")
    if schema > 0 and _written_by(db)[0] > RULES:
        raise StorageError(NEWER, version=f"rules {_written_by(db)[0]}")


def _written_by(db: sqlite3.Connection) -> tuple[int, str]:
    """The rules and the program that a file was last written by."""
    meta = dict(db.execute("SELECT key, value FROM meta WHERE key IN ('rules', 'program')"))
    return meta.get("rules", 0), meta.get("program", "")


# ------------------------------------------------------------------ from the log alone to an index


def _add_index(db: sqlite3.Connection, before: sqlite3.Connection) -> None:
    """Version 1: an index of tables, derived from the logs, and a place for packed ones."""
    is_new = has_no_log(db)
    for statement in INDEXED:
        db.execute(statement)
    for name in [] if is_new else _names(before):
        standing = (name, *_standing(before, name))
        db.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?)", standing)


def _names(db: sqlite3.Connection) -> list[str]:
    """Every table that has a log; from both ends, where a page between them cannot be read."""
    found: list[str] = []
    try:
        for name in _walk(db, "SELECT min(match) FROM log WHERE match > ?", ""):
            found.append(name)
    except sqlite3.Error:
        known = set(found)
        with suppress(sqlite3.Error):
            for name in _walk(db, "SELECT max(match) FROM log WHERE match < ?", LAST_NAME):
                if name in known:
                    break
                found.append(name)
    return found


def _walk(db: sqlite3.Connection, query: str, name: str) -> Iterator[str]:
    while (name := db.execute(query, (name,)).fetchone()[0]) is not None:
        yield name


def _standing(db: sqlite3.Connection, name: str) -> tuple[str, bool, int, int, int]:
    """Status, public, version, opened_at and changed_at of a table as its log tells them."""
    version = 0
    try:
        rows = db.execute("SELECT seq, body FROM log WHERE match = ? ORDER BY seq", (name,))
        numbers, bodies = zip(*rows, strict=True)
        version = numbers[-1]
        if version != len(numbers):
            raise ValueError("an entry is missing")
        table = TableState.from_log(name, map(log.read, bodies))
    except Exception:  # whatever is wrong with one log, the others are served
        return "damaged", False, version, 0, 0
    return table.status, table.public, version, table.opened_at, table.changed_at


Migration = Callable[[sqlite3.Connection, sqlite3.Connection], None]
STEPS: Final[tuple[Migration, ...]] = (_add_index,)  # to version 1, …
