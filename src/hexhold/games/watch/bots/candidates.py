"""What a search of the Watch tries out: the planner's best lines, or the best sites to found on.

Compiled. The planner's choice comes first. Nobody hides anything while settlements are founded, so
a line of the founding rounds holds what all seats will do until these are over.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from hexhold.games.watch.bots.beam import Line, best_lines
from hexhold.games.watch.bots.founding import good_sites
from hexhold.games.watch.bots.luck import blind
from hexhold.games.watch.bots.planner import choose_by_plan
from hexhold.games.watch.bots.playouts import is_founding
from hexhold.games.watch.bots.value import WIN
from hexhold.games.watch.engine._actions import ACTIONS, SETTLEMENT
from hexhold.games.watch.engine.referee import fill, play
from hexhold.games.watch.engine.state import FOUND_SETTLEMENT, State

WIDTH: Final = 12
DEPTH: Final = 6
MOST: Final = 8  # lines that are tried out
POINT: Final = 0.03  # the chance to win that the planner's 1,000 stand for
OTHER: Final = 0.006  # how much less it is after what the planner would not do, on average
SITES_BY_MODEL: Final = 5  # sites that are good by what was fitted to foundings; the rest by value
LOG_ODD: Final = 0.03  # the chance to win that its 1,000 stand for: it knows little
PAIRS: Final = 180  # of a site and a road, that none is missing


@mypyc_attr(acyclic=True)
class Candidate:
    """A line in question, and how it did."""

    __slots__ = ("actions", "alive", "chance", "prior", "rounds", "total")

    def __init__(self, actions: vec[i64], prior: float) -> None:
        self.actions: vec[i64] = actions
        self.prior: float = prior  # the chance to win that the planner gives it, from its best line
        self.alive: bool = True
        self.chance: float = 0.0  # to win, by the quick matches
        self.rounds: i64 = 0
        self.total: i64 = 0


def candidates(s: State, seat: i64, choice: i64) -> list[Candidate]:
    """All that is in question, the planner's choice first; none where nothing is to be tried."""
    out = vec[i64]([0] * ACTIONS)
    n = fill(s, seat, out)
    if n < 2 or s.seats[seat].draft_give != 0:
        return []
    if s.phase == FOUND_SETTLEMENT:
        return sites_in_question(s, seat)
    if is_founding(s):
        return roads_in_question(s, choice, out, n)
    return lines_in_question(s, seat, choice)


def lines_in_question(s: State, seat: i64, choice: i64) -> list[Candidate]:
    """The planner's best lines."""
    lines = best_lines(blind(s, seat), seat, WIDTH, DEPTH, MOST)
    found: list[Candidate] = []
    if lines[0].worth > WIN // 2:
        return found
    chosen: Line | None = None
    for line in lines:
        if chosen is None and line.first == choice:
            chosen = line
    if chosen is None:
        return found
    found.append(Candidate(chosen.actions(), 0.0))
    for line in lines:
        if line is not chosen and len(found) < MOST:
            # Nothing is held to be better than what the planner chose, whatever its lines say.
            behind = POINT * float(line.worth - chosen.worth) / 1000.0
            found.append(Candidate(line.actions(), min(behind, 0.0) - OTHER))
    return found


# ------------------------------------------------------------------ founding


def sites_in_question(s: State, seat: i64) -> list[Candidate]:
    """The best sites by what is known of foundings, and the best by the value of a turn."""
    sites = good_sites(s, seat, MOST)
    found: list[Candidate] = []
    for site in sites[:SITES_BY_MODEL]:
        prior = LOG_ODD * float(site.worth - sites[0].worth) / 1000.0
        found.append(Candidate(with_others(s, SETTLEMENT + site.n), prior))
    least = found[len(found) - 1].prior
    for line in best_lines(s, seat, PAIRS, DEPTH, PAIRS):
        if len(found) < MOST and all(line.first != one.actions[0] for one in found):
            found.append(Candidate(with_others(s, line.first), least))
    return found


def roads_in_question(s: State, choice: i64, out: vec[i64], n: i64) -> list[Candidate]:
    """All paths that lead from the settlement that was founded."""
    found = [Candidate(with_others(s, choice), 0.0)]
    for i in range(n):
        if out[i] != choice:
            found.append(Candidate(with_others(s, out[i]), 0.0))
    return found


def with_others(s: State, first: i64) -> vec[i64]:
    """A founding action, and what everybody will plan after it until all have founded."""
    after = s.copy()
    actions = vec[i64]([first])
    play(after, after.active, first)
    while is_founding(after):
        action = choose_by_plan(after, after.active)
        actions = append(actions, action)
        play(after, after.active, action)
    return actions
