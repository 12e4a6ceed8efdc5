"""Whoever cannot be asked does as little as possible, and the match goes on."""

from typing import Any

import pytest
from tests.conformance.test_games import CASES, SETTINGS, case_name
from tests.watch.helpers import at
from tests.watch.helpers import play as do

import hexhold
from hexhold.core.contract import CHANCE, Game
from hexhold.core.luck import SeededLuck

TURNS = 60
MOST_MOVES = 60_000


def game_of(name: str, number: int) -> Game[Any]:
    settings = SETTINGS[name][number]
    return hexhold.game(
        name, **{**settings, "turn_limit": min(TURNS, settings.get("turn_limit", TURNS))}
    )


def anything(game: Game[Any], state: Any, seat: int, rng: hexhold.Rng) -> int:
    legal = game.legal(state, seat)
    return legal[int(rng.below(len(legal)))]


def play(game: Game[Any], idlers: set[int], seed: int) -> tuple[Any, int]:
    """A match in which some only idle and the others do anything; idling is always allowed."""
    state = game.new_state()
    rng = hexhold.Rng(seed)
    luck = SeededLuck(rng)
    moves = 0
    while not state.over and moves < MOST_MOVES:
        actors = game.actors(state)
        for actor in actors:
            if actor != CHANCE:
                assert game.check(state, actor, game.idle(state, actor)) is None
        seat = actors[int(rng.below(len(actors)))]
        if seat == CHANCE:
            action = luck.pick(game.outcomes(state))
        elif seat in idlers:
            action = game.idle(state, seat)
        else:
            action = anything(game, state, seat, rng)
        game.play(state, seat, action)
        moves += 1
    return state, moves


@pytest.mark.parametrize(("name", "number"), CASES, ids=case_name)
def test_idling_is_always_allowed_and_stalls_nobody(name: str, number: int) -> None:
    game = game_of(name, number)
    state, _ = play(game, {number % game.seats}, seed=number)
    assert state.over


@pytest.mark.parametrize(("name", "number"), CASES, ids=case_name)
def test_a_match_of_idlers_ends_soon(name: str, number: int) -> None:
    game = game_of(name, number)
    state, moves = play(game, set(range(game.seats)), seed=number)
    assert state.over
    assert moves < 2000


WATCH = [
    ("phase=before-roll | 0 hand=ore | 1 hand=wool", 0, "roll"),
    ("turn | 0 hand=ore,lumber,brick | 1 hand=wool", 0, "end"),
    ("turn | 0 hand=ore | 1 hand=wool ! 0 offer ore > wool", 1, "decline"),
    ("turn | 0 hand=ore | 1 hand=wool ! 0 offer ore > wool", 0, "withdraw"),
]


@pytest.mark.parametrize(("where", "seat", "idle"), WATCH, ids=lambda part: str(part))
def test_who_idles_in_the_watch_gives_nothing_away(where: str, seat: int, idle: str) -> None:
    position, _, moves = where.partition(" ! ")
    match = at(position, 3)
    if moves:
        do(match, moves)
    assert match.text(match.game.idle(match.state, seat)) == idle


def test_those_who_have_not_answered_an_offer_are_known() -> None:
    match = at("turn | 0 hand=ore | 1 hand=wool | 2 hand=wool", 3)
    assert match.game.answering(match.state) == []
    do(match, "0 offer ore > wool")
    assert match.game.answering(match.state) == [1, 2]
    do(match, "1 accept")
    assert match.game.answering(match.state) == [2]
    do(match, "2 counter wool > ore")
    assert match.game.answering(match.state) == []
    do(match, "0 confirm 1")
    assert match.game.answering(match.state) == []
