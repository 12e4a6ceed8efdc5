"""The kinds of notes the chapters leave for whoever tells the story (see ../events.py).

Each note is five ints: kind, seat, and up to three particulars.
"""

from typing import Final

TURN_BEGAN: Final = 0
TURN_ENDED: Final = 1
ROLLED: Final = 2  # first die, second die, wildling die
PRODUCED: Final = 3  # packed cards
SHORTAGE: Final = 4  # resource
DISCARDED: Final = 5  # resource (its owner's secret)
TORMUND_MOVED: Final = 6  # from, to
ROBBED: Final = 7  # victim, resource (the two seats' secret)
ROAD_BUILT: Final = 8  # path
SETTLEMENT_BUILT: Final = 9  # site
KEEP_BUILT: Final = 10  # site
CARD_BOUGHT: Final = 11  # card (the buyer's secret)
CARD_PLAYED: Final = 12  # card
CARDS_TAKEN: Final = 13  # packed cards, by Winter is Coming
SUPPLY_TRADED: Final = 14  # packed given, packed taken
OFFERED: Final = 15  # packed given, packed wanted
ACCEPTED_OFFER: Final = 16
DECLINED_OFFER: Final = 17
COUNTERED_OFFER: Final = 18  # packed given, packed wanted
TRADED: Final = 19  # partner, packed given, packed taken
OFFER_CLOSED: Final = 20
LONGEST_ROAD: Final = 21  # length; seat -1: set aside
LARGEST_PATROL: Final = 22  # patrols
STARTING_CARDS: Final = 23  # packed cards
FIRST_SEAT: Final = 24
BOARD_DEALT: Final = 25
BUILD_PHASE: Final = 26
ENDED: Final = 27  # ending, packed victory cards by seat, seats; seat -1: nobody won
