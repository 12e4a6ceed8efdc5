"""Everything that can be wrong with what a client sends: few codes, stable, with a reason."""

from typing import Any, Final

CODES: Final = {
    "bad-message": "the message is not JSON of the protocol",
    "too-large": "the message is larger than the limit",
    "too-fast": "too many messages; wait a little",
    "no-table": "there is no such table",
    "not-found": "there is nothing of this name",
    "no-game": "there is no such game, or an option is wrong",
    "not-host": "only the host of the table may do this",
    "not-seated": "the token belongs to no seat of this table",
    "seat-taken": "the seat is not free",
    "table-full": "no seat is free",
    "not-waiting": "the match has begun already",
    "not-playing": "no match is being played",
    "not-ready": "a seat is still free",
    "bad-action": "this is no action of the game",
    "refused": "the rules refuse the action",
    "no-undo": "this can no longer be taken back",
    "final": "this could not be taken back; send it again without `careful` to do it all the same",
    "muted": "the host has muted you",
    "bad-name": "a name has 1 to 24 characters",
    "name-taken": "this name looks like that of somebody at the table",
    "bad-seed": "a seed has at most 64 characters and fits its hash",
    "not-absent": "a bot plays only for somebody who has been gone for a while",
    "no-guest": "a guest needs two people at the table who agree",
    "proposed-already": "something else is being decided",
    "nothing-proposed": "there is nothing to agree to",
    "wrong-host": "the server is not known by this name; see `hexhold serve --name`",
    "not-allowed": "this is not for everybody",
    "damaged": "the log of this table is damaged; it cannot be played on",
    "bad-text": "a message has 1 to 300 characters",
    "no-bot": "there is no such bot",
    "too-many-sockets": "this address has as many connections as it may",
    "too-many-tables": "this address has opened as many tables as it may",
    "foreign-origin": "the page that sent this is not ours",
    "unavailable": "the server cannot store this now; try again",
}


class Refused(Exception):
    """What a client asked for is not done; nothing has changed."""

    def __init__(self, code: str, reason: str = "", **details: Any) -> None:
        super().__init__(code)
        self.code = code
        self.reason = reason or CODES[code]
        self.details = details

    def message(self) -> dict[str, Any]:
        """The error as the client gets it."""
        return {"code": self.code, "reason": self.reason, **self.details}
