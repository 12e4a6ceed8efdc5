"""Random play that meets every kind of action: first a kind is chosen, then one action of it."""

from typing import Any

from hexhold.core.conformance.promise import Played, expect, listed
from hexhold.core.contract import CHANCE, Game, S
from hexhold.core.luck import SeededLuck
from hexhold.core.match import Match
from hexhold.core.rng import Rng

Kinds = dict[int, str]  # of actions met before: describing a thousand offers takes time


def choose(game: Game[S], state: S, rng: Rng, kinds: Kinds) -> tuple[int, int]:
    """A move that is possible now, of any actor."""
    actors = game.actors(state)
    seat = actors[int(rng.below(len(actors)))]
    if seat == CHANCE:
        return seat, SeededLuck(rng).pick(game.outcomes(state))
    by_kind: dict[str, list[int]] = {}
    for action in game.legal(state, seat):
        by_kind.setdefault(kind_of(game, action, kinds), []).append(action)
    group = by_kind[sorted(by_kind)[int(rng.below(len(by_kind)))]]
    return seat, group[int(rng.below(len(group)))]


def situation(game: Game[S], state: S, kinds: Kinds) -> tuple[Any, ...]:
    """What can be done now, without the particulars."""
    return tuple(
        tuple(sorted({kind_of(game, action, kinds) for action in listed(game, state, seat)}))
        for seat in game.actors(state)
    )


def kind_of(game: Game[Any], action: int, kinds: Kinds) -> str:
    """The kind of an action."""
    if action not in kinds:
        kinds[action] = game.describe(action).kind
    return kinds[action]


def take_step(match: Match[S], rng: Rng, kinds: Kinds) -> Played[S]:
    """Play a random move of a match without luck of its own; the same move twice does the same."""
    game, before = match.game, match.state.copy()
    seat, action = choose(game, before, rng, kinds)
    match.play(seat, action)
    again = before.copy()
    notes = game.play(again, seat, action)
    expect(again == match.state, "a move has one outcome", seat, game.text(action))
    return Played(game, before, seat, action, match.state, notes)


def play_on(match: Match[Any], rng: Rng, moves: int) -> None:
    """Play a few random moves."""
    kinds: Kinds = {}
    for _ in range(moves):
        if match.over:
            return
        match.play(*choose(match.game, match.state, rng, kinds))
