"""The events of the Brotherhood as sentences: the Wall, wildlings and heroes."""

from collections.abc import Callable
from typing import Final

from hexhold.core.contract import Event

Sentence = Callable[[str, Event], str]  # of the seat's name and the event


def wildling(event: Event) -> str:
    """Who it is."""
    return f"a {event['kind']} of the {event['clan']}"


def _cleared(who: str, event: Event) -> str:
    if "clearing" in event:
        return f"{who} removed a {event['kind']} from clearing {event['clearing']}"
    return f"{who} removed {wildling(event)} from camp {event['camp']}"


def _demanded(who: str, event: Event) -> str:
    had = "" if event["had"] else ", who had none"
    return f"{who} demanded {event['resource']} of {event['of']}{had}"


def _saw_hand(who: str, event: Event) -> str:
    hand = ", ".join(f"{count} {name}" for name, count in event.get("hand", {}).items())
    return f"{who} saw the hand of {event['of']}" + (f": {hand}" if hand else "")


def _hero_cards(who: str, event: Event) -> str:
    given, taken = (
        ", ".join(f"{count} {name}" for name, count in event[side].items()) or "nothing"
        for side in ("give", "want")
    )
    return f"{who} gave {given} and took {taken}"


SENTENCES: Final[dict[str, Sentence]] = {
    "guard-placed": lambda who, e: f"{who} placed a guard on section {e['section']}",
    "guard-lost": lambda who, e: f"{who} lost a guard on section {e['section']}",
    "token-revealed": lambda who, e: f"{who} revealed {wildling(e)}",
    "no-figure": lambda who, e: f"there was no figure left for {wildling(e)}",
    "migrated": lambda who, e: f"{wildling(e)} came to camp {e['camp']}",
    "rushed": lambda who, e: f"the {e['clan']} rushed forward",
    "advanced": lambda who, e: f"{wildling(e)} advanced on section {e['section']}",
    "stand-off": lambda who, e: f"a stand-off at section {e['section']}",
    "breached": lambda who, e: f"section {e['section']} was breached, breach {e['breaches']}",
    "entered-gift": lambda who, e: f"a {e['kind']} entered the Gift on hex {e['hex']}",
    "went-home": lambda who, e: f"a {e['kind']} went home",
    "pool-mixed": lambda who, e: "the used tokens were mixed again",
    "hero-used": lambda who, e: f"{who} used {e['hero'].title()}",
    "hero-flipped": lambda who, e: f"{who} turned {e['hero'].title()} over",
    "hero-spent": lambda who, e: f"{who} used {e['hero'].title()} up",
    "hero-exchanged": lambda who, e: f"{who} exchanged {e['from'].title()} for {e['to'].title()}",
    "hero-removed": lambda who, e: f"{who} removed {e['hero'].title()}",
    "hero-cards": _hero_cards,
    "demanded": _demanded,
    "gave-back": lambda who, e: f"{who} gave {e.get('resource', 'a card')} to {e['to']}",
    "road-lifted": lambda who, e: f"{who} lifted the road on path {e['path']}",
    "saw-card": lambda who, e: (
        f"{who} saw a development card" + (f" ({e['card']})" if "card" in e else "")
    ),
    "saw-hand": _saw_hand,
    "took-card": lambda who, e: f"{who} took {e.get('resource', 'a card')} from {e['of']}",
    "patrol-retired": lambda who, e: f"{who} gave up a patrol",
    "passed": lambda who, e: f"{who} passed",
    "wildling-removed": lambda who, e: f"{who} removed a {e['kind']} from hex {e['hex']}",
    "camp-cleared": _cleared,
}
# Where an event names another seat.
OTHER_SEAT: Final = {
    "robbed": "victim",
    "traded": "with",
    "demanded": "of",
    "gave-back": "to",
    "saw-hand": "of",
    "took-card": "of",
}
