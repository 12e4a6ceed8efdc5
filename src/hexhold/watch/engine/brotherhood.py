"""What the Brotherhood adds to the referee: listing, checking and doing its actions."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import FIELD, covers
from hexhold.watch.engine.actions import (
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
    QHORIN_CHASES,
    RECRUITS,
    REMOVE,
    SAMWELL_TAKES,
    TAKE,
    THORNE_BUILDS,
    YARWYCK_LIFTS,
    YGRITTE_STRIKES,
    YOREN_RECRUITS,
)
from hexhold.watch.engine.development import card_reason, show_card
from hexhold.watch.engine.heroes import (
    exchange,
    exchange_reason,
    fill_after,
    fill_removals,
    flip,
    flip_reason,
    hero_reason,
    in_window,
    ready_reason,
    removal_reason,
    remove_hero,
)
from hexhold.watch.engine.heroes_build import (
    fill_melisandre,
    fill_picks,
    fill_rebuild,
    fill_thorne,
    fill_yarwyck,
    fill_yoren,
    melisandre_buys,
    melisandre_reason,
    pick,
    pick_reason,
    thorne_builds,
    thorne_reason,
    yarwyck_lifts,
    yarwyck_reason,
    yoren_reason,
    yoren_recruits,
)
from hexhold.watch.engine.heroes_north import (
    benjen_clears,
    benjen_reason,
    fill_benjen,
    fill_gift,
    hunt,
    hunt_reason,
    qhorin_chases,
    qhorin_reason,
    ygritte_reason,
    ygritte_strikes,
)
from hexhold.watch.engine.heroes_trade import (
    VICTIMS,
    fill_give,
    fill_mance,
    fill_marsh,
    fill_mormont,
    fill_samwell,
    fill_take,
    give_back,
    give_reason,
    mance_reason,
    mance_visits,
    marsh_reason,
    marsh_swaps,
    mormont_demands,
    mormont_reason,
    samwell_passes,
    samwell_reason,
    samwell_takes,
    take_card,
    take_reason,
)
from hexhold.watch.engine.reasons import (
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
from hexhold.watch.engine.setup import found_guard
from hexhold.watch.engine.state import (
    AFTER_HERO,
    ASK_SAMWELL,
    BUILD,
    FOUND_GUARD,
    GIVE_BACK,
    MAIN,
    PICK_CARD,
    PRE_ROLL,
    REBUILD_ROAD,
    REMOVE_HERO,
    TAKE_CARD,
    Holdings,
    State,
    pay,
)
from hexhold.watch.engine.tables import (
    BENJEN,
    COST_GUARD,
    MANCE,
    MARSH,
    MELISANDRE,
    MORMONT,
    PATROL,
    QHORIN,
    SAMWELL,
    THORNE,
    YARWYCK,
    YGRITTE,
    YOREN,
)
from hexhold.watch.engine.tables import RECRUITS as RECRUITS_CARD
from hexhold.watch.engine.turn import proceed
from hexhold.watch.engine.untimely import in_setup, open_question_reason, out_of_turn_reason
from hexhold.watch.engine.wall import fill_guards, guard_reason, place_guard


def asks_hero_seat(s: State) -> bool:
    """Whether the question is for the holder of a hero, who need not be the active seat."""
    return s.phase == ASK_SAMWELL or s.phase == AFTER_HERO


# ------------------------------------------------------------------ listing


def fill_question(s: State, own: Holdings, out: vec[i64]) -> i64:
    """The answers to a question that only the Brotherhood asks."""
    phase = s.phase
    if phase == FOUND_GUARD:
        return fill_guards(s, own, GUARD, out, 0)
    if phase == ASK_SAMWELL:
        return fill_samwell(s, out)
    if phase == AFTER_HERO:
        return fill_after(s, out)
    if phase == GIVE_BACK:
        return fill_give(own, out)
    if phase == REBUILD_ROAD:
        return fill_rebuild(s, own, out)
    if phase == PICK_CARD:
        return fill_picks(s, out)
    if phase == TAKE_CARD:
        return fill_take(s, out)
    if phase == REMOVE_HERO:
        return fill_removals(s, out)
    return 0


def fill_before_roll(s: State, own: Holdings, out: vec[i64], n: i64) -> i64:
    """Cards and heroes that may come before the roll."""
    n = fill_new_cards(s, own, out, n)
    return fill_hero(s, own, out, n)


def fill_brotherhood_turn(s: State, own: Holdings, out: vec[i64], n: i64) -> i64:
    """Guards, the new cards and the hero, after the roll."""
    building = s.phase == BUILD or not s.rules.separate_phases
    if building and covers(own.hand, COST_GUARD):
        n = fill_guards(s, own, GUARD, out, n)
    n = fill_new_cards(s, own, out, n)
    return fill_hero(s, own, out, n)


def fill_new_cards(s: State, own: Holdings, out: vec[i64], n: i64) -> i64:
    """New Recruits, and the second option of a patrol."""
    if s.card_played:
        return n
    if own.cards & FIELD[RECRUITS_CARD]:
        n = fill_guards(s, own, RECRUITS, out, n)
    if own.cards & FIELD[PATROL]:
        n = fill_gift(s, HUNT, out, n)
    return n


def fill_hero(s: State, own: Holdings, out: vec[i64], n: i64) -> i64:
    """Every use of the own hero that is possible now."""
    hero = own.hero
    if ready_reason(own) != ALLOWED or not in_window(s, hero):
        return n
    if hero == MORMONT:
        return fill_mormont(s, out, n)
    if hero == MARSH:
        return fill_marsh(s, own, out, n)
    if hero == YARWYCK:
        return fill_yarwyck(s, own, out, n)
    if hero == THORNE:
        return fill_thorne(s, own, out, n)
    if hero == MELISANDRE:
        return fill_melisandre(s, own, out, n)
    if hero == MANCE:
        return fill_mance(s, own, out, n)
    if hero == BENJEN:
        return fill_benjen(s, out, n)
    if hero == YGRITTE:
        return fill_gift(s, YGRITTE_STRIKES, out, n)
    if hero == YOREN:
        return fill_yoren(s, own, YOREN_RECRUITS, out, n)
    if hero == QHORIN and qhorin_reason(s) == ALLOWED:
        out[n] = QHORIN_CHASES
        return n + 1
    return n


# ------------------------------------------------------------------ checking


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


def is_answer_to_question(action: i64) -> bool:
    """Whether an action only ever answers a question of the Brotherhood."""
    if SAMWELL_TAKES <= action < MARSH_SWAPS or GIVE <= action < YARWYCK_LIFTS:
        return True
    if PICK <= action < MANCE_VISITS or TAKE <= action < BENJEN_CLEARS:
        return True
    return action >= FLIP


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


# ------------------------------------------------------------------ doing


def play_brotherhood(s: State, own: Holdings, seat: i64, action: i64) -> None:
    """An action that only the Brotherhood knows."""
    if action < SAMWELL_TAKES:
        play_guard_or_card(s, own, seat, action)
    elif is_answer_to_question(action):
        play_answer(s, seat, action)
    else:
        play_hero(s, action)


def play_guard_or_card(s: State, own: Holdings, seat: i64, action: i64) -> None:
    """A guard, paid or free, or a hunt."""
    if action >= HUNT:
        hunt(s, own, action - HUNT)
    elif action >= RECRUITS:
        show_card(s, own, RECRUITS_CARD)
        place_guard(s, seat, action - RECRUITS)
        proceed(s)
    elif s.phase == FOUND_GUARD:
        found_guard(s, action - GUARD)
    else:
        pay(s, own, COST_GUARD)
        place_guard(s, seat, action - GUARD)
        proceed(s)


def play_answer(s: State, seat: i64, action: i64) -> None:
    """An answer to a question."""
    if action >= REMOVE:
        remove_hero(s, action - REMOVE)
    elif action >= EXCHANGE:
        exchange(s, action - EXCHANGE)
    elif action == FLIP:
        flip(s)
    elif action >= TAKE:
        take_card(s, action - TAKE)
    elif action >= PICK:
        pick(s, action - PICK)
    elif action >= GIVE:
        give_back(s, action - GIVE)
    elif action == PASS:
        samwell_passes(s, seat)
    else:
        samwell_takes(s, seat, action - SAMWELL_TAKES)


def play_hero(s: State, action: i64) -> None:
    """A hero acts."""
    hero = hero_of(action)
    if hero == MORMONT:
        mormont_demands(s, action - MORMONT_DEMANDS)
    elif hero == MARSH:
        marsh_swaps(s, (action - MARSH_SWAPS) // 5, (action - MARSH_SWAPS) % 5)
    elif hero == YARWYCK:
        yarwyck_lifts(s, action - YARWYCK_LIFTS)
    elif hero == THORNE:
        thorne_builds(s, action - THORNE_BUILDS)
    elif hero == MELISANDRE:
        melisandre_buys(s, action - MELISANDRE_BUYS)
    elif hero == MANCE:
        mance_visits(s, action - MANCE_VISITS)
    elif hero == BENJEN:
        benjen_clears(s, action - BENJEN_CLEARS)
    elif hero == YGRITTE:
        ygritte_strikes(s, action - YGRITTE_STRIKES)
    elif hero == YOREN:
        yoren_recruits(s, action - YOREN_RECRUITS)
    else:
        qhorin_chases(s)
