"""What each audience is told of a table: from views and redacted events, never from the state."""

from typing import Any, Final

from hexhold.core.changes import Change
from hexhold.core.contract import SPECTATOR, Event
from hexhold.core.match import Match
from hexhold.server import log
from hexhold.server.answers import ClockInfo, ProposalInfo, ResultInfo, SeatInfo, TableInfo
from hexhold.server.clocks import Clocks
from hexhold.server.messages import ChatLine, Choices, ClockState, Update, Welcome, encode
from hexhold.server.seats import Seat
from hexhold.server.table import Table

ENDS: Final = (log.Moved, log.Resigned, log.Ended)  # if the table is over then
BRINGS_VIEW: Final = (log.Started, log.Undone)
MOST_LISTED: Final = 150  # actions of one kind, before the kind is only named


def table_info(table: Table) -> TableInfo:
    """What everybody may know of a table."""
    proof = table.proof()
    return TableInfo(
        table=table.name,
        game=table.game_name,
        options=dict(table.game.options),
        status=table.status,
        public=table.public,
        opened_at=table.opened_at,
        seats=[_seat(seat) for seat in table.seats],
        clock=ClockInfo(table.clock.turn, table.clock.reserve),
        commitment=table.commitment,
        secret=proof.secret if proof else None,
        seeds=[seat.seed for seat in table.seats] if table.match or proof else None,
        result=_result(table),
        next_table=table.next_table or None,
        next_by=table.next_by if table.next_by >= 0 else None,
        muted=sorted(table.muted_names),
        answer_time=table.answer_time,
        proposal=_proposal(table),
        redraws=table.redraws,
    )


def _seat(seat: Seat) -> SeatInfo:
    return SeatInfo(
        kind=seat.kind,
        name=seat.name,
        away=seat.away,
        reserve=seat.reserve,
        muted=seat.muted,
        guest=seat.guest,
        seed_hash=seat.seed_hash,
        owes_seed=seat.owes_seed,
        bot=seat.bot,
        persona=seat.persona,
        away_by=seat.away_by if seat.away_by >= 0 else None,
    )


def _result(table: Table) -> ResultInfo | None:
    result = table.result
    if result is None:
        return None
    return ResultInfo(result.ending, result.winner, list(result.points))


def _proposal(table: Table) -> ProposalInfo | None:
    found = table.proposal
    if found is None:
        return None
    by = found.by if found.by >= 0 else None
    seat = found.seat if found.seat >= 0 else None
    return ProposalInfo(found.what, by, seat, found.name, found.voters, sorted(table.agreed))


def choices_of(table: Table, seat: int) -> Choices | None:
    """What a seat may do now, long lists cut to their kind."""
    match = table.match
    if match is None or table.status != "playing" or seat not in match.actors:
        return None
    game = match.game
    whole = [action for action in match.legal(seat) if not game.is_private(action)]
    few, many = game.cut(whole, MOST_LISTED)
    return Choices(game.texts(few), [*many, *game.composed(match.state, seat)])


def said(entry: log.Said) -> ChatLine:
    """A line of chat."""
    seat = entry.seat if entry.seat >= 0 else None
    return ChatLine(entry.at, seat, entry.name, entry.text, entry.phrase, entry.aside)


def clock_states(clocks: Clocks) -> list[ClockState | None] | None:
    """Every seat's clock; nothing at a table without clocks or before the match."""
    table = clocks.table
    if not table.clock.runs or table.status != "playing":
        return None
    found = [clocks.of(seat) for seat in range(len(table.seats))]
    return [None if clock is None else ClockState(*clock) for clock in found]


def welcome(
    table: Table, seat: int, clocks: Clocks, gone: list[int | None], absence: int
) -> Welcome:
    """Everything that a seat or spectator may know now."""
    return Welcome(
        version=table.version,
        seat=None if seat == SPECTATOR else seat,
        table=table_info(table),
        view=table.match.view(seat) if table.match else None,
        choices=choices_of(table, seat),
        chat=[said(entry) for entry in table.chat if table.hears(seat, entry)],
        can_undo=table.can_undo(seat),
        clocks=clock_states(clocks),
        recent=table.recent(seat),
        gone=gone,
        absence=absence,
        answer_left=clocks.answer_left(),
    )


class Telling:
    """An entry that was just applied, told to each audience; what all of them hear is made once."""

    def __init__(self, table: Table, entry: log.AnyEntry, clocks: Clocks) -> None:
        self._table = table
        self._entry = entry
        self._name = type(entry).__name__.lower()
        self._clocks = clock_states(clocks)
        self._answer_left = clocks.answer_left()
        self._said = said(entry) if isinstance(entry, log.Said) else None
        quiet = self._said or (isinstance(entry, log.Moved) and table.status != "over")
        self._info = None if quiet else table_info(table)
        self._asides: list[ChatLine] = []  # at the end, for those who play
        if isinstance(entry, ENDS) and table.status == "over":
            self._asides = [said(line) for line in table.chat if line.aside]
        self._actors = table.match.actors if table.match else []
        self._story: list[Event] | None = None  # if it is the same for all
        if isinstance(entry, log.Moved) and table.match and table.match.told_alike:
            self._story = table.match.story_for(SPECTATOR)
        self._plain: Update | None = None  # for all who learn nothing of their own
        self._plain_message = b""

    def message(self, seat: int) -> bytes:
        """What a seat or spectator is told, as it is sent."""
        update = self.update(seat)
        if update is not self._plain:
            return encode(update)
        if not self._plain_message:
            self._plain_message = encode(update)
        return self._plain_message

    def update(self, seat: int) -> Update:
        """What a seat or spectator is told."""
        table, entry = self._table, self._entry
        if isinstance(entry, log.Moved) and table.match:
            return self._moved(entry, table.match, seat)
        message = self._common(seat)
        message.can_undo = table.can_undo(seat)
        if isinstance(entry, log.Said):
            message.said = self._said if table.hears(seat, entry) else None
        else:
            message.seat = getattr(entry, "seat", None)
        if isinstance(entry, BRINGS_VIEW) and table.match:
            message.view = table.match.view(seat)
            message.choices = choices_of(table, seat)
        return message

    def _common(self, seat: int) -> Update:
        return Update(
            self._table.version,
            self._name,
            table=self._info,
            asides=[] if seat == SPECTATOR else self._asides,
            clocks=self._clocks,
            answer_left=self._answer_left,
        )

    def _moved(self, entry: log.Moved, match: Match[Any], seat: int) -> Update:
        private = match.private_changes(seat)
        own = private or seat == entry.seat or seat in self._actors or self._story is None
        own = own or bool(self._asides)
        if not own and self._plain is not None:
            return self._plain
        message = self._common(seat)
        message.seat = entry.seat
        message.events = self._events(match, seat, private)
        if not own:
            self._plain = message
            return message
        if seat in self._actors:
            message.choices = choices_of(self._table, seat)
        if seat == entry.seat:
            message.id = entry.client
            message.can_undo = self._table.can_undo(seat)
        return message

    def _events(self, match: Match[Any], seat: int, private: list[Change]) -> list[Event]:
        """As `Match.events_for`, but a story that everybody may know is made once."""
        story = match.story_for(seat) if self._story is None else self._story
        return [*story, {"event": "changed", "changes": match.public_changes() + private}]
