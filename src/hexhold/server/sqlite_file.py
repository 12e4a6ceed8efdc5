"""The file of a SQLite store: opened so that a commit is durable, and held by one at a time."""

import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from hexhold.server.storage import IN_USE, StorageError

if sys.platform != "win32":
    import fcntl

STATEMENTS: Final = 100  # that a connection keeps ready


def connect(path: str | Path) -> sqlite3.Connection:
    """A connection that begins no transaction by itself; a commit that returns is durable."""
    db = sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, cached_statements=STATEMENTS
    )
    try:
        db.execute("PRAGMA busy_timeout=5000")
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("PRAGMA synchronous=FULL")
    except sqlite3.Error:
        db.close()
        raise
    return db


@contextmanager
def told() -> Iterator[None]:
    """What SQLite finds wrong is told as an error of the store."""
    try:
        yield
    except sqlite3.Error as error:
        raise StorageError(str(error)) from None


@contextmanager
def transaction(db: sqlite3.Connection, begin: str = "BEGIN IMMEDIATE") -> Iterator[None]:
    """All of it or nothing; whatever goes wrong, the connection is ready for the next."""
    undo(db)
    db.execute(begin)
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        undo(db)
        raise


def undo(db: sqlite3.Connection) -> None:
    """Leave a transaction that failed; SQLite leaves some by itself."""
    if db.in_transaction:
        with suppress(sqlite3.Error):
            db.execute("ROLLBACK")


class Hold:
    """The right to write a file: a lock of the system, gone with the process that has it."""

    def __init__(self, path: str | Path) -> None:
        try:
            # A number, not a file object; a process that this one starts does not inherit it.
            self._file = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise StorageError(error.strerror or str(error)) from None
        if sys.platform != "win32":
            self._lock()

    def _lock(self) -> None:
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self.release()
            raise StorageError(IN_USE) from None
        except OSError:  # a file system without locks: go without
            return

    def release(self) -> None:
        """Let others have it."""
        if self._file >= 0:
            os.close(self._file)
        self._file = -1


@contextmanager
def held(path: str | Path) -> Iterator[None]:
    """Nobody else writes the file meanwhile."""
    hold = Hold(path)
    try:
        yield
    finally:
        hold.release()
