"""The bots there are, by name; or anybody's own, by module and class."""

from importlib import import_module

from hexhold.bots import faults
from hexhold.bots.base import Bot, BotError
from hexhold.bots.own import GreedyBot, PlannerBot
from hexhold.bots.random import RandomBot

BOTS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "planner": PlannerBot,
}


def bot_class(name: str) -> type[Bot]:
    """The bot of a name, or of `module:Class`, which is imported: only take that from its user."""
    if name in BOTS:
        return BOTS[name]
    if ":" in name:
        return _imported(name)
    raise BotError(faults.NO_BOT, bot=name, known=", ".join(BOTS))


def _imported(name: str) -> type[Bot]:
    module_name, _, class_name = name.partition(":")
    try:
        found = getattr(import_module(module_name), class_name)
    except (ImportError, AttributeError, ValueError) as error:
        raise BotError(faults.NOT_IMPORTED, bot=name, reason=str(error)) from None
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise BotError(faults.NOT_A_BOT, bot=name)
    return found
