"""Rings when somebody's time is nearly up, and again when it is."""

import asyncio
import time
from collections.abc import Callable

from hexhold.server.tables import Table

Warn = Callable[[int, int], None]  # seat, milliseconds left
Over = Callable[[int], None]
LATE = 0.005  # seconds: a timer may ring a little early


def now_ms() -> int:
    """The time, as entries carry it."""
    return time.time_ns() // 1_000_000


class Alarm:
    """One timer for all clocks of a table."""

    def __init__(self, table: Table, warn_before: int, warn: Warn, over: Over) -> None:
        self._table = table
        self._warn_before = warn_before
        self._warn = warn
        self._over = over
        self._warned: set[int] = set()
        self._timer: asyncio.TimerHandle | None = None

    def set(self) -> None:
        """Ring when the next clock warns or runs out."""
        self.stop()
        if not self._table.clock.runs:
            return
        left = self._left()
        self._warned = {seat for seat in self._warned if left.get(seat, 0) > 0}
        waits = [self._wait(seat, ms) for seat, ms in left.items()]
        if waits:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(0, min(waits)) / 1000 + LATE, self._ring)

    def stop(self) -> None:
        """Ring no more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _left(self) -> dict[int, int]:
        """Milliseconds by seat, of the clocks that run."""
        now = now_ms()
        times = [self._table.time_left(seat, now) for seat in range(len(self._table.seats))]
        return {seat: ms for seat, ms in enumerate(times) if ms is not None}

    def _wait(self, seat: int, ms: int) -> int:
        return ms if seat in self._warned or ms <= self._warn_before else ms - self._warn_before

    def _ring(self) -> None:
        self._timer = None
        out = False
        for seat, ms in self._left().items():
            if ms <= 0:
                out = True
                self._over(seat)
            elif ms <= self._warn_before and seat not in self._warned:
                self._warned.add(seat)
                self._warn(seat, ms)
        if not out:  # otherwise the entry that follows sets the alarm again
            self.set()
