"""Victory points, the two special cards, the end. Chapters points, longest-road, ending."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import ONE
from hexhold.games.watch.engine._actions import CLAIM
from hexhold.games.watch.engine._notes import ENDED, LARGEST_PATROL, LONGEST_ROAD
from hexhold.games.watch.engine.state import (
    BUILD,
    MAIN,
    NO_SEAT,
    OVER,
    PLACE_ROADS,
    TEN_POINTS,
    Holdings,
    State,
    note,
    victory_cards,
)
from hexhold.games.watch.engine.tables import (
    LARGEST_PATROL_MINIMUM,
    LONGEST_ROAD_MINIMUM,
    POINTS_TO_WIN,
)


def points_of(own: Holdings) -> i64:
    """All points of a seat, its hidden cards included."""
    return own.points + victory_cards(own)


def end_match(s: State, winner: i64, ending: i64) -> None:
    """Nothing more can be done; hidden points are laid open."""
    s.winner = winner
    s.ending = ending
    s.phase = OVER
    shown: i64 = 0
    for seat in range(s.rules.seats):
        shown += victory_cards(s.seats[seat]) * ONE[seat]
    note(s, ENDED, winner, ending, shown, s.rules.seats)


def claim_victory(s: State) -> None:
    """watch.ending.ten: ten points on one's own turn win immediately.

    In the Brotherhood, the wildlings that the tenth point calls are carried out first; by edition
    (watch.ending.roll-first) those of the roll too.
    """
    if points_of(s.seats[s.active]) >= POINTS_TO_WIN:
        win_at_once(s)


def win_at_once(s: State) -> None:
    """The same, for whoever has ten points."""
    if s.phase == OVER or not s.rules.win_at_once or s.rules.claims:
        return
    if not s.rules.brotherhood or may_win_now(s):
        end_match(s, s.active, TEN_POINTS)


def may_win_now(s: State) -> bool:
    """Whether ten points win at this moment of a turn, nothing being carried out."""
    if not s.rules.win_at_once:
        return s.phase == MAIN or s.phase == BUILD
    if s.rules.win_after_roll and not s.rolled:
        return False
    return s.phase <= PLACE_ROADS


def can_claim(s: State) -> bool:
    """Whether the active seat has won if it says so now."""
    return may_win_now(s) and points_of(s.seats[s.active]) >= POINTS_TO_WIN


def fill_claim(s: State, out: vec[i64], n: i64) -> i64:
    """watch.ending.claim: the victory, where it has to be claimed and can be."""
    if s.rules.claims and can_claim(s):
        out[n] = CLAIM
        n += 1
    return n


def claim_at_end(s: State) -> None:
    """watch.ending.points: ten points when the own turn ends."""
    if s.rules.win_at_once or s.rules.claims:
        return
    if points_of(s.seats[s.active]) >= POINTS_TO_WIN:
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
    hand_over_award(s, owner, holder)
    s.road_owner = holder
    note(s, LONGEST_ROAD, holder, longest, owner, 0)


def award_largest_patrol(s: State) -> None:
    """Give, keep or set aside the Largest Patrol after somebody's patrols have changed."""
    owner = s.patrol_owner
    most: i64 = LARGEST_PATROL_MINIMUM - 1
    holder: i64 = NO_SEAT
    for seat in range(s.rules.seats):
        patrols = s.seats[seat].patrols
        if patrols > most:
            most = patrols
            holder = seat
        elif patrols == most:
            holder = NO_SEAT
    if owner != NO_SEAT:
        patrols = s.seats[owner].patrols
        if patrols == most and patrols >= LARGEST_PATROL_MINIMUM:
            return
    if holder == owner:
        return
    hand_over_award(s, owner, holder)
    s.patrol_owner = holder
    note(s, LARGEST_PATROL, holder, most, owner, 0)


def hand_over_award(s: State, owner: i64, holder: i64) -> None:
    """The points of an award leave its owner and come to its new holder; either may be nobody."""
    if owner != NO_SEAT:
        s.seats[owner].points -= s.rules.award_points
    if holder != NO_SEAT:
        s.seats[holder].points += s.rules.award_points
        if s.rules.brotherhood:
            s.due_pool += 1  # watch.migration.special-card: a token is drawn from the pool
