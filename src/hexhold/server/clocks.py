"""Time at a table: who has how much left, and an alarm that rings when it is up.

Time here is steady: it passes only while this process runs. Nobody pays for a machine that slept, a
server that was stopped, or a clock on the wall that was set.
"""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from hexhold.server import log
from hexhold.server.table import Table

TICK: Final = 0.25  # seconds between two looks at the clock
GAP: Final = 1.0  # a longer time without a look was no time for anybody
RETRY: Final = 1.0  # seconds, before an alarm that nobody could act on rings again
LATE: Final = 0.005  # a timer may ring a little early

Warn = Callable[[int, int], None]  # seat, milliseconds left
Over = Callable[[int], None]


def now_ms() -> int:
    """The time on the wall, as entries carry it."""
    return time.time_ns() // 1_000_000


class SteadyTime:
    """Milliseconds that pass only while somebody looks at the clock now and then."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._seen = clock()
        self._slept = 0.0
        self._ticking: asyncio.TimerHandle | None = None

    def now(self) -> int:
        """The steady time."""
        real = self._clock()
        if real - self._seen > GAP:
            self._slept += real - self._seen - TICK
        self._seen = real
        return int(1000 * (real - self._slept))

    def keep_looking(self) -> None:
        """Look now and then, as long as the event loop runs."""
        self.now()
        self._ticking = asyncio.get_running_loop().call_later(TICK, self.keep_looking)

    def stop(self) -> None:
        """Look no more."""
        if self._ticking is not None:
            self._ticking.cancel()


@dataclass
class Clocks:
    """Since when each seat of a table has been asked, and what it has left."""

    table: Table
    steady: Callable[[], int]
    _asked_since: dict[int, int] = field(default_factory=dict)
    _offered_since: int | None = None  # an offer that people have to answer
    _used: int = 0  # by who moved last: taking back gives no time
    _reserve_before: int = -1
    _paused_at: int | None = None

    def now(self) -> int:
        """The time that counts: it stands still in a pause."""
        return self.steady() if self._paused_at is None else self._paused_at

    def pause(self) -> None:
        """Nobody is there to play."""
        if self._paused_at is None:
            self._paused_at = self.steady()

    @property
    def is_paused(self) -> bool:
        """Whether nobody's time passes."""
        return self._paused_at is not None

    def resume(self) -> None:
        """Somebody is there again; the pause took nobody's time."""
        if self._paused_at is None:
            return
        pause = self.steady() - self._paused_at
        self._paused_at = None
        self._asked_since = {seat: at + pause for seat, at in self._asked_since.items()}
        if self._offered_since is not None:
            self._offered_since += pause

    # ------------------------------------------------------------------ keeping

    def before(self, entry: log.AnyEntry) -> None:
        """An entry is about to be applied."""
        if isinstance(entry, log.Moved):
            self._used = self.now() - self._asked_since.pop(entry.seat, self.now())
            self._reserve_before = self.table.seats[entry.seat].reserve
        elif isinstance(entry, log.Back | log.Seated):
            self._asked_since.pop(entry.seat, None)

    def after(self, entry: log.AnyEntry) -> None:
        """An entry was applied: a clock runs from when its seat is asked until it has acted."""
        if isinstance(entry, log.Undone) and self.table.clock.runs:
            since = self._asked_since.get(entry.seat, self.now())
            self._asked_since[entry.seat] = since - self._used
        self.look()

    def look(self) -> None:
        """Whose clocks run now."""
        table = self.table
        if table.clock.runs:
            now = self.now()
            asked = table.match.actors if table.match and table.status == "playing" else []
            self._asked_since = {seat: self._asked_since.get(seat, now) for seat in asked}
        if not self.people_answering():
            self._offered_since = None
        elif self._offered_since is None:
            self._offered_since = self.now()

    @property
    def reserve_before(self) -> int:
        """The reserve of who moved last, before that."""
        return self._reserve_before

    # ------------------------------------------------------------------ asking

    def people_answering(self) -> list[int]:
        """The seats of people who have to answer an offer."""
        seats = self.table.seats
        return [seat for seat in self.table.answering() if not seats[seat].played_by_bot]

    def answer_left(self) -> int | None:
        """Milliseconds that people have to answer an offer; nothing if they have all the time."""
        if self._offered_since is None or not self.table.answer_time:
            return None
        return max(0, self.table.answer_time - (self.now() - self._offered_since))

    def left(self, seat: int) -> int | None:
        """Milliseconds until a seat's clock runs out, while it runs."""
        if seat not in self._asked_since or self.table.seats[seat].played_by_bot:
            return None
        used = self.now() - self._asked_since[seat]
        return self.table.clock.turn + max(0, self.table.seats[seat].reserve) - used

    def reserve_left(self, seat: int) -> int:
        """The reserve that a seat would have if it acted now; -1 without a clock."""
        left, reserve = self.left(seat), self.table.seats[seat].reserve
        return reserve if left is None else max(0, min(reserve, left))

    def of(self, seat: int) -> tuple[bool, int, int] | None:
        """Whether a seat's clock runs, and what is left of its turn and of its reserve."""
        if self.table.seats[seat].kind != "person":
            return None
        reserve = max(0, self.table.seats[seat].reserve)
        left = self.left(seat)
        if left is None:
            return False, self.table.clock.turn, reserve
        return True, max(0, left - reserve), max(0, min(reserve, left))

    def is_up(self, seat: int) -> bool:
        """Whether a seat has no time left for what it is asked."""
        left = self.left(seat)
        if left is not None and left <= 0:
            return True
        return seat in self.people_answering() and self.answer_left() == 0

    def running(self) -> dict[int, int]:
        """Milliseconds left by seat, of the clocks that run."""
        found = {seat: self.left(seat) for seat in self._asked_since}
        return {seat: ms for seat, ms in found.items() if ms is not None}


class Alarm:
    """One timer for all clocks of a table: warns, and rings until somebody acts on it."""

    def __init__(self, clocks: Clocks, warn_before: int, warn: Warn, over: Over) -> None:
        self._clocks = clocks
        self._warn_before = warn_before
        self._warn = warn
        self._over = over
        self._warned: set[int] = set()
        self._timer: asyncio.TimerHandle | None = None

    def set(self) -> None:
        """Ring when the next clock warns or runs out."""
        self.stop()
        running = self._clocks.running()
        self._warned = {seat for seat in self._warned if running.get(seat, 0) > 0}
        waits = [self._wait(seat, ms) for seat, ms in running.items()]
        answer = self._clocks.answer_left()
        if answer is not None:
            waits.append(answer)
        if waits:
            self._ring_in(max(0, min(waits)) / 1000 + LATE)

    def stop(self) -> None:
        """Ring no more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring_in(self, seconds: float) -> None:
        self._timer = asyncio.get_running_loop().call_later(seconds, self._ring)

    def _wait(self, seat: int, ms: int) -> int:
        return ms if seat in self._warned or ms <= self._warn_before else ms - self._warn_before

    def _ring(self) -> None:
        self._timer = None
        for seat, ms in self._clocks.running().items():
            if 0 < ms <= self._warn_before and seat not in self._warned:
                self._warned.add(seat)
                self._warn(seat, ms)
        out = [seat for seat in range(len(self._clocks.table.seats)) if self._clocks.is_up(seat)]
        for seat in out:
            self._over(seat)
        if not out:
            self.set()
        elif self._timer is None:  # an entry that follows sets it anew; if none can be stored:
            self._ring_in(RETRY)
