"""Whether points and tokens are what the cards that stand add up to."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import popcount
from hexhold.games.rivals.engine import layout as q
from hexhold.games.rivals.engine._cards import HARBOR, KINDS, MARKETPLACE, SALT_SILO, TRADING_BASE
from hexhold.games.rivals.engine.advantage import ENOUGH
from hexhold.games.rivals.engine.state import State
from hexhold.games.rivals.engine.tables import (
    CARD_SHIFT,
    CLASS,
    COMMERCE_OF,
    PROGRESS_OF,
    SET_OF,
    SKILL_OF,
    STRENGTH_OF,
    VICTORY,
)
from hexhold.games.rivals.engine.words import TRADE_SHIP


def points_are_right(s: State) -> bool:
    """Points by plain addition, and the tokens as defined."""
    for seat in range(i64(2)):
        if not side_points_are_right(s.w, seat * q.SIDE):
            return False
    w = s.w
    return token_is_right(
        w[q.HERO_TOKEN], w[q.STRENGTH], w[q.SIDE + q.STRENGTH], s.rules.advantage_needs_lead
    ) and token_is_right(
        w[q.TRADE_TOKEN], w[q.COMMERCE], w[q.SIDE + q.COMMERCE], s.rules.advantage_needs_lead
    )


def side_points_are_right(w: vec[i64], me: i64) -> bool:
    """The marks of all cards that stand, added up."""
    commerce: i64 = 0
    strength: i64 = 0
    skill: i64 = 0
    progress: i64 = 0
    victory = popcount(w[me + q.COLUMNS]) + popcount(w[me + q.CITIES])
    ships: i64 = 0
    for kind in range(i64(KINDS)):
        count = built_of(w, me, kind)
        if count > 0:
            commerce += count * COMMERCE_OF[kind]
            strength += count * STRENGTH_OF[kind]
            skill += count * SKILL_OF[kind]
            progress += count * PROGRESS_OF[kind]
            victory += count * VICTORY[kind]
            if CLASS[kind] == TRADE_SHIP:
                ships += count
    commerce += ships * built_of(w, me, SALT_SILO)
    twins = built_of(w, me, MARKETPLACE) + built_of(w, me, HARBOR)
    commerce += twins * built_of(w, me, TRADING_BASE)
    if ships >= ENOUGH:
        victory += built_of(w, me, HARBOR)
    if commerce != w[me + q.COMMERCE] or strength != w[me + q.STRENGTH]:
        return False
    if skill != w[me + q.SKILL] or progress != w[me + q.PROGRESS]:
        return False
    return victory == w[me + q.CARD_POINTS]


def built_of(w: vec[i64], me: i64, kind: i64) -> i64:
    """How many of a kind the counters of what is built hold."""
    return (w[me + q.BUILT + SET_OF[kind]] >> CARD_SHIFT[kind]) & 3


def token_is_right(token: i64, red: i64, blue: i64, needs_lead: bool) -> bool:
    """With enough points a lead holds the token; at a tie anybody may have kept it."""
    if red < ENOUGH and blue < ENOUGH:
        return token == 0
    if red > blue:
        return token == 1
    if blue > red:
        return token == 2
    if needs_lead:
        return token == 0
    return token >= 0 and token <= 2
