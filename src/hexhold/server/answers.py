"""What the HTTP interface answers with, as types. See docs/protocol.md."""

from typing import Any, Literal

import msgspec

from hexhold.server.personas import Persona

SeatKind = Literal["open", "person", "bot"]
Status = Literal["new", "waiting", "starting", "playing", "over"]


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits at a seat: nobody yet (open), a person, or a bot.

    A bot plays for a person who is away, or a guest whom the others agreed to.
    """

    kind: SeatKind
    name: str
    away: bool
    reserve: int
    muted: bool
    guest: str
    seed_hash: str
    owes_seed: bool  # asked for while the table is starting
    bot: str  # its level, with its style: what sits here, not who stands in for a person
    persona: str  # who the bot plays as; none in old tables, and where somebody resigned
    away_by: int | None  # who let a bot play for a person that is away; nobody if its time ran out


class ClockInfo(msgspec.Struct, frozen=True):
    """The time that everybody has, in milliseconds: a turn, and once for the whole match."""

    turn: int
    reserve: int


class ResultInfo(msgspec.Struct, frozen=True):
    """How a match ended."""

    ending: str
    winner: int | None
    points: list[int]


class ProposalInfo(msgspec.Struct, frozen=True):
    """Something that everybody who is there must agree to: an end, or a guest at a seat."""

    what: Literal["end", "guest"]
    by: int | None
    seat: int | None
    name: str
    voters: list[int]
    agreed: list[int]


class TableInfo(msgspec.Struct, frozen=True):
    """What everybody may know of a table."""

    table: str
    game: str
    options: dict[str, str | int | bool]
    status: Status
    public: bool
    opened_at: int
    seats: list[SeatInfo]
    clock: ClockInfo
    commitment: str
    secret: str | None
    seeds: list[str] | None
    result: ResultInfo | None
    next_table: str | None
    next_by: int | None  # the seat that asked for it
    muted: list[str]  # names of spectators who may not speak
    answer_time: int  # milliseconds to answer an offer; 0: as long as one likes
    proposal: ProposalInfo | None
    redraws: int  # how often somebody did not show a seed, so that all gave new ones


class Opened(msgspec.Struct, frozen=True):
    """A new table, and the token of its host."""

    table: str
    host: str
    info: TableInfo


class Lobby(msgspec.Struct, frozen=True):
    """Public tables that wait for players or are being played."""

    tables: list[TableInfo]


class Seated(msgspec.Struct, frozen=True):
    """A seat, and the token that owns it; in a match only once the others have agreed."""

    seat: int
    token: str
    agreed: bool = True


class NextTable(msgspec.Struct, frozen=True):
    """The table of the rematch; who asked first is its host, by the token that asked."""

    table: str
    host: bool


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game, as the engine checks it."""

    name: str
    about: str
    kind: str
    default: str | int | bool
    choices: list[str]
    lowest: int
    highest: int


class Games(msgspec.Struct, frozen=True):
    """What can be played."""

    games: dict[str, list[OptionInfo]]
    presets: dict[str, dict[str, dict[str, dict[str, str | int | bool]]]]
    bots: dict[str, list[str]]  # that play a game, the weakest first
    levels: list[str]  # of bots that people play with, the weakest first
    personas: list[Persona]


class Health(msgspec.Struct, frozen=True):
    """Whether the server is well: how many tables it has in hand, and workers for its bots."""

    ok: bool
    tables: int
    bot_workers: int
    bots_failed: int


class Played(msgspec.Struct, frozen=True):
    """A move as text; without a seat it was chance."""

    seat: int | None
    action: str


class Sight(msgspec.Struct, frozen=True):
    """What one seat (without one: a spectator) saw: its view, and what it learnt just before."""

    seat: int | None
    view: dict[str, Any]
    events: list[dict[str, Any]]


class Moment(msgspec.Struct, frozen=True):
    """A moment of a match that is over: the step that led to it, and how it looked."""

    version: int
    versions: int
    moves: list[Played]
    sights: list[Sight]


class Outcome(msgspec.Struct, frozen=True, array_like=True):
    """Something that chance may do, and its weight."""

    action: str
    weight: int


class Draw(msgspec.Struct, frozen=True):
    """A chance move: its counter, the number of the list that it was drawn from, what it was."""

    counter: int
    drawn_from: int
    outcome: str


class Chances(msgspec.Struct, frozen=True):
    """All that it takes to draw the luck of a match again."""

    commitment: str
    secret: str
    seeds: list[str]
    seed_hashes: list[str]  # by seat; empty where nobody gave one
    lists: list[list[Outcome]]
    draws: list[Draw]


class Die(msgspec.Struct, frozen=True):
    """How often each value of a die came and should have; how likely so large a difference is."""

    rolls: int
    counted: dict[str, int]
    expected: dict[str, float]
    p_value: float


class Trades(msgspec.Struct, frozen=True):
    """What a seat gave to a partner and took from it; without a partner it was the supply."""

    seat: int
    partner: int | None
    count: int
    gave: dict[str, int]
    took: dict[str, int]


class Summary(msgspec.Struct, frozen=True):
    """A match that is over, in numbers."""

    ending: str
    winner: int | None
    points: list[int]
    sources: list[dict[str, int]]
    turns: int
    decisions: int
    actions: list[dict[str, int]]
    trades: list[Trades]
    dice: dict[str, Die]
    version: int
