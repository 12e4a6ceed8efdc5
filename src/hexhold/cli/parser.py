"""Arguments read by argparse, which speaks our language here."""

import argparse
import re
from typing import Any, Final, NoReturn

from hexhold.cli.terminal import Fault
from hexhold.cli.words import FLAG, t
from hexhold.locale import LANGUAGES

Commands = Any  # argparse keeps the type of its subparsers to itself
AnyParser = argparse.ArgumentParser | argparse._ArgumentGroup  # whatever takes arguments

# What argparse says is wrong, and our message for it, with its arguments.
ARGPARSE_MESSAGES: Final = tuple(
    (re.compile(pattern, re.DOTALL), message)
    for pattern, message in (
        (r"unrecognized arguments: (?P<arguments>.*)", "cli-fault-unrecognized"),
        (r"the following arguments are required: (?P<arguments>.*)", "cli-fault-required"),
        (r"invalid choice: (?P<choice>.*) \(choose from (?P<choices>.*)\)", "cli-fault-choice"),
        (r"expected one argument", "cli-fault-value-expected"),
        (r"ignored explicit argument (?P<value>.*)", "cli-fault-no-value-expected"),
    )
)
OF_ARGUMENT: Final = re.compile(r"argument (\S+): (.*)", re.DOTALL)


def help_text(message: str, **args: Any) -> str:
    """A line of help; argparse takes a percent sign for its own."""
    return t(message, **args).replace("%", "%%")


class Formatter(argparse.HelpFormatter):
    """Writes help that begins with our word for usage."""

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(
            usage, actions, groups, f"{t('cli-usage')} " if prefix is None else prefix
        )


class Parser(argparse.ArgumentParser):
    """Tells what is wrong in one line, and takes no abbreviations."""

    def __init__(self, **how: Any) -> None:
        usual: dict[str, Any] = {
            "allow_abbrev": False,
            "add_help": False,
            "formatter_class": Formatter,
        }
        super().__init__(**usual | how)
        self._positionals.title = t("cli-arguments")
        self._optionals.title = t("cli-options")
        self.add_argument("-h", "--help", action="help", help=help_text("cli-help-help"))
        # Taken before anything else is read; here only so that it is listed.
        known = ", ".join(LANGUAGES)
        about = help_text("cli-help-language", languages=known)
        self.add_argument(FLAG, metavar="XX", default=argparse.SUPPRESS, help=about)

    def error(self, message: str) -> NoReturn:
        raise Fault(t("cli-fault-see-help", fault=told_fault(message), command=self.prog))


def told_fault(message: str) -> str:
    """What argparse says is wrong, in our language; as it stands where it is none that we know."""
    found = OF_ARGUMENT.fullmatch(message)
    if found:
        return t("cli-fault-argument", argument=found[1], fault=told_fault(found[2]))
    for pattern, ours in ARGPARSE_MESSAGES:
        found = pattern.fullmatch(message)
        if found:
            return t(ours, **found.groupdict())
    return message
