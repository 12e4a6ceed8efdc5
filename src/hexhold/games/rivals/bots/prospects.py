"""What is near in the Rivals: plans that a seat saves for, and the cards in its hand. Compiled."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import BIT_INDEX, popcount, total
from hexhold.games.rivals.bots.land import at_most, loose_roads
from hexhold.games.rivals.bots.weights import (
    ADVANTAGE,
    ATTACKING,
    BEFORE_DICE,
    BOOSTED,
    CHEAP_LOOK,
    COMMERCE_POINT,
    EXPANSION,
    FRESH,
    GAINING,
    GUARDED,
    HARVEST_GOLD,
    HELD,
    LARGE_SHIP,
    LENDER,
    MARKET,
    MINTED,
    NEAR,
    NO_CITY,
    OTHER_ACTION,
    PERK,
    PLAN_CARD,
    PLAN_CITY,
    PLAN_ROAD,
    PLAN_SETTLEMENT,
    POINT,
    PROGRESS_POINT,
    RATED,
    SCOUTING,
    SECOND_PLAN,
    SKILL_POINT,
    STRENGTH_POINT,
    SWAPPING,
    UNMET,
)
from hexhold.games.rivals.engine import words as v
from hexhold.games.rivals.engine._cards import SCOUT
from hexhold.games.rivals.engine.advantage import ENOUGH
from hexhold.games.rivals.engine.building import discounted, meets
from hexhold.games.rivals.engine.hand import hand_limit
from hexhold.games.rivals.engine.layout import (
    BACKS,
    BOOST,
    CITIES,
    CITIES_LEFT,
    COLUMNS,
    COMMERCE,
    FACE_UP,
    FREE_ANY,
    FREE_CITY,
    HAND,
    HAVE,
    ROADS_LEFT,
    SETTLEMENTS_LEFT,
    SIDE,
    STRENGTH,
    TYPE,
)
from hexhold.games.rivals.engine.principality import built_count
from hexhold.games.rivals.engine.state import State
from hexhold.games.rivals.engine.stock import amount_of
from hexhold.games.rivals.engine.tables import (
    BAY_PLACES,
    CLASS,
    COMMERCE_OF,
    COST,
    COST_CITY,
    COST_ROAD,
    COST_SETTLEMENT,
    PLAYABLE,
    PROGRESS_OF,
    SET_START,
    SETS,
    SITE_KIND,
    SKILL_OF,
    STRENGTH_OF,
    UNIQUE,
    VICTORY,
    WORD,
    WORD_A,
    WORD_START,
)
from hexhold.games.rivals.engine.trading import rate_for

FARTHEST: Final = 4  # lacking more than this is no farther


# -- what is near --


def lacking(w: vec[i64], me: i64, cost: i64) -> i64:
    """How many resources are lacking for a price when what is left over is traded for them."""
    short: i64 = 0
    spare: i64 = 0
    for resource in range(i64(6)):
        left = amount_of(w[me + HAVE], resource) - amount_of(cost, resource)
        if left < 0:
            short -= left
        else:
            spare += left // rate_for(w, me, resource)
    if spare > short:
        return 0
    return short - spare


def nearness(w: vec[i64], me: i64, cost: i64, k: vec[i64]) -> i64:
    """How near a purchase is, in hundredths."""
    return k[NEAR + at_most(lacking(w, me, cost), FARTHEST)]


def prospects(s: State, seat: i64, k: vec[i64]) -> i64:
    """The two best plans, and the hand."""
    w = s.w
    me = seat * SIDE
    best: i64 = 0
    if w[SETTLEMENTS_LEFT] > 0 and loose_roads(w, me) > 0:
        best = k[PLAN_SETTLEMENT] * nearness(w, me, COST_SETTLEMENT, k)
    elif w[SETTLEMENTS_LEFT] > 0 and w[ROADS_LEFT] > 0:
        best = k[PLAN_ROAD] * nearness(w, me, COST_ROAD, k)
    second: i64 = 0
    if w[CITIES_LEFT] > 0 and w[me + COLUMNS] & ~w[me + CITIES]:
        second = k[PLAN_CITY] * nearness(w, me, COST_CITY, k)
    if w[FACE_UP] > 0:
        third = card_plan(s, seat, s.rules.face_up_kind, k)
        if third > second:
            second = third
    held: i64 = 0
    for group in range(i64(SETS)):
        hand = w[me + HAND + group]
        kind = SET_START[group]
        while hand != 0:
            if hand & 3:
                held += (hand & 3) * held_worth(s, seat, kind, k)
                third = card_plan(s, seat, kind, k)
                if third > second:
                    second = third
            hand >>= 2
            kind += 1
    if second > best:
        third = best
        best = second
        second = third
    draws = hand_limit(w, me) - total(w[me + BACKS])
    return held + k[FRESH] * draws + (best + second * k[SECOND_PLAN] // 100) // 100


def card_plan(s: State, seat: i64, kind: i64, k: vec[i64]) -> i64:
    """An expansion that can be built as soon as it can be paid, in hundredths."""
    if CLASS[kind] < v.BUILDING or CLASS[kind] == v.HOARD:
        return 0
    w = s.w
    me = seat * SIDE
    if not has_site(w, me, kind) or not meets(s, seat, kind):
        return 0
    if UNIQUE[kind] and built_count(w, me, kind) > 0:
        return 0
    missing = lacking(w, me, COST[kind])
    if missing > 0 and discounted(w, me, kind):
        missing -= 1
    return built_worth(w, me, kind, k) * k[PLAN_CARD] // 100 * k[NEAR + at_most(missing, FARTHEST)]


def has_site(w: vec[i64], me: i64, kind: i64) -> bool:
    """Whether there is room for a card."""
    if SITE_KIND[kind] == v.CITY_SITE:
        return w[me + FREE_CITY] != 0
    return w[me + FREE_ANY] != 0


# -- cards --


def held_worth(s: State, seat: i64, kind: i64, k: vec[i64]) -> i64:
    """What a card in the hand is worth, not being paid yet."""
    w = s.w
    me = seat * SIDE
    if CLASS[kind] < v.BUILDING:
        return action_worth(s, seat, kind, k)
    if UNIQUE[kind] and built_count(w, me, kind) > 0:
        return 0
    worth = built_worth(w, me, kind, k) * k[HELD] // 100
    if not meets(s, seat, kind):
        worth = worth * k[UNMET] // 100
    if not has_site(w, me, kind):
        worth = worth * k[NO_CITY] // 100
    return worth


def action_worth(s: State, seat: i64, kind: i64, k: vec[i64]) -> i64:
    """What a card that is played promises."""
    playable = PLAYABLE[kind]
    if playable == v.T_BEFORE_ROLL:
        return k[BEFORE_DICE]
    if playable == v.T_SWAP:
        return k[SWAPPING]
    if kind == SCOUT:
        if s.w[SETTLEMENTS_LEFT] == 0:
            return 0
        return k[SCOUTING]
    worth = k[OTHER_ACTION]
    if CLASS[kind] == v.ATTACK:
        worth = k[ATTACKING]
    elif playable == v.T_PAY_GOLD or playable == v.T_PAY_ANY or playable == v.T_ROOM:
        worth = k[GAINING]
    if not meets(s, seat, kind):
        worth = worth * k[UNMET] // 100
    return worth


def built_worth(w: vec[i64], me: i64, kind: i64, k: vec[i64]) -> i64:
    """What an expansion is worth once it stands."""
    worth = k[EXPANSION] + k[POINT] * VICTORY[kind]
    worth += k[COMMERCE_POINT] * COMMERCE_OF[kind] + k[STRENGTH_POINT] * STRENGTH_OF[kind]
    worth += k[SKILL_POINT] * SKILL_OF[kind] + k[PROGRESS_POINT] * PROGRESS_OF[kind]
    worth += k[POINT] * tokens_taken(w, me, kind) * k[ADVANTAGE] // 100
    for at in range(WORD_START[kind], WORD_START[kind + 1]):
        worth += word_worth(w, me, WORD[at], WORD_A[at], k)
    return worth


def tokens_taken(w: vec[i64], me: i64, kind: i64) -> i64:
    """How many advantages an expansion would bring."""
    other = SIDE - me
    taken: i64 = 0
    if is_ahead_with(w[me + COMMERCE], COMMERCE_OF[kind], w[other + COMMERCE]):
        taken += 1
    if is_ahead_with(w[me + STRENGTH], STRENGTH_OF[kind], w[other + STRENGTH]):
        taken += 1
    return taken


def is_ahead_with(mine: i64, more: i64, theirs: i64) -> bool:
    """Whether so many points more are what is lacking for an advantage."""
    if more == 0 or mine + more < ENOUGH or mine + more <= theirs:
        return False
    return mine < ENOUGH or mine <= theirs


def word_worth(w: vec[i64], me: i64, word: i64, about: i64, k: vec[i64]) -> i64:
    """What one word of an expansion is worth."""
    if word == v.P_BOOST:
        return k[BOOSTED] * most_beside(w, me, w[me + TYPE + about])
    if word == v.P_RATE:
        return k[RATED] * popcount(w[me + TYPE + about])
    if word == v.P_LARGE:
        return k[LARGE_SHIP] * 2
    if word == v.P_HARVEST:
        return k[HARVEST_GOLD] * about
    if word == v.P_MARKET:
        return k[MARKET]
    if word == v.P_LENDER:
        return k[LENDER]
    if word == v.P_MINT:
        return k[MINTED]
    if word == v.P_LOOK:
        return k[CHEAP_LOOK] * (2 - about)
    if word == v.P_GUARD or word == v.P_QUIET:
        return k[GUARDED] * popcount(about)
    return k[PERK]


def most_beside(w: vec[i64], me: i64, places: i64) -> i64:
    """How many of some regions that yield one a free site touches at best."""
    places &= ~w[me + BOOST]
    bays = w[me + FREE_ANY]
    most: i64 = 0
    while bays != 0:
        bit = bays & -bays
        bays ^= bit
        beside = popcount(BAY_PLACES[BIT_INDEX[bit % 67]] & places)
        if beside > most:
            most = beside
    return most
