"""Bots: programs that choose for a seat from what that seat may see and do."""

from hexhold.bots.base import Bot, BotError, Budget, Decision, Rated
from hexhold.bots.registry import BOTS, Spec, bot_class, bot_spec, bots_for

__all__ = [
    "BOTS", "Bot", "BotError", "Budget", "Decision", "Rated", "Spec", "bot_class", "bot_spec",
    "bots_for",
]  # fmt: skip
