"""Logs as they lie in a SQLite file: the first entries packed into one blob, the others as rows."""

import sqlite3
import zlib
from typing import Final

import msgspec

from hexhold.server.storage import Damaged, StorageError

LEVEL: Final = 9  # a log becomes a tenth or a fifth of itself in some milliseconds, once
UNREADABLE: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_IOERR)

_entries: msgspec.msgpack.Decoder[list[bytes]] = msgspec.msgpack.Decoder(list[bytes])


def packed(entries: list[bytes]) -> bytes:
    """Entries in little room."""
    return zlib.compress(msgspec.msgpack.encode(entries), LEVEL)


def unpacked(body: bytes) -> list[bytes]:
    """Entries as they were packed; ValueError if this is no such thing."""
    try:
        return _entries.decode(zlib.decompress(body))
    except (zlib.error, msgspec.MsgspecError) as error:
        raise ValueError(str(error)) from None


def read_entries(db: sqlite3.Connection, table: str, after: int = 0) -> list[bytes]:
    """The log of a table behind a version, packed entries first; Damaged if some are missing."""
    try:
        return _read(db, table, after)
    except ValueError as error:
        raise Damaged(table, str(error)) from None
    except sqlite3.Error as error:
        raise _fault(table, error) from None


def _fault(table: str, error: sqlite3.Error) -> StorageError:
    if getattr(error, "sqlite_errorcode", 0) & 0xFF in UNREADABLE:
        return Damaged(table, str(error))
    return StorageError(str(error))


def _read(db: sqlite3.Connection, table: str, after: int) -> list[bytes]:
    version = _number(db, "SELECT version FROM tables WHERE name = ?", table)
    count = _number(db, "SELECT count FROM packed WHERE name = ?", table)
    early = _packed_entries(db, table, count)[after:] if after < count else []
    query = "SELECT seq, body FROM log WHERE match = ? AND seq > ? ORDER BY seq"
    rows = db.execute(query, (table, max(after, count))).fetchall()
    numbers = [seq for seq, _ in rows]
    if numbers != list(range(max(after, count) + 1, version + 1)):
        raise ValueError(f"of {version} entries some are missing")
    return early + [body for _, body in rows]


def _number(db: sqlite3.Connection, query: str, table: str) -> int:
    found: tuple[int] | None = db.execute(query, (table,)).fetchone()
    return found[0] if found else 0


def _packed_entries(db: sqlite3.Connection, table: str, count: int) -> list[bytes]:
    (body,) = db.execute("SELECT body FROM packed WHERE name = ?", (table,)).fetchone()
    entries = unpacked(body)
    if len(entries) != count:
        raise ValueError(f"{count} entries were packed, {len(entries)} are here")
    return entries


def keep_packed(db: sqlite3.Connection, table: str, count: int, body: bytes) -> None:
    """Put the first entries of a log, packed, in place of their rows; never fewer than before."""
    db.execute(
        "INSERT INTO packed VALUES (?, ?, ?) ON CONFLICT (name) DO UPDATE"
        " SET count = excluded.count, body = excluded.body WHERE excluded.count > packed.count",
        (table, count, body),
    )
    db.execute("DELETE FROM log WHERE match = ? AND seq <= ?", (table, count))
