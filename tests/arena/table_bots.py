"""Bots for the tests of the arena; named as tests.arena.table_bots:Name."""

from hexhold.bots import Bot, Decision, Rated


class Hasty(Bot):
    """Takes the first thing it may do."""

    def choose(self, decision: Decision) -> int:
        return decision.legal[0]


class Curious(Bot):
    """Looks at all it is given, and complains if that is more or less than a seat may see."""

    def choose(self, decision: Decision) -> int:
        view, legal = decision.view, decision.legal
        assert view["own"] is not None
        assert all("own" not in seat for seat in view["seats"])
        assert view["seat"] in view["actors"]
        assert [self.game.text(action) for action in legal]
        return legal[int(self.rng.below(len(legal)))]


class Cheat(Bot):
    """Does what it may not."""

    def choose(self, decision: Decision) -> int:
        may_not = decision.view["phase"] == "before-roll"
        return self.game.parse("settlement 0") if may_not else decision.legal[0]


class Rater(Bot):
    """Thinks the better of an action the earlier it is listed; tells what time it was given."""

    def choose(self, decision: Decision) -> int:
        return decision.legal[0]

    def evaluate(self, decision: Decision) -> list[Rated]:
        playouts = round(1000 * self.budget.seconds)
        return [Rated(a, 1 / (n + 2), playouts) for n, a in enumerate(decision.legal[:3])]


class NoBot:
    """Not made from Bot."""
