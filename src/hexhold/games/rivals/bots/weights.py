"""What the planner weighs in the Rivals: the numbers of the figures in `weights.toml`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.figures import read_figures

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
# What was learnt from blunders.
ADVANTAGE: Final = 60  # hundredths of a point: a card that would take a token
SPARE_ROAD: Final = 61  # hundredths of a loose road, there being another
WEIGHTS: Final = 62

# What each weight is called, by its number, and the figures by mode.
NAMES, COLUMNS = read_figures(__package__ or "", "weights.toml")
MODES: Final = ("intro", "gold", "turmoil", "progress", "duel")  # by number
BY_MODE: Final[list[vec[i64]]] = [vec[i64](COLUMNS[mode]) for mode in MODES]


# What a style multiplies, in hundredths: the number of each weight, and the figures by style.
SEEN_OTHERWISE, STYLES = read_figures(__package__ or "", "styles.toml")


def weights_for(mode: i64, style: str) -> vec[i64]:
    """The weights of a mode as a character sees them; "" is none in particular."""
    table = BY_MODE[mode]
    if not style:
        return table
    table = table[:]
    for name, hundredths in zip(SEEN_OTHERWISE, STYLES[style], strict=True):
        number = NAMES.index(name)
        table[number] = table[number] * hundredths // 100
    return table


def set_weights(mode: str, figures: list[int]) -> None:
    """Try other weights of a mode, in the order of the file."""
    table = BY_MODE[MODES.index(mode)]
    for number, figure in enumerate(figures):
        table[number] = figure
