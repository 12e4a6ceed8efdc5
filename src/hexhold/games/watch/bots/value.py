"""How good a position of the Watch is for a seat that plans: a weighted sum of what it may know.

Compiled. The weights, and what they stand for, are in `weights`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import BIT_INDEX, count_of, total
from hexhold.games.watch.bots import weights as weigh
from hexhold.games.watch.bots.flow import (
    hex_pips,
    shares_of,
    speed_value,
    weights_of,
    yield_value,
)
from hexhold.games.watch.bots.goals import goal_value, look_at
from hexhold.games.watch.bots.greedy_value import PIPS, better
from hexhold.games.watch.bots.places import patrol_value, road_value, site_value
from hexhold.games.watch.bots.wall import wall_value
from hexhold.games.watch.engine.scoring import points_of
from hexhold.games.watch.engine.state import OVER, Holdings, State
from hexhold.games.watch.engine.tables import POINTS_TO_WIN

WIN: Final = 1_000_000
AS_GOOD_AS_WON: Final = 20_000  # where only the end of the turn wins
NEAR_WIN: Final = 8  # points
LAST_ROUND: Final = 20  # most matches are over by then


def value(s: State, seat: i64) -> i64:
    """What a position is worth to a seat, by what it may know."""
    if s.phase == OVER:
        if s.winner == seat:
            return WIN
        return -WIN
    w = weights_of(s)
    own = s.seats[seat]
    look_at(s, own, w)
    worth = w[weigh.POINT] * points_of(own)
    lasting = yield_value(own, w) + speed_value(w) + site_value(w)
    worth += lasting * what_lasts(s, w) // 100 + goal_value(own.hand, w)
    worth += road_value(s, seat, w) + patrol_value(s, seat, w)
    if points_of(own) >= POINTS_TO_WIN and s.active == seat:
        worth += AS_GOOD_AS_WON
    for card in range(i64(4)):
        held = count_of(own.cards, card) + count_of(own.bought, card)
        worth += held * w[weigh.CARD_KIND + card]
    worth -= rivals_value(s, seat, w)
    if s.rules.brotherhood:
        worth += wall_value(s, seat, w)
    return worth


def what_lasts(s: State, w: vec[i64]) -> i64:
    """How much of a lasting good still counts, in percent: less as the match goes on."""
    rounds = min(s.turns // s.rules.seats, LAST_ROUND)
    return 100 - w[weigh.FADING] * rounds // 10


def rivals_value(s: State, seat: i64, w: vec[i64]) -> i64:
    """What the others have, the best of them above all."""
    leader: i64 = 0
    for other in range(s.rules.seats):
        if other != seat:
            leader = better(leader, s.seats[other].points)
    worth = w[weigh.RIVAL_LEADER] * leader * leader // NEAR_WIN
    for other in range(s.rules.seats):
        if other == seat:
            continue
        own = s.seats[other]
        a_pip = w[weigh.RIVAL_PIP]
        if own.points == leader:
            a_pip += w[weigh.RIVAL_LEADER_PIP] * leader // NEAR_WIN
        worth += w[weigh.RIVAL_POINT] * own.points + a_pip * open_pips(s, own)
        worth += w[weigh.RIVAL_HAND] * total(own.hand)
        worth += w[weigh.RIVAL_CARD] * (total(own.cards) + total(own.bought))
    return worth


def open_pips(s: State, own: Holdings) -> i64:
    """How many pips a seat's buildings have on hexes that are not blocked."""
    pips: i64 = 0
    for roll in range(i64(2), i64(13)):
        pips += PIPS[roll] * total(own.yields[roll])
    blocked = s.blocked
    while blocked != 0:
        lowest = blocked & -blocked
        blocked ^= lowest
        h = BIT_INDEX[lowest % 67]
        pips -= shares_of(own, h) * hex_pips(s, h)
    return pips
