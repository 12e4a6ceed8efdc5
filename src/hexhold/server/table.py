"""A table: who may do what. Decisions make entries, entries make its state.

No clock, no network and no store here: the time is handed in, entries go to whoever keeps them.
"""

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from hexhold.core.contract import CHANCE, NotationError
from hexhold.core.fair import FairLuck, commit
from hexhold.core.match import Match, Step
from hexhold.core.options import OptionError
from hexhold.core.record import move_lines
from hexhold.games import make_game
from hexhold.server import log
from hexhold.server.answers import Status
from hexhold.server.company import Company
from hexhold.server.errors import Refused
from hexhold.server.sharing import shared_move
from hexhold.server.storage import Damaged

BECOMES: Final[dict[type, Status]] = {
    log.Opened: "waiting",
    log.Sealed: "starting",
    log.Unsealed: "waiting",
    log.Started: "playing",
    log.Ended: "over",
}


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
    answer_seconds: int = 15,
    rematch_of: str = "",
) -> log.Opened:
    """The first entry of a table, its game and options checked; its host is known by a hash."""
    try:
        chosen = dict(make_game(game, options).options)
    except OptionError as error:
        raise Refused("no-game", str(error), fault=error.code, details=error.details) from None
    return log.Opened(
        now, game, chosen, public, host, commit(secret), secret.hex(),
        turn_seconds, reserve_seconds, rematch_of, answer_seconds,
    )  # fmt: skip


class Table(Company):
    """A table that decides: what is asked of it becomes an entry, or is refused."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self._fair: tuple[list[str], FairLuck] | None = None

    # ------------------------------------------------------------------ the match

    def start(self, host: str, now: int) -> log.Sealed | log.Started:
        """The host begins the match; seeds that are still behind a hash are asked for first."""
        self.require_host(host)
        self._require_waiting()
        if any(seat.kind == "open" for seat in self.seats):
            raise Refused("not-ready")
        if self.owes_seeds:
            return log.Sealed(now)
        return self._first_moves(now)

    def begin(self, now: int) -> log.Started:
        """All seeds are known: the match begins."""
        if self.status != "starting" or self.owes_seeds:
            raise Refused("not-ready")
        return self._first_moves(now)

    def _first_moves(self, now: int) -> log.Started:
        ahead = Match(self.game).ahead()
        self._draw(ahead, 0)
        return log.Started(now, move_lines(self.game, ahead.moves))

    def act(
        self,
        seat: int,
        text: str,
        now: int,
        client: str = "",
        by_bot: bool = False,
        careful: bool = False,
        reserve: int | None = None,
    ) -> log.Moved:
        """A seat acts, and chance does what follows; the careful are asked before what is final."""
        match = self.playing()
        try:
            actions = match.expand(text)
        except NotationError as error:
            raise Refused("bad-action", str(error)) from None
        refusal = match.check(seat, text)
        if refusal is not None:
            raise Refused("refused", rule=refusal.rule)
        if self.game.is_private(actions[-1]):
            raise Refused("bad-action", "an offer is made in one piece")
        ahead = match.ahead()
        for action in actions:
            ahead.play(shared_move(seat, action))
        if careful and self._spends_for_good(ahead, seat, actions[-1]):
            raise Refused("final")
        self._draw(ahead, self._drawn)
        left = self.seats[seat].reserve if reserve is None else reserve
        entry = log.Moved(now, seat, move_lines(self.game, ahead.moves), client, by_bot, left)
        self._ahead = entry, ahead
        return entry

    def _spends_for_good(self, ahead: Step[Any], seat: int, action: int) -> bool:
        """Whether a step spends something and could not be taken back."""
        if self.game.describe(action).kind not in self.game.spending:
            return False
        if self.game.outcomes(ahead.state):
            return True
        return not self.game.can_take_back(ahead.state, seat, action, ahead.notes)

    def undo(self, person: str, now: int, reserve: int | None = None) -> log.Undone:
        """A seat takes its last action back; its reserve is what it was before."""
        seat = self.require_seat(person)
        self.playing()
        if not self.can_undo(seat):
            raise Refused("no-undo")
        return log.Undone(now, seat, self.seats[seat].reserve if reserve is None else reserve)

    def run_out(self, seat: int, now: int) -> log.Away | log.Moved:
        """A seat's time is up: an offer counts as declined, for anything else a bot takes over."""
        if seat in self.answering():
            return self.decline(seat, now)
        self.playing()
        return log.Away(now, seat)

    def decline(self, seat: int, now: int) -> log.Moved:
        """An offer counts as declined by a seat that does not answer."""
        if seat not in self.answering():
            raise Refused("not-playing", "nothing was offered")
        return self.act(seat, self.idle_action(seat), now, by_bot=True)

    def idle_action(self, seat: int) -> str:
        """The action by which a seat does the least."""
        match = self.playing()
        return match.text(self.game.idle(match.state, seat))

    def expire(self, now: int) -> log.Ended:
        """A table that nobody comes to is given up."""
        if self.status == "over":
            raise Refused("not-waiting")
        return log.Ended(now, "expired")

    def status_after(self, entry: log.AnyEntry) -> Status:
        """What the table will be once an entry that was just decided is applied."""
        if isinstance(entry, log.Moved):
            assert self._ahead is not None
            return "over" if self._ahead[1].state.over else "playing"
        if isinstance(entry, log.Resigned) and not entry.bot:
            return "over"
        return BECOMES.get(type(entry), self.status)

    # ------------------------------------------------------------------ luck

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

    # ------------------------------------------------------------------ loading

    def require_possible(self, entry: log.AnyEntry) -> None:
        """Refuse an entry whose moves are not what the rules and the seeds lead to from here."""
        if isinstance(entry, log.Started):
            lines = self._first_moves(entry.at).moves
        elif isinstance(entry, log.Moved):
            _, _, text = entry.moves[0].partition(" ")
            again = self.act(entry.seat, text, entry.at)
            lines = again.moves
            assert self._ahead is not None
            self._ahead = entry, self._ahead[1]  # played once is enough
        elif isinstance(entry, log.Undone) and not self.can_undo(entry.seat):
            raise Refused("no-undo")
        else:
            return
        if lines != entry.moves:
            raise Refused("damaged", "the moves are not those that were drawn")


def restored(name: str, raw: Iterable[bytes]) -> Table:
    """A table from its log, every move checked; Damaged says which entry cannot be."""
    table = Table(name)
    for number, body in enumerate(raw, 1):
        try:
            entry = log.read(body)
            table.require_possible(entry)
            table.apply(entry)
        except Refused as error:
            rule = error.details.get("rule", "")
            raise Damaged(name, f"entry {number}: {rule or error.reason}") from None
        except (msgspec.DecodeError, ValueError, LookupError, AttributeError) as error:
            raise Damaged(name, f"entry {number}: {error}") from None
    return table
