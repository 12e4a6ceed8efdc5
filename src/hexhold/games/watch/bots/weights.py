"""What the planner weighs in the Watch: the numbers of the figures in `weights.toml`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.figures import read_figures

POINT: Final = 0
PIP: Final = 1  # and four more
VARIETY: Final = 6
ROUTE: Final = 7
SPEED_SETTLEMENT: Final = 8
SPEED_KEEP: Final = 9
SPEED_CARD: Final = 10
CARD_IN_HAND: Final = 11
OVER_LIMIT: Final = 12
GOAL_SETTLEMENT: Final = 13
GOAL_KEEP: Final = 14
GOAL_CARD: Final = 15
GOAL_ROAD: Final = 16
GOAL_GUARD: Final = 17
SECOND_GOAL: Final = 18
SITE_NEAR: Final = 19
SITE_SECOND: Final = 20
SITE_FAR: Final = 21
ROAD_LENGTH: Final = 22
ROAD_LEAD: Final = 23
ROAD_GAP: Final = 24
PATROL_SHOWN: Final = 25
PATROL_LEAD: Final = 26
PATROL_GAP: Final = 27
CARD_KIND: Final = 28  # and three more; points count as such
RIVAL_POINT: Final = 32
RIVAL_LEADER: Final = 33
RIVAL_PIP: Final = 34
RIVAL_LEADER_PIP: Final = 35
RIVAL_HAND: Final = 36
RIVAL_CARD: Final = 37
BLOCKED: Final = 38
HOLD: Final = 39
GUARD: Final = 40
GUARD_LEAD: Final = 41
GUARD_LEAD_LATE: Final = 42
DANGER: Final = 43
BREACH: Final = 44
HERO: Final = 45
OFFER: Final = 46
ACCEPT: Final = 47
WEIGHTS: Final = 48

# What each weight is called, by its number, and the figures by mode.
NAMES, COLUMNS = read_figures(__package__ or "", "weights.toml")
BASE: Final[vec[i64]] = vec[i64](COLUMNS["base"])
BROTHERHOOD: Final[vec[i64]] = vec[i64](COLUMNS["brotherhood"])


def set_weights(mode: str, figures: list[int]) -> None:
    """Try other weights of a mode, in the order of the file."""
    table = BROTHERHOOD if mode == "brotherhood" else BASE
    for number, figure in enumerate(figures):
        table[number] = figure
