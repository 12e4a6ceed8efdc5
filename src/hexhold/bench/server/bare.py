"""What the server is compared with: sockets without a game, a store without sockets."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from time import perf_counter
from typing import Final

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from hexhold.server.migrations import open_file
from hexhold.server.sqlite_store import Row, write_rows

PATH: Final = "/{audience}/{group}/{size:int}"


def echo_app() -> Starlette:
    """Answers every message with one of a given size: to its sender, or to the whole group."""
    groups: dict[str, list[WebSocket]] = defaultdict(list)

    async def serve(socket: WebSocket) -> None:
        asked = socket.path_params
        group = groups[asked["group"]]
        audience = [socket] if asked["audience"] == "one" else group
        answer = "x" * asked["size"]
        await socket.accept()
        group.append(socket)
        try:
            while True:
                await socket.receive_text()
                for listener in audience:
                    await listener.send_text(answer)
        except (WebSocketDisconnect, RuntimeError):
            if socket in group:
                group.remove(socket)

    return Starlette(routes=[WebSocketRoute(PATH, serve)])


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
