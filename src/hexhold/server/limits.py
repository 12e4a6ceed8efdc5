"""How much a client may ask for: all of it options, none of it surprising."""

import time
from collections import defaultdict, deque
from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Limits:
    """The limits of a server."""

    message_bytes: int = 16_384
    body_bytes: int = 65_536
    messages_per_second: float = 20.0
    burst: int = 60
    chat_per_minute: int = 20
    tables_per_hour: int = 60  # from one address
    sockets_per_address: int = 64
    queue: int = 512  # messages waiting for a client before it is dropped
    idle_seconds: float = 300.0


@dataclass
class Bucket:
    """Lets through so many a second, and a burst."""

    rate: float
    burst: int
    clock: Callable[[], float] = time.monotonic
    _level: float = field(init=False)
    _then: float = field(init=False)

    def __post_init__(self) -> None:
        self._level = float(self.burst)
        self._then = self.clock()

    def take(self) -> bool:
        """Whether one more is let through."""
        now = self.clock()
        self._level = min(self.burst, self._level + (now - self._then) * self.rate)
        self._then = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


@dataclass
class Window:
    """Counts what each address did within a time."""

    most: int
    seconds: float
    clock: Callable[[], float] = time.monotonic
    _times: dict[str, deque[float]] = field(default_factory=lambda: defaultdict(deque))

    def take(self, who: str) -> bool:
        """Whether one more is let through."""
        now = self.clock()
        times = self._times[who]
        while times and times[0] <= now - self.seconds:
            times.popleft()
        if len(times) >= self.most:
            return False
        times.append(now)
        self._forget(now)
        return True

    def _forget(self, now: float) -> None:
        """Keep no address for longer than its time."""
        if len(self._times) > 10_000:
            for who in [w for w, t in self._times.items() if not t or t[-1] <= now - self.seconds]:
                del self._times[who]
