"""The events of the Watch: facts in the past tense, told to each seat as it may know them."""

from typing import Any, Final

from hexhold.core.contract import Event
from hexhold.core.events import (
    LEFT_OUT,
    Declared,
    Field,
    both,
    event,
    made,
    number,
    own,
    seat,
    word,
)
from hexhold.core.events import tell as told_by
from hexhold.games.watch.cards import some_resources
from hexhold.games.watch.engine import notes as n
from hexhold.games.watch.engine.geometry import CAMP
from hexhold.games.watch.engine.state import ENDINGS
from hexhold.games.watch.engine.tables import CARDS, CLANS, HEROES, RESOURCES, WILDLINGS

COUNTS: Final = "Counts"  # of resources


def _cards(name: str = "cards") -> Field:
    return made(name, lambda a, b, c: some_resources(a), COUNTS)


def _exchange() -> tuple[Field, Field]:
    return _cards("give"), made("want", lambda a, b, c: some_resources(b), COUNTS)


def _wildling() -> tuple[Field, Field]:
    return word("clan", CLANS), word("kind", WILDLINGS, at=1)


def _place(place: int) -> int | str:
    return "camp" if place == CAMP else place


def _dice(a: int, b: int, c: int) -> list[int]:
    return [a, b, c] if c else [a, b]


def _shown(a: int, b: int, c: int) -> list[int]:
    return [b >> (8 * seat) & 0xFF for seat in range(c)]


def _clearing(a: int, b: int, c: int) -> Any:
    return a + 1 if a < 4 else LEFT_OUT


def _clan(a: int, b: int, c: int) -> Any:
    return LEFT_OUT if a < 4 else CLANS[(a - 4) // 5]


def _camp(a: int, b: int, c: int) -> Any:
    return LEFT_OUT if a < 4 else (a - 4) % 5 + 1


EVENTS: Final = (
    event(n.TURN_BEGAN, "turn-began", number("turn")),
    event(n.TURN_ENDED, "turn-ended"),
    event(n.ROLLED, "rolled", made("dice", _dice, "number[]")),
    event(n.PRODUCED, "produced", _cards()),
    event(n.SHORTAGE, "shortage", word("resource", RESOURCES)),
    event(n.DISCARDED, "discarded", word("resource", RESOURCES, to=own)),
    event(
        n.TORMUND_MOVED,
        "tormund-moved",
        made("from", lambda a, b, c: _place(a), 'number | "camp"'),
        made("to", lambda a, b, c: _place(b), 'number | "camp"'),
    ),
    event(n.ROBBED, "robbed", number("victim"), word("resource", RESOURCES, at=1, to=both)),
    event(n.ROBBED_NOTHING, "robbed-nothing", number("victim")),
    event(n.ROAD_BUILT, "road-built", number("path")),
    event(n.SETTLEMENT_BUILT, "settlement-built", number("site")),
    event(n.KEEP_BUILT, "keep-built", number("site")),
    event(n.CARD_BOUGHT, "card-bought", word("card", CARDS, to=own)),
    event(n.CARD_PLAYED, "card-played", word("card", CARDS)),
    event(n.CARDS_TAKEN, "cards-taken", _cards()),
    event(n.SUPPLY_TRADED, "supply-traded", *_exchange()),
    event(n.OFFERED, "offered", *_exchange()),
    event(n.INVITED, "invited"),
    event(n.ACCEPTED_OFFER, "accepted"),
    event(n.DECLINED_OFFER, "declined"),
    event(n.COUNTERED_OFFER, "countered", *_exchange()),
    event(
        n.TRADED,
        "traded",
        number("with"),
        made("give", lambda a, b, c: some_resources(b), COUNTS),
        made("want", lambda a, b, c: some_resources(c), COUNTS),
    ),
    event(n.OFFER_CLOSED, "offer-closed"),
    event(n.LONGEST_ROAD, "longest-road", number("length"), seat("before", at=1)),
    event(n.LARGEST_PATROL, "largest-patrol", number("patrols"), seat("before", at=1)),
    event(n.STARTING_CARDS, "starting-cards", _cards()),
    event(n.FIRST_SEAT, "first-seat"),
    event(n.BOARD_DEALT, "board-dealt"),
    event(n.BUILD_PHASE, "build-phase"),
    event(n.GUARD_PLACED, "guard-placed", number("section", low=1), number("space", at=1)),
    event(n.GUARD_LOST, "guard-lost", number("section", low=1)),
    event(n.TOKEN_REVEALED, "token-revealed", *_wildling()),
    event(n.NO_FIGURE, "no-figure", *_wildling()),
    event(n.MIGRATED, "migrated", *_wildling(), number("camp", at=2)),
    event(n.RUSHED, "rushed", word("clan", CLANS)),
    event(n.ADVANCED, "advanced", *_wildling(), number("section", at=2, low=1)),
    event(n.STAND_OFF, "stand-off", number("section", low=1)),
    event(n.BREACHED, "breached", number("section", low=1), number("breaches", at=1)),
    event(n.ENTERED_GIFT, "entered-gift", number("hex"), word("kind", WILDLINGS, at=1)),
    event(n.WENT_HOME, "went-home", word("kind", WILDLINGS)),
    event(n.POOL_MIXED, "pool-mixed"),
    event(n.HERO_USED, "hero-used", word("hero", HEROES)),
    event(n.HERO_FLIPPED, "hero-flipped", word("hero", HEROES)),
    event(n.HERO_SPENT, "hero-spent", word("hero", HEROES)),
    event(n.HERO_EXCHANGED, "hero-exchanged", word("from", HEROES), word("to", HEROES, at=1)),
    event(n.HERO_REMOVED, "hero-removed", word("hero", HEROES)),
    event(n.HERO_CARDS, "hero-cards", *_exchange()),
    event(
        n.DEMANDED,
        "demanded",
        word("resource", RESOURCES),
        number("of", at=1),
        made("had", lambda a, b, c: bool(c), "boolean"),
    ),
    event(n.GAVE_BACK, "gave-back", number("to"), word("resource", RESOURCES, at=1, to=both)),
    event(n.ROAD_LIFTED, "road-lifted", number("path")),
    event(n.SAW_CARD, "saw-card", word("card", CARDS, to=own)),
    event(
        n.SAW_HAND,
        "saw-hand",
        number("of"),
        made("hand", lambda a, b, c: some_resources(b), COUNTS, to=own),
    ),
    event(n.TOOK_CARD, "took-card", number("of"), word("resource", RESOURCES, at=1, to=both)),
    event(n.PATROL_RETIRED, "patrol-retired"),
    event(n.PASSED, "passed"),
    event(n.WILDLING_REMOVED, "wildling-removed", number("hex"), word("kind", WILDLINGS, at=1)),
    event(
        n.CAMP_CLEARED,
        "camp-cleared",
        made("clearing", _clearing, "number"),
        made("clan", _clan, "string"),
        made("camp", _camp, "number"),
        word("kind", WILDLINGS, at=1),
    ),
    event(
        n.ENDED,
        "ended",
        word("ending", ENDINGS),
        made("victory_cards", _shown, "number[]"),
    ),
)
BY_NOTE: Final[dict[int, Declared]] = {declared.note: declared for declared in EVENTS}
HIDDEN: Final = frozenset(declared.note for declared in EVENTS if declared.is_hidden)


def tell(notes: list[int], viewer: int) -> list[Event]:
    """All events of some notes, as one seat (or a spectator) may know them."""
    return told_by(notes, viewer, BY_NOTE)
