"""One clock for all connections: each says until when it may go on as it does."""

import asyncio
from typing import Final, Protocol

NEVER: Final = float("inf")


class Timed(Protocol):
    """Something that has to get further until a moment of the loop's time."""

    deadline: float

    def overdue(self) -> None:
        """The moment has come."""
        ...


class Deadlines:
    """Looks after all of them now and then: moving a deadline costs nothing but the number."""

    def __init__(self, every: float) -> None:
        self._every = every
        self._watched: set[Timed] = set()
        self._timer: asyncio.TimerHandle | None = None

    def watch(self, timed: Timed) -> None:
        """Look after something from now on."""
        self._watched.add(timed)
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._every, self._look)

    def forget(self, timed: Timed) -> None:
        """It has ended."""
        self._watched.discard(timed)

    def _look(self) -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        self._timer = loop.call_later(self._every, self._look) if self._watched else None
        for timed in [timed for timed in self._watched if timed.deadline <= now]:
            timed.overdue()
