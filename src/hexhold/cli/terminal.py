"""What the commands share when they speak to a person."""

import json
import sys
from typing import Any, NoReturn

import rich.console

from hexhold.cli.words import t
from hexhold.core.build import is_compiled

LONGEST = 400  # characters of a fault


class Fault(Exception):
    """What the user got wrong, in words that help."""


def print_fault(message: str) -> None:
    """One line on stderr, whatever is in the message."""
    line = " ".join(message.split())
    if len(line) > LONGEST:
        line = line[:LONGEST] + " …"
    print(f"hexhold: {line}", file=sys.stderr)


def note_if_interpreted() -> None:
    """Say once that everything works, only more slowly."""
    if not is_compiled():
        print_fault(t("cli-interpreted"))


class Console(rich.console.Console):
    """Rich's console, which leaves a reader that went away to the front door."""

    def on_broken_pipe(self) -> NoReturn:
        raise BrokenPipeError


def console() -> Console:
    """Where people read: plain text unless it is a terminal."""
    return Console(highlight=False, soft_wrap=True)


def print_json(data: Any) -> None:
    """One JSON object."""
    print(json.dumps(data, indent=2))
