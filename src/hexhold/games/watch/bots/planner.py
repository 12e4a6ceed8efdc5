"""The planner's choice in the Watch: the first action of the best line that its turn can take.

It plans in a state that holds only what its seat knows, so it chooses the same however the hidden
cards lie; and it comes to the same plan each time, so that it needs no memory. Compiled.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.games.watch.bots.answers import answer
from hexhold.games.watch.bots.beam import NOTHING, best_line
from hexhold.games.watch.bots.exchange import next_word
from hexhold.games.watch.bots.founding import best_road, best_settlement
from hexhold.games.watch.bots.greedy import go_on
from hexhold.games.watch.bots.luck import blind
from hexhold.games.watch.bots.trade import planned_offer
from hexhold.games.watch.bots.value import WIN
from hexhold.games.watch.bots.weights import put_on
from hexhold.games.watch.engine._actions import ACTIONS
from hexhold.games.watch.engine.referee import fill
from hexhold.games.watch.engine.state import ANSWERS, FOUND_ROAD, FOUND_SETTLEMENT, State

WIDTH: Final = 12
DEPTH: Final = 6


def choose_by_plan(s: State, seat: i64, style: str = "") -> i64:
    """The best action of a seat now, for a character of a style; nothing of it stays behind."""
    put_on(style)
    action = planned(s, seat)
    put_on("")
    return action


def planned(s: State, seat: i64) -> i64:
    """The best action of a seat, by the weights as they are."""
    out = vec[i64]([0] * ACTIONS)
    n = fill(s, seat, out)
    if n == 1:
        return out[0]
    if s.phase == FOUND_SETTLEMENT:
        return best_settlement(s, seat)
    if s.phase == FOUND_ROAD:
        return best_road(s, seat, out, n)
    if s.phase == ANSWERS and seat != s.active:
        return legal_word(s, seat, answer(s, seat), out, n)
    known = blind(s, seat)
    if s.seats[seat].draft_give != 0:
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
    if offer is None:
        return go_on(s, seat, out, n)
    return legal_word(s, seat, next_word(s, seat, offer), out, n)


def legal_word(s: State, seat: i64, word: i64, out: vec[i64], n: i64) -> i64:
    """A word if it may be said; what somebody else began is brought to an end."""
    for i in range(n):
        if out[i] == word:
            return word
    return go_on(s, seat, out, n)
