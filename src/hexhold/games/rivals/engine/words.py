"""The vocabulary of the cards: classes, sites, and the small words their effects are made of.

A card is a row of words (see ../cards); what a word means stands in the chapter that reads it:
passive words in principality.py, on-build words in building.py, the rest in playing.py.
"""

from typing import Final

# Classes of cards.
ACTION: Final = 0  # neutral
ATTACK: Final = 1
BUILDING: Final = 2
HERO: Final = 3
TRADE_SHIP: Final = 4
PIRATE_SHIP: Final = 5
UNIT: Final = 6  # any other
HOARD: Final = 7  # the Gold Cache, an extraordinary site
CLASSES: Final = (
    "action", "attack", "building", "hero", "trade-ship", "pirate-ship", "unit", "cache",
)  # fmt: skip

# Where an expansion may stand.
NOWHERE: Final = 0
ANY_SITE: Final = 1  # green: settlement or city
CITY_SITE: Final = 2  # red: city only

# Passive words: hold as long as the card stands.
P_BOOST: Final = 1  # resource: adjacent regions of it yield two
P_RATE: Final = 2  # resource: trades two for one
P_LARGE: Final = 3  # trades two of one adjacent region
P_SHELTER: Final = 4  # adjacent regions are safe from brigands
P_ABUNDANCE: Final = 5  # adjacent regions gain in a Year of Plenty
P_HARVEST: Final = 6  # n: gold on Plentiful Harvest
P_MARKET: Final = 7
P_LOOK: Final = 8  # n: price of looking through a stack in the exchange
P_HARBOR: Final = 9  # n: a point with so many trade ships
P_LENDER: Final = 10  # two resources on the trade face
P_MINT: Final = 11
P_SALT: Final = 12  # trade ships have one commerce point more
P_TWIN: Final = 13  # Marketplace and Harbor have one commerce point more
P_GUARD: Final = 14  # set of numbers that repel an attack
P_CHEAP_HERO: Final = 15
P_CHEAP_CITY: Final = 16
P_SOLACE: Final = 17  # a resource for every card lost
P_FIREPROOF: Final = 18
P_QUIET: Final = 19  # set of numbers without riots
P_WARD: Final = 20  # regions of its city are safe from the plague
P_REMEDY: Final = 21  # a resource on every plague

# Words that act once, when the card has been built and paid for.
B_GAIN: Final = 30  # n resources of choice
B_GAIN_SKILL: Final = 31  # the same, with more skill than the opponent
B_SINK: Final = 32  # the opponent discards a trade ship
B_LOOK: Final = 33  # look through a stack, take a card
B_TITHE: Final = 34  # grain or wool, one a hero

# Words of action cards.
X_NUMBER: Final = 40  # set the production die
X_FESTIVE: Final = 41  # set the event die to celebration
X_PAY_GOLD: Final = 42  # n
X_PAY_ANY: Final = 43  # n
X_GAIN: Final = 44  # n resources of choice
X_GAIN_OF: Final = 45  # resource: up to two
X_TAKE: Final = 46  # up to n resources of choice from the opponent
X_GIFT: Final = 47  # one back to him
X_TRIBUTE: Final = 48  # gold for pirate ships
X_DEFENCE: Final = 49  # the target may repel what follows
X_SHOOT: Final = 50
X_BURN: Final = 51
X_SPY: Final = 52
X_CALM: Final = 53  # an event skips this seat
X_AGAIN: Final = 54  # this turn's number yields once more
X_SALVAGE: Final = 55  # a card from the discard pile
X_HEAL: Final = 56  # regions beside a Bath House gain
X_SWAP: Final = 57
X_RAID: Final = 58
X_PLUNDER: Final = 59
X_SCOUT: Final = 60  # part of founding a settlement

# What must be true to build or play.
R_HAS: Final = 70  # kind
R_EITHER: Final = 71  # kind, kind
R_STRENGTH: Final = 72  # the strength advantage
R_PROGRESS: Final = 73  # n progress points
R_COMMERCE_OR_CITY: Final = 74  # n commerce points, or a city
R_HAS_OR_BEHIND: Final = 75  # kind, or fewer victory points
R_HERO_AXE: Final = 76  # a hero with strength
R_PARISH_CITY: Final = 77  # an uncovered Parish Hall at a city

# What must be possible for an action card to change anything.
T_PAY_GOLD: Final = 80  # n
T_PAY_ANY: Final = 81  # n
T_TAKE: Final = 82
T_TRIBUTE: Final = 83
T_RAID: Final = 84
T_UNIT: Final = 85
T_HAND: Final = 86
T_BUILDING: Final = 87
T_AGAIN: Final = 88
T_DISCARD: Final = 89
T_HEAL: Final = 90
T_ROOM: Final = 91  # resource
T_SWAP: Final = 92  # any two regions
T_BEFORE_ROLL: Final = 93  # only before the dice
T_REACTION: Final = 94  # only when an event strikes
T_FOUNDING: Final = 95  # only together with a new settlement
T_PLUNDER: Final = 96  # nothing; by the first rulings a prize
