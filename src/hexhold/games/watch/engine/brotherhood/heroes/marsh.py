"""Bowen Marsh swaps a card with the supply. Chapter hero-marsh."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import ONE, count_of
from hexhold.games.watch.engine._actions import MARSH_SWAPS
from hexhold.games.watch.engine._notes import HERO_CARDS
from hexhold.games.watch.engine.brotherhood.heroes.using import use_hero
from hexhold.games.watch.engine.state import Holdings, State, note
from hexhold.games.watch.engine.turn import proceed


def can_swap(s: State, own: Holdings, given: i64, taken: i64) -> bool:
    """Whether Marsh can swap two unlike cards with the supply."""
    return given != taken and count_of(own.hand, given) > 0 and count_of(s.supply, taken) > 0


def fill_marsh(s: State, own: Holdings, out: vec[i64], n: i64) -> i64:
    """Every swap of one card."""
    for code in range(i64(25)):
        if can_swap(s, own, code // 5, code % 5):
            out[n] = MARSH_SWAPS + code
            n += 1
    return n


def marsh_swaps(s: State, given: i64, taken: i64) -> None:
    """One card for one."""
    use_hero(s, s.active)
    own = s.seats[s.active]
    own.hand += ONE[taken] - ONE[given]
    s.supply += ONE[given] - ONE[taken]
    note(s, HERO_CARDS, s.active, ONE[given], ONE[taken], 0)
    proceed(s)
