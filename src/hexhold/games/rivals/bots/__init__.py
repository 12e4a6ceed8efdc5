"""Bots that know the Rivals: what the generic ones ask, see `hexhold.bots.minds`."""

from hexhold.games.rivals.bots import weights
from hexhold.games.rivals.bots.greedy import choose_greedily as greedy
from hexhold.games.rivals.bots.master import search
from hexhold.games.rivals.bots.master import turn_of as turn
from hexhold.games.rivals.bots.novice import choose_as_novice as novice
from hexhold.games.rivals.bots.planner import choose_by_plan as planner
from hexhold.games.rivals.bots.variety import VARIETY
from hexhold.games.rivals.bots.weights import STYLES

WEIGHTS = weights

__all__ = ["STYLES", "VARIETY", "WEIGHTS", "greedy", "novice", "planner", "search", "turn"]
