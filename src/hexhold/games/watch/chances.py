"""What the chance to win a match of the Watch is fitted to, see `hexhold.bots.minds.Chances`."""

from collections.abc import Sequence
from typing import Any, Final

from hexhold.games.watch.bots.chance import FEATURES, WHOLE, features_of
from hexhold.games.watch.bots.chance import NAMES as NAMES
from hexhold.games.watch.bots.quick_mind import Quick
from hexhold.games.watch.engine.scoring import points_of
from hexhold.games.watch.engine.state import PRE_ROLL, State
from hexhold.games.watch.engine.tables import POINTS_TO_WIN

FILE: Final = "bots/chance.toml"
ALONE: Final = ()


def begins_turn(state: State) -> bool:
    """Whether the dice are next."""
    return bool(state.phase == PRE_ROLL)


def lateness(state: State) -> float:
    """How near the leader is to winning, from 0 to 1."""
    return max(points_of(own) for own in state.seats) / POINTS_TO_WIN


def found(state: State) -> list[list[int]]:
    """What each seat has."""
    numbers = features_of(Quick(state), state)
    return [numbers[first : first + FEATURES] for first in range(0, len(numbers), FEATURES)]


def figures(mode: str, file: dict[str, Any]) -> list[tuple[float, float]]:
    """Early and late, for one of each; the file has what is added late in a section of its own."""
    early, added = file[mode], file[_late(mode)]
    return [(early[name] / WHOLE, (early[name] + added[name]) / WHOLE) for name in NAMES]


def sections(mode: str, fitted: Sequence[tuple[float, float]]) -> dict[str, dict[str, Any]]:
    """As they stand in the file."""
    rounded = [(round(early * WHOLE), round(late * WHOLE)) for early, late in fitted]
    named = list(zip(NAMES, rounded, strict=True))
    return {
        mode: {name: early for name, (early, _) in named},
        _late(mode): {name: late - early for name, (early, late) in named},
    }


def _late(mode: str) -> str:
    return f"{mode}-late"
