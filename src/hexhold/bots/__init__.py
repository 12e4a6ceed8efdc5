"""Bots: programs that choose for a seat from what that seat may see and do."""

from hexhold.bots.base import Bot, BotError, Decision
from hexhold.bots.registry import BOTS, bot_class

__all__ = ["BOTS", "Bot", "BotError", "Decision", "bot_class"]
