"""Where logs are kept: the interface, and an implementation in SQLite with one writer thread."""

import asyncio
import contextlib
import queue
import sqlite3
import threading
from dataclasses import dataclass
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Final, Protocol


class Conflict(Exception):
    """Somebody else has written this moment of the table already."""


class StorageError(Exception):
    """The store cannot be opened or written."""


class Storage(Protocol):
    """Keeps the log of every table; an append is durable when it returns."""

    def append(self, table: str, seq: int, entries: list[bytes]) -> "asyncio.Future[None]":
        """Write entries seq, seq + 1, …; Conflict if one of these exists."""
        ...

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        """The log of a table behind a version."""
        ...

    async def tables(self) -> list[str]:
        """All tables, the oldest first."""
        ...

    async def close(self) -> None:
        """Write what is waiting and stop."""
        ...


SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS log (
    match TEXT NOT NULL,
    seq INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (match, seq)
) WITHOUT ROWID
"""
BATCH: Final = 100  # appends committed together at most, and rows written by one statement
Row = tuple[str, int, bytes]


def open_log(path: str | Path) -> sqlite3.Connection:
    """A connection to a file of logs, set so that a commit that returns is durable."""
    try:
        db = sqlite3.connect(
            path, isolation_level=None, check_same_thread=False, cached_statements=BATCH
        )
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("PRAGMA synchronous=FULL")
        db.execute("PRAGMA busy_timeout=5000")
        db.execute(SCHEMA)
    except sqlite3.Error as error:
        raise StorageError(f"cannot open {path}: {error}") from None
    return db


def write_rows(db: sqlite3.Connection, rows: list[Row]) -> Exception | None:
    """Write and commit all of these rows, or none of them and say why."""
    try:
        if len(rows) <= BATCH:
            _insert(db, rows)
        else:
            _insert_many(db, rows)
    except sqlite3.IntegrityError:
        return Conflict(rows[0][0])
    except sqlite3.Error as error:
        return StorageError(str(error))
    return None


def _insert(db: sqlite3.Connection, rows: list[Row]) -> None:
    """One statement: it commits by itself, and the interpreter is left and entered only once.

    That matters in a thread beside a busy event loop.
    """
    db.execute(_insert_of(len(rows)), list(chain.from_iterable(rows)))


@cache
def _insert_of(rows: int) -> str:
    return f"INSERT INTO log VALUES {', '.join(['(?, ?, ?)'] * rows)}"


def _insert_many(db: sqlite3.Connection, rows: list[Row]) -> None:
    db.execute("BEGIN IMMEDIATE")
    try:
        db.executemany("INSERT INTO log VALUES (?, ?, ?)", rows)
        db.execute("COMMIT")
    except sqlite3.Error:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


@dataclass(slots=True)
class _Append:
    """An append on its way to the writer."""

    rows: list[Row]
    done: "asyncio.Future[None]"
    error: Exception | None = None

    def settle(self) -> None:
        """Tell whoever waits, in its own thread."""
        if self.done.cancelled():
            return
        if self.error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(self.error)


def _settle(batch: list[_Append]) -> None:
    for append in batch:
        append.settle()


class SqliteStorage:
    """One file, one writer thread that commits together whatever is waiting."""

    def __init__(self, path: str | Path) -> None:
        self._queue: queue.SimpleQueue[_Append | None] = queue.SimpleQueue()
        self._writing = open_log(path)
        self._reading = open_log(path)
        self._read_lock = threading.Lock()
        self._thread = threading.Thread(target=self._write_loop, name="hexhold-writer", daemon=True)
        self._thread.start()

    # -- the interface --------------------------------------------------------

    def append(self, table: str, seq: int, entries: list[bytes]) -> "asyncio.Future[None]":
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put(_Append([(table, seq + i, e) for i, e in enumerate(entries)], done))
        return done

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        return await asyncio.to_thread(self._entries, table, after)

    async def tables(self) -> list[str]:
        return await asyncio.to_thread(self._tables)

    async def close(self) -> None:
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        self._writing.close()
        self._reading.close()

    def _entries(self, table: str, after: int) -> list[bytes]:
        query = "SELECT body FROM log WHERE match = ? AND seq > ? ORDER BY seq"
        with self._read_lock:
            return [row[0] for row in self._reading.execute(query, (table, after))]

    def _tables(self) -> list[str]:
        with self._read_lock:
            return [row[0] for row in self._reading.execute("SELECT match FROM log WHERE seq = 1")]

    # -- the writer -----------------------------------------------------------

    def _write_loop(self) -> None:
        while True:
            batch = self._next_batch()
            if batch is None:
                return
            self._commit(batch)

    def _next_batch(self) -> list[_Append] | None:
        first = self._queue.get()
        if first is None:
            return None
        batch = [first]
        while len(batch) < BATCH:
            try:
                more = self._queue.get_nowait()
            except queue.Empty:
                break
            if more is None:
                self._queue.put(None)  # stop after this batch
                break
            batch.append(more)
        return batch

    def _commit(self, batch: list[_Append]) -> None:
        """All in one commit; if it fails, each by itself, so that one spoils no other."""
        error = write_rows(self._writing, [row for append in batch for row in append.rows])
        for append in batch:
            alone = error is not None and len(batch) > 1
            append.error = write_rows(self._writing, append.rows) if alone else error
        with contextlib.suppress(RuntimeError):  # nobody is left to wait
            batch[0].done.get_loop().call_soon_threadsafe(_settle, batch)
