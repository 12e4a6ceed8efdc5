"""Putting an offer or a counter-offer together, one card a word. Chapter trade.

First what is given, kind by kind, then what is wanted, kind by kind, then the word that says it
aloud: so every exchange is put together in one way only, and whatever was begun can be finished.
Until then it is the seat's secret.
"""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import ONE, count_of
from hexhold.games.watch.engine.actions import ASK, PROPOSE, PUT
from hexhold.games.watch.engine.reasons import (
    ALLOWED,
    ANSWER_FIRST,
    TRADE_GIFT,
    TRADE_HELD,
    TRADE_LIKE,
)
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


def put_reason(own: Holdings, kind: i64) -> i64:
    """Why a seat may not add a card to what it would give; one kind is left to ask for."""
    if own.draft_want != 0 or kind < last_kind(own.draft_give):
        return ANSWER_FIRST
    if count_of(own.hand, kind) <= count_of(own.draft_give, kind):
        return TRADE_HELD
    if kinds_among(own.draft_give) == ORE and count_of(own.draft_give, kind) == 0:
        return TRADE_LIKE
    return ALLOWED


def ask_reason(own: Holdings, kind: i64) -> i64:
    """Why a seat may not add a card to what it would have."""
    if own.draft_give == 0:
        return TRADE_GIFT
    if kind < last_kind(own.draft_want):
        return ANSWER_FIRST
    if count_of(own.draft_give, kind) > 0:
        return TRADE_LIKE
    if count_of(own.draft_want, kind) >= OF_A_KIND:
        return TRADE_HELD
    return ALLOWED


def word_reason(own: Holdings, action: i64) -> i64:
    """Why a seat that may put something together may not go on like this."""
    if action >= ASK:
        return ask_reason(own, action - ASK)
    return put_reason(own, action - PUT)


def fill_beginnings(own: Holdings, out: vec[i64], n: i64) -> i64:
    """The first word of everything that a seat could put together."""
    for kind in range(i64(ORE + 1)):
        if count_of(own.hand, kind) > 0:
            out[n] = PUT + kind
            n += 1
    return n


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
            if put_reason(own, kind) == ALLOWED:
                out[n] = PUT + kind
                n += 1
    for kind in range(first, i64(ORE + 1)):
        if count_of(own.draft_give, kind) == 0 and count_of(own.draft_want, kind) < OF_A_KIND:
            out[n] = ASK + kind
            n += 1
    return n


def add_word(own: Holdings, action: i64) -> None:
    """One card more."""
    if action >= ASK:
        own.draft_want += ONE[action - ASK]
    else:
        own.draft_give += ONE[action - PUT]


def clear_draft(own: Holdings) -> None:
    """Nothing is being put together any longer."""
    own.draft_give = 0
    own.draft_want = 0
