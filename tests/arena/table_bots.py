"""Bots for the tests of the arena; named as tests.arena.table_bots:Name."""

from collections.abc import Sequence

from hexhold.bots import Bot
from hexhold.bots.base import Imagine
from hexhold.core.contract import View


class Hasty(Bot):
    """Takes the first thing it may do."""

    def choose(self, view: View, legal: Sequence[int], imagine: Imagine) -> int:
        return legal[0]


class Curious(Bot):
    """Looks at all it is given, and complains if that is more or less than a seat may see."""

    def choose(self, view: View, legal: Sequence[int], imagine: Imagine) -> int:
        assert view["own"] is not None
        assert all("own" not in seat for seat in view["seats"])
        assert view["seat"] in view["actors"]
        assert [self.game.text(action) for action in legal]
        return legal[int(self.rng.below(len(legal)))]


class Cheat(Bot):
    """Does what it may not."""

    def choose(self, view: View, legal: Sequence[int], imagine: Imagine) -> int:
        return self.game.parse("settlement 0") if view["phase"] == "before-roll" else legal[0]


class NoBot:
    """Not made from Bot."""
