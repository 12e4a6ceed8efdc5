"""Tormund's move and the robbery that follows. Chapters tormund, robbery."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import BIT, ONE, add_bits
from hexhold.games.watch.engine._actions import ROB, TORMUND
from hexhold.games.watch.engine._notes import ROBBED, ROBBED_NOTHING, TORMUND_MOVED
from hexhold.games.watch.engine.brotherhood.gift import block_hexes
from hexhold.games.watch.engine.geometry import CAMP, HEX_SITES
from hexhold.games.watch.engine.state import (
    CHOOSE_VICTIM,
    NO_SEAT,
    STEAL_CARD,
    State,
    note,
)
from hexhold.games.watch.engine.turn import proceed

NOBODY: Final = 4  # behind the seats


def tormund_places(s: State) -> i64:
    """Where Tormund may go: any other terrain hex, and by edition his camp."""
    places = s.board.land
    if s.rules.camp_allowed:
        places |= BIT[CAMP]
    return places & ~BIT[s.tormund]


def fill_tormund(s: State, out: vec[i64]) -> i64:
    """Every place Tormund may be moved to."""
    return add_bits(tormund_places(s), TORMUND, out, 0)


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


def choose_victim(s: State, victim: i64) -> None:
    """The robber has chosen, or has chosen to rob nobody."""
    if victim == NOBODY:
        proceed(s)
    elif s.seats[victim].hand == 0:
        note(s, ROBBED_NOTHING, s.active, victim, 0, 0)
        proceed(s)
    else:
        begin_robbery(s, victim)


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
