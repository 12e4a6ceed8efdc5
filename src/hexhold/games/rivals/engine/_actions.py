"""The one flat numbering of actions: a range of small ints for each kind.

Made by `make generate` from the declaration: do not edit.
"""

from typing import Final

END: Final = 0  # end
ROLL_DICE: Final = 1  # roll
PASS: Final = 2  # pass
WASTE: Final = 3  # waste
PAY: Final = 4  # pay
ROAD: Final = 5  # road SIDE
SETTLE: Final = 7  # settle SIDE
SCOUT: Final = 9  # scout SIDE
MINT: Final = 11  # mint
FACEUP: Final = 12  # faceup
SET_DIE: Final = 13  # number DIE
NAME_KIND: Final = 19  # name RESOURCE
TRADE: Final = 25  # trade RESOURCE
DRAW_TOP: Final = 31  # draw STACK
LOOK_AT: Final = 37  # look STACK
PUT_UNDER: Final = 43  # under STACK
OPEN_STACK: Final = 49  # open STACK
LAY_REGION: Final = 55  # lay LAND
CITY: Final = 61  # city COLUMN
SITE_AT: Final = 73  # site BAY
GAIN_AT: Final = 97  # gain PLACE
GIVE_FROM: Final = 124  # give PLACE
REGION_AT: Final = 151  # region PLACE
SHIP_FROM: Final = 178  # ship PLACE
SLOT_AT: Final = 204  # slot SLOT
REMOVE: Final = 252  # remove SLOT
BUILD: Final = 300  # build CARD
PLAY: Final = 380  # play CARD
CARD: Final = 460  # card CARD
PICK_AT: Final = 540  # pick POSITION
LAY_ABOVE: Final = 576  # above REGION
FIRST: Final = 588  # first SEAT
ROLLED: Final = 590  # dice DIE FACE
DEFENDED: Final = 620  # defend DIE
DEALT: Final = 626  # deal CARD
LANDED: Final = 706  # land REGION
EVENT_DRAWN: Final = 718  # event EVENT
MOON_DRAWN: Final = 728  # moon EVENT

CHANCE_ACTIONS: Final = 588
ACTIONS: Final = 738
