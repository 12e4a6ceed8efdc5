"""`hexhold play`: the page in the browser, served from here; or a match in the terminal."""

import sys
import webbrowser
from argparse import Namespace
from contextlib import suppress
from threading import Thread
from typing import Final

from hexhold.cli import terminal_match
from hexhold.cli.arguments import Commands, add_command, add_store, number
from hexhold.cli.parser import help_text
from hexhold.cli.terminal import note_if_interpreted
from hexhold.cli.words import VOICE, t
from hexhold.server.page import page_folder
from hexhold.server.serve import CannotServe, Settings, bind, serve

PORT: Final = 8080
HOST: Final = "127.0.0.1"


def add_to(commands: Commands) -> None:
    """The command and its arguments."""
    parser = add_command(commands, "play")
    parser.add_argument("--port", type=number(0, 65535), help=help_text("cli-help-page-port"))
    add_store(parser)
    for flag in ("no-browser", "terminal"):
        parser.add_argument(f"--{flag}", action="store_true", help=help_text(f"cli-help-{flag}"))
    terminal_match.add_arguments(parser.add_argument_group(t("cli-help-in-the-terminal")))
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Play where the person wants to."""
    if given.terminal or given.auto:
        return terminal_match.run(given)
    if page_folder() is None:
        print(t("cli-play-no-page"), file=sys.stderr)
        return terminal_match.run(given)
    note_if_interpreted()
    port = free_port() if given.port is None else given.port
    told = None if given.no_browser else open_browser
    serve(Settings(HOST, port, given.db, when_ready=told, language=VOICE.language))
    return 0


def free_port() -> int:
    """The usual port, or any other if something listens there already."""
    with suppress(CannotServe):
        bind(HOST, PORT).close()
        return PORT
    return 0


def open_browser(address: str) -> None:
    """Show the page; whoever has no browser here reads the address."""
    Thread(target=webbrowser.open, args=(address,), daemon=True).start()
