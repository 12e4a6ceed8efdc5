"""`hexhold options GAME`: what can be chosen."""

from argparse import Namespace
from typing import Any

from rich import box
from rich.table import Table

from hexhold.cli.arguments import Commands, known_game, option_text, plain
from hexhold.cli.terminal import console, print_json
from hexhold.core.contract import Game
from hexhold.core.options import Option


def add_to(commands: Commands) -> None:
    """The command and its arguments."""
    parser = commands.add_parser("options", help="list the options of a game")
    parser.add_argument("game", metavar="GAME", help="watch")
    parser.add_argument("--json", action="store_true", help="as JSON")
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
    return "yes no" if option.kind == "flag" else f"{option.lowest} to {option.highest}"


def show(game: type[Game[Any]]) -> None:
    """The schema as a table."""
    table = Table("option", "default", "values", "what it is", box=box.SIMPLE)
    for option in game.schema.options:
        table.add_row(option.name, plain(option.default), possible(option), option.about)
    out = console()
    out.print(table, soft_wrap=False)
    for name, presets in game.schema.presets.items():
        for value, preset in presets.items():
            out.print(f"{name}={value} means {option_text(dict(preset))}")
