"""The bots there are, by name; or anybody's own, by module and class."""

from importlib import import_module

from hexhold.bots.base import Bot, BotError
from hexhold.bots.random import RandomBot

BOTS: dict[str, type[Bot]] = {"random": RandomBot}


def bot_class(name: str) -> type[Bot]:
    """The bot of a name, or of `module:Class`, which is imported: only take that from its user."""
    if name in BOTS:
        return BOTS[name]
    if ":" in name:
        return _imported(name)
    raise BotError(f"there is no bot {name!r}; known: {', '.join(BOTS)}, or your own MODULE:CLASS")


def _imported(name: str) -> type[Bot]:
    module_name, _, class_name = name.partition(":")
    try:
        found = getattr(import_module(module_name), class_name)
    except (ImportError, AttributeError, ValueError) as error:
        raise BotError(f"there is no bot {name!r}: {error}") from None
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise BotError(f"{name!r} is no bot: it should be a class made from hexhold.bots.Bot")
    return found
