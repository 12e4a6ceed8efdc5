"""Doing what only the Brotherhood knows: the chapters act, this finds the chapter."""

from mypy_extensions import i64

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
from hexhold.games.watch.engine.development import show_card
from hexhold.games.watch.engine.heroes import (
    exchange,
    flip,
    hero_of,
    is_answer_to_question,
    remove_hero,
)
from hexhold.games.watch.engine.heroes_build import (
    melisandre_buys,
    pick,
    thorne_builds,
    yarwyck_lifts,
    yoren_recruits,
)
from hexhold.games.watch.engine.heroes_north import (
    benjen_clears,
    hunt,
    qhorin_chases,
    ygritte_strikes,
)
from hexhold.games.watch.engine.heroes_trade import (
    give_back,
    mance_visits,
    marsh_swaps,
    mormont_demands,
    samwell_passes,
    samwell_takes,
    take_card,
)
from hexhold.games.watch.engine.setup import found_guard
from hexhold.games.watch.engine.state import FOUND_GUARD, Holdings, State, pay
from hexhold.games.watch.engine.tables import (
    BENJEN,
    COST_GUARD,
    MANCE,
    MARSH,
    MELISANDRE,
    MORMONT,
    THORNE,
    YARWYCK,
    YGRITTE,
    YOREN,
)
from hexhold.games.watch.engine.tables import RECRUITS as RECRUITS_CARD
from hexhold.games.watch.engine.turn import proceed
from hexhold.games.watch.engine.wall import place_guard


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
