"""`hexhold options GAME`: what can be chosen."""

from argparse import Namespace
from typing import Any

from rich import box
from rich.table import Table

from hexhold.cli.arguments import (
    Commands,
    add_command,
    add_json,
    as_text,
    known_game,
    option_text,
)
from hexhold.cli.parser import help_text
from hexhold.cli.terminal import console, print_json
from hexhold.cli.words import name_of, t
from hexhold.core.contract import Game
from hexhold.core.options import Option
from hexhold.games import GAMES


def add_to(commands: Commands) -> None:
    """The command and its arguments."""
    parser = add_command(commands, "options")
    about = help_text("cli-help-game-of-options", games=", ".join(GAMES))
    parser.add_argument("game", metavar="GAME", help=about)
    add_json(parser)
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    """List the schema."""
    game = known_game(given.game)
    if given.json:
        print_json(schema_data(game))
    else:
        show(game)
    return 0


def schema_data(game: type[Game[Any]]) -> dict[str, Any]:
    """The schema as plain data."""
    return {
        "game": game.name,
        "options": [option_data(option) for option in game.schema.options],
        "presets": game.schema.presets,
    }


def option_data(option: Option) -> dict[str, Any]:
    """One option as plain data."""
    data = {"name": option.name, "kind": option.kind, "about": option.about}
    if option.kind == "choice":
        return data | {"default": option.default, "choices": list(option.choices)}
    if option.kind == "number":
        bounds = {"lowest": option.lowest, "highest": option.highest}
        return data | {"default": option.default} | bounds
    return data | {"default": option.default}


def possible(option: Option) -> str:
    """The values of an option as a person reads them."""
    if option.kind == "choice":
        return " ".join(option.choices)
    if option.kind == "flag":
        return "yes no"
    return t("cli-options-range", lowest=str(option.lowest), highest=str(option.highest))


def about(game: type[Game[Any]], option: Option) -> str:
    """What an option is, in words."""
    message = f"option-{game.name}-{option.name.replace('_', '-')}"
    name, about = name_of(message, option.name), name_of(f"{message}-about", option.about)
    return t("cli-options-about", name=name, about=about)


def show(game: type[Game[Any]]) -> None:
    """The schema as a table."""
    headings = (t(f"cli-options-{part}") for part in ("option", "default", "values", "what"))
    table = Table(*headings, box=box.SIMPLE)
    for option in game.schema.options:
        table.add_row(option.name, as_text(option.default), possible(option), about(game, option))
    out = console()
    out.print(table, soft_wrap=False)
    for name, presets in game.schema.presets.items():
        for value, preset in presets.items():
            means = option_text(dict(preset))
            out.print(t("cli-options-preset", choice=f"{name}={value}", options=means))
