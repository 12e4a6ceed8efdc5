"""Tables whose dice fall the same every time, and company that plays by taste.

The secret of such a table is known beforehand: it is put into the store before the server starts.
"""

import json
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from tests.browser.people import Choose, Site, Table
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Subprotocol

from hexhold.server import log
from hexhold.server.migrations import open_file
from hexhold.server.seats import hashed
from hexhold.server.sqlite_store import write_rows
from hexhold.server.table import Table as ServerTable
from hexhold.server.table import open_entry

NOW = 1_700_000_000_000


def keep_table(db: Path, name: str, secret: int, game: str, **options: Any) -> Table:
    """A started match of people only, in the store of a server that does not run yet."""
    host = f"host-{name}"
    table = ServerTable(name)
    entries: list[log.AnyEntry] = []

    def add(entry: log.AnyEntry) -> None:
        table.apply(entry)
        entries.append(entry)

    add(open_entry(game, options, hashed(host), secret.to_bytes(32), NOW, answer_seconds=0))
    tokens = [f"{name}-{seat}" for seat in range(len(table.seats))]
    for seat, token in enumerate(tokens):
        add(table.sit(f"Person {seat + 1}", hashed(token), seat, NOW))
    add(table.start(hashed(host), NOW))
    rows = [(name, at, log.write(entry)) for at, entry in enumerate(entries, 1)]
    with closing(open_file(db)) as opened:
        fault = write_rows(opened, rows, [("playing", False, name)])
    assert fault is None
    return Table(name, host, tuple(tokens))


def _play(site: Site, table: Table, seat: int, choose: Choose, stop: threading.Event) -> None:
    """Answer whatever a seat is asked, until there is nobody left to play with."""
    url = f"{site.address.replace('http', 'ws', 1)}/ws/{table.name}"
    protocols = [Subprotocol("hexhold.1"), Subprotocol(f"token.{table.tokens[seat]}")]
    with connect(url, subprotocols=protocols, compression=None) as socket:
        while not stop.is_set():
            try:
                told = json.loads(socket.recv(0.2))
            except TimeoutError:
                continue
            except ConnectionClosed:
                return
            actions = (told.get("choices") or {}).get("actions")
            if actions:
                act = {"t": "act", "id": f"{told['version']}", "action": choose(actions)}
                socket.send(json.dumps(act))


@contextmanager
def company(site: Site, table: Table, choose: Choose) -> Iterator[None]:
    """The others at a table play along, without a browser."""
    stop = threading.Event()
    others = [
        threading.Thread(target=_play, args=(site, table, seat, choose, stop))
        for seat in range(1, len(table.tokens))
    ]
    for other in others:
        other.start()
    try:
        yield
    finally:
        stop.set()
        for other in others:
            other.join()
