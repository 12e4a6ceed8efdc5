"""What the figures mean: ratios to catanatron, and the bars they should clear."""

from dataclasses import dataclass
from typing import Final

from hexhold.bench.run import PEER, Rates

LARGEST_STATE: Final = 4096  # bytes


@dataclass(frozen=True)
class Bar:
    """How many times as fast as catanatron something should be."""

    about: str  # its name among the data
    side: str
    thing: str  # of ours
    peer_thing: str
    times: float


BARS: Final = (
    Bar("actions/s in the engine", "hexhold", "actions_per_s", "actions_per_s", 100),
    Bar("actions/s from a Python loop", "hexhold", "loop_actions_per_s", "actions_per_s", 30),
    Bar("actions/s interpreted", "interpreted", "actions_per_s", "actions_per_s", 4),
    Bar("copy()/s", "hexhold", "copy_per_s", "copy_per_s", 50),
    Bar("legal()/s from Python", "hexhold", "legal_per_s", "legal_per_s", 18),
    Bar("Brotherhood: actions/s", "brotherhood", "actions_per_s", "actions_per_s", 60),
    Bar("Rivals: actions/s", "rivals", "actions_per_s", "actions_per_s", 45),
    Bar("Rivals: copy()/s", "rivals", "copy_per_s", "copy_per_s", 25),
    Bar("Rivals: legal()/s from Python", "rivals", "legal_per_s", "legal_per_s", 9),
)


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
        for bar in BARS
        if bar.side in figures
    ]
