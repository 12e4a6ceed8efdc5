"""Wildlings come to the camps, and set out from there. Chapters migration, rush, advance."""

from mypy_extensions import i64

from hexhold.core.bits import ONE, count_of
from hexhold.games.watch.engine._notes import MIGRATED, NO_FIGURE, RUSHED
from hexhold.games.watch.engine.brotherhood.camps import camp_word, camps_taken
from hexhold.games.watch.engine.brotherhood.clearings import advance
from hexhold.games.watch.engine.state import OVER, State, note
from hexhold.games.watch.engine.tables import CAMPS, TRAIL_CLAN, TRAIL_SECTION


def migrate(s: State, clan: i64, kind: i64) -> None:
    """A figure goes from the Frostfangs to the first free camp; a fifth one makes the clan rush."""
    if count_of(s.frost, kind) == 0:
        note(s, NO_FIGURE, -1, clan, kind, 0)
        return
    taken = camps_taken(s, clan)
    s.frost -= ONE[kind]
    s.camps |= (kind + 1) << (10 * clan + 2 * taken)
    note(s, MIGRATED, -1, clan, kind, taken + 1)
    if taken + 1 == CAMPS:
        rush(s, clan)


def rush(s: State, clan: i64) -> None:
    """watch.rush.movers: camp 1 takes the clan's lower trail, then camp 2 the higher one."""
    note(s, RUSHED, -1, clan, 0, 0)
    advance(s, clan, clan)
    if s.phase != OVER:
        advance(s, clan, clan + 1)


def roll_wildling_die(s: State, number: i64) -> None:
    """watch.advance.roll: the die's trail moves the figure in camp 1 of its clan."""
    clan = TRAIL_CLAN[number]
    if clan >= 0 and camp_word(s, clan) != 0:
        advance(s, clan, TRAIL_SECTION[number])
