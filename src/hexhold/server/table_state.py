"""What is true of a table: who sits, what is proposed, what is played. Entries make state.

No clock, no network and no store here: entries carry their time, and are never refused.
"""

from collections.abc import Callable, Iterable
from typing import Any, Self

from hexhold.core.contract import CHANCE, SPECTATOR, Event, Move, Result
from hexhold.core.fair import Proof
from hexhold.core.match import Match, Step
from hexhold.core.record import CHANCE_MARK
from hexhold.server import log
from hexhold.server.answers import Status
from hexhold.server.applied import Applied
from hexhold.server.errors import Refused
from hexhold.server.seats import Clock, Seat
from hexhold.server.sharing import shared_game, shared_move
from hexhold.server.steps import Recent

CHAT_KEPT = 100


class TableState:
    """All that is true of a table, folded from its log."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.version = 0
        self.status: Status = "new"
        self.seats: list[Seat] = []
        self.chat: list[log.Said] = []
        self.remarks: set[tuple[int, str]] = set()  # the phrases that bots have used
        self.muted_names: set[str] = set()  # of spectators
        self.match: Match[Any] | None = None
        self.proposal: log.Proposed | None = None
        self.agreed: set[int] = set()
        self.redraws = 0  # how often all seeds were void
        self.opened_at = 0
        self.changed_at = 0
        self.next_table = ""
        self.next_by = -1  # the seat that asked for it
        self._outcome: Result | None = None  # of a match that was given up
        self._applied = Applied()
        self._recent: Recent | None = None
        self._last_moved: log.Moved | None = None
        self._ahead: tuple[log.Moved, Step[Any]] | None = None  # the entry decided last
        self._drawn = 0  # chance moves so far

    @classmethod
    def from_log(cls, name: str, entries: Iterable[log.AnyEntry]) -> Self:
        """A table as its log tells it."""
        table = cls(name)
        for entry in entries:
            table.apply(entry)
        return table

    # ------------------------------------------------------------------ asking

    def seat_held_by(self, person: str) -> int:
        """The seat that a person, known by the hash of a token, plays now: decided only here.

        Asked anew whenever somebody acts or is told something, for seats change hands.
        """
        if person:
            for number, seat in enumerate(self.seats):
                if seat.token == person or seat.guest_token == person:
                    return number
        return SPECTATOR

    def require_seat(self, person: str) -> int:
        """The seat of a person; whoever has none is refused."""
        seat = self.seat_held_by(person)
        if seat == SPECTATOR:
            raise Refused("not-seated")
        return seat

    def knows(self, person: str) -> bool:
        """Whether a token means anything here: a seat, or the wish for one."""
        wished = self.proposal is not None and self.proposal.token == person
        return wished or self.seat_held_by(person) != SPECTATOR

    def playing(self) -> Match[Any]:
        """The match that is being played."""
        if self.match is None or self.status != "playing":
            raise Refused("not-playing")
        return self.match

    def applied(self, person: str, client: str) -> int | None:
        """The version at which somebody's action was applied, by its id, if it was."""
        return self._applied.version(person, client) if client else None

    @property
    def owes_seeds(self) -> bool:
        """Whether a seed is still behind its hash."""
        return any(seat.owes_seed for seat in self.seats)

    def people(self) -> list[int]:
        """The seats that people play now."""
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.kind == "person" and not seat.played_by_bot
        ]

    def answering(self) -> list[int]:
        """The seats that still have to answer an offer of another."""
        if self.match is None or self.status != "playing":
            return []
        return self.game.answering(self.match.state)

    def bots_to_act(self) -> list[tuple[int, str]]:
        """Seats that a bot should act for now; whoever made an offer waits for all answers."""
        if self.match is None or self.status != "playing":
            return []
        asked = self.answering() or self.match.actors
        return [(seat, bot) for seat in asked if (bot := self.seats[seat].played_by_bot)]

    def is_muted(self, seat: int, name: str) -> bool:
        """Whether somebody may not speak."""
        return self.seats[seat].muted if seat >= 0 else name in self.muted_names

    def hears(self, seat: int, said: log.Said) -> bool:
        """Whether somebody is told what was said: those who play hear asides after the match."""
        return not said.aside or seat == SPECTATOR or self.status == "over"

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
        """What a seat may know of what happened lately, each event with its time."""
        if self.match is None or self._recent is None:
            return []
        return self._recent.told(self.match, seat)

    @property
    def result(self) -> Result | None:
        """How the match ended, by the rules or because it was given up."""
        return self._outcome or (self.match.result if self.match else None)

    def proof(self) -> Proof | None:
        """What shows that the dice were fair, once nothing more is drawn."""
        if self.status != "over":
            return None
        seeds = tuple(seat.seed for seat in self.seats)
        hashes = tuple(seat.seed_hash for seat in self.seats)
        return Proof(self.commitment, self.secret, seeds, hashes if any(hashes) else ())

    # ------------------------------------------------------------------ becoming

    def apply(self, entry: log.AnyEntry) -> None:
        """What an entry makes of the table. An entry that was stored is never refused."""
        if (self.version == 0) != isinstance(entry, log.Opened):
            raise ValueError("a log begins with the opening of its table")
        self.version += 1
        self.changed_at = entry.at
        APPLY[type(entry)](self, entry)

    def _opened(self, entry: log.Opened) -> None:
        self.game_name = entry.game
        self.game = shared_game(entry.game, tuple(sorted(entry.options.items())))
        self.public = entry.public
        self.host = entry.host
        self.commitment = entry.commitment
        self.secret = entry.secret
        self.clock = Clock(1000 * entry.turn_seconds, 1000 * entry.reserve_seconds)
        self.answer_time = 1000 * entry.answer_seconds
        self.opened_at = entry.at
        self.seats = [Seat(reserve=self._first_reserve()) for _ in range(self.game.seats)]
        self.status = "waiting"

    def _first_reserve(self) -> int:
        return self.clock.reserve if self.clock.runs else -1

    # -- who sits

    def _seated(self, entry: log.Seated) -> None:
        self.proposal = None
        if entry.guest:
            seat = self.seats[entry.seat]
            seat.guest, seat.guest_token, seat.away = entry.name, entry.token, True
            return
        self.seats[entry.seat] = Seat(
            "person", entry.name, entry.token,
            entry.seed if self.status != "playing" else self.seats[entry.seat].seed,
            entry.seed_hash, reserve=self._first_reserve(),
        )  # fmt: skip

    def _bot_seated(self, entry: log.BotSeated) -> None:
        seed = self.seats[entry.seat].seed if self.status == "playing" else ""
        self.seats[entry.seat] = Seat(
            "bot", entry.bot, seed=seed, bot=entry.bot, persona=entry.persona
        )

    def _left(self, entry: log.Left) -> None:
        seed = self.seats[entry.seat].seed if self.status == "playing" else ""
        self.seats[entry.seat] = Seat(seed=seed, reserve=self._first_reserve())

    def _away(self, entry: log.Away) -> None:
        seat = self.seats[entry.seat]
        seat.away, seat.away_by = True, entry.by
        seat.reserve = min(seat.reserve, 0)
        seat.guest = seat.guest_token = ""

    def _back(self, entry: log.Back) -> None:
        seat = self.seats[entry.seat]
        seat.away, seat.away_by = False, -1
        seat.guest = seat.guest_token = ""

    def _resigned(self, entry: log.Resigned) -> None:
        seat = self.seats[entry.seat]
        if entry.bot:
            self.seats[entry.seat] = Seat(
                "bot", seat.name, seed=seat.seed, seed_hash=seat.seed_hash, bot=entry.bot
            )
        else:
            others = [number for number in range(len(self.seats)) if number != entry.seat]
            self._end("resigned", others[0] if len(others) == 1 else None)

    # -- the seeds of the dice

    def _seeded(self, entry: log.Seeded) -> None:
        self.seats[entry.seat].seed = entry.seed
        self.seats[entry.seat].seed_hash = entry.seed_hash

    def _sealed(self, entry: log.Sealed) -> None:
        self.status = "starting"

    def _seed_shown(self, entry: log.SeedShown) -> None:
        self.seats[entry.seat].seed = entry.seed

    def _unsealed(self, entry: log.Unsealed) -> None:
        self.status = "waiting"
        self.redraws += 1
        for seat in self.seats:
            seat.seed = seat.seed_hash = ""

    # -- agreeing

    def _proposed(self, entry: log.Proposed) -> None:
        self.proposal = entry
        self.agreed = {entry.by} & set(entry.voters)

    def _voted(self, entry: log.Voted) -> None:
        if entry.agree:
            self.agreed.add(entry.seat)
        else:
            self.proposal = None

    def _ended(self, entry: log.Ended) -> None:
        self._end(entry.why, None)

    def _end(self, ending: str, winner: int | None) -> None:
        """Give the match up; the points are those that everybody had."""
        self.status = "over"
        self.proposal = None
        if self.match is not None:
            sources = self.game.point_sources(self.match.state)
            points = tuple(sum(found.values()) for found in sources)
            self._outcome = Result(ending, winner, points)

    # -- playing

    def _started(self, entry: log.Started) -> None:
        self.match = Match(self.game)
        self._recent = Recent(self.match)
        self.status = "playing"
        self._step(self._read(entry.moves), entry.at)

    def _moved(self, entry: log.Moved) -> None:
        match = self._foreseen(entry) or self._step(self._read(entry.moves), entry.at)
        self._last_moved = entry
        seat = self.seats[entry.seat]
        seat.reserve = entry.reserve
        if entry.client:
            self._applied.add(seat.guest_token or seat.token, entry.client, self.version)
        if match.over:
            self.status = "over"
            self.proposal = None

    def _foreseen(self, entry: log.Moved) -> Match[Any] | None:
        """Take over the step that was played ahead to make this entry, instead of playing again."""
        ahead, self._ahead = self._ahead, None
        if ahead is None or ahead[0] is not entry or self.match is None:
            return None
        if not self.match.adopt(ahead[1]):
            return None
        self._drawn += len(entry.moves) - 1
        self._passed(entry.at)
        return self.match

    def _step(self, moves: list[Move], at: int) -> Match[Any]:
        assert self.match is not None
        self.match.play_moves(moves)
        self._passed(at)
        return self.match

    def _passed(self, at: int) -> None:
        assert self.match is not None
        assert self._recent is not None
        self._recent.passed(self.match, at)

    def _undone(self, entry: log.Undone) -> None:
        assert self.match is not None
        assert self._recent is not None
        self.match.take_back()
        self._recent.taken_back()
        self._last_moved = None
        self.seats[entry.seat].reserve = entry.reserve

    def _read(self, lines: list[str]) -> list[Move]:
        moves = []
        for line in lines:
            mark, _, text = line.partition(" ")
            seat = CHANCE if mark == CHANCE_MARK else int(mark)
            self._drawn += seat == CHANCE
            moves += [shared_move(seat, action) for action in self.game.expand(text)]
        return moves

    # -- speaking, and what comes after

    def _said(self, entry: log.Said) -> None:
        self.chat = [*self.chat[-CHAT_KEPT + 1 :], entry]
        if entry.phrase:
            self.remarks.add((entry.seat, entry.phrase))

    def _muted(self, entry: log.Muted) -> None:
        if entry.seat >= 0:
            self.seats[entry.seat].muted = entry.muted
        elif entry.muted:
            self.muted_names.add(entry.name)
        else:
            self.muted_names.discard(entry.name)

    def _rematch(self, entry: log.Rematch) -> None:
        self.next_table = entry.table
        self.next_by = entry.seat


APPLY: dict[type, Callable[[TableState, Any], None]] = {
    log.Opened: TableState._opened,
    log.Seated: TableState._seated,
    log.BotSeated: TableState._bot_seated,
    log.Left: TableState._left,
    log.Seeded: TableState._seeded,
    log.Sealed: TableState._sealed,
    log.SeedShown: TableState._seed_shown,
    log.Unsealed: TableState._unsealed,
    log.Started: TableState._started,
    log.Moved: TableState._moved,
    log.Undone: TableState._undone,
    log.Away: TableState._away,
    log.Back: TableState._back,
    log.Resigned: TableState._resigned,
    log.Proposed: TableState._proposed,
    log.Voted: TableState._voted,
    log.Ended: TableState._ended,
    log.Said: TableState._said,
    log.Muted: TableState._muted,
    log.Rematch: TableState._rematch,
}
