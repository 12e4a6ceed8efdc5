"""The bot that chooses evenly among all it may do."""

from collections.abc import Sequence

from hexhold.bots.base import Bot, Imagine
from hexhold.core.contract import View


class RandomBot(Bot):
    """Does anything, each action as likely as any other."""

    def choose(self, view: View, legal: Sequence[int], imagine: Imagine) -> int:
        return legal[int(self.rng.below(len(legal)))]
