"""Hands of cards, kind by kind."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import count_of
from hexhold.games.watch.engine.tables import ICE


def fill_kinds(hand: i64, base: i64, out: vec[i64], n: i64) -> i64:
    """One action for every kind of card in a hand or supply."""
    for kind in range(i64(ICE)):
        if count_of(hand, kind) > 0:
            out[n] = base + kind
            n += 1
    return n
