"""A match of the Rivals in sentences, for the golden playthroughs."""

from collections.abc import Callable
from typing import Any

from hexhold.core.contract import SPECTATOR, Event
from hexhold.core.match import Match

Counts = dict[str, int]


def counted(some: Counts) -> str:
    """Things as people say them: 2 brick, 1 ore."""
    return ", ".join(f"{count} {name}" for name, count in some.items() if count) or "nothing"


class Teller:
    """Knows the names of a match's seats, and finds words for its events."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        self.view = match.view(SPECTATOR)

    def update(self) -> None:
        self.view = self.match.view(SPECTATOR)

    def name(self, seat: int | None) -> str:
        """A seat by its colour; chance and nobody by those words."""
        if seat is None:
            return "nobody"
        return str(self.view["seats"][seat]["colour"]) if seat >= 0 else "chance"

    def sentence(self, event: Event) -> str:
        """One event in words; a kind of event without words is an error."""
        return SENTENCES[event["event"]](self.name(event["seat"]), event)

    def board(self) -> list[str]:
        """The two principalities, region by region."""
        return [f"{self.name(seat)}: {self.regions(seat)}" for seat in (0, 1)]

    def regions(self, seat: int) -> str:
        regions = self.view["seats"][seat]["regions"]
        return ", ".join(f"{r['place']} {r['type']} {r['number']}" for r in regions)

    def seats(self) -> list[str]:
        """What every seat has, secrets included."""
        return [self.seat(seat) for seat in (0, 1)]

    def seat(self, seat: int) -> str:
        view, hand = self.view["seats"][seat], self.match.view(seat)["own"]["hand"]
        marks = ", ".join(f"{view[m]} {m}" for m in ("commerce", "strength", "skill", "progress"))
        return (
            f"{self.name(seat)}: {view['points']} points, {marks};"
            f" has {counted(view['resources'])}; holds {counted(hand)}"
        )


SENTENCES: dict[str, Callable[[str, Event], str]] = {
    "first-seat": lambda who, e: f"The starting player is {who}.",
    "regions-laid": lambda who, e: f"{who} has laid the start regions.",
    "turn-began": lambda who, e: f"The turn of {who} begins.",
    "turn-ended": lambda who, e: f"The turn of {who} ends.",
    "rolled": lambda who, e: f"The dice show {e['number']} and {e['face']}.",
    "number-set": lambda who, e: f"{who} sets the die to {e['number']}.",
    "produced": lambda who, e: f"The regions of {who} yield {counted(e['resources'])}.",
    "gained": lambda who, e: f"{who} gains one at {e['place']}.",
    "gave": lambda who, e: f"{who} gives one from {e['place']}.",
    "wasted": lambda who, e: f"{who} lets {e['count']} go to waste.",
    "brigands-came": lambda who, e: f"Brigands rob {who} of {counted(e['resources'])}.",
    "event-came": lambda who, e: f"The event is {e['card']}.",
    "yule-came": lambda who, e: "Yule: the events are shuffled again.",
    "card-drawn": lambda who, e: f"{who} draws from stack {e['stack']}.",
    "stack-seen": lambda who, e: f"{who} looks through stack {e['stack']}.",
    "card-picked": lambda who, e: f"{who} takes a card from within stack {e['stack']}.",
    "card-returned": lambda who, e: (
        f"{who} puts {e.get('card', 'a card')} under stack {e['stack']}."
    ),
    "hand-seen": lambda who, e: f"{who} sees the other hand.",
    "card-taken": lambda who, e: f"{who} takes a card from the other hand.",
    "card-stripped": lambda who, e: f"{who} puts a card of that hand under stack {e['stack']}.",
    "card-played": lambda who, e: f"{who} plays {e['card']}.",
    "card-built": lambda who, e: f"{who} builds {e['card']} at {e['site'] or 'the border'}.",
    "card-lost": lambda who, e: f"{who} loses {e['card']} at {e['slot']}.",
    "card-removed": lambda who, e: f"{who} removes {e['card']} at {e['slot']}.",
    "card-discarded": lambda who, e: f"{e['card']} lies on the discard pile.",
    "card-salvaged": lambda who, e: f"{who} fetches {e['card']} from the discard pile.",
    "defence-rolled": lambda who, e: (
        f"{who} rolls {e['number']} and {'holds' if e['held'] else 'does not hold'}."
    ),
    "event-calmed": lambda who, e: f"{who} is spared.",
    "not-calmed": lambda who, e: f"{who} lets it happen.",
    "riot-paid": lambda who, e: f"{who} pays {e['gold']} gold.",
    "plague-struck": lambda who, e: f"The plague costs {who} {counted(e['resources'])}.",
    "named": lambda who, e: f"{who} names the building at {e['slot']}.",
    "road-built": lambda who, e: f"{who} lays road {e['road']}.",
    "settlement-founded": lambda who, e: f"{who} founds a settlement in column {e['column']}.",
    "region-laid": lambda who, e: f"{who} lays {e['region']} at {e['place']}.",
    "city-built": lambda who, e: f"{who} builds a city in column {e['column']}.",
    "regions-swapped": lambda who, e: f"{who} swaps the regions {' and '.join(e['places'])}.",
    "cards-swapped": lambda who, e: f"{who} swaps the cards {' and '.join(e['slots'])}.",
    "traded": lambda who, e: f"{who} trades {e['rate']} {e['resource']} for one other.",
    "token-moved": lambda who, e: f"The {e['token']} token is with {who}.",
    "passed": lambda who, e: f"{who} passes.",
    "ended": lambda who, e: f"The match ends ({e['ending']}): {who} wins.",
    "card-missing": lambda who, e: f"{who} misses {e['card']}.",
}
