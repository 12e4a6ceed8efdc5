"""Heroes who build and buy: Yarwyck, Thorne, Melisandre, Yoren. Their chapters."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import BIT, ONE, covers, total
from hexhold.games.watch.engine.actions import (
    MELISANDRE_BUYS,
    PICK,
    ROAD,
    THORNE_BUILDS,
    YARWYCK_LIFTS,
)
from hexhold.games.watch.engine.geometry import (
    PATH_A,
    PATH_B,
    PATH_SPLIT,
    PATHS,
    SITE_PATHS_HI,
    SITE_PATHS_LO,
)
from hexhold.games.watch.engine.heroes import use_hero
from hexhold.games.watch.engine.heroes_trade import fill_kinds
from hexhold.games.watch.engine.notes import (
    CARD_BOUGHT,
    HERO_CARDS,
    PATROL_RETIRED,
    ROAD_LIFTED,
    SAW_CARD,
)
from hexhold.games.watch.engine.reasons import (
    ALLOWED,
    DECK_EMPTY,
    MELISANDRE_PICK,
    MELISANDRE_SUBSTITUTE,
    NO_SUCH_ACTION,
    THORNE_SUBSTITUTE,
    YARWYCK_LOOSE,
    YARWYCK_REBUILD,
    YOREN_DISCARD,
)
from hexhold.games.watch.engine.roads import (
    any_road_place,
    lay_road,
    longest_road,
    path_in,
    reopen_paths,
    road_reason,
)
from hexhold.games.watch.engine.state import (
    NO_PATH,
    PICK_CARD,
    REBUILD_ROAD,
    SHOW_CARD,
    Holdings,
    State,
    note,
    pay,
)
from hexhold.games.watch.engine.tables import COST_DEVELOPMENT, COST_GUARD
from hexhold.games.watch.engine.turn import proceed
from hexhold.games.watch.engine.wall import fill_guards, guard_reason, place_guard

SHOWN_CARDS: Final = 3

# ------------------------------------------------------------------ Yarwyck


def joined_ends(own: Holdings, path: i64) -> i64:
    """At how many ends a road meets the seat's other pieces; the others' pieces do not count."""
    lo = own.roads_lo
    hi = own.roads_hi
    if path < PATH_SPLIT:
        lo &= ~BIT[path]
    else:
        hi &= ~BIT[path - PATH_SPLIT]
    ends: i64 = 0
    for k in range(i64(2)):
        n = PATH_A[path]
        if k == 1:
            n = PATH_B[path]
        building = (own.settlements | own.keeps) & BIT[n]
        if building or SITE_PATHS_LO[n] & lo or SITE_PATHS_HI[n] & hi:
            ends += 1
    return ends


def yarwyck_reason(s: State, own: Holdings, path: i64) -> i64:
    """Why Yarwyck may not lift a road."""
    if path < 0 or path >= PATHS:
        return NO_SUCH_ACTION
    if not path_in(path, own.roads_lo, own.roads_hi) or joined_ends(own, path) != 1:
        return YARWYCK_LOOSE
    if not can_rebuild(s, own, path):
        return YARWYCK_REBUILD
    return ALLOWED


def can_rebuild(s: State, own: Holdings, path: i64) -> bool:
    """Whether the road could lie anywhere else once it is lifted."""
    trial = s.copy()
    seat: i64 = 0
    while s.seats[seat] is not own:
        seat += 1
    lift(trial, trial.seats[seat], path)
    block_path(trial, path)
    return any_road_place(trial, trial.seats[seat])


def lift(s: State, own: Holdings, path: i64) -> None:
    """Take a road off the board and find again what follows from the others."""
    if path < PATH_SPLIT:
        own.roads_lo &= ~BIT[path]
        s.free_lo |= BIT[path]
    else:
        own.roads_hi &= ~BIT[path - PATH_SPLIT]
        s.free_hi |= BIT[path - PATH_SPLIT]
    own.roads_left += 1
    own.reach = 0
    for at in range(i64(PATHS)):
        if path_in(at, own.roads_lo, own.roads_hi):
            own.reach |= BIT[PATH_A[at]] | BIT[PATH_B[at]]
    reopen_paths(s, own)


def block_path(s: State, path: i64) -> None:
    """Leave a path out of a trial."""
    if path < PATH_SPLIT:
        s.free_lo &= ~BIT[path]
    else:
        s.free_hi &= ~BIT[path - PATH_SPLIT]


def fill_yarwyck(s: State, own: Holdings, out: vec[i64], n: i64) -> i64:
    """Every road with a loose end that could lie elsewhere."""
    for path in range(i64(PATHS)):
        if path_in(path, own.roads_lo, own.roads_hi) and yarwyck_reason(s, own, path) == ALLOWED:
            out[n] = YARWYCK_LIFTS + path
            n += 1
    return n


def yarwyck_lifts(s: State, path: i64) -> None:
    """The road is in hand; it must lie somewhere else before anything is looked at."""
    use_hero(s, s.active)
    own = s.seats[s.active]
    lift(s, own, path)
    own.road_length = longest_road(s, own)
    s.lifted = path
    s.phase = REBUILD_ROAD
    note(s, ROAD_LIFTED, s.active, path, 0, 0)


def fill_rebuild(s: State, own: Holdings, out: vec[i64]) -> i64:
    """Every other path where the road may lie."""
    n: i64 = 0
    for path in range(i64(PATHS)):
        if rebuild_reason(s, own, path) == ALLOWED:
            out[n] = ROAD + path
            n += 1
    return n


def rebuild_reason(s: State, own: Holdings, path: i64) -> i64:
    """Why the lifted road may not lie on a path."""
    if path == s.lifted:
        return YARWYCK_REBUILD
    return road_reason(s, own, path)


def rebuild(s: State, path: i64) -> None:
    """watch.hero-yarwyck.atomic: Longest Road is looked at only now."""
    s.lifted = NO_PATH
    lay_road(s, s.active, path)
    s.due_road = True
    proceed(s)


# ------------------------------------------------------------------ a price with one card replaced


def price(cost: i64, left_out: i64, instead: i64) -> i64:
    """A price of three single cards with one of them (counted from 0) replaced."""
    rest = cost
    while left_out > 0:
        rest &= rest - 1
        left_out -= 1
    lowest = rest & -rest
    return cost - lowest + ONE[instead]


def can_substitute(own: Holdings, cost: i64, code: i64) -> bool:
    """Whether a price can be paid with one card replaced by another (5 * left out + instead)."""
    substituted = price(cost, code // 5, code % 5)
    return substituted != cost and covers(own.hand, substituted)


# ------------------------------------------------------------------ Thorne


def thorne_reason(s: State, own: Holdings, code: i64) -> i64:
    """Why Thorne may not build this guard at this price."""
    reason = guard_reason(s, own, code // 15)
    if reason == ALLOWED and not can_substitute(own, COST_GUARD, code % 15):
        return THORNE_SUBSTITUTE
    return reason


def fill_thorne(s: State, own: Holdings, out: vec[i64], n: i64) -> i64:
    """Every section, and every way to replace one card of the price."""
    for code in range(i64(60)):
        if thorne_reason(s, own, code) == ALLOWED:
            out[n] = THORNE_BUILDS + code
            n += 1
    return n


def thorne_builds(s: State, code: i64) -> None:
    """A guard for a price of choice."""
    use_hero(s, s.active)
    cards = price(COST_GUARD, code % 15 // 5, code % 5)
    pay(s, s.seats[s.active], cards)
    note(s, HERO_CARDS, s.active, cards, 0, 0)
    place_guard(s, s.active, code // 15)
    proceed(s)


# ------------------------------------------------------------------ Melisandre


def melisandre_reason(s: State, own: Holdings, code: i64) -> i64:
    """Why a development card may not be bought with her (0: as priced, in the first rulings)."""
    if s.deck == 0:
        return DECK_EMPTY
    if code > 0:
        payable = can_substitute(own, COST_DEVELOPMENT, code - 1)
    else:
        payable = s.rules.first_rulings and covers(own.hand, COST_DEVELOPMENT)
    if not payable:
        return MELISANDRE_SUBSTITUTE
    return ALLOWED


def fill_melisandre(s: State, own: Holdings, out: vec[i64], n: i64) -> i64:
    """Every price she allows."""
    for code in range(i64(16)):
        if melisandre_reason(s, own, code) == ALLOWED:
            out[n] = MELISANDRE_BUYS + code
            n += 1
    return n


def melisandre_buys(s: State, code: i64) -> None:
    """Pay first, then see the top three cards, or as many as are left."""
    use_hero(s, s.active)
    cards: i64 = COST_DEVELOPMENT
    if code > 0:
        cards = price(COST_DEVELOPMENT, (code - 1) // 5, (code - 1) % 5)
    pay(s, s.seats[s.active], cards)
    note(s, HERO_CARDS, s.active, cards, 0, 0)
    s.to_show = SHOWN_CARDS
    if total(s.deck) < SHOWN_CARDS:
        s.to_show = total(s.deck)
    s.phase = SHOW_CARD


def show(s: State, card: i64) -> None:
    """One more card is seen."""
    s.deck -= ONE[card]
    s.shown += ONE[card]
    s.to_show -= 1
    note(s, SAW_CARD, s.active, card, 0, 0)
    if s.to_show == 0:
        s.phase = PICK_CARD


def fill_picks(s: State, out: vec[i64]) -> i64:
    """Any of the cards seen."""
    return fill_kinds(s.shown, PICK, out, 0)


def pick_reason(s: State, card: i64) -> i64:
    """Why a card may not be picked."""
    if (s.shown >> (8 * card)) & 0xFF == 0:
        return MELISANDRE_PICK
    return ALLOWED


def pick(s: State, card: i64) -> None:
    """The card goes to the hand, the others back into the deck."""
    own = s.seats[s.active]
    s.deck += s.shown - ONE[card]
    s.shown = 0
    own.bought += ONE[card]
    note(s, CARD_BOUGHT, s.active, card, 0, 0)
    proceed(s)


# ------------------------------------------------------------------ Yoren


def yoren_reason(s: State, own: Holdings, section: i64) -> i64:
    """Why Yoren may not turn a patrol into a guard."""
    if own.patrols == 0:
        return YOREN_DISCARD
    return guard_reason(s, own, section)


def fill_yoren(s: State, own: Holdings, base: i64, out: vec[i64], n: i64) -> i64:
    """Every section that takes a guard, if a patrol lies face up."""
    if own.patrols == 0:
        return n
    return fill_guards(s, own, base, out, n)


def yoren_recruits(s: State, section: i64) -> None:
    """A patrol leaves the game, a guard comes free; then Largest Patrol is looked at."""
    use_hero(s, s.active)
    s.seats[s.active].patrols -= 1
    note(s, PATROL_RETIRED, s.active, 0, 0, 0)
    place_guard(s, s.active, section)
    s.due_patrol = True
    proceed(s)
