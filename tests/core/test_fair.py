"""The proof of fair dice: what it accepts, and what it finds."""

import hashlib
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.tiny_game.tiny.game import make

import hexhold
from hexhold.core.contract import CHANCE, Move
from hexhold.core.fair import (
    FairLuck,
    Proof,
    Unfair,
    Witness,
    commit,
    contradictions,
    seed_hash,
    verify,
)
from hexhold.core.match import Match
from hexhold.core.record import RecordError, read_header

VECTORS: dict[str, Any] = json.loads((Path(__file__).parent / "fair_vectors.json").read_text())
SECRET = bytes.fromhex(VECTORS["secret"])
SEAL: str = VECTORS["commitment"]
SEEDS = ("first", "", "third")
PROOF = Proof(
    SEAL,
    SECRET.hex(),
    SEEDS,
    tuple(seed_hash(SEAL, seed) if seed else "" for seed in SEEDS),
)


def played(proof: Proof) -> list[Move]:
    """A match of the tiny game whose luck is the proof's."""
    match = Match(make())
    luck = FairLuck(bytes.fromhex(proof.secret), proof.seeds)
    while not match.over:
        seat = match.actors[0]
        if seat == CHANCE:
            match.play(CHANCE, luck.pick(match.game.outcomes(match.state)))
        else:
            match.play(seat, match.legal(seat)[0])
    return match.moves


def check(proof: Proof, moves: list[Move] | None = None) -> int:
    game = make()
    return verify(game, game.new_state(), played(proof) if moves is None else moves, proof)


def code(proof: Proof, moves: list[Move] | None = None) -> str:
    with pytest.raises(Unfair) as caught:
        check(proof, moves)
    return str(caught.value.code)


def found(**noted: Any) -> list[str]:
    return [str(one.code) for one in contradictions(PROOF, Witness(**noted))]


# ------------------------------------------------------------------ bytes that others make too


def test_the_hash_of_a_seed_has_the_documented_bytes() -> None:
    raw = b"hexhold-seed-1" + b"\0" + SEAL.encode("ascii") + b"\0" + "zażółć".encode()
    assert seed_hash(SEAL, "zażółć") == hashlib.sha256(raw).hexdigest()


def test_the_vectors_that_the_page_reads_too_are_ours() -> None:
    assert commit(SECRET) == SEAL
    assert [seed_hash(SEAL, seed) for seed in VECTORS["seeds"]] == VECTORS["seed_hashes"]
    luck = FairLuck(SECRET, VECTORS["seeds"])
    weights = [(at, weight) for at, (_, weight) in enumerate(VECTORS["outcomes"])]
    names = [name for name, _ in VECTORS["outcomes"]]
    assert [names[luck.pick(weights)] for _ in VECTORS["draws"]] == VECTORS["draws"]


def test_a_hash_is_good_for_one_table_only() -> None:
    assert seed_hash(SEAL, "a") != seed_hash(commit(b"another secret"), "a")


# ------------------------------------------------------------------ what a proof must hold


def test_a_proof_with_hashes_holds() -> None:
    assert check(PROOF) == sum(seat == CHANCE for seat, _ in played(PROOF)) > 0


def test_a_proof_of_an_old_match_holds_without_hashes() -> None:
    old = replace(PROOF, seed_hashes=())
    assert check(old) == check(PROOF)
    assert check(replace(PROOF, seed_hashes=("", "", ""))) == check(PROOF)


def test_a_seed_that_was_exchanged_is_found_by_its_hash() -> None:
    assert code(replace(PROOF, seeds=("first", "", "other"))) == "other-seed"
    assert code(replace(PROOF, seeds=("first", "", ""))) == "other-seed"


def test_a_seed_that_no_hash_fixed_may_have_been_chosen_last() -> None:
    assert code(replace(PROOF, seeds=("first", "late", "third"))) == "seed-without-hash"
    assert code(replace(PROOF, seed_hashes=PROOF.seed_hashes[:2])) == "seed-without-hash"


def test_a_seed_of_no_seat_is_found() -> None:
    more = replace(PROOF, seeds=(*SEEDS, "of nobody"), seed_hashes=())
    assert code(more) == "seeds-and-seats"


def test_a_hash_of_no_seat_is_found() -> None:
    assert code(replace(PROOF, seed_hashes=(*PROOF.seed_hashes, "00" * 32))) == "other-seed"


def test_another_secret_and_no_secret_are_found() -> None:
    assert code(replace(PROOF, secret="00" * 32), []) == "other-secret"
    assert code(replace(PROOF, secret="no secret"), []) == "no-hexadecimal"


def test_a_chance_move_that_was_chosen_is_found() -> None:
    game, moves = make(), played(PROOF)
    number = next(at for at, (seat, _) in enumerate(moves) if seat == CHANCE)
    outcomes = [action for action, _ in game.outcomes(game.new_state())]
    moves[number] = CHANCE, next(one for one in outcomes if one != moves[number][1])
    assert code(PROOF, moves) == "other-draw"


# ------------------------------------------------------------------ what somebody noted


def test_what_was_noted_and_holds_is_no_contradiction() -> None:
    assert found() == []
    seeds = ((0, "first"), (None, "third"))
    hashes = tuple(enumerate(PROOF.seed_hashes))
    assert found(seal=SEAL, seeds=seeds, hashes=hashes) == []


@pytest.mark.parametrize(
    ("noted", "codes"),
    [
        ({"seal": "00" * 32}, ["other-seal"]),
        ({"seeds": ((None, "mine"),)}, ["own-seed-missing"]),
        ({"seeds": ((2, "first"),)}, ["not-own-seed"]),
        ({"seeds": ((7, "first"),)}, ["not-own-seed"]),
        ({"hashes": ((1, "00" * 32),)}, ["other-hash"]),
        ({"seal": "", "seeds": ((None, "mine"),)}, ["other-seal", "own-seed-missing"]),
    ],
)
def test_what_was_noted_and_is_told_otherwise_is_named(noted: Any, codes: list[str]) -> None:
    assert found(**noted) == codes


# ------------------------------------------------------------------ in a record


def header_of(proof: Proof) -> Proof | None:
    return read_header(hexhold.game("watch").start(seed=1).record(proof).splitlines()).proof


def test_a_record_keeps_the_hashes() -> None:
    assert header_of(PROOF) == PROOF


def test_a_record_without_hashes_reads_and_is_written_as_before() -> None:
    old = replace(PROOF, seed_hashes=())
    assert header_of(old) == old
    assert "seed_hashes" not in hexhold.game("watch").start(seed=1).record(old)


@pytest.mark.parametrize("hashes", ["3", '"abc"', "[1]", "null", "{}"])
def test_hashes_that_are_no_texts_are_refused(hashes: str) -> None:
    proof = f'{{"commitment":"a","secret":"b","seeds":[],"seed_hashes":{hashes}}}'
    with pytest.raises(RecordError) as caught:
        read_header(["hexhold-record 1 watch", "options {}", f"fair {proof}"])
    assert caught.value.line == 3
