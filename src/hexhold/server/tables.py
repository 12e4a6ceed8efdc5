"""A table: who may do what. Decisions make entries, entries make its state.

No clock, no network and no store here: the time is handed in, entries go to whoever keeps them.
"""

from typing import Any

from hexhold.bots import BOTS
from hexhold.core.contract import CHANCE, Move, NotationError
from hexhold.core.fair import FairLuck, commit
from hexhold.core.match import Match, Step
from hexhold.core.options import OptionError
from hexhold.core.record import seat_mark
from hexhold.games import make_game
from hexhold.server import log
from hexhold.server.errors import Refused
from hexhold.server.seats import clean_name, hashed, legible
from hexhold.server.sharing import shared_move
from hexhold.server.table_state import TableState

TEXT_LENGTH = 300


def open_entry(
    game: str,
    options: dict[str, Any],
    host: str,
    secret: bytes,
    now: int,
    *,
    public: bool = False,
    turn_seconds: int = 0,
    reserve_seconds: int = 0,
    rematch_of: str = "",
) -> log.Opened:
    """The first entry of a table, its game and options checked."""
    try:
        chosen = dict(make_game(game, options).options)
    except OptionError as error:
        raise Refused("no-game", str(error), fault=error.code, details=error.details) from None
    return log.Opened(
        now, game, chosen, public, hashed(host), commit(secret), secret.hex(),
        turn_seconds, reserve_seconds, rematch_of,
    )  # fmt: skip


class Table(TableState):
    """A table that decides: what is asked of it becomes an entry, or is refused."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self._fair: tuple[list[str], FairLuck] | None = None

    def require_host(self, token: str) -> None:
        """Refuse what only the host may do."""
        if hashed(token) != self.host:
            raise Refused("not-host")

    def sit(self, name: str, token: str, seed: str, seat: int | None, now: int) -> log.Seated:
        """Somebody takes a seat, any free one if none is named; also one freed in a match."""
        if self.status not in ("waiting", "playing"):
            raise Refused("not-waiting")
        name = clean_name(name)
        free = [number for number, s in enumerate(self.seats) if s.kind == "open"]
        if not free:
            raise Refused("table-full" if self.status == "waiting" else "not-waiting")
        number = free[0] if seat is None else seat
        if number not in free:
            raise Refused("seat-taken")
        return log.Seated(now, number, name, hashed(token), seed[:64])

    def seed(self, token: str, seed: str, now: int) -> log.Seeded:
        """Somebody gives the dice another seed before the start."""
        if self.status != "waiting":
            raise Refused("not-waiting")
        return log.Seeded(now, self.seat_of(token), seed[:64])

    def stand(self, token: str, now: int) -> log.Left:
        """Somebody leaves before the start."""
        if self.status != "waiting":
            raise Refused("not-waiting")
        return log.Left(now, self.seat_of(token))

    def seat_bot(
        self, host: str, seat: int, bot: str, now: int, *, absent: bool = False
    ) -> log.BotSeated:
        """The host gives a free seat, or that of somebody who is gone, to a bot."""
        self.require_host(host)
        if bot not in BOTS:  # never a class of the sender's choice
            raise Refused("no-bot")
        self._require_vacant(seat, absent)
        return log.BotSeated(now, seat, bot)

    def free(self, host: str, seat: int, now: int, *, absent: bool = False) -> log.Left:
        """The host frees a bot's seat, or that of somebody who is gone, for somebody new."""
        self.require_host(host)
        self._require_vacant(seat, absent)
        return log.Left(now, seat)

    def _require_vacant(self, seat: int, absent: bool) -> None:
        """Nobody loses a seat in a match but who is away, or absent from the server."""
        if not 0 <= seat < len(self.seats):
            raise Refused("seat-taken")
        if self.status == "over":
            raise Refused("not-playing")
        taken = self.seats[seat]
        gone = taken.away or absent
        if taken.kind == "person" and not (self.status == "playing" and gone):
            raise Refused("seat-taken")

    def start(self, host: str, now: int) -> log.Started:
        """The host begins the match."""
        self.require_host(host)
        if self.status != "waiting":
            raise Refused("not-waiting")
        if any(seat.kind == "open" for seat in self.seats):
            raise Refused("not-ready")
        ahead = Match(self.game).ahead()
        self._draw(ahead, 0)
        return log.Started(now, self._lines(ahead.moves))

    def act(
        self,
        seat: int,
        text: str,
        now: int,
        client: str = "",
        by_bot: bool = False,
        careful: bool = False,
    ) -> log.Moved:
        """A seat acts, and chance does what follows; the careful are asked before what is final."""
        match = self.playing()
        try:
            action = match.number(text)
        except NotationError as error:
            raise Refused("bad-action", str(error)) from None
        refusal = match.check(seat, action)
        if refusal is not None:
            raise Refused("refused", rule=refusal.rule)
        ahead = match.ahead()
        ahead.play(shared_move(seat, action))
        if careful and self._spends_for_good(ahead, seat, action):
            raise Refused("final")
        self._draw(ahead, self._drawn)
        lines = self._lines(ahead.moves)
        entry = log.Moved(now, seat, lines, client, by_bot, self._reserve(seat, now))
        self._ahead = entry, ahead
        return entry

    def _spends_for_good(self, ahead: Step[Any], seat: int, action: int) -> bool:
        """Whether a step spends something and could not be taken back."""
        if self.game.describe(action).kind not in self.game.spending:
            return False
        if self.game.outcomes(ahead.state):
            return True
        return not self.game.can_take_back(ahead.state, seat, action, ahead.notes)

    def undo(self, seat: int, now: int) -> log.Undone:
        """A seat takes its last action back."""
        self.playing()
        if not self.can_undo(seat):
            raise Refused("no-undo")
        return log.Undone(now, seat)

    def say(self, seat: int, name: str, text: str, now: int) -> log.Said:
        """Somebody says something."""
        if self.is_muted(seat, name):
            raise Refused("muted")
        text = legible(text)
        if not 0 < len(text) <= TEXT_LENGTH:
            raise Refused("bad-text")
        return log.Said(now, seat, name, text)

    def mute(self, host: str, seat: int | None, name: str, muted: bool, now: int) -> log.Muted:
        """The host forbids a seat, or spectators of a name, to speak, or allows it again."""
        self.require_host(host)
        if seat is None:
            return log.Muted(now, -1, clean_name(name), muted)
        if not (0 <= seat < len(self.seats) and self.seats[seat].kind == "person"):
            raise Refused("not-seated", "nobody sits there")
        return log.Muted(now, seat, self.seats[seat].name, muted)

    def give_up_waiting(self, seat: int, now: int) -> log.Away:
        """A seat's clock ran out."""
        self.playing()
        left = self.time_left(seat, now)
        if left is None or left > 0:
            raise Refused("not-playing", "the clock has not run out")
        return log.Away(now, seat)

    def come_back(self, seat: int, now: int) -> log.Back:
        """The owner of a seat is here again."""
        if not self.seats[seat].away:
            raise Refused("not-playing", "this seat is not away")
        return log.Back(now, seat)

    def _draw(self, ahead: Step[Any], drawn: int) -> None:
        """Let fair luck make the chance moves that are due."""
        while outcomes := self.game.outcomes(ahead.state):
            ahead.play(shared_move(CHANCE, self._luck(drawn).pick(outcomes)))
            drawn += 1

    def _luck(self, drawn: int) -> FairLuck:
        """The luck of this table after so many draws; its key is made once for the same seeds."""
        seeds = [seat.seed for seat in self.seats]
        if self._fair is None or self._fair[0] != seeds:
            self._fair = seeds, FairLuck(bytes.fromhex(self.secret), seeds)
        self._fair[1].drawn = drawn
        return self._fair[1]

    def _lines(self, moves: list[Move]) -> list[str]:
        return [f"{seat_mark(seat)} {self.game.text(action)}" for seat, action in moves]

    def _reserve(self, seat: int, now: int) -> int:
        left = self.time_left(seat, now)
        if left is None:
            return self.seats[seat].reserve
        return max(0, min(self.seats[seat].reserve, left))
