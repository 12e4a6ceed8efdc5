"""Bots whose mind is a part of each game: what a position is worth is the game's own knowledge."""

from time import thread_time
from typing import Any, ClassVar, Final

from hexhold.bots.base import Bot, Decision, Rated
from hexhold.bots.minds import Search, mind

BATCH: Final = 16  # playouts between two looks at the clock
SHARE: Final = 0.5  # of the time left for a turn that one decision may take


class MindedBot(Bot):
    """Asks one function of the game's minds."""

    mind: ClassVar[str]

    def ask(self, *question: Any) -> Any:
        """What that function answers."""
        return mind(self.game.name, self.mind)(*question)


class NoviceBot(MindedBot):
    """Sensible but short-sighted; overlooks things now and then, as people do."""

    mind = "novice"
    has_budget = False

    def choose(self, decision: Decision) -> int:
        return int(self.ask(decision.imagine(), decision.seat, self.style, self.rng))


class GreedyBot(MindedBot):
    """Takes the action after which its position looks best: sensible and quick, plans nothing."""

    mind = "greedy"
    has_styles = False
    has_budget = False

    def choose(self, decision: Decision) -> int:
        return int(self.ask(decision.imagine(), decision.seat))


class PlannerBot(MindedBot):
    """Plans its own turn to the end; what others will do it does not foresee."""

    mind = "planner"
    has_budget = False

    def choose(self, decision: Decision) -> int:
        return int(self.ask(decision.imagine(), decision.seat, self.style))


class MasterBot(MindedBot):
    """Tries its plans out in matches that it imagines, as long as its budget lasts."""

    mind = "search"
    usual_seconds: ClassVar[float] = 1.0  # a turn

    def choose(self, decision: Decision) -> int:
        return int(self._searched(decision).best())

    def evaluate(self, decision: Decision) -> list[Rated]:
        return [Rated(*rated) for rated in self._searched(decision).rated()]

    def _searched(self, decision: Decision) -> Search:
        began = 0.0 if self.budget.playouts else thread_time()
        state = decision.imagine()
        search: Search = self.ask(state, decision.seat, self.style, self.rng)
        if self.budget.playouts:
            self._think_so_often(search, self.budget.playouts)
        else:
            turn = int(mind(self.game.name, "turn")(state))
            self._refill(turn, decision.view.get("active") == decision.seat)
            self._think_so_long(search, began)
        return search

    def _think_so_often(self, search: Search, playouts: int) -> None:
        while search.playouts() < playouts and not search.is_settled():
            search.think(min(BATCH, playouts - search.playouts()))

    def _refill(self, turn: int, own: bool) -> None:
        """What an own turn leaves is for the answers that the others' turns ask for."""
        if self._turn is None or (own and turn != self._turn):
            self._turn, self._left = turn, self.budget.seconds or self.usual_seconds

    def _think_so_long(self, search: Search, began: float) -> None:
        """Half of the time that is left for the turn: later decisions of it have less to find."""
        while thread_time() - began < SHARE * self._left and not search.is_settled():
            search.think(BATCH)
        self._left -= thread_time() - began

    _turn: int | None = None  # the last own one
    _left = 0.0
