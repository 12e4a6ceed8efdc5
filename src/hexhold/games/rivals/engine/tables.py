"""The facts of the box as flat tables: regions, adjacency, and every card by its number."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.games.rivals.cards.deck import BY_SET, CARD_IDS, CARDS
from hexhold.games.rivals.cards.events import EVENTS as EVENT_ROWS
from hexhold.games.rivals.cards.row import Card, Word
from hexhold.games.rivals.engine.words import T_BEFORE_ROLL

LUMBER: Final = 0
WOOL: Final = 1
GOLD: Final = 2
BRICK: Final = 3
ORE: Final = 4
GRAIN: Final = 5
RESOURCES: Final = ("lumber", "wool", "gold", "brick", "ore", "grain")
REGION_NAMES: Final = ("forest", "pasture", "gold", "hills", "mountains", "fields")
COST_LETTERS: Final = "LWABOG"
SETS: Final = 4
EVENTS: Final = 10
EVENT_NAMES: Final = tuple(row.name for row in EVENT_ROWS)

# -- the principality --

COLUMNS_ACROSS: Final = 12
PLACES: Final = 26  # 2 * region column + row
CACHE: Final = 26
CACHE_BIT: Final = 1 << 26
BAYS: Final = 24  # 2 * column + row
SLOTS: Final = 48  # 2 * bay + 0 or 1
START_LEFT: Final = 5
START_RIGHT: Final = 6
START_ROAD: Final = 6

COLUMN_PLACES: Final[vec[i64]] = vec[i64]([15 << (2 * c) for c in range(COLUMNS_ACROSS)])
BAY_PLACES: Final[vec[i64]] = vec[i64]([5 << b for b in range(BAYS)])
START_PLACES: Final[vec[i64]] = vec[i64]([10, 13, 12, 11, 15, 14])  # by resource
LAY_ORDER: Final[vec[i64]] = vec[i64]([10, 12, 14, 11, 13, 15])

# Numbers: the two sets of start regions by resource, then the stack, two a resource.
REGION_NUMBER: Final[vec[i64]] = vec[i64](
    [2, 4, 1, 3, 5, 6] + [3, 1, 4, 2, 6, 5] + [4, 6, 5, 6, 2, 3, 1, 5, 2, 4, 1, 3]
)
REGION_TYPE: Final[vec[i64]] = vec[i64](
    [0, 1, 2, 3, 4, 5] + [0, 1, 2, 3, 4, 5] + [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
)
REGION_CARDS: Final = 24
STACK_REGIONS: Final = 12  # the first region card of the stack
ALL_STACK_REGIONS: Final = 0xFFF

ROADS_IN_SUPPLY: Final = 7
SETTLEMENTS_IN_SUPPLY: Final = 5
CITIES_IN_SUPPLY: Final = 7
COST_ROAD: Final = 0x000002000001  # lumber, 2 brick
COST_SETTLEMENT: Final = 0x010001000101  # lumber, wool, brick, grain
COST_CITY: Final = 0x020300000000  # 3 ore, 2 grain

# -- event die --

BRIGAND: Final = 0
TRADE_FACE: Final = 1
CELEBRATION: Final = 2
HARVEST_FACE: Final = 3
EVENT_FACE: Final = 4
FACES: Final = ("brigand", "trade", "celebration", "harvest", "event")

# -- events --

YEAR_OF_PLENTY: Final = 0
FRATERNAL_FEUDS: Final = 1
FEUD: Final = 2
INVENTION: Final = 3
YULE: Final = 4
TRADE_SHIPS_RACE: Final = 5
TRAVELING_MERCHANT: Final = 6
GIFT_FOR_THE_PRINCE: Final = 7
RIOTS: Final = 8
PLAGUE: Final = 9

# Four bits a kind. Yule is always there and counted by itself.
_names = ("basic", "gold", "turmoil", "progress")
EVENT_COPIES: Final[vec[i64]] = vec[i64](
    [
        i64(sum([row.copies.get(name, 0) << (4 * e) for e, row in enumerate(EVENT_ROWS) if e != 4]))
        for name in _names
    ]
)
EVENT_MOONS: Final[vec[i64]] = vec[i64]([i64(row.moon) for row in EVENT_ROWS])
EVENT_SHIFT: Final[vec[i64]] = vec[i64]([4 * e for e in range(EVENTS)])
EVENT_ONE: Final[vec[i64]] = vec[i64]([1 << (4 * e) for e in range(EVENTS)])

# -- cards --


def _number(word: Word, place: int) -> int:
    """What follows a word, as a number; a string names a card."""
    if len(word) <= place:
        return 0
    value = word[place]
    return CARD_IDS.index(value) if isinstance(value, str) else value


def _packed_cost(card: Card, bits: int) -> int:
    cost = 0
    for letter in card.cost:
        cost += 1 << int(bits * COST_LETTERS.index(letter))
    return cost


_sets: list[int] = []
_local: list[int] = []
for _number_of_set, _cards in enumerate(BY_SET):
    for _at in range(len(_cards)):
        _sets.append(_number_of_set)
        _local.append(_at)

SET_OF: Final[vec[i64]] = vec[i64]([i64(n) for n in _sets])
SET_START: Final[vec[i64]] = vec[i64]([i64(_sets.index(n)) for n in range(SETS)])
SET_KINDS: Final[vec[i64]] = vec[i64]([i64(len(cards)) for cards in BY_SET])
CARD_SHIFT: Final[vec[i64]] = vec[i64]([i64(2 * n) for n in _local])
CARD_ONE: Final[vec[i64]] = vec[i64]([i64(1 << (2 * n)) for n in _local])
COPIES: Final[vec[i64]] = vec[i64]([i64(card.count) for card in CARDS])
MOONS: Final[vec[i64]] = vec[i64]([i64(card.moon) for card in CARDS])
CLASS: Final[vec[i64]] = vec[i64]([i64(card.type) for card in CARDS])
SITE_KIND: Final[vec[i64]] = vec[i64]([i64(card.site) for card in CARDS])
COST: Final[vec[i64]] = vec[i64]([i64(_packed_cost(card, 8)) for card in CARDS])
COST_SIZE: Final[vec[i64]] = vec[i64]([i64(len(card.cost)) for card in CARDS])
UNIQUE: Final[vec[i64]] = vec[i64]([i64(int(card.unique)) for card in CARDS])
VICTORY: Final[vec[i64]] = vec[i64]([i64(card.points.victory) for card in CARDS])
COMMERCE_OF: Final[vec[i64]] = vec[i64]([i64(card.points.commerce) for card in CARDS])
STRENGTH_OF: Final[vec[i64]] = vec[i64]([i64(card.points.strength) for card in CARDS])
SKILL_OF: Final[vec[i64]] = vec[i64]([i64(card.points.skill) for card in CARDS])
PROGRESS_OF: Final[vec[i64]] = vec[i64]([i64(card.points.progress) for card in CARDS])
REQUIRES: Final[vec[i64]] = vec[i64]([i64(_number(card.requires, 0)) for card in CARDS])
REQUIRES_A: Final[vec[i64]] = vec[i64]([i64(_number(card.requires, 1)) for card in CARDS])
REQUIRES_B: Final[vec[i64]] = vec[i64]([i64(_number(card.requires, 2)) for card in CARDS])
PLAYABLE: Final[vec[i64]] = vec[i64]([i64(_number(card.playable, 0)) for card in CARDS])
PLAYABLE_A: Final[vec[i64]] = vec[i64]([i64(_number(card.playable, 1)) for card in CARDS])

_before_roll = [kind for kind, card in enumerate(CARDS) if card.playable[0] == T_BEFORE_ROLL]
BEFORE_ROLL: Final[vec[i64]] = vec[i64]([i64(kind) for kind in _before_roll])

# The words of all cards, one list after another.
_words = [(_number(word, 0), _number(word, 1)) for card in CARDS for word in card.words]
_starts = [0]
for _card in CARDS:
    _starts.append(_starts[-1] + len(_card.words))
WORD: Final[vec[i64]] = vec[i64]([i64(word) for word, _ in _words])
WORD_A: Final[vec[i64]] = vec[i64]([i64(argument) for _, argument in _words])
WORD_START: Final[vec[i64]] = vec[i64]([i64(n) for n in _starts])


def has_word(kind: i64, word: i64) -> bool:
    """Whether a word stands on a card."""
    at = WORD_START[kind]
    while at < WORD_START[kind + 1] and WORD[at] != word:
        at += 1
    return at < WORD_START[kind + 1]
