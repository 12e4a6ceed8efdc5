"""Victory points, the two special cards, the end. Chapters points, longest-road, ending."""

from mypy_extensions import i64

from hexhold.watch.engine.notes import ENDED, LARGEST_PATROL, LONGEST_ROAD
from hexhold.watch.engine.state import (
    NO_SEAT,
    OVER,
    TEN_POINTS,
    Holdings,
    State,
    note,
    victory_cards,
)
from hexhold.watch.engine.tables import (
    LARGEST_PATROL_MINIMUM,
    LONGEST_ROAD_MINIMUM,
    POINTS_TO_WIN,
)


def points_of(own: Holdings) -> i64:
    """All points of a seat, its hidden cards included."""
    return own.points + victory_cards(own)


def end_match(s: State, winner: i64, ending: i64) -> None:
    """Nothing more can be done."""
    s.winner = winner
    s.ending = ending
    s.phase = OVER
    note(s, ENDED, winner, ending, 0, 0)


def claim_victory(s: State) -> None:
    """watch.ending.ten: ten points on one's own turn win immediately."""
    if points_of(s.seats[s.active]) >= POINTS_TO_WIN and s.phase != OVER:
        end_match(s, s.active, TEN_POINTS)


def award_longest_road(s: State) -> None:
    """Give, keep or set aside the Longest Road after a length has changed."""
    owner = s.road_owner
    longest: i64 = LONGEST_ROAD_MINIMUM - 1
    holder: i64 = NO_SEAT
    for seat in range(s.rules.seats):
        length = s.seats[seat].road_length
        if length > longest:
            longest = length
            holder = seat
        elif length == longest:
            holder = NO_SEAT  # a tie, or nobody long enough
    if owner != NO_SEAT:
        length = s.seats[owner].road_length
        if length == longest and length >= LONGEST_ROAD_MINIMUM:
            return
    if holder == owner:
        return
    if owner != NO_SEAT:
        s.seats[owner].points -= s.rules.award_points
    if holder != NO_SEAT:
        s.seats[holder].points += s.rules.award_points
    s.road_owner = holder
    note(s, LONGEST_ROAD, holder, longest, owner, 0)


def award_largest_patrol(s: State, seat: i64) -> None:
    """Give the Largest Patrol to a seat that has just shown a patrol, if it now has the most."""
    owner = s.patrol_owner
    own = s.seats[seat]
    if owner == seat or own.patrols < LARGEST_PATROL_MINIMUM:
        return
    if owner != NO_SEAT:
        if s.seats[owner].patrols >= own.patrols:
            return
        s.seats[owner].points -= s.rules.award_points
    own.points += s.rules.award_points
    s.patrol_owner = seat
    note(s, LARGEST_PATROL, seat, own.patrols, owner, 0)
