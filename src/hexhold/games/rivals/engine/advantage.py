"""The two tokens and the points that win (rivals.advantage, rivals.points)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.games.rivals.engine._notes import TOKEN_MOVED
from hexhold.games.rivals.engine.layout import (
    CARD_POINTS,
    COMMERCE,
    HERO_TOKEN,
    SIDE,
    STRENGTH,
    TRADE_TOKEN,
)
from hexhold.games.rivals.engine.state import State, note

ENOUGH: Final = 3  # points that an advantage needs


def update_tokens(s: State) -> None:
    """rivals.advantage.at-once: who has the advantages now."""
    w = s.w
    hero = holder_after(s, w[HERO_TOKEN], w[STRENGTH], w[SIDE + STRENGTH])
    if hero != w[HERO_TOKEN]:
        w[HERO_TOKEN] = hero
        note(s, TOKEN_MOVED, hero - 1, 0, 0, 0)
    trade = holder_after(s, w[TRADE_TOKEN], w[COMMERCE], w[SIDE + COMMERCE])
    if trade != w[TRADE_TOKEN]:
        w[TRADE_TOKEN] = trade
        note(s, TOKEN_MOVED, trade - 1, 1, 0, 0)


def holder_after(s: State, holder: i64, red: i64, blue: i64) -> i64:
    """Who holds a token (seat + 1, or 0), given the points of both."""
    if red > blue and red >= ENOUGH:
        return 1
    if blue > red and blue >= ENOUGH:
        return 2
    if red < ENOUGH or s.rules.advantage_needs_lead:
        return 0
    return holder  # rivals.advantage.tie


def points_of(w: vec[i64], seat: i64) -> i64:
    """Victory points with tokens."""
    points = w[seat * SIDE + CARD_POINTS]
    if w[HERO_TOKEN] == seat + 1:
        points += 1
    if w[TRADE_TOKEN] == seat + 1:
        points += 1
    return points
