"""What may be wrong with actions and positions of the Rivals, and with states (invariants.py)."""

from typing import Final

from hexhold.core.faults import Wording

# ------------------------------------------------------------------ positions

TOO_MUCH_ASKED: Final = Wording("rivals-too-much-asked", "too much is asked")
NO_QUESTION: Final = Wording("rivals-no-question", "{text!r} is not a question")
NAMES_NOTHING: Final = Wording("rivals-names-nothing", "{text!r} names nothing that exists")
UNSOUND: Final = Wording("rivals-unsound", "the position does not hold together")
NO_ANSWER: Final = Wording("rivals-no-answer", "what is asked has no answer")
NOTHING_ASKED: Final = Wording("rivals-nothing-asked", "nothing is asked")
HALF_MOONS: Final = Wording("rivals-half-moons", "these half-moon events cannot all be in play")
SIDE_BY_SIDE: Final = Wording(
    "rivals-side-by-side", "settlements and cities must stand side by side"
)
NO_STACK: Final = Wording("rivals-no-stack", "there are only {count} stacks")
NO_SUCH_REGION: Final = Wording(
    "rivals-no-such-region", "seat {seat} can have no region {region!r}"
)
NO_REGION_AT: Final = Wording("rivals-no-region-at", "there is no region at {place}")
REGION_TWICE: Final = Wording("rivals-region-twice", "a region lies in two places")
NEEDS_NO_SITE: Final = Wording("rivals-needs-no-site", "{card} does not stand on a site")
WRONG_SITE: Final = Wording("rivals-wrong-site", "{card} may not stand at {site}")
NO_SITE_LEFT: Final = Wording("rivals-no-site-left", "there is no site left at {site}")
EVENT_TOO_OFTEN: Final = Wording("rivals-event-too-often", "{event} cannot have come up so often")
MORE_CENTRE_CARDS: Final = Wording(
    "rivals-more-centre-cards", "the position has more centre cards than the box"
)
NOT_SO_MANY: Final = Wording("rivals-not-so-many", "there are not that many {card}")
STACKS_SHORT: Final = Wording("rivals-stacks-short", "the stacks do not hold all cards of the set")

# ------------------------------------------------------------------ states

NO_CARD: Final = Wording("rivals-no-card", "there is no card {number}")
NO_WORD: Final = Wording("rivals-no-word", "word {word} of the state cannot be {value}")
STACK_SIZE: Final = Wording("rivals-stack-size", "stack {stack} cannot have {count} cards")
CARD_COUNT: Final = Wording("rivals-card-count", "of {card} there are {whole}, not {found}")
FIRST_TWO: Final = Wording("rivals-first-two", "seat {seat} lacks one of its first two settlements")
NO_ROAD_THERE: Final = Wording("rivals-no-road-there", "seat {seat} cannot have a road at {slot}")
ROAD_LACKING: Final = Wording("rivals-road-lacking", "seat {seat} lacks the road at {slot}")
REGION_LACKING: Final = Wording("rivals-region-lacking", "seat {seat} lacks the region at {place}")
REGION_ASTRAY: Final = Wording(
    "rivals-region-astray", "seat {seat} has a region at {place}, next to no settlement"
)
REGION_UNCLEAR: Final = Wording(
    "rivals-region-unclear", "the region of seat {seat} at {place} needs one type and one number"
)
REGIONS_DIFFER: Final = Wording("rivals-regions-differ", "a region card lies twice or nowhere")
STOCK_ASTRAY: Final = Wording("rivals-stock-astray", "seat {seat} has stock where no region lies")
CITY_ALONE: Final = Wording("rivals-city-alone", "seat {seat} has a city on no settlement")
SITE_GAP: Final = Wording("rivals-site-gap", "seat {seat} has left the first site at {site} free")
BUILT_TWICE: Final = Wording("rivals-built-twice", "seat {seat} has {card} twice")
BUILT_DIFFERS: Final = Wording(
    "rivals-built-differs", "what stands at seat {seat} is not what is counted"
)
DERIVED_DIFFERS: Final = Wording(
    "rivals-derived-differs", "words {words} of the state do not follow from the cards"
)
POINTS_DIFFER: Final = Wording(
    "rivals-points-differ", "seat {seat} has other points than its cards show"
)
TOKEN_ASTRAY: Final = Wording("rivals-token-astray", "the {token} token is not where it belongs")
BACKS_DIFFER: Final = Wording("rivals-backs-differ", "seat {seat} shows other backs than it holds")
NOT_HELD: Final = Wording("rivals-not-held", "seat {seat} does not hold {card}")
NOT_LOOSE: Final = Wording("rivals-not-loose", "seat {seat} cannot be suspected to hold {card}")
NO_SUSPICION: Final = Wording(
    "rivals-no-suspicion", "seat {seat} suspects a card in a stack without a reason"
)
OTHER_BACK: Final = Wording("rivals-other-back", "{card} lies in a stack with another back")
EVENT_COUNT: Final = Wording("rivals-event-count", "there are {whole} events, not {found}")
BEFORE_YULE: Final = Wording(
    "rivals-before-yule", "{whole} events come before Yule, not {past} that came and {left} to come"
)
HAND_TOO_LARGE: Final = Wording(
    "rivals-hand-too-large", "seat {seat} has ended its turn with too many cards"
)
NOT_ENDED_SO: Final = Wording("rivals-not-ended-so", "the match cannot have ended like this")
NOT_ITS_TURN: Final = Wording("rivals-not-its-turn", "it is not the turn of seat {seat}")
