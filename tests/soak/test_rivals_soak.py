"""Ten thousand random matches of the Rivals over its five games, watched after every move.

make soak                          some minutes on two idle cores
HEXHOLD_SOAK=500 make soak         fewer matches
"""

import os
from collections import Counter

import pytest

import hexhold
from hexhold.core.rng import Rng
from hexhold.rivals.engine import referee
from hexhold.rivals.engine.audit import is_sound
from hexhold.rivals.engine.state import MODES

MATCHES = int(os.environ.get("HEXHOLD_SOAK", "10000"))
TURNS = 120  # random play seldom wins a theme game
AUDIT_EVERY = 97  # moves between two slow audits


def watched_match(mode: str, seed: int) -> str:
    """Play a random match; its ending."""
    game = hexhold.game("rivals", mode=mode, turn_limit=TURNS)
    state, rng, moves = game.new_state(), Rng(seed), 0
    while not state.over:
        seat = referee.first_actor(state)
        if seat == hexhold.CHANCE:
            action = referee.sample_chance(state, rng)
        else:
            actions = referee.legal(state, seat)
            assert actions, f"stuck: {mode}, seed {seed}: {game.position(state)}"
            action = actions[int(rng.below(len(actions)))]
        referee.play(state, action)
        moves += 1
        assert is_sound(state), f"{mode}, seed {seed}, move {moves}: {game.audit(state)}"
        if moves % AUDIT_EVERY == 0:
            assert not game.audit(state), f"{mode}, seed {seed}, move {moves}"
    result = game.result(state)
    assert result is not None
    return result.ending


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
def test_random_matches_keep_every_invariant_and_end(mode: str) -> None:
    endings = Counter(watched_match(mode, seed) for seed in range(MATCHES // len(MODES)))
    assert endings["points"] > 0 or mode != "intro"
    assert set(endings) <= {"points", "turn-limit"}


@pytest.mark.parametrize("mode", MODES)
def test_a_few_random_matches_keep_every_invariant(mode: str) -> None:
    assert watched_match(mode, seed=len(mode)) in ("points", "turn-limit")
