"""What may be wrong with actions and positions of the Rivals."""

from typing import Final

from hexhold.core.faults import Wording

# ------------------------------------------------------------------ positions

TOO_MUCH_ASKED: Final = Wording("rivals-too-much-asked", "too much is asked")
NO_QUESTION: Final = Wording("rivals-no-question", "{text!r} is not a question")
NAMES_NOTHING: Final = Wording("rivals-names-nothing", "{text!r} names nothing that exists")
UNSOUND: Final = Wording("rivals-unsound", "the position does not hold together: {reason}")
HALF_MOONS: Final = Wording("rivals-half-moons", "these half-moon events cannot all be in play")
SIDE_BY_SIDE: Final = Wording(
    "rivals-side-by-side", "settlements and cities must stand side by side"
)
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
