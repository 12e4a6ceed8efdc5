"""Hexhold: play, study and automate two Catan-family games.

import hexhold

match = hexhold.game("watch", players=4).start(seed=7)
while not match.over:
    seat = match.actors[0]
    match.play(seat, match.legal(seat)[0])
"""

from hexhold.core.contract import CHANCE, SPECTATOR, Action, Game, Illegal, NotationError, Refusal
from hexhold.core.match import Match, continue_from
from hexhold.core.options import OptionError
from hexhold.core.record import RecordError
from hexhold.core.rng import Rng
from hexhold.core.speech import ORIGINAL, tell
from hexhold.games import GAMES, game, replay

__version__ = "0.1.0"


# Words are read when the first sentence is said: most programs need none.


def rule_text(rule: str, language: str = ORIGINAL) -> str:
    """What a rule says, by its id: the almanac's title and text in en, de, pl or ru."""
    from hexhold import sentences

    return sentences.rule_text(rule, language)


@tell.register
def _tell_refusal(refusal: Refusal, language: str) -> str:
    from hexhold import sentences

    return sentences.refusal_text(refusal, language)


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
