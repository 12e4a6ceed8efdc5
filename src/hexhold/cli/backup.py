"""`hexhold backup FILE`: a copy of the server's tables, also while it runs."""

from argparse import Namespace
from pathlib import Path

from hexhold.cli.arguments import Commands, add_command, add_store
from hexhold.cli.parser import help_text
from hexhold.cli.terminal import Fault
from hexhold.cli.words import fault_text, t
from hexhold.server.serve import store_file
from hexhold.server.storage import StorageError
from hexhold.server.upkeep import backup


def add_to(commands: Commands) -> None:
    """The command and its arguments."""
    parser = add_command(commands, "backup")
    parser.add_argument("file", metavar="FILE", help=help_text("cli-help-backup-file"))
    add_store(parser)
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Copy, check the copy, say how much it holds."""
    store = store_file(given.db)
    try:
        tables = backup(store, Path(given.file))
    except StorageError as error:
        reason = fault_text(error)
        raise Fault(
            t("cli-fault-backup", store=str(store), file=given.file, reason=reason)
        ) from None
    print(t("cli-backup-done", file=given.file, count=tables))
    return 0
