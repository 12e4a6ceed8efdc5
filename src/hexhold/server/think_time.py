"""How long bots that search may think at a table: so many seconds a turn, and no more."""

from collections import Counter
from typing import Final

LEAST: Final = 0.01  # seconds, for a question at the end of a long turn


class TurnTime:
    """What each seat's bot has left of its time in the turn that is played.

    A worker makes a new bot for every question, so it is the table that remembers.
    """

    def __init__(self) -> None:
        self._turn = -1
        self._spent: Counter[int] = Counter()  # in microseconds

    def left(self, seat: int, turn: int, seconds: float) -> float:
        """What is left to a seat of so many seconds a turn."""
        if turn != self._turn:
            self._turn = turn
            self._spent.clear()
        return max(LEAST, seconds - self._spent[seat] / 1e6)

    def spend(self, seat: int, turn: int, seconds: float) -> None:
        """A seat's bot has thought for so long."""
        if turn == self._turn:
            self._spent[seat] += round(1e6 * seconds)
