"""The bots there are, by name; or anybody's own, by module and class.

A bot is asked for by a text: `planner`, `planner/trader` with a style, `master@0.2` with seconds
a turn, `master@400p` with playouts a decision, `module:Class` of one's own.
"""

import re
from dataclasses import dataclass, replace
from importlib import import_module
from typing import Any, Final

from hexhold.bots import faults
from hexhold.bots.base import AS_IT_LIKES, Bot, BotError, Budget
from hexhold.bots.minds import has_mind, styles
from hexhold.bots.own import GreedyBot, MasterBot, MindedBot, NoviceBot, PlannerBot
from hexhold.bots.random import RandomBot
from hexhold.core.contract import Game
from hexhold.core.rng import Rng

BOTS: dict[str, type[Bot]] = {  # the weakest first
    "random": RandomBot,
    "novice": NoviceBot,
    "greedy": GreedyBot,
    "planner": PlannerBot,
    "master": MasterBot,
}
MOST_SECONDS: Final = 3600.0
MOST_PLAYOUTS: Final = 10**9


@dataclass(frozen=True)
class Spec:
    """A bot as somebody asks for it."""

    text: str
    kind: type[Bot]
    style: str = ""
    budget: Budget = AS_IT_LIKES

    def thinking(self, seconds: float) -> "Spec":
        """The same with so many seconds a turn, unless it was given a budget of its own."""
        own = self.budget != AS_IT_LIKES or not self.kind.has_budget
        return self if own else replace(self, budget=Budget(seconds))

    def check(self, game: str) -> None:
        """Refuse a game that the bot does not play, or not in that style."""
        if not plays(self.kind, game):
            raise BotError(faults.NOT_FOR_GAME, bot=self.text, game=game)
        if self.style and issubclass(self.kind, MindedBot) and self.style not in styles(game):
            known = ", ".join(styles(game)) or "–"
            raise BotError(faults.NO_STYLE, bot=self.text, known=known)

    def bot(self, game: Game[Any], rng: Rng) -> Bot:
        """The bot, ready to play a match."""
        self.check(game.name)
        return self.kind(game, rng, self.budget, self.style)


def plays(kind: type[Bot], game: str) -> bool:
    """Whether a game has the mind that a bot asks; a bot that asks none plays anything."""
    return not issubclass(kind, MindedBot) or has_mind(game, kind.mind)


def bots_for(game: str) -> list[str]:
    """The names of the bots that play a game, the weakest first."""
    return [name for name, kind in BOTS.items() if plays(kind, game)]


def bot_spec(text: str) -> Spec:
    """What a text asks for; a class is imported: only take that from its user."""
    name, style, budget = _parts(text)
    kind = bot_class(name)
    if style and not kind.has_styles:
        raise BotError(faults.NO_STYLE, bot=text, known="–")
    if budget and not kind.has_budget:
        raise BotError(faults.NO_BUDGET, bot=text)
    return Spec(text, kind, style, _budget(text, budget))


def bot_class(name: str) -> type[Bot]:
    """The bot of a name, or of `module:Class`, which is imported: only take that from its user."""
    if name in BOTS:
        return BOTS[name]
    if ":" in name:
        return _imported(name)
    raise BotError(faults.NO_BOT, bot=name, known=", ".join(BOTS))


def _parts(text: str) -> tuple[str, str, str]:
    """The name, the style and the budget that a text is made of."""
    rest, at, budget = text.partition("@")
    name, slash, style = rest.partition("/")
    if at and not budget:
        raise BotError(faults.NO_BUDGET, bot=text)
    return name, style if slash else "", budget


def _budget(text: str, budget: str) -> Budget:
    if not budget:
        return AS_IT_LIKES
    if re.fullmatch(r"[0-9]{1,10}p", budget) and 0 < int(budget[:-1]) <= MOST_PLAYOUTS:
        return Budget(playouts=int(budget[:-1]))
    if re.fullmatch(r"[0-9]{1,4}(\.[0-9]{1,6})?", budget) and 0 < float(budget) <= MOST_SECONDS:
        return Budget(float(budget))
    raise BotError(faults.NO_BUDGET, bot=text)


def _imported(name: str) -> type[Bot]:
    module_name, _, class_name = name.partition(":")
    try:
        found = getattr(import_module(module_name), class_name)
    except (ImportError, AttributeError, ValueError) as error:
        raise BotError(faults.NOT_IMPORTED, bot=name, reason=str(error)) from None
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise BotError(faults.NOT_A_BOT, bot=name)
    return found
