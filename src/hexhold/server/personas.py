"""Who the bots of a table are: each persona has a name, a face, a level and mostly a character.

The names and what is said of them are in the catalogue (`persona-<id>`), the faces are put together
by the page from the parts that are named here. They belong to no book and to no game.
"""

from collections.abc import Collection
from typing import Final, Literal

import msgspec

from hexhold.bots import BOTS, BotError, Spec, bot_spec
from hexhold.bots.minds import styles
from hexhold.server.errors import Refused

LEVELS: Final = ("novice", "greedy", "planner", "master")  # the weakest first
USUAL: Final = "planner"
MOST_SECONDS: Final = 10.0  # a turn


class Face(msgspec.Struct, frozen=True):
    """The parts of a face, as the page draws them."""

    skin: Literal["pale", "fair", "tan", "brown"]
    hair: Literal["short", "long", "braids", "curls", "bun", "bald"]
    colour: Literal["straw", "copper", "chestnut", "raven", "silver"]  # of the hair
    beard: Literal["none", "moustache", "short", "long"]
    wears: Literal["none", "cap", "hood", "fur", "band", "helm"]
    cloth: Literal["moss", "sky", "rust", "plum", "sand", "slate"]  # of collar and headgear


class Persona(msgspec.Struct, frozen=True):
    """Somebody whom a bot plays as: how well, in which style, and how that looks."""

    id: str
    level: str
    style: str  # none where the level knows no styles
    face: Face


PERSONAS: Final = {
    one.id: one
    for one in (
        Persona("pelle", "novice", "cautious",
                Face("fair", "short", "straw", "none", "cap", "moss")),
        Persona("mirka", "novice", "trader",
                Face("pale", "braids", "copper", "none", "none", "sky")),
        Persona("oskel", "novice", "warrior",
                Face("tan", "curls", "chestnut", "none", "band", "rust")),
        Persona("runa", "novice", "builder",
                Face("brown", "bun", "raven", "none", "none", "sand")),
        Persona("hannek", "greedy", "",
                Face("fair", "short", "chestnut", "moustache", "none", "slate")),
        Persona("signe", "greedy", "",
                Face("pale", "long", "straw", "none", "band", "plum")),
        Persona("kettil", "greedy", "",
                Face("tan", "bald", "copper", "short", "none", "moss")),
        Persona("dorle", "greedy", "",
                Face("fair", "curls", "raven", "none", "cap", "rust")),
        Persona("maren", "planner", "cautious",
                Face("brown", "long", "raven", "none", "hood", "slate")),
        Persona("aldric", "planner", "trader",
                Face("fair", "short", "chestnut", "short", "cap", "plum")),
        Persona("ostrik", "planner", "warrior",
                Face("tan", "long", "copper", "moustache", "helm", "rust")),
        Persona("vesna", "planner", "builder",
                Face("pale", "braids", "straw", "none", "band", "moss")),
        Persona("odrun", "master", "cautious",
                Face("fair", "bun", "silver", "none", "fur", "sky")),
        Persona("velmar", "master", "trader",
                Face("brown", "short", "raven", "long", "band", "sand")),
        Persona("tyra", "master", "warrior",
                Face("fair", "braids", "copper", "none", "helm", "slate")),
        Persona("eskild", "master", "builder",
                Face("pale", "bald", "silver", "long", "hood", "plum")),
    )
}  # fmt: skip


def somebody(level: str, style: str, taken: Collection[str]) -> str:
    """A persona of a level who is not at the table yet, of the same style if there is one."""
    free = [one for one in PERSONAS.values() if one.level == level and one.id not in taken]
    alike = [one for one in free if one.style == style]
    return next((one.id for one in alike or free), "")


def cast(game: str, bot: str, persona: str, present: Collection[str]) -> tuple[str, str]:
    """The bot that takes a seat, and who it plays as; refused if there is no such bot."""
    if persona and persona not in PERSONAS:
        raise Refused("no-bot")
    text = bot or (_as_it_plays(game, PERSONAS[persona]) if persona else USUAL)
    level = text.partition("@")[0].partition("/")[0]
    if level not in BOTS:  # never a class of the sender's choice
        raise Refused("no-bot")
    if persona and PERSONAS[persona].level != level:
        raise Refused("no-bot", "this persona plays at another level")
    return text, persona or somebody(level, _checked(game, text).style, present)


def _as_it_plays(game: str, persona: Persona) -> str:
    """A game need not know every style."""
    return f"{persona.level}/{persona.style}" if persona.style in styles(game) else persona.level


def _checked(game: str, text: str) -> Spec:
    try:
        spec = bot_spec(text)
        spec.check(game)
    except BotError as error:
        raise Refused("no-bot", str(error)) from None
    if spec.budget.playouts or spec.budget.seconds > MOST_SECONDS:
        raise Refused("no-bot", f"at a table a bot thinks for {MOST_SECONDS:g} seconds at most")
    return spec


def seconds_a_turn(bot: str, usual: float) -> float:
    """How long a bot may think in a turn: as it was seated, or as usual; 0 if it never searches."""
    return bot_spec(bot).thinking(usual).budget.seconds
