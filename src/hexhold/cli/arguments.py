"""Arguments that several commands take, checked as they are read."""

from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable
from typing import Any

from hexhold.bots.registry import MOST_SECONDS
from hexhold.cli.parser import AnyParser, Parser, help_text
from hexhold.cli.parser import Commands as Commands
from hexhold.cli.terminal import Fault
from hexhold.cli.words import t
from hexhold.core.contract import Game
from hexhold.core.faults import NO_GAME
from hexhold.core.options import OptionError
from hexhold.games import FIRST, GAMES, make_game

Number = Callable[[str], int]


def add_command(commands: Commands, name: str) -> Parser:
    """A command with its line of help."""
    parser: Parser = commands.add_parser(name, help=help_text(f"cli-help-{name}"))
    return parser


def number(lowest: int, highest: int | None = None) -> Number:
    """A reader of whole numbers within bounds."""

    def read(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            value = lowest - 1
        if value < lowest or (highest is not None and value > highest):
            message = "cli-fault-at-least" if highest is None else "cli-fault-from-to"
            bounds = {"lowest": str(lowest), "highest": str(highest)}
            raise ArgumentTypeError(t(message, **bounds, typed=repr(text[:40])))
        return value

    return read


def any_number(text: str) -> int:
    """A whole number, for a seed."""
    try:
        return int(text)
    except ValueError:
        raise ArgumentTypeError(t("cli-fault-whole", typed=repr(text[:40]))) from None


def seconds(text: str) -> float:
    """A time to think."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value <= MOST_SECONDS:
        most = str(int(MOST_SECONDS))
        raise ArgumentTypeError(t("cli-fault-seconds", most=most, typed=repr(text[:40])))
    return value


def add_game(parser: AnyParser) -> None:
    """The game and its options."""
    parser.add_argument("--game", default=FIRST, help=help_text("cli-help-game", default=FIRST))
    parser.add_argument("--mode", help=help_text("cli-help-mode"))
    parser.add_argument("--players", help=help_text("cli-help-players"))
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=help_text("cli-help-option"),
    )


def add_json(parser: AnyParser) -> None:
    """The wish for data instead of words."""
    parser.add_argument("--json", action="store_true", help=help_text("cli-help-json"))


def add_numbers(parser: AnyParser, games: int) -> None:
    """How many matches, from which seed, in how many processes."""
    for name, read, usual in (
        ("games", number(1), games),
        ("seed", any_number, 1),
        ("jobs", number(1, 256), 1),
    ):
        about = help_text(f"cli-help-{name}", default=str(usual))
        parser.add_argument(f"--{name}", type=read, default=usual, help=about)


def add_think(parser: AnyParser) -> None:
    """How long bots that search may think, where they were not told otherwise."""
    parser.add_argument(
        "--think", type=seconds, default=0.0, metavar="SECONDS", help=help_text("cli-help-think")
    )


def add_store(parser: AnyParser) -> None:
    """The file of a server."""
    parser.add_argument("--db", default="", metavar="FILE", help=help_text("cli-help-db"))


def chosen_options(given: Namespace) -> dict[str, str]:
    """The options that were named, each only once."""
    chosen = {name: getattr(given, name) for name in ("mode", "players")}
    options = {name: value for name, value in chosen.items() if value is not None}
    for text in given.option:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise Fault(t("cli-fault-name-value", typed=repr(text)))
        if name in options:
            raise Fault(t("cli-fault-twice", option=name))
        options[name] = value
    return options


def chosen_game(given: Namespace) -> Game[Any]:
    """The game with the options that were named."""
    return make_game(given.game, chosen_options(given))


def known_game(name: str) -> type[Game[Any]]:
    """A game by its name."""
    if name not in GAMES:
        raise OptionError(NO_GAME, game=name, known=", ".join(GAMES))
    return GAMES[name]


def unusual_options(game: Game[Any]) -> dict[str, Any]:
    """The options that differ from what the game does unasked."""
    usual = game.schema.check({})
    return {name: value for name, value in game.options.items() if value != usual[name]}


def option_text(options: dict[str, Any]) -> str:
    """Options as they are written on the command line."""
    return ", ".join(f"{name}={as_text(value)}" for name, value in options.items())


def as_text(value: Any) -> str:
    """A value as it is written on the command line."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
