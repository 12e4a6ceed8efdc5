"""Whole matches inside the engine: random play for simulation, search and measurement."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.rng import Rng
from hexhold.watch.engine.actions import MOST_ACTIONS
from hexhold.watch.engine.referee import fill, first_actor, play, resolve_chance
from hexhold.watch.engine.state import CHANCE_PHASES, DISCARDS, OVER, State


def play_randomly(s: State, rng: Rng) -> i64:
    """Play to the end with every seat choosing evenly; return the number of decisions.

    Chance moves are not decisions, and one discard counts once however many cards it holds.
    """
    out = vec[i64]([0] * MOST_ACTIONS)
    decisions: i64 = 0
    while s.phase != OVER:
        if s.phase >= CHANCE_PHASES:
            resolve_chance(s, rng)
            continue
        seat = first_actor(s)
        n = fill(s, seat, out)
        action = out[rng.below(n)]
        discarding = s.phase == DISCARDS
        play(s, seat, action)
        if not discarding or s.seats[seat].discards_due == 0:
            decisions += 1
    return decisions
