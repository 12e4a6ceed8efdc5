"""Fair dice: nobody, the host included, can choose a roll, and everybody can check it afterwards.

Before anybody sits down the table publishes the hash of a secret. Every player gives the hash of a
seed, and shows the seed when all hashes are fixed, so that nobody chooses last. Each chance move is
then drawn from HMAC-SHA256 over secret and seeds and a counter. At the end the secret is revealed,
and `verify` draws every chance move again. See docs/fairness.md.
"""

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any, Final

from hexhold.core import faults
from hexhold.core.contract import CHANCE, Game, Move
from hexhold.core.faults import CodedError

LABEL: Final = b"hexhold-fair-1"
LABEL_SEED: Final = b"hexhold-seed-1"


class Unfair(CodedError):
    """A proof does not hold, or is not the one that somebody was promised."""


@dataclass(frozen=True)
class Proof:
    """What is needed to draw a match's luck again."""

    commitment: str
    secret: str
    seeds: tuple[str, ...]  # one for each seat, empty where it gave none
    seed_hashes: tuple[str, ...] = ()  # fixed before the first seed was shown


@dataclass(frozen=True)
class Witness:
    """What somebody noted before the match, whatever a record tells afterwards."""

    seal: str | None = None  # the commitment
    seeds: tuple[tuple[int | None, str], ...] = ()  # own ones, by seat if that is known
    hashes: tuple[tuple[int, str], ...] = ()  # of any seat, as they were shown before the start


def commit(secret: bytes) -> str:
    """The hash that is published before the first move."""
    return hashlib.sha256(LABEL + b"\0" + secret).hexdigest()


def seed_hash(commitment: str, seed: str) -> str:
    """The hash of a seed, good for one table only."""
    whole = b"\0".join((LABEL_SEED, commitment.encode(), seed.encode()))
    return hashlib.sha256(whole).hexdigest()


def draw_key(secret: bytes, seeds: Sequence[str]) -> bytes:
    """Secret and seeds as one key; lengths keep one seed from reading like two."""
    message = LABEL
    for seed in seeds:
        raw = seed.encode()
        message += len(raw).to_bytes(4, "big") + raw
    return hmac.new(secret, message, hashlib.sha256).digest()


class FairLuck:
    """Luck drawn from a secret and the players' seeds, one counter step a chance move."""

    def __init__(self, secret: bytes, seeds: Sequence[str], drawn: int = 0) -> None:
        self.key = draw_key(secret, seeds)
        self.drawn = drawn

    def pick(self, outcomes: list[tuple[int, int]]) -> int:
        """One outcome, each exactly as likely as its weight."""
        at = self._below(sum(weight for _, weight in outcomes))
        self.drawn += 1
        for action, weight in outcomes:
            if at < weight:
                return action
            at -= weight
        raise ValueError("no outcome has a weight")

    def _below(self, whole: int) -> int:
        """A number below `whole`; the rare draw that would favour small ones is made again."""
        limit = 2**256 - 2**256 % whole
        attempt = 0
        while True:
            message = self.drawn.to_bytes(8, "big") + attempt.to_bytes(4, "big")
            number = int.from_bytes(hmac.new(self.key, message, hashlib.sha256).digest(), "big")
            if number < limit:
                return number % whole
            attempt += 1


def verify(game: Game[Any], state: Any, moves: Sequence[Move], proof: Proof) -> int:
    """Draw every chance move again; return how many, or raise Unfair at the first fault."""
    try:
        secret = bytes.fromhex(proof.secret)
    except ValueError:
        raise Unfair(faults.NO_HEXADECIMAL) from None
    if commit(secret) != proof.commitment:
        raise Unfair(faults.OTHER_SECRET)
    if len(proof.seeds) != game.seats:
        raise Unfair(faults.SEEDS_AND_SEATS, seeds=len(proof.seeds), seats=game.seats)
    check_hashes(proof)
    luck = FairLuck(secret, proof.seeds)
    for number, said in enumerate(game.said(moves), 1):
        if said.seat == CHANCE:
            drawn = luck.pick(game.outcomes(state))
            if (drawn,) != said.actions:
                meant = game.text(drawn)
                raise Unfair(faults.OTHER_DRAW, number=number, move=said.text, drawn=meant)
        for action in said.actions:
            game.play(state, said.seat, action)
    return luck.drawn


def check_hashes(proof: Proof) -> None:
    """Where seeds were hashed, none may come from nowhere: it could have been chosen last."""
    if not any(proof.seed_hashes):
        return
    for seat, (seed, known) in enumerate(zip_longest(proof.seeds, proof.seed_hashes, fillvalue="")):
        if seed and not known:
            raise Unfair(faults.SEED_WITHOUT_HASH, seat=seat)
        if known and known != seed_hash(proof.commitment, seed):
            raise Unfair(faults.OTHER_SEED, seat=seat)


def contradictions(proof: Proof, witness: Witness) -> Iterator[Unfair]:
    """Everything in a proof that is not what the witness noted."""
    if witness.seal is not None and witness.seal != proof.commitment:
        yield Unfair(faults.OTHER_SEAL, seal=proof.commitment)
    for seat, seed in witness.seeds:
        if seat is None and seed not in proof.seeds:
            yield Unfair(faults.OWN_SEED_MISSING)
        if seat is not None and proof.seeds[seat : seat + 1] != (seed,):
            yield Unfair(faults.NOT_OWN_SEED, seat=seat)
    for seat, known in witness.hashes:
        if proof.seed_hashes[seat : seat + 1] != (known,):
            yield Unfair(faults.OTHER_HASH, seat=seat)
