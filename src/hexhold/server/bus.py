"""How processes that serve the same tables tell each other that a log has grown."""

from collections.abc import Callable
from typing import Protocol

Listener = Callable[[str, int], None]  # table, version


class Bus(Protocol):
    """Carries word of new entries; the entries themselves are in the store."""

    def publish(self, table: str, version: int) -> None: ...

    def listen(self, listener: Listener) -> None: ...


class LocalBus:
    """The bus of a single process."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def publish(self, table: str, version: int) -> None:
        """Tell everybody who listens."""
        for listener in self._listeners:
            listener(table, version)

    def listen(self, listener: Listener) -> None:
        """Be told from now on."""
        self._listeners.append(listener)
