"""What many matches add up to, kept as counts so that parts can be added in any order."""

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from hexhold.core.contract import Result, Tally


@dataclass(frozen=True)
class Share:
    """How many of so many were won, and between which shares the true one lies, at 95 %."""

    wins: int
    games: int
    low: float
    high: float


NORMAL_95: Final = 1.959963984540054  # standard deviations


def share_won(wins: int, games: int) -> Share:
    """Wilson's interval: honest for few matches too, and never outside 0 and 1."""
    if games == 0:
        return Share(0, 0, 0.0, 1.0)
    part = wins / games
    square = NORMAL_95 * NORMAL_95
    middle = (part + square / (2 * games)) / (1 + square / games)
    spread = part * (1 - part) / games + square / (4 * games * games)
    reach = NORMAL_95 * math.sqrt(spread) / (1 + square / games)
    return Share(wins, games, max(0.0, middle - reach), min(1.0, middle + reach))


@dataclass
class Statistics:
    """Counts over matches of one game: by seat, by ending, by turns, points and dice."""

    seats: int
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0  # by the clock on the wall
    wins: Counter[int] = field(default_factory=Counter)  # by seat
    endings: Counter[str] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)  # matches by their number of turns
    points: list[Counter[int]] = field(default_factory=list)  # for each seat, matches by points
    dice: Counter[int] = field(default_factory=Counter)  # rolls by their sum

    def __post_init__(self) -> None:
        self.points = self.points or [Counter() for _ in range(self.seats)]

    def count(self, result: Result, tally: Tally) -> None:
        """One more match."""
        self.games += 1
        self.decisions += tally.decisions
        self.endings[result.ending] += 1
        self.turns[tally.turns] += 1
        self.dice.update(tally.dice)
        if result.winner is not None:
            self.wins[result.winner] += 1
        for seat, points in enumerate(result.points):
            self.points[seat][points] += 1

    def shares(self, bots: Sequence[str]) -> dict[str, Share]:
        """What each bot won, whatever seats it had."""
        wins: Counter[str] = Counter()
        for seat, bot in enumerate(bots):
            wins[bot] += self.wins[seat]
        return {bot: share_won(wins[bot], self.games) for bot in dict.fromkeys(bots)}

    def add(self, other: "Statistics") -> None:
        """The matches of another part of the same series."""
        self.games += other.games
        self.decisions += other.decisions
        self.wins.update(other.wins)
        self.endings.update(other.endings)
        self.turns.update(other.turns)
        self.dice.update(other.dice)
        for own, more in zip(self.points, other.points, strict=True):
            own.update(more)


@dataclass(frozen=True)
class Summary:
    """A distribution in five numbers."""

    lowest: int
    median: float
    mean: float
    highest: int
    count: int


def summary(counts: Counter[int]) -> Summary:
    """Values counted, in short; all zero if there are none."""
    values = sorted(counts.items())
    size = counts.total()
    if size == 0:
        return Summary(0, 0.0, 0.0, 0, 0)
    mean = sum(value * times for value, times in values) / size
    median = (_at(values, (size - 1) // 2) + _at(values, size // 2)) / 2
    return Summary(values[0][0], median, mean, values[-1][0], size)


def _at(values: list[tuple[int, int]], rank: int) -> int:
    """The value at a rank when all are laid out in order."""
    for value, times in values:
        rank -= times
        if rank < 0:
            return value
    raise IndexError("fewer values than that")
