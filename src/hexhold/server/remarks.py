"""What bots say: a few honest phrases a match, which each page shows in its own language.

Whoever sits among bots alone is greeted by one of them; two bots have nothing to tell each other.
"""

from collections.abc import Iterator

from hexhold.core.contract import SPECTATOR
from hexhold.core.discovery import part
from hexhold.server import log
from hexhold.server.table_state import TableState

Remark = tuple[int, str]  # a seat, and a phrase of the catalogue: `phrase-<id>`

PHRASES = ("hello", "thanks", "well-played", "good-game")


def remark(table: TableState, entry: log.AnyEntry) -> Remark | None:
    """What a bot has to say about an entry that was just applied, if anything."""
    speakers = [seat for seat, sitting in enumerate(table.seats) if sitting.persona]
    if not speakers or all(seat.kind != "person" for seat in table.seats):
        return None
    if isinstance(entry, log.Started):
        return speakers[0], "hello"
    if not isinstance(entry, log.Moved):
        return None
    if table.status == "over":
        return _at_the_end(table, speakers)
    return next(_thanks(table), None)


def _at_the_end(table: TableState, speakers: list[int]) -> Remark:
    winner = table.result.winner if table.result else None
    if winner is None or winner in speakers:
        return speakers[0] if winner is None else winner, "good-game"
    return speakers[0], "well-played"


def _thanks(table: TableState) -> Iterator[Remark]:
    """A bot thanks a person for a trade, the first time."""
    summaries = part(table.game_name, "summary")
    if summaries is None or table.match is None:
        return
    hear = summaries.trades()
    for event in table.match.story_for(SPECTATOR):
        trade = hear(event, table.match)
        if trade is None or trade.partner is None:
            continue
        for seat, other in ((trade.seat, trade.partner), (trade.partner, trade.seat)):
            with_person = table.seats[seat].persona and table.seats[other].kind == "person"
            if with_person and (seat, "thanks") not in table.remarks:
                yield seat, "thanks"
