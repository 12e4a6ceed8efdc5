"""What may be wrong with options, actions and positions of the Watch."""

from typing import Final

from hexhold.core.faults import Wording

# ------------------------------------------------------------------ options

NEEDS_BROTHERHOOD: Final = Wording(
    "watch-needs-brotherhood", "{option}={value} needs mode=brotherhood"
)
BROTHERHOOD_FOUNDS: Final = Wording(
    "watch-brotherhood-founds", "start=fixed needs mode=base: the Brotherhood always founds"
)
NEEDS_LAYOUT: Final = Wording(
    "watch-needs-layout", "start=fixed needs board=fixed: the settlements belong to that layout"
)
NO_FIRST: Final = Wording("watch-no-first", "first={seat} is not a seat among {players} players")

# ------------------------------------------------------------------ actions

LARGE_OFFER: Final = Wording("watch-large-offer", "an offer names at most {limit} cards a side")

# ------------------------------------------------------------------ positions

NO_CARD: Final = Wording("watch-no-card", "{word!r} is not a card, such as {example}")
NOT_SO_MANY: Final = Wording("watch-not-so-many", "there are not that many cards: {text!r}")
MORE_CARDS: Final = Wording("watch-more-cards", "the position has more cards than the box")
MORE_WILDLINGS: Final = Wording(
    "watch-more-wildlings", "the position has more wildlings than the box"
)
TOKENS: Final = Wording(
    "watch-tokens", "the position should have {count} tokens, used and unseen together"
)
NO_NUMBER: Final = Wording("watch-no-number", "{name}={text!r} should be a number")
NO_HEXADECIMAL: Final = Wording(
    "watch-no-hexadecimal", "{name}={text!r} should be a hexadecimal number"
)
NO_ENDING: Final = Wording("watch-no-ending", "{word!r} is not an ending")
NO_SIDE: Final = Wording("watch-no-side", "{word!r} is not a side")
NO_HERO: Final = Wording("watch-no-hero", "{word!r} is not a hero")
OUT_OF_BOUNDS: Final = Wording("watch-out-of-bounds", "{name}={text!r} is out of bounds")
BOUNDS: Final = Wording("watch-bounds", "{name} must be from {low} to {high}")
NOT_THE_BOARD: Final = Wording("watch-not-the-board", "{name}={text!r} does not fit the board")
NO_SEAT_FIRST: Final = Wording("watch-no-seat-first", "{text!r} should begin with a seat")
IMPOSSIBLE_SEAT: Final = Wording("watch-impossible-seat", "seat {seat} cannot be as described")
TOO_MANY_DISCARDS: Final = Wording(
    "watch-too-many-discards", "seat {seat} cannot discard more than it has"
)
NO_PLACES: Final = Wording("watch-no-places", "{text!r} should be different numbers below {limit}")
NOT_THE_BASE_GAME: Final = Wording("watch-not-the-base-game", "the base game has no {name!r}")
PARTS: Final = Wording("watch-parts", "{name}={text!r} should have {count} parts")
NO_GUARDS: Final = Wording("watch-no-guards", "{text!r} cannot be the guards of a section")
MANY_GUARDS: Final = Wording(
    "watch-many-guards", "wall={text!r} has more than {limit} guards of a seat"
)
NO_CLEARINGS: Final = Wording("watch-no-clearings", "clearings={text!r} should be four counts")
NO_CLAN: Final = Wording("watch-no-clan", "{text!r} cannot be the figures of a clan")
NO_GIFT: Final = Wording("watch-no-gift", "{word!r} is not a place in the Gift, such as 1:rc")
NO_WILDLING: Final = Wording("watch-no-wildling", "{letter!r} is not a wildling: r, c or g")
