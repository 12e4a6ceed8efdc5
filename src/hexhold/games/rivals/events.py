"""The events of the Rivals: facts in the past tense, told to each seat as it may know them."""

from typing import Final

from hexhold.core.contract import Event
from hexhold.core.events import Declared, Field, event, made, number, own, word
from hexhold.core.events import tell as told_by
from hexhold.games.rivals.cards.deck import CARD_IDS
from hexhold.games.rivals.engine import notes as n
from hexhold.games.rivals.engine.layout import ENDINGS
from hexhold.games.rivals.engine.tables import EVENT_NAMES, FACES, RESOURCES
from hexhold.games.rivals.names import (
    BAY_NAMES,
    PLACE_NAMES,
    REGION_IDS,
    SLOT_NAMES,
    resource_counts,
)

TOKENS: Final = ("hero", "trade")
STACK: Final = number("stack", low=1)
PLACE: Final = word("place", PLACE_NAMES)
CARD: Final = word("card", CARD_IDS)
SLOT: Final = word("slot", SLOT_NAMES, at=1)


# ------------------------------------------------------------------ who may know


def players(viewer: int, seat: int, a: int, b: int, c: int) -> bool:
    """Both seats, and no spectator."""
    return viewer == 0 or viewer == 1


def own_or_seen(viewer: int, seat: int, a: int, b: int, c: int) -> bool:
    """The seat; the other as well if it has seen the card."""
    return viewer == seat or (c != 0 and viewer == 1 - seat)


def own_or_open(viewer: int, seat: int, a: int, b: int, c: int) -> bool:
    """The seat; everybody if the card lay open."""
    return viewer == seat or c != 0


# ------------------------------------------------------------------ what is told


def _resources() -> Field:
    return made("resources", lambda a, b, c: resource_counts(a), "Counts")


def _site(a: int, b: int, c: int) -> str | None:
    return None if b < 0 else BAY_NAMES[b]


EVENTS: Final = (
    event(n.TURN_BEGAN, "turn-began", number("turn")),
    event(n.TURN_ENDED, "turn-ended"),
    event(n.DICE_ROLLED, "rolled", number("number"), word("face", FACES, at=1)),
    event(n.NUMBER_SET, "number-set", number("number")),
    event(n.PRODUCED, "produced", _resources()),
    event(n.GAINED, "gained", PLACE),
    event(n.WASTED, "wasted", number("count")),
    event(n.GAVE, "gave", PLACE),
    event(n.BRIGANDS_CAME, "brigands-came", _resources()),
    event(n.EVENT_CAME, "event-came", word("card", EVENT_NAMES)),
    event(n.YULE_CAME, "yule-came"),
    event(n.CARD_DRAWN, "card-drawn", STACK, word("card", CARD_IDS, at=1, to=own_or_seen)),
    event(n.STACK_SEEN, "stack-seen", STACK),
    event(
        n.CARD_PICKED,
        "card-picked",
        STACK,
        word("card", CARD_IDS, at=1, to=own),
        number("position", at=2, low=1, to=own),
    ),
    event(n.CARD_RETURNED, "card-returned", STACK, word("card", CARD_IDS, at=1, to=own_or_open)),
    event(n.HAND_SEEN, "hand-seen", number("of")),
    event(n.CARD_TAKEN, "card-taken", number("from"), word("card", CARD_IDS, at=1, to=players)),
    event(
        n.CARD_STRIPPED,
        "card-stripped",
        number("from"),
        number("stack", at=1, low=1),
        word("card", CARD_IDS, at=2, to=own),
    ),
    event(n.CARD_PLAYED, "card-played", CARD),
    event(n.CARD_BUILT, "card-built", CARD, made("site", _site, "string | null")),
    event(n.CARD_LOST, "card-lost", CARD, SLOT),
    event(n.CARD_REMOVED, "card-removed", CARD, SLOT),
    event(n.CARD_DISCARDED, "card-discarded", CARD),
    event(
        n.DEFENCE_ROLLED,
        "defence-rolled",
        number("number"),
        made("held", lambda a, b, c: b == 1, "boolean"),
    ),
    event(n.EVENT_CALMED, "event-calmed"),
    event(n.ROAD_BUILT, "road-built", number("road")),
    event(n.SETTLEMENT_FOUNDED, "settlement-founded", number("column")),
    event(n.REGION_LAID, "region-laid", PLACE, word("region", REGION_IDS, at=1)),
    event(n.CITY_BUILT, "city-built", number("column")),
    event(
        n.SWAPPED_REGIONS,
        "regions-swapped",
        made("places", lambda a, b, c: [PLACE_NAMES[a], PLACE_NAMES[b]], "string[]"),
    ),
    event(
        n.SWAPPED_CARDS,
        "cards-swapped",
        made("slots", lambda a, b, c: [SLOT_NAMES[a], SLOT_NAMES[b]], "string[]"),
    ),
    event(n.TRADED, "traded", word("resource", RESOURCES), number("rate", at=1)),
    event(n.TOKEN_MOVED, "token-moved", word("token", TOKENS)),
    event(n.CARD_SALVAGED, "card-salvaged", CARD),
    event(n.PLAGUE_STRUCK, "plague-struck", _resources()),
    event(n.NAMED, "named", word("slot", SLOT_NAMES)),
    event(n.PAID_RIOT, "riot-paid", number("gold")),
    event(n.FIRST_CHOSEN, "first-seat"),
    event(n.REGIONS_LAID, "regions-laid"),
    event(n.ENDED, "ended", word("ending", ENDINGS)),
    event(n.PASSED, "passed"),
    event(n.REACTED, "not-calmed"),
    event(n.CARD_MISSING, "card-missing", CARD, to=players),
    event(
        n.SEEN_IN_HAND,
        "card-seen",
        number("of"),
        word("card", CARD_IDS, at=1),
        number("count", at=2),
        to=own,
    ),
    event(
        n.SEEN_IN_STACK,
        "card-seen",
        STACK,
        number("position", at=1, low=1),
        word("card", CARD_IDS, at=2),
        to=own,
    ),
)
BY_NOTE: Final[dict[int, Declared]] = {declared.note: declared for declared in EVENTS}
HIDDEN: Final = frozenset(declared.note for declared in EVENTS if declared.is_hidden)


def tell(notes: list[int], viewer: int) -> list[Event]:
    """All events of some notes, as one seat (or a spectator) may know them."""
    return told_by(notes, viewer, BY_NOTE)
