"""`hexhold verify RECORD`: draw every die, card and shuffle of a match again."""

import re
from argparse import ArgumentTypeError, Namespace

from hexhold.cli.arguments import Commands, add_command, add_json
from hexhold.cli.parser import help_text
from hexhold.cli.replay import in_file, read_file
from hexhold.cli.terminal import Fault, print_json
from hexhold.cli.words import fault_text, t
from hexhold.core import faults
from hexhold.core.fair import Proof, Unfair, Witness, contradictions, verify
from hexhold.core.faults import Wording
from hexhold.core.record import RecordError, read_header, read_record
from hexhold.games import recall_game

UNFAIR = 1  # exit code: the record is sound, but its luck is not what was promised

SEAT_AND_TEXT = re.compile(r"([0-9]{1,3})=(.*)")


def add_to(commands: Commands) -> None:
    """The command and its arguments."""
    parser = add_command(commands, "verify")
    parser.add_argument("file", metavar="RECORD", help=help_text("cli-help-record"))
    parser.add_argument("--seal", type=noted_hash, help=help_text("cli-help-seal"))
    parser.add_argument(
        "--seed",
        type=own_seed,
        action="append",
        default=[],
        metavar="[SEAT=]SEED",
        help=help_text("cli-help-own-seed"),
    )
    parser.add_argument(
        "--hash",
        type=seat_hash,
        action="append",
        default=[],
        metavar="SEAT=HASH",
        help=help_text("cli-help-seed-hash"),
    )
    add_json(parser)
    parser.set_defaults(run=run)


def noted_hash(text: str) -> str:
    """A hash as somebody copied it: capital letters and spaces around it do not matter."""
    return text.strip().lower()


def own_seed(text: str) -> tuple[int | None, str]:
    """A seed, and the seat that gave it if that is told."""
    found = SEAT_AND_TEXT.fullmatch(text)
    return (int(found[1]), found[2]) if found else (None, text)


def seat_hash(text: str) -> tuple[int, str]:
    """A seat and the hash of its seed; none at all is noted as nothing."""
    found = SEAT_AND_TEXT.fullmatch(text)
    if not found:
        raise ArgumentTypeError(t("cli-fault-seat-hash", typed=repr(text[:40])))
    return int(found[1]), noted_hash(found[2])


def run(given: Namespace) -> int:
    """Say how many chance moves fit, or everything that does not."""
    witness = Witness(given.seal, tuple(given.seed), tuple(given.hash))
    drawn, proof, unfair = examine(given.file, witness)
    if given.json:
        print_json(as_data(drawn, proof, witness, unfair))
    elif unfair:
        for one in unfair:
            print(t("cli-verify-unfair", reason=fault_text(one)))
    else:
        tell_fair(drawn, proof, witness)
    return UNFAIR if unfair else 0


def examine(file: str, witness: Witness) -> tuple[int | None, Proof, list[Unfair]]:
    """How many chance moves follow from a record's proof, and all that speaks against it."""
    text = read_file(file)
    try:
        proof = read_header(text.splitlines()).proof
        game, position, moves, _ = read_record(text, recall_game)
    except RecordError as error:
        raise in_file(file, error) from None
    if proof is None:
        raise Fault(t("cli-fault-no-proof", file=file))
    unfair = list(contradictions(proof, witness))
    start = game.new_state() if position is None else game.state_at(position)
    try:
        return verify(game, start, moves, proof), proof, unfair
    except Unfair as found:
        return None, proof, [found, *unfair]


def tell_fair(drawn: int | None, proof: Proof, witness: Witness) -> None:
    """The verdict that nobody chose the luck, and what it rests on."""
    print(t("cli-verify-fair", count=drawn))
    if any(proof.seed_hashes):
        print(t("cli-verify-hashes"))
    if witness.seal is None:
        print(t("cli-verify-seal-unknown", seal=proof.commitment))
    else:
        print(t("cli-verify-seal"))
    if witness.seeds:
        print(t("cli-verify-own-seed"))
    if witness.hashes:
        print(t("cli-verify-noted-hashes"))


def as_data(
    drawn: int | None, proof: Proof, witness: Witness, unfair: list[Unfair]
) -> dict[str, object]:
    """The verdict for programs; what was not asked is null."""
    codes = {one.code for one in unfair}

    def holds(asked: object, *against: Wording) -> bool | None:
        return codes.isdisjoint(wording.code for wording in against) if asked else None

    data: dict[str, object] = {
        "fair": not unfair,
        "chance_moves": drawn,
        "commitment": proof.commitment,
        "hashed": any(proof.seed_hashes),
        "seal": holds(witness.seal is not None, faults.OTHER_SEAL),
        "seed": holds(witness.seeds, faults.OWN_SEED_MISSING, faults.NOT_OWN_SEED),
        "hashes": holds(witness.hashes, faults.OTHER_HASH),
        "findings": [{"code": one.code, "reason": str(one)} for one in unfair],
    }
    if unfair:
        data |= {"code": unfair[0].code, "reason": str(unfair[0])}
    return data
