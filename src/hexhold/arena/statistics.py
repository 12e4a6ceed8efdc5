"""What many matches add up to, kept as counts so that parts can be added in any order."""

from collections import Counter
from dataclasses import dataclass, field

from hexhold.core.contract import Result, Tally


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
