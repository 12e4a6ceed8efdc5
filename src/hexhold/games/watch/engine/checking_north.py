"""Whether an action that only the Brotherhood knows is allowed, and why not."""

from mypy_extensions import i64

from hexhold.core.bits import covers
from hexhold.games.watch.engine.actions import (
    BENJEN_CLEARS,
    EXCHANGE,
    FLIP,
    GIVE,
    GUARD,
    HUNT,
    MANCE_VISITS,
    MARSH_SWAPS,
    MELISANDRE_BUYS,
    MORMONT_DEMANDS,
    PASS,
    PICK,
    RECRUITS,
    REMOVE,
    SAMWELL_TAKES,
    TAKE,
    THORNE_BUILDS,
    YARWYCK_LIFTS,
    YGRITTE_STRIKES,
    YOREN_RECRUITS,
)
from hexhold.games.watch.engine.development import card_reason
from hexhold.games.watch.engine.heroes import (
    asks_hero_seat,
    exchange_reason,
    flip_reason,
    hero_of,
    hero_reason,
    is_answer_to_question,
    removal_reason,
)
from hexhold.games.watch.engine.heroes_build import (
    melisandre_reason,
    pick_reason,
    thorne_reason,
    yarwyck_reason,
    yoren_reason,
)
from hexhold.games.watch.engine.heroes_north import (
    benjen_reason,
    hunt_reason,
    qhorin_reason,
    ygritte_reason,
)
from hexhold.games.watch.engine.heroes_trade import (
    VICTIMS,
    give_reason,
    mance_reason,
    marsh_reason,
    mormont_reason,
    samwell_reason,
    take_reason,
)
from hexhold.games.watch.engine.reasons import (
    ALLOWED,
    BASE_GAME,
    GUARD_COST,
    HERO_NOT_HELD,
    HERO_OWN_TURN,
    HERO_WINDOW,
    ROLL_FIRST,
    TRADE_BEFORE_BUILD,
    WINDOW_OF,
)
from hexhold.games.watch.engine.state import (
    AFTER_HERO,
    ASK_SAMWELL,
    BUILD,
    FOUND_GUARD,
    GIVE_BACK,
    MAIN,
    PICK_CARD,
    PRE_ROLL,
    REMOVE_HERO,
    TAKE_CARD,
    Holdings,
    State,
)
from hexhold.games.watch.engine.tables import (
    BENJEN,
    COST_GUARD,
    MANCE,
    MARSH,
    MELISANDRE,
    MORMONT,
    SAMWELL,
    THORNE,
    YARWYCK,
    YGRITTE,
    YOREN,
)
from hexhold.games.watch.engine.tables import RECRUITS as RECRUITS_CARD
from hexhold.games.watch.engine.untimely import in_setup, open_question_reason, out_of_turn_reason
from hexhold.games.watch.engine.wall import guard_reason


def check_brotherhood(s: State, seat: i64, action: i64) -> i64:
    """Why a seat may not do something that only the Brotherhood knows."""
    if not s.rules.brotherhood:
        return BASE_GAME
    own = s.seats[seat]
    if asks_hero_seat(s):
        if seat != s.hero_seat:
            return unasked_hero_reason(s, own, seat, action)
    elif seat != s.active:
        return unasked_hero_reason(s, own, seat, action)
    if is_answer_to_question(action):
        return check_question(s, own, action)
    if s.phase == FOUND_GUARD and action < RECRUITS:
        return guard_reason(s, own, action - GUARD)
    if s.phase != PRE_ROLL and s.phase != MAIN and s.phase != BUILD:
        return open_question_reason(s)
    if action < SAMWELL_TAKES:
        return check_guard_or_card(s, own, action)
    return check_hero(s, own, action)


def unasked_hero_reason(s: State, own: Holdings, seat: i64, action: i64) -> i64:
    """Why a seat that is not asked may not do this: its hero waits for its own turn."""
    if seat == s.active:
        return open_question_reason(s)
    if action < SAMWELL_TAKES or in_setup(s):
        return out_of_turn_reason(s, action)
    if action < MARSH_SWAPS:
        return untimely_samwell_reason(own)
    return HERO_OWN_TURN


def untimely_samwell_reason(own: Holdings) -> i64:
    """Why Samwell does nothing when nobody asked him."""
    if own.hero != SAMWELL:
        return HERO_NOT_HELD
    return WINDOW_OF + SAMWELL


def check_question(s: State, own: Holdings, action: i64) -> i64:
    """An answer must fit the open question."""
    phase = s.phase
    if phase == ASK_SAMWELL and action < MARSH_SWAPS:
        if action == PASS:
            return ALLOWED
        return samwell_reason(s, action - SAMWELL_TAKES)
    if phase == GIVE_BACK and GIVE <= action < YARWYCK_LIFTS:
        return give_reason(own, action - GIVE)
    if phase == PICK_CARD and PICK <= action < MANCE_VISITS:
        return pick_reason(s, action - PICK)
    if phase == TAKE_CARD and TAKE <= action < BENJEN_CLEARS:
        return take_reason(s, action - TAKE)
    if phase == AFTER_HERO and FLIP <= action < REMOVE:
        if action == FLIP:
            return flip_reason(s)
        return exchange_reason(s, action - EXCHANGE)
    if phase == REMOVE_HERO and action >= REMOVE:
        return removal_reason(s, action - REMOVE)
    if phase != PRE_ROLL and phase != MAIN and phase != BUILD:
        return open_question_reason(s)
    if action < MARSH_SWAPS:
        return untimely_samwell_reason(own)
    return HERO_WINDOW


def check_guard_or_card(s: State, own: Holdings, action: i64) -> i64:
    """Guards, New Recruits and the patrol's hunt."""
    if action >= HUNT:
        return hunt_reason(s, own, action - HUNT)
    if action >= RECRUITS:
        reason = card_reason(s, own, RECRUITS_CARD)
        if reason != ALLOWED:
            return reason
        return guard_reason(s, own, action - RECRUITS)
    if s.phase == PRE_ROLL:
        return ROLL_FIRST
    if s.phase == MAIN and s.rules.separate_phases:
        return TRADE_BEFORE_BUILD
    reason = guard_reason(s, own, action - GUARD)
    if reason == ALLOWED and not covers(own.hand, COST_GUARD):
        return GUARD_COST
    return reason


def check_hero(s: State, own: Holdings, action: i64) -> i64:
    """Whether the hero may be used at all, then whether it may do this."""
    hero = hero_of(action)
    reason = hero_reason(s, own, hero)
    if reason != ALLOWED:
        return reason
    if hero == MORMONT:
        return mormont_reason(s, (action - MORMONT_DEMANDS) % VICTIMS)
    if hero == MARSH:
        return marsh_reason(s, own, (action - MARSH_SWAPS) // 5, (action - MARSH_SWAPS) % 5)
    if hero == YARWYCK:
        return yarwyck_reason(s, own, action - YARWYCK_LIFTS)
    if hero == THORNE:
        return thorne_reason(s, own, action - THORNE_BUILDS)
    if hero == MELISANDRE:
        return melisandre_reason(s, own, action - MELISANDRE_BUYS)
    if hero == MANCE:
        return mance_reason(s, own, action - MANCE_VISITS)
    if hero == BENJEN:
        return benjen_reason(s, action - BENJEN_CLEARS)
    if hero == YGRITTE:
        return ygritte_reason(s, action - YGRITTE_STRIKES)
    if hero == YOREN:
        return yoren_reason(s, own, action - YOREN_RECRUITS)
    return qhorin_reason(s)
