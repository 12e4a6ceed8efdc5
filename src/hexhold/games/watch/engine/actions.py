"""The one flat numbering of actions: a range of small ints for each kind.

The frequent kinds come first, where Python keeps its ints ready-made. Chance moves follow the
seats' actions in the same numbering.
"""

from typing import Final

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
GUARD: Final = 290  # + section
RECRUITS: Final = 294  # + section
HUNT: Final = 298  # + 3 * place in the lines + kind: the patrol's second option
SAMWELL_TAKES: Final = 346  # + resource
PASS: Final = 351
MARSH_SWAPS: Final = 352  # + 5 * given + taken
MORMONT_DEMANDS: Final = 377  # + 16 * resource + victims (a seat, or 4 + an ordered pair)
GIVE: Final = 457  # + resource
YARWYCK_LIFTS: Final = 462  # + path
THORNE_BUILDS: Final = 542  # + 15 * section + 5 * left out + instead
MELISANDRE_BUYS: Final = 602  # + 0: as priced; + 1 + 5 * left out + instead
PICK: Final = 618  # + development card
MANCE_VISITS: Final = 623  # + seat
TAKE: Final = 627  # + resource
BENJEN_CLEARS: Final = 632  # + clearing, or + 4 + 5 * clan + camp
YGRITTE_STRIKES: Final = 651  # + 3 * place in the lines + kind
YOREN_RECRUITS: Final = 699  # + section
QHORIN_CHASES: Final = 703
FLIP: Final = 704
EXCHANGE: Final = 705  # + hero
REMOVE: Final = 716  # + hero
CLAIM: Final = 727  # the victory, where it has to be claimed
INVITE: Final = 728  # ask for offers without naming one
PUT: Final = 729  # + resource: one more card that a seat would give
ASK: Final = 734  # + resource: one more card that it would have for them
PROPOSE: Final = 739  # what was put together, as an offer
REPLY: Final = 740  # or as a counter-offer
CHANCE_ACTIONS: Final = 741
DICE: Final = CHANCE_ACTIONS  # + 36 * wildling die (0: none) + 6 * first + second
STEAL: Final = DICE + 36 * 13  # + resource
DRAW: Final = STEAL + 5  # + development card
FIRST: Final = DRAW + 5  # + seat
DEAL_TERRAIN: Final = FIRST + 4  # + terrain
DEAL_ROUTE: Final = DEAL_TERRAIN + 5  # + resource, or + 5: any
DEAL_RED: Final = DEAL_ROUTE + 6  # + hex: where the next 6 or 8 lies
DEAL_NUMBER: Final = DEAL_RED + 21  # + number, or + 13: the double token
REVEAL: Final = DEAL_NUMBER + 14  # + 3 * clan + kind: a wildling token
SHOW: Final = REVEAL + 9  # + development card, to Melisandre's eyes alone
ACTIONS: Final = SHOW + 5

NOBODY: Final = 4
MOST_ACTIONS: Final = 1024  # no seat ever has more at once
