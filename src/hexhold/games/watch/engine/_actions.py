"""The one flat numbering of actions: a range of small ints for each kind.

Made by `make generate` from the declaration: do not edit.
"""

from typing import Final

END: Final = 0  # end
ROLL: Final = 1  # roll
BUY: Final = 2  # buy
PLAY_PATROL: Final = 3  # patrol
PLAY_ROADS: Final = 4  # roads
TO_BUILD: Final = 5  # build
WITHDRAW: Final = 6  # withdraw
ACCEPT: Final = 7  # accept
DECLINE: Final = 8  # decline
ROB: Final = 9  # rob SEAT
CONFIRM: Final = 14  # confirm SEAT
DISCARD: Final = 18  # discard RESOURCE
PLAY_WINTER: Final = 23  # winter CARDS
SUPPLY: Final = 43  # supply RESOURCE > RESOURCE
ROAD: Final = 68  # road PATH
SETTLEMENT: Final = 148  # settlement SITE
KEEP: Final = 208  # keep SITE
TORMUND: Final = 268  # tormund HEX
GUARD: Final = 290  # guard SECTION
RECRUITS: Final = 294  # recruits SECTION
HUNT: Final = 298  # hunt HEX WILDLING
SAMWELL_TAKES: Final = 346  # samwell RESOURCE
PASS: Final = 351  # pass
MARSH_SWAPS: Final = 352  # marsh RESOURCE > RESOURCE
MORMONT_DEMANDS: Final = 377  # mormont RESOURCE SEATS
GIVE: Final = 457  # give RESOURCE
YARWYCK_LIFTS: Final = 462  # yarwyck PATH
THORNE_BUILDS: Final = 542  # thorne SECTION LEFT-OUT > RESOURCE
MELISANDRE_BUYS: Final = 602  # melisandre | melisandre LEFT-OUT > RESOURCE
PICK: Final = 618  # pick CARD
MANCE_VISITS: Final = 623  # mance SEAT
TAKE: Final = 627  # take RESOURCE
BENJEN_CLEARS: Final = 632  # benjen clearing CLEARING | benjen CLAN CAMP
YGRITTE_STRIKES: Final = 651  # ygritte HEX WILDLING
YOREN_RECRUITS: Final = 699  # yoren SECTION
QHORIN_CHASES: Final = 703  # qhorin
FLIP: Final = 704  # flip
EXCHANGE: Final = 705  # exchange HERO
REMOVE: Final = 716  # remove HERO
CLAIM: Final = 727  # claim
INVITE: Final = 728  # invite
PUT: Final = 729  # put RESOURCE
ASK: Final = 734  # ask RESOURCE
PROPOSE: Final = 739  # propose
REPLY: Final = 740  # reply
DICE: Final = 741  # dice DIE DIE | dice DIE DIE WILDLING-DIE
STEAL: Final = 1209  # steal RESOURCE
DRAW: Final = 1214  # draw CARD
FIRST: Final = 1219  # first SEAT
DEAL_TERRAIN: Final = 1223  # terrain TERRAIN
DEAL_ROUTE: Final = 1228  # route ROUTE
DEAL_RED: Final = 1234  # red HEX
DEAL_NUMBER: Final = 1255  # number NUMBER
REVEAL: Final = 1269  # token CLAN WILDLING
SHOW: Final = 1278  # show CARD

CHANCE_ACTIONS: Final = 741
ACTIONS: Final = 1283
