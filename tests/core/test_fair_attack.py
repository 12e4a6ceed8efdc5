"""Attacks on the dice by an operator who also holds a seat: which worked, which are left.

The operator knows the secret all the time, and its puppet sits beside one honest player. It wishes
for a first roll of two sixes, which luck gives once in 36 matches.
"""

import math
from dataclasses import replace
from itertools import count

from hexhold.core.fair import (
    FairLuck,
    Proof,
    Unfair,
    Witness,
    check_hashes,
    commit,
    contradictions,
    seed_hash,
)

SECRET = bytes(range(32))
SEAL = commit(SECRET)
DICE = [(sum_, 6 - abs(sum_ - 7)) for sum_ in range(2, 13)]
WISH = 12
MATCHES = 3600
BY_LUCK = MATCHES // 36


def first_roll(honest: str, puppet: str, secret: bytes = SECRET) -> int:
    return FairLuck(secret, [honest, puppet]).pick(DICE)


def ground(honest: str) -> str:
    """The first seed that brings the wish, for who knows the honest one already."""
    return next(str(n) for n in count() if first_roll(honest, str(n)) == WISH)


def seeds() -> list[str]:
    """Honest seeds; a counter is as good as chance here, for the hash mixes it."""
    return [f"honest {n}" for n in range(MATCHES)]


def granted(wishes: list[bool]) -> bool:
    """Whether wishes came true clearly more often than by luck: five standard deviations."""
    return sum(wishes) > BY_LUCK + 5 * math.sqrt(BY_LUCK)


# ------------------------------------------------------------------ open seeds: the old way


def test_who_chooses_last_and_knows_the_other_seed_gets_any_roll() -> None:
    assert all(first_roll(seed, ground(seed)) == WISH for seed in seeds()[:20])


# ------------------------------------------------------------------ hashes first


def test_a_puppet_whose_hash_is_fixed_gets_its_wish_by_luck_only() -> None:
    assert not granted([first_roll(seed, "fixed before") == WISH for seed in seeds()])


def test_a_puppet_that_guessed_well_once_gains_nothing_at_the_next_table() -> None:
    fixed = ground("a guess")
    assert not granted([first_roll(seed, fixed) == WISH for seed in seeds()])


def test_an_operator_who_chooses_its_secret_before_the_seal_gains_nothing() -> None:
    chosen = next(
        secret
        for secret in (n.to_bytes(32, "big") for n in count())
        if first_roll("a guess", "", secret) == WISH
    )
    assert not granted([first_roll(seed, "", chosen) == WISH for seed in seeds()])


def test_a_puppet_that_copies_the_honest_hash_and_seed_gains_nothing() -> None:
    assert not granted([first_roll(seed, seed) == WISH for seed in seeds()])


def test_a_seed_that_was_ground_after_the_hashes_does_not_fit() -> None:
    honest, late = "honest", ground("honest")
    hashes = (seed_hash(SEAL, honest), seed_hash(SEAL, "fixed before"))
    forged = Proof(SEAL, SECRET.hex(), (honest, late), hashes)
    assert finding(forged) == "other-seed"
    assert finding(replace(forged, seed_hashes=(hashes[0], ""))) == "seed-without-hash"


def test_a_hash_that_was_exchanged_with_the_seed_is_caught_by_who_noted_it_only() -> None:
    honest, late = "honest", ground("honest")
    shown = seed_hash(SEAL, "fixed before")
    forged = Proof(
        SEAL, SECRET.hex(), (honest, late), (seed_hash(SEAL, honest), seed_hash(SEAL, late))
    )
    assert finding(forged) is None
    careless = Witness(seal=SEAL, seeds=((0, honest),))
    assert list(contradictions(forged, careless)) == []
    careful = replace(careless, hashes=((1, shown),))
    assert [one.code for one in contradictions(forged, careful)] == ["other-hash"]


def finding(proof: Proof) -> str | None:
    """What speaks against the hashes of a proof."""
    try:
        check_hashes(proof)
    except Unfair as unfair:
        return unfair.code
    return None


# ------------------------------------------------------------------ what is left: stopping a start


def test_a_puppet_that_stops_every_start_it_dislikes_draws_once_more_each_time() -> None:
    """Two stops make three tries: less than three times the luck, and both are counted."""
    tries = 3
    wishes = [
        any(first_roll(f"{seed} {again}", "fixed before") == WISH for again in range(tries))
        for seed in seeds()
    ]
    expected = MATCHES * (1 - (35 / 36) ** tries)
    assert abs(sum(wishes) - expected) < 5 * math.sqrt(expected)
    assert granted(wishes)
