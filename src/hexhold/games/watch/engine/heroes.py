"""Heroes in general: whose action it is, who may use one, what comes after, drama. Chapter hero."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import BIT, add_bits
from hexhold.games.watch.engine.actions import (
    BENJEN_CLEARS,
    EXCHANGE,
    FLIP,
    GIVE,
    MANCE_VISITS,
    MARSH_SWAPS,
    MELISANDRE_BUYS,
    MORMONT_DEMANDS,
    PICK,
    QHORIN_CHASES,
    REMOVE,
    SAMWELL_TAKES,
    TAKE,
    THORNE_BUILDS,
    YARWYCK_LIFTS,
    YGRITTE_STRIKES,
    YOREN_RECRUITS,
)
from hexhold.games.watch.engine.notes import HERO_EXCHANGED, HERO_FLIPPED, HERO_REMOVED, HERO_USED
from hexhold.games.watch.engine.reasons import (
    ALLOWED,
    HERO_AFTER_B,
    HERO_DISPLAY,
    HERO_DRAMA,
    HERO_FRESH,
    HERO_NOT_HELD,
    HERO_ONCE,
    HERO_SAME,
    HERO_SPENT,
    WINDOW_OF,
)
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


def is_answer_to_question(action: i64) -> bool:
    """Whether an action only ever answers a question of the Brotherhood."""
    if SAMWELL_TAKES <= action < MARSH_SWAPS or GIVE <= action < YARWYCK_LIFTS:
        return True
    if PICK <= action < MANCE_VISITS or TAKE <= action < BENJEN_CLEARS:
        return True
    return action >= FLIP


def hero_of(action: i64) -> i64:
    """Whose power an action is."""
    if action < MORMONT_DEMANDS:
        return MARSH
    if action < GIVE:
        return MORMONT
    if action < THORNE_BUILDS:
        return YARWYCK
    if action < MELISANDRE_BUYS:
        return THORNE
    if action < PICK:
        return MELISANDRE
    if action < TAKE:
        return MANCE
    if action < YGRITTE_STRIKES:
        return BENJEN
    if action < YOREN_RECRUITS:
        return YGRITTE
    if action < QHORIN_CHASES:
        return YOREN
    return QHORIN


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


def hero_reason(s: State, own: Holdings, hero: i64) -> i64:
    """Why a seat may not use a hero now, whatever it would do with it."""
    if own.hero != hero:
        return HERO_NOT_HELD
    if not in_window(s, hero):
        return WINDOW_OF + hero
    return ready_reason(own)


def ready_reason(own: Holdings) -> i64:
    """Why a hero does not act at all this turn."""
    if own.hero_fresh:
        return HERO_FRESH
    if own.hero_used:
        return HERO_ONCE
    if own.hero_side == SPENT:
        return HERO_SPENT
    return ALLOWED


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


def flip_reason(s: State) -> i64:
    """Why the hero may not be flipped."""
    if s.seats[s.hero_seat].hero_side == SIDE_A:
        return ALLOWED
    return HERO_AFTER_B


def exchange_reason(s: State, hero: i64) -> i64:
    """Why a hero may not be taken in exchange."""
    if s.display & BIT[hero]:
        return ALLOWED
    if s.seats[s.hero_seat].hero == hero:
        return HERO_SAME
    return HERO_DISPLAY


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


def removal_reason(s: State, hero: i64) -> i64:
    """Why a hero may not be removed from the game."""
    if s.display & BIT[hero]:
        return ALLOWED
    return HERO_DRAMA


def remove_hero(s: State, hero: i64) -> None:
    """A hero of the display leaves the game; then the roll is carried out."""
    s.display &= ~BIT[hero]
    note(s, HERO_REMOVED, s.active, hero, 0, 0)
    proceed(s)
