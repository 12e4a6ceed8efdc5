"""The engine's notes as events: facts in the past tense, told to each seat as it may know them."""

from collections.abc import Callable
from typing import Any, Final

from hexhold.core.contract import Event
from hexhold.games.rivals.cards.deck import CARD_IDS
from hexhold.games.rivals.engine import notes as n
from hexhold.games.rivals.engine.layout import ENDINGS
from hexhold.games.rivals.engine.state import NOTE_SIZE
from hexhold.games.rivals.engine.tables import EVENT_NAMES, FACES, RESOURCES
from hexhold.games.rivals.names import (
    BAY_NAMES,
    PLACE_NAMES,
    REGION_IDS,
    SLOT_NAMES,
    resource_counts,
)

Details = dict[str, Any]
Tell = Callable[[int, int, int], Details]  # of a note's three particulars
TOKENS: Final = ("hero", "trade")


def _seat(seat: int) -> int | None:
    return None if seat < 0 else seat


def _nothing(a: int, b: int, c: int) -> Details:
    return {}


def _card(a: int, b: int, c: int) -> Details:
    return {"card": CARD_IDS[a]}


def _resources(a: int, b: int, c: int) -> Details:
    return {"resources": resource_counts(a)}


def _place(a: int, b: int, c: int) -> Details:
    return {"place": PLACE_NAMES[a]}


def _stack(a: int, b: int, c: int) -> Details:
    return {"stack": a + 1}


def _two_places(a: int, b: int, c: int) -> Details:
    return {"places": [PLACE_NAMES[a], PLACE_NAMES[b]]}


def _built(a: int, b: int, c: int) -> Details:
    return {"card": CARD_IDS[a], "site": None if b < 0 else BAY_NAMES[b]}


def _card_and_slot(a: int, b: int, c: int) -> Details:
    return {"card": CARD_IDS[a], "slot": SLOT_NAMES[b]}


PUBLIC: Final[dict[int, tuple[str, Tell]]] = {
    n.TURN_BEGAN: ("turn-began", lambda a, b, c: {"turn": a}),
    n.TURN_ENDED: ("turn-ended", _nothing),
    n.DICE_ROLLED: ("rolled", lambda a, b, c: {"number": a, "face": FACES[b]}),
    n.NUMBER_SET: ("number-set", lambda a, b, c: {"number": a}),
    n.PRODUCED: ("produced", _resources),
    n.GAINED: ("gained", _place),
    n.WASTED: ("wasted", lambda a, b, c: {"count": a}),
    n.GAVE: ("gave", _place),
    n.BRIGANDS_CAME: ("brigands-came", _resources),
    n.EVENT_CAME: ("event-came", lambda a, b, c: {"card": EVENT_NAMES[a]}),
    n.YULE_CAME: ("yule-came", _nothing),
    n.CARD_DRAWN: ("card-drawn", _stack),
    n.STACK_SEEN: ("stack-seen", _stack),
    n.CARD_PICKED: ("card-picked", _stack),
    n.CARD_RETURNED: ("card-returned", _stack),
    n.HAND_SEEN: ("hand-seen", lambda a, b, c: {"of": a}),
    n.CARD_TAKEN: ("card-taken", lambda a, b, c: {"from": a}),
    n.CARD_STRIPPED: ("card-stripped", lambda a, b, c: {"from": a, "stack": b + 1}),
    n.CARD_PLAYED: ("card-played", _card),
    n.CARD_BUILT: ("card-built", _built),
    n.CARD_LOST: ("card-lost", _card_and_slot),
    n.CARD_REMOVED: ("card-removed", _card_and_slot),
    n.CARD_DISCARDED: ("card-discarded", _card),
    n.DEFENCE_ROLLED: ("defence-rolled", lambda a, b, c: {"number": a, "held": b == 1}),
    n.EVENT_CALMED: ("event-calmed", _nothing),
    n.ROAD_BUILT: ("road-built", lambda a, b, c: {"road": a}),
    n.SETTLEMENT_FOUNDED: ("settlement-founded", lambda a, b, c: {"column": a}),
    n.REGION_LAID: ("region-laid", lambda a, b, c: {**_place(a, b, c), "region": REGION_IDS[b]}),
    n.CITY_BUILT: ("city-built", lambda a, b, c: {"column": a}),
    n.SWAPPED_REGIONS: ("regions-swapped", _two_places),
    n.SWAPPED_CARDS: ("cards-swapped", lambda a, b, c: {"slots": [SLOT_NAMES[a], SLOT_NAMES[b]]}),
    n.TRADED: ("traded", lambda a, b, c: {"resource": RESOURCES[a], "rate": b}),
    n.TOKEN_MOVED: ("token-moved", lambda a, b, c: {"token": TOKENS[a]}),
    n.CARD_SALVAGED: ("card-salvaged", _card),
    n.PLAGUE_STRUCK: ("plague-struck", _resources),
    n.NAMED: ("named", lambda a, b, c: {"slot": SLOT_NAMES[a]}),
    n.PAID_RIOT: ("riot-paid", lambda a, b, c: {"gold": a}),
    n.FIRST_CHOSEN: ("first-seat", _nothing),
    n.REGIONS_LAID: ("regions-laid", _nothing),
    n.ENDED: ("ended", lambda a, b, c: {"ending": ENDINGS[a]}),
    n.PASSED: ("passed", _nothing),
    n.REACTED: ("not-calmed", _nothing),
}  # fmt: skip

# Told only to some: the name, who may know (of seat and first particular), and the particulars.
SECRET: Final[dict[int, tuple[str, Callable[[int, int], tuple[int, ...]], Tell]]] = {
    n.CARD_MISSING: ("card-missing", lambda seat, a: (0, 1), _card),
    n.SEEN_IN_HAND: (
        "card-seen",
        lambda seat, a: (seat,),
        lambda a, b, c: {"of": a, "card": CARD_IDS[b], "count": c},
    ),
    n.SEEN_IN_STACK: (
        "card-seen",
        lambda seat, a: (seat,),
        lambda a, b, c: {"stack": a + 1, "position": b + 1, "card": CARD_IDS[c]},
    ),
}


# Notes of which some seats know more than others; `_secret` says what.
HIDDEN: Final = frozenset(
    {*SECRET, n.CARD_DRAWN, n.CARD_PICKED, n.CARD_RETURNED, n.CARD_TAKEN, n.CARD_STRIPPED}
)


def _secret(kind: int, seat: int, particulars: tuple[int, int, int], viewer: int) -> Details:
    """What only some seats may know of a hidden note."""
    _, b, c = particulars
    own = viewer == seat
    if kind == n.CARD_DRAWN and (own or (c and viewer == 1 - seat)):
        return {"card": CARD_IDS[b]}
    if kind == n.CARD_PICKED and own:
        return {"card": CARD_IDS[b], "position": c + 1}
    if kind == n.CARD_RETURNED and (own or c):
        return {"card": CARD_IDS[b]}
    if kind == n.CARD_TAKEN and viewer in (0, 1):
        return {"card": CARD_IDS[b]}
    if kind == n.CARD_STRIPPED and own:
        return {"card": CARD_IDS[c]}
    return {}


def tell(notes: list[int], viewer: int) -> list[Event]:
    """All events of some notes, as one seat (or a spectator) may know them."""
    events: list[Event] = []
    for at in range(0, len(notes), NOTE_SIZE):
        kind, seat, a, b, c = notes[at : at + NOTE_SIZE]
        if kind in SECRET:
            name, may_know, details = SECRET[kind]
            if viewer in may_know(seat, a):
                events.append({"event": name, "seat": _seat(seat)} | details(a, b, c))
            continue
        name, details = PUBLIC[kind]
        event: Event = {"event": name, "seat": _seat(seat), **details(a, b, c)}
        if kind in HIDDEN:
            event |= _secret(kind, seat, (a, b, c), viewer)
        events.append(event)
    return events
