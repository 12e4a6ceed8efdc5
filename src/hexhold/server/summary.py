"""What people want to know after a match: points by source, trades, dice against expectation."""

import math
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from hexhold.core.contract import SPECTATOR, Event
from hexhold.core.match import Match
from hexhold.rivals.engine.tables import CACHE, GOLD, REGION_NAMES, RESOURCES
from hexhold.rivals.names import PLACE_NAMES
from hexhold.server.answers import Die, Summary, Trades
from hexhold.server.past import Past
from hexhold.server.steps import story


def summary(past: Past) -> Summary:
    """The story of a match in numbers."""
    match = past.table.match
    assert match is not None
    result = past.table.result
    assert result is not None
    tally = match.game.tally(match.state, match.moves)
    kinds = [Counter() for _ in past.table.seats]  # type: list[Counter[str]]
    for seat, action in match.moves:
        if seat >= 0:
            kinds[seat][match.game.describe(action).kind] += 1
    return Summary(
        ending=result.ending,
        winner=result.winner,
        points=list(result.points),
        sources=match.game.point_sources(match.state),
        turns=tally.turns,
        decisions=tally.decisions,
        actions=[dict(sorted(counter.items())) for counter in kinds],
        trades=trades(past),
        dice=dice(past),
        version=past.table.version,
    )


# ------------------------------------------------------------------ dice


@dataclass
class Rolls:
    """What a die showed, and what it should have shown on average."""

    counted: Counter[int | str] = field(default_factory=Counter)
    expected: dict[int | str, Fraction] = field(default_factory=lambda: defaultdict(Fraction))

    def add(self, chances: Counter[int | str], shown: int | str) -> None:
        """One more roll. What could not fall otherwise was set by a card, and was no roll."""
        if len(chances) == 1:
            return
        self.counted[shown] += 1
        for value, weight in chances.items():
            self.expected[value] += Fraction(weight, chances.total())

    def summary(self) -> Die:
        """In numbers."""
        values = list(self.expected)
        if all(isinstance(value, int) for value in values):
            values.sort()
        chi = sum((self.counted[v] - self.expected[v]) ** 2 / self.expected[v] for v in values)
        return Die(
            rolls=self.counted.total(),
            counted={str(v): self.counted[v] for v in values},
            expected={str(v): round(float(self.expected[v]), 2) for v in values},
            p_value=round(chi_square_tail(float(chi), len(values) - 1), 4),
        )


def dice(past: Past) -> dict[str, Die]:
    """Every die of the game; what to expect is taken from the very outcomes it was drawn from."""
    rolls: dict[str, Rolls] = defaultdict(Rolls)
    for outcomes, action in past.draws():
        for die, shown in past.game.dice(action).items():
            chances: Counter[int | str] = Counter()
            for other, weight in outcomes:
                chances[past.game.dice(other)[die]] += weight
            rolls[die].add(chances, shown)
    return {die: found.summary() for die, found in rolls.items() if found.counted}


def chi_square_tail(x: float, degrees: int) -> float:
    """The probability of a chi-square value of at least x."""
    half = x / 2
    if degrees % 2 == 0:
        total, term, steps = math.exp(-half), math.exp(-half), range(1, degrees // 2)
        for k in steps:
            term *= half / k
            total += term
    else:
        total = math.erfc(math.sqrt(half))
        term = math.exp(-half) * math.sqrt(half / math.pi) * 2
        for k in range(1, degrees // 2 + 1):
            total += term
            term *= half / (k + 0.5)
    return min(1.0, total)


# ------------------------------------------------------------------ trades


@dataclass
class Ledger:
    """What each seat traded with whom."""

    count: Counter[tuple[int, int | None]] = field(default_factory=Counter)
    gave: dict[tuple[int, int | None], Counter[str]] = field(
        default_factory=lambda: defaultdict(Counter)
    )
    took: dict[tuple[int, int | None], Counter[str]] = field(
        default_factory=lambda: defaultdict(Counter)
    )
    _waiting: int | None = None  # who still has to choose what a trade of the Rivals brings

    def hear(self, event: Event, match: Match[Any]) -> None:
        """Write an event down if it is a trade."""
        seat = event["seat"]
        if event["event"] == "traded" and "with" in event:
            self._between(seat, event["with"], event["give"], event["want"])
        elif event["event"] == "supply-traded":
            self._add(seat, None, event["give"], event["want"])
        elif event["event"] == "traded":
            self._add(seat, None, {event["resource"]: event["rate"]}, {})
            self._waiting = seat
        elif event["event"] == "gained" and self._waiting == seat:
            self.took[seat, None][resource_at(match, seat, event["place"])] += 1
            self._waiting = None

    def _between(self, a: int, b: int, give: dict[str, int], want: dict[str, int]) -> None:
        self._add(a, b, give, want)
        self._add(b, a, want, give)

    def _add(
        self, seat: int, partner: int | None, gave: dict[str, int], took: dict[str, int]
    ) -> None:
        self.count[seat, partner] += 1
        self.gave[seat, partner].update(gave)
        self.took[seat, partner].update(took)

    def summary(self) -> list[Trades]:
        """By seat, the supply last."""
        order = sorted(self.count, key=lambda pair: (pair[0], pair[1] is None, pair[1] or 0))
        return [
            Trades(*pair, self.count[pair], dict(self.gave[pair]), dict(self.took[pair]))
            for pair in order
        ]


def resource_at(match: Match[Any], seat: int, place: str) -> str:
    """What a region of the Rivals holds."""
    if place == PLACE_NAMES[CACHE]:
        return RESOURCES[GOLD]
    regions = match.view(SPECTATOR)["seats"][seat]["regions"]
    (kind,) = [region["type"] for region in regions if region["place"] == place]
    return RESOURCES[REGION_NAMES.index(kind)]


def trades(past: Past) -> list[Trades]:
    """All trades of a match, from what everybody could see."""
    ledger = Ledger()
    for match in past.walk():
        for event in story(match, SPECTATOR):
            ledger.hear(event, match)
    return ledger.summary()
