"""`hexhold forget NAME`: take a person out of everything that the server keeps."""

from argparse import Namespace

from hexhold.cli.arguments import Commands, add_command, add_store
from hexhold.cli.parser import help_text
from hexhold.cli.terminal import Fault, print_fault
from hexhold.cli.words import fault_text, t
from hexhold.server.forget import forget
from hexhold.server.serve import store_file
from hexhold.server.storage import StorageError

NOT_ALL = 1  # exit code: some tables could not be read


def add_to(commands: Commands) -> None:
    """The command and its arguments."""
    parser = add_command(commands, "forget")
    parser.add_argument("name", metavar="NAME", help=help_text("cli-help-forget-name"))
    add_store(parser)
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Forget, and say how much was changed."""
    store = store_file(given.db)
    try:
        forgotten = forget(store, given.name)
    except StorageError as error:
        raise Fault(t("cli-fault-forget", store=str(store), reason=fault_text(error))) from None
    print(t("cli-forget-done", tables=forgotten.tables, entries=forgotten.entries))
    if forgotten.damaged:
        print_fault(t("cli-forget-damaged", count=forgotten.damaged))
        return NOT_ALL
    return 0
