"""What each audience is told of a table: from views and redacted events, never from the state."""

from typing import Any, Final

from hexhold.core.contract import SPECTATOR
from hexhold.server import log
from hexhold.server.messages import Choices, Update, Welcome
from hexhold.server.tables import Table

MOST_LISTED: Final = 150  # actions of one kind, before the kind is only named


def table_info(table: Table) -> dict[str, Any]:
    """What everybody may know of a table."""
    proof = table.proof()
    result = table.match.result if table.match else None
    return {
        "table": table.name,
        "game": table.game_name,
        "options": dict(table.game.options),
        "status": table.status,
        "public": table.public,
        "opened_at": table.opened_at,
        "seats": [
            {"kind": seat.kind, "name": seat.name, "away": seat.away, "reserve": seat.reserve}
            for seat in table.seats
        ],
        "clock": {"turn": table.clock.turn, "reserve": table.clock.reserve},
        "commitment": table.commitment,
        "secret": proof.secret if proof else None,
        "seeds": list(proof.seeds) if proof else None,
        "result": None
        if result is None
        else {"ending": result.ending, "winner": result.winner, "points": list(result.points)},
        "next_table": table.next_table or None,
    }


def choices_of(table: Table, seat: int) -> Choices | None:
    """What a seat may do now, long lists cut to their kind."""
    match = table.match
    if match is None or seat == SPECTATOR or seat not in match.actors:
        return None
    by_kind: dict[str, list[str]] = {}
    for action in match.legal(seat):
        text = match.text(action)
        by_kind.setdefault(text.split(" ", 1)[0], []).append(text)
    listed = [text for texts in by_kind.values() if len(texts) <= MOST_LISTED for text in texts]
    return Choices(listed, [kind for kind, texts in by_kind.items() if len(texts) > MOST_LISTED])


def said(entry: log.Said) -> dict[str, Any]:
    """A line of chat."""
    return {"at": entry.at, "seat": entry.seat, "name": entry.name, "text": entry.text}


def welcome(table: Table, seat: int) -> Welcome:
    """Everything that a seat or spectator may know now."""
    return Welcome(
        table.version,
        None if seat == SPECTATOR else seat,
        table_info(table),
        table.match.view(seat) if table.match else None,
        choices_of(table, seat),
        [said(entry) for entry in table.chat],
    )


def update(table: Table, entry: log.AnyEntry, seat: int) -> Update:
    """What a seat or spectator is told of an entry that was just applied."""
    name = type(entry).__name__.lower()
    message = Update(table.version, name)
    if isinstance(entry, log.Moved):
        assert table.match is not None
        message.seat = entry.seat
        message.events = table.match.events_for(seat)
        message.choices = choices_of(table, seat)
        if seat == entry.seat:
            message.id = entry.client
        if table.match.over:
            message.table = table_info(table)
    elif isinstance(entry, log.Said):
        message.said = said(entry)
    else:
        message.table = table_info(table)
        if isinstance(entry, log.Started | log.Undone) and table.match:
            message.view = table.match.view(seat)
            message.choices = choices_of(table, seat)
    return message
