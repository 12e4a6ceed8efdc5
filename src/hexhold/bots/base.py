"""What a bot is. It enters by the same door as a browser: it gets a view, never the state."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from hexhold.core.contract import Game, View
from hexhold.core.rng import Rng


class BotError(ValueError):
    """There is no such bot, or one did what it may not."""


class Bot(ABC):
    """Chooses for one seat in one match.

    The game is there to read actions (`game.describe(action)`); all luck comes from `rng`, so that
    the same seed gives the same match.
    """

    def __init__(self, game: Game[Any], rng: Rng) -> None:
        self.game = game
        self.rng = rng

    @abstractmethod
    def choose(self, view: View, legal: Sequence[int]) -> int:
        """One of the legal actions, given what the seat may know."""
