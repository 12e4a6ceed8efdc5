"""`hexhold verify RECORD`: draw every die, card and shuffle of a match again."""

from argparse import Namespace

from hexhold.cli.arguments import Commands, add_command, add_json
from hexhold.cli.parser import help_text
from hexhold.cli.replay import in_file, read_file
from hexhold.cli.terminal import Fault, print_json
from hexhold.cli.words import fault_text, t
from hexhold.core.fair import Unfair, verify
from hexhold.core.record import RecordError, read_header, read_record
from hexhold.games import make_game

UNFAIR = 1  # exit code: the record is sound, but its luck is not what was promised


def add_to(commands: Commands) -> None:
    """The command and its arguments."""
    parser = add_command(commands, "verify")
    parser.add_argument("file", metavar="RECORD", help=help_text("cli-help-record"))
    add_json(parser)
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Say how many chance moves fit, or which one does not."""
    text = read_file(given.file)
    try:
        proof = read_header(text.splitlines()).proof
        game, position, moves, _ = read_record(text, make_game)
    except RecordError as error:
        raise in_file(given.file, error) from None
    if proof is None:
        raise Fault(t("cli-fault-no-proof", file=given.file))
    start = game.new_state() if position is None else game.state_at(position)
    try:
        drawn = verify(game, start, moves, proof)
    except Unfair as unfair:
        tell_unfair(given, unfair)
        return UNFAIR
    tell_fair(given, drawn)
    return 0


def tell_fair(given: Namespace, drawn: int) -> None:
    """The verdict that nobody chose the luck."""
    if given.json:
        print_json({"fair": True, "chance_moves": drawn})
    else:
        print(t("cli-verify-fair", count=drawn))


def tell_unfair(given: Namespace, unfair: Unfair) -> None:
    """The verdict that something does not fit, and what."""
    if given.json:
        print_json({"fair": False, "code": unfair.code, "reason": str(unfair)})
    else:
        print(t("cli-verify-unfair", reason=fault_text(unfair)))
