"""Wildlings arrive at the Wall, wait, or break through. Chapters clearing, giant, breach."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.games.watch.engine._notes import ADVANCED, BREACHED, STAND_OFF
from hexhold.games.watch.engine.brotherhood.camps import go_home, leave_camp
from hexhold.games.watch.engine.brotherhood.ending import end_by_wildlings
from hexhold.games.watch.engine.brotherhood.gift import enter_gift
from hexhold.games.watch.engine.brotherhood.wall import guards_on, lose_guard
from hexhold.games.watch.engine.state import OVER, THIRD_BREACH, State, note
from hexhold.games.watch.engine.tables import BREACH_LIMIT, CLIMBER, GIANT, REGULAR, SPACES

ONE_REGULAR: Final[vec[i64]] = vec[i64]([1, 16, 256, 4096])  # in each clearing


def clearing(s: State, section: i64) -> i64:
    """How many regulars wait in a clearing."""
    return (s.clearings >> (4 * section)) & 15


def advance(s: State, clan: i64, section: i64) -> None:
    """The figure in camp 1 arrives at a clearing, and its arrival is carried out."""
    kind = leave_camp(s, clan, 0)
    note(s, ADVANCED, -1, clan, kind, section)
    if kind == CLIMBER:
        enter_gift(s, section, CLIMBER)
    elif kind == GIANT:
        giant_arrives(s, section)
    else:
        regular_arrives(s, section)


def giant_arrives(s: State, section: i64) -> None:
    """watch.giant.fells and .recheck: the guard on space 1 and the giant remove each other."""
    if guards_on(s, section) == 0:
        breach(s, section, GIANT)
        return
    lose_guard(s, section)
    go_home(s, GIANT)
    if clearing(s, section) > guards_on(s, section):
        breach(s, section, REGULAR)


def regular_arrives(s: State, section: i64) -> None:
    """It stays while the guards are as many; six against five is a stand-off."""
    s.clearings += ONE_REGULAR[section]
    waiting = clearing(s, section)
    guards = guards_on(s, section)
    if waiting <= guards:
        return
    if guards == SPACES and s.rules.stand_off:
        note(s, STAND_OFF, -1, section, 0, 0)
        s.clearings -= 2 * ONE_REGULAR[section]
        go_home(s, REGULAR)
        go_home(s, REGULAR)
        lose_guard(s, section)
    else:
        breach(s, section, REGULAR)


def breach(s: State, section: i64, kind: i64) -> None:
    """watch.breach.order: a guard goes home, the wildlings enter one by one, the marker moves."""
    if guards_on(s, section) > 0:
        lose_guard(s, section)
    if kind == GIANT:
        enter_gift(s, section, GIANT)
    while clearing(s, section) > 0 and s.phase != OVER:
        s.clearings -= ONE_REGULAR[section]
        enter_gift(s, section, REGULAR)
    if s.phase == OVER:
        return
    s.breaches += 1
    note(s, BREACHED, -1, section, s.breaches, 0)
    if s.breaches == BREACH_LIMIT:
        end_by_wildlings(s, THIRD_BREACH)
