"""Wildlings in the Gift: how they enter, what they block, how they are removed. Chapter gift."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import BIT, FIELD, ONE, count_of, total
from hexhold.games.watch.engine._notes import ENTERED_GIFT, HERO_CARDS, WILDLING_REMOVED
from hexhold.games.watch.engine.brotherhood.camps import go_home
from hexhold.games.watch.engine.brotherhood.ending import end_by_wildlings
from hexhold.games.watch.engine.geometry import CAMP, LINE
from hexhold.games.watch.engine.state import EIGHTH_WILDLING, State, note, receive
from hexhold.games.watch.engine.tables import GIFT_LIMIT


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


def fill_gift(s: State, base: i64, out: vec[i64], n: i64) -> i64:
    """Every wildling in the Gift, by place and kind."""
    for place in range(i64(16)):
        if s.gift[place] == 0:
            continue
        for kind in range(i64(3)):
            if s.gift[place] & FIELD[kind]:
                out[n] = base + 3 * place + kind
                n += 1
    return n


def strike(s: State, code: i64) -> None:
    """A wildling leaves the Gift."""
    note(s, WILDLING_REMOVED, s.active, LINE[code // 3], code % 3, 0)
    leave_gift(s, code // 3, code % 3)


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


def take_from_hex(s: State, h: i64) -> None:
    """A card of what a hex yields, if the supply has one."""
    kind = s.board.terrain[h]
    if count_of(s.supply, kind) > 0:
        receive(s, s.seats[s.active], ONE[kind])
        note(s, HERO_CARDS, s.active, 0, ONE[kind], 0)
