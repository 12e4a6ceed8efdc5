"""What the chance to win a match of the Rivals is fitted to, see `hexhold.bots.minds.Chances`."""

from collections.abc import Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.games.rivals.bots import chance
from hexhold.games.rivals.bots.features import FEATURES, WORTH, observe
from hexhold.games.rivals.bots.weights import weights_for
from hexhold.games.rivals.engine import layout as q
from hexhold.games.rivals.engine.state import State, code_of, top

FILE: Final = "bots/chance.toml"
NAMES: Final = list(chance.ROWS)
ALONE: Final = (NAMES[chance.OPINION],)


def begins_turn(state: State) -> bool:
    """Whether the dice are next."""
    return bool(code_of(top(state)) == q.ROLL)


def lateness(state: State) -> float:
    """How near the leader is to winning, from 0 to 1."""
    return chance.lateness(state)


def found(state: State) -> list[list[int]]:
    """What each seat has."""
    weights = weights_for(state.rules.mode, "")
    return [_found(state, seat, weights) for seat in (0, 1)]


def _found(state: State, seat: int, weights: vec[i64]) -> list[int]:
    numbers = vec[i64]([0] * FEATURES)
    observe(state, seat, weights, numbers)
    moving = state.w[q.ACTIVE] == seat
    return [*(int(number) for number in numbers), int(moving), int(numbers[WORTH])]


def figures(mode: str, file: dict[str, Any]) -> list[tuple[float, float]]:
    """Early and late, for one of each."""
    rows: dict[str, list[int]] = file[mode]
    pairs = [(number, rows.get(name, [0, 0])) for number, name in enumerate(NAMES)]
    return [(early / _scale(number), late / _scale(number)) for number, (early, late) in pairs]


def sections(mode: str, fitted: Sequence[tuple[float, float]]) -> dict[str, dict[str, Any]]:
    """As they stand in the file, which names no figure that is nothing."""
    rows = {
        name: [round(figure * _scale(number)) for figure in pair]
        for number, (name, pair) in enumerate(zip(NAMES, fitted, strict=True))
    }
    return {mode: {name: pair for name, pair in rows.items() if any(pair)}}


def _scale(number: int) -> float:
    return 1_000_000.0 if number in chance.BY_THE_POINT else 1000.0
