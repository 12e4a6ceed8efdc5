"""The events of the Rivals: facts in the past tense, told to each seat as it may know them."""

from typing import Final

from hexhold.core.contract import Event
from hexhold.core.events import Declared, Field, event, hidden, made, number, other, own, word
from hexhold.core.events import tell as told_by
from hexhold.games.rivals.cards.deck import CARD_IDS
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
OF_CARD: Final = "rivals.{card}.effect"


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
    event("turn-began", number("turn")),
    event("turn-ended", quiet=True),  # the next turn says it
    event("rolled", number("number"), word("face", FACES, at=1), note="dice-rolled"),
    event("number-set", number("number")),
    event("produced", _resources(), quiet="resources"),
    event("gained", PLACE),
    event("wasted", number("count")),
    event("gave", PLACE, quiet=True),  # what it was for is told
    event("brigands-came", _resources()),
    event("event-came", word("card", EVENT_NAMES), rule=OF_CARD, important=True),
    event("yule-came"),
    event("card-drawn", STACK, word("card", CARD_IDS, at=1, to=own_or_seen), rule=OF_CARD),
    event("stack-seen", STACK),
    event(
        "card-picked",
        STACK,
        word("card", CARD_IDS, at=1, to=own),
        number("position", at=2, low=1, to=own, noun="number"),
        rule=OF_CARD,
    ),
    event("card-returned", STACK, word("card", CARD_IDS, at=1, to=own_or_open), rule=OF_CARD),
    event("hand-seen", other("of")),
    event("card-taken", other("from"), word("card", CARD_IDS, at=1, to=players), rule=OF_CARD),
    event(
        "card-stripped",
        other("from"),
        number("stack", at=1, low=1),
        word("card", CARD_IDS, at=2, to=own),
        rule=OF_CARD,
    ),
    event("card-played", CARD, rule=OF_CARD),
    event("card-built", CARD, made("site", _site, "Bay | None", noun="bay"), rule=OF_CARD),
    event("card-lost", CARD, SLOT, rule=OF_CARD),
    event("card-removed", CARD, SLOT, rule=OF_CARD),
    event("card-discarded", CARD, quiet=True),  # after it was played, lost or removed
    event(
        "defence-rolled",
        number("number"),
        made("held", lambda a, b, c: b == 1, "bool"),
    ),
    event("event-calmed"),
    event("road-built", number("road")),
    event("settlement-founded", number("column", noun="settlement")),
    event("region-laid", PLACE, word("region", REGION_IDS, at=1)),
    event("city-built", number("column", noun="city")),
    event(
        "regions-swapped",
        made("places", lambda a, b, c: [PLACE_NAMES[a], PLACE_NAMES[b]], "Places"),
        note="swapped-regions",
    ),
    event(
        "cards-swapped",
        made("slots", lambda a, b, c: [SLOT_NAMES[a], SLOT_NAMES[b]], "Slots"),
        note="swapped-cards",
    ),
    event("traded", word("resource", RESOURCES, noun="paid"), number("rate", at=1)),
    event("token-moved", word("token", TOKENS)),
    event("card-salvaged", CARD, rule=OF_CARD),
    event("plague-struck", _resources()),
    event("named", word("slot", SLOT_NAMES, noun="rival-slot")),
    event("riot-paid", number("gold"), note="paid-riot"),
    event("first-seat", note="first-chosen"),
    event("regions-laid"),
    event("ended", word("ending", ENDINGS), important=True),
    event("passed", quiet=True),
    event("not-calmed", note="reacted"),
    event("card-missing", CARD, to=players, rule=OF_CARD),
    event(
        "card-seen",
        other("of"),
        word("card", CARD_IDS, at=1),
        number("count", at=2),
        to=own,
        note="seen-in-hand",
        quiet=True,  # the hand shows it
    ),
    event(
        "card-seen",
        STACK,
        number("position", at=1, low=1),
        word("card", CARD_IDS, at=2),
        to=own,
        note="seen-in-stack",
        quiet=True,  # the stack shows it
    ),
)
BY_NOTE: Final[list[Declared]] = list(EVENTS)
HIDDEN: Final = hidden(EVENTS)


def tell(notes: list[int], viewer: int) -> list[Event]:
    """All events of some notes, as one seat (or a spectator) may know them."""
    return told_by(notes, viewer, BY_NOTE)
