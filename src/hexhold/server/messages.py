"""The socket protocol as types: what clients say, what the server tells. See docs/protocol.md."""

from typing import Annotated, Any

import msgspec

from hexhold.server.answers import TableInfo

# ------------------------------------------------------------------ from a client


class Say(msgspec.Struct, tag_field="t", tag="say", forbid_unknown_fields=True):
    """Say something to the table: in words of one's own, or one of the phrases.

    What spectators say while a match is played, players hear when it is over.
    """

    text: str = ""
    phrase: Annotated[str, msgspec.Meta(max_length=64)] = ""  # of `phrases.py`, in place of a text


class Act(msgspec.Struct, tag_field="t", tag="act", forbid_unknown_fields=True):
    """Do an action; `id` is the client's own, so that a repeated message is applied once.

    Where one is `careful`, what spends something and could not be taken back is not done yet.
    """

    id: Annotated[str, msgspec.Meta(max_length=64)]
    action: Annotated[str, msgspec.Meta(max_length=200)]
    careful: bool = False


class Back(msgspec.Struct, tag_field="t", tag="back", forbid_unknown_fields=True):
    """Say that one is here again, and plays on instead of the bot."""


class Undo(msgspec.Struct, tag_field="t", tag="undo", forbid_unknown_fields=True):
    """Take the last action back."""


class Why(msgspec.Struct, tag_field="t", tag="why", forbid_unknown_fields=True):
    """Ask which rule refuses an action."""

    action: Annotated[str, msgspec.Meta(max_length=200)]


class Sync(msgspec.Struct, tag_field="t", tag="sync", forbid_unknown_fields=True):
    """Ask for everything again, as when a version was missed."""


class Ping(msgspec.Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Ask for an answer."""


class Seed(msgspec.Struct, tag_field="t", tag="seed", forbid_unknown_fields=True):
    """Show the seed behind one's hash, while the table is starting."""

    seed: str


class StandIn(msgspec.Struct, tag_field="t", tag="stand_in", forbid_unknown_fields=True):
    """Let a bot play for somebody who has been gone for a while, until they are back."""

    seat: int


class Resign(msgspec.Struct, tag_field="t", tag="resign", forbid_unknown_fields=True):
    """Give up."""


class ProposeEnd(msgspec.Struct, tag_field="t", tag="propose_end", forbid_unknown_fields=True):
    """Ask everybody who is there to end the match without a winner."""


class Vote(msgspec.Struct, tag_field="t", tag="vote", forbid_unknown_fields=True):
    """Agree to what was proposed, or not."""

    agree: bool


class Hasten(msgspec.Struct, tag_field="t", tag="hasten", forbid_unknown_fields=True):
    """Ask bots to make only a share of their usual pauses; heeded where nobody else plays."""

    share: Annotated[float, msgspec.Meta(ge=0, le=1)]


ClientMessage = (
    Say
    | Act
    | Back
    | Undo
    | Why
    | Sync
    | Ping
    | Seed
    | StandIn
    | Resign
    | ProposeEnd
    | Vote
    | Hasten
)


# ------------------------------------------------------------------ from the server


class Choices(msgspec.Struct):
    """What a seat may do now: single actions, and kinds of which there are too many to list."""

    actions: list[str]
    open: list[str]


class ClockState(msgspec.Struct, frozen=True):
    """A seat's clock at the moment of the message, in milliseconds: the turn, then the reserve."""

    runs: bool
    turn: int
    reserve: int


class ChatLine(msgspec.Struct, frozen=True):
    """Something that somebody said; without a seat, a spectator. A bot only uses phrases.

    What is said `aside`, by a spectator of a match, players hear when it is over.
    """

    at: int
    seat: int | None
    name: str
    text: str
    phrase: str = ""  # of the catalogue, in place of a text
    aside: bool = False


class Welcome(msgspec.Struct, tag_field="t", tag="welcome"):
    """The whole of what the receiver may know, on joining or when it has missed too much."""

    version: int
    seat: int | None
    table: TableInfo
    view: dict[str, Any] | None
    choices: Choices | None
    chat: list[ChatLine]
    can_undo: bool
    clocks: list[ClockState | None] | None  # by seat; none at all without a clock
    recent: list[dict[str, Any]]  # what happened lately, as the receiver may know it, with `at`
    gone: list[int | None]  # by seat: how long its person has had no connection, in milliseconds
    absence: int  # milliseconds, after which a bot may play for somebody who is gone
    answer_left: int | None  # milliseconds that people still have to answer an offer


class Update(msgspec.Struct, tag_field="t", tag="update", omit_defaults=True):
    """One step of the table: the version it leads to, and what the receiver may know of it."""

    version: int
    entry: str
    seat: int | None = None
    events: list[dict[str, Any]] = []
    choices: Choices | None = None
    table: TableInfo | None = None
    view: dict[str, Any] | None = None
    said: ChatLine | None = None
    can_undo: bool = False
    clocks: list[ClockState | None] | None = None
    id: str = ""  # the receiver's own id of the action that this step applied
    answer_left: int | None = None
    asides: list[ChatLine] = []  # what spectators said, for those who play, at the end


class Done(msgspec.Struct, tag_field="t", tag="done"):
    """The action with this id was applied before, at this version."""

    id: str
    version: int


class Answer(msgspec.Struct, tag_field="t", tag="answer"):
    """Whether an action is allowed, and the rule that refuses it if not."""

    action: str
    rule: str | None


class Warning(msgspec.Struct, tag_field="t", tag="warning"):
    """A seat's clock is about to run out."""

    seat: int
    milliseconds: int


class Presence(msgspec.Struct, tag_field="t", tag="presence"):
    """Who is connected: for each seat, how long its person has been gone, in milliseconds."""

    gone: list[int | None]


class Error(msgspec.Struct, tag_field="t", tag="error", omit_defaults=True):
    """Something was not done, and why."""

    code: str
    reason: str
    id: str = ""
    rule: str = ""


class Pong(msgspec.Struct, tag_field="t", tag="pong"):
    """The answer to a ping."""

    version: int


ServerMessage = Welcome | Update | Done | Answer | Warning | Presence | Error | Pong

encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def decode(raw: bytes | str) -> ClientMessage:
    """A client's message, checked."""
    return _decoder.decode(raw)
