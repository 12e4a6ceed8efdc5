"""How likely each seat is to win a match of the Watch: figures fitted to who won. Compiled.

Unlike the planner's value, which ranks what a seat may do in a turn, this is a chance: the exponent
of each seat's score, divided by that of all. It is read where an imagined match is cut off, and so
may look at every card.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import BIT_INDEX, count_of, popcount, total
from hexhold.core.figures import read_figures
from hexhold.games.watch.bots.greedy_value import better
from hexhold.games.watch.bots.places import sites_ahead
from hexhold.games.watch.bots.quick_mind import COST, Quick, best_site, refresh, wait_for
from hexhold.games.watch.bots.quick_places import is_blocked
from hexhold.games.watch.engine.brotherhood.gift import wildlings_in_gift
from hexhold.games.watch.engine.brotherhood.wall import guards_of
from hexhold.games.watch.engine.scoring import points_of
from hexhold.games.watch.engine.state import OVER, Holdings, State
from hexhold.games.watch.engine.tables import (
    HAND_LIMIT,
    LARGEST_PATROL_MINIMUM,
    LONGEST_ROAD_MINIMUM,
    POINTS_TO_WIN,
    SIDE_A,
    SPENT,
)

NAMES, COLUMNS = read_figures(__package__ or "", "chance.toml")
FEATURES: Final = len(NAMES)
BASE: Final[vec[i64]] = vec[i64](COLUMNS["base"])
BASE_LATE: Final[vec[i64]] = vec[i64](COLUMNS["base-late"])
BROTHERHOOD: Final[vec[i64]] = vec[i64](COLUMNS["brotherhood"])
BROTHERHOOD_LATE: Final[vec[i64]] = vec[i64](COLUMNS["brotherhood-late"])
WHOLE: Final = 100_000.0  # of a score: figures are in thousandths, features in hundredths
YIELD: Final = 36  # the first of these features, and so on
HAND: Final = 51
GROUND: Final = 57
LAST: Final = 65  # and how many turns away the seat's own is, from 1 to 3
LONG: Final = 2000  # a wait that is not told from longer ones

_FOUND: Final[vec[i64]] = vec[i64]([0] * FEATURES)
_FIGURES: Final[vec[i64]] = vec[i64]([0] * FEATURES)  # as they are at this time of the match


def chance_to_win(q: Quick, s: State, seat: i64) -> float:
    """How likely a seat is to win; what is certain once the match is over."""
    if s.phase == OVER:
        if s.winner == seat:
            return 1.0
        return 0.0
    if s.rules.brotherhood:
        set_time(s, BROTHERHOOD, BROTHERHOOD_LATE)
    else:
        set_time(s, BASE, BASE_LATE)
    own = math.exp(score_of(q, s, seat))
    whole = own
    for other in range(s.rules.seats):
        if other != seat:
            whole += math.exp(score_of(q, s, other))
    return own / whole


def set_time(s: State, figures: vec[i64], late: vec[i64]) -> None:
    """Note how much each feature counts by now: the later, the more points the leader has."""
    leader: i64 = 0
    for own in s.seats:
        leader = better(leader, points_of(own))
    for n in range(i64(FEATURES)):
        _FIGURES[n] = figures[n] + late[n] * leader // POINTS_TO_WIN


def score_of(q: Quick, s: State, seat: i64) -> float:
    """What a seat has, weighed."""
    find_features(q, s, seat)
    score: i64 = 0
    for n in range(i64(FEATURES)):
        score += _FIGURES[n] * _FOUND[n]
    return float(score) / WHOLE


def find_features(q: Quick, s: State, seat: i64) -> None:
    """Note all that the chance of a seat depends on, most of it in hundredths."""
    own = s.seats[seat]
    refresh(q, s, seat, own)
    found = _FOUND
    points = points_of(own)
    missing = POINTS_TO_WIN - points
    found[0] = 100 * points
    found[1] = 10 * points * points
    found[2] = 100 * better(0, points - 7)
    pace = find_pace(q, s, seat)
    found[6] = pace // 10
    found[7] = missing * pace // 50
    found[8] = 100_000 // (missing * pace // 8 + 100)
    cards = total(own.hand)
    found[9] = 100 * cards
    found[10] = 100 * better(0, cards - HAND_LIMIT)
    for card in range(i64(4)):
        found[11 + card] = 100 * (count_of(own.cards, card) + count_of(own.bought, card))
    find_races(s, seat)
    sites = own.reach & s.free_sites
    found[21] = 0
    found[22] = 0
    if own.settlements_left > 0 and sites != 0:
        found[21] = 100
        found[22] = 10 * q.pips[best_site(q, sites)]
    found[23] = 100 * own.settlements_left
    found[24] = 100 * own.keeps_left
    found[25] = 100 * popcount(own.settlements)
    found[26] = 0
    if is_blocked(s, own):
        found[26] = 100
    found[27] = 100 * ((seat + s.rules.seats - s.active) % s.rules.seats)
    if s.rules.brotherhood:
        find_wall(s, seat)
    find_yield(q, seat)
    find_hand(q, seat, own)
    find_ground(q, s, own)
    away = (seat + s.rules.seats - s.active) % s.rules.seats
    for turns in range(i64(1), i64(4)):
        found[LAST + turns] = 0
        if turns == away:
            found[LAST + turns] = 100


def find_yield(q: Quick, seat: i64) -> None:
    """What the buildings of a seat bring of each kind, and what the supply gives for it."""
    found = _FOUND
    whole: i64 = 0
    traded: i64 = 0
    dearest: i64 = 2
    cheapest: i64 = 4
    for kind in range(i64(5)):
        pips = q.flow[5 * seat + kind]
        rate = q.rate[5 * seat + kind]
        found[YIELD + kind] = 10 * pips
        found[YIELD + 5 + kind] = 0
        if pips == 0:
            found[YIELD + 5 + kind] = 100
        whole += pips
        traded += 20 * pips // rate
        dearest = better(dearest, rate)
        cheapest = min(cheapest, rate)
    found[YIELD + 10] = 20 * q.rolls[seat]
    found[YIELD + 11] = 5 * whole
    found[YIELD + 12] = traded
    found[YIELD + 13] = 0
    if cheapest <= 2:
        found[YIELD + 13] = 100
    found[YIELD + 14] = 0
    if dearest <= 3:
        found[YIELD + 14] = 100


def find_hand(q: Quick, seat: i64, own: Holdings) -> None:
    """The cards in hand by kind, and how many the supply would give for them."""
    found = _FOUND
    exchanges: i64 = 0
    for kind in range(i64(5)):
        have = (own.hand >> (8 * kind)) & 0xFF
        found[HAND + kind] = 50 * min(have, 4)
        exchanges += have // q.rate[5 * seat + kind]
    found[HAND + 5] = 100 * exchanges


def find_ground(q: Quick, s: State, own: Holdings) -> None:
    """Where the seat may build next, and what it has left to build with."""
    found = _FOUND
    near = own.reach & s.free_sites
    found[GROUND] = 50 * min(popcount(near), 4)
    find_best_two(q, near, GROUND + 1)
    find_best_two(q, sites_ahead(s, own) & s.free_sites & ~near, GROUND + 3)
    found[GROUND + 5] = 0
    if own.settlements != 0:
        found[GROUND + 5] = 10 * q.pips[best_site(q, own.settlements)]
    found[GROUND + 6] = 20 * own.roads_left
    found[GROUND + 7] = 20 * own.road_length
    found[GROUND + 8] = 50 * own.patrols


def find_best_two(q: Quick, sites: i64, at: i64) -> None:
    """Note the pips of the best of some sites, and of the next to it."""
    best: i64 = 0
    second: i64 = 0
    while sites != 0:
        lowest = sites & -sites
        pips = q.pips[BIT_INDEX[lowest % 67]]
        if pips > best:
            second = best
            best = pips
        elif pips > second:
            second = pips
        sites ^= lowest
    _FOUND[at] = 10 * best
    _FOUND[at + 1] = 10 * second


def find_pace(q: Quick, s: State, seat: i64) -> i64:
    """How long the seat waits for what brings points, with its hand and without; a mean of all."""
    own = s.seats[seat]
    found = _FOUND
    ever: i64 = 0
    for goal in range(i64(3)):
        wait = min(wait_for(q, seat, own.hand, COST[goal]), LONG)
        found[3 + goal] = 10_000 // (wait // 2 + 100)
        ever += 100_000 // (wait_for(q, seat, 0, COST[goal]) + 50)
    return 300_000 // better(ever, 1)


def find_races(s: State, seat: i64) -> None:
    """How the seat stands in the races for the two special cards."""
    own = s.seats[seat]
    found = _FOUND
    road: i64 = LONGEST_ROAD_MINIMUM - 1
    patrols: i64 = LARGEST_PATROL_MINIMUM - 1
    for other in range(s.rules.seats):
        if other != seat:
            road = better(road, s.seats[other].road_length)
            patrols = better(patrols, s.seats[other].patrols)
    for n in range(i64(15), i64(21)):
        found[n] = 0
    if s.road_owner == seat:
        found[15] = 100
        found[16] = 100 * min(own.road_length - road, 4)
    else:
        found[17] = 400 // (road + 2 - own.road_length)
    if s.patrol_owner == seat:
        found[18] = 100
        found[19] = 100 * min(own.patrols - patrols, 3)
    else:
        found[20] = 400 // (patrols + 2 - own.patrols)


def find_wall(s: State, seat: i64) -> None:
    """The guards, and what they are worth as the Wall comes nearer to its fall."""
    own = s.seats[seat]
    found = _FOUND
    guards = guards_of(own)
    most: i64 = 0
    for other in range(s.rules.seats):
        if other != seat:
            most = better(most, guards_of(s.seats[other]))
    lead = min(max(guards - most, -3), 3)
    late = 3 * s.breaches + wildlings_in_gift(s)
    found[28] = 100 * guards
    found[29] = 100 * lead
    found[30] = 10 * lead * late
    found[31] = 0
    if lead > 0:
        found[31] = 10 * late
    found[32] = 0
    if lead == 0:
        found[32] = 10 * late
    found[33] = 0
    if own.hero_side != SPENT:
        found[33] = 100
    found[34] = 0
    if own.hero_side == SIDE_A:
        found[34] = 100
    found[35] = lead * late * late


def features_of(q: Quick, s: State) -> list[int]:
    """The features of all seats, one after the other: what the figures are fitted to."""
    out: list[int] = []
    for seat in range(s.rules.seats):
        find_features(q, s, seat)
        for n in range(i64(FEATURES)):
            out.append(int(_FOUND[n]))
    return out
