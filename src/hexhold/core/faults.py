"""What may be wrong with something given to the library: a code and its particulars.

As text a fault is told in English. Its code and particulars let anybody tell it in another
language: the catalogue has a message `fault-<code>` for every wording.
"""

from dataclasses import dataclass
from string import Formatter
from typing import Any, Final


@dataclass(frozen=True, slots=True)
class Wording:
    """A fault that may be found: its code, and what is said of it in English."""

    code: str
    english: str


class CodedError(ValueError):
    """A fault that was found. Given as mere text it has no code and is told as it stands."""

    def __init__(self, wording: Wording | str, **details: Any) -> None:
        if isinstance(wording, str):
            wording = Wording("", wording.replace("{", "{{").replace("}", "}}"))
        super().__init__(wording.english.format(**details))
        self.wording = wording
        self.details = details

    @property
    def code(self) -> str:
        """What kind of fault it is; empty for one of somebody else's making."""
        return self.wording.code

    @property
    def innermost(self) -> "CodedError":
        """What is wrong; of a fault that only says where that is, the fault inside."""
        inner = self.details.get("reason")
        return inner.innermost if isinstance(inner, CodedError) else self

    @property
    def particulars(self) -> dict[str, Any]:
        """What the wording names, as it stands in the text; a reason may be a fault itself."""
        fields = Formatter().parse(self.wording.english)
        return {
            name: repr(self.details[name]) if conversion == "r" else self.details[name]
            for _, name, _, conversion in fields
            if name is not None
        }


# ------------------------------------------------------------------ games and options

NO_GAME: Final = Wording("no-game", "there is no game {game!r}; known: {known}")
NO_OPTION: Final = Wording("no-option", "there is no option {option!r}; known: {known}")
NO_CHOICE: Final = Wording("no-choice", "{option} must be one of {choices}, not {value!r}")
NO_FLAG: Final = Wording("no-flag", "{option} must be yes or no, not {value!r}")
NO_NUMBER: Final = Wording(
    "no-number", "{option} must be a number from {lowest} to {highest}, not {value!r}"
)

# ------------------------------------------------------------------ actions and positions as text

NO_ACTION: Final = Wording("no-action", "{action!r} is not an action")
IN_ACTION: Final = Wording("in-action", "{action!r}: {reason}")
WRITE_LIKE: Final = Wording("write-like", "write {usage}")
OUT_OF_RANGE: Final = Wording("out-of-range", "{word!r} is not a number from {low} to {high}")
NONE_OF: Final = Wording("none-of", "{word!r} is not one of {names}")
IN_ITEM: Final = Wording("in-item", "{name}: {reason}")
NO_SEAT_FIRST: Final = Wording("no-seat-first", "{text!r} should begin with a seat")
NO_PAIR: Final = Wording("no-pair", "{word!r} should be name=value")
SAID_TWICE: Final = Wording("said-twice", "{name} is given twice")
NOT_OF_TABLE: Final = Wording("not-of-table", "a table has no {name!r}")
NOT_OF_SEAT: Final = Wording("not-of-seat", "a seat has no {name!r}")

# ------------------------------------------------------------------ records

AT_LINE: Final = Wording("at-line", "line {line}: {reason}")
NO_RECORD: Final = Wording("no-record", "this is not a record (it should begin with {beginning!r})")
NO_VERSION: Final = Wording("no-version", "version {version} is not known, only {known}")
OPTIONS_MISSING: Final = Wording("options-missing", "the options are missing")
OPTIONS_NO_JSON: Final = Wording("options-no-json", "the options are not JSON ({reason})")
OPTIONS_NO_OBJECT: Final = Wording("options-no-object", "the options are not a JSON object")
PROOF_UNREADABLE: Final = Wording("proof-unreadable", "the proof of fair dice cannot be read")
PROOF_NO_TEXT: Final = Wording("proof-no-text", "the proof of fair dice should be text")
AFTER_THE_END: Final = Wording("after-the-end", "there is text after the end of the record")
MOVE_REFUSED: Final = Wording("move-refused", "{move!r} is refused by {rule}")
CUT_OFF: Final = Wording("cut-off", "the record is cut off: its last line is missing")
NO_SEAT: Final = Wording("no-seat", "{seat!r} is not a seat of this match")
NO_LAST_LINE: Final = Wording(
    "no-last-line", "the last line should count the moves and give a digest"
)
WRONG_COUNT: Final = Wording("wrong-count", "{recorded} moves were recorded, {found} are here")
WRONG_END: Final = Wording("wrong-end", "the moves do not lead to the recorded end")

# ------------------------------------------------------------------ fair dice

NO_HEXADECIMAL: Final = Wording("no-hexadecimal", "the revealed secret is not hexadecimal")
OTHER_SECRET: Final = Wording(
    "other-secret", "the revealed secret is not the one that was committed to"
)
OTHER_DRAW: Final = Wording(
    "other-draw", "move {number} is {move!r}, but the secret and the seeds give {drawn!r}"
)
SEEDS_AND_SEATS: Final = Wording(
    "seeds-and-seats", "seeds in the proof: {seeds}, seats of the match: {seats}"
)
SEED_WITHOUT_HASH: Final = Wording(
    "seed-without-hash",
    "seat {seat} has a seed whose hash was not fixed before the others showed theirs",
)
OTHER_SEED: Final = Wording(
    "other-seed", "the seed of seat {seat} is not the one whose hash was fixed before the match"
)
OTHER_SEAL: Final = Wording("other-seal", "the seal is {seal}, not the one that you noted")
OWN_SEED_MISSING: Final = Wording("own-seed-missing", "your seed is not among the seeds")
NOT_OWN_SEED: Final = Wording(
    "not-own-seed", "the seed of seat {seat} is not the one that you gave"
)
OTHER_HASH: Final = Wording(
    "other-hash", "the seed hash of seat {seat} is not the one that you noted before the match"
)
