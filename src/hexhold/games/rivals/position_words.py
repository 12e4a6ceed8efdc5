"""The stacks and questions of a position: texts for numbers, both ways."""

from typing import Final

from hexhold.core.contract import NotationError
from hexhold.core.position import index_of, number_in
from hexhold.games.rivals import faults
from hexhold.games.rivals.cards.deck import CARD_IDS
from hexhold.games.rivals.engine import layout as q
from hexhold.games.rivals.engine.state import (
    State,
    a_of,
    b_of,
    c_of,
    code_of,
    d_of,
    make_frame,
    seat_of,
)
from hexhold.games.rivals.questions import CODES

CODE_NUMBERS: Final = {name: code for code, name in CODES.items()}
FRAME_LIMITS: Final = (1, 255, 255, 255, 0xFFFFFFF)  # seat, a, b, c, d
# What the first particular can be at most: a card, a stack, an event, a number of units.
HIGHEST: Final = {
    **dict.fromkeys((q.SITE, q.WAIVE, q.UNDER, q.TO_DISCARD, q.EFFECT, q.DEFEND, q.HAVE_BUILT), 79),
    **dict.fromkeys((q.PICK, q.DEAL, q.TAKE_TOP, q.LOOK_THROUGH), 5),
    **dict.fromkeys((q.ABOVE, q.LAND, q.FOUNDED), 12),
    **dict.fromkeys((q.NAME, q.RIOT, q.STRIP), 2),
    q.EVENT_CARD: 9,
    q.LAY: 5,
    q.SWAP_WITH: 47,
    q.OPEN: 6,
}


def card_number(name: str) -> int:
    """The kind of a card by its id."""
    return index_of(name, CARD_IDS)


def read_stack(value: str) -> list[int]:
    """The positions of a stack, from the bottom."""
    cards: list[int] = []
    for text in value.split(",") if value != "-" else []:
        if text.startswith("?"):
            cards += [0] * number_in(text[1:] or "1", 1, 36)
        else:
            cards.append(read_card(text))
    return cards


def read_card(text: str) -> int:
    """A card in a stack, and who knows or suspects it."""
    rest, _, maybe = text.partition("~")
    name, _, known = rest.partition("/")
    card = card_number(name) + 1
    for seat in (0, 1):
        card |= q.KNOWN << seat if str(seat) in known else 0
        card |= q.MAYBE << seat if str(seat) in maybe else 0
    return card


def read_frames(value: str) -> list[int]:
    """Questions and jobs, the last one due first."""
    frames = value.split(",")
    if len(frames) > q.MOST_FRAMES - 4:
        raise NotationError(faults.TOO_MUCH_ASKED)
    return [read_frame(text) for text in frames]


def read_frame(text: str) -> int:
    """A question or a job: its name, seat and particulars."""
    name, *numbers = text.split(":")
    if name not in CODE_NUMBERS or len(numbers) > len(FRAME_LIMITS):
        raise NotationError(faults.NO_QUESTION, text=text)
    values = [number_in(n, 0, FRAME_LIMITS[i]) for i, n in enumerate(numbers)]
    seat, a, b, c, d = values + [0] * (5 - len(values))
    if a > HIGHEST.get(CODE_NUMBERS[name], 255):
        raise NotationError(faults.NAMES_NOTHING, text=text)
    return int(make_frame(CODE_NUMBERS[name], seat, a, b, c, d))


# ------------------------------------------------------------------ writing


def write_frames(s: State) -> str:
    """Questions and jobs, the last one due first."""
    return ",".join(_write_frame(int(s.w[q.FRAME + i])) for i in range(s.w[q.DEPTH]))


def _write_frame(frame: int) -> str:
    numbers = [int(x) for x in (seat_of(frame), a_of(frame), b_of(frame), c_of(frame), d_of(frame))]
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return ":".join([CODES[int(code_of(frame))], *map(str, numbers)])


def write_stack(s: State, stack: int) -> str:
    """From the bottom: ?9 are nine unseen cards; /01 known by both, ~0 suspected by seat 0."""
    cards = [int(s.w[s.rules.stack_at[stack] + i]) for i in range(s.w[q.STACK_SIZE + stack])]
    parts: list[str] = []
    unseen = 0
    for card in [*cards, -1]:
        if card == 0:
            unseen += 1
            continue
        if unseen:
            parts.append(f"?{unseen}")
            unseen = 0
        if card > 0:
            parts.append(CARD_IDS[(card & q.KIND_MASK) - 1] + _write_marks(card))
    return ",".join(parts) or "-"


def _write_marks(card: int) -> str:
    known = "".join(str(seat) for seat in (0, 1) if card & (q.KNOWN << seat))
    maybe = "".join(str(seat) for seat in (0, 1) if card & (q.MAYBE << seat))
    return (f"/{known}" if known else "") + (f"~{maybe}" if maybe else "")
