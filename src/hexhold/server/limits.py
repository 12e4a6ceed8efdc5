"""How much a client may ask for: all of it options, none of it surprising."""

import time
from collections import OrderedDict, defaultdict, deque
from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Limits:
    """The limits of a server."""

    # a message, a body
    message_bytes: int = 16_384
    body_bytes: int = 65_536
    messages_per_second: float = 20.0  # on one connection
    burst: int = 60
    messages_per_second_and_person: float = 40.0  # from all their pages, wherever they are
    burst_of_person: int = 120
    messages_per_second_and_address: float = 100.0
    burst_of_address: int = 300
    chat_per_minute: int = 20  # from one person, and from one address
    tables_per_hour: int = 60  # from one address
    idle_seconds: float = 300.0  # of a table, before it is put away
    tidy_seconds: float = 60.0  # between two rounds of putting away
    waiting_seconds: float = 86_400.0  # for players, before a table is given up
    playing_seconds: float = 30 * 86_400.0  # without an action, before a match is
    table_writes_per_second: float = 5.0  # to one table from one address, over HTTP
    table_write_burst: int = 60
    reviews_per_second: float = 5.0  # of matches that are over, by one address
    review_burst: int = 60

    # a WebSocket
    sockets_per_address: int = 64
    sockets_per_second: float = 5.0  # opened from one address
    price_of_a_flood: int = 50  # sockets that an address may open less after one was cut off
    outbox_bytes: int = 262_144  # waiting for a client before it is dropped
    controls_per_second: float = 10.0  # pings, pongs and pieces of messages
    control_burst: int = 100
    ping_seconds: float = 20.0  # of silence before we ask, and again before we give up

    # a connection of any kind
    connections: int = 4096
    connections_per_address: int = 128
    connections_per_second: float = 50.0  # from one address
    connection_burst: int = 300
    head_bytes: int = 16_384
    head_seconds: float = 10.0
    body_seconds: float = 20.0
    answer_seconds: float = 120.0
    idle_connection_seconds: float = 30.0
    requests_per_second: float = 50.0  # from one address
    request_burst: int = 200
    writes_per_second: float = 10.0
    write_burst: int = 60
    refusal_seconds: float = 0.25  # before too many requests are answered: it slows who floods


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
class Buckets:
    """A bucket for each key; quiet ones are forgotten, and so are the oldest of too many."""

    rate: float
    burst: int
    clock: Callable[[], float] = time.monotonic
    most: int = 10_000
    _levels: OrderedDict[str, tuple[float, float]] = field(default_factory=OrderedDict)

    def take(self, key: str) -> bool:
        """Whether one more is let through."""
        now = self.clock()
        level, then = self._levels.get(key, (float(self.burst), now))
        level = min(self.burst, level + (now - then) * self.rate)
        allowed = level >= 1
        self._levels[key] = (level - 1 if allowed else level, now)
        self._levels.move_to_end(key)
        self._forget(now)
        return allowed

    def fine(self, key: str, price: int) -> None:
        """So many less are let through, if there are as many."""
        level, then = self._levels.get(key, (float(self.burst), self.clock()))
        self._levels[key] = (max(0.0, level - price), then)

    def __len__(self) -> int:
        return len(self._levels)

    def _forget(self, now: float) -> None:
        """Two at most go for each that came, so that no call takes long."""
        full = self.burst / self.rate  # seconds until an empty bucket is full again
        for _ in range(2):
            _, then = next(iter(self._levels.values()))
            if len(self._levels) <= self.most and now - then < full:
                return
            self._levels.popitem(last=False)
            if not self._levels:
                return


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
