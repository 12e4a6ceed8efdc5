"""The Watch's engine draws chance moves as a match does, and has room for every legal action."""

from typing import Any

import pytest

import hexhold
from hexhold import Rng
from hexhold.core.conformance.play import Kinds, choose
from hexhold.core.luck import SeededLuck
from hexhold.games.watch.engine._actions import ACTIONS
from hexhold.games.watch.engine.referee import sample_chance

MODES: list[dict[str, Any]] = [
    {"mode": "base", "board": "random"},
    {"mode": "brotherhood", "board": "random", "drama": True, "reveal_founding": True},
]


@pytest.mark.parametrize("options", MODES, ids=lambda options: options["mode"])
def test_the_engine_and_a_match_draw_the_same_outcome_from_the_same_luck(
    options: dict[str, Any],
) -> None:
    game = hexhold.game("watch", trade=False, **options)
    match, rng, kinds = game.start(), Rng(6), Kinds()
    while not match.over and len(match.moves) < 700:
        outcomes = game.outcomes(match.state)
        if outcomes:
            drawn = SeededLuck(rng.copy()).pick(outcomes)
            assert sample_chance(match.state, rng.copy()) == drawn
        match.play(*choose(game, match.state, rng, kinds))


def test_the_engine_has_room_for_all_that_a_rich_seat_may_do() -> None:
    rich = "hand=brick9,lumber9,wool9,grain9,ore9 cards=patrol1,roads1,winter1"
    places = "settlements=30,20 roads=36,45,30"
    for options in MODES:
        game = hexhold.game("watch", first="0", **options | {"board": "fixed"})
        match = hexhold.continue_from(game, f"phase=turn rolled=1 | 0 {rich} {places}")
        assert len(match.legal(0)) + 500 < ACTIONS
