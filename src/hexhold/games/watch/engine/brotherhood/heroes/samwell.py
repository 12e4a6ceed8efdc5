"""Samwell Tarly takes a card after a roll that brought nothing. Chapter hero-samwell."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import ONE
from hexhold.games.watch.engine._actions import PASS, SAMWELL_TAKES
from hexhold.games.watch.engine._notes import HERO_CARDS, PASSED
from hexhold.games.watch.engine.brotherhood.heroes.using import use_hero
from hexhold.games.watch.engine.hands import fill_kinds
from hexhold.games.watch.engine.state import NO_SEAT, State, note
from hexhold.games.watch.engine.turn import proceed


def fill_samwell(s: State, out: vec[i64]) -> i64:
    """Any card of the supply, or none."""
    out[0] = PASS
    return fill_kinds(s.supply, SAMWELL_TAKES, out, 1)


def samwell_takes(s: State, seat: i64, kind: i64) -> None:
    """A card for a roll that brought nothing."""
    s.due_samwell = False
    use_hero(s, seat)
    s.seats[seat].hand += ONE[kind]
    s.supply -= ONE[kind]
    note(s, HERO_CARDS, seat, 0, ONE[kind], 0)
    proceed(s)


def samwell_passes(s: State, seat: i64) -> None:
    """He keeps for another roll."""
    s.due_samwell = False
    s.hero_seat = NO_SEAT
    note(s, PASSED, seat, 0, 0, 0)
    proceed(s)
