"""The facts of the box: resources, costs, pieces, cards and tiles."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import ONE

# Resources and the terrain that yields them share their numbers.
BRICK: Final = 0
LUMBER: Final = 1
WOOL: Final = 2
GRAIN: Final = 3
ORE: Final = 4
ICE: Final = 5
RESOURCES: Final = ("brick", "lumber", "wool", "grain", "ore")
TERRAINS: Final = ("hills", "forest", "pasture", "fields", "mountains", "ice")

# Costs as packed hands.
COST_ROAD: Final = 0x0000000101  # brick, lumber
COST_SETTLEMENT: Final = 0x0001010101  # brick, lumber, wool, grain
COST_KEEP: Final = 0x0302000000  # 2 grain, 3 ore
COST_DEVELOPMENT: Final = 0x0101010000  # wool, grain, ore
COST_GUARD: Final = 0x0000010101  # brick, lumber, wool
OF_A_KIND: Final = 19  # resource cards in the box
SUPPLY_START: Final = 0x1313131313  # 19 of each resource

# Development cards.
PATROL: Final = 0
RECRUITS: Final = 1
ROAD_BUILDING: Final = 2
WINTER: Final = 3
VICTORY: Final = 4
CARDS: Final = ("patrol", "recruits", "roads", "winter", "victory")
DECK_BASE: Final = 0x050202000E  # 14 patrols, 2 road building, 2 winter is coming, 5 points
DECK_BROTHERHOOD: Final = 0x050202020E  # and 2 new recruits

# Pieces of one seat.
SETTLEMENTS: Final = 5
KEEPS: Final = 4
GUARDS: Final = 7

POINTS_TO_WIN: Final = 10
HAND_LIMIT: Final = 7  # more than this on a seven: discard half
LONGEST_ROAD_MINIMUM: Final = 5
LARGEST_PATROL_MINIMUM: Final = 3

# The box of tiles and tokens (variable and random boards are drawn from it).
TILES: Final[vec[i64]] = vec[i64]([4, 4, 4, 4, 5])  # hills, forest, pasture, fields, mountains
DOUBLE: Final = 13  # the token that shows 2 and 12

# The choices of Winter is Coming: fifteen pairs; for a nearly empty supply, five single cards.
WINTER_PICKS: Final[vec[i64]] = vec[i64](
    [ONE[i] + ONE[j] for i in range(5) for j in range(i, 5)] + [ONE[i] for i in range(5)]
)
WINTER_PAIRS: Final = 15

# The Brotherhood: wildlings, the Wall, heroes.
REGULAR: Final = 0
CLIMBER: Final = 1
GIANT: Final = 2
WILDLINGS: Final = ("regular", "climber", "giant")
FROSTFANGS_START: Final = 0x080818  # 24 regulars, 8 climbers, 8 giants
CLANS: Final = ("ice-river", "cave-people", "hornfoot")
CAMPS: Final = 5
SECTIONS: Final = 4
SPACES: Final = 5  # of a wall section
BREACH_LIMIT: Final = 3
GIFT_LIMIT: Final = 8

# Wildling tokens are numbered 3 * clan + kind and counted six bits a kind.
TOKEN_KINDS: Final = 9
TOKEN_ONE: Final[vec[i64]] = vec[i64]([1 << (6 * k) for k in range(TOKEN_KINDS)])
TOKENS_START: Final = sum(
    [n << (18 * clan + 6 * k) for clan in range(3) for k, n in enumerate((12, 4, 3))]
)
LOTS: Final = 7

# The section each number of the wildling die leads to, and the clan; -1 where nobody moves.
TRAIL_CLAN: Final[vec[i64]] = vec[i64]([-1, 0, 0, 0, 1, 1, 2, 2, 2, -1, -1, -1, -1])
TRAIL_SECTION: Final[vec[i64]] = vec[i64]([-1, 0, 0, 1, 1, 2, 2, 3, 3, -1, -1, -1, -1])

MORMONT: Final = 0
MARSH: Final = 1
SAMWELL: Final = 2
YARWYCK: Final = 3
THORNE: Final = 4
MELISANDRE: Final = 5
MANCE: Final = 6
BENJEN: Final = 7
YGRITTE: Final = 8
YOREN: Final = 9
QHORIN: Final = 10
NO_HERO: Final = 11
HEROES: Final = (
    "mormont", "marsh", "samwell", "yarwyck", "thorne", "melisandre", "mance", "benjen", "ygritte",
    "yoren", "qhorin",
)  # fmt: skip
SIDE_A: Final = 0
SIDE_B: Final = 1
SPENT: Final = 2

# The victims of Mormont's demand by number: four single seats, then twelve ordered pairs.
VICTIM_PAIRS: Final = [(a, -1) for a in range(4)] + [
    (a, b) for a in range(4) for b in range(4) if a != b
]
