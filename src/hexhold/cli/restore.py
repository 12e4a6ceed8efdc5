"""`hexhold restore FILE`: put a copy back in the place of the server's tables."""

from argparse import Namespace
from pathlib import Path

from hexhold.cli.arguments import Commands, add_command, add_store
from hexhold.cli.parser import help_text
from hexhold.cli.terminal import Fault
from hexhold.cli.words import fault_text, t
from hexhold.server.serve import store_file
from hexhold.server.storage import StorageError
from hexhold.server.upkeep import restore


def add_to(commands: Commands) -> None:
    """The command and its arguments."""
    parser = add_command(commands, "restore")
    parser.add_argument("file", metavar="FILE", help=help_text("cli-help-restore-file"))
    add_store(parser)
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Put the copy back, say how much it holds and where the rest is."""
    store = store_file(given.db)
    try:
        restored = restore(Path(given.file), store)
    except StorageError as error:
        reason = fault_text(error)
        raise Fault(
            t("cli-fault-restore", store=str(store), file=given.file, reason=reason)
        ) from None
    print(t("cli-restore-done", store=str(store), count=restored.tables))
    if restored.before is not None:
        print(t("cli-restore-before", file=str(restored.before)))
    return 0
