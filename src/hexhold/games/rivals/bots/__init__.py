"""Bots that know the Rivals: what the generic ones ask, see `hexhold.bots.minds`."""

from hexhold.games.rivals.bots.greedy import choose_greedily as greedy
from hexhold.games.rivals.bots.planner import choose_by_plan as planner

__all__ = ["greedy", "planner"]
