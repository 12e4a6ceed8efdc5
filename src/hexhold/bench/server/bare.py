"""What the server is compared with: sockets without a game."""

from collections import defaultdict

from starlette.types import Receive, Scope, Send

from hexhold.server.wire import Connection, Handshake, Opener


class Echo:
    """Answers every message with one of a given size, to the whole group."""

    def __init__(self, connection: Connection, group: list[Connection], answer: bytes) -> None:
        self._connection = connection
        self._group = group
        self._answer = answer

    def heard(self, text: str) -> None:
        """Answer."""
        for connection in self._group:
            connection.send(self._answer)

    def gone(self) -> None:
        """Answer no more."""
        self._group.remove(self._connection)


def echo_opener() -> Opener:
    """Opens sockets to `/GROUP/SIZE`, with nothing behind them but the wire."""
    groups: dict[str, list[Connection]] = defaultdict(list)

    def open_socket(handshake: Handshake, connection: Connection) -> Echo:
        _, group, size = handshake.path.split("/")
        groups[group].append(connection)
        return Echo(connection, groups[group], b"x" * int(size))

    return open_socket


async def nothing(scope: Scope, receive: Receive, send: Send) -> None:
    """An application that has nothing to say."""
