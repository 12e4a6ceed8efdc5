"""What the Rivals are made of: their fields, and the kinds of their actions with their words.

`build basic.abbey`, `site 5a`, `gain a6`, `trade ore`; for chance `dice 6 event`, `deal gold.mint`.
"""

from typing import Final

from hexhold.core.declare import Kind, kind, names, numbers
from hexhold.core.notation import Notation
from hexhold.games.rivals.cards.deck import CARD_IDS
from hexhold.games.rivals.engine import actions as a
from hexhold.games.rivals.engine.state import Rules
from hexhold.games.rivals.engine.tables import (
    EVENT_NAMES,
    FACES,
    REGION_NAMES,
    RESOURCES,
    STACK_REGIONS,
)
from hexhold.games.rivals.names import (
    BAY_NAMES,
    PLACE_NAMES,
    SIDES,
    SLOT_NAMES,
    STACK_REGION_IDS,
    STACK_REGION_IDS_WITH_TWO,
)

SEAT: Final = numbers("seat", 2)
DIE: Final = numbers("die", 6, low=1)
STACK: Final = numbers("stack", 6, low=1)
POSITION: Final = numbers("position", 36, low=1)
COLUMN: Final = numbers("column", 12)
SIDE: Final = names("side", SIDES)
FACE: Final = names("face", FACES)
RESOURCE: Final = names("resource", RESOURCES)
LAND: Final = names("land", REGION_NAMES)
BAY: Final = names("bay", BAY_NAMES)
PLACE: Final = names("place", PLACE_NAMES)
REGION_PLACE: Final = names("place", PLACE_NAMES[:26])  # all but the Gold Cache
SLOT: Final = names("slot", SLOT_NAMES)
CARD: Final = names("card", CARD_IDS)
EVENT: Final = names("event", EVENT_NAMES)


def kinds_with(regions: tuple[str, ...]) -> tuple[Kind, ...]:
    """All kinds of actions, the region cards of the stack being called so."""
    region = names("region", regions)
    return (
        kind("end", a.END),
        kind("roll", a.ROLL_DICE),
        kind("pass", a.PASS),
        kind("waste", a.WASTE),
        kind("pay", a.PAY),
        kind("road", a.ROAD, SIDE),
        kind("settle", a.SETTLE, SIDE),
        kind("scout", a.SCOUT, SIDE),
        kind("mint", a.MINT),
        kind("faceup", a.FACEUP),
        kind("number", a.SET_DIE, DIE),
        kind("name", a.NAME_KIND, RESOURCE),
        kind("trade", a.TRADE, RESOURCE),
        kind("draw", a.DRAW_TOP, STACK),
        kind("look", a.LOOK_AT, STACK),
        kind("under", a.PUT_UNDER, STACK),
        kind("open", a.OPEN_STACK, STACK),
        kind("lay", a.LAY_REGION, LAND),
        kind("city", a.CITY, COLUMN),
        kind("site", a.SITE_AT, BAY),
        kind("gain", a.GAIN_AT, PLACE),
        kind("give", a.GIVE_FROM, PLACE),
        kind("region", a.REGION_AT, PLACE),
        kind("ship", a.SHIP_FROM, REGION_PLACE),
        kind("slot", a.SLOT_AT, SLOT),
        kind("remove", a.REMOVE, SLOT),
        kind("build", a.BUILD, CARD),
        kind("play", a.PLAY, CARD),
        kind("card", a.CARD, CARD),
        kind("pick", a.PICK_AT, POSITION),
        kind("above", a.LAY_ABOVE + STACK_REGIONS, region),
        kind("first", a.FIRST, SEAT),
        kind("dice", a.ROLLED, DIE, FACE),
        kind("defend", a.DEFENDED, DIE),
        kind("deal", a.DEALT, CARD),
        kind("land", a.LANDED + STACK_REGIONS, region),
        kind("event", a.EVENT_DRAWN, EVENT),
        kind("moon", a.MOON_DRAWN, EVENT),
    )


USUAL: Final = Notation(kinds_with(STACK_REGION_IDS))
WITH_TWO: Final = Notation(kinds_with(STACK_REGION_IDS_WITH_TWO))
KINDS: Final = tuple(USUAL.kinds)


def notation_of(rules: Rules) -> Notation:
    """How the actions of a match are written."""
    return WITH_TWO if rules.forest_two else USUAL
