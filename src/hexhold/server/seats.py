"""Who sits at a table, and the time they have."""

import hashlib
from dataclasses import dataclass
from typing import Final

from hexhold.server.answers import SeatKind

STAND_IN: Final = "planner"  # the bot that plays where nobody does


def hashed(token: str) -> str:
    """A token as it is stored; no token, no hash."""
    return hashlib.sha256(token.encode()).hexdigest() if token else ""


@dataclass
class Seat:
    """Who sits where. A guest plays for an owner who is away, until the owner comes back."""

    kind: SeatKind = "open"
    name: str = ""
    token: str = ""  # the owner's, hashed
    seed: str = ""
    seed_hash: str = ""
    bot: str = ""
    persona: str = ""  # who the bot plays as
    away: bool = False
    away_by: int = -1  # the seat that asked for the bot; none if the time ran out
    reserve: int = -1
    muted: bool = False
    guest: str = ""  # name
    guest_token: str = ""

    @property
    def played_by_bot(self) -> str:
        """The bot that acts for this seat now, if one does: an open seat waits for nobody."""
        if self.kind == "bot":
            return self.bot
        idle = self.kind == "open" or (self.away and not self.guest_token)
        return STAND_IN if idle else ""

    @property
    def player(self) -> str:
        """The name of who plays here."""
        return self.guest or self.name

    @property
    def owes_seed(self) -> bool:
        """Whether a seed is still behind its hash."""
        return bool(self.seed_hash) and not self.seed


@dataclass(frozen=True)
class Clock:
    """Time a turn, and a reserve for the whole match, in milliseconds; no clock if both are 0."""

    turn: int
    reserve: int

    @property
    def runs(self) -> bool:
        return self.turn + self.reserve > 0
