"""Ygritte removes a wildling from the Gift. Chapter hero-ygritte."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.games.watch.engine._actions import YGRITTE_STRIKES
from hexhold.games.watch.engine.brotherhood.gift import fill_gift, strike
from hexhold.games.watch.engine.brotherhood.heroes.using import use_hero
from hexhold.games.watch.engine.state import State
from hexhold.games.watch.engine.turn import proceed


def fill_ygritte(s: State, out: vec[i64], n: i64) -> i64:
    """Every wildling in the Gift."""
    return fill_gift(s, YGRITTE_STRIKES, out, n)


def ygritte_strikes(s: State, code: i64) -> None:
    """A wildling leaves the Gift; no card comes for it."""
    use_hero(s, s.active)
    strike(s, code)
    proceed(s)
