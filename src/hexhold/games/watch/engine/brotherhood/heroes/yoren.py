"""Yoren turns a patrol into a guard. Chapter hero-yoren."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.games.watch.engine._actions import YOREN_RECRUITS
from hexhold.games.watch.engine._notes import PATROL_RETIRED
from hexhold.games.watch.engine.brotherhood.heroes.using import use_hero
from hexhold.games.watch.engine.brotherhood.wall import fill_guards, place_guard
from hexhold.games.watch.engine.state import Holdings, State, note
from hexhold.games.watch.engine.turn import proceed


def fill_yoren(s: State, own: Holdings, out: vec[i64], n: i64) -> i64:
    """Every section that takes a guard, if a patrol lies face up."""
    if own.patrols == 0:
        return n
    return fill_guards(s, own, YOREN_RECRUITS, out, n)


def yoren_recruits(s: State, section: i64) -> None:
    """A patrol leaves the game, a guard comes free; then Largest Patrol is looked at."""
    use_hero(s, s.active)
    s.seats[s.active].patrols -= 1
    note(s, PATROL_RETIRED, s.active, 0, 0, 0)
    place_guard(s, s.active, section)
    s.due_patrol = True
    proceed(s)
