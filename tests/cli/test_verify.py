"""`hexhold verify`: what a record proves by itself, and what only a witness can tell."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Run

import hexhold
from hexhold.core.contract import CHANCE
from hexhold.core.fair import FairLuck, Proof, commit, seed_hash
from hexhold.locale import LANGUAGES

GAME = hexhold.game("watch", players=3, first="0", trade=False, turn_limit=4)
OWN = "00112233445566778899aabbccddeeff"


def proof_of(secret: bytes, *seeds: str) -> Proof:
    seal = commit(secret)
    hashes = tuple(seed_hash(seal, seed) if seed else "" for seed in seeds)
    return Proof(seal, secret.hex(), seeds, hashes)


PROOF = proof_of(bytes(range(32)), "ann's", OWN, "")
SEAL = PROOF.commitment


def record_of(proof: Proof, told: Proof | None = None) -> str:
    """A match with the luck of one proof, told with the same or another."""
    match = GAME.start()
    luck = FairLuck(bytes.fromhex(proof.secret), proof.seeds)
    while not match.over:
        seat = match.actors[0]
        if seat == CHANCE:
            match.play(CHANCE, luck.pick(GAME.outcomes(match.state)))
        else:
            match.play(seat, match.legal(seat)[-1])
    return match.record(told or proof)


@pytest.fixture
def write(tmp_path: Path) -> Any:
    def to_file(text: str) -> str:
        path = tmp_path / "match.hexhold"
        path.write_text(text, encoding="utf-8")
        return str(path)

    return to_file


@pytest.fixture
def honest(write: Any) -> str:
    return str(write(record_of(PROOF)))


def test_a_fair_record_tells_its_seal_for_comparison(run: Run, honest: str) -> None:
    outcome = run("verify", honest)
    assert outcome.code == 0
    first, second, third = outcome.out.splitlines()
    assert first.startswith("fair: all ")
    assert second == "every seed is the one whose hash was fixed before the match"
    assert SEAL in third
    assert "--seal" in third


def test_what_one_noted_is_compared_and_said(run: Run, honest: str) -> None:
    noted = ("--seal", f" {SEAL.upper()} ", "--seed", f"1={OWN}", "--hash", "2=")
    outcome = run("verify", honest, *noted, "--hash", f"0={PROOF.seed_hashes[0]}")
    assert outcome.code == 0
    assert outcome.out.splitlines()[2:] == [
        "the seal is the one that you noted",
        "your seed is among the seeds",
        "the seed hashes are those that you noted",
    ]


def test_a_record_forged_as_a_whole_is_caught_by_the_seal_only(run: Run, write: Any) -> None:
    forged = write(record_of(proof_of(b"made afterwards".ljust(32), "ann's", OWN, "")))
    assert run("verify", forged).code == 0
    outcome = run("verify", forged, "--seal", SEAL)
    assert outcome.code == 1
    assert outcome.out.startswith("NOT FAIR: the seal is ")


def test_an_own_seed_that_was_not_used_is_missed(run: Run, write: Any) -> None:
    forged = write(record_of(proof_of(bytes(range(32)), "ann's", "another", "")))
    assert run("verify", forged, "--seal", SEAL).code == 0
    anywhere = run("verify", forged, "--seed", OWN)
    assert (anywhere.code, anywhere.out) == (1, "NOT FAIR: your seed is not among the seeds\n")
    there = run("verify", forged, "--seed", f"1={OWN}")
    assert there.out == "NOT FAIR: the seed of seat 1 is not the one that you gave\n"


def test_a_hash_that_was_not_the_one_shown_is_found(run: Run, write: Any) -> None:
    forged = write(record_of(proof_of(bytes(range(32)), "chosen last", OWN, "")))
    noted = ("--seal", SEAL, "--seed", OWN, "--hash", f"0={PROOF.seed_hashes[0]}")
    outcome = run("verify", forged, *noted)
    assert outcome.code == 1
    assert outcome.out.startswith("NOT FAIR: the seed hash of seat 0 is not the one")


def test_a_seed_that_does_not_fit_its_hash_is_found(run: Run, write: Any) -> None:
    late = replace(PROOF, seeds=("chosen last", OWN, ""))
    outcome = run("verify", write(record_of(late)))
    assert outcome.code == 1
    assert outcome.out.startswith("NOT FAIR: the seed of seat 0 is not the one whose hash")


def test_everything_that_does_not_fit_is_told(run: Run, write: Any) -> None:
    forged = write(record_of(PROOF, proof_of(b"another".ljust(32), "", "", "")))
    outcome = run("verify", forged, "--seal", SEAL, "--seed", OWN)
    assert [line.startswith("NOT FAIR: ") for line in outcome.out.splitlines()] == [True] * 3


def test_json_has_a_field_for_each_question(run: Run, honest: str) -> None:
    data = json.loads(run("verify", honest, "--json", "--seal", SEAL).out)
    assert data.pop("chance_moves") > 0
    assert data == {
        "fair": True,
        "commitment": SEAL,
        "hashed": True,
        "seal": True,
        "seed": None,
        "hashes": None,
        "findings": [],
    }
    outcome = run("verify", honest, "--json", "--seal", "00", "--seed", OWN, "--hash", "2=00")
    data = json.loads(outcome.out)
    assert outcome.code == 1
    assert (data["fair"], data["seal"], data["seed"], data["hashes"]) == (False, False, True, False)
    assert [one["code"] for one in data["findings"]] == ["other-seal", "other-hash"]
    assert data["code"] == "other-seal"


def test_a_hash_without_a_seat_is_refused(run: Run, honest: str) -> None:
    assert "SEAT=HASH" in run("verify", honest, "--hash", "abc").fault()


def test_a_record_without_a_proof_is_refused(run: Run, write: Any) -> None:
    assert "no proof" in run("verify", write(GAME.start(seed=1).record())).fault()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_verdict_is_told_in_every_language(run: Run, honest: str, language: str) -> None:
    noted = ("--seal", SEAL, "--seed", OWN, "--hash", "2=")
    assert run("--language", language, "verify", honest, *noted).out.count("\n") == 5
