"""What the server is compared with: sockets without a game, a store without sockets."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from time import perf_counter

from starlette.types import Receive, Scope, Send

from hexhold.server.migrations import open_file
from hexhold.server.sqlite_store import Row, write_rows
from hexhold.server.wire import Connection, Handshake, Opener


class Echo:
    """Answers every message with one of a given size: to its sender, or to the whole group."""

    def __init__(self, connection: Connection, audience: list[Connection], answer: bytes) -> None:
        self._connection = connection
        self._audience = audience
        self._answer = answer

    def heard(self, text: str) -> None:
        """Answer."""
        for connection in self._audience:
            connection.send(self._answer)

    def gone(self) -> None:
        """Answer no more."""
        self._audience.remove(self._connection)


def echo_opener() -> Opener:
    """Opens sockets to `/AUDIENCE/GROUP/SIZE`, with nothing behind them but the wire."""
    groups: dict[str, list[Connection]] = defaultdict(list)

    def open_socket(handshake: Handshake, connection: Connection) -> Echo:
        _, audience, group, size = handshake.path.split("/")
        listeners = [] if audience == "one" else groups[group]
        listeners.append(connection)
        return Echo(connection, listeners, b"x" * int(size))

    return open_socket


async def nothing(scope: Scope, receive: Receive, send: Send) -> None:
    """An application that has nothing to say."""


class Appends:
    """Entries appended to a log as the server's writer does it, with nothing around."""

    def __init__(self, folder: Path, size: int, tables: int) -> None:
        self._db = open_file(folder / "appends.sqlite")
        self._rows = self._endless(b"x" * size, tables)

    def _endless(self, body: bytes, tables: int) -> Iterator[Row]:
        for number in count(1):
            for table in range(tables):
                yield f"table{table:05}", number, body

    def append(self, seconds: float, together: int) -> float:
        """Append for a while, so many entries to a commit; how many a second."""
        done = 0
        began = perf_counter()
        while (spent := perf_counter() - began) < seconds:
            error = write_rows(self._db, list(islice(self._rows, together)))
            if error is not None:
                raise error
            done += together
        return done / spent
