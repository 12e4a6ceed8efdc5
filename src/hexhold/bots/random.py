"""The bot that chooses evenly among all it may do."""

from hexhold.bots.base import Bot, Decision


class RandomBot(Bot):
    """Does anything, each action as likely as any other."""

    has_styles = False
    has_budget = False

    def choose(self, decision: Decision) -> int:
        legal = decision.legal
        return legal[int(self.rng.below(len(legal)))]
