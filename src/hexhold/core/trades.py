"""What a game says of the trades in its matches, for the summary afterwards.

A game's part `summary` has `trades()`, which makes a `Hear` for one match.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from hexhold.core.contract import Event
from hexhold.core.match import Match


@dataclass(frozen=True)
class Trade:
    """One trade that was carried out."""

    seat: int
    partner: int | None  # none: with the supply
    gave: Mapping[str, int]
    took: Mapping[str, int]


Hear = Callable[[Event, Match[Any]], Trade | None]  # told every event in turn
