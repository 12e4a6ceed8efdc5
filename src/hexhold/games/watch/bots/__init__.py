"""Bots that know the Watch: what the generic ones ask, see `hexhold.bots.minds`."""

from hexhold.games.watch.bots import weights
from hexhold.games.watch.bots.greedy import choose_greedily as greedy
from hexhold.games.watch.bots.novice import choose_as_novice as novice
from hexhold.games.watch.bots.planner import choose_by_plan as planner
from hexhold.games.watch.bots.search import search, turn
from hexhold.games.watch.bots.variety import VARIETY

STYLES = tuple(weights.SHARES)
WEIGHTS = weights

__all__ = ["STYLES", "VARIETY", "WEIGHTS", "greedy", "novice", "planner", "search", "turn"]
