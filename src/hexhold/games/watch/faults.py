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

LARGE_OFFER: Final = Wording("watch-large-offer", "an offer names at most {limit} cards of a kind")

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
NO_HEXADECIMAL: Final = Wording("watch-no-hexadecimal", "{text!r} should be a hexadecimal number")
NOT_THE_BOARD: Final = Wording("watch-not-the-board", "{text!r} does not fit the board")
TOO_MANY_DISCARDS: Final = Wording(
    "watch-too-many-discards", "seat {seat} cannot discard more than it has"
)
NO_PLACES: Final = Wording("watch-no-places", "{text!r} should be different numbers below {limit}")
NOT_THE_BASE_GAME: Final = Wording("watch-not-the-base-game", "the base game has no {name!r}")
PARTS: Final = Wording("watch-parts", "{text!r} should have {count} parts")
NO_GUARDS: Final = Wording("watch-no-guards", "{text!r} cannot be the guards of a section")
MANY_GUARDS: Final = Wording("watch-many-guards", "{text!r} has more than {limit} guards of a seat")
NO_CLAN: Final = Wording("watch-no-clan", "{text!r} cannot be the figures of a clan")
NO_GIFT: Final = Wording("watch-no-gift", "{word!r} is not a place in the Gift, such as 1:rc")
NO_WILDLING: Final = Wording("watch-no-wildling", "{letter!r} is not a wildling: r, c or g")
CARDS_LEFT: Final = Wording("watch-cards-left", "{left} of {count} {card} cards are left")
BOUGHT_ELSEWHERE: Final = Wording(
    "watch-bought-elsewhere", "seat {seat} bought a card in a turn that is not its own"
)
TORMUND_ON_ICE: Final = Wording("watch-tormund-on-ice", "Tormund stands on ice")
TILES: Final = Wording("watch-tiles", "the box has not so many tiles of a kind")
NUMBER_TOKENS: Final = Wording("watch-number-tokens", "this board has other number tokens")
TRADE_ROUTES: Final = Wording("watch-trade-routes", "this board has other trade routes")
RED_NUMBERS: Final = Wording(
    "watch-red-numbers", "red numbers lie side by side on {one} and {other}"
)
PIECES: Final = Wording("watch-pieces", "seat {seat} has {count} {what} and {left} left")
TWO_ROADS: Final = Wording("watch-two-roads", "two roads lie on path {path}")
TWO_BUILDINGS: Final = Wording("watch-two-buildings", "two buildings stand on site {site}")
ROAD_IN_ICE: Final = Wording("watch-road-in-ice", "a road lies in the ice: {path}")
BUILDING_IN_ICE: Final = Wording("watch-building-in-ice", "a building is in the ice: {site}")
TOO_NEAR: Final = Wording("watch-too-near", "the buildings on {one} and {other} are too near")
ROAD_OWNER: Final = Wording("watch-road-owner", "seat {seat} has the Longest Road, counts {counts}")
NO_ROAD_OWNER: Final = Wording(
    "watch-no-road-owner", "nobody has the Longest Road, counts {counts}"
)
PATROL_OWNER: Final = Wording(
    "watch-patrol-owner", "seat {seat} has the Largest Patrol, counts {counts}"
)
NO_PATROL_OWNER: Final = Wording(
    "watch-no-patrol-owner", "nobody has the Largest Patrol, counts {counts}"
)
OFFER: Final = Wording("watch-offer", "the offer and its answers do not go together")
QUESTIONS: Final = Wording("watch-questions", "the phase does not go with what is still to be done")
ENDING: Final = Wording(
    "watch-ending", "the ending and the winner do not go with points, guards and wildlings"
)
NO_RUSH: Final = Wording("watch-no-rush", "the {clan} have {count} figures and do not rush")
NO_BREACH: Final = Wording(
    "watch-no-breach", "{wildlings} wildlings wait before {guards} guards of section {section}"
)
GOES_ON: Final = Wording(
    "watch-goes-on", "the match goes on with {breaches} breaches and {wildlings} in the Gift"
)
BEYOND_THE_END: Final = Wording(
    "watch-beyond-the-end", "there are {breaches} breaches and {wildlings} wildlings in the Gift"
)
TOKEN_KINDS: Final = Wording("watch-token-kinds", "the tokens, used and unseen, are {counts}")
COVERED: Final = Wording(
    "watch-covered", "seat {seat} has {settlements} settlements on {tokens} tokens"
)
LOT: Final = Wording(
    "watch-lot", "{placed} of {unseen} tokens of lot {lot} lie on cards, the pool is lot {pool}"
)
HEROES_EARLY: Final = Wording(
    "watch-heroes-early", "heroes are dealt before it is known who begins"
)
HEROES_HELD: Final = Wording("watch-heroes-held", "the seats hold the heroes {heroes}")
DISPLAY: Final = Wording("watch-display", "the display has a hero that a seat holds")
DISPLAY_COUNT: Final = Wording(
    "watch-display-count", "{display} heroes lie in the display, {held} before the seats"
)
HERO_SPENT: Final = Wording("watch-hero-spent", "a hero is spent, but there are others to take")
