"""The events of the Watch: facts in the past tense, told to each seat as it may know them."""

from typing import Any, Final

from hexhold.core.contract import Event
from hexhold.core.events import (
    LEFT_OUT,
    Declared,
    Field,
    Knows,
    Make,
    both,
    event,
    hidden,
    made,
    number,
    other,
    own,
    seat,
    word,
)
from hexhold.core.events import tell as told_by
from hexhold.games.watch.cards import some_resources
from hexhold.games.watch.engine.geometry import CAMP
from hexhold.games.watch.engine.state import ENDINGS
from hexhold.games.watch.engine.tables import CARDS, CLANS, HEROES, RESOURCES, WILDLINGS

CARDS_AT: Final[tuple[Make, ...]] = (
    lambda a, b, c: some_resources(a),
    lambda a, b, c: some_resources(b),
    lambda a, b, c: some_resources(c),
)
OF_HERO: Final = "watch.hero-{hero}.window"


def _cards(name: str = "cards", at: int = 0, to: Knows | None = None) -> Field:
    return made(name, CARDS_AT[at], "Counts", to, noun="cards")


def _exchange() -> tuple[Field, Field]:
    return _cards("give"), _cards("want", 1)


def _kind(at: int = 0) -> Field:
    return word("kind", WILDLINGS, at, noun="wildling")


def _wildling() -> tuple[Field, Field]:
    return word("clan", CLANS), _kind(at=1)


def _section() -> Field:
    return number("section", low=1)


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
    event("turn-began", number("turn")),
    event("turn-ended", quiet=True),  # the next turn says it
    event("rolled", made("dice", _dice, "Dice")),
    event("produced", _cards()),
    event("shortage", word("resource", RESOURCES), rule="watch.production.shortage"),
    event("discarded", word("resource", RESOURCES, to=own)),
    event(
        "tormund-moved",
        made("from", lambda a, b, c: _place(a), "Place", noun="hex"),
        made("to", lambda a, b, c: _place(b), "Place", noun="hex"),
    ),
    event("robbed", other("victim"), word("resource", RESOURCES, at=1, to=both)),
    event("robbed-nothing", other("victim")),
    event("road-built", number("path")),
    event("settlement-built", number("site")),
    event("keep-built", number("site")),
    event("card-bought", word("card", CARDS, to=own)),
    event("card-played", word("card", CARDS)),
    event("cards-taken", _cards()),
    event("supply-traded", *_exchange()),
    event("offered", *_exchange()),
    event("invited"),
    event("accepted", note="accepted-offer"),
    event("declined", note="declined-offer"),
    event("countered", *_exchange(), note="countered-offer"),
    event("traded", other("with"), _cards("give", 1), _cards("want", 2)),
    event("offer-closed"),
    event("longest-road", number("length"), seat("before", at=1), rule="watch.longest-road.five"),
    event(
        "largest-patrol",
        number("patrols"),
        seat("before", at=1),
        rule="watch.largest-patrol.three",
    ),
    event("starting-cards", _cards()),
    event("first-seat"),
    event("board-dealt"),
    event("build-phase"),
    event("guard-placed", _section(), number("space", at=1)),
    event("guard-lost", _section()),
    event("token-revealed", *_wildling()),
    event("no-figure", *_wildling(), rule="watch.wildlings.shortage"),
    event("migrated", *_wildling(), number("camp", at=2)),
    event("rushed", word("clan", CLANS), rule="watch.rush.movers", important=True),
    event("advanced", *_wildling(), number("section", at=2, low=1, noun="clearing")),
    event("stand-off", _section(), rule="watch.clearing.stand-off"),
    event(
        "breached",
        _section(),
        number("breaches", at=1),
        rule="watch.breach.order",
        important=True,
    ),
    event("entered-gift", number("hex"), _kind(at=1), rule="watch.gift.line"),
    event("went-home", _kind()),
    event("pool-mixed"),
    event("hero-used", word("hero", HEROES), rule=OF_HERO),
    event("hero-flipped", word("hero", HEROES), rule=OF_HERO),
    event("hero-spent", word("hero", HEROES), rule=OF_HERO),
    event(
        "hero-exchanged",
        word("from", HEROES, noun="hero"),
        word("to", HEROES, at=1, noun="hero"),
        rule="watch.hero-{to}.window",
    ),
    event("hero-removed", word("hero", HEROES), rule=OF_HERO),
    event("hero-cards", *_exchange()),
    event(
        "demanded",
        word("resource", RESOURCES),
        other("of", at=1),
        made("had", lambda a, b, c: bool(c), "bool"),
    ),
    event("gave-back", other("to"), word("resource", RESOURCES, at=1, to=both)),
    event("road-lifted", number("path")),
    event("saw-card", word("card", CARDS, to=own)),
    event("saw-hand", other("of"), _cards("hand", 1, to=own)),
    event("took-card", other("of"), word("resource", RESOURCES, at=1, to=both)),
    event("patrol-retired"),
    event("passed"),
    event("wildling-removed", number("hex"), _kind(at=1)),
    event(
        "camp-cleared",
        made("clearing", _clearing, "int", optional=True),
        made("clan", _clan, "Clan", optional=True),
        made("camp", _camp, "int", optional=True),
        _kind(at=1),
    ),
    event(
        "ended",
        word("ending", ENDINGS),
        made("victory_cards", _shown, "list[int]"),
        important=True,
    ),
)
BY_NOTE: Final[list[Declared]] = list(EVENTS)
HIDDEN: Final = hidden(EVENTS)


def tell(notes: list[int], viewer: int) -> list[Event]:
    """All events of some notes, as one seat (or a spectator) may know them."""
    return told_by(notes, viewer, BY_NOTE)
