"""Events as short English sentences, for people who read a match in a terminal."""

from typing import Any, Final

from hexhold.cli import story_north
from hexhold.cli.story_north import OTHER_SEAT, Sentence
from hexhold.core.contract import Event


def seat_name(seat: Any, me: int | None = None) -> str:
    """A seat as the story calls it."""
    if seat is None:
        return "nobody"
    return "you" if seat == me else f"seat {seat}"


def cards(counts: dict[str, int]) -> str:
    """Cards by name: 2 ore, 1 wool."""
    return ", ".join(f"{count} {name}" for name, count in counts.items() if count) or "nothing"


def _robbed(who: str, event: Event) -> str:
    what = event.get("resource", "a card")
    return f"{who} robbed {event['victim']} of {what}"


def _rolled(who: str, event: Event) -> str:
    first, second, *wildling = event["dice"]
    called = "".join(f", wildling die {number}" for number in wildling)
    return f"{who} rolled {first} + {second} = {first + second}{called}"


def _held(what: str) -> Sentence:
    def tell(who: str, event: Event) -> str:
        return f"{what} is set aside" if event["seat"] is None else f"{who} took {what}"

    return tell


SENTENCES: Final[dict[str, Sentence]] = {
    "turn-began": lambda who, e: f"{who} began turn {e['turn'] + 1}",
    "turn-ended": lambda who, e: f"{who} ended the turn",
    "rolled": _rolled,
    "produced": lambda who, e: f"{who} received {cards(e['cards'])}",
    "shortage": lambda who, e: f"there was too little {e['resource']} for all",
    "discarded": lambda who, e: f"{who} discarded {e.get('resource', 'a card')}",
    "tormund-moved": lambda who, e: f"{who} moved Tormund to {place(e['to'])}",
    "robbed": _robbed,
    "road-built": lambda who, e: f"{who} built a road on path {e['path']}",
    "settlement-built": lambda who, e: f"{who} built a settlement on site {e['site']}",
    "keep-built": lambda who, e: f"{who} built a keep on site {e['site']}",
    "card-bought": lambda who, e: f"{who} bought a development card{card_name(e)}",
    "card-played": lambda who, e: f"{who} played {e['card']}",
    "cards-taken": lambda who, e: f"{who} took {cards(e['cards'])}",
    "supply-traded": lambda who, e: f"{who} traded {exchange(e)} with the supply",
    "offered": lambda who, e: f"{who} offered {exchange(e)}",
    "accepted": lambda who, e: f"{who} accepted",
    "declined": lambda who, e: f"{who} declined",
    "countered": lambda who, e: f"{who} would give {exchange(e)}",
    "traded": lambda who, e: f"{who} traded {exchange(e)} with {e['with']}",
    "offer-closed": lambda who, e: "the offer is closed",
    "longest-road": _held("the Longest Road"),
    "largest-patrol": _held("the Largest Patrol"),
    "starting-cards": lambda who, e: f"{who} began with {cards(e['cards'])}",
    "first-seat": lambda who, e: f"{who} will begin",
    "board-dealt": lambda who, e: "the board is dealt",
    "build-phase": lambda who, e: f"{who} went on to build",
    "ended": lambda who, e: f"the match is over ({e['ending']}): {who} won",
    **story_north.SENTENCES,
}
UNTOLD: Final = {"turn-ended"}  # the next turn says it


def place(where: Any) -> str:
    """Where Tormund goes."""
    return "his camp" if where == "camp" else f"hex {where}"


def card_name(event: Event) -> str:
    """The card, if this seat may know it."""
    return f" ({event['card']})" if "card" in event else ""


def exchange(event: Event) -> str:
    """What is given for what."""
    return f"{cards(event['give'])} for {cards(event['want'])}"


def sentence(event: Event, me: int | None = None) -> str:
    """One event; one that is not known here is told as it stands."""
    who = seat_name(event.get("seat"), me)
    name = event["event"]
    other = OTHER_SEAT.get(name)
    if name in SENTENCES:
        named = {} if other is None else {other: seat_name(event[other], me)}
        return SENTENCES[name](who, event | named)
    details = [f"{key} {value}" for key, value in event.items() if key not in ("event", "seat")]
    return f"{who}: {' '.join([name, *details])}"


def tell(events: list[Event], me: int | None = None) -> list[str]:
    """All events worth a sentence."""
    return [sentence(event, me) for event in events if event["event"] not in UNTOLD]
