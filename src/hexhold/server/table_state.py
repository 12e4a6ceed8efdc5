"""What is true of a table: who sits, what is played, whose clock runs. Entries make state.

No clock, no network and no store here: entries carry their time, and are never refused.
"""

from collections.abc import Callable, Iterable
from typing import Any, Self

from hexhold.core.contract import CHANCE, Event, Move
from hexhold.core.fair import Proof
from hexhold.core.match import Match, Step
from hexhold.core.record import CHANCE_MARK
from hexhold.server import log
from hexhold.server.answers import Status
from hexhold.server.applied import Applied
from hexhold.server.errors import Refused
from hexhold.server.seats import Clock, Seat, hashed
from hexhold.server.sharing import shared_game, shared_move
from hexhold.server.steps import Recent, steps_of

CHAT_KEPT = 100


class TableState:
    """All that is true of a table, folded from its log."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.version = 0
        self.status: Status = "new"
        self.seats: list[Seat] = []
        self.chat: list[log.Said] = []
        self.muted_names: set[str] = set()  # of spectators
        self.match: Match[Any] | None = None
        self.opened_at = 0
        self.changed_at = 0
        self.next_table = ""
        self._applied = Applied()
        self._recent: Recent | None = None
        self._last_moved: log.Moved | None = None
        self._ahead: tuple[log.Moved, Step[Any]] | None = None  # the entry decided last
        self._asked_since: dict[int, int] = {}
        self._clock_before = (0, -1)  # of who moved last: the time it had used, its reserve
        self._drawn = 0  # chance moves so far

    @classmethod
    def from_log(cls, name: str, entries: Iterable[log.AnyEntry]) -> Self:
        """A table as its log tells it."""
        table = cls(name)
        for entry in entries:
            table.apply(entry)
        return table

    # ------------------------------------------------------------------ asking

    def seat_of(self, token: str) -> int:
        """The seat that a token owns."""
        digest = hashed(token)
        for number, seat in enumerate(self.seats):
            if seat.kind == "person" and seat.token == digest:
                return number
        raise Refused("not-seated")

    def playing(self) -> Match[Any]:
        """The match that is being played."""
        if self.match is None or self.status != "playing":
            raise Refused("not-playing")
        return self.match

    def applied(self, seat: int, client: str) -> int | None:
        """The version at which a client's action was applied, if it was."""
        return self._applied.version(seat, client) if client else None

    def bots_to_act(self) -> list[tuple[int, str]]:
        """Seats that a bot should act for now; where people are asked too, they answer first."""
        if self.match is None or self.status != "playing":
            return []
        actors = self.match.actors
        acting = [(seat, bot) for seat in actors if (bot := self.seats[seat].played_by_bot)]
        if acting and len(acting) < len(actors) and acting[0][0] == actors[-1]:
            return []  # the last of the actors only may act: let the others answer first
        return acting

    def is_muted(self, seat: int, name: str) -> bool:
        """Whether somebody may not speak."""
        return self.seats[seat].muted if seat >= 0 else name in self.muted_names

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take its last action back: nothing was revealed, nobody answered."""
        last = self._last_moved
        if self.match is None or self.status != "playing" or last is None:
            return False
        if last.seat != seat or last.by_bot or len(last.moves) > 1:
            return False
        _, action = self.match.moves[-1]
        return self.game.can_take_back(self.match.state, seat, action, self.match.notes)

    def recent(self, seat: int) -> list[Event]:
        """What a seat may know of what happened lately."""
        if self.match is None or self._recent is None:
            return []
        return self._recent.told(self.match, seat)

    def time_left(self, seat: int, now: int) -> int | None:
        """Milliseconds until a seat's clock runs out, while it runs."""
        if not self.clock.runs or seat not in self._asked_since or self.seats[seat].played_by_bot:
            return None
        used = now - self._asked_since[seat]
        return self.clock.turn + max(0, self.seats[seat].reserve) - used

    def clock_of(self, seat: int, now: int) -> tuple[bool, int, int] | None:
        """Whether a seat's clock runs, and what is left of its turn and of its reserve."""
        if not self.clock.runs or self.seats[seat].kind != "person":
            return None
        reserve = max(0, self.seats[seat].reserve)
        left = self.time_left(seat, now)
        if left is None:
            return False, self.clock.turn, reserve
        return True, max(0, left - reserve), max(0, min(reserve, left))

    def proof(self) -> Proof | None:
        """What shows that the dice were fair, once the match is over."""
        if self.status != "over":
            return None
        return Proof(self.commitment, self.secret, tuple(seat.seed for seat in self.seats))

    # ------------------------------------------------------------------ becoming

    def apply(self, entry: log.AnyEntry) -> None:
        """What an entry makes of the table. An entry that was stored is never refused."""
        self.version += 1
        self.changed_at = entry.at
        APPLY[type(entry)](self, entry)
        self._look_at_clocks(entry.at)

    def _opened(self, entry: log.Opened) -> None:
        self.game_name = entry.game
        self.game = shared_game(entry.game, tuple(sorted(entry.options.items())))
        self.public = entry.public
        self.host = entry.host
        self.commitment = entry.commitment
        self.secret = entry.secret
        self.clock = Clock(1000 * entry.turn_seconds, 1000 * entry.reserve_seconds)
        self.opened_at = entry.at
        self.seats = [Seat(reserve=self._first_reserve()) for _ in range(self.game.seats)]
        self.status = "waiting"

    def _first_reserve(self) -> int:
        return self.clock.reserve if self.clock.runs else -1

    def _seated(self, entry: log.Seated) -> None:
        reserve = self._first_reserve()
        self.seats[entry.seat] = Seat(
            "person", entry.name, entry.token, self._seed(entry.seat, entry.seed), reserve=reserve
        )
        self._asked_since.pop(entry.seat, None)

    def _seeded(self, entry: log.Seeded) -> None:
        self.seats[entry.seat].seed = entry.seed

    def _seed(self, seat: int, seed: str) -> str:
        """The seed of whoever sits down; the dice of a running match depend on the old one."""
        return self.seats[seat].seed if self.status == "playing" else seed

    def _bot_seated(self, entry: log.BotSeated) -> None:
        seed = self._seed(entry.seat, "")
        self.seats[entry.seat] = Seat("bot", entry.bot, seed=seed, bot=entry.bot)

    def _left(self, entry: log.Left) -> None:
        seed = self._seed(entry.seat, "")
        self.seats[entry.seat] = Seat(seed=seed, reserve=self._first_reserve())

    def _started(self, entry: log.Started) -> None:
        self.match = Match(self.game)
        self._recent = Recent(self.match)
        self.status = "playing"
        self._step(self._read(entry.moves))

    def _moved(self, entry: log.Moved) -> None:
        match = self._foreseen(entry) or self._step(self._read(entry.moves))
        self._last_moved = entry
        used = entry.at - self._asked_since.pop(entry.seat, entry.at)
        self._clock_before = used, self.seats[entry.seat].reserve
        self.seats[entry.seat].reserve = entry.reserve
        if entry.client:
            self._applied.add(entry.seat, entry.client, self.version)
        if match.over:
            self.status = "over"

    def _foreseen(self, entry: log.Moved) -> Match[Any] | None:
        """Take over the step that was played ahead to make this entry, instead of playing again."""
        ahead, self._ahead = self._ahead, None
        if ahead is None or ahead[0] is not entry or self.match is None:
            return None
        if not self.match.adopt(ahead[1]):
            return None
        self._drawn += len(entry.moves) - 1
        self._recent_passed()
        return self.match

    def _step(self, moves: list[Move]) -> Match[Any]:
        assert self.match is not None
        self.match.play_moves(moves)
        self._recent_passed()
        return self.match

    def _recent_passed(self) -> None:
        assert self.match is not None
        assert self._recent is not None
        self._recent.passed(self.match)

    def _undone(self, entry: log.Undone) -> None:
        assert self.match is not None
        steps = steps_of(self.match.moves[:-1])
        self.match = Match(self.game)
        self._recent = Recent(self.match)
        for step in steps:
            self._step(step)
        self._last_moved = None
        if self.clock.runs:  # taking back gives no time
            used, self.seats[entry.seat].reserve = self._clock_before
            self._asked_since[entry.seat] = self._asked_since.get(entry.seat, entry.at) - used

    def _away(self, entry: log.Away) -> None:
        self.seats[entry.seat].away = True
        self.seats[entry.seat].reserve = 0

    def _back(self, entry: log.Back) -> None:
        self.seats[entry.seat].away = False
        self._asked_since.pop(entry.seat, None)

    def _said(self, entry: log.Said) -> None:
        self.chat = [*self.chat[-CHAT_KEPT + 1 :], entry]

    def _muted(self, entry: log.Muted) -> None:
        if entry.seat >= 0:
            self.seats[entry.seat].muted = entry.muted
        elif entry.muted:
            self.muted_names.add(entry.name)
        else:
            self.muted_names.discard(entry.name)

    def _revealed(self, entry: log.Revealed) -> None:
        self.status = "over"

    def _rematch(self, entry: log.Rematch) -> None:
        self.next_table = entry.table

    def _read(self, lines: list[str]) -> list[Move]:
        moves = []
        for line in lines:
            mark, _, text = line.partition(" ")
            seat = CHANCE if mark == CHANCE_MARK else int(mark)
            self._drawn += seat == CHANCE
            moves.append(shared_move(seat, self.game.parse(text)))
        return moves

    def restart_clocks(self, now: int) -> None:
        """The clocks that run do so from now: nobody pays for the time the server was away."""
        self._asked_since = dict.fromkeys(self._asked_since, now)

    def _look_at_clocks(self, now: int) -> None:
        """A seat's clock runs from the moment it is asked until it has acted."""
        if not self.clock.runs:
            return
        asked = set(self.match.actors) if self.match and self.status == "playing" else set()
        for seat in asked - set(self._asked_since):
            self._asked_since[seat] = now
        for seat in set(self._asked_since) - asked:
            del self._asked_since[seat]


APPLY: dict[type, Callable[[TableState, Any], None]] = {
    log.Opened: TableState._opened,
    log.Seated: TableState._seated,
    log.BotSeated: TableState._bot_seated,
    log.Left: TableState._left,
    log.Started: TableState._started,
    log.Moved: TableState._moved,
    log.Undone: TableState._undone,
    log.Away: TableState._away,
    log.Back: TableState._back,
    log.Said: TableState._said,
    log.Muted: TableState._muted,
    log.Revealed: TableState._revealed,
    log.Rematch: TableState._rematch,
    log.Seeded: TableState._seeded,
}
