"""The three ways in which the Brotherhood ends, and who wins then. Chapters ending, ties."""

from typing import Final

from mypy_extensions import i64

from hexhold.core.bits import total
from hexhold.games.watch.engine.brotherhood.wall import guards_of, section_word
from hexhold.games.watch.engine.scoring import end_match, points_of
from hexhold.games.watch.engine.state import NO_SEAT, TIES_CARDS, TIES_WEST, State
from hexhold.games.watch.engine.tables import SECTIONS, SPACES

NO_GUARD: Final = 99  # worse than any place on the Wall


def end_by_wildlings(s: State, ending: i64) -> None:
    """The match stops at once; whoever has the most guards on the Wall wins."""
    end_match(s, best_guardian(s), ending)


def best_guardian(s: State) -> i64:
    """The seat with the most guards, ties broken by points and then by the edition's chain."""
    best: i64 = NO_SEAT
    tied = False
    for seat in range(s.rules.seats):
        if best == NO_SEAT:
            best = seat
            continue
        order = compare(s, seat, best)
        if order > 0:
            best = seat
            tied = False
        elif order == 0:
            tied = True
    if tied:
        return NO_SEAT
    return best


def compare(s: State, one: i64, other: i64) -> i64:
    """Above zero where the first seat comes before the second, below where after."""
    difference = guards_of(s.seats[one]) - guards_of(s.seats[other])
    if difference == 0:
        difference = points_of(s.seats[one]) - points_of(s.seats[other])
    if difference != 0:
        return difference
    if s.rules.guard_ties == TIES_CARDS:
        return total(s.seats[one].hand) - total(s.seats[other].hand)
    return best_place(s, other) - best_place(s, one)


def best_place(s: State, seat: i64) -> i64:
    """A seat's best place on the Wall as one number, lower being better.

    watch.ties.west: the most western of its guards, in one section the one on the lower space;
    watch.ties.oldest: the lowest space that any of them stands on, and only then that. In the first
    rulings only guards on that space were then compared.
    """
    oldest: i64 = NO_GUARD
    of_those: i64 = NO_GUARD
    west: i64 = NO_GUARD
    for section in range(i64(SECTIONS)):
        word = section_word(s, section)
        for space in range(i64(SPACES)):
            if (word >> (3 * space)) & 7 != seat + 1:
                continue
            oldest = min(oldest, space)
            of_those = min(of_those, SECTIONS * space + section)
            west = min(west, SPACES * section + space)
    if s.rules.guard_ties == TIES_WEST:
        return west
    if s.rules.first_rulings:
        return of_those
    return (NO_GUARD + 1) * oldest + west
