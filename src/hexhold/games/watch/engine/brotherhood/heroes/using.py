"""Heroes in general: who may use one, what comes after, drama. Chapter hero."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import BIT, add_bits
from hexhold.games.watch.engine._actions import EXCHANGE, FLIP, REMOVE
from hexhold.games.watch.engine._notes import HERO_EXCHANGED, HERO_FLIPPED, HERO_REMOVED, HERO_USED
from hexhold.games.watch.engine.state import (
    AFTER_HERO,
    ASK_SAMWELL,
    BUILD,
    MAIN,
    NO_SEAT,
    PRE_ROLL,
    Holdings,
    State,
    note,
)
from hexhold.games.watch.engine.tables import (
    BENJEN,
    MANCE,
    MARSH,
    MELISANDRE,
    MORMONT,
    QHORIN,
    SAMWELL,
    SIDE_A,
    SIDE_B,
    SPENT,
    THORNE,
    YARWYCK,
    YGRITTE,
    YOREN,
)
from hexhold.games.watch.engine.turn import proceed


def asks_hero_seat(s: State) -> bool:
    """Whether the question is for the holder of a hero, who need not be the active seat."""
    return s.phase == ASK_SAMWELL or s.phase == AFTER_HERO


def in_window(s: State, hero: i64) -> bool:
    """Whether a hero's card allows its use at this moment of its holder's turn."""
    if hero == BENJEN or hero == YGRITTE or hero == QHORIN:
        return s.phase == PRE_ROLL or s.phase == MAIN or s.phase == BUILD
    if s.phase == PRE_ROLL:
        unprinted = hero == MORMONT or hero == MARSH or hero == YARWYCK
        return unprinted and s.rules.heroes_before_roll
    if hero == SAMWELL:
        return False
    if hero == MANCE or not s.rules.separate_phases:
        return s.phase == MAIN or s.phase == BUILD
    if hero == YARWYCK or hero == THORNE or hero == MELISANDRE or hero == YOREN:
        return s.phase == BUILD
    return s.phase == MAIN


def is_ready(own: Holdings) -> bool:
    """Whether a hero acts at all this turn."""
    return not own.hero_fresh and not own.hero_used and own.hero_side != SPENT


def use_hero(s: State, seat: i64) -> None:
    """The hero acts; flipping or exchanging it is due when the effect is complete."""
    own = s.seats[seat]
    own.hero_used = True
    s.hero_seat = seat
    s.due_after = True
    note(s, HERO_USED, seat, own.hero, 0, 0)


def fill_after(s: State, out: vec[i64]) -> i64:
    """Flip side A, or exchange."""
    n: i64 = 0
    if s.seats[s.hero_seat].hero_side == SIDE_A:
        out[0] = FLIP
        n = 1
    return add_bits(s.display, EXCHANGE, out, n)


def flip(s: State) -> None:
    """The hero stays, B side up, for a later turn."""
    own = s.seats[s.hero_seat]
    own.hero_side = SIDE_B
    note(s, HERO_FLIPPED, s.hero_seat, own.hero, 0, 0)
    finish_hero(s)


def exchange(s: State, hero: i64) -> None:
    """The hero goes back to the display and another comes, A side up, not ready this turn."""
    own = s.seats[s.hero_seat]
    note(s, HERO_EXCHANGED, s.hero_seat, own.hero, hero, 0)
    s.display ^= BIT[own.hero] | BIT[hero]
    own.hero = hero
    own.hero_side = SIDE_A
    own.hero_fresh = True
    finish_hero(s)


def finish_hero(s: State) -> None:
    """The turn goes on."""
    s.due_after = False
    s.hero_seat = NO_SEAT
    proceed(s)


def fill_removals(s: State, out: vec[i64]) -> i64:
    """watch.hero.drama: any hero of the display."""
    return add_bits(s.display, REMOVE, out, 0)


def remove_hero(s: State, hero: i64) -> None:
    """A hero of the display leaves the game; then the roll is carried out."""
    s.display &= ~BIT[hero]
    note(s, HERO_REMOVED, s.active, hero, 0, 0)
    proceed(s)
