"""What the figures mean: ratios to catanatron, and the bars they should clear."""

from dataclasses import dataclass
from typing import Final

from hexhold.bench.run import PEER, Rates
from hexhold.core.discovery import part
from hexhold.games import GAMES

LARGEST_STATE: Final = 4096  # bytes


@dataclass(frozen=True)
class Bar:
    """How many times as fast as catanatron something should be."""

    about: str  # its name among the data
    side: str
    thing: str  # of ours
    peer_thing: str
    times: float


def bars() -> list[Bar]:
    """Those of all games."""
    parts = (part(game, "bench") for game in GAMES)
    return [bar for found in parts if found for bar in found.BARS]


@dataclass(frozen=True)
class Judgement:
    """A bar, and by how much it was cleared or missed."""

    bar: Bar
    ratio: float

    @property
    def met(self) -> bool:
        return self.ratio >= self.bar.times


def judge(figures: dict[str, Rates]) -> list[Judgement]:
    """Every bar for which both sides were measured."""
    peer = figures.get(PEER)
    if peer is None:
        return []
    return [
        Judgement(bar, figures[bar.side][bar.thing] / peer[bar.peer_thing])
        for bar in bars()
        if bar.side in figures
    ]
