"""Finds the function for a hero.

Made by `make generate` from the declaration: do not edit.
"""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.games.watch.engine.brotherhood.heroes import (
    benjen,
    mance,
    marsh,
    melisandre,
    mormont,
    qhorin,
    thorne,
    yarwyck,
    ygritte,
    yoren,
)
from hexhold.games.watch.engine.state import Holdings, State


def fill_power(hero: i64, s: State, own: Holdings, out: vec[i64], n: i64) -> i64:
    """What belongs to a hero."""
    if hero == 0:
        return mormont.fill_mormont(s, out, n)
    if hero == 1:
        return marsh.fill_marsh(s, own, out, n)
    if hero == 3:
        return yarwyck.fill_yarwyck(s, own, out, n)
    if hero == 4:
        return thorne.fill_thorne(s, own, out, n)
    if hero == 5:
        return melisandre.fill_melisandre(s, own, out, n)
    if hero == 6:
        return mance.fill_mance(s, own, out, n)
    if hero == 7:
        return benjen.fill_benjen(s, out, n)
    if hero == 8:
        return ygritte.fill_ygritte(s, out, n)
    if hero == 9:
        return yoren.fill_yoren(s, own, out, n)
    if hero == 10:
        return qhorin.fill_qhorin(s, out, n)
    return n
