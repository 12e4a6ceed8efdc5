"""The bot that takes the action after which its position looks best, one step ahead."""

from collections.abc import Callable, Sequence
from typing import Any

from hexhold.bots import faults
from hexhold.bots.base import Bot, BotError, Dream
from hexhold.bots.rivals_greedy import choose_greedily as choose_in_rivals
from hexhold.bots.watch_greedy import choose_greedily as choose_in_watch
from hexhold.core.contract import View

Chooser = Callable[[Any, int], int]
CHOOSERS: dict[str, Chooser] = {"watch": choose_in_watch, "rivals": choose_in_rivals}


class GreedyBot(Bot):
    """Sensible and quick: knows what things are worth, plans nothing."""

    def choose(self, view: View, legal: Sequence[int], dream: Dream) -> int:
        chooser = CHOOSERS.get(self.game.name)
        if chooser is None:
            raise BotError(faults.NOT_FOR_GAME, bot="greedy", game=self.game.name)
        return int(chooser(dream(), view["seat"]))
