"""When the quick mind of the Watch uses its hero in its turn. Compiled."""

from typing import Final

from mypy_extensions import i64

from hexhold.core.bits import covers, total
from hexhold.games.watch.bots.quick_mind import Quick, least_needed
from hexhold.games.watch.bots.quick_places import best_hunt, best_section, is_blocked
from hexhold.games.watch.engine._actions import (
    BENJEN_CLEARS,
    MANCE_VISITS,
    MARSH_SWAPS,
    MELISANDRE_BUYS,
    QHORIN_CHASES,
    THORNE_BUILDS,
    YGRITTE_STRIKES,
    YOREN_RECRUITS,
)
from hexhold.games.watch.engine.brotherhood.clearings import clearing
from hexhold.games.watch.engine.brotherhood.heroes.marsh import can_swap
from hexhold.games.watch.engine.brotherhood.heroes.substituting import can_substitute
from hexhold.games.watch.engine.brotherhood.heroes.using import in_window, is_ready
from hexhold.games.watch.engine.brotherhood.wall import guards_on
from hexhold.games.watch.engine.state import Holdings, State
from hexhold.games.watch.engine.tables import (
    BENJEN,
    COST_DEVELOPMENT,
    COST_GUARD,
    MANCE,
    MARSH,
    MELISANDRE,
    QHORIN,
    SECTIONS,
    THORNE,
    YGRITTE,
    YOREN,
)

NO_ACTION: Final = -1


def hero_action(q: Quick, s: State, seat: i64, own: Holdings, cost: i64) -> i64:
    """A use of the own hero that helps now; `cost` is the price that the seat saves for."""
    hero = own.hero
    if not is_ready(own) or not in_window(s, hero):
        return NO_ACTION
    if hero == MARSH:
        return swap(q, s, seat, own, cost)
    if hero == THORNE:
        section = best_section(s, seat)
        if section >= 0 and own.guards_left > 0 and not covers(own.hand, COST_GUARD):
            return substituted(own, COST_GUARD, THORNE_BUILDS + 15 * section)
    elif hero == MELISANDRE:
        if s.deck != 0 and cost == COST_DEVELOPMENT:
            return substituted(own, COST_DEVELOPMENT, MELISANDRE_BUYS + 1)
    elif hero == MANCE:
        return visit(s, own)
    elif hero == BENJEN:
        return clear(s)
    elif hero == YGRITTE:
        code = best_hunt(q, s, seat, own)
        if code >= 0:
            return YGRITTE_STRIKES + code
    elif hero == YOREN:
        section = best_section(s, seat)
        if section >= 0 and own.patrols > 0 and own.guards_left > 0 and s.patrol_owner != seat:
            return YOREN_RECRUITS + section
    elif hero == QHORIN and is_blocked(s, own):
        return QHORIN_CHASES
    return NO_ACTION


def swap(q: Quick, s: State, seat: i64, own: Holdings, cost: i64) -> i64:
    """Marsh: the one card that a price lacks, for one that it spares."""
    wanted: i64 = -1
    lacking: i64 = 0
    for kind in range(i64(5)):
        more = ((own.hand >> (8 * kind)) & 0xFF) - ((cost >> (8 * kind)) & 0xFF)
        if more < 0:
            lacking -= more
            wanted = kind
    if lacking != 1:
        return NO_ACTION
    given = least_needed(q, seat, own.hand, cost)
    spared = (own.hand >> (8 * given)) & 0xFF > (cost >> (8 * given)) & 0xFF
    if spared and can_swap(s, own, given, wanted):
        return MARSH_SWAPS + 5 * given + wanted
    return NO_ACTION


def substituted(own: Holdings, cost: i64, base: i64) -> i64:
    """Thorne and Melisandre: the first price with one card replaced that can be paid."""
    for code in range(i64(15)):
        if can_substitute(own, cost, code):
            return base + code
    return NO_ACTION


def visit(s: State, own: Holdings) -> i64:
    """Mance: whoever has more points and the most cards."""
    best: i64 = NO_ACTION
    most: i64 = 0
    for other in range(s.rules.seats):
        theirs = s.seats[other]
        if theirs.points > own.points and total(theirs.hand) > most:
            most = total(theirs.hand)
            best = MANCE_VISITS + other
    return best


def clear(s: State) -> i64:
    """Benjen: a clearing from which the next wildling would break through."""
    for section in range(i64(SECTIONS)):
        waiting = clearing(s, section)
        if waiting > 0 and waiting >= guards_on(s, section):
            return BENJEN_CLEARS + section
    return NO_ACTION
