"""A store in one SQLite file, with one writer thread that commits together whatever is waiting."""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing, suppress
from dataclasses import dataclass
from functools import cache, partial
from itertools import chain
from pathlib import Path
from typing import Final

from hexhold.server.archive import keep_packed, packed, read_entries
from hexhold.server.migrations import NOW, open_file
from hexhold.server.sqlite_file import STATEMENTS, Hold, told, transaction, undo
from hexhold.server.storage import Conflict, Listed, Mark, StorageError, resolve

BATCH: Final = STATEMENTS  # jobs committed together at most, and rows written by one statement
Row = tuple[str, int, bytes]
MarkRow = tuple[str, bool, str]  # status, public, table

# ------------------------------------------------------------------ writing rows


def write_rows(
    db: sqlite3.Connection, rows: list[Row], marks: Sequence[MarkRow] = ()
) -> Exception | None:
    """Write and commit all of these, or none of them and say why."""
    try:
        undo(db)
        if marks or not 0 < len(rows) <= BATCH:
            _insert_with_marks(db, rows, marks)
        else:
            _insert(db, rows)
    except sqlite3.IntegrityError as error:
        return _refusal(db, rows, error)
    except Exception as error:  # also what SQLite cannot take, such as half a letter in a name
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


def _insert_with_marks(db: sqlite3.Connection, rows: list[Row], marks: Sequence[MarkRow]) -> None:
    with transaction(db):
        db.executemany("INSERT INTO log VALUES (?, ?, ?)", rows)
        db.executemany("UPDATE tables SET status = ?, public = ? WHERE name = ?", marks)


def _refusal(db: sqlite3.Connection, rows: list[Row], error: Exception) -> Exception:
    """A conflict if the first of these rows exists; anything else is a fault."""
    table, seq, _ = rows[0]
    with suppress(sqlite3.Error):
        found = db.execute("SELECT version FROM tables WHERE name = ?", (table,)).fetchone()
        if found and found[0] >= seq:
            return Conflict(table)
    return StorageError(str(error))


# ------------------------------------------------------------------ what the writer does


@dataclass(slots=True)
class _Job:
    """Something to write, and whoever waits for it."""

    done: "asyncio.Future[None]"
    rows: Sequence[Row] = ()
    marks: Sequence[MarkRow] = ()
    apart: Callable[[sqlite3.Connection], None] | None = None  # a transaction of its own
    error: Exception | None = None


def _resolve(batch: list[_Job]) -> None:
    """Tell whoever waits, in its own thread."""
    for job in batch:
        resolve(job.done, job.error)


def _write(db: sqlite3.Connection, batch: list[_Job]) -> None:
    """All in one commit; if it fails, each by itself, so that one spoils no other."""
    appends = [job for job in batch if job.apart is None]
    if appends:
        rows = [row for job in appends for row in job.rows]
        marks = [mark for job in appends for mark in job.marks]
        error = write_rows(db, rows, marks)
        for job in appends:
            alone = error is not None and len(appends) > 1
            job.error = write_rows(db, list(job.rows), job.marks) if alone else error
    for job in batch:
        if job.apart is not None:
            _write_apart(db, job, job.apart)


def _write_apart(
    db: sqlite3.Connection, job: _Job, write: Callable[[sqlite3.Connection], None]
) -> None:
    try:
        with transaction(db):
            write(db)
    except Exception as error:
        job.error = StorageError(str(error))


def _probe(db: sqlite3.Connection) -> None:
    db.execute(f"INSERT OR REPLACE INTO meta VALUES ('probed_at', {NOW})")


# ------------------------------------------------------------------ the store


class SqliteStorage:
    """One file that no other process writes; all who append do so in one event loop."""

    def __init__(self, path: str | Path) -> None:
        with ExitStack() as opened:  # closed again if something is wrong
            opened.callback(Hold(path).release)
            self._writing = opened.enter_context(closing(open_file(path)))
            self._reading = opened.enter_context(closing(open_file(path)))
            self._close_file = opened.pop_all().close
        self._read_lock = threading.Lock()
        self._queue: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._write_loop, name="hexhold-writer", daemon=True)
        self._thread.start()

    # -- the interface --------------------------------------------------------

    def append(
        self, table: str, seq: int, entries: list[bytes], mark: Mark | None = None
    ) -> "asyncio.Future[None]":
        rows = [(table, seq + i, entry) for i, entry in enumerate(entries)]
        marks = () if mark is None else ((mark.status, mark.public, table),)
        return self._put(_Job(asyncio.get_running_loop().create_future(), rows, marks))

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        return await asyncio.to_thread(self._entries, table, after)

    async def open_tables(self, since: int = 0) -> list[Listed]:
        return await asyncio.to_thread(self._open_tables, since)

    async def pack(self, table: str) -> None:
        entries = await self.entries(table)
        if not entries:
            return
        body = await asyncio.to_thread(packed, entries)
        await self._apart(partial(keep_packed, table=table, count=len(entries), body=body))

    async def unpacked(self, most: int) -> list[str]:
        return await asyncio.to_thread(self._unpacked, most)

    async def probe(self) -> None:
        await self._apart(_probe)

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        self._close_file()

    # -- reading --------------------------------------------------------------

    def _entries(self, table: str, after: int) -> list[bytes]:
        with self._read_lock, told(), transaction(self._reading, "BEGIN"):
            return read_entries(self._reading, table, after)

    def _open_tables(self, since: int) -> list[Listed]:
        query = (
            "SELECT name, status, public, version, opened_at, changed_at FROM tables"
            " WHERE status IN ('waiting', 'playing') AND changed_at >= ? ORDER BY opened_at, name"
        )
        with self._read_lock, told():
            rows = self._reading.execute(query, (since,)).fetchall()
        return [Listed(name, status, bool(public), *rest) for name, status, public, *rest in rows]

    def _unpacked(self, most: int) -> list[str]:
        query = (
            "SELECT name FROM tables WHERE status = 'over'"
            " AND EXISTS (SELECT 1 FROM log WHERE match = name) LIMIT ?"
        )
        with self._read_lock, told():
            return [name for (name,) in self._reading.execute(query, (most,))]

    # -- the writer -----------------------------------------------------------

    def _apart(self, write: Callable[[sqlite3.Connection], None]) -> "asyncio.Future[None]":
        return self._put(_Job(asyncio.get_running_loop().create_future(), apart=write))

    def _put(self, job: _Job) -> "asyncio.Future[None]":
        if self._closed:
            job.done.set_exception(StorageError("the store is closed"))
        else:
            self._queue.put(job)
        return job.done

    def _write_loop(self) -> None:
        """Whatever happens to a batch, the writer lives on and tells everybody who waits."""
        while (batch := self._next_batch()) is not None:
            try:
                _write(self._writing, batch)
            except BaseException as error:
                for job in batch:
                    job.error = job.error or StorageError(repr(error))
            with suppress(RuntimeError):  # nobody is left to wait
                batch[0].done.get_loop().call_soon_threadsafe(_resolve, batch)

    def _next_batch(self) -> list[_Job] | None:
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
