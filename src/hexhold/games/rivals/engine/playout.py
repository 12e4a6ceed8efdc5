"""Whole matches inside the engine: random play for simulation, search and measurement."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.rng import Rng
from hexhold.games.rivals.engine import _dispatch
from hexhold.games.rivals.engine._actions import ACTIONS
from hexhold.games.rivals.engine.flow import apply
from hexhold.games.rivals.engine.layout import CHANCE_CODES, DICE, DIE, OVER
from hexhold.games.rivals.engine.referee import sample_chance
from hexhold.games.rivals.engine.state import State, code_of, seat_of, top


def play_randomly(s: State, rng: Rng) -> i64:
    """Play to the end with every seat choosing evenly; return the number of decisions."""
    return play_counting_dice(s, rng, vec[i64]([0] * 7))


def play_counting_dice(s: State, rng: Rng, dice: vec[i64]) -> i64:
    """The same, counting the numbers of the production die."""
    out = vec[i64]([0] * ACTIONS)
    decisions: i64 = 0
    while True:
        frame = top(s)
        code = code_of(frame)
        if code == OVER:
            return decisions
        if code >= CHANCE_CODES:
            apply(s, sample_chance(s, rng))
            if code == DICE:
                dice[s.w[DIE]] += 1
            continue
        n = _dispatch.fill(code, s, seat_of(frame), out)
        apply(s, out[rng.below(n)])
        decisions += 1
