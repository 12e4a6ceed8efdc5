"""How the quick mind of the Watch answers what is asked beside the course of its turn. Compiled."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import BIT, BIT_INDEX, count_of
from hexhold.games.watch.bots import quick_mind as figure
from hexhold.games.watch.bots.quick_goals import cost_of_goal
from hexhold.games.watch.bots.quick_mind import FIGURES, Quick, least_needed, most_needed
from hexhold.games.watch.bots.quick_places import best_hex, best_path, best_section, worth_of_end
from hexhold.games.watch.engine._actions import (
    CONFIRM,
    DECLINE,
    DISCARD,
    EXCHANGE,
    FLIP,
    GIVE,
    GUARD,
    PASS,
    PICK,
    REMOVE,
    REPLY,
    ROAD,
    ROB,
    SAMWELL_TAKES,
    SETTLEMENT,
    TAKE,
    TORMUND,
    WITHDRAW,
)
from hexhold.games.watch.engine.geometry import PATH_A, PATH_B, SITE_HEX, SITE_PATH
from hexhold.games.watch.engine.roads import path_in
from hexhold.games.watch.engine.state import (
    ACCEPTED,
    AFTER_HERO,
    ANSWERS,
    ASK_SAMWELL,
    CHOOSE_VICTIM,
    DISCARDS,
    FOUND_GUARD,
    FOUND_ROAD,
    FOUND_SETTLEMENT,
    MOVE_TORMUND,
    PICK_CARD,
    PLACE_ROADS,
    REBUILD_ROAD,
    REMOVE_HERO,
    TAKE_CARD,
    State,
)
from hexhold.games.watch.engine.tables import ICE, SIDE_A, VICTORY
from hexhold.games.watch.engine.tormund import victims_at

ROUTE: Final = 2  # pips that a trade route is worth to a settlement
# How gladly each hero is taken.
FONDNESS: Final[vec[i64]] = vec[i64]([1, 8, 9, 2, 12, 11, 7, 3, 6, 5, 4])
SHOWN: Final[vec[i64]] = vec[i64]([1, 4, 2, 3, 5])  # how gladly each development card is picked


def answer(q: Quick, s: State, seat: i64) -> i64:
    """What a seat answers to anything but the course of its own turn."""
    phase = s.phase
    if phase == DISCARDS:
        hand = s.seats[seat].hand
        return DISCARD + least_needed(q, seat, hand, cost_of_goal(q, s, seat))
    if phase == MOVE_TORMUND:
        return TORMUND + best_hex(s, seat)
    if phase == CHOOSE_VICTIM:
        return ROB + best_victim(s)
    if phase == PLACE_ROADS:
        return ROAD + best_path(q, s, s.seats[seat])
    if phase == ANSWERS:
        return answer_offer(s, seat)
    if phase == FOUND_SETTLEMENT:
        return SETTLEMENT + founding_site(q, s, seat)
    if phase == FOUND_ROAD:
        return ROAD + founding_path(q, s, seat)
    if phase == FOUND_GUARD:
        return GUARD + best_section(s, seat)
    return answer_hero(q, s, seat)


def best_victim(s: State) -> i64:
    """The one with the most points who has a card."""
    victims = victims_at(s, s.tormund)
    best: i64 = -1
    most: i64 = -1
    for other in range(s.rules.seats):
        if not victims & BIT[other]:
            continue
        worth: i64 = s.seats[other].points
        if s.seats[other].hand != 0:
            worth += 100
        if worth > most:
            most = worth
            best = other
    return best


def answer_offer(s: State, seat: i64) -> i64:
    """Nobody trades in a match that is played quickly; what was agreed before is done."""
    if seat != s.active:
        if s.seats[seat].draft_want != 0:
            return REPLY
        return DECLINE
    for other in range(s.rules.seats):
        if s.seats[other].answer == ACCEPTED:
            return CONFIRM + other
    return WITHDRAW


def founding_site(q: Quick, s: State, seat: i64) -> i64:
    """Many pips, of many kinds, and a trade route."""
    held: i64 = 0
    own = s.seats[seat]
    for roll in range(i64(2), i64(13)):
        held |= own.yields[roll]
    variety = q.figures[FIGURES * seat + figure.VARIETY]
    best: i64 = -1
    most: i64 = -1
    mask = s.free_sites
    while mask != 0:
        lowest = mask & -mask
        mask ^= lowest
        n = BIT_INDEX[lowest % 67]
        worth = 100 * q.pips[n]
        if s.board.site_routes[n] != 0:
            worth += 100 * ROUTE
        kinds = held
        for i in range(3 * n, 3 * n + 3):
            h = SITE_HEX[i]
            if h >= 0 and s.board.terrain[h] < ICE and count_of(kinds, s.board.terrain[h]) == 0:
                worth += variety
                kinds |= BIT[8 * s.board.terrain[h]]
        if worth > most:
            most = worth
            best = n
    return best


def founding_path(q: Quick, s: State, seat: i64) -> i64:
    """Towards the best site that may still be settled."""
    best: i64 = -1
    most: i64 = -1
    own = s.seats[seat]
    for i in range(3 * s.last_site, 3 * s.last_site + 3):
        path = SITE_PATH[i]
        if path < 0 or not path_in(path, s.free_lo, s.free_hi):
            continue
        worth = worth_of_end(q, s, own, PATH_A[path] + PATH_B[path] - s.last_site)
        if worth > most:
            most = worth
            best = path
    return best


# ------------------------------------------------------------------ heroes


def answer_hero(q: Quick, s: State, seat: i64) -> i64:
    """What the heroes ask."""
    phase = s.phase
    own = s.seats[seat]
    if phase == PICK_CARD:
        return PICK + best_shown(s)
    if phase == AFTER_HERO:
        if own.hero_side == SIDE_A:
            return FLIP
        return EXCHANGE + fondest(s.display)
    if phase == REMOVE_HERO:
        return REMOVE + fondest(s.display)
    if phase == REBUILD_ROAD:
        return ROAD + other_path(q, s, seat)
    cost = cost_of_goal(q, s, seat)
    if phase == ASK_SAMWELL:
        kind = most_needed(q, seat, own.hand, cost, s.supply)
        if kind < 0:
            return PASS
        return SAMWELL_TAKES + kind
    if phase == TAKE_CARD:
        return TAKE + most_needed(q, seat, own.hand, cost, s.seats[s.victim].hand)
    return GIVE + least_needed(q, seat, own.hand, cost)


def best_shown(s: State) -> i64:
    """The best card that Melisandre shows."""
    best: i64 = VICTORY
    while count_of(s.shown, best) == 0:
        best -= 1
    for card in range(i64(VICTORY)):
        if count_of(s.shown, card) > 0 and SHOWN[card] > SHOWN[best]:
            best = card
    return best


def fondest(heroes: i64) -> i64:
    """The hero that is liked best."""
    best: i64 = -1
    for hero in range(i64(len(FONDNESS))):
        if heroes & BIT[hero] and (best < 0 or FONDNESS[hero] > FONDNESS[best]):
            best = hero
    return best


def other_path(q: Quick, s: State, seat: i64) -> i64:
    """Where the road goes that Yarwyck holds: anywhere but where it was."""
    own = s.seats[seat]
    lo = own.open_lo
    hi = own.open_hi
    if s.lifted < 40:
        own.open_lo &= ~BIT[s.lifted]
    else:
        own.open_hi &= ~BIT[s.lifted - 40]
    path = best_path(q, s, own)
    own.open_lo = lo
    own.open_hi = hi
    return path
