"""What a seat may do that only the Brotherhood knows, written to a buffer."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import FIELD, covers
from hexhold.games.watch.engine.actions import (
    GUARD,
    HUNT,
    QHORIN_CHASES,
    RECRUITS,
    YGRITTE_STRIKES,
    YOREN_RECRUITS,
)
from hexhold.games.watch.engine.heroes import fill_after, fill_removals, in_window, ready_reason
from hexhold.games.watch.engine.heroes_build import (
    fill_melisandre,
    fill_picks,
    fill_rebuild,
    fill_thorne,
    fill_yarwyck,
    fill_yoren,
)
from hexhold.games.watch.engine.heroes_north import fill_benjen, fill_gift, qhorin_reason
from hexhold.games.watch.engine.heroes_trade import (
    fill_give,
    fill_mance,
    fill_marsh,
    fill_mormont,
    fill_samwell,
    fill_take,
)
from hexhold.games.watch.engine.reasons import ALLOWED
from hexhold.games.watch.engine.state import (
    AFTER_HERO,
    ASK_SAMWELL,
    BUILD,
    FOUND_GUARD,
    GIVE_BACK,
    PICK_CARD,
    REBUILD_ROAD,
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
    PATROL,
    QHORIN,
    THORNE,
    YARWYCK,
    YGRITTE,
    YOREN,
)
from hexhold.games.watch.engine.tables import RECRUITS as RECRUITS_CARD
from hexhold.games.watch.engine.wall import fill_guards


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
