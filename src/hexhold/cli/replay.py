"""`hexhold replay FILE`: tell the match of a record, and show where it stood."""

import sys
from argparse import ArgumentTypeError, Namespace
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hexhold.cli.arguments import Commands, number, option_text, unusual_options
from hexhold.cli.boards import drawing_of
from hexhold.cli.story import tell
from hexhold.cli.terminal import Fault, console, print_json
from hexhold.core.contract import SPECTATOR, Event, Game, Move
from hexhold.core.record import RecordError, read_record, seat_mark
from hexhold.games import make_game

LARGEST = 64_000_000  # bytes of a file that may be a record


@dataclass(frozen=True)
class Step:
    """One move and what a viewer may know of what followed."""

    number: int
    seat: int
    action: str
    events: list[Event]


@dataclass(frozen=True)
class Telling:
    """A match up to some move, as one viewer may know it; without a viewer, all of it."""

    game: Game[Any]
    moves: int
    at: int
    viewer: int | None
    steps: list[Step]
    state: Any


def add_to(commands: Commands) -> None:
    """The command and its arguments."""
    parser = commands.add_parser("replay", help="tell the match of a record")
    parser.add_argument("file", metavar="FILE", help="a record; - reads it from the input")
    parser.add_argument("--at", type=number(0), metavar="N", help="stop after so many moves")
    parser.add_argument(
        "--seat", type=viewer, metavar="K", help="only what this seat (or spectator) may know"
    )
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.set_defaults(run=run)


def viewer(text: str) -> int:
    """A seat's number, or the word spectator."""
    if text == "spectator":
        return SPECTATOR
    try:
        return number(0)(text)
    except ArgumentTypeError:
        raise ArgumentTypeError(f"must be a seat or spectator, not {text[:40]!r}") from None


def run(given: Namespace) -> int:
    """Replay, then tell or print."""
    telling = retell(given.file, read_file(given.file), given.at, given.seat)
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
            raise Fault(f"{name} is too large for a record")
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise Fault(f"{name} is not text, so it is no record") from None
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else error
        raise Fault(f"{name} cannot be read: {why}") from None


def _bytes_of(name: str) -> bytes:
    if name == "-":
        return sys.stdin.buffer.read(LARGEST + 1)
    with Path(name).open("rb") as file:
        return file.read(LARGEST + 1)


def retell(name: str, text: str, at: int | None, seat: int | None) -> Telling:
    """The match of a record up to a move, for a viewer."""
    try:
        game, position, moves, _ = read_record(text, make_game)
    except RecordError as error:
        raise Fault(f"{name}: {error}") from None
    if at is not None and at > len(moves):
        raise Fault(f"--at {at} is too far: {name} has {len(moves)} moves")
    if seat is not None and seat >= game.seats:
        raise Fault(f"--seat {seat} is no seat of this match, 0 to {game.seats - 1} are")
    state = game.new_state() if position is None else game.state_at(position)
    played = moves if at is None else moves[:at]
    steps = [_step(game, state, n, move, seat) for n, move in enumerate(played, 1)]
    return Telling(game, len(moves), len(played), seat, steps, state)


def _step(game: Game[Any], state: Any, n: int, move: Move, seat: int | None) -> Step:
    notes = game.play(state, *move)
    events = game.events(state, notes, SPECTATOR if seat is None else seat)
    return Step(n, move[0], game.text(move[1]), events)


def as_data(telling: Telling) -> dict[str, Any]:
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


def step_data(step: Step, seat: int | None) -> dict[str, Any]:
    """One move; its text may hold a secret, so a viewer gets events alone."""
    data: dict[str, Any] = {"move": step.number, "events": step.events}
    if seat is None:
        data |= {"seat": seat_mark(step.seat), "action": step.action}
    return data


def show(telling: Telling) -> None:
    """The match as a person reads it."""
    out = console()
    game, seat = telling.game, telling.viewer
    out.print(title(game, seat), markup=False)
    for step in telling.steps:
        line = story_line(step, seat)
        if line:
            out.print(line, markup=False)
    out.print(f"\nafter {telling.at} of {telling.moves} moves:", markup=False)
    if seat is None:
        out.print(game.position(telling.state), markup=False)
    view = game.view(telling.state, SPECTATOR if seat is None else seat)
    for text in drawing_of(game.name).draw(view):
        out.print(text)


def title(game: Game[Any], seat: int | None) -> str:
    """What was played, and for whom it is told."""
    words = [game.name, f"{game.seats} seats", option_text(unusual_options(game))]
    if seat is not None:
        words.append(f"as {'a spectator' if seat == SPECTATOR else f'seat {seat}'} may know it")
    return ", ".join(word for word in words if word)


def story_line(step: Step, viewer: int | None) -> str:
    """One move as a line; nothing if the viewer noticed nothing."""
    told = "; ".join(tell(step.events, viewer))
    if viewer is None:
        mover = seat_mark(step.seat)
        return f"{step.number:>5}  {mover} {step.action:<24} {told}".rstrip()
    return f"{step.number:>5}  {told}" if told else ""
