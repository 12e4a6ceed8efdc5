"""The text form of a match: what was chosen, and every move. See docs/record-format.md.

A record needs no seed: chance moves are written like all others. Its last line counts the moves
and carries a digest of the final state, so that damage is found and named by its line.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from hexhold.core.contract import CHANCE, Game, NotationError, S
from hexhold.core.options import OptionError

MAGIC: Final = "hexhold-record"
VERSION: Final = 1
CHANCE_MARK: Final = "*"
END_MARK: Final = "="


class RecordError(ValueError):
    """A text is no record, or a damaged one."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


@dataclass(frozen=True)
class Header:
    """What a record says before its first move."""

    game: str
    options: Mapping[str, Any]
    position: str | None
    first_move_line: int


def write_record(game: Game[S], start: str | None, moves: list[tuple[int, int]], state: S) -> str:
    """A match as text."""
    options = json.dumps(dict(game.options), sort_keys=True, separators=(",", ":"))
    lines = [f"{MAGIC} {VERSION} {game.name}", f"options {options}"]
    if start is not None:
        lines.append(f"position {start}")
    lines += [f"{seat_mark(seat)} {game.text(action)}" for seat, action in moves]
    lines.append(f"{END_MARK} {len(moves)} {game.digest(state):016x}")
    return "\n".join(lines) + "\n"


def seat_mark(seat: int) -> str:
    """A seat as it stands at the head of a line."""
    return CHANCE_MARK if seat == CHANCE else str(seat)


def read_header(lines: list[str]) -> Header:
    """The head of a record."""
    words = lines[0].split() if lines else []
    if len(words) != 3 or words[0] != MAGIC:
        raise RecordError(1, f"this is not a record (it should begin with {MAGIC!r})")
    if words[1] != str(VERSION):
        raise RecordError(1, f"version {words[1]} is not known, only {VERSION}")
    if len(lines) < 2 or not lines[1].startswith("options "):
        raise RecordError(2, "the options are missing")
    try:
        options = json.loads(lines[1].removeprefix("options "))
    except (ValueError, RecursionError) as error:
        raise RecordError(2, f"the options are not JSON ({error})") from None
    if not isinstance(options, dict):
        raise RecordError(2, "the options are not a JSON object")
    position = None
    if len(lines) > 2 and lines[2].startswith("position "):
        position = lines[2].removeprefix("position ")
    return Header(words[2], options, position, 2 if position is None else 3)


def read_record(
    text: str, make_game: Callable[[str, Mapping[str, Any]], Game[Any]]
) -> tuple[Game[Any], str | None, list[tuple[int, int]], Any]:
    """Replay a record: its game, where it began, its moves, and the state they lead to."""
    lines = text.splitlines()
    header = read_header(lines)
    try:
        game = make_game(header.game, header.options)
    except OptionError as error:
        raise RecordError(_line_at_fault(error), str(error)) from None
    state = _starting_state(game, header.position)
    moves: list[tuple[int, int]] = []
    for index in range(header.first_move_line, len(lines)):
        line = lines[index]
        if line.startswith(END_MARK):
            _check_end(game, state, moves, line, index + 1)
            if any(rest.strip() for rest in lines[index + 1 :]):
                raise RecordError(index + 2, "there is text after the end of the record")
            return game, header.position, moves, state
        seat, action = _read_move(game, line, index + 1)
        refusal = game.check(state, seat, action)
        if refusal is not None:
            raise RecordError(index + 1, f"{line!r} is refused by {refusal.rule}")
        game.play(state, seat, action)
        moves.append((seat, action))
    raise RecordError(len(lines) + 1, "the record is cut off: its last line is missing")


def _line_at_fault(error: OptionError) -> int:
    """The game stands on the first line, its options on the second."""
    return 1 if str(error).startswith("there is no game") else 2


def _starting_state(game: Game[Any], position: str | None) -> Any:
    if position is None:
        return game.new_state()
    try:
        return game.state_at(position)
    except NotationError as error:
        raise RecordError(3, str(error)) from None


def _read_move(game: Game[Any], line: str, number: int) -> tuple[int, int]:
    mark, _, rest = line.partition(" ")
    if mark != CHANCE_MARK and mark not in map(str, range(game.seats)):
        raise RecordError(number, f"{mark!r} is no seat of this match")
    try:
        return (CHANCE if mark == CHANCE_MARK else int(mark)), game.parse(rest)
    except NotationError as error:
        raise RecordError(number, str(error)) from None


def _check_end(
    game: Game[Any], state: Any, moves: list[tuple[int, int]], line: str, number: int
) -> None:
    words = line.split()
    if len(words) != 3:
        raise RecordError(number, "the last line should count the moves and give a digest")
    if words[1] != str(len(moves)):
        raise RecordError(number, f"{words[1]} moves were recorded, {len(moves)} are here")
    if words[2] != f"{game.digest(state):016x}":
        raise RecordError(number, "the moves do not lead to the recorded end")
