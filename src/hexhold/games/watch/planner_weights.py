"""What the planner holds each feature of a position to be worth: one column a game.

A point is about 1,000. The figures were made by hand; then, for the base game, groups of them
(cards, goals, rivals, trade) were moved together, and what won most against greedy was kept.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# What a weight is for, then its figure in the base game and in the Brotherhood.
TABLE: Final = (
    ("point", 1000, 1000),
    ("pip-brick", 80, 80),  # a pip of what the own buildings yield
    ("pip-lumber", 80, 80),
    ("pip-wool", 65, 70),
    ("pip-grain", 90, 85),
    ("pip-ore", 90, 75),
    ("variety", 120, 120),  # a resource that is produced at all
    ("route", 30, 30),  # a pip of a kind that a 2:1 route takes
    ("speed-settlement", 400, 400),  # how quickly the own yield pays for things
    ("speed-keep", 400, 350),
    ("speed-card", 250, 200),
    ("card-in-hand", 40, 40),
    ("over-limit", 40, 60),  # a card above seven
    ("goal-settlement", 780, 550),  # having its price in hand, less the longer it takes
    ("goal-keep", 910, 600),
    ("goal-card", 240, 250),
    ("goal-road", 325, 250),
    ("goal-guard", 0, 350),
    ("second-goal", 30, 30),  # percent of the second best goal
    ("site-near", 30, 30),  # percent of the best site that a settlement may stand on
    ("site-second", 12, 12),
    ("site-far", 12, 12),  # percent of the best site one more road away
    ("road-length", 30, 30),
    ("road-lead", 60, 60),  # a piece ahead of the next, for the holder of the Longest Road
    ("road-gap", 350, 350),  # nearness to the Longest Road
    ("patrol", 150, 150),  # face up
    ("patrol-lead", 80, 80),
    ("patrol-gap", 350, 350),
    ("card-patrol", 266, 380),  # not yet played
    ("card-recruits", 400, 450),
    ("card-roads", 315, 400),
    ("card-winter", 315, 450),
    ("rival-point", 80, 40),  # a point of any other
    ("rival-leader", 260, 130),  # a point of the best other, the more the nearer it is to ten
    ("rival-pip", 12, 6),  # a pip of another's yield
    ("rival-leader-pip", 16, 8),
    ("rival-hand", 30, 15),  # a card in another's hand
    ("rival-card", 100, 50),
    ("blocked", 60, 60),  # percent of a pip that a blocked hex takes
    ("hold", 100, 100),  # not having played a card yet when the dice are still to be rolled
    ("guard", 0, 150),
    ("guard-lead", 0, 60),  # more guards than any other
    ("guard-lead-late", 0, 40),  # the same for every step towards the fall of the Wall
    ("danger", 0, 20),  # sections that may soon be broken through
    ("breach", 0, 100),
    ("hero", 0, 200),  # one that may still act
    ("offer", 1, 60),  # what a trade has to bring
    ("accept", 20, 120),
)

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

BASE: Final[vec[i64]] = vec[i64]([row[1] for row in TABLE])
BROTHERHOOD: Final[vec[i64]] = vec[i64]([row[2] for row in TABLE])


def set_weights(mode: str, figures: list[int]) -> None:
    """Try other weights of the base game or the Brotherhood, in the order of the table."""
    table = BROTHERHOOD if mode == "brotherhood" else BASE
    for number, figure in enumerate(figures):
        table[number] = figure
