"""What a printed cost means for six start places that hold three each."""

from collections import Counter
from collections.abc import Iterator

from tests.rivals.cards.printed import ROWS

PLACES = {"L": "a5", "A": "a6", "G": "a7", "B": "b5", "W": "b6", "O": "b7"}
FULL = 3


def prices(card: str) -> dict[str, int]:
    """The printed cost by the place that pays it."""
    (letters,) = (row[5] for row in ROWS if row[0] == card)
    return Counter(PLACES[letter] for letter in letters)


def left_after(card: str) -> dict[str, int]:
    """The stock after the card was paid for out of full regions."""
    return {place: FULL - prices(card).get(place, 0) for place in sorted(PLACES.values())}


def one_short(card: str) -> Iterator[str]:
    """Stocks that lack one unit of the cost, a different one each time."""
    for place, count in prices(card).items():
        yield f"stock=*:{FULL},{place}:{count - 1}"
