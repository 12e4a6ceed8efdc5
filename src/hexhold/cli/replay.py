"""`hexhold replay FILE`: tell the match of a record, and show where it stood."""

import sys
from argparse import ArgumentTypeError, Namespace
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hexhold.cli.arguments import (
    Commands,
    add_command,
    add_json,
    number,
    option_text,
    unusual_options,
)
from hexhold.cli.boards import show_board, story
from hexhold.cli.parser import help_text
from hexhold.cli.terminal import Fault, console, print_json
from hexhold.cli.words import fault_text, t
from hexhold.core.contract import SPECTATOR, Event, Game, Said
from hexhold.core.record import RecordError, read_record, seat_mark
from hexhold.games import recall_game

LARGEST = 64_000_000  # bytes of a file that may be a record


@dataclass(frozen=True)
class ReplayedMove:
    """One move and what a viewer may know of what followed."""

    number: int
    seat: int
    action: str
    events: list[Event]
    told: list[str]  # the same in words, if anybody will read them


@dataclass(frozen=True)
class Replay:
    """A match up to some move, as one viewer may know it; without a viewer, all of it."""

    game: Game[Any]
    moves: int
    at: int
    viewer: int | None
    steps: list[ReplayedMove]
    state: Any


def add_to(commands: Commands) -> None:
    """The command and its arguments."""
    parser = add_command(commands, "replay")
    parser.add_argument("file", metavar="FILE", help=help_text("cli-help-record"))
    parser.add_argument("--at", type=number(0), metavar="N", help=help_text("cli-help-at"))
    parser.add_argument("--seat", type=viewer, metavar="K", help=help_text("cli-help-viewer"))
    add_json(parser)
    parser.set_defaults(run=run)


def viewer(text: str) -> int:
    """A seat's number, or the word spectator."""
    if text == "spectator":
        return SPECTATOR
    try:
        return number(0)(text)
    except ArgumentTypeError:
        raise ArgumentTypeError(t("cli-fault-viewer", typed=repr(text[:40]))) from None


def run(given: Namespace) -> int:
    """Replay, then tell or print."""
    telling = retell(given.file, read_file(given.file), given.at, given.seat, not given.json)
    if given.json:
        print_json(as_data(telling))
    else:
        show(telling)
    return 0


def read_file(name: str) -> str:
    """A file's text, or one line that says why not."""
    try:
        data = _bytes_of(name)
        if len(data) > LARGEST:
            raise Fault(t("cli-fault-too-large", file=name))
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise Fault(t("cli-fault-not-text", file=name)) from None
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise Fault(t("cli-fault-unreadable", file=name, reason=why)) from None


def in_file(name: str, error: RecordError) -> Fault:
    """What is wrong with a record, and in which file."""
    return Fault(t("cli-fault-in-file", file=name, fault=fault_text(error)))


def _bytes_of(name: str) -> bytes:
    if name == "-":
        return sys.stdin.buffer.read(LARGEST + 1)
    with Path(name).open("rb") as file:
        return file.read(LARGEST + 1)


def retell(
    name: str, text: str, at: int | None, seat: int | None, in_words: bool = False
) -> Replay:
    """The match of a record up to a move, for a viewer."""
    try:
        game, position, moves, _ = read_record(text, recall_game)
    except RecordError as error:
        raise in_file(name, error) from None
    said = game.said(moves)
    if at is not None and at > len(said):
        raise Fault(t("cli-fault-at", at=str(at), file=name, moves=len(said)))
    if seat is not None and seat >= game.seats:
        raise Fault(t("cli-fault-seat", seat=str(seat), last=str(game.seats - 1)))
    state = game.new_state() if position is None else game.state_at(position)
    played = said if at is None else said[:at]
    steps = [_step(game, state, n, move, seat, in_words) for n, move in enumerate(played, 1)]
    return Replay(game, len(said), len(played), seat, steps, state)


def _step(
    game: Game[Any], state: Any, n: int, move: Said, seat: int | None, in_words: bool
) -> ReplayedMove:
    notes = [note for action in move.actions for note in game.play(state, move.seat, action)]
    eyes = SPECTATOR if seat is None else seat
    events = game.events(state, notes, eyes)
    me = None if eyes == SPECTATOR else eyes
    told = story(game.name, events, game.view(state, eyes), me) if in_words else []
    return ReplayedMove(n, move.seat, move.text, events, told)


def as_data(telling: Replay) -> dict[str, Any]:
    """The match as plain data; what the viewer may not know is left out."""
    game, state, seat = telling.game, telling.state, telling.viewer
    result = game.result(state)
    data: dict[str, Any] = {
        "game": game.name,
        "options": dict(game.options),
        "moves": telling.moves,
        "at": telling.at,
        "seat": "spectator" if seat == SPECTATOR else seat,
        "story": [step_data(step, seat) for step in telling.steps],
        "view": game.view(state, SPECTATOR if seat is None else seat),
        "result": None,
    }
    if result is not None:
        points = list(result.points)
        data["result"] = {"ending": result.ending, "winner": result.winner, "points": points}
    return data if seat is not None else data | {"position": game.position(state)}


def step_data(step: ReplayedMove, seat: int | None) -> dict[str, Any]:
    """One move; its text may hold a secret, so a viewer gets events alone."""
    data: dict[str, Any] = {"move": step.number, "events": step.events}
    if seat is None:
        data |= {"seat": seat_mark(step.seat), "action": step.action}
    return data


def show(telling: Replay) -> None:
    """The match as a person reads it."""
    out = console()
    game, seat = telling.game, telling.viewer
    out.print(title(game, seat), markup=False)
    for step in telling.steps:
        line = story_line(step, seat)
        if line:
            out.print(line, markup=False)
    after = t("cli-replay-after", at=str(telling.at), moves=telling.moves)
    out.print(f"\n{after}", markup=False)
    if seat is None:
        out.print(game.position(telling.state), markup=False)
    view = game.view(telling.state, SPECTATOR if seat is None else seat)
    show_board(out, game.name, view)


def title(game: Game[Any], seat: int | None) -> str:
    """What was played, and for whom it is told."""
    words = [game.name, t("cli-seats", count=game.seats), option_text(unusual_options(game))]
    if seat is not None:
        known = "cli-known-to-spectators" if seat == SPECTATOR else "cli-known-to-seat"
        words.append(t(known, seat=str(seat)))
    return ", ".join(word for word in words if word)


def story_line(step: ReplayedMove, viewer: int | None) -> str:
    """One move as a line; nothing if the viewer noticed nothing."""
    told = "; ".join(line.removesuffix(".") for line in step.told)
    if viewer is None:
        mover = seat_mark(step.seat)
        return f"{step.number:>5}  {mover} {step.action:<24} {told}".rstrip()
    return f"{step.number:>5}  {told}" if told else ""
