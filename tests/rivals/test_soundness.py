"""The fast audit of the soak and the plain one that speaks find the same states broken."""

from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.rivals.helpers import at
from tests.soak.rivals_matches import BUILDING, choose, missed_win

import hexhold
from hexhold import CHANCE, Game, Rng
from hexhold.games.rivals.engine import layout as q
from hexhold.games.rivals.engine import referee
from hexhold.games.rivals.engine.soundness import is_sound
from hexhold.games.rivals.engine.state import MODES, State

WATCHED = [at for at in range(q.STACKS) if not q.FRAME <= at < q.STACKS]
OPTIONS: dict[str, dict[str, Any]] = {
    "intro": {"advantage_tie": "nobody"},
    "gold": {},
    "turmoil": {"forest_stack": "2"},
    "progress": {},
    "duel": {},
}


@cache
def scenes(mode: str) -> tuple[Game[Any], list[State]]:
    """States from a match between builders, every few moves."""
    game = hexhold.game("rivals", mode=mode, turn_limit=200, **OPTIONS[mode])
    state, rng, found = game.new_state(), Rng(5), []
    while not state.over:
        seat = int(referee.first_actor(state))
        if seat == CHANCE:
            action = int(referee.sample_chance(state, rng))
        else:
            action = choose(referee.legal(state, seat), rng, BUILDING)
        referee.play(state, action)
        if rng.below(9) == 0:
            found.append(state.copy())
    return game, found


def agree(game: Game[Any], state: State) -> bool:
    """Both say the same; and what they say."""
    faults = game.audit(state)
    assert is_sound(state) == (not faults), faults or game.position(state)
    return not faults


@pytest.mark.parametrize("mode", MODES)
def test_both_find_every_state_of_a_match_sound(mode: str) -> None:
    game, states = scenes(mode)
    assert len(states) > 20
    assert all(agree(game, state) for state in states)


@pytest.mark.parametrize("mode", MODES)
@given(data=st.data())
@settings(max_examples=100, deadline=None)
def test_both_find_the_same_damage(mode: str, data: st.DataObject) -> None:
    game, states = scenes(mode)
    state = data.draw(st.sampled_from(states)).copy()
    at = data.draw(st.sampled_from(WATCHED))
    if data.draw(st.booleans()):
        state.w[at] ^= 1 << data.draw(st.integers(0, 47))
    else:
        state.w[at] += data.draw(st.sampled_from([-2, -1, 1, 2]))
    agree(game, state)


@pytest.mark.parametrize("mode", MODES)
@given(data=st.data())
@settings(max_examples=50, deadline=None)
def test_both_find_the_same_damage_in_the_stacks(mode: str, data: st.DataObject) -> None:
    game, states = scenes(mode)
    state = data.draw(st.sampled_from(states)).copy()
    rules = game.rules  # type: ignore[attr-defined]
    full = [stack for stack in range(rules.stacks) if state.w[q.STACK_SIZE + stack]]
    if not full:
        return
    stack = data.draw(st.sampled_from(full))
    at = rules.stack_at[stack] + data.draw(st.integers(0, state.w[q.STACK_SIZE + stack] - 1))
    marks = data.draw(st.integers(0, 15)) << 7
    kind = data.draw(st.integers(0, 80) | st.just(state.w[at] & q.KIND_MASK))
    state.w[at] = kind | marks if kind else 0
    agree(game, state)


def damaged(mode: str, at: int, change: int) -> bool:
    """Whether a change goes unnoticed in the last state of a match."""
    game, states = scenes(mode)
    state = states[-1].copy()
    state.w[at] += change
    return agree(game, state)


@pytest.mark.parametrize(
    "at",
    [
        *(q.HAVE, q.ROOM, q.LO, q.TYPE, q.TYPE + 2, q.NUMBERED + 3, q.COLUMNS, q.CITIES, q.ROADS),
        *(q.HAND, q.BUILT, q.BACKS, q.COMMERCE, q.STRENGTH, q.SKILL, q.PROGRESS, q.CARD_POINTS),
        *(q.SHIPS, q.FREE_ANY, q.RATE, q.GUARD, q.SLOT + 4 * 5, q.POOL, q.DISCARD, q.REGIONS),
        *(q.STACK_SIZE, q.EVENT_POOL, q.EVENT_LEFT, q.EVENT_PAST, q.ROADS_LEFT, q.CITIES_LEFT),
        *(q.WINNER, q.ENDING, q.HERO_TOKEN),
    ],
)
def test_what_breaks_between_two_moves_is_found(at: int) -> None:
    assert not damaged("gold", at, 1)


@pytest.mark.parametrize(("seat", "missed"), [(0, False), (1, True)])
def test_the_soak_sees_that_the_seat_whose_turn_ended_should_have_won(
    seat: int, missed: bool
) -> None:
    four_cities = "columns=4*,5*,6*,7* regions=a4:gold2,b4:fields3,a8:hills5,b8:forest4"
    assert missed_win(at(f"roll turn=5 | {seat} {four_cities}").state) == missed


@pytest.mark.parametrize(("mode", "missed"), [("gold", True), ("duel", False)])
def test_the_soak_sees_that_a_turn_of_a_theme_game_should_not_have_begun(
    mode: str, missed: bool
) -> None:
    west, east = (
        "a3:gold2,b3:fields3,a4:hills5,b4:forest4",
        "a8:gold3,b8:fields1,a9:hills1,b9:forest6",
    )
    twelve_points = f"columns=3*,4*,5*,6*,7*,8* regions={west},{east}"
    assert missed_win(at(f"roll turn=5 | 0 {twelve_points}", mode=mode).state) == missed
