"""Fair dice: nobody, the host included, can choose a roll, and everybody can check it afterwards.

Before the first move the table publishes the hash of a secret. Every player adds a seed. Each
chance move is then drawn from HMAC-SHA256 over both and a counter. At the end the secret is
revealed, and `verify` draws every chance move again.
"""

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from hexhold.core import faults
from hexhold.core.contract import CHANCE, Game, Move
from hexhold.core.faults import CodedError

LABEL: Final = b"hexhold-fair-1"


class Unfair(CodedError):
    """A chance move is not the one that secret and seeds lead to."""


@dataclass(frozen=True)
class Proof:
    """What is needed to draw a match's luck again."""

    commitment: str
    secret: str
    seeds: tuple[str, ...]  # one for each seat, empty where it gave none


def commit(secret: bytes) -> str:
    """The hash that is published before the first move."""
    return hashlib.sha256(LABEL + b"\0" + secret).hexdigest()


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
    """Draw every chance move again; return how many, or raise Unfair at the first that differs."""
    try:
        secret = bytes.fromhex(proof.secret)
    except ValueError:
        raise Unfair(faults.NO_HEXADECIMAL) from None
    if commit(secret) != proof.commitment:
        raise Unfair(faults.OTHER_SECRET)
    luck = FairLuck(secret, proof.seeds)
    for number, (seat, action) in enumerate(moves, 1):
        if seat == CHANCE:
            drawn = luck.pick(game.outcomes(state))
            if drawn != action:
                said, meant = game.text(action), game.text(drawn)
                raise Unfair(faults.OTHER_DRAW, number=number, move=said, drawn=meant)
        game.play(state, seat, action)
    return luck.drawn
