"""Benjen Stark drives a wildling off beyond the Wall. Chapter hero-benjen."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.games.watch.engine._actions import BENJEN_CLEARS
from hexhold.games.watch.engine._notes import CAMP_CLEARED
from hexhold.games.watch.engine.brotherhood.camps import camps_taken, go_home, leave_camp
from hexhold.games.watch.engine.brotherhood.clearings import ONE_REGULAR, clearing
from hexhold.games.watch.engine.brotherhood.heroes.using import use_hero
from hexhold.games.watch.engine.state import State, note
from hexhold.games.watch.engine.tables import CAMPS, REGULAR, SECTIONS
from hexhold.games.watch.engine.turn import proceed


def stands_beyond(s: State, code: i64) -> bool:
    """Whether a wildling is there, beyond the Wall (a clearing, or 4 + 5 * clan + camp)."""
    if code < SECTIONS:
        return clearing(s, code) > 0
    return (code - SECTIONS) % CAMPS < camps_taken(s, (code - SECTIONS) // CAMPS)


def fill_benjen(s: State, out: vec[i64], n: i64) -> i64:
    """Every clearing and camp with a wildling."""
    for code in range(i64(SECTIONS + 3 * CAMPS)):
        if stands_beyond(s, code):
            out[n] = BENJEN_CLEARS + code
            n += 1
    return n


def benjen_clears(s: State, code: i64) -> None:
    """A wildling goes home, those behind close up, and a token of the pool is revealed."""
    use_hero(s, s.active)
    kind: i64 = REGULAR
    if code < SECTIONS:
        s.clearings -= ONE_REGULAR[code]
    else:
        kind = leave_camp(s, (code - SECTIONS) // CAMPS, (code - SECTIONS) % CAMPS)
    note(s, CAMP_CLEARED, s.active, code, kind, 0)
    go_home(s, kind)
    s.due_pool += 1
    proceed(s)
