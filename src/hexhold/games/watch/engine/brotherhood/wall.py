"""The Wall: four sections of five spaces, filled from space 1. Chapters wall, guard."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.games.watch.engine._notes import GUARD_LOST, GUARD_PLACED
from hexhold.games.watch.engine.state import Holdings, State, note
from hexhold.games.watch.engine.tables import GUARDS, SECTIONS, SPACES


def section_word(s: State, section: i64) -> i64:
    """The spaces of a section: three bits each, owner + 1, space 1 lowest."""
    return (s.wall >> (15 * section)) & 0x7FFF


def guards_on(s: State, section: i64) -> i64:
    """How many guards stand on a section."""
    word = section_word(s, section)
    count: i64 = 0
    while word != 0:
        word >>= 3
        count += 1
    return count


def guard_points(guards: i64) -> i64:
    """watch.guard.points: one point from three guards on, two from five."""
    if guards >= 5:
        return 2
    if guards >= 3:
        return 1
    return 0


def guards_of(own: Holdings) -> i64:
    """How many guards a seat has on the Wall."""
    return GUARDS - own.guards_left


def takes_guard(s: State, own: Holdings, section: i64) -> bool:
    """Whether a seat has a guard left, and a section room for it."""
    return own.guards_left > 0 and guards_on(s, section) < SPACES


def fill_guards(s: State, own: Holdings, base: i64, out: vec[i64], n: i64) -> i64:
    """One action for each section that takes a guard."""
    for section in range(i64(SECTIONS)):
        if takes_guard(s, own, section):
            out[n] = base + section
            n += 1
    return n


def place_guard(s: State, seat: i64, section: i64) -> None:
    """watch.wall.lowest: a guard takes the lowest free space of its section."""
    own = s.seats[seat]
    space = guards_on(s, section)
    s.wall |= (seat + 1) << (15 * section + 3 * space)
    own.points -= guard_points(guards_of(own))
    own.guards_left -= 1
    own.points += guard_points(guards_of(own))
    note(s, GUARD_PLACED, seat, section, space + 1, 0)


def lose_guard(s: State, section: i64) -> None:
    """watch.wall.shift: the guard on space 1 goes home and the others move down."""
    word = section_word(s, section)
    seat = (word & 7) - 1
    own = s.seats[seat]
    s.wall ^= (word ^ (word >> 3)) << (15 * section)
    own.points -= guard_points(guards_of(own))
    own.guards_left += 1
    own.points += guard_points(guards_of(own))
    note(s, GUARD_LOST, seat, section, 0, 0)
