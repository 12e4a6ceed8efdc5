"""A state as one line of text, and back: so that a test can begin in the middle of a match.

First the table, then each seat, separated by bars: `active=1 die=4 phase=main | 0 hand=basic.abbey
columns=5,6* cards=5a:basic.harald regions=a5:forest2:3 | 1 ...`. What is left out stands as at the
start; supplies, pools, points and all else that follows from the cards is computed.
"""

from collections.abc import Iterator
from typing import Final

from hexhold.games.rivals.cards.deck import CARD_IDS
from hexhold.games.rivals.engine import layout as q
from hexhold.games.rivals.engine.state import State, a_of, b_of, c_of, code_of, d_of, seat_of
from hexhold.games.rivals.engine.stock import all_places, level_at, type_at
from hexhold.games.rivals.engine.tables import (
    CACHE,
    FACES,
    REGION_NAMES,
)
from hexhold.games.rivals.names import (
    BAY_NAMES,
    PLACE_NAMES,
    bits_of,
    card_counts,
    event_counts,
)
from hexhold.games.rivals.questions import CODES
from hexhold.games.rivals.view import number_at, words_at

# Plain numbers of the table, with their usual values.
TABLE: Final = {
    "active": (q.ACTIVE, 0),
    "first": (q.FIRST_SEAT, 0),
    "turn": (q.TURNS, 1),
    "die": (q.DIE, 0),
    "number": (q.SET_NUMBER, 0),
    "festive": (q.FESTIVE, 0),
    "fetched": (q.FETCHED, 0),
    "defence": (q.DEFENCE_DIE, 0),
    "winner": (q.WINNER, -1),
}
TOKENS: Final = {"hero": q.HERO_TOKEN, "trade": q.TRADE_TOKEN}
HANDS: Final = {"hand": q.HAND, "sure": q.SURE, "loose": q.LOOSE}
SIMPLE: Final = {"main": q.MAIN, "roll": q.ROLL, "over": q.OVER}


def write(s: State) -> str:
    """A state as text."""
    parts = [" ".join(_write_table(s))]
    parts += [" ".join([str(seat), *_write_side(s, seat)]) for seat in (0, 1)]
    return " | ".join(parts)


def _write_table(s: State) -> Iterator[str]:
    w = s.w
    yield from _write_frames(s)
    for name, (at, usual) in TABLE.items():
        if w[at] != usual:
            yield f"{name}={w[at]}"
    if w[q.FACE]:
        yield f"face={FACES[w[q.FACE] - 1]}"
    if w[q.ENDING]:
        yield f"ending={q.ENDINGS[w[q.ENDING]]}"
    for name, at in TOKENS.items():
        if w[at]:
            yield f"{name}={w[at] - 1}"
    if any(words_at(s, q.DISCARD)):
        yield "discard=" + _list_cards(s, q.DISCARD)
    if s.rules.face_up_kind >= 0:
        yield f"faceup={w[q.FACE_UP]}"
    yield f"events={w[q.EVENT_LEFT]}"
    if w[q.EVENT_PAST]:
        yield "past=" + _list_events(w[q.EVENT_PAST])
    if w[q.MOON_BOX] != s.rules.moon_box:
        yield "moons=" + _list_events(s.rules.moon_box - w[q.MOON_BOX])
    for stack in range(s.rules.stacks):
        yield f"stack{stack + 1}={_write_stack(s, stack)}"


def _write_frames(s: State) -> Iterator[str]:
    words = [int(s.w[q.FRAME + i]) for i in range(s.w[q.DEPTH])]
    if len(words) == 1 and seat_of(words[0]) == s.w[q.ACTIVE] * (code_of(words[0]) != q.OVER):
        for name, code in SIMPLE.items():
            if code_of(words[0]) == code:
                yield f"phase={name}"
                return
    yield "ask=" + ",".join(_write_frame(word) for word in words)


def _write_frame(word: int) -> str:
    numbers = [int(x) for x in (seat_of(word), a_of(word), b_of(word), c_of(word), d_of(word))]
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return ":".join([CODES[int(code_of(word))], *map(str, numbers)])


def _list_cards(s: State, at: int) -> str:
    counts = card_counts(words_at(s, at))
    return ",".join(name for name, count in counts.items() for _ in range(count))


def _list_events(packed: int) -> str:
    counts = event_counts(packed)
    return ",".join(name for name, count in counts.items() for _ in range(count))


def _write_stack(s: State, stack: int) -> str:
    """From the bottom: ?9 are nine unseen cards; /01 known by both, ~0 suspected by seat 0."""
    words = [int(s.w[s.rules.stack_at[stack] + i]) for i in range(s.w[q.STACK_SIZE + stack])]
    parts: list[str] = []
    unseen = 0
    for word in [*words, -1]:
        if word == 0:
            unseen += 1
            continue
        if unseen:
            parts.append(f"?{unseen}")
            unseen = 0
        if word > 0:
            parts.append(CARD_IDS[(word & q.KIND_MASK) - 1] + _write_marks(word))
    return ",".join(parts) or "-"


def _write_marks(word: int) -> str:
    known = "".join(str(seat) for seat in (0, 1) if word & (q.KNOWN << seat))
    maybe = "".join(str(seat) for seat in (0, 1) if word & (q.MAYBE << seat))
    return (f"/{known}" if known else "") + (f"~{maybe}" if maybe else "")


def _write_side(s: State, seat: int) -> Iterator[str]:
    w = s.w
    me = seat * q.SIDE
    for name, at in HANDS.items():
        if any(words_at(s, me + at)):
            yield f"{name}={_list_cards(s, me + at)}"
    cities = w[me + q.CITIES]
    columns = bits_of(w[me + q.COLUMNS])
    yield "columns=" + ",".join(f"{c}*" if cities >> c & 1 else str(c) for c in columns)
    yield "roads=" + ",".join(map(str, bits_of(w[me + q.ROADS])))
    yield "regions=" + ",".join(_write_regions(s, seat))
    if w[me + q.TYPE + 2] >> CACHE & 1:
        yield f"cache={level_at(w, me, CACHE)}"
    cards = list(_write_cards(s, me))
    if cards:
        yield "cards=" + ",".join(cards)
    if w[me + q.MINTS_LEFT] != w[me + q.MINTS]:
        yield f"mints={w[me + q.MINTS_LEFT]}"
    if w[me + q.SKIP_DRAW]:
        yield f"skip={w[me + q.SKIP_DRAW]}"


def _write_regions(s: State, seat: int) -> Iterator[str]:
    me = seat * q.SIDE
    for place in bits_of(all_places(s.w, me) & ~(1 << CACHE)):
        name = f"{REGION_NAMES[type_at(s.w, me, place)]}{number_at(s, me, place)}"
        yield f"{PLACE_NAMES[place]}:{name}:{level_at(s.w, me, place)}"


def _write_cards(s: State, me: int) -> Iterator[str]:
    for slot in range(48):
        word = s.w[me + q.SLOT + slot]
        if word:
            yield f"{BAY_NAMES[slot // 2]}:{CARD_IDS[(word & q.KIND_MASK) - 1]}"
