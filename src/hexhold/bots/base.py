"""What a bot is. It enters by the same door as a browser: it gets a view, never the state."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

from hexhold.core.contract import Game, View
from hexhold.core.faults import CodedError
from hexhold.core.rng import Rng

Imagine = Callable[[], Any]  # a state that the seat cannot tell from the real one


class BotError(CodedError):
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
    def choose(self, view: View, legal: Sequence[int], imagine: Imagine) -> int:
        """One of the legal actions, given what the seat may know.

        A bot that looks ahead may do so in a state that it imagines: one in which the hidden parts
        were dealt anew.
        """
