"""What a roll other than seven brings: chapter production."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import BIT_INDEX, FIELD, covers, popcount
from hexhold.games.watch.engine._notes import PRODUCED, SHORTAGE
from hexhold.games.watch.engine.geometry import HEX_SITES
from hexhold.games.watch.engine.state import State, note, receive
from hexhold.games.watch.engine.tables import ICE


def produce(s: State, roll: i64) -> None:
    """Every seat receives what its settlements and keeps yield on this roll."""
    blocked = s.board.hexes_of[roll] & s.blocked
    wanted: i64 = 0
    for own in s.seats:
        wanted += own.yields[roll]
    if wanted == 0:
        return
    if blocked != 0 or not covers(s.supply, wanted):
        produce_with_care(s, roll, blocked)
        return
    for seat in range(s.rules.seats):
        own = s.seats[seat]
        cards = own.yields[roll]
        if cards != 0:
            receive(s, own, cards)
            note(s, PRODUCED, seat, cards, 0, 0)


def produce_with_care(s: State, roll: i64, blocked: i64) -> None:
    """The same when a hex is blocked or the supply may not suffice."""
    seats = s.rules.seats
    gains = vec[i64]([0, 0, 0, 0])
    wanted: i64 = 0
    for seat in range(seats):
        own = s.seats[seat]
        gains[seat] = own.yields[roll] - blocked_yield(s, blocked, own.settlements, own.keeps)
        wanted += gains[seat]
    for kind in range(i64(ICE)):
        field = FIELD[kind]
        if wanted & field > s.supply & field:
            share_shortage(s, gains, field)
            note(s, SHORTAGE, -1, kind, 0, 0)
    for seat in range(seats):
        if gains[seat] != 0:
            receive(s, s.seats[seat], gains[seat])
            note(s, PRODUCED, seat, gains[seat], 0, 0)


def blocked_yield(s: State, blocked: i64, settlements: i64, keeps: i64) -> i64:
    """What a seat's buildings would have received from the blocked hexes."""
    cards: i64 = 0
    while blocked != 0:
        lowest = blocked & -blocked
        h = BIT_INDEX[lowest % 67]
        sites = HEX_SITES[h]
        count = popcount(sites & settlements) + 2 * popcount(sites & keeps)
        cards += count << (8 * s.board.terrain[h])
        blocked ^= lowest
    return cards


def share_shortage(s: State, gains: vec[i64], field: i64) -> None:
    """watch.production.shortage: a kind that runs out goes to nobody, or to its one claimant."""
    claimants: i64 = 0
    for seat in range(s.rules.seats):
        if gains[seat] & field:
            claimants += 1
    for seat in range(s.rules.seats):
        if gains[seat] & field:
            gains[seat] &= ~field
            if claimants == 1:
                gains[seat] |= s.supply & field
