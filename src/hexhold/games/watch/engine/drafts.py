"""Putting an offer or a counter-offer together, one card a word. Chapter trade.

First what is given, kind by kind, then what is wanted, kind by kind, then the word that says it
aloud: so every exchange is put together in one way only, and whatever was begun can be finished.
Until then it is the seat's secret.
"""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import ONE, count_of
from hexhold.games.watch.engine._actions import ASK, PROPOSE, PUT
from hexhold.games.watch.engine.hands import fill_kinds
from hexhold.games.watch.engine.state import Holdings
from hexhold.games.watch.engine.tables import OF_A_KIND, ORE


def is_word(action: i64) -> bool:
    """Whether an action only adds a card to what a seat is putting together."""
    return PUT <= action < PROPOSE


def last_kind(cards: i64) -> i64:
    """The last kind among packed cards; the first kind of all if there are none."""
    kind: i64 = ORE
    while kind > 0 and count_of(cards, kind) == 0:
        kind -= 1
    return kind


def kinds_among(cards: i64) -> i64:
    """How many kinds there are among packed cards."""
    kinds: i64 = 0
    for kind in range(i64(ORE + 1)):
        if count_of(cards, kind) > 0:
            kinds += 1
    return kinds


def may_put(own: Holdings, kind: i64) -> bool:
    """Whether a seat that gives may add a card of a kind; one kind is left to ask for."""
    given = count_of(own.draft_give, kind)
    if count_of(own.hand, kind) <= given:
        return False
    return given > 0 or kinds_among(own.draft_give) < ORE


def fill_beginnings(own: Holdings, out: vec[i64], n: i64) -> i64:
    """The first word of everything that a seat could put together."""
    return fill_kinds(own.hand, PUT, out, n)


def fill_words(own: Holdings, last: i64, out: vec[i64]) -> i64:
    """How a seat may go on with what it has begun; `last` says it aloud."""
    n: i64 = 0
    first: i64 = 0
    if own.draft_want != 0:
        out[0] = last
        n = 1
        first = last_kind(own.draft_want)
    else:
        for kind in range(last_kind(own.draft_give), i64(ORE + 1)):
            if may_put(own, kind):
                out[n] = PUT + kind
                n += 1
    for kind in range(first, i64(ORE + 1)):
        if count_of(own.draft_give, kind) == 0 and count_of(own.draft_want, kind) < OF_A_KIND:
            out[n] = ASK + kind
            n += 1
    return n


def put(own: Holdings, kind: i64) -> None:
    """One card more to give."""
    own.draft_give += ONE[kind]


def ask(own: Holdings, kind: i64) -> None:
    """One card more to have."""
    own.draft_want += ONE[kind]


def clear_draft(own: Holdings) -> None:
    """Nothing is being put together any longer."""
    own.draft_give = 0
    own.draft_want = 0
