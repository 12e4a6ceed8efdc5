"""The camps of the clans, and the Frostfangs behind them. Chapter camps."""

from mypy_extensions import i64

from hexhold.core.bits import BIT, ONE
from hexhold.games.watch.engine._notes import WENT_HOME
from hexhold.games.watch.engine.state import State, note


def camp_word(s: State, clan: i64) -> i64:
    """The camps of a clan: two bits each, kind + 1, camp 1 lowest."""
    return (s.camps >> (10 * clan)) & 1023


def camps_taken(s: State, clan: i64) -> i64:
    """How many camps of a clan are occupied."""
    word = camp_word(s, clan)
    count: i64 = 0
    while word != 0:
        word >>= 2
        count += 1
    return count


def leave_camp(s: State, clan: i64, camp: i64) -> i64:
    """Take the figure out of a camp (from 0), let those behind close up; return its kind."""
    word = camp_word(s, clan)
    kind = ((word >> (2 * camp)) & 3) - 1
    keep = BIT[2 * camp] - 1
    closed = (word & keep) | ((word >> 2) & ~keep)
    s.camps ^= (word ^ closed) << (10 * clan)
    return kind


def go_home(s: State, kind: i64) -> None:
    """A figure returns to the Frostfangs."""
    s.frost += ONE[kind]
    note(s, WENT_HOME, -1, kind, 0, 0)
