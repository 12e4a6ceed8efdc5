"""Heroes of the wild: Benjen, Ygritte, Qhorin, and the patrol's hunt. Their chapters."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import FIELD, ONE, count_of
from hexhold.games.watch.engine.actions import BENJEN_CLEARS
from hexhold.games.watch.engine.development import card_reason, show_card
from hexhold.games.watch.engine.geometry import CAMP, LINE
from hexhold.games.watch.engine.heroes import use_hero
from hexhold.games.watch.engine.notes import (
    CAMP_CLEARED,
    HERO_CARDS,
    TORMUND_MOVED,
    WILDLING_REMOVED,
)
from hexhold.games.watch.engine.reasons import (
    ALLOWED,
    BENJEN_REMOVE,
    PATROL_WILDLING,
    QHORIN_CHASE,
    YGRITTE_REMOVE,
)
from hexhold.games.watch.engine.state import Holdings, State, note, receive
from hexhold.games.watch.engine.tables import CAMPS, PATROL, REGULAR, SECTIONS
from hexhold.games.watch.engine.turn import proceed
from hexhold.games.watch.engine.wildlings import (
    ONE_REGULAR,
    block_hexes,
    camps_taken,
    clearing,
    go_home,
    leave_camp,
    leave_gift,
)


def stands_in_gift(s: State, code: i64) -> bool:
    """Whether a wildling of the kind stands at the place (3 * place + kind)."""
    return count_of(s.gift[code // 3], code % 3) > 0


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


def take_from_hex(s: State, h: i64) -> None:
    """A card of what a hex yields, if the supply has one."""
    kind = s.board.terrain[h]
    if count_of(s.supply, kind) > 0:
        receive(s, s.seats[s.active], ONE[kind])
        note(s, HERO_CARDS, s.active, 0, ONE[kind], 0)


# ------------------------------------------------------------------ the patrol's second option


def hunt_reason(s: State, own: Holdings, code: i64) -> i64:
    """Why a patrol may not remove this wildling."""
    reason = card_reason(s, own, PATROL)
    if reason == ALLOWED and not stands_in_gift(s, code):
        return PATROL_WILDLING
    return reason


def hunt(s: State, own: Holdings, code: i64) -> None:
    """watch.patrol.remove: a card of the hex, and the wildling goes back to the Frostfangs."""
    show_card(s, own, PATROL)
    own.patrols += 1
    s.due_patrol = True
    take_from_hex(s, LINE[code // 3])
    strike(s, code)
    proceed(s)


def strike(s: State, code: i64) -> None:
    """A wildling leaves the Gift."""
    note(s, WILDLING_REMOVED, s.active, LINE[code // 3], code % 3, 0)
    leave_gift(s, code // 3, code % 3)


# ------------------------------------------------------------------ Ygritte


def ygritte_reason(s: State, code: i64) -> i64:
    """Why Ygritte may not remove this wildling."""
    if stands_in_gift(s, code):
        return ALLOWED
    return YGRITTE_REMOVE


def ygritte_strikes(s: State, code: i64) -> None:
    """The same without a card."""
    use_hero(s, s.active)
    strike(s, code)
    proceed(s)


# ------------------------------------------------------------------ Benjen


def benjen_reason(s: State, code: i64) -> i64:
    """Why Benjen may not remove a wildling there (a clearing, or 4 + 5 * clan + camp)."""
    if code < SECTIONS:
        if clearing(s, code) > 0:
            return ALLOWED
    elif (code - SECTIONS) % CAMPS < camps_taken(s, (code - SECTIONS) // CAMPS):
        return ALLOWED
    return BENJEN_REMOVE


def fill_benjen(s: State, out: vec[i64], n: i64) -> i64:
    """Every clearing and camp with a wildling."""
    for code in range(i64(SECTIONS + 3 * CAMPS)):
        if benjen_reason(s, code) == ALLOWED:
            out[n] = BENJEN_CLEARS + code
            n += 1
    return n


def benjen_clears(s: State, code: i64) -> None:
    """A wildling goes home, those behind close up, and a token of the pool is revealed."""
    use_hero(s, s.active)
    kind: i64 = REGULAR
    if code < SECTIONS:
        s.clearings -= ONE_REGULAR[code]
    else:
        kind = leave_camp(s, (code - SECTIONS) // CAMPS, (code - SECTIONS) % CAMPS)
    note(s, CAMP_CLEARED, s.active, code, kind, 0)
    go_home(s, kind)
    s.due_pool += 1
    proceed(s)


# ------------------------------------------------------------------ Qhorin


def qhorin_reason(s: State) -> i64:
    """Why Qhorin may not chase Tormund."""
    if s.tormund == CAMP:
        return QHORIN_CHASE
    return ALLOWED


def qhorin_chases(s: State) -> None:
    """Tormund goes to his camp, and the hex he leaves gives a card."""
    use_hero(s, s.active)
    left = s.tormund
    s.tormund = CAMP
    block_hexes(s)
    note(s, TORMUND_MOVED, s.active, left, CAMP, 0)
    take_from_hex(s, left)
    proceed(s)
