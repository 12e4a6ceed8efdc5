"""The matches that a search of the Watch imagines: who trades in them, and where they stop."""

from typing import Any

import pytest
from tests.watch.helpers import at

import hexhold
from hexhold.games.watch.bots.chance import NAMES, chance_to_win, features_of
from hexhold.games.watch.bots.playouts import play_on
from hexhold.games.watch.bots.quick_barter import barter
from hexhold.games.watch.bots.quick_mind import Quick

# Wool to spare, and no brick; the other has brick, and lacks wool to settle.
MINE = "0 hand=ore3,grain,wool2 settlements=0,0.N+1,0.N"
THEIRS = "1 hand=grain2,brick,lumber settlements=3,0.N roads=3,0~3,1"


def after_barter(position: str, **options: Any) -> str:
    """The position once the active seat has come to terms with the others."""
    match = at(position, **options)
    barter(Quick(match.state), match.state, match.state.active)
    return str(match.game.position(match.state))


def test_two_who_both_gain_exchange_a_card() -> None:
    position = after_barter(f"turn | {MINE} | {THEIRS}")
    assert "0 hand=brick1,wool1,grain1,ore3" in position
    assert "1 hand=lumber1,wool1,grain2" in position


@pytest.mark.parametrize(
    ("position", "options"),
    [
        (f"turn | {MINE} | {THEIRS}", {"trade": False}),
        (f"turn | {MINE} | {THEIRS}".replace(",wool2", ""), {}),
        (f"turn | {MINE} | {THEIRS} keeps=0,2.N+1,2.N+2,2.N+3,2.N", {}),
        (f"turn | {MINE} | {THEIRS}".replace("lumber", "wool"), {}),
    ],
    ids=["trade is off", "nothing to spare", "near to winning", "nothing to gain"],
)
def test_nobody_exchanges_what_does_not_help_both(position: str, options: dict[str, Any]) -> None:
    unchanged = at(position, **options)
    assert after_barter(position, **options) == unchanged.game.position(unchanged.state)


@pytest.mark.parametrize("mode", ["base", "brotherhood"])
@pytest.mark.parametrize("careful", [True, False])
def test_an_imagined_match_stops_where_its_last_turn_begins(mode: str, careful: bool) -> None:
    game = hexhold.game("watch", mode=mode)
    for seed in range(3):
        state = game.start(seed).state
        mind = Quick(state)
        play_on(mind, state, 9, careful, hexhold.Rng(seed), hexhold.Rng(1))
        assert (state.turns, state.phase) == (9, 0)
        play_on(mind, state, 1000, careful, hexhold.Rng(seed), hexhold.Rng(1))
        assert game.result(state) is not None


@pytest.mark.parametrize("mode", ["base", "brotherhood"])
def test_the_chances_of_all_seats_are_one_together(mode: str) -> None:
    game = hexhold.game("watch", mode=mode, board="random")
    state = game.start(3).state
    mind = Quick(state)
    for last in (0, 12, 30, 1000):
        play_on(mind, state, last, True, hexhold.Rng(2), hexhold.Rng(1))
        assert sum(chance_to_win(mind, state, seat) for seat in range(4)) == pytest.approx(1)
        assert len(features_of(mind, state)) == 4 * len(NAMES)
