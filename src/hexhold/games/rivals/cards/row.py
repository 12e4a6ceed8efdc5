"""How a card is written down in the tables."""

from dataclasses import dataclass
from typing import Final

Word = tuple[int | str, ...]  # a word and what follows it; a string names another card

NO_WORD: Final[Word] = (0,)


@dataclass(frozen=True)
class Points:
    """The marks printed on a card."""

    victory: int = 0
    commerce: int = 0
    strength: int = 0
    skill: int = 0
    progress: int = 0


NO_POINTS: Final = Points()


@dataclass(frozen=True)
class Card:
    """One kind of card: copies, half moons among them, class, site, cost, points, words.

    A cost is written in letters: L lumber, W wool, A gold, B brick, O ore, G grain.
    """

    name: str
    count: int
    moon: int
    type: int
    site: int = 0
    cost: str = ""
    points: Points = NO_POINTS
    unique: bool = False
    requires: Word = NO_WORD
    playable: Word = NO_WORD
    words: tuple[Word, ...] = ()


@dataclass(frozen=True)
class EventCard:
    """One kind of event: copies in each set, and how many of them carry the half moon."""

    name: str
    copies: dict[str, int]
    moon: int
