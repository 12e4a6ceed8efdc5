"""The engine's notes as events: facts in the past tense, told to each seat as it may know them."""

from collections.abc import Callable
from typing import Any, Final

from hexhold.core.contract import Event
from hexhold.games.watch.cards import some_resources
from hexhold.games.watch.engine import notes as n
from hexhold.games.watch.engine.geometry import CAMP
from hexhold.games.watch.engine.state import ENDINGS, NOTE_SIZE
from hexhold.games.watch.engine.tables import CARDS, CLANS, HEROES, RESOURCES, WILDLINGS

Details = dict[str, Any]
Tell = Callable[[int, int, int], Details]  # of a note's three particulars


def _place(place: int) -> int | str:
    return "camp" if place == CAMP else place


def _seat(seat: int) -> int | None:
    return None if seat < 0 else seat


def _nothing(a: int, b: int, c: int) -> Details:
    return {}


def _cards(a: int, b: int, c: int) -> Details:
    return {"cards": some_resources(a)}


def _exchange(a: int, b: int, c: int) -> Details:
    return {"give": some_resources(a), "want": some_resources(b)}


def _ending(a: int, b: int, c: int) -> Details:
    shown = [b >> (8 * seat) & 0xFF for seat in range(c)]
    return {"ending": ENDINGS[a], "victory_cards": shown}


def _wildling(a: int, b: int, c: int) -> Details:
    return {"clan": CLANS[a], "kind": WILDLINGS[b]}


def _cleared(a: int, b: int, c: int) -> Details:
    if a < 4:
        return {"clearing": a + 1, "kind": WILDLINGS[b]}
    return {"clan": CLANS[(a - 4) // 5], "camp": (a - 4) % 5 + 1, "kind": WILDLINGS[b]}


PUBLIC: Final[dict[int, tuple[str, Tell]]] = {
    n.TURN_BEGAN: ("turn-began", lambda a, b, c: {"turn": a}),
    n.TURN_ENDED: ("turn-ended", _nothing),
    n.ROLLED: ("rolled", lambda a, b, c: {"dice": [a, b] + ([c] if c else [])}),
    n.PRODUCED: ("produced", _cards),
    n.SHORTAGE: ("shortage", lambda a, b, c: {"resource": RESOURCES[a]}),
    n.DISCARDED: ("discarded", _nothing),
    n.TORMUND_MOVED: ("tormund-moved", lambda a, b, c: {"from": _place(a), "to": _place(b)}),
    n.ROBBED: ("robbed", lambda a, b, c: {"victim": a}),
    n.ROBBED_NOTHING: ("robbed-nothing", lambda a, b, c: {"victim": a}),
    n.ROAD_BUILT: ("road-built", lambda a, b, c: {"path": a}),
    n.SETTLEMENT_BUILT: ("settlement-built", lambda a, b, c: {"site": a}),
    n.KEEP_BUILT: ("keep-built", lambda a, b, c: {"site": a}),
    n.CARD_BOUGHT: ("card-bought", _nothing),
    n.CARD_PLAYED: ("card-played", lambda a, b, c: {"card": CARDS[a]}),
    n.CARDS_TAKEN: ("cards-taken", _cards),
    n.SUPPLY_TRADED: ("supply-traded", _exchange),
    n.OFFERED: ("offered", _exchange),
    n.ACCEPTED_OFFER: ("accepted", _nothing),
    n.DECLINED_OFFER: ("declined", _nothing),
    n.COUNTERED_OFFER: ("countered", _exchange),
    n.TRADED: ("traded", lambda a, b, c: {"with": a, **_exchange(b, c, 0)}),
    n.OFFER_CLOSED: ("offer-closed", _nothing),
    n.LONGEST_ROAD: ("longest-road", lambda a, b, c: {"length": a, "before": _seat(b)}),
    n.LARGEST_PATROL: ("largest-patrol", lambda a, b, c: {"patrols": a, "before": _seat(b)}),
    n.STARTING_CARDS: ("starting-cards", _cards),
    n.FIRST_SEAT: ("first-seat", _nothing),
    n.BOARD_DEALT: ("board-dealt", _nothing),
    n.BUILD_PHASE: ("build-phase", _nothing),
    n.GUARD_PLACED: ("guard-placed", lambda a, b, c: {"section": a + 1, "space": b}),
    n.GUARD_LOST: ("guard-lost", lambda a, b, c: {"section": a + 1}),
    n.TOKEN_REVEALED: ("token-revealed", _wildling),
    n.NO_FIGURE: ("no-figure", _wildling),
    n.MIGRATED: ("migrated", lambda a, b, c: {**_wildling(a, b, c), "camp": c}),
    n.RUSHED: ("rushed", lambda a, b, c: {"clan": CLANS[a]}),
    n.ADVANCED: ("advanced", lambda a, b, c: {**_wildling(a, b, c), "section": c + 1}),
    n.STAND_OFF: ("stand-off", lambda a, b, c: {"section": a + 1}),
    n.BREACHED: ("breached", lambda a, b, c: {"section": a + 1, "breaches": b}),
    n.ENTERED_GIFT: ("entered-gift", lambda a, b, c: {"hex": a, "kind": WILDLINGS[b]}),
    n.WENT_HOME: ("went-home", lambda a, b, c: {"kind": WILDLINGS[a]}),
    n.POOL_MIXED: ("pool-mixed", _nothing),
    n.HERO_USED: ("hero-used", lambda a, b, c: {"hero": HEROES[a]}),
    n.HERO_FLIPPED: ("hero-flipped", lambda a, b, c: {"hero": HEROES[a]}),
    n.HERO_SPENT: ("hero-spent", lambda a, b, c: {"hero": HEROES[a]}),
    n.HERO_EXCHANGED: ("hero-exchanged", lambda a, b, c: {"from": HEROES[a], "to": HEROES[b]}),
    n.HERO_REMOVED: ("hero-removed", lambda a, b, c: {"hero": HEROES[a]}),
    n.HERO_CARDS: ("hero-cards", _exchange),
    n.DEMANDED: (
        "demanded",
        lambda a, b, c: {"resource": RESOURCES[a], "of": b, "had": bool(c)},
    ),
    n.GAVE_BACK: ("gave-back", lambda a, b, c: {"to": a}),
    n.ROAD_LIFTED: ("road-lifted", lambda a, b, c: {"path": a}),
    n.SAW_CARD: ("saw-card", _nothing),
    n.SAW_HAND: ("saw-hand", lambda a, b, c: {"of": a}),
    n.TOOK_CARD: ("took-card", lambda a, b, c: {"of": a}),
    n.PATROL_RETIRED: ("patrol-retired", _nothing),
    n.PASSED: ("passed", _nothing),
    n.WILDLING_REMOVED: ("wildling-removed", lambda a, b, c: {"hex": a, "kind": WILDLINGS[b]}),
    n.CAMP_CLEARED: ("camp-cleared", _cleared),
    n.ENDED: ("ended", _ending),
}


# Notes of which some seats know more than others; `_secret` says what.
HIDDEN: Final = frozenset(
    {n.DISCARDED, n.ROBBED, n.GAVE_BACK, n.TOOK_CARD, n.SAW_HAND, n.CARD_BOUGHT, n.SAW_CARD}
)


def _secret(kind: int, seat: int, a: int, b: int, viewer: int) -> Details:
    """What only some seats may know of a hidden note."""
    if kind == n.DISCARDED and viewer == seat:
        return {"resource": RESOURCES[a]}
    if kind in (n.ROBBED, n.GAVE_BACK, n.TOOK_CARD) and viewer in (seat, a):
        return {"resource": RESOURCES[b]}
    if kind == n.SAW_HAND and viewer == seat:
        return {"hand": some_resources(b)}
    if kind in (n.CARD_BOUGHT, n.SAW_CARD) and viewer == seat:
        return {"card": CARDS[a]}
    return {}


def tell(notes: list[int], viewer: int) -> list[Event]:
    """All events of some notes, as one seat (or a spectator) may know them."""
    events: list[Event] = []
    for at in range(0, len(notes), NOTE_SIZE):
        kind, seat, a, b, c = notes[at : at + NOTE_SIZE]
        name, details = PUBLIC[kind]
        event: Event = {"event": name, "seat": _seat(seat), **details(a, b, c)}
        if kind in HIDDEN:
            event |= _secret(kind, seat, a, b, viewer)
        events.append(event)
    return events
