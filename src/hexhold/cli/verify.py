"""`hexhold verify RECORD`: draw every die, card and shuffle of a match again."""

from argparse import Namespace

from hexhold.cli.arguments import Commands
from hexhold.cli.replay import read_file
from hexhold.cli.terminal import Fault, print_json
from hexhold.core.fair import Unfair, verify
from hexhold.core.record import RecordError, read_header, read_record
from hexhold.games import make_game

UNFAIR = 1  # exit code: the record is sound, but its luck is not what was promised


def add_to(commands: Commands) -> None:
    """The command and its arguments."""
    parser = commands.add_parser("verify", help="check that the dice of a record were fair")
    parser.add_argument("file", metavar="RECORD", help="a record; - reads it from the input")
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Say how many chance moves fit, or which one does not."""
    text = read_file(given.file)
    try:
        proof = read_header(text.splitlines()).proof
        game, position, moves, _ = read_record(text, make_game)
    except RecordError as error:
        raise Fault(f"{given.file}: {error}") from None
    if proof is None:
        raise Fault(f"{given.file}: the record has no proof of fair dice")
    start = game.new_state() if position is None else game.state_at(position)
    try:
        drawn = verify(game, start, moves, proof)
    except Unfair as unfair:
        return answer(given, UNFAIR, fair=False, reason=str(unfair))
    return answer(given, 0, fair=True, chance_moves=drawn)


def answer(given: Namespace, code: int, **facts: object) -> int:
    """Print the verdict."""
    if given.json:
        print_json(facts)
    elif facts["fair"]:
        print(f"fair: all {facts['chance_moves']} chance moves follow from secret and seeds")
    else:
        print(f"NOT FAIR: {facts['reason']}")
    return code
