"""Arguments that several commands take, checked as they are read."""

import argparse
from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable
from typing import Any, NoReturn

from hexhold.cli.terminal import Fault
from hexhold.core.contract import Game
from hexhold.games import GAMES, make_game

Commands = Any  # argparse keeps the type of its subparsers to itself
Number = Callable[[str], int]

AnyParser = argparse.ArgumentParser | argparse._ArgumentGroup  # whatever takes arguments


class Parser(argparse.ArgumentParser):
    """Tells what is wrong in one line, and takes no abbreviations."""

    def __init__(self, **how: Any) -> None:
        super().__init__(**{"allow_abbrev": False} | how)

    def error(self, message: str) -> NoReturn:
        raise Fault(f"{message} (see {self.prog} --help)")


def number(lowest: int, highest: int | None = None) -> Number:
    """A reader of whole numbers within bounds."""
    bounds = f"of at least {lowest}" if highest is None else f"from {lowest} to {highest}"

    def read(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            value = lowest - 1
        if value < lowest or (highest is not None and value > highest):
            raise ArgumentTypeError(f"must be a whole number {bounds}, not {text[:40]!r}")
        return value

    return read


def any_number(text: str) -> int:
    """A whole number, for a seed."""
    try:
        return int(text)
    except ValueError:
        raise ArgumentTypeError(f"must be a whole number, not {text[:40]!r}") from None


def add_game(parser: AnyParser) -> None:
    """The game and its options."""
    parser.add_argument("--game", default="watch", help="which game: %(default)s")
    parser.add_argument("--mode", help="the option mode of the game")
    parser.add_argument("--players", help="the option players of the game")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="any option of the game, see: hexhold options GAME",
    )


def chosen_options(given: Namespace) -> dict[str, str]:
    """The options that were named, each only once."""
    chosen = {name: getattr(given, name) for name in ("mode", "players")}
    options = {name: value for name, value in chosen.items() if value is not None}
    for text in given.option:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise Fault(f"--option takes NAME=VALUE, not {text!r}")
        if name in options:
            raise Fault(f"the option {name} is given twice")
        options[name] = value
    return options


def chosen_game(given: Namespace) -> Game[Any]:
    """The game with the options that were named."""
    return make_game(given.game, chosen_options(given))


def known_game(name: str) -> type[Game[Any]]:
    """A game by its name."""
    if name not in GAMES:
        raise Fault(f"there is no game {name!r}; known: {', '.join(GAMES)}")
    return GAMES[name]


def unusual_options(game: Game[Any]) -> dict[str, Any]:
    """The options that differ from what the game does unasked."""
    usual = game.schema.check({})
    return {name: value for name, value in game.options.items() if value != usual[name]}


def option_text(options: dict[str, Any]) -> str:
    """Options as they are written on the command line."""
    return ", ".join(f"{name}={plain(value)}" for name, value in options.items())


def plain(value: Any) -> str:
    """A value as it is written on the command line."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
