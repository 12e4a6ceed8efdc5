"""Where chance moves come from when nobody names them."""

from typing import Protocol

from hexhold.core.rng import Rng


class Luck(Protocol):
    """Draws one of several weighted outcomes."""

    def pick(self, outcomes: list[tuple[int, int]]) -> int: ...


class SeededLuck:
    """Luck from a seed: the same seed, the same match."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def pick(self, outcomes: list[tuple[int, int]]) -> int:
        """One outcome, each as likely as its weight."""
        at = int(self.rng.below(sum([weight for _, weight in outcomes])))
        for action, weight in outcomes:
            if at < weight:
                return action
            at -= weight
        raise ValueError("no outcome has a weight")
