"""Where logs are kept: what any store does, and how it may fail."""

import asyncio
from dataclasses import dataclass
from typing import Final, Protocol

from hexhold.core.faults import CodedError, Wording

IN_USE: Final = Wording("store-in-use", "another Hexhold has this file open")
NEWER: Final = Wording("store-newer", "a newer version of Hexhold wrote this file ({version})")


class Conflict(Exception):
    """Somebody else has written this moment of the table already."""


class StorageError(CodedError):
    """The store cannot be opened, read or written."""


class Damaged(StorageError):
    """The log of one table cannot be read as it was written; the others are as they were."""

    def __init__(self, table: str, reason: str) -> None:
        super().__init__(f"the log of table {table} is damaged: {reason}")
        self.table = table
        self.reason = reason


@dataclass(frozen=True)
class Mark:
    """What the index says of a table from an entry on."""

    status: str  # waiting, playing or over
    public: bool


@dataclass(frozen=True)
class Listed:
    """A table as the index lists it; times are in milliseconds."""

    name: str
    status: str
    public: bool
    version: int  # the number of its last entry
    opened_at: int
    changed_at: int


class Storage(Protocol):
    """Keeps the log of every table, and an index of them; entries are bytes like any others."""

    def append(
        self, table: str, seq: int, entries: list[bytes], mark: Mark | None = None
    ) -> "asyncio.Future[None]":
        """Write entries seq, seq + 1, … and a mark, all or nothing; durable when it is done.

        Conflict if one of these exists. A table that was never marked waits and is not public.
        """
        ...

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        """The log of a table behind a version; Damaged if some of it is missing."""
        ...

    async def open_tables(self, since: int = 0) -> list[Listed]:
        """Tables that wait or are played and have changed since a time, the oldest first."""
        ...

    async def pack(self, table: str) -> None:
        """Keep the log of a table, as far as it has come, in little room; it reads as before."""
        ...

    async def unpacked(self, most: int) -> list[str]:
        """Some of the tables that are over and whose log is not packed."""
        ...

    async def probe(self) -> None:
        """Write something tiny: StorageError if nothing can be written."""
        ...

    async def close(self) -> None:
        """Write what is waiting and stop."""
        ...


def resolve(waiting: "asyncio.Future[None]", error: Exception | None) -> None:
    """Tell whoever still waits that it is done, or why it is not."""
    if waiting.done():
        return
    if error is None:
        waiting.set_result(None)
    else:
        waiting.set_exception(error)
