"""Hexhold: play, study and automate two Catan-family games.

import hexhold

match = hexhold.game("watch", players=4).start(seed=7)
while not match.over:
    seat = match.actors[0]
    match.play(seat, match.legal(seat)[0])
"""

from hexhold import almanac
from hexhold.core.contract import CHANCE, SPECTATOR, Action, Game, Illegal, NotationError, Refusal
from hexhold.core.match import Match, continue_from
from hexhold.core.options import OptionError
from hexhold.core.record import RecordError
from hexhold.core.rng import Rng
from hexhold.games import GAMES, game, replay

__version__ = "0.1.0"


def rule_text(rule: str, language: str = almanac.ORIGINAL) -> str:
    """What a rule says, by its id: the almanac's title and text in en, de, pl or ru."""
    entry = almanac.entry(rule, language)
    return f"{entry.title}. {entry.text.strip()}"


__all__ = [
    "CHANCE",
    "GAMES",
    "SPECTATOR",
    "Action",
    "Game",
    "Illegal",
    "Match",
    "NotationError",
    "OptionError",
    "RecordError",
    "Refusal",
    "Rng",
    "__version__",
    "continue_from",
    "game",
    "replay",
    "rule_text",
]
