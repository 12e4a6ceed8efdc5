"""The kinds of notes, made by `make generate` from the order of EVENTS (../events.py): do not edit.

The chapters leave them for whoever tells the story: five ints each, the kind, a seat, and up to
three particulars.
"""

from typing import Final

TURN_BEGAN: Final = 0
TURN_ENDED: Final = 1
DICE_ROLLED: Final = 2
NUMBER_SET: Final = 3
PRODUCED: Final = 4
GAINED: Final = 5
WASTED: Final = 6
GAVE: Final = 7
BRIGANDS_CAME: Final = 8
EVENT_CAME: Final = 9
YULE_CAME: Final = 10
CARD_DRAWN: Final = 11
STACK_SEEN: Final = 12
CARD_PICKED: Final = 13
CARD_RETURNED: Final = 14
HAND_SEEN: Final = 15
CARD_TAKEN: Final = 16
CARD_STRIPPED: Final = 17
CARD_PLAYED: Final = 18
CARD_BUILT: Final = 19
CARD_LOST: Final = 20
CARD_REMOVED: Final = 21
CARD_DISCARDED: Final = 22
DEFENCE_ROLLED: Final = 23
EVENT_CALMED: Final = 24
ROAD_BUILT: Final = 25
SETTLEMENT_FOUNDED: Final = 26
REGION_LAID: Final = 27
CITY_BUILT: Final = 28
SWAPPED_REGIONS: Final = 29
SWAPPED_CARDS: Final = 30
TRADED: Final = 31
TOKEN_MOVED: Final = 32
CARD_SALVAGED: Final = 33
PLAGUE_STRUCK: Final = 34
NAMED: Final = 35
PAID_RIOT: Final = 36
FIRST_CHOSEN: Final = 37
REGIONS_LAID: Final = 38
ENDED: Final = 39
PASSED: Final = 40
REACTED: Final = 41
CARD_MISSING: Final = 42
SEEN_IN_HAND: Final = 43
SEEN_IN_STACK: Final = 44
