"""The one flat numbering of actions: a range of small ints for each kind."""

from typing import Final

END: Final = 0
ROLL_DICE: Final = 1
PASS: Final = 2
WASTE: Final = 3
PAY: Final = 4
ROAD: Final = 5  # + 0 left, 1 right
SETTLE: Final = 7
SCOUT: Final = 9
MINT: Final = 11
FACEUP: Final = 12
SET_DIE: Final = 13  # + number - 1
NAME_KIND: Final = 19  # + resource
TRADE: Final = 25  # + resource
DRAW_TOP: Final = 31  # + stack
LOOK_AT: Final = 37  # + stack
PUT_UNDER: Final = 43  # + stack
OPEN_STACK: Final = 49  # + stack
LAY_REGION: Final = 55  # + resource
CITY: Final = 61  # + column
SITE_AT: Final = 73  # + bay
GAIN_AT: Final = 97  # + place
GIVE_FROM: Final = 124  # + place
REGION_AT: Final = 151  # + place
SHIP_FROM: Final = 178  # + place
SLOT_AT: Final = 204  # + slot
REMOVE: Final = 252  # + slot
BUILD: Final = 300  # + kind
PLAY: Final = 380  # + kind
CARD: Final = 460  # + kind
PICK_AT: Final = 540  # + position from the top
LAY_ABOVE: Final = 576  # + region card
CHANCE_ACTIONS: Final = 600
FIRST: Final = 600  # + seat
ROLLED: Final = 602  # + 5 * (number - 1) + face
DEFENDED: Final = 632  # + number - 1
DEALT: Final = 638  # + kind
LANDED: Final = 718  # + region card
EVENT_DRAWN: Final = 742  # + event
MOON_DRAWN: Final = 752  # + event
ACTIONS: Final = 762

MOST_ACTIONS: Final = 768  # no seat ever has more at once
