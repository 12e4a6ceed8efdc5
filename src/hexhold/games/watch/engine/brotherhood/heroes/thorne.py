"""Alliser Thorne builds a guard at another price. Chapter hero-thorne."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.games.watch.engine._actions import THORNE_BUILDS
from hexhold.games.watch.engine._notes import HERO_CARDS
from hexhold.games.watch.engine.brotherhood.heroes.substituting import can_substitute, price
from hexhold.games.watch.engine.brotherhood.heroes.using import use_hero
from hexhold.games.watch.engine.brotherhood.wall import place_guard, takes_guard
from hexhold.games.watch.engine.state import Holdings, State, note, pay
from hexhold.games.watch.engine.tables import COST_GUARD
from hexhold.games.watch.engine.turn import proceed


def fill_thorne(s: State, own: Holdings, out: vec[i64], n: i64) -> i64:
    """Every section, and every way to replace one card of the price."""
    for code in range(i64(60)):
        if takes_guard(s, own, code // 15) and can_substitute(own, COST_GUARD, code % 15):
            out[n] = THORNE_BUILDS + code
            n += 1
    return n


def thorne_builds(s: State, code: i64) -> None:
    """A guard for a price of choice."""
    use_hero(s, s.active)
    cards = price(COST_GUARD, code % 15 // 5, code % 5)
    pay(s, s.seats[s.active], cards)
    note(s, HERO_CARDS, s.active, cards, 0, 0)
    place_guard(s, s.active, code // 15)
    proceed(s)
