"""Qhorin Halfhand chases Tormund into his camp. Chapter hero-qhorin."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.games.watch.engine._actions import QHORIN_CHASES
from hexhold.games.watch.engine._notes import TORMUND_MOVED
from hexhold.games.watch.engine.brotherhood.gift import block_hexes, take_from_hex
from hexhold.games.watch.engine.brotherhood.heroes.using import use_hero
from hexhold.games.watch.engine.geometry import CAMP
from hexhold.games.watch.engine.state import State, note
from hexhold.games.watch.engine.turn import proceed


def can_chase(s: State) -> bool:
    """Whether Tormund is out of his camp."""
    return s.tormund != CAMP


def fill_qhorin(s: State, out: vec[i64], n: i64) -> i64:
    """The chase, unless Tormund is in his camp."""
    if can_chase(s):
        out[n] = QHORIN_CHASES
        n += 1
    return n


def qhorin_chases(s: State) -> None:
    """Tormund goes to his camp, and the hex he leaves gives a card."""
    use_hero(s, s.active)
    left = s.tormund
    s.tormund = CAMP
    block_hexes(s)
    note(s, TORMUND_MOVED, s.active, left, CAMP, 0)
    take_from_hex(s, left)
    proceed(s)
