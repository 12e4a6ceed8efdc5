"""A search for numbers that do well where doing well can only be tried: separable CMA-ES.

Each generation draws candidates around a mean, further in the directions that have paid; the
better half moves the mean. Only a variance a number is kept, not how numbers go together, so that
it learns many numbers from few trials (Ros and Hansen, 2008).
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

Point = list[float]


@dataclass
class Evolution:
    """Where the search stands; plain numbers, so that it can be kept and taken up again."""

    mean: Point
    step: float
    generation: int = 0
    variances: Point = field(default_factory=list)
    path: Point = field(default_factory=list)  # where the mean has gone of late
    step_path: Point = field(default_factory=list)  # the same in units of what is usual

    def __post_init__(self) -> None:
        size = len(self.mean)
        self.variances = self.variances or [1.0] * size
        self.path = self.path or [0.0] * size
        self.step_path = self.step_path or [0.0] * size

    def candidates(self, population: int, luck: Random) -> list[Point]:
        """Points to try in this generation."""
        return [
            [
                middle + self.step * math.sqrt(variance) * luck.gauss(0.0, 1.0)
                for middle, variance in zip(self.mean, self.variances, strict=True)
            ]
            for _ in range(population)
        ]

    def learn(self, ranked: Sequence[Point]) -> None:
        """Go on from a generation, its best point first."""
        rates = Rates(len(self.mean), len(ranked))
        before = self.mean
        self.mean = [
            sum(share * point[n] for share, point in zip(rates.shares, ranked, strict=False))
            for n in range(len(before))
        ]
        moved = [(new - old) / self.step for new, old in zip(self.mean, before, strict=True)]
        self._learn_step(moved, rates)
        self._learn_variances(moved, [self._deviation(point, before) for point in ranked], rates)
        usual = rates.usual_length
        self.step *= math.exp(
            min(1.0, rates.step / rates.damping * (length(self.step_path) / usual - 1))
        )
        self.generation += 1

    def _deviation(self, point: Point, before: Point) -> Point:
        return [(new - old) / self.step for new, old in zip(point, before, strict=True)]

    def _learn_step(self, moved: Point, rates: "Rates") -> None:
        keep, take = 1 - rates.step, math.sqrt(rates.step * (2 - rates.step) * rates.effective)
        self.step_path = [
            keep * old + take * new / math.sqrt(variance)
            for old, new, variance in zip(self.step_path, moved, self.variances, strict=True)
        ]

    def _learn_variances(self, moved: Point, deviations: list[Point], rates: "Rates") -> None:
        ahead = self._is_steady(rates)
        keep, take = 1 - rates.path, math.sqrt(rates.path * (2 - rates.path) * rates.effective)
        self.path = [
            keep * old + (take * new if ahead else 0.0)
            for old, new in zip(self.path, moved, strict=True)
        ]
        lost = 0.0 if ahead else rates.one * rates.path * (2 - rates.path)
        for n, variance in enumerate(self.variances):
            seen = sum(
                share * point[n] ** 2
                for share, point in zip(rates.shares, deviations, strict=False)
            )
            kept = (1 - rates.one - rates.many + lost) * variance
            self.variances[n] = kept + rates.one * self.path[n] ** 2 + rates.many * seen

    def _is_steady(self, rates: "Rates") -> bool:
        """Whether the step is not just growing fast, when the path would mislead."""
        settled = 1 - (1 - rates.step) ** (2 * (self.generation + 1))
        bound = (1.4 + 2 / (len(self.mean) + 1)) * rates.usual_length
        return length(self.step_path) / math.sqrt(settled) < bound


class Rates:
    """How fast to learn what, by how many numbers there are and how many points a generation."""

    def __init__(self, size: int, population: int) -> None:
        better = population // 2
        raw = [math.log(better + 0.5) - math.log(rank) for rank in range(1, better + 1)]
        self.shares = [share / sum(raw) for share in raw]
        self.effective = 1 / sum(share * share for share in self.shares)
        effective = self.effective
        self.path = (4 + effective / size) / (size + 4 + 2 * effective / size)
        self.step = (effective + 2) / (size + effective + 5)
        self.damping = 1 + 2 * max(0.0, math.sqrt((effective - 1) / (size + 1)) - 1) + self.step
        faster = (size + 2) / 3  # with variances alone there is less to learn
        self.one = min(0.5, faster * 2 / ((size + 1.3) ** 2 + effective))
        many = faster * 2 * (effective - 2 + 1 / effective) / ((size + 2) ** 2 + effective)
        self.many = min(1 - self.one, many)
        self.usual_length = math.sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size * size))


def length(point: Point) -> float:
    """How far a point lies from nothing."""
    return math.sqrt(sum(part * part for part in point))
