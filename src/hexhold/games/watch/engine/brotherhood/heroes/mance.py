"""Mance Rayder sees a hand and takes a card. Chapter hero-mance."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import ONE
from hexhold.games.watch.engine._actions import MANCE_VISITS, TAKE
from hexhold.games.watch.engine._notes import SAW_HAND, TOOK_CARD
from hexhold.games.watch.engine.brotherhood.heroes.using import use_hero
from hexhold.games.watch.engine.hands import fill_kinds
from hexhold.games.watch.engine.state import NO_SEAT, TAKE_CARD, Holdings, State, note
from hexhold.games.watch.engine.turn import proceed


def fill_mance(s: State, own: Holdings, out: vec[i64], n: i64) -> i64:
    """Every seat with more open points, and a card."""
    for seat in range(s.rules.seats):
        if s.seats[seat].points > own.points and s.seats[seat].hand != 0:
            out[n] = MANCE_VISITS + seat
            n += 1
    return n


def mance_visits(s: State, host: i64) -> None:
    """The whole hand is seen, and one card must be taken."""
    use_hero(s, s.active)
    s.victim = host
    s.phase = TAKE_CARD
    note(s, SAW_HAND, s.active, host, s.seats[host].hand, 0)


def fill_take(s: State, out: vec[i64]) -> i64:
    """Any card of the hand that is seen."""
    return fill_kinds(s.seats[s.victim].hand, TAKE, out, 0)


def take_card(s: State, kind: i64) -> None:
    """The chosen card changes hands."""
    s.seats[s.victim].hand -= ONE[kind]
    s.seats[s.active].hand += ONE[kind]
    note(s, TOOK_CARD, s.active, s.victim, kind, 0)
    s.victim = NO_SEAT
    proceed(s)
