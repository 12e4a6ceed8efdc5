"""What a bot is. It enters by the same door as a browser: it gets a view, never the state."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any, ClassVar, Final, NamedTuple

from hexhold.bots import faults
from hexhold.core.contract import Game, View
from hexhold.core.faults import CodedError
from hexhold.core.rng import Rng


class BotError(CodedError):
    """There is no such bot, or one did what it may not."""


class Decision:
    """What a seat is to decide, by what it may know; each part is made when it is first wanted."""

    def __init__(self, game: Game[Any], state: Any, seat: int, rng: Rng) -> None:
        self.seat = seat
        self._view = partial(game.view, state, seat)
        self._legal = partial(game.legal, state, seat)
        self.imagine: Callable[[], Any] = partial(game.imagine, state, seat, rng)

    @cached_property
    def view(self) -> View:
        """All that the seat may know."""
        return self._view()

    @cached_property
    def legal(self) -> list[int]:
        """All that the seat may do."""
        return self._legal()


@dataclass(frozen=True)
class Budget:
    """How much a bot that searches may think a turn; what is 0 is as the bot likes.

    Seconds are of the processor. Only a number of playouts gives the same match for the same seed.
    """

    seconds: float = 0.0
    playouts: int = 0  # a decision, instead of the seconds


AS_IT_LIKES: Final = Budget()


class Rated(NamedTuple):
    """An action, the chance to win that it seems to give, and how many matches told so."""

    action: int
    chance: float
    playouts: int


class Bot(ABC):
    """Chooses for one seat in one match.

    The game is there to read actions (`game.describe(action)`); all luck comes from `rng`, so that
    the same seed gives the same match.
    """

    has_styles: ClassVar[bool] = True
    has_budget: ClassVar[bool] = True

    def __init__(
        self, game: Game[Any], rng: Rng, budget: Budget = AS_IT_LIKES, style: str = ""
    ) -> None:
        self.game = game
        self.rng = rng
        self.budget = budget
        self.style = style  # a character that the game knows, or none in particular

    @abstractmethod
    def choose(self, decision: Decision) -> int:
        """One of `decision.legal`, given what the seat may know: `decision.view`.

        A bot that looks ahead may do so in a state that it imagines: one in which the hidden parts
        were dealt anew (`decision.imagine()`).
        """

    def evaluate(self, decision: Decision) -> list[Rated]:
        """What the seat might do, the best first; only a bot that tries actions out knows."""
        raise BotError(faults.RATES_NOTHING, bot=type(self).__name__)
