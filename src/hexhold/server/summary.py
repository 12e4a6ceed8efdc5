"""What people want to know after a match: points by source, trades, dice against expectation."""

import math
from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from hexhold.core.contract import SPECTATOR
from hexhold.core.discovery import part
from hexhold.core.trades import Trade
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
    for said in match.game.said(match.moves):
        if said.seat >= 0:
            kinds[said.seat][said.text.split()[0]] += 1
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


def trades(past: Past) -> list[Trades]:
    """All trades of a match, from what everybody could see."""
    summaries = part(past.game.name, "summary")
    if summaries is None:
        return []
    hear = summaries.trades()
    ledger = Ledger()
    for match in past.walk():
        for event in story(match, SPECTATOR):
            if (trade := hear(event, match)) is not None:
                ledger.enter(trade)
    return ledger.summary()


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

    def enter(self, trade: Trade) -> None:
        """A trade is written down for both sides; the supply keeps no books."""
        self._add(trade.seat, trade.partner, trade.gave, trade.took)
        if trade.partner is not None:
            self._add(trade.partner, trade.seat, trade.took, trade.gave)

    def _add(
        self, seat: int, partner: int | None, gave: Mapping[str, int], took: Mapping[str, int]
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
