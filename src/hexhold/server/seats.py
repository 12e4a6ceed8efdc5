"""Who sits at a table, and the time they have."""

import hashlib
from dataclasses import dataclass
from typing import Final

from hexhold.server.answers import SeatKind
from hexhold.server.errors import Refused

NAME_LENGTH: Final = 24
STAND_IN: Final = "greedy"  # the bot that plays where nobody does


def hashed(token: str) -> str:
    """A token as it is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name without surrounding or doubled space."""
    name = " ".join(name.split())
    if not 0 < len(name) <= NAME_LENGTH or not name.isprintable():
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
