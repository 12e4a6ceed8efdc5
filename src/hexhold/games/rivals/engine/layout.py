"""Where everything stands in the one flat vector of a state, and the codes of the frames.

Two side blocks (one a seat), the table, the frames of what is asked, the stacks. "Derived" cells
are kept by principality.py and stock.py and computed again by audit.py.
"""

from typing import Final

# -- a side block, at seat * SIDE --

LO: Final = 0  # stock of the places 0..26, low bit
HI: Final = 1  # and high bit
HAVE: Final = 2  # derived: stock by resource, packed
ROOM: Final = 3  # derived: free storage by resource, packed
TYPE: Final = 4  # + resource: places with such a region (the Cache is place 26)
NUMBERED: Final = 10  # + number: places with this number
BOOST: Final = 10  # derived: places that yield two (no region has the number 0)
COLUMNS: Final = 17  # settlements and cities
CITIES: Final = 18
ROADS: Final = 19
FREE_ANY: Final = 20  # derived: bays with a free site
FREE_CITY: Final = 21  # derived: those at cities
HAND: Final = 22  # + set: two bits a kind
BUILT: Final = 26  # + set: two bits a kind; a covered Parish Hall and the Cache count
BACKS: Final = 30  # hand cards by set, packed
SURE: Final = 31  # + set: what the other seat knows to be in this hand
LOOSE: Final = 35  # + set: what it knows to be in this hand or at a place it suspects
COMMERCE: Final = 39  # derived, as all up to FLAGS
STRENGTH: Final = 40
SKILL: Final = 41
PROGRESS: Final = 42
CARD_POINTS: Final = 43  # victory points without tokens
SHIPS: Final = 44  # trade ships
HEROES: Final = 45
AXES: Final = 46  # units with strength
RIOTERS: Final = 47  # units with strength or commerce
RATE: Final = 48  # resources traded two for one
LARGE: Final = 49  # places next to a Large Trade Ship
SHELTER: Final = 50  # places next to a Storehouse
HARVEST: Final = 51  # gold on Plentiful Harvest
GUARD: Final = 52  # numbers that repel an attack
QUIET: Final = 53  # numbers without riots
FIREPROOF: Final = 54  # columns with a Fire Brigade
WARD: Final = 55  # places safe from the plague
LOOK: Final = 56  # price of looking through a stack
MINTS: Final = 57
REMEDY: Final = 58
BOOKS: Final = 59  # buildings with a progress point
PIRATES: Final = 60
FLAGS: Final = 61
MINTS_LEFT: Final = 62  # not used this turn
SKIP_DRAW: Final = 63  # cards not to be drawn at the next hand check (an option)
SLOT: Final = 64  # + slot: kind + 1, and COVERS if it stands on a Parish Hall
SIDE: Final = 112

COVERS: Final = 128
KIND_MASK: Final = 127

HAS_MARKET: Final = 1
HAS_LENDER: Final = 2
CHEAP_HERO: Final = 4
CHEAP_CITY: Final = 8
SOLACE: Final = 16
HERO_WITH_AXE: Final = 32
PARISH_IN_CITY: Final = 64

# -- the table --

ACTIVE: Final = 224
FIRST_SEAT: Final = 225
TURNS: Final = 226
WINNER: Final = 227  # or -1
ENDING: Final = 228
DIE: Final = 229  # 0 before the roll
FACE: Final = 230  # face + 1; 0 before the roll
SET_NUMBER: Final = 231  # Brigitta's choice
FESTIVE: Final = 232  # Reiner was played
HERO_TOKEN: Final = 233  # seat + 1; 0: nobody
TRADE_TOKEN: Final = 234
ROADS_LEFT: Final = 235
SETTLEMENTS_LEFT: Final = 236
CITIES_LEFT: Final = 237
REGIONS: Final = 238  # region cards of the stack, a mask of twelve
POOL: Final = 239  # + set: cards nobody has seen
DISCARD: Final = 243  # + set
FACE_UP: Final = 247  # copies left of the face-up card
EVENT_POOL: Final = 248  # events known to be in the stack and not drawn, four bits a kind
EVENT_LEFT: Final = 249  # events above Yule
EVENT_PAST: Final = 250  # events drawn since Yule
MOON_BOX: Final = 251  # half-moon events of which nobody knows whether they are in
MOON_SLOTS: Final = 252  # how many of those are in and not drawn
STACK_SIZE: Final = 253  # + stack
DEPTH: Final = 259  # frames
FRAME: Final = 260
MOST_FRAMES: Final = 26
DEFENCE_DIE: Final = 286  # the last roll of a defence in this turn
FETCHED: Final = 287  # Gustav and Guido: fetched from the discard pile this turn (1, 2)
STACKS: Final = 288
SIZE: Final = STACKS + 160

# -- a position in a stack: kind + 1 (0: nobody has seen it), and who knows it --

KNOWN: Final = 128  # by seat 0; by seat 1: twice that
MAYBE: Final = 512  # suspected by seat 0; by seat 1: twice that

# -- frames: code, seat, a, b, c (eight bits each but the seat), d (28 bits) --

# Questions to a seat.
OPEN: Final = 1
PICK: Final = 2
LAY: Final = 3
ROLL: Final = 4
NUMBER: Final = 5
MAIN: Final = 6
SITE: Final = 7
WAIVE: Final = 8
GIVE: Final = 9
GIVE_ANY: Final = 10
GAIN: Final = 11
WANT: Final = 12
BUY: Final = 13
RIOT: Final = 14
REACT: Final = 15
NAME: Final = 16
LOSE: Final = 17
SHOOT: Final = 18
SINK: Final = 19
BURN: Final = 20
UNDER: Final = 21
STRIP: Final = 22
SPY: Final = 23
LIBRARY: Final = 24
SALVAGE: Final = 25
SWAP: Final = 26
SWAP_WITH: Final = 27
RAID: Final = 28
GIFT: Final = 29
TITHE: Final = 30
HEAL: Final = 31
ABOVE: Final = 32
DRAW: Final = 33
EXCESS: Final = 34
EXCHANGE: Final = 35
REPLACE: Final = 36
OVER: Final = 37  # nothing is asked any more
RANSOM: Final = 38  # a question again: digests of ended matches hold the number of OVER
# Questions to chance.
CHANCE_CODES: Final = 64
CHOOSE_FIRST: Final = 64
DICE: Final = 65
DEAL: Final = 66
LAND: Final = 67
EVENT: Final = 68
DEFEND: Final = 69
# Jobs that run by themselves.
JOBS: Final = 80
START_TURN: Final = 80
PRODUCE: Final = 81
MARKET: Final = 82
SHOW_FACE: Final = 83
BRIGANDS: Final = 84
EVENT_CARD: Final = 85
RIOT_AT: Final = 86
FEUD_AT: Final = 87
STRIP_AT: Final = 88
REMEDY_AT: Final = 89
HAVE_BUILT: Final = 90
TO_DISCARD: Final = 91
EFFECT: Final = 92
LOOK_THROUGH: Final = 93
TAKE_TOP: Final = 94
LOST: Final = 95
FOUNDED: Final = 96
HAND_CHECK: Final = 97
END_TURN: Final = 98

# Endings.
NOT_ENDED: Final = 0
BY_POINTS: Final = 1
TURN_LIMIT: Final = 2
ENDINGS: Final = ("", "points", "turn-limit")
