"""Wildlings: tokens, migration, camps, advance, rush, breach, the Gift. Their chapters.

Tokens nobody has seen are exchangeable, so they are drawn only when they are revealed. But a pool
mixed from used tokens is known to consist of those, while the tokens on the cards are not among
them: unseen tokens belong to lots, and exchange only within their lot. Lot 0 is the box; every
reshuffle opens a new lot.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import BIT, ONE, count_of, total
from hexhold.games.watch.engine.ending import end_by_wildlings
from hexhold.games.watch.engine.geometry import CAMP, LINE
from hexhold.games.watch.engine.notes import (
    ADVANCED,
    BREACHED,
    ENTERED_GIFT,
    MIGRATED,
    NO_FIGURE,
    POOL_MIXED,
    RUSHED,
    STAND_OFF,
    TOKEN_REVEALED,
    WENT_HOME,
)
from hexhold.games.watch.engine.state import (
    EIGHTH_WILDLING,
    OVER,
    THIRD_BREACH,
    Holdings,
    State,
    note,
)
from hexhold.games.watch.engine.tables import (
    BREACH_LIMIT,
    CAMPS,
    CLIMBER,
    GIANT,
    GIFT_LIMIT,
    LOTS,
    REGULAR,
    SPACES,
    TOKEN_ONE,
    TRAIL_CLAN,
    TRAIL_SECTION,
)
from hexhold.games.watch.engine.wall import guards_on, lose_guard

ONE_REGULAR: Final[vec[i64]] = vec[i64]([1, 16, 256, 4096])  # in each clearing

# ------------------------------------------------------------------ tokens


def tokens_in(packed: i64) -> i64:
    """How many tokens a packed set holds."""
    count: i64 = 0
    while packed != 0:
        count += packed & 63
        packed >>= 6
    return count


def pool_size(s: State) -> i64:
    """The unseen tokens of the newest lot that lie on nobody's card."""
    size = tokens_in(s.lots[s.lot])
    for own in s.seats:
        size -= count_of(own.tokens, s.lot)
        if s.lot == 0:
            size -= 2 * own.keeps_left
    if s.lot == 0:
        size -= s.due_founding + s.due_keep
    if s.due_settlement and s.reveal_lot == s.lot:
        size -= 1
    return size


def mix_pool_if_empty(s: State) -> None:
    """watch.migration.reshuffle: the used tokens become a new pool when a token must be drawn."""
    if pool_size(s) > 0 or s.used == 0:
        return
    if s.lot + 1 == LOTS:
        merge_oldest_lots(s)
    lots = s.lots[:]
    s.lot += 1
    lots[s.lot] = s.used
    s.lots = lots
    s.used = 0
    note(s, POOL_MIXED, -1, 0, 0, 0)


def merge_oldest_lots(s: State) -> None:
    """Make room for a lot: the two oldest after the box become one."""
    lots = s.lots[:]
    lots[1] += lots[2]
    for lot in range(i64(2), i64(LOTS - 1)):
        lots[lot] = lots[lot + 1]
    lots[LOTS - 1] = 0
    s.lots = lots
    s.lot -= 1
    for own in s.seats:
        older = own.tokens & 0xFFFF
        newer = own.tokens >> 16
        own.tokens = older + ((newer & 0xFF) << 8) + ((newer >> 8) << 16)


def oldest_lot(own: Holdings) -> i64:
    """The lot of the token under the settlement that a seat builds next: the oldest it has."""
    lot: i64 = 0
    while count_of(own.tokens, lot) == 0:
        lot += 1
    return lot


def give_token(s: State, own: Holdings) -> None:
    """watch.migration.returned-settlement: a settlement goes back on an unseen pool token."""
    mix_pool_if_empty(s)
    if pool_size(s) > 0:
        own.tokens += ONE[s.lot]


def reveal(s: State, token: i64) -> None:
    """A token is turned up, its wildling migrates, and the token lies used."""
    lots = s.lots[:]
    lots[s.reveal_lot] -= TOKEN_ONE[token]
    s.lots = lots
    s.used += TOKEN_ONE[token]
    s.reveal_lot = 0
    note(s, TOKEN_REVEALED, s.active, token // 3, token % 3, 0)
    migrate(s, token // 3, token % 3)


# ------------------------------------------------------------------ camps


def camp_word(s: State, clan: i64) -> i64:
    """The camps of a clan: two bits each, kind + 1, camp 1 lowest."""
    return (s.camps >> (10 * clan)) & 1023


def camps_taken(s: State, clan: i64) -> i64:
    """How many camps of a clan are occupied."""
    word = camp_word(s, clan)
    count: i64 = 0
    while word != 0:
        word >>= 2
        count += 1
    return count


def migrate(s: State, clan: i64, kind: i64) -> None:
    """A figure goes from the Frostfangs to the first free camp; a fifth one makes the clan rush."""
    if count_of(s.frost, kind) == 0:
        note(s, NO_FIGURE, -1, clan, kind, 0)
        return
    taken = camps_taken(s, clan)
    s.frost -= ONE[kind]
    s.camps |= (kind + 1) << (10 * clan + 2 * taken)
    note(s, MIGRATED, -1, clan, kind, taken + 1)
    if taken + 1 == CAMPS:
        rush(s, clan)


def leave_camp(s: State, clan: i64, camp: i64) -> i64:
    """Take the figure out of a camp (from 0), let those behind close up; return its kind."""
    word = camp_word(s, clan)
    kind = ((word >> (2 * camp)) & 3) - 1
    keep = BIT[2 * camp] - 1
    closed = (word & keep) | ((word >> 2) & ~keep)
    s.camps ^= (word ^ closed) << (10 * clan)
    return kind


def rush(s: State, clan: i64) -> None:
    """watch.rush.movers: camp 1 takes the clan's lower trail, then camp 2 the higher one."""
    note(s, RUSHED, -1, clan, 0, 0)
    advance(s, clan, clan)
    if s.phase != OVER:
        advance(s, clan, clan + 1)


def roll_wildling_die(s: State, number: i64) -> None:
    """watch.advance.roll: the die's trail moves the figure in camp 1 of its clan."""
    clan = TRAIL_CLAN[number]
    if clan >= 0 and camp_word(s, clan) != 0:
        advance(s, clan, TRAIL_SECTION[number])


# ------------------------------------------------------------------ at the Wall


def clearing(s: State, section: i64) -> i64:
    """How many regulars wait in a clearing."""
    return (s.clearings >> (4 * section)) & 15


def advance(s: State, clan: i64, section: i64) -> None:
    """The figure in camp 1 arrives at a clearing, and its arrival is carried out."""
    kind = leave_camp(s, clan, 0)
    note(s, ADVANCED, -1, clan, kind, section)
    if kind == CLIMBER:
        enter_gift(s, section, CLIMBER)
    elif kind == GIANT:
        giant_arrives(s, section)
    else:
        regular_arrives(s, section)


def giant_arrives(s: State, section: i64) -> None:
    """watch.giant.fells and .recheck: the guard on space 1 and the giant remove each other."""
    if guards_on(s, section) == 0:
        breach(s, section, GIANT)
        return
    lose_guard(s, section)
    go_home(s, GIANT)
    if clearing(s, section) > guards_on(s, section):
        breach(s, section, REGULAR)


def regular_arrives(s: State, section: i64) -> None:
    """It stays while the guards are as many; six against five is a stand-off."""
    s.clearings += ONE_REGULAR[section]
    waiting = clearing(s, section)
    guards = guards_on(s, section)
    if waiting <= guards:
        return
    if guards == SPACES and s.rules.stand_off:
        note(s, STAND_OFF, -1, section, 0, 0)
        s.clearings -= 2 * ONE_REGULAR[section]
        go_home(s, REGULAR)
        go_home(s, REGULAR)
        lose_guard(s, section)
    else:
        breach(s, section, REGULAR)


def go_home(s: State, kind: i64) -> None:
    """A figure returns to the Frostfangs."""
    s.frost += ONE[kind]
    note(s, WENT_HOME, -1, kind, 0, 0)


def breach(s: State, section: i64, kind: i64) -> None:
    """watch.breach.order: a guard goes home, the wildlings enter one by one, the marker moves."""
    if guards_on(s, section) > 0:
        lose_guard(s, section)
    if kind == GIANT:
        enter_gift(s, section, GIANT)
    while clearing(s, section) > 0 and s.phase != OVER:
        s.clearings -= ONE_REGULAR[section]
        enter_gift(s, section, REGULAR)
    if s.phase == OVER:
        return
    s.breaches += 1
    note(s, BREACHED, -1, section, s.breaches, 0)
    if s.breaches == BREACH_LIMIT:
        end_by_wildlings(s, THIRD_BREACH)


# ------------------------------------------------------------------ in the Gift


def enter_gift(s: State, section: i64, kind: i64) -> None:
    """watch.gift.first-free: the most northern hex of the line with the fewest wildlings."""
    place = 4 * section
    for at in range(4 * section + 1, 4 * section + 4):
        if total(s.gift[at]) < total(s.gift[place]):
            place = at
    gift = s.gift[:]
    gift[place] += ONE[kind]
    s.gift = gift
    s.blocked |= BIT[LINE[place]]
    note(s, ENTERED_GIFT, -1, LINE[place], kind, 0)
    if wildlings_in_gift(s) >= GIFT_LIMIT:
        end_by_wildlings(s, EIGHTH_WILDLING)


def wildlings_in_gift(s: State) -> i64:
    """All figures in the Gift."""
    count: i64 = 0
    for place in range(i64(16)):
        count += total(s.gift[place])
    return count


def leave_gift(s: State, place: i64, kind: i64) -> None:
    """A figure in the Gift returns to the Frostfangs."""
    gift = s.gift[:]
    gift[place] -= ONE[kind]
    s.gift = gift
    go_home(s, kind)
    block_hexes(s)


def block_hexes(s: State) -> None:
    """Find again which hexes produce nothing: Tormund's, and those with wildlings."""
    s.blocked = 0
    if s.tormund != CAMP:
        s.blocked = BIT[s.tormund]
    if s.rules.brotherhood:
        for place in range(i64(16)):
            if s.gift[place] != 0:
                s.blocked |= BIT[LINE[place]]


def tokens_of_lot(s: State, token: i64) -> i64:
    """How many unseen tokens of a kind may be the one about to be revealed."""
    return (s.lots[s.reveal_lot] >> (6 * token)) & 63
