"""What is stored of a table: entries in order. Everything else is derived from them.

An entry is written before anybody is told of it. Its number is the table's version; the pair of
table and number exists once, so two processes can never write the same moment twice.
"""

from typing import Any

import msgspec


class Entry(msgspec.Struct, frozen=True, tag_field="entry", tag=lambda name: name.lower()):
    """One thing that happened at a table, at a time in milliseconds."""

    at: int


class Opened(Entry, frozen=True):
    """A table was opened by its host."""

    game: str
    options: dict[str, Any]
    public: bool
    host: str  # hash of the host's token
    commitment: str
    secret: str  # never leaves the server before the end
    turn_seconds: int = 0  # 0: no clock
    reserve_seconds: int = 0
    rematch_of: str = ""


class Seated(Entry, frozen=True):
    """A person took a seat."""

    seat: int
    name: str
    token: str  # hashed
    seed: str


class Seeded(Entry, frozen=True):
    """A person gave the dice another seed, before the start."""

    seat: int
    seed: str


class BotSeated(Entry, frozen=True):
    """The host gave a seat to a bot, also in place of somebody who is away."""

    seat: int
    bot: str


class Left(Entry, frozen=True):
    """A seat became free: before the start, or by the host, when its owner or a bot should go."""

    seat: int


class Started(Entry, frozen=True):
    """The match begins; chance has made its first moves."""

    moves: list[str]


class Moved(Entry, frozen=True):
    """A seat acted, and chance did what followed from it: record lines, the seat's first."""

    seat: int
    moves: list[str]
    client: str = ""  # the sender's own id of the action: the same id is applied once
    by_bot: bool = False
    reserve: int = -1  # milliseconds of reserve left to the seat, -1 without a clock


class Undone(Entry, frozen=True):
    """A seat took its last action back."""

    seat: int


class Away(Entry, frozen=True):
    """A seat let its clock run out: a bot plays for it."""

    seat: int


class Back(Entry, frozen=True):
    """The owner of a seat has returned."""

    seat: int


class Said(Entry, frozen=True):
    """Somebody said something."""

    seat: int  # -1: a spectator
    name: str
    text: str


class Muted(Entry, frozen=True):
    """The host forbade somebody to speak, or allowed it again."""

    seat: int  # -1: spectators of this name
    name: str
    muted: bool


class Revealed(Entry, frozen=True):
    """The match is over, and the secret of its dice is known."""


class Rematch(Entry, frozen=True):
    """The host opened a new table for the same people."""

    table: str


AnyEntry = (
    Opened | Seated | BotSeated | Left | Started | Moved | Undone | Away | Back | Said | Muted
    | Revealed | Rematch | Seeded
)  # fmt: skip

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def write(entry: AnyEntry) -> bytes:
    """An entry as stored."""
    return _encoder.encode(entry)


def read(raw: bytes) -> AnyEntry:
    """An entry as it was stored."""
    return _decoder.decode(raw)
