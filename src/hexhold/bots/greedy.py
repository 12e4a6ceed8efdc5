"""The bot that takes the action after which its position looks best, one step ahead."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from hexhold.bots import faults
from hexhold.bots.base import Bot, BotError, Imagine
from hexhold.core.contract import View
from hexhold.core.discovery import part

Chooser = Callable[[Any, int], int]


class GreedyBot(Bot):
    """Sensible and quick: knows what things are worth, plans nothing."""

    def choose(self, view: View, legal: Sequence[int], imagine: Imagine) -> int:
        return int(chooser_of(self.game.name)(imagine(), view["seat"]))


@cache
def chooser_of(game: str) -> Chooser:
    """How a game's own bot chooses for a seat."""
    bot = part(game, "bot")
    if bot is None:
        raise BotError(faults.NOT_FOR_GAME, bot="greedy", game=game)
    chooser: Chooser = bot.choose_greedily
    return chooser
