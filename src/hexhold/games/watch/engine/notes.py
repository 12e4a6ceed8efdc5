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
GUARD_PLACED: Final = 28  # section, space
GUARD_LOST: Final = 29  # section
TOKEN_REVEALED: Final = 30  # clan, kind; seat -1 for none
NO_FIGURE: Final = 31  # clan, kind
MIGRATED: Final = 32  # clan, kind, camp
RUSHED: Final = 33  # clan
ADVANCED: Final = 34  # clan, kind, section
STAND_OFF: Final = 35  # section
BREACHED: Final = 36  # section, breaches so far
ENTERED_GIFT: Final = 37  # hex, kind
WENT_HOME: Final = 38  # kind: a wildling returned to the Frostfangs
POOL_MIXED: Final = 39
HERO_USED: Final = 40  # hero
HERO_FLIPPED: Final = 41  # hero
HERO_EXCHANGED: Final = 42  # hero given back, hero taken
HERO_REMOVED: Final = 43  # hero
HERO_CARDS: Final = 44  # packed given, packed taken: with the supply, by a hero
DEMANDED: Final = 45  # resource, victim, 1 if it was there
GAVE_BACK: Final = 46  # victim, resource (the two seats' secret)
ROAD_LIFTED: Final = 47  # path
SAW_CARD: Final = 48  # development card (the seer's secret)
SAW_HAND: Final = 49  # victim, packed hand (the seer's secret)
TOOK_CARD: Final = 50  # victim, resource (the two seats' secret)
PATROL_RETIRED: Final = 51
PASSED: Final = 52
WILDLING_REMOVED: Final = 53  # place, kind
CAMP_CLEARED: Final = 54  # place as in BENJEN_CLEARS, kind
HERO_SPENT: Final = 55  # hero: nothing to exchange it for
ROBBED_NOTHING: Final = 56  # victim
INVITED: Final = 57  # to make offers
