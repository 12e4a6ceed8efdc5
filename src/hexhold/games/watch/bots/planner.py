"""The planner's choice in the Watch: the first action of the best line that its turn can take.

It plans in a state that holds only what its seat knows, so it chooses the same however the hidden
cards lie; and it comes to the same plan each time, so that it needs no memory. Compiled.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.games.watch.bots.beam import NOTHING, best_line
from hexhold.games.watch.bots.greedy import choose_greedily, go_on
from hexhold.games.watch.bots.luck import blind
from hexhold.games.watch.bots.trade import answer, next_word, planned_offer
from hexhold.games.watch.bots.value import WIN
from hexhold.games.watch.engine._actions import ACTIONS
from hexhold.games.watch.engine.referee import fill
from hexhold.games.watch.engine.state import ANSWERS, State

WIDTH: Final = 12
DEPTH: Final = 6


def choose_by_plan(s: State, seat: i64) -> i64:
    """The best action of a seat now."""
    out = vec[i64]([0] * ACTIONS)
    n = fill(s, seat, out)
    if n == 1:
        return out[0]
    own = s.seats[seat]
    if s.phase == ANSWERS and seat != s.active:
        if s.offer_want == 0 or own.draft_give != 0:
            return choose_greedily(s, seat)
        return answer(s, seat)
    known = blind(s, seat)
    if own.draft_give != 0:
        return finish_offer(s, known, seat, out, n)
    line = best_line(known, seat, WIDTH, DEPTH)
    if line.first == NOTHING:
        return out[0]
    if line.worth < WIN // 2:
        offer = planned_offer(known, seat)
        if offer is not None:
            return next_word(s, seat, offer)
    return line.first


def finish_offer(s: State, known: State, seat: i64, out: vec[i64], n: i64) -> i64:
    """The next word of the planned offer; one that somebody else began is brought to an end."""
    offer = planned_offer(known, seat)
    if offer is not None:
        word = next_word(s, seat, offer)
        for i in range(n):
            if out[i] == word:
                return word
    return go_on(s, seat, out, n)
