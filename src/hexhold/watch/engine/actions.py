"""The one flat numbering of actions: a range of small ints for each kind.

The frequent kinds come first, where Python keeps its ints ready-made. Chance moves follow the
seats' actions in the same numbering.
"""

from typing import Final

from hexhold.watch.engine.tables import BUNDLES

END: Final = 0
ROLL: Final = 1
BUY: Final = 2
PLAY_PATROL: Final = 3
PLAY_ROADS: Final = 4
TO_BUILD: Final = 5
WITHDRAW: Final = 6
ACCEPT: Final = 7
DECLINE: Final = 8
ROB: Final = 9  # + seat, or + 4: nobody
CONFIRM: Final = 14  # + seat
DISCARD: Final = 18  # + resource
PLAY_WINTER: Final = 23  # + pick
SUPPLY: Final = 43  # + 5 * given + taken
ROAD: Final = 68  # + path
SETTLEMENT: Final = 148  # + site
KEEP: Final = 208  # + site
TORMUND: Final = 268  # + hex, or + 21: his camp
AFTER_TORMUND: Final = 290
OFFER: Final = 1000  # + 126 * given bundle + wanted bundle
COUNTER: Final = OFFER + BUNDLES * BUNDLES
CHANCE_ACTIONS: Final = COUNTER + BUNDLES * BUNDLES
DICE: Final = CHANCE_ACTIONS  # + 36 * wildling die (0: none) + 6 * first + second
STEAL: Final = DICE + 36 * 13  # + resource
DRAW: Final = STEAL + 5  # + development card
FIRST: Final = DRAW + 5  # + seat
DEAL_TERRAIN: Final = FIRST + 4  # + terrain
DEAL_ROUTE: Final = DEAL_TERRAIN + 5  # + resource, or + 5: any
DEAL_RED: Final = DEAL_ROUTE + 6  # + hex: where the next 6 or 8 lies
DEAL_NUMBER: Final = DEAL_RED + 21  # + number, or + 13: the double token
ACTIONS: Final = DEAL_NUMBER + 14

NOBODY: Final = 4
MOST_ACTIONS: Final = 8192  # no seat ever has more at once
