"""How good a position of the Watch looks to one seat: compiled, and blind to what is hidden.

Only what the seat may know is read: its own hand and cards, and of the others what lies open. So a
re-deal of the hidden parts can never change a value. The unit is about a hundredth of a point.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import BIT, BIT_INDEX, count_of, popcount, total
from hexhold.games.watch.engine.brotherhood.camps import camps_taken
from hexhold.games.watch.engine.brotherhood.clearings import clearing
from hexhold.games.watch.engine.brotherhood.gift import wildlings_in_gift
from hexhold.games.watch.engine.brotherhood.wall import guards_of, guards_on
from hexhold.games.watch.engine.geometry import (
    HEX_SITES,
    PATH_A,
    PATH_B,
    PATH_SPLIT,
    SITE_HEX,
)
from hexhold.games.watch.engine.scoring import points_of
from hexhold.games.watch.engine.state import OVER, Holdings, State
from hexhold.games.watch.engine.tables import (
    BREACH_LIMIT,
    CARDS,
    COST_DEVELOPMENT,
    COST_GUARD,
    COST_KEEP,
    COST_ROAD,
    COST_SETTLEMENT,
    HAND_LIMIT,
    ICE,
    LONGEST_ROAD_MINIMUM,
    POINTS_TO_WIN,
    SECTIONS,
)

# How often of 36 each roll comes.
PIPS: Final[vec[i64]] = vec[i64]([0, 0, 1, 2, 3, 4, 5, 0, 5, 4, 3, 2, 1])

POINT: Final = 100
WIN: Final = 1_000_000
WON_SOON: Final = 500_000  # enough points on one's own turn: hardly anything can go wrong
PIP: Final[vec[i64]] = vec[i64]([9, 9, 8, 10, 10])  # brick, lumber, wool, grain, ore
VARIETY: Final = 18  # for every resource that is produced at all
ROUTE: Final = 6
CARD: Final = 5
OVER_LIMIT: Final = 7
# What a development card is worth in hand: patrol, recruits, roads, winter, point.
UNPLAYED: Final[vec[i64]] = vec[i64]([40, 34, 40, 30, 40])
PATROL_SHOWN: Final = 22
ROAD_PIECE: Final = 5
NEAR_SITE: Final = 7  # a pip of the best site a road already reaches
FAR_SITE: Final = 3  # a pip of the best site one more road away
RIVAL: Final = 12  # a point of the seat that is ahead
BRINK: Final = 120  # a section where one wildling more would break the Wall for the last time


def value(s: State, seat: i64) -> i64:
    """What a position is worth to a seat, by what it may know."""
    own = s.seats[seat]
    if s.phase == OVER:
        if s.winner == seat:
            return WIN
        return -WIN
    worth = POINT * points_of(own)
    worth += production_value(own)
    worth += hand_value(s, own, own.hand)
    worth += road_value(s, own)
    worth += unplayed_value(own) + PATROL_SHOWN * own.patrols
    worth -= RIVAL * best_rival(s, seat)
    worth += tormund_value(s, seat)
    if s.rules.brotherhood:
        worth += brotherhood_value(s, seat)
    if seat == s.active and points_of(own) >= POINTS_TO_WIN:
        worth += WON_SOON
    return worth


def unplayed_value(own: Holdings) -> i64:
    """Development cards in hand, by what each is good for."""
    cards = own.cards + own.bought
    worth: i64 = 0
    for kind in range(i64(len(CARDS))):
        worth += UNPLAYED[kind] * count_of(cards, kind)
    return worth


def best_rival(s: State, seat: i64) -> i64:
    """The open points of the best other seat."""
    best: i64 = 0
    for other in range(s.rules.seats):
        if other != seat and s.seats[other].points > best:
            best = s.seats[other].points
    return best


def production_value(own: Holdings) -> i64:
    """What the buildings bring, more for variety and for routes that fit."""
    packed: i64 = 0  # pips by kind: no seat comes near to 255 of one
    for roll in range(i64(2), i64(13)):
        packed += PIPS[roll] * own.yields[roll]
    worth: i64 = 0
    for kind in range(i64(ICE)):
        pips = count_of(packed, kind)
        if pips > 0:
            worth += VARIETY + PIP[kind] * pips
            if own.routes & BIT[kind]:
                worth += ROUTE * pips
    return worth


def hand_value(s: State, own: Holdings, hand: i64) -> i64:
    """Cards in a seat's hand: a little each, more the nearer they bring the next building."""
    cards = total(hand)
    worth = CARD * cards
    if cards > HAND_LIMIT:
        worth -= OVER_LIMIT * (cards - HAND_LIMIT)
    best: i64 = 0
    if own.keeps_left > 0 and own.settlements != 0:
        best = better(best, 60 - 13 * missing(hand, COST_KEEP))
    if own.settlements_left > 0 and own.reach & s.free_sites:
        best = better(best, 50 - 13 * missing(hand, COST_SETTLEMENT))
    elif own.settlements_left > 0 and own.roads_left > 0:
        best = better(best, 50 - 13 * missing(hand, COST_ROAD + COST_SETTLEMENT))
        best = better(best, 28 - 13 * missing(hand, COST_ROAD))
    if s.deck != 0:
        best = better(best, 30 - 13 * missing(hand, COST_DEVELOPMENT))
    if s.rules.brotherhood and own.guards_left > 0:
        best = better(best, 34 - 13 * missing(hand, COST_GUARD))
    return worth + best


def better(one: i64, other: i64) -> i64:
    """The larger of two numbers."""
    if one > other:
        return one
    return other


def missing(hand: i64, cost: i64) -> i64:
    """How many cards a hand lacks for a price."""
    lacking: i64 = 0
    while cost != 0:
        need = cost & 0xFF
        have = hand & 0xFF
        if need > have:
            lacking += need - have
        cost >>= 8
        hand >>= 8
    return lacking


def site_pips(s: State, n: i64) -> i64:
    """How much the hexes around a site yield."""
    board = s.board
    pips: i64 = 0
    for k in range(i64(3)):
        h = SITE_HEX[3 * n + k]
        if h < 0 or board.terrain[h] >= ICE:
            continue
        token = board.number[h]
        if token == 13:
            pips += 2
        else:
            pips += PIPS[token]
    return pips


def best_site(s: State, sites: i64) -> i64:
    """The pips of the best of some sites."""
    best: i64 = 0
    while sites != 0:
        lowest = sites & -sites
        best = better(best, site_pips(s, BIT_INDEX[lowest % 67]))
        sites ^= lowest
    return best


def ends_of(paths: i64, first: i64) -> i64:
    """The sites at both ends of some paths; the lowest bit stands for the first path."""
    sites: i64 = 0
    while paths != 0:
        lowest = paths & -paths
        paths ^= lowest
        path = first + BIT_INDEX[lowest % 67]
        sites |= BIT[PATH_A[path]] | BIT[PATH_B[path]]
    return sites


def road_value(s: State, own: Holdings) -> i64:
    """Roads are worth the sites they lead to, and a little by their length."""
    worth: i64 = 0
    if own.settlements_left > 0:
        near = own.reach & s.free_sites
        worth += NEAR_SITE * best_site(s, near)
        ahead = ends_of(own.open_lo & s.free_lo, 0) | ends_of(own.open_hi & s.free_hi, PATH_SPLIT)
        worth += FAR_SITE * best_site(s, ahead & s.free_sites & ~near)
    if own.road_length >= LONGEST_ROAD_MINIMUM - 1:
        worth += ROAD_PIECE * own.road_length
    return worth


def tormund_value(s: State, seat: i64) -> i64:
    """Blocked hexes cost their neighbours; best where they cost the others, the leader most."""
    worth: i64 = 0
    blocked = s.blocked
    leader = best_rival(s, seat)
    while blocked != 0:
        lowest = blocked & -blocked
        blocked ^= lowest
        h = BIT_INDEX[lowest % 67]
        token = s.board.number[h]
        pips: i64 = 2
        if token != 13:
            pips = PIPS[token]
        for other in range(s.rules.seats):
            own = s.seats[other]
            sites = HEX_SITES[h]
            share = pips * (popcount(own.settlements & sites) + 2 * popcount(own.keeps & sites))
            if other == seat:
                worth -= 4 * share
            elif own.points == leader:
                worth += 2 * share
            else:
                worth += share
    return worth


def brotherhood_value(s: State, seat: i64) -> i64:
    """Guards: points in waiting, the Wall's safety, and the win if the Wall falls."""
    guards = guards_of(s.seats[seat])
    most: i64 = 0
    for other in range(s.rules.seats):
        if other != seat:
            most = better(most, guards_of(s.seats[other]))
    nearness = 2 * s.breaches + wildlings_in_gift(s) // 2
    worth = 16 * guards
    if guards > most:
        return worth + 5 * nearness
    return worth - (6 + 10 * nearness) * (most - guards + 1) // 2 - danger_value(s)


def danger_value(s: State) -> i64:
    """How much the Wall's weak sections cost those who lose if it falls."""
    danger: i64 = 0
    on_the_brink: i64 = 0
    for section in range(i64(SECTIONS)):
        held = guards_on(s, section)
        if held <= 1:
            danger += 2 - held
        if clearing(s, section) >= held:
            danger += 2
            on_the_brink += 1
    crowd: i64 = 0
    for clan in range(i64(3)):
        crowd += camps_taken(s, clan)
    worth = danger * (3 + crowd // 3)
    if s.breaches == BREACH_LIMIT - 1:
        worth += BRINK * on_the_brink
    return worth
