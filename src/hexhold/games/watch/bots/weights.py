"""What the planner weighs in the Watch: the numbers of the figures in `weights.toml`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.figures import read_figures, read_styles

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
HELPING: Final = 48
FOUND_PIP: Final = 49  # and four more
FOUND_KIND: Final = 54  # and four more
FOUND_NUMBER: Final = 59
FOUND_SPEED: Final = 60  # and three more
FOUND_AHEAD: Final = 64
FOUND_BEHIND: Final = 65
GOAL_SITE: Final = 66
GOAL_KEEP_PIP: Final = 67
FADING: Final = 68
BRINK: Final = 69
WEIGHTS: Final = 70

# What each weight is called, by its number; the figures by mode, and the percentages by style.
NAMES, COLUMNS = read_figures(__package__ or "", "weights.toml")
SHARES: Final = read_styles(__package__ or "", "weights.toml")
# What is weighed by now, in the style that is put on.
BASE: Final[vec[i64]] = vec[i64](COLUMNS["base"])
BROTHERHOOD: Final[vec[i64]] = vec[i64](COLUMNS["brotherhood"])
_PLAIN: Final = {"base": BASE[:], "brotherhood": BROTHERHOOD[:]}
_WORN: Final = [""]


def set_weights(mode: str, figures: list[int]) -> None:
    """Try other weights of a mode, in the order of the file."""
    for number, figure in enumerate(figures):
        _PLAIN[mode][number] = figure
    wear(_WORN[0])


def put_on(style: str) -> None:
    """Weigh as a character does, until another style is put on; "" is none in particular."""
    if style != _WORN[0]:
        wear(style)


def wear(style: str) -> None:
    """Work out the weights of a style."""
    _WORN[0] = style
    for number in range(WEIGHTS):
        share = SHARES[style][number] if style else 100
        BASE[number] = _PLAIN["base"][number] * share // 100
        BROTHERHOOD[number] = _PLAIN["brotherhood"][number] * share // 100
