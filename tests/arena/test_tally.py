"""What a whole match counts is the same inside the engine, from its moves, and by any game."""

from typing import Any

import pytest

import hexhold
from hexhold.core.contract import CHANCE, Game, Move, Tally
from hexhold.games.watch.engine import referee
from hexhold.games.watch.engine.referee import sample_chance
from hexhold.games.watch.engine.state import State


def play_and_keep_moves(game: Game[Any], state: State, rng: hexhold.Rng) -> list[Move]:
    """Random play as the engine does it, one move at a time."""
    moves: list[Move] = []
    while not state.over:
        seat = int(referee.first_actor(state))
        if seat == CHANCE:
            moves.append((CHANCE, int(sample_chance(state, rng))))
        else:
            actions = referee.legal(state, seat)
            moves.append((seat, actions[int(rng.below(len(actions)))]))
        game.play(state, *moves[-1])
    return moves


@pytest.mark.parametrize("mode", ["base", "brotherhood"])
@pytest.mark.parametrize("trade", [True, False])
@pytest.mark.parametrize("seed", [1, 2])
def test_the_engine_counts_what_the_moves_say(mode: str, trade: bool, seed: int) -> None:
    game = hexhold.game("watch", mode=mode, trade=trade, turn_limit=40)
    inside, outside = game.new_state(), game.new_state()
    counted = game.play_randomly(inside, hexhold.Rng(seed))
    moves = play_and_keep_moves(game, outside, hexhold.Rng(seed))
    assert inside == outside
    assert counted == game.tally(outside, moves)
    assert sum(counted.dice.values()) == counted.turns


@pytest.mark.parametrize("edition", ["en", "ru"])
def test_the_last_turn_counts_whether_or_not_it_ended(edition: str) -> None:
    """In the Brotherhood the English book lets a turn end before it is won, the Russian not."""
    game = hexhold.game("watch", mode="brotherhood", edition=edition, trade=False)
    for seed in range(4):
        tally = game.play_randomly(game.new_state(), hexhold.Rng(seed))
        assert sum(tally.dice.values()) == tally.turns


def test_a_discard_counts_once_however_many_cards_it_holds() -> None:
    game = hexhold.game("watch", first="0")
    match = hexhold.continue_from(
        game, "phase=dice rolled=0 | 0 hand=ore9 settlements=7 roads=3 | 1 hand=wool8"
    )
    match.play(CHANCE, "dice 3 4")
    for seat in (1, 0, 1, 0, 1, 0, 1, 0):
        match.play(seat, "discard wool" if seat else "discard ore")
    assert game.tally(match.state, match.moves) == Tally(decisions=2, turns=0, dice={7: 1})


def test_a_game_without_a_fast_engine_plays_by_the_contract() -> None:
    game = hexhold.game("watch", trade=False, turn_limit=20)
    state = game.new_state()
    tally = Game.play_randomly(game, state, hexhold.Rng(3))
    assert state.over
    assert tally.turns == 20
    assert sum(tally.dice.values()) == 20
    assert tally.decisions > 2 * 20


def test_a_game_that_counts_nothing_itself_counts_every_move_of_a_seat() -> None:
    game = hexhold.game("watch")
    moves = [(CHANCE, 5), (0, 1), (2, 3)]
    assert Game.tally(game, game.new_state(), moves) == Tally(decisions=2, turns=0, dice={})
