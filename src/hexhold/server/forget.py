"""Forget a person: a name and what was said under it go out of every log, which still replays."""

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from hexhold.server import log
from hexhold.server.archive import packed, read_entries
from hexhold.server.migrations import open_file
from hexhold.server.sqlite_file import connect, held, told, transaction
from hexhold.server.storage import Damaged
from hexhold.server.upkeep import require_file

NOBODY: Final = "–"
NOTHING_SAID: Final = "…"
OPEN: Final = ("waiting", "playing")


@dataclass(frozen=True)
class Forgotten:
    """How much was changed, and how many tables could not be read."""

    tables: int = 0
    entries: int = 0
    damaged: int = 0


def forget(file: Path, name: str) -> Forgotten:
    """Take a name, as everybody sees it, out of a store that nobody has open."""
    require_file(file)
    with held(file), told(), closing(open_file(file)) as db:
        db.execute("PRAGMA secure_delete = ON")
        # Read by another connection: a page that cannot be read ends a transaction.
        with closing(connect(file)) as before, transaction(db):
            forgotten = _forget_everywhere(db, before, name)
        if not forgotten.damaged:
            db.execute("VACUUM")  # what was deleted is not merely free for other use
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return forgotten


def _forget_everywhere(db: sqlite3.Connection, before: sqlite3.Connection, name: str) -> Forgotten:
    tables = changed = damaged = 0
    listed = before.execute("SELECT name, status FROM tables").fetchall()
    for table, status in listed:
        try:
            entries = read_entries(before, table)
            others = {
                number: other
                for number, entry in enumerate(entries, 1)
                if (other := without(name, entry, keep_seat=status in OPEN)) != entry
            }
        except (Damaged, msgspec.MsgspecError):
            damaged += 1
            continue
        if others:
            _replace(db, table, entries, others)
            tables += 1
            changed += len(others)
    return Forgotten(tables, changed, damaged)


def without(name: str, raw: bytes, *, keep_seat: bool) -> bytes:
    """An entry without a name; whoever is still playing keeps the key to the seat."""
    if b'"name":' not in raw:  # most entries are moves
        return raw
    entry = log.read(raw)
    if not isinstance(entry, log.Seated | log.Said | log.Muted | log.Proposed):
        return raw
    if entry.name.casefold() != name.casefold():
        return raw
    other = msgspec.structs.replace(entry, name=NOBODY)
    if isinstance(other, log.Seated | log.Proposed) and not keep_seat:
        other = msgspec.structs.replace(other, token="")
    if isinstance(other, log.Said):
        other = msgspec.structs.replace(other, text=NOTHING_SAID, phrase="")
    return log.write(other)


def _replace(
    db: sqlite3.Connection, table: str, entries: list[bytes], others: dict[int, bytes]
) -> None:
    """Put other entries in the places of some, packed or not."""
    for number, other in others.items():
        entries[number - 1] = other
        update = "UPDATE log SET body = ? WHERE match = ? AND seq = ?"
        db.execute(update, (other, table, number))
    found = db.execute("SELECT count FROM packed WHERE name = ?", (table,)).fetchone()
    if found:
        body = packed(entries[: found[0]])
        db.execute("UPDATE packed SET body = ? WHERE name = ?", (body, table))
