"""Who sits at a table, and the time they have."""

import hashlib
import unicodedata
from dataclasses import dataclass
from typing import Final

from hexhold.server.answers import SeatKind
from hexhold.server.errors import Refused

NAME_LENGTH: Final = 24
STAND_IN: Final = "greedy"  # the bot that plays where nobody does


def hashed(token: str) -> str:
    """A token as it is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and signs that show nothing
STACKED: Final = 3  # accents on one letter; more would cover the lines above
HIDDEN: Final = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")
JOINERS: Final = frozenset("\u200c\u200d")  # within emoji, and in some scripts


def legible(text: str) -> str:
    """Words without doubled space, and without what would hide or turn around what others read."""
    shown: list[str] = []
    stacked = 0
    for sign in " ".join(text.split()):
        kind = unicodedata.category(sign)
        stacked = stacked + 1 if kind in ("Mn", "Me") else 0
        if stacked <= STACKED and (kind not in HIDDEN or sign in JOINERS):
            shown.append(sign)
    visible = any(sign not in BLANK and sign not in JOINERS and sign != " " for sign in shown)
    return " ".join("".join(shown).split()) if visible else ""


def clean_name(name: str) -> str:
    """A name that everybody can read."""
    name = legible(name)
    if not 0 < len(name) <= NAME_LENGTH:
        raise Refused("bad-name")
    return name


@dataclass
class Seat:
    """Who sits where."""

    kind: SeatKind = "open"
    name: str = ""
    token: str = ""
    seed: str = ""
    bot: str = ""
    away: bool = False
    reserve: int = -1
    muted: bool = False

    @property
    def played_by_bot(self) -> str:
        """The bot that acts for this seat now, if one does: an open seat waits for nobody."""
        if self.kind == "bot":
            return self.bot
        return STAND_IN if self.away or self.kind == "open" else ""


@dataclass(frozen=True)
class Clock:
    """Time a turn, and a reserve for the whole match, in milliseconds; no clock if both are 0."""

    turn: int
    reserve: int

    @property
    def runs(self) -> bool:
        return self.turn + self.reserve > 0
