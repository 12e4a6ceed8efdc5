"""The front door of the command line: which command, and how it may fail.

What the user got wrong is told in one line with exit code 2. A traceback is always our fault.
"""

import io
import os
import sys
from collections.abc import Sequence
from contextlib import suppress

from hexhold import __version__
from hexhold.bench.faults import BenchError
from hexhold.bots import BotError
from hexhold.cli import (
    analyse,
    backup,
    bench,
    fit,
    forget,
    league,
    options,
    play,
    replay,
    restore,
    serve,
    sim,
    tune,
    verify,
)
from hexhold.cli.parser import Parser, help_text
from hexhold.cli.terminal import Fault, print_fault
from hexhold.cli.words import NoLanguage, fault_text, t, take_language
from hexhold.core.build import is_compiled
from hexhold.core.options import OptionError
from hexhold.server.serve import CannotServe

WRONG = 2
INTERRUPTED = 130
BROKEN_PIPE = 141
COMMANDS = (
    play, serve, backup, restore, forget, sim, league, tune, fit, analyse, replay, verify, options,
    bench,
)  # fmt: skip


def make_parser() -> Parser:
    """All commands with their arguments."""
    engine = t("cli-compiled" if is_compiled() else "cli-interpreted-engine")
    parser = Parser(prog="hexhold", description=t("cli-about"))
    parser.add_argument(
        "--version",
        action="version",
        version=f"hexhold {__version__} ({engine})",
        help=help_text("cli-help-version"),
    )
    commands = parser.add_subparsers(title=t("cli-commands"), metavar="COMMAND")
    for command in COMMANDS:
        command.add_to(commands)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code says how it went."""
    _never_fail_on_a_letter()
    try:
        code = run(sys.argv[1:] if arguments is None else arguments)
        sys.stdout.flush()  # here, where a reader that has gone away can still be handled
    except (Fault, NoLanguage) as fault:
        print_fault(str(fault))
        return WRONG
    except (OptionError, BotError, CannotServe, BenchError) as fault:
        print_fault(fault_text(fault))
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _forget_output()
        return BROKEN_PIPE
    except OSError as error:
        print_fault(t("cli-fault-output", reason=error.strerror or str(error)))
        _forget_output()
        return WRONG
    return code


def run(arguments: Sequence[str]) -> int:
    """Parse the arguments and do what they ask."""
    left = take_language(arguments, os.environ)
    parser = make_parser()
    given = parser.parse_args(left)
    if not hasattr(given, "run"):
        parser.print_help()
        return 0
    code: int = given.run(given)
    return code


def _never_fail_on_a_letter() -> None:
    """A terminal that cannot show a letter shows a question mark."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")


def _forget_output() -> None:
    """Nobody reads any more: let what is still buffered go nowhere, quietly."""
    with suppress(OSError, ValueError):  # where stdout is no file there is nothing to do
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
