"""The kinds of notes the chapters leave for whoever tells the story (see ../events.py).

Each note is five ints: kind, seat, and up to three particulars.
"""

from typing import Final

TURN_BEGAN: Final = 0  # turn
TURN_ENDED: Final = 1
DICE_ROLLED: Final = 2  # number, face
NUMBER_SET: Final = 3  # number
PRODUCED: Final = 4  # packed resources stored
GAINED: Final = 5  # place
WASTED: Final = 6
GAVE: Final = 7  # place
BRIGANDS_CAME: Final = 8  # packed resources owed
EVENT_CAME: Final = 9  # event
YULE_CAME: Final = 10
CARD_DRAWN: Final = 11  # stack, kind (its owner's secret unless known)
STACK_SEEN: Final = 12  # stack
CARD_PICKED: Final = 13  # stack, kind, position (its owner's secrets)
CARD_RETURNED: Final = 14  # stack, kind (secret unless c), public
HAND_SEEN: Final = 15  # of seat
CARD_TAKEN: Final = 16  # from seat, kind (the two seats' secret)
CARD_STRIPPED: Final = 17  # of seat, stack, kind (attacker's secret)
CARD_MISSING: Final = 18  # of seat, kind (the two seats' secret)
CARD_PLAYED: Final = 19  # kind
CARD_BUILT: Final = 20  # kind, bay (or -1)
CARD_LOST: Final = 21  # kind, slot
CARD_REMOVED: Final = 22  # kind, slot
CARD_DISCARDED: Final = 23  # kind
DEFENCE_ROLLED: Final = 24  # number, held
EVENT_CALMED: Final = 25
ROAD_BUILT: Final = 26  # road slot
SETTLEMENT_FOUNDED: Final = 27  # column
REGION_LAID: Final = 28  # place, region card
CITY_BUILT: Final = 29  # column
SWAPPED_REGIONS: Final = 30  # place, place
SWAPPED_CARDS: Final = 31  # slot, slot
TRADED: Final = 32  # resource, rate
TOKEN_MOVED: Final = 33  # 0 hero, 1 trade; seat -1: set aside
CARD_SALVAGED: Final = 34  # kind
PLAGUE_STRUCK: Final = 35  # packed resources lost
NAMED: Final = 36  # slot of the opponent's
PAID_RIOT: Final = 37  # gold
FIRST_CHOSEN: Final = 38
REGIONS_LAID: Final = 39
ENDED: Final = 40  # ending
PASSED: Final = 41
REACTED: Final = 42
SEEN_IN_HAND: Final = 43  # of seat, kind, count (the looking seat's secret)
SEEN_IN_STACK: Final = 44  # stack, position from the top, kind (the looking seat's secret)
