"""The words of a position as numbers."""

from typing import Final

from hexhold.core.contract import NotationError
from hexhold.core.faults import NO_PAIR, OUT_OF_RANGE, SAID_TWICE
from hexhold.games.rivals import faults
from hexhold.games.rivals.cards.deck import CARD_IDS
from hexhold.games.rivals.engine import layout as q
from hexhold.games.rivals.engine.state import frame
from hexhold.games.rivals.names import index_of
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


def pairs_of(text: str) -> dict[str, str]:
    """Words of the form name=value."""
    pairs: dict[str, str] = {}
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals or not value:
            raise NotationError(NO_PAIR, word=word)
        if name in pairs:
            raise NotationError(SAID_TWICE, name=name)
        pairs[name] = value
    return pairs


def number_in(text: str, low: int, high: int) -> int:
    """A number within bounds."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()) or not low <= int(text) <= high:
        raise NotationError(OUT_OF_RANGE, word=text, low=low, high=high)
    return int(text)


def card_number(name: str) -> int:
    """The kind of a card by its id."""
    return index_of(name, CARD_IDS)


def stack_words(value: str) -> list[int]:
    """The positions of a stack, from the bottom."""
    words: list[int] = []
    for text in value.split(",") if value != "-" else []:
        if text.startswith("?"):
            words += [0] * number_in(text[1:] or "1", 1, 36)
        else:
            words.append(stack_word(text))
    return words


def stack_word(text: str) -> int:
    """A card in a stack, and who knows or suspects it."""
    rest, _, maybe = text.partition("~")
    name, _, known = rest.partition("/")
    word = card_number(name) + 1
    for seat in (0, 1):
        word |= q.KNOWN << seat if str(seat) in known else 0
        word |= q.MAYBE << seat if str(seat) in maybe else 0
    return word


def frame_words(value: str) -> list[int]:
    """Questions and jobs, the last one due first."""
    frames = value.split(",")
    if len(frames) > q.MOST_FRAMES - 4:
        raise NotationError(faults.TOO_MUCH_ASKED)
    return [frame_word(text) for text in frames]


def frame_word(text: str) -> int:
    """A question or a job: its name, seat and particulars."""
    name, *numbers = text.split(":")
    if name not in CODE_NUMBERS or len(numbers) > len(FRAME_LIMITS):
        raise NotationError(faults.NO_QUESTION, text=text)
    values = [number_in(n, 0, FRAME_LIMITS[i]) for i, n in enumerate(numbers)]
    seat, a, b, c, d = values + [0] * (5 - len(values))
    if a > HIGHEST.get(CODE_NUMBERS[name], 255):
        raise NotationError(faults.NAMES_NOTHING, text=text)
    return int(frame(CODE_NUMBERS[name], seat, a, b, c, d))
