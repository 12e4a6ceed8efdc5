"""The kinds of notes, made by `make generate` from the order of EVENTS (../events.py): do not edit.

The chapters leave them for whoever tells the story: five ints each, the kind, a seat, and up to
three particulars.
"""

from typing import Final

TURN_BEGAN: Final = 0
TURN_ENDED: Final = 1
ROLLED: Final = 2
PRODUCED: Final = 3
SHORTAGE: Final = 4
DISCARDED: Final = 5
TORMUND_MOVED: Final = 6
ROBBED: Final = 7
ROBBED_NOTHING: Final = 8
ROAD_BUILT: Final = 9
SETTLEMENT_BUILT: Final = 10
KEEP_BUILT: Final = 11
CARD_BOUGHT: Final = 12
CARD_PLAYED: Final = 13
CARDS_TAKEN: Final = 14
SUPPLY_TRADED: Final = 15
OFFERED: Final = 16
INVITED: Final = 17
ACCEPTED_OFFER: Final = 18
DECLINED_OFFER: Final = 19
COUNTERED_OFFER: Final = 20
TRADED: Final = 21
OFFER_CLOSED: Final = 22
LONGEST_ROAD: Final = 23
LARGEST_PATROL: Final = 24
STARTING_CARDS: Final = 25
FIRST_SEAT: Final = 26
BOARD_DEALT: Final = 27
BUILD_PHASE: Final = 28
GUARD_PLACED: Final = 29
GUARD_LOST: Final = 30
TOKEN_REVEALED: Final = 31
NO_FIGURE: Final = 32
MIGRATED: Final = 33
RUSHED: Final = 34
ADVANCED: Final = 35
STAND_OFF: Final = 36
BREACHED: Final = 37
ENTERED_GIFT: Final = 38
WENT_HOME: Final = 39
POOL_MIXED: Final = 40
HERO_USED: Final = 41
HERO_FLIPPED: Final = 42
HERO_SPENT: Final = 43
HERO_EXCHANGED: Final = 44
HERO_REMOVED: Final = 45
HERO_CARDS: Final = 46
DEMANDED: Final = 47
GAVE_BACK: Final = 48
ROAD_LIFTED: Final = 49
SAW_CARD: Final = 50
SAW_HAND: Final = 51
TOOK_CARD: Final = 52
PATROL_RETIRED: Final = 53
PASSED: Final = 54
WILDLING_REMOVED: Final = 55
CAMP_CLEARED: Final = 56
ENDED: Final = 57
