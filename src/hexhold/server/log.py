"""What is stored of a table: entries in order. Everything else is derived from them.

An entry is written before anybody is told of it. Its number is the table's version; the pair of
table and number exists once, so two processes can never write the same moment twice.
"""

from typing import Any, Literal

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
    answer_seconds: int = 15  # to answer an offer; 0: as long as one likes


class Seated(Entry, frozen=True):
    """A person took a seat; as a guest, only until its owner comes back."""

    seat: int
    name: str
    token: str  # hashed
    seed: str
    seed_hash: str = ""  # of a seed that is shown when all have given theirs
    guest: bool = False


class Seeded(Entry, frozen=True):
    """A person gave the dice another seed, or the hash of one, before the start."""

    seat: int
    seed: str
    seed_hash: str = ""


class BotSeated(Entry, frozen=True):
    """The host gave a seat to a bot, before the start."""

    seat: int
    bot: str
    persona: str = ""  # who it plays as


class Left(Entry, frozen=True):
    """A seat became free before the start: by its owner, or by the host."""

    seat: int


class Sealed(Entry, frozen=True):
    """The host starts: nobody's seed can change any more, and those behind a hash are shown."""


class SeedShown(Entry, frozen=True):
    """A person showed the seed behind its hash."""

    seat: int
    seed: str


class Unsealed(Entry, frozen=True):
    """Somebody did not show a seed: all of them are void, and everybody gives a new one."""


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
    reserve: int = -1  # milliseconds, as it was before


class Away(Entry, frozen=True):
    """A bot plays for a seat: its clock ran out, or its owner is gone and somebody (`by`) asked."""

    seat: int
    by: int = -1


class Back(Entry, frozen=True):
    """The owner of a seat has returned."""

    seat: int


class Resigned(Entry, frozen=True):
    """A person gave up; at a table of more than two a bot plays on in its place."""

    seat: int
    bot: str = ""  # none: the match is over


class Proposed(Entry, frozen=True):
    """Something that everybody who is there must agree to, `by` a seat or by a guest to be."""

    what: Literal["end", "guest"]
    by: int  # -1: somebody without a seat
    voters: list[int]
    seat: int = -1  # that a guest would play
    name: str = ""  # of the guest
    token: str = ""  # the guest's, hashed


class Voted(Entry, frozen=True):
    """A seat agreed to what was proposed, or did not."""

    seat: int
    agree: bool


class Ended(Entry, frozen=True):
    """The match, or a table that waited too long, was given up."""

    why: Literal["agreed", "expired"]


class Said(Entry, frozen=True):
    """Somebody said something: in words of their own, or by a phrase."""

    seat: int  # -1: a spectator
    name: str
    text: str
    phrase: str = ""
    aside: bool = False  # a spectator during a match: players are told when it is over


class Muted(Entry, frozen=True):
    """The host forbade somebody to speak, or allowed it again."""

    seat: int  # -1: spectators of this name
    name: str
    muted: bool


class Rematch(Entry, frozen=True):
    """A new table was opened for the same people; a seat asked for it, or a host without one."""

    table: str
    seat: int = -1


AnyEntry = (
    Opened | Seated | BotSeated | Left | Started | Moved | Undone | Away | Back | Said | Muted
    | Rematch | Seeded | Sealed | SeedShown | Unsealed | Resigned | Proposed | Voted | Ended
)  # fmt: skip

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def write(entry: AnyEntry) -> bytes:
    """An entry as stored."""
    return _encoder.encode(entry)


def read(raw: bytes) -> AnyEntry:
    """An entry as it was stored."""
    return _decoder.decode(raw)
