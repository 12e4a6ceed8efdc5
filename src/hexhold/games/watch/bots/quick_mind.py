"""What the quick mind of the Watch remembers: its figures, and tables that spare it counting again.

Compiled. A mind is made for one board; what it holds of a seat follows from the seat's buildings
and is found again only when these have changed, in whatever match of the board it looks at.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from hexhold.core.bits import BIT_INDEX, covers
from hexhold.core.figures import read_figures
from hexhold.games.watch.bots.greedy_value import PIPS
from hexhold.games.watch.engine.board import Board
from hexhold.games.watch.engine.geometry import SITE_HEX, SITES
from hexhold.games.watch.engine.state import Holdings, State
from hexhold.games.watch.engine.supply import rate_of
from hexhold.games.watch.engine.tables import (
    COST_DEVELOPMENT,
    COST_GUARD,
    COST_KEEP,
    COST_ROAD,
    COST_SETTLEMENT,
    DOUBLE,
    ICE,
)

# What can be saved for.
A_SETTLEMENT: Final = 0
A_KEEP: Final = 1
A_CARD: Final = 2
A_ROAD: Final = 3
A_GUARD: Final = 4
GOALS: Final = 5
NO_GOAL: Final = -1
COST: Final[vec[i64]] = vec[i64](
    [COST_SETTLEMENT, COST_KEEP, COST_DEVELOPMENT, COST_ROAD, COST_GUARD]
)

# The numbers of the figures.
SETTLEMENT: Final = 0
SETTLEMENT_PIP: Final = 1
KEEP: Final = 2
KEEP_PIP: Final = 3
CARD: Final = 4
ROAD: Final = 5
RACE: Final = 6
GUARD: Final = 7
GUARD_POINT: Final = 8
GUARD_LATE: Final = 9
SOON: Final = 10
TRADE: Final = 11
VARIETY: Final = 12
BARTER: Final = 13
FIGURES: Final = 14

NAMES, COLUMNS = read_figures(__package__ or "", "quick.toml")
BASE: Final[vec[i64]] = vec[i64](COLUMNS["base"])
BROTHERHOOD: Final[vec[i64]] = vec[i64](COLUMNS["brotherhood"])

FINE: Final = 10  # pips are counted in tenths
LEAST: Final = 4  # what the flow of a kind is at least
A_CARD_TAKES: Final = 3600  # tenths of a pip that bring a card a roll


@mypyc_attr(acyclic=True)
class Quick:
    """The figures of each seat, what each site yields, and how long each seat waits for a card."""

    __slots__ = ("built", "figures", "flow", "goal_wait", "pips", "rate", "rolls", "wait")

    def __init__(self, s: State) -> None:
        self.figures: vec[i64] = vec[i64]([0] * (4 * FIGURES))
        self.pips: vec[i64] = pips_of_sites(s.board)
        self.built: vec[i64] = vec[i64]([-1] * 8)
        self.wait: vec[i64] = vec[i64]([0] * 20)  # for one card, by seat and kind
        self.rate: vec[i64] = vec[i64]([0] * 20)
        self.goal_wait: vec[i64] = vec[i64]([0] * GOALS)
        self.flow: vec[i64] = vec[i64]([0] * 20)  # pips, by seat and kind
        self.rolls: vec[i64] = vec[i64]([0] * 4)  # that bring a seat anything
        for seat in range(i64(4)):
            if s.rules.brotherhood:
                self.set_figures(seat, BROTHERHOOD)
            else:
                self.set_figures(seat, BASE)

    def set_figures(self, seat: i64, figures: vec[i64]) -> None:
        """Let a seat play by these figures."""
        for n in range(i64(FIGURES)):
            self.figures[FIGURES * seat + n] = figures[n]


def pips_of_sites(board: Board) -> vec[i64]:
    """How often of 36 the hexes around each site yield, together."""
    table = vec[i64]([0] * SITES)
    for n in range(i64(SITES)):
        for k in range(i64(3)):
            h = SITE_HEX[3 * n + k]
            if h >= 0:
                table[n] += pips_of_hex(board, h)
    return table


def pips_of_hex(board: Board, h: i64) -> i64:
    """How often of 36 a hex yields."""
    token = board.number[h]
    if board.terrain[h] >= ICE or board.terrain[h] < 0 or token < 2:
        return 0
    if token == DOUBLE:
        return 2
    return PIPS[token]


def refresh(q: Quick, s: State, seat: i64, own: Holdings) -> None:
    """Find again how long a seat waits for each kind, if its buildings have changed."""
    if q.built[2 * seat] == own.settlements and q.built[2 * seat + 1] == own.keeps:
        return
    q.built[2 * seat] = own.settlements
    q.built[2 * seat + 1] = own.keeps
    at = 5 * seat
    for kind in range(i64(5)):
        q.flow[at + kind] = 0
        q.rate[at + kind] = rate_of(s, own, kind)
    q.rolls[seat] = 0
    for roll in range(i64(2), i64(13)):
        cards = own.yields[roll]
        if cards != 0:
            q.rolls[seat] += 1
        kind = at
        while cards != 0:
            q.flow[kind] += PIPS[roll] * (cards & 0xFF)
            cards >>= 8
            kind += 1
    traded: i64 = 0
    for kind in range(at, at + 5):
        traded += FINE * q.flow[kind] // (2 * q.rate[kind])
    for kind in range(at, at + 5):
        fine = FINE * q.flow[kind]
        q.wait[kind] = A_CARD_TAKES // (fine + traded - fine // (2 * q.rate[kind]) + LEAST)


def wait_for(q: Quick, seat: i64, hand: i64, cost: i64) -> i64:
    """How long a seat waits until it can pay a price, trade with the supply included."""
    if covers(hand, cost):
        return 0
    lacking: i64 = 0
    spare: i64 = 0
    wait: i64 = 0
    for at in range(5 * seat, 5 * seat + 5):
        more = (hand & 0xFF) - (cost & 0xFF)
        if more < 0:
            lacking -= more
            wait -= more * q.wait[at]
        elif more >= q.rate[at]:
            spare += more // q.rate[at]
        hand >>= 8
        cost >>= 8
    if spare >= lacking:
        return lacking * q.figures[FIGURES * seat + TRADE]
    return wait * (lacking - spare) // lacking


def best_site(q: Quick, sites: i64) -> i64:
    """The one of some sites that yields most, or -1."""
    best: i64 = -1
    most: i64 = -1
    while sites != 0:
        lowest = sites & -sites
        n = BIT_INDEX[lowest % 67]
        if q.pips[n] > most:
            most = q.pips[n]
            best = n
        sites ^= lowest
    return best


def least_needed(q: Quick, seat: i64, hand: i64, cost: i64) -> i64:
    """The kind of card that a seat best does without: what its goal spares, soonest had again."""
    best: i64 = -1
    least: i64 = 0
    for kind in range(i64(5)):
        have = (hand >> (8 * kind)) & 0xFF
        if have == 0:
            continue
        worth = q.wait[5 * seat + kind]
        if have <= (cost >> (8 * kind)) & 0xFF:
            worth += A_CARD_TAKES
        worth -= 100 * have
        if best < 0 or worth < least:
            least = worth
            best = kind
    return best


def most_needed(q: Quick, seat: i64, hand: i64, cost: i64, among: i64) -> i64:
    """The kind of card that a seat wants most, of those there are; -1 if there is none."""
    best: i64 = -1
    most: i64 = 0
    for kind in range(i64(5)):
        if (among >> (8 * kind)) & 0xFF == 0:
            continue
        worth = q.wait[5 * seat + kind] - 20 * ((hand >> (8 * kind)) & 0xFF)
        if (hand >> (8 * kind)) & 0xFF < (cost >> (8 * kind)) & 0xFF:
            worth += A_CARD_TAKES
        if best < 0 or worth > most:
            most = worth
            best = kind
    return best
