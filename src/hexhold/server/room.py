"""A table in play: one way in for all that changes it, and everybody who is connected.

Whatever is asked goes into one inbox. For each in turn: decide on the newest state, store the
entry, apply it, tell everybody. What is decided is therefore always true when it is stored.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final, Protocol

from hexhold.core.contract import SPECTATOR
from hexhold.server import log
from hexhold.server.botpool import BotPool
from hexhold.server.clocks import RETRY, Alarm, Clocks, now_ms
from hexhold.server.errors import Refused
from hexhold.server.messages import Presence, ServerMessage, Warning, encode
from hexhold.server.past import Past
from hexhold.server.seated_bots import SeatedBots
from hexhold.server.storage import Mark, Storage, StorageError, resolve
from hexhold.server.table import Table
from hexhold.server.telling import Telling, welcome

logger = logging.getLogger("hexhold.server")

RESTARTING: Final = 1012  # close codes
LISTED_AS: Final = {"starting": "waiting"}  # in the index; others as they are
Decision = Callable[[Table, int], log.AnyEntry | None]  # none: nothing to store
Done = Callable[[Exception | None], None]


def nobody_waits(error: Exception | None) -> None:
    """For what nobody has to be told the outcome of."""


class Client(Protocol):
    """Somebody who is connected."""

    person: str  # the hash of a token; empty for a spectator
    told_as: int  # the seat as which it was told last
    is_gone: bool

    def send(self, message: bytes) -> None: ...

    def close(self, code: int) -> None: ...


@dataclass(frozen=True)
class Pace:
    """How bots behave among people, and how long people are waited for, in seconds."""

    pause: float = 0.4  # before a bot acts, in which it may think
    think: float = 1.0  # of the processor, a turn, for bots that search
    warning: float = 10.0  # before a clock runs out
    absence: float = 60.0  # without a connection, before others may let a bot play
    seeds: float = 10.0  # for everybody to show the seed behind a hash


class Room:
    """One table in memory."""

    def __init__(
        self,
        table: Table,
        storage: Storage,
        bots: BotPool,
        pace: Pace,
        steady: Callable[[], int],
        changed: Callable[["Room"], None] = lambda room: None,
    ) -> None:
        self.table = table
        self.storage = storage
        self.pace = pace
        self.clients: set[Client] = set()
        self.rematching = asyncio.Lock()  # one new table, however many ask at once
        self.failed = False  # what is in memory may not be what is stored
        self._steady = steady
        self._changed = changed
        self._inbox: deque[tuple[Decision, Done]] = deque()
        self._storing = False
        self._gone: dict[int, int] = {}  # since when a person's seat has no connection
        self._past: Past | None = None
        self._waiting_for_seeds: asyncio.TimerHandle | None = None
        self._starting_since = 0
        self._hurried: tuple[str, float] = ("", 1.0)  # who wants bots to be quick, and how quick
        self.clocks = Clocks(table, steady)
        self.clocks.pause()  # until somebody comes
        self.clocks.look()
        self._alarm = Alarm(self.clocks, int(1000 * pace.warning), self._warn, self._time_is_up)
        self._bots = SeatedBots(self, bots)
        self._look_who_is_gone()
        self._look_at_seeds()

    # ------------------------------------------------------------------ the one way in

    def submit(self, decide: Decision, done: Done = nobody_waits) -> None:
        """Ask for something; `done` hears whether it happened, after everybody was told."""
        self._inbox.append((decide, done))
        if not self._storing:
            self._next()

    async def ask(self, decide: Decision) -> None:
        """The same for whoever can wait: returns when it happened, or raises."""
        outcome: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.submit(decide, partial(resolve, outcome))
        await outcome

    def _next(self) -> None:
        while self._inbox and not self._storing:
            decide, done = self._inbox.popleft()
            try:
                self._require_sound()
                entry = decide(self.table, now_ms())
            except Exception as error:
                done(error)
                continue
            if entry is None:
                done(None)
            else:
                self._store(entry, done)

    def _require_sound(self) -> None:
        if self.failed:
            raise Refused("unavailable")

    def _store(self, entry: log.AnyEntry, done: Done) -> None:
        table = self.table
        status = table.status_after(entry)
        mark = Mark(LISTED_AS.get(status, status), table.public) if status != table.status else None
        self._storing = True
        stored = self.storage.append(table.name, table.version + 1, [log.write(entry)], mark)
        stored.add_done_callback(partial(self._stored, entry, done))

    def _stored(self, entry: log.AnyEntry, done: Done, stored: "asyncio.Future[None]") -> None:
        self._storing = False
        error: Exception | None = None
        try:
            stored.result()
            self._take_in(entry)
        except (StorageError, asyncio.CancelledError) as failure:
            logger.error("table %s: %s", self.table.name, failure)
            error = Refused("unavailable")
        except Exception as failure:
            logger.error("table %s: cannot go on", self.table.name, exc_info=failure)
            error = Refused("unavailable")
            self._fail()
        done(error)
        self._next()

    def _fail(self) -> None:
        """Whoever comes back finds the table as it is stored."""
        self.failed = True
        self.close()
        self._changed(self)

    def _take_in(self, entry: log.AnyEntry) -> None:
        """Apply an entry and tell each audience once, however many listen to it."""
        self.clocks.before(entry)
        self.table.apply(entry)
        self.clocks.after(entry)
        telling = Telling(self.table, entry, self.clocks)
        told: dict[int, bytes] = {}
        for client in list(self.clients):  # who is too slow leaves
            seat = self.table.seat_held_by(client.person)
            if seat != client.told_as:
                self._is_there(seat)
                self._welcome(client, seat)
                continue
            if seat not in told:
                told[seat] = telling.message(seat)
            client.send(told[seat])
        if not isinstance(entry, log.Moved):
            self._look_at_seats()
        self._bots.heard(entry)
        self._wake()
        if not isinstance(entry, log.Moved) or self.table.status == "over":
            self._changed(self)  # nothing else is of interest to others

    def _look_at_seats(self) -> None:
        """Somebody may sit where nobody did: a person who is not connected, or a bot."""
        if self._look_who_is_gone():
            self._tell_presence()
        self._bots.be_ready()

    def _wake(self) -> None:
        """Let bots think, clocks run and the match begin, as the new state demands."""
        self._bots.wake()
        if self.clocks.is_paused:
            self._alarm.stop()
        else:
            self._alarm.set()
        self._look_at_seeds()

    # ------------------------------------------------------------------ who is there

    def join(self, client: Client, done: Done = nobody_waits) -> None:
        """Connect a client, in turn with all that happens."""
        self.submit(partial(self._enter, client), done)

    def _enter(self, client: Client, table: Table, now: int) -> None:
        if client.is_gone:  # before its turn came
            return
        if client.person and not table.knows(client.person):
            raise Refused("not-seated")
        seat = table.seat_held_by(client.person)
        self._is_there(seat)
        self.clients.add(client)
        self._welcome(client, seat)
        self._go_on(client, seat)

    def _is_there(self, seat: int) -> None:
        """Whoever plays a seat is connected."""
        if self._gone.pop(seat, None) is not None:
            self._tell_presence()

    def tell_again(self, client: Client, done: Done = nobody_waits) -> None:
        """Tell a client everything that it may know."""
        self.submit(lambda t, now: self._welcome(client, t.seat_held_by(client.person)), done)

    def _go_on(self, client: Client, seat: int) -> None:
        """Somebody is there: its owner plays a seat again, and what had paused goes on."""
        if seat >= 0 and self.table.seats[seat].away:
            person = client.person
            self.submit(lambda table, now: table.come_back(person, now))
        if self.attended:
            self._bots.be_ready()
            self.clocks.resume()
            self._wake()

    def _welcome(self, client: Client, seat: int) -> None:
        client.told_as = seat
        absence = int(1000 * self.pace.absence)
        told = welcome(self.table, seat, self.clocks, self.gone_for(), absence)
        client.send(encode(told))

    def leave(self, client: Client) -> None:
        """Disconnect a client."""
        if client not in self.clients:
            return
        self.clients.discard(client)
        if self._look_who_is_gone():
            self._tell_presence()
        if not self.attended:
            self.clocks.pause()
            self._alarm.stop()

    @property
    def present(self) -> set[int]:
        """The seats that have a connection."""
        return {self.table.seat_held_by(client.person) for client in self.clients} - {SPECTATOR}

    @property
    def attended(self) -> bool:
        """Whether anybody is there to play; where only bots sit, whoever looks on will do."""
        if any(seat.kind == "person" for seat in self.table.seats):
            return bool(self.present)
        return bool(self.clients)

    def _look_who_is_gone(self) -> bool:
        """Note since when seats have no connection; whether that is new of any."""
        before = set(self._gone)
        present = self.present
        for number, seat in enumerate(self.table.seats):
            if seat.kind == "person" and number not in present:
                self._gone.setdefault(number, self._steady())
            else:
                self._gone.pop(number, None)
        return set(self._gone) != before

    def gone_for(self) -> list[int | None]:
        """For each seat, how many milliseconds its person has had no connection."""
        now = self._steady()
        seats = range(len(self.table.seats))
        return [now - self._gone[seat] if seat in self._gone else None for seat in seats]

    def absent(self, seat: int) -> bool:
        """Whether a person has been gone for so long that others need not wait."""
        gone = self.gone_for()[seat] if 0 <= seat < len(self.table.seats) else None
        return gone is not None and gone >= 1000 * self.pace.absence

    def _tell_presence(self) -> None:
        self.tell(Presence(self.gone_for()))

    def tell(self, message: ServerMessage) -> None:
        """Tell everybody the same."""
        raw = encode(message)
        for client in list(self.clients):  # who is too slow leaves
            client.send(raw)

    # ------------------------------------------------------------------ time

    def hasten(self, person: str, share: float) -> None:
        """Somebody who plays alone against bots would rather not wait for them."""
        self._hurried = (person, share)

    @property
    def pause(self) -> float:
        """The seconds before a bot acts; shorter if the only one who plays wants it so."""
        person, share = self._hurried
        playing = [
            seat for seat, sitting in enumerate(self.table.seats) if sitting.kind == "person"
        ]
        alone = bool(person) and playing == [self.table.seat_held_by(person)]
        return self.pace.pause * (share if alone else 1.0)

    def _warn(self, seat: int, milliseconds: int) -> None:
        self.tell(Warning(seat, milliseconds))

    def _time_is_up(self, seat: int) -> None:
        self.submit(partial(self._run_out, seat))

    def _run_out(self, seat: int, table: Table, now: int) -> log.AnyEntry:
        if not self.clocks.is_up(seat):
            raise Refused("not-playing", "it acted just in time")
        return table.run_out(seat, now)

    def _look_at_seeds(self) -> None:
        """While the table is starting: begin when all seeds are shown, give up after a while."""
        if self.table.status != "starting":
            if self._waiting_for_seeds is not None:
                self._waiting_for_seeds.cancel()
                self._waiting_for_seeds = None
            return
        if self._waiting_for_seeds is None:
            self._starting_since = self._steady()
            self._look_again()
        if not self.table.owes_seeds:
            self.submit(lambda table, now: table.begin(now))

    def _look_again(self) -> None:
        seconds = min(RETRY, self.pace.seeds)
        loop = asyncio.get_running_loop()
        self._waiting_for_seeds = loop.call_later(seconds, self._still_starting)

    def _still_starting(self) -> None:
        """Rings until it no longer is: the process may have slept, the store may have failed."""
        self._look_again()
        if not self.table.owes_seeds:
            self.submit(lambda table, now: table.begin(now))
        elif self._steady() - self._starting_since >= 1000 * self.pace.seeds:
            self.submit(lambda table, now: table.give_up_starting(now))

    # ------------------------------------------------------------------ the past, and the end

    def past(self) -> Past:
        """The match step by step, once it is over."""
        if self._past is None:
            self._past = Past(self.table)
        return self._past

    @property
    def busy(self) -> bool:
        """Whether anybody is connected or anything waits to be stored."""
        return bool(self.clients or self._inbox or self._storing)

    def close(self) -> None:
        """Stop everything that waits, and let everybody come back later."""
        self._alarm.stop()
        self._bots.stop()
        if self._waiting_for_seeds is not None:
            self._waiting_for_seeds.cancel()
        for client in list(self.clients):
            client.close(RESTARTING)
