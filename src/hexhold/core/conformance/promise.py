"""What the checks share: a promise that is kept or broken, who looks, who moves."""

from dataclasses import dataclass
from typing import Any, Generic

from hexhold.core.contract import CHANCE, SPECTATOR, Game, S
from hexhold.core.rng import Rng


class Broken(AssertionError):
    """A promise of the contract is not kept."""


def expect(kept: bool, promise: str, *about: object) -> None:
    """Raise Broken unless a promise is kept."""
    if not kept:
        raise Broken(f"{promise} ({', '.join(map(str, about))})" if about else promise)


@dataclass(frozen=True)
class Played(Generic[S]):
    """One move of a match: the states around it and the notes it left."""

    game: Game[S]
    before: S
    seat: int
    action: int
    after: S
    notes: list[Any]


def viewers(game: Game[Any]) -> list[int]:
    """Everybody who has a view."""
    return [*range(game.seats), SPECTATOR]


def movers(game: Game[Any]) -> list[int]:
    """Everybody who can make a move."""
    return [CHANCE, *range(game.seats)]


def listed(game: Game[S], state: S, seat: int) -> list[int]:
    """All that a seat, or chance, may do now."""
    if seat == CHANCE:
        return [action for action, _ in game.outcomes(state)]
    return game.legal(state, seat)


def some(actions: list[int], most: int, rng: Rng) -> list[int]:
    """A few of many actions."""
    if len(actions) <= most:
        return actions
    return [actions[int(rng.below(len(actions)))] for _ in range(most)]


def everything(game: Game[S], state: S) -> tuple[Any, ...]:
    """All that can be asked of a state, to see whether it has changed."""
    return (
        game.digest(state),
        game.position(state),
        game.actors(state),
        game.result(state),
        [listed(game, state, seat) for seat in movers(game)],
        [game.view(state, seat) for seat in viewers(game)],
    )
