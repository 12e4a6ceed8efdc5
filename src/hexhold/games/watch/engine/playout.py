"""Whole matches inside the engine: random play for simulation, search and measurement."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.rng import Rng
from hexhold.games.watch.engine import _dispatch
from hexhold.games.watch.engine._actions import ACTIONS
from hexhold.games.watch.engine.drafts import is_word
from hexhold.games.watch.engine.referee import first_actor, play, resolve_chance
from hexhold.games.watch.engine.state import CHANCE_PHASES, DISCARDS, OVER, ROLL_DICE, State


def play_randomly(s: State, rng: Rng) -> i64:
    """Play to the end with every seat choosing evenly; return the number of decisions."""
    return play_counting_dice(s, rng, vec[i64]([0] * 13))


def play_counting_dice(s: State, rng: Rng, dice: vec[i64]) -> i64:
    """The same, and count each roll in `dice` by its sum.

    Chance moves are not decisions; one discard counts once however many cards it holds, and so
    does an offer that is put together.
    """
    out = vec[i64]([0] * ACTIONS)
    decisions: i64 = 0
    while s.phase != OVER:
        if s.phase >= CHANCE_PHASES:
            rolling = s.phase == ROLL_DICE
            resolve_chance(s, rng)
            if rolling:
                dice[s.die_a + s.die_b] += 1
            continue
        seat = first_actor(s)
        n = _dispatch.fill(s.phase, s, s.seats[seat], seat, out)
        action = out[rng.below(n)]
        discarding = s.phase == DISCARDS
        play(s, seat, action)
        if (not discarding or s.seats[seat].discards_due == 0) and not is_word(action):
            decisions += 1
    return decisions
