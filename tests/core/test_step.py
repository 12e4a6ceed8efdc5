"""A step may be tried out ahead, and happens only if nothing else did meanwhile."""

from typing import Any

import hexhold
from hexhold import Match


def opened() -> Match[Any]:
    return hexhold.game("watch", players="3", first="0").start()


def test_a_step_that_is_adopted_is_the_same_as_one_that_is_played() -> None:
    match, other = opened(), opened()
    move = 0, match.number("settlement 12")
    step = match.ahead()
    step.play(move)
    assert match.moves == []
    assert match.adopt(step)
    other.play_moves([move])
    assert (match.state, match.moves) == (other.state, other.moves)
    for seat in (0, 1, hexhold.SPECTATOR):
        assert match.events_for(seat) == other.events_for(seat)


def test_a_step_is_not_adopted_by_a_match_that_has_gone_on() -> None:
    match = opened()
    step = match.ahead()
    step.play((0, match.number("settlement 12")))
    match.play(0, "settlement 20")
    before = match.state.copy()
    assert not match.adopt(step)
    assert match.state == before
    assert len(match.moves) == 1
