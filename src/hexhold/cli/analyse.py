"""`hexhold analyse`: the best actions in a position, each with the chance to win that it gives."""

from argparse import Namespace
from typing import Any, Final

from rich import box
from rich.table import Table

from hexhold.bots import Decision, Rated, bot_spec
from hexhold.cli.arguments import (
    Commands,
    add_command,
    add_game,
    add_json,
    add_think,
    any_number,
    chosen_game,
    number,
)
from hexhold.cli.boards import board_of
from hexhold.cli.parser import help_text
from hexhold.cli.replay import read_file, retell
from hexhold.cli.sim import percent
from hexhold.cli.terminal import Fault, console, note_if_interpreted, print_json
from hexhold.cli.words import fault_text, t
from hexhold.cli.words import number as written
from hexhold.core.contract import CHANCE, Game, NotationError
from hexhold.core.rng import Rng

THINK: Final = 1.0  # seconds


def add_to(commands: Commands) -> None:
    """The command and its arguments."""
    parser = add_command(commands, "analyse")
    about = help_text("cli-help-position")
    parser.add_argument("position", nargs="?", metavar="POSITION", help=about)
    add_game(parser)
    parser.add_argument("--record", metavar="FILE", help=help_text("cli-help-analyse-record"))
    parser.add_argument("--at", type=number(0), metavar="N", help=help_text("cli-help-at"))
    about = help_text("cli-help-analyse-seat")
    parser.add_argument("--seat", type=number(0), metavar="K", help=about)
    about = help_text("cli-help-analyse-bot", default="master")
    parser.add_argument("--bot", default="master", help=about)
    about = help_text("cli-help-seed", default="1")
    parser.add_argument("--seed", type=any_number, default=1, help=about)
    add_think(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Let a bot think about a position, and tell what it found."""
    game, state = looked_at(given)
    seat = asked_seat(given, game, state)
    spec = bot_spec(given.bot).thinking(given.think or THINK)
    rng = Rng(given.seed)
    bot = spec.bot(game, rng)
    note_if_interpreted()
    rated = bot.evaluate(Decision(game, state, seat, rng))
    if given.json:
        print_json(as_data(given, game, state, seat, rated))
    else:
        show(game, state, seat, rated)
    return 0


def looked_at(given: Namespace) -> tuple[Game[Any], Any]:
    """The game and the state that are asked about: a position, or a moment of a record."""
    if (given.position is None) == (given.record is None):
        raise Fault(t("cli-fault-position-or-record"))
    if given.record is not None:
        replayed = retell(given.record, read_file(given.record), given.at, None)
        return replayed.game, replayed.state
    game = chosen_game(given)
    try:
        return game, game.state_at(given.position)
    except NotationError as error:
        raise Fault(fault_text(error)) from None


def asked_seat(given: Namespace, game: Game[Any], state: Any) -> int:
    """The seat that is to decide."""
    actors = [] if state.over else [seat for seat in game.actors(state) if seat != CHANCE]
    if not actors:
        raise Fault(t("cli-fault-nobody-asked"))
    if given.seat is not None and given.seat not in actors:
        known = ", ".join(str(seat) for seat in actors)
        raise Fault(t("cli-fault-seat-not-asked", seat=str(given.seat), known=known))
    return actors[0] if given.seat is None else int(given.seat)


def words_of(game: Game[Any], state: Any, seat: int, rated: list[Rated]) -> list[str]:
    """Each action as a player would say it."""
    view, board = game.view(state, seat), board_of(game.name)
    return [board.label(game.describe(one.action), view) for one in rated]


def as_data(
    given: Namespace, game: Game[Any], state: Any, seat: int, rated: list[Rated]
) -> dict[str, Any]:
    """What was found as plain data."""
    words = words_of(game, state, seat, rated)
    return {
        "game": game.name,
        "options": dict(game.options),
        "seat": seat,
        "question": game.question(state),
        "bot": given.bot,
        "actions": [
            {
                "action": game.text(one.action),
                "words": told,
                "chance": round(one.chance, 4),
                "playouts": one.playouts,
            }
            for one, told in zip(rated, words, strict=True)
        ],
    }


def show(game: Game[Any], state: Any, seat: int, rated: list[Rated]) -> None:
    """What was found as a table."""
    table = Table(box=box.SIMPLE)
    table.add_column(t("cli-analyse-chance"), justify="right")
    table.add_column(t("cli-analyse-action"))
    table.add_column("")
    table.add_column(t("cli-analyse-playouts"), justify="right")
    for one, told in zip(rated, words_of(game, state, seat, rated), strict=True):
        text = game.text(one.action)
        table.add_row(percent(one.chance), text, told, written(one.playouts))
    out = console()
    out.print(t("cli-analyse-title", seat=str(seat), game=game.name), markup=False)
    out.print(table, soft_wrap=False)
