"""Tormund's move and the robbery that follows. Chapters tormund, robbery."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import BIT, ONE, add_bits
from hexhold.games.watch.engine.actions import NOBODY, ROB, TORMUND
from hexhold.games.watch.engine.geometry import CAMP, HEX_SITES
from hexhold.games.watch.engine.notes import ROBBED, ROBBED_NOTHING, TORMUND_MOVED
from hexhold.games.watch.engine.reasons import (
    ALLOWED,
    NO_SUCH_ACTION,
    ROBBERY_MUST,
    ROBBERY_VICTIM,
    TORMUND_CAMP,
    TORMUND_LAND,
    TORMUND_MUST_MOVE,
)
from hexhold.games.watch.engine.state import (
    CHOOSE_VICTIM,
    NO_SEAT,
    STEAL_CARD,
    State,
    note,
)
from hexhold.games.watch.engine.turn import proceed
from hexhold.games.watch.engine.wildlings import block_hexes


def tormund_places(s: State) -> i64:
    """Where Tormund may go: any other terrain hex, and by edition his camp."""
    places = s.board.land
    if s.rules.camp_allowed:
        places |= BIT[CAMP]
    return places & ~BIT[s.tormund]


def fill_tormund(s: State, out: vec[i64]) -> i64:
    """Every place Tormund may be moved to."""
    return add_bits(tormund_places(s), TORMUND, out, 0)


def tormund_reason(s: State, place: i64) -> i64:
    """Why Tormund may not be moved to a place."""
    if place < 0 or place > CAMP:
        return NO_SUCH_ACTION
    if tormund_places(s) & BIT[place]:
        return ALLOWED
    if place == s.tormund:
        return TORMUND_MUST_MOVE
    if place == CAMP:
        return TORMUND_CAMP
    return TORMUND_LAND


def move_tormund(s: State, place: i64) -> None:
    """Tormund goes; whoever has a building at his new hex may be robbed, if anybody has a card."""
    note(s, TORMUND_MOVED, s.active, s.tormund, place, 0)
    s.tormund = place
    block_hexes(s)
    victims = victims_at(s, place)
    if not any_cards(s, victims):
        proceed(s)
    elif victims & (victims - 1) or s.rules.robbery_optional:
        s.phase = CHOOSE_VICTIM
    else:
        begin_robbery(s, lone_seat(victims))


def victims_at(s: State, place: i64) -> i64:
    """The seats that may be robbed at a hex, as a mask: others with a building there."""
    victims: i64 = 0
    if place != CAMP:
        sites = HEX_SITES[place]
        for seat in range(s.rules.seats):
            own = s.seats[seat]
            if seat != s.active and (own.settlements | own.keeps) & sites:
                if own.hand != 0 or not s.rules.first_rulings:
                    victims |= BIT[seat]
    return victims


def any_cards(s: State, seats: i64) -> bool:
    """Whether anybody of a mask of seats has a card."""
    cards: i64 = 0
    for seat in range(s.rules.seats):
        if seats & BIT[seat]:
            cards |= s.seats[seat].hand
    return cards != 0


def lone_seat(mask: i64) -> i64:
    """The lowest seat of a mask."""
    seat: i64 = 0
    while not mask & BIT[seat]:
        seat += 1
    return seat


def fill_victims(s: State, out: vec[i64]) -> i64:
    """The seats that may be robbed, and nobody where robbing is a choice."""
    n = add_bits(victims_at(s, s.tormund), ROB, out, 0)
    if s.rules.robbery_optional:
        out[n] = ROB + NOBODY
        n += 1
    return n


def victim_reason(s: State, seat: i64) -> i64:
    """Why a seat may not be robbed."""
    if seat == NOBODY:
        if s.rules.robbery_optional:
            return ALLOWED
        return ROBBERY_MUST
    if victims_at(s, s.tormund) & BIT[seat]:
        return ALLOWED
    return ROBBERY_VICTIM


def choose_victim(s: State, seat: i64) -> None:
    """The robber has chosen, or has chosen to rob nobody."""
    if seat == NOBODY:
        proceed(s)
    elif s.seats[seat].hand == 0:
        note(s, ROBBED_NOTHING, s.active, seat, 0, 0)
        proceed(s)
    else:
        begin_robbery(s, seat)


def begin_robbery(s: State, victim: i64) -> None:
    """Chance draws a card of the victim's hand."""
    s.victim = victim
    s.phase = STEAL_CARD


def steal(s: State, kind: i64) -> None:
    """The drawn card changes hands."""
    s.seats[s.victim].hand -= ONE[kind]
    s.seats[s.active].hand += ONE[kind]
    note(s, ROBBED, s.active, s.victim, kind, 0)
    s.victim = NO_SEAT
    proceed(s)
