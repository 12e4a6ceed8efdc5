"""Bots whose mind is a part of each game: what a position is worth is the game's own knowledge."""

from collections.abc import Callable
from functools import cache
from typing import Any, ClassVar

from hexhold.bots import faults
from hexhold.bots.base import Bot, BotError, Decision
from hexhold.core.discovery import part

Chooser = Callable[[Any, int], int]  # of a state that is imagined, and a seat


class OwnBot(Bot):
    """Asks a function of the game what it would do."""

    name: ClassVar[str]
    chooser: ClassVar[tuple[str, str]]  # a part of the game, and its function

    def choose(self, decision: Decision) -> int:
        choose = chooser_of(self.game.name, self.name, *self.chooser)
        return int(choose(decision.imagine(), decision.seat))


@cache
def chooser_of(game: str, bot: str, where: str, function: str) -> Chooser:
    """How a game chooses for a seat."""
    found = part(game, where)
    if found is None:
        raise BotError(faults.NOT_FOR_GAME, bot=bot, game=game)
    chooser: Chooser = getattr(found, function)
    return chooser


class GreedyBot(OwnBot):
    """Takes the action after which its position looks best: sensible and quick, plans nothing."""

    name = "greedy"
    chooser = ("bot", "choose_greedily")


class PlannerBot(OwnBot):
    """Plans its own turn to the end; what others will do it does not foresee."""

    name = "planner"
    chooser = ("planner", "choose_by_plan")
