"""What the server's figures mean: the bars that they should clear."""

from dataclasses import dataclass
from typing import Final

from hexhold.bench.server.run import Figures

SLOWEST: Final = 0.050  # seconds from an action to its last recipient, for 99 in 100
SHARE: Final = 0.5  # of the slower of echo and appends
LARGEST_TABLE: Final = 64 * 1024  # bytes
BARE: Final = ("echo_per_s", "appends_per_s")  # like the server: four hear, many share a commit


@dataclass(frozen=True)
class Bar:
    """Something that should be at least, or at most, so much."""

    about: str  # its name among the data
    value: float
    target: float
    at_most: bool

    @property
    def met(self) -> bool:
        return self.value <= self.target if self.at_most else self.value >= self.target


def share_of(figures: Figures, thing: str) -> float:
    """Our stored actions a second, for each of something bare."""
    return figures["actions_per_s"] / figures[thing]


def judge(figures: Figures) -> list[Bar]:
    """Every bar of the server."""
    slower = min(BARE, key=lambda thing: figures[thing])
    return [
        Bar("p99, seconds", figures["paced_p99"], SLOWEST, at_most=True),
        Bar("share of the slower of echo and appends", share_of(figures, slower), SHARE, False),
        Bar("bytes of an idle table", figures["idle_bytes"], LARGEST_TABLE, at_most=True),
    ]
