"""What a seat's buildings bring it in the Watch, and how long that takes to pay for things.

Compiled. The heart of the planner's value is time: how many rolls the own yield, with trade, needs
for what is still missing of a price.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import BIT, BIT_INDEX, popcount
from hexhold.games.watch.bots import weights as weigh
from hexhold.games.watch.bots.greedy_value import PIPS
from hexhold.games.watch.engine.geometry import HEX_SITES
from hexhold.games.watch.engine.state import Holdings, State
from hexhold.games.watch.engine.supply import rate_of
from hexhold.games.watch.engine.tables import (
    COST_DEVELOPMENT,
    COST_KEEP,
    COST_SETTLEMENT,
    DOUBLE,
    ICE,
)

FINE: Final = 10  # pips are counted in tenths, so that blocked ones can count in part
LEAST: Final = 4  # what the flow of a kind is at least, in tenths of a pip

# Of the seat that is looked at, in tenths of pips by kind; noted anew for every value.
YIELD: Final[vec[i64]] = vec[i64]([0] * 5)
FLOW: Final[vec[i64]] = vec[i64]([0] * 5)  # trade included


def weights_of(s: State) -> vec[i64]:
    """The weights of the game that is played."""
    if s.rules.brotherhood:
        return weigh.BROTHERHOOD
    return weigh.BASE


def find_flow(s: State, own: Holdings, w: vec[i64]) -> None:
    """Note what the own buildings yield of each kind, and what trade makes of it."""
    for kind in range(i64(ICE)):
        YIELD[kind] = 0
    for roll in range(i64(2), i64(13)):
        cards = own.yields[roll]
        kind = i64(0)
        while cards != 0:
            YIELD[kind] += FINE * PIPS[roll] * (cards & 0xFF)
            cards >>= 8
            kind += 1
    lose_blocked(s, own, w)
    traded: i64 = 0
    for kind in range(i64(ICE)):
        FLOW[kind] = YIELD[kind] // (2 * rate_of(s, own, kind))
        traded += FLOW[kind]
    for kind in range(i64(ICE)):
        FLOW[kind] = YIELD[kind] + traded - FLOW[kind] + LEAST


def lose_blocked(s: State, own: Holdings, w: vec[i64]) -> None:
    """A blocked hex yields nothing for a while: part of its pips do not count."""
    blocked = s.blocked
    while blocked != 0:
        lowest = blocked & -blocked
        blocked ^= lowest
        h = BIT_INDEX[lowest % 67]
        lost = shares_of(own, h) * hex_pips(s, h)
        if lost > 0 and s.board.terrain[h] < ICE:
            YIELD[s.board.terrain[h]] -= FINE * lost * min(w[weigh.BLOCKED], 100) // 100


def shares_of(own: Holdings, h: i64) -> i64:
    """How many cards a seat gets whenever a hex yields."""
    sites = HEX_SITES[h]
    return popcount(own.settlements & sites) + 2 * popcount(own.keeps & sites)


def hex_pips(s: State, h: i64) -> i64:
    """How often of 36 a hex yields."""
    token = s.board.number[h]
    if token == DOUBLE:
        return 2
    if token < 2 or token > 12:
        return 0
    return PIPS[token]


def yield_value(own: Holdings, w: vec[i64]) -> i64:
    """Every pip counts, a first one of a kind most."""
    worth: i64 = 0
    for kind in range(i64(ICE)):
        if YIELD[kind] > 0:
            a_pip = w[weigh.PIP + kind]
            if own.routes & BIT[kind]:
                a_pip += w[weigh.ROUTE]
            worth += w[weigh.VARIETY] + a_pip * YIELD[kind] // FINE
    return worth


def wait_for(hand: i64, cost: i64) -> i64:
    """How long the flow needs for what a hand lacks of a price: 360 for a card a roll in pips."""
    wait: i64 = 0
    kind: i64 = 0
    while cost != 0:
        need = (cost & 0xFF) - (hand & 0xFF)
        if need > 0:
            wait += need * 3600 // FLOW[kind]
        cost >>= 8
        hand >>= 8
        kind += 1
    return wait


def speed_value(w: vec[i64]) -> i64:
    """How quickly the flow pays for the three things that make points."""
    worth = w[weigh.SPEED_SETTLEMENT] * 1000 // (wait_for(0, COST_SETTLEMENT) + 100)
    worth += w[weigh.SPEED_KEEP] * 1000 // (wait_for(0, COST_KEEP) + 100)
    return worth + w[weigh.SPEED_CARD] * 1000 // (wait_for(0, COST_DEVELOPMENT) + 100)
