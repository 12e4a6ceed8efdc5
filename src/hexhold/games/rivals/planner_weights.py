"""What the planner's features are worth in the Rivals, in thousandths of a victory point. Compiled.

Made by hand, then tuned from there in matches against greedy by an evolution of all weights at once
(separable CMA-ES): 8 generations of 60 matches each in the introduction, 14 of 40 in turmoil.
What was found for turmoil is as good in the other theme games and the duel.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# What a principality has.
POINT: Final = 0  # an own victory point
RIVAL_POINT: Final = 1
REGION: Final = 2  # + resource: a region
BOOSTED: Final = 8  # a region that yields two
STORED: Final = 9  # + resource: one in store
FULL: Final = 15  # a region that can store no more
EXPOSED: Final = 16  # gold and wool that brigands would take
COMMERCE_POINT: Final = 17
STRENGTH_POINT: Final = 18
SKILL_POINT: Final = 19
PROGRESS_POINT: Final = 20
LEAD: Final = 21  # a point ahead in commerce or strength, the first three
RATED: Final = 22  # a resource traded two for one
LARGE_SHIP: Final = 23  # a region beside a Large Trade Ship
HARVEST_GOLD: Final = 24
MARKET: Final = 25
LENDER: Final = 26
MINTED: Final = 27
CHEAP_LOOK: Final = 28  # a resource less for looking through a stack
GUARDED: Final = 29  # a number that repels attacks, or is without riots
PERK: Final = 30  # any other lasting effect
FREE_SITE: Final = 31  # the first two
FREE_CITY_SITE: Final = 32  # the first two
LOOSE_ROAD: Final = 33
RIVAL_LAND: Final = 34  # how much the other side's land counts against us, in hundredths
# What is near.
PLAN_SETTLEMENT: Final = 35
PLAN_ROAD: Final = 36
PLAN_CITY: Final = 37
PLAN_CARD: Final = 38  # hundredths of what the card will be worth
NEAR: Final = 39  # + what is lacking, 0 to 4 and more: hundredths of a plan
SECOND_PLAN: Final = 44  # hundredths of the second best
# The hand.
HELD: Final = 45  # hundredths of what a card will be worth
UNMET: Final = 46  # hundredths of that, its requirement not being met
NO_CITY: Final = 47  # hundredths of that, a city being lacking
EXPANSION: Final = 48  # any expansion, beside its points and effects
BEFORE_DICE: Final = 49  # a card played before the dice
GAINING: Final = 50  # an action card that brings resources
SWAPPING: Final = 51
SCOUTING: Final = 52
ATTACKING: Final = 53
OTHER_ACTION: Final = 54
FRESH: Final = 55  # a card still to be drawn
# What is still open at the end of a line.
SPYING: Final = 56
LOOKING: Final = 57  # hundredths of what the best card of a stack promises
EXCHANGING: Final = 58  # the least that an exchange must promise
REPELLED: Final = 59  # what an attack brings, if the other side repels it
WEIGHTS: Final = 60

_TABLE: Final = (
    # by hand; tuned for the introduction; tuned for the other games
    (1000, 1264, 757),  # POINT
    (450, 524, 627),  # RIVAL_POINT
    (130, 123, 89),  # REGION + LUMBER
    (130, 166, 183),  # REGION + WOOL
    (100, 95, 96),  # REGION + GOLD
    (130, 137, 176),  # REGION + BRICK
    (130, 170, 41),  # REGION + ORE
    (130, 109, 142),  # REGION + GRAIN
    (130, 136, 116),  # BOOSTED
    (32, 24, 32),  # STORED + LUMBER
    (32, 38, 26),  # STORED + WOOL
    (26, 33, 19),  # STORED + GOLD
    (32, 32, 41),  # STORED + BRICK
    (34, 33, 12),  # STORED + ORE
    (32, 40, 31),  # STORED + GRAIN
    (-25, -30, -28),  # FULL
    (-30, -33, -30),  # EXPOSED
    (60, 54, 48),  # COMMERCE_POINT
    (60, 48, 67),  # STRENGTH_POINT
    (60, 69, 57),  # SKILL_POINT
    (160, 135, 112),  # PROGRESS_POINT
    (50, 54, 55),  # LEAD
    (60, 57, 58),  # RATED
    (25, 30, 29),  # LARGE_SHIP
    (15, 17, 15),  # HARVEST_GOLD
    (50, 58, 42),  # MARKET
    (60, 79, 75),  # LENDER
    (60, 48, 69),  # MINTED
    (20, 13, 17),  # CHEAP_LOOK
    (15, 14, 13),  # GUARDED
    (30, 35, 31),  # PERK
    (60, 52, 37),  # FREE_SITE
    (60, 41, 29),  # FREE_CITY_SITE
    (400, 216, 339),  # LOOSE_ROAD
    (33, 33, 38),  # RIVAL_LAND
    (600, 603, 582),  # PLAN_SETTLEMENT
    (300, 248, 410),  # PLAN_ROAD
    (600, 408, 518),  # PLAN_CITY
    (70, 89, 80),  # PLAN_CARD
    (75, 91, 73),  # NEAR + 0
    (58, 61, 45),  # NEAR + 1
    (42, 37, 38),  # NEAR + 2
    (27, 30, 31),  # NEAR + 3
    (12, 13, 10),  # NEAR + 4
    (40, 33, 43),  # SECOND_PLAN
    (25, 30, 17),  # HELD
    (30, 30, 23),  # UNMET
    (60, 54, 41),  # NO_CITY
    (130, 99, 216),  # EXPANSION
    (90, 95, 105),  # BEFORE_DICE
    (60, 36, 61),  # GAINING
    (20, 26, 16),  # SWAPPING
    (60, 73, 32),  # SCOUTING
    (80, 78, 108),  # ATTACKING
    (40, 25, 35),  # OTHER_ACTION
    (110, 148, 104),  # FRESH
    (100, 129, 85),  # SPYING
    (60, 58, 80),  # LOOKING
    (20, 15, 28),  # EXCHANGING
    (200, 159, 250),  # REPELLED
)


def column(number: int) -> vec[i64]:
    """One column of the table."""
    return vec[i64]([i64(row[number]) for row in _TABLE])


HAND_MADE: Final[vec[i64]] = column(0)
# By the number of the mode: introduction, gold, turmoil, progress, duel.
BY_MODE: Final[list[vec[i64]]] = [column(1)] + [column(2)] * 4
