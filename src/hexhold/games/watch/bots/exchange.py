"""An exchange that a seat of the Watch thinks of, and the words that propose it. Compiled."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from hexhold.core.bits import ONE, nth_card
from hexhold.games.watch.engine._actions import ASK, PROPOSE, PUT, REPLY
from hexhold.games.watch.engine.state import State
from hexhold.games.watch.engine.tables import WINTER_PICKS

# What may be given or wanted: one card, or two.
ONE_OR_TWO: Final[vec[i64]] = vec[i64](
    [ONE[k] for k in range(5)] + [WINTER_PICKS[n] for n in range(15)]
)
SINGLES: Final = 5


@mypyc_attr(acyclic=True)
class Exchange:
    """Cards for cards, and what a seat hopes of it."""

    __slots__ = ("give", "hope", "taken", "want")

    def __init__(self, give: i64, want: i64, taken: i64, hope: i64) -> None:
        self.give: i64 = give
        self.want: i64 = want
        self.taken: i64 = taken  # deals in which somebody would agree
        self.hope: i64 = hope


def insert(ranked: list[Exchange], one: Exchange, most: i64) -> None:
    """Put an exchange in its place, the most hopeful first."""
    at = len(ranked)
    while at > 0 and ranked[at - 1].hope < one.hope:
        at -= 1
    ranked.insert(at, one)
    if len(ranked) > most:
        ranked.pop()


def next_word(s: State, seat: i64, one: Exchange) -> i64:
    """The word with which a seat goes on to put an exchange together, or says it aloud."""
    own = s.seats[seat]
    given = one.give - own.draft_give
    if given != 0:
        return PUT + nth_card(given, 0)
    wanted = one.want - own.draft_want
    if wanted != 0:
        return ASK + nth_card(wanted, 0)
    if seat == s.active:
        return PROPOSE
    return REPLY
