"""What whoever runs a server does with its file: copy it, put a copy back, forget a person."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hexhold.core.faults import Wording
from hexhold.server.migrations import has_no_log, require_known, schema_of
from hexhold.server.sqlite_file import connect, held, told
from hexhold.server.storage import StorageError

NO_FILE: Final = Wording("store-missing", "there is no file {file}")
FILE_EXISTS: Final = Wording("store-exists", "{file} is there already")
NO_TABLES: Final = Wording("store-foreign", "this file holds no tables of Hexhold")
NOT_WHOLE: Final = Wording("store-not-whole", "the copy is damaged: {reason}")
BESIDE: Final = ("-wal", "-shm")  # what SQLite may keep beside a file


@dataclass(frozen=True)
class Restored:
    """What was put back, and where that lies which was there before."""

    tables: int
    before: Path | None


def backup(file: Path, target: Path) -> int:
    """Copy a store to a new file, also while a server writes it; the number of its tables."""
    require_file(file)
    if target.exists():
        raise StorageError(FILE_EXISTS, file=target)
    with _made(target) as part:
        _copy(file, part)
        return check(part)


def restore(source: Path, file: Path) -> Restored:
    """Put a copy in the place of a store that nobody has open."""
    require_file(source)
    with _system_faults():
        file.parent.mkdir(parents=True, exist_ok=True)
    with held(file), _made(file) as part:
        _copy(source, part)
        tables = check(part)
        before = _set_aside(file)
    return Restored(tables, before)


def require_file(file: Path) -> None:
    """Refuse to make a store where one should be."""
    if not file.is_file():
        raise StorageError(NO_FILE, file=file)


def check(file: Path) -> int:
    """Whether a copy is whole and ours; the number of its tables."""
    with told(), closing(connect(file)) as db:
        db.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
        (verdict,) = db.execute("PRAGMA integrity_check(1)").fetchone()
        if verdict != "ok":
            raise StorageError(NOT_WHOLE, reason=verdict)
        schema = schema_of(db)
        require_known(db, schema)
        if has_no_log(db):
            raise StorageError(NO_TABLES)
        names = "SELECT count(*) FROM tables" if schema else "SELECT count(DISTINCT match) FROM log"
        count: int = db.execute(names).fetchone()[0]
    return count


def _copy(source: Path, target: Path) -> None:
    """A copy of one moment, whatever is written meanwhile."""
    address = f"{source.resolve().as_uri()}?mode=ro"
    with (
        told(),
        closing(sqlite3.connect(address, uri=True, timeout=5)) as there,
        closing(sqlite3.connect(target)) as here,
    ):
        there.backup(here)


@contextmanager
def _made(target: Path) -> Iterator[Path]:
    """A new file, under its name only when it is complete and lies on the disk."""
    part = target.with_name(f"{target.name}.part")
    with _system_faults():
        try:
            part.unlink(missing_ok=True)
            yield part
            _sync(part)
            part.replace(target)
            _sync(target.parent)
        finally:
            for name in (part, *(Path(f"{part}{end}") for end in BESIDE)):
                name.unlink(missing_ok=True)


@contextmanager
def _system_faults() -> Iterator[None]:
    """What the system finds wrong is told as an error of the store."""
    try:
        yield
    except OSError as error:
        raise StorageError(error.strerror or str(error)) from None


def _sync(path: Path) -> None:
    """Wait until a file or folder lies on the disk; not every system can open a folder."""
    with suppress(PermissionError):
        number = os.open(path, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)


def _set_aside(file: Path) -> Path | None:
    """Move a store, if there is one, to a name that is free."""
    before = _free_name(file)
    there = file.exists()
    if there:
        with suppress(sqlite3.Error), closing(connect(file)):
            pass  # closing takes in what lies beside the file, unless that cannot be read
    for end in (*BESIDE, ""):  # the file last: a new one must never meet the rest of an old one
        with suppress(FileNotFoundError):
            os.replace(f"{file}{end}", f"{before}{end}")
    return before if there else None


def _free_name(file: Path) -> Path:
    name = file.with_name(f"{file.name}.before-restore")
    number = 1
    while name.exists():
        number += 1
        name = file.with_name(f"{file.name}.before-restore-{number}")
    return name
