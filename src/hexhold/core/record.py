"""The text form of a match: what was chosen, and every move. See docs/record-format.md.

A record needs no seed: chance moves are written like all others. Its last line counts the moves
and carries a digest of the final state, so that damage is found and named by its line.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from hexhold.core import faults
from hexhold.core.contract import CHANCE, Game, Move, NotationError, S
from hexhold.core.fair import Proof
from hexhold.core.faults import CodedError, Wording
from hexhold.core.options import OptionError

MAGIC: Final = "hexhold-record"
VERSION: Final = 1
CHANCE_MARK: Final = "*"
END_MARK: Final = "="


class RecordError(CodedError):
    """A text is no record, or a damaged one."""

    def __init__(self, line: int, fault: Wording | CodedError, **details: Any) -> None:
        found = CodedError(fault, **details) if isinstance(fault, Wording) else fault
        super().__init__(faults.AT_LINE, line=line, reason=found)
        self.line = line
        self.reason = str(found)


@dataclass(frozen=True)
class Header:
    """What a record says before its first move."""

    game: str
    options: Mapping[str, Any]
    position: str | None
    proof: Proof | None
    first_move_line: int


def write_record(
    game: Game[S],
    start: str | None,
    moves: list[tuple[int, int]],
    state: S,
    proof: Proof | None = None,
) -> str:
    """A match as text."""
    options = json.dumps(dict(game.options), sort_keys=True, separators=(",", ":"))
    lines = [f"{MAGIC} {VERSION} {game.name}", f"options {options}"]
    if start is not None:
        lines.append(f"position {start}")
    if proof is not None:
        lines.append(f"fair {_proof_text(proof)}")
    said = move_lines(game, moves)
    lines += said
    lines.append(f"{END_MARK} {len(said)} {game.digest(state):016x}")
    return "\n".join(lines) + "\n"


def move_lines(game: Game[S], moves: Sequence[Move]) -> list[str]:
    """Moves as a record writes them, a line each; the words of a macro are one move."""
    return [f"{seat_mark(one.seat)} {one.text}" for one in game.said(moves)]


def seat_mark(seat: int) -> str:
    """A seat as it stands at the head of a line."""
    return CHANCE_MARK if seat == CHANCE else str(seat)


def read_header(lines: list[str]) -> Header:
    """The head of a record."""
    words = lines[0].split() if lines else []
    if len(words) != 3 or words[0] != MAGIC:
        raise RecordError(1, faults.NO_RECORD, beginning=MAGIC)
    if words[1] != str(VERSION):
        raise RecordError(1, faults.NO_VERSION, version=words[1], known=VERSION)
    if len(lines) < 2 or not lines[1].startswith("options "):
        raise RecordError(2, faults.OPTIONS_MISSING)
    try:
        options = json.loads(lines[1].removeprefix("options "))
    except (ValueError, RecursionError) as error:
        raise RecordError(2, faults.OPTIONS_NO_JSON, reason=str(error)) from None
    if not isinstance(options, dict):
        raise RecordError(2, faults.OPTIONS_NO_OBJECT)
    position, proof, at = None, None, 2
    if len(lines) > at and lines[at].startswith("position "):
        position = lines[at].removeprefix("position ")
        at += 1
    if len(lines) > at and lines[at].startswith("fair "):
        proof = _read_proof(lines[at].removeprefix("fair "), at + 1)
        at += 1
    return Header(words[2], options, position, proof, at)


def _proof_text(proof: Proof) -> str:
    """A proof as JSON; hashes stand in it only if there are any."""
    said = asdict(proof)
    if not any(proof.seed_hashes):
        del said["seed_hashes"]
    return json.dumps(said, sort_keys=True, separators=(",", ":"))


def _read_proof(text: str, line: int) -> Proof:
    """The proof of fair dice, as text and nothing else."""
    try:
        said = json.loads(text)
        commitment, secret, seeds = said["commitment"], said["secret"], said["seeds"]
        hashes = said.get("seed_hashes", [])
    except (ValueError, RecursionError, TypeError, KeyError):
        raise RecordError(line, faults.PROOF_UNREADABLE) from None
    if not isinstance(seeds, list) or not isinstance(hashes, list):
        raise RecordError(line, faults.PROOF_NO_TEXT)
    if any(not isinstance(text, str) for text in (commitment, secret, *seeds, *hashes)):
        raise RecordError(line, faults.PROOF_NO_TEXT)
    return Proof(commitment, secret, tuple(seeds), tuple(hashes))


def read_record(
    text: str, make_game: Callable[[str, Mapping[str, Any]], Game[Any]]
) -> tuple[Game[Any], str | None, list[tuple[int, int]], Any]:
    """Replay a record: its game, where it began, its moves, and the state they lead to."""
    lines = text.splitlines()
    header = read_header(lines)
    try:
        game = make_game(header.game, header.options)
    except OptionError as error:
        raise RecordError(1 if error.wording is faults.NO_GAME else 2, error) from None
    state = _starting_state(game, header.position)
    moves: list[tuple[int, int]] = []
    for index in range(header.first_move_line, len(lines)):
        line = lines[index]
        if line.startswith(END_MARK):
            _check_end(game, state, index - header.first_move_line, line, index + 1)
            if any(rest.strip() for rest in lines[index + 1 :]):
                raise RecordError(index + 2, faults.AFTER_THE_END)
            return game, header.position, moves, state
        seat, actions = _read_move(game, line, index + 1)
        refusal = game.check_all(state, seat, actions)
        if refusal is not None:
            raise RecordError(index + 1, faults.MOVE_REFUSED, move=line, rule=refusal.rule)
        for action in actions:
            game.play(state, seat, action)
            moves.append((seat, action))
    raise RecordError(len(lines) + 1, faults.CUT_OFF)


def _starting_state(game: Game[Any], position: str | None) -> Any:
    if position is None:
        return game.new_state()
    try:
        return game.state_at(position)
    except NotationError as error:
        raise RecordError(3, error) from None


def _read_move(game: Game[Any], line: str, number: int) -> tuple[int, tuple[int, ...]]:
    mark, _, rest = line.partition(" ")
    if mark != CHANCE_MARK and mark not in map(str, range(game.seats)):
        raise RecordError(number, faults.NO_SEAT, seat=mark)
    try:
        return (CHANCE if mark == CHANCE_MARK else int(mark)), game.expand(rest)
    except NotationError as error:
        raise RecordError(number, error) from None


def _check_end(game: Game[Any], state: Any, moves: int, line: str, number: int) -> None:
    words = line.split()
    if len(words) != 3:
        raise RecordError(number, faults.NO_LAST_LINE)
    if words[1] != str(moves):
        raise RecordError(number, faults.WRONG_COUNT, recorded=words[1], found=moves)
    if words[2] != f"{game.digest(state):016x}":
        raise RecordError(number, faults.WRONG_END)
