"""A match of the Watch in sentences, for the golden playthroughs."""

from collections.abc import Callable
from typing import Any

from tools import tell_north

from hexhold.core.contract import SPECTATOR, Event
from hexhold.core.match import Match
from hexhold.games.watch.engine.geometry import ROWS, SITE_HEX_LIST

Cards = dict[str, int]
Words = Callable[["Teller", Event], str]


def cards(some: Cards) -> str:
    """Cards as people say them: 2 brick, 1 ore."""
    return ", ".join(f"{count} {name}" for name, count in some.items() if count) or "nothing"


class Teller:
    """Knows the names of a match's seats and places, and finds words for its events."""

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

    def hex(self, place: int | str) -> str:
        if place == "camp":
            return "his camp"
        board = self.view["board"]
        numbers = "&".join(map(str, board["numbers"][place]))
        return f"hex {place} ({board['terrain'][place]} {numbers})"

    def site(self, site: int) -> str:
        board = self.view["board"]
        around = [
            f"{board['terrain'][h]} {'&'.join(map(str, board['numbers'][h]))}".strip()
            for h in SITE_HEX_LIST[site]
        ]
        return f"site {site} ({', '.join(around)})"

    def sentence(self, event: Event) -> str:
        """One event in words; a kind of event without words is an error."""
        return SENTENCES[event["event"]](self, event)

    def who(self, event: Event) -> str:
        return self.name(event["seat"])

    # -- the state --------------------------------------------------------------

    def board(self) -> list[str]:
        """The board row by row, as it lies below the Wall, and the trade routes."""
        board, lines, at = self.view["board"], [], 0
        for row, width in enumerate(ROWS):
            hexes = [self.tile(h) for h in range(at, at + width)]
            lines.append("       " * (3 - row) + "".join(f"{text:<14}" for text in hexes).rstrip())
            at += width
        routes = [f"{r['kind']} at {r['sites'][0]} and {r['sites'][1]}" for r in board["routes"]]
        return [*lines, f"trade routes: {'; '.join(routes)}"]

    def tile(self, h: int) -> str:
        board = self.view["board"]
        return f"{board['terrain'][h]} {'&'.join(map(str, board['numbers'][h]))}".strip()

    def seats(self) -> list[str]:
        """What every seat holds, secrets included, and what stands beyond the Wall."""
        north = tell_north.table(self) if "north" in self.view else []
        return [*(self.seat(seat) for seat in range(self.match.game.seats)), *north]

    def seat(self, seat: int) -> str:
        own, public = self.match.view(seat)["own"], self.view["seats"][seat]
        held = {kind: own["cards"][kind] + own["bought"][kind] for kind in own["cards"]}
        return (
            f"{self.name(seat)}: {own['points']} points, road of {public['road_length']},"
            f" {public['patrols']} patrols; holds {cards(own['hand'])}; cards: {cards(held)}"
        )


def _exchange(t: Teller, e: Event) -> str:
    return f"{cards(e['give'])} for {cards(e['want'])}"


def _rolled(t: Teller, e: Event) -> str:
    first, second, *wildling = e["dice"]
    third = "".join(f" The wildling die shows {number}." for number in wildling)
    return f"The dice show {first} and {second}: {first + second}.{third}"


def _special(card: str, what: str) -> Words:
    def words(t: Teller, e: Event) -> str:
        before = "" if e["before"] is None else f", until now {t.name(e['before'])}'s"
        if e["seat"] is None:
            return f"The {card} is set aside{before}."
        return f"The {card} goes to {t.who(e)} with {e[what]}{before}."

    return words


def _ended(t: Teller, e: Event) -> str:
    shown = [f"{t.name(seat)} {n}" for seat, n in enumerate(e["victory_cards"]) if n]
    hidden = f" Point cards shown: {', '.join(shown)}." if shown else ""
    return f"The match is over ({e['ending']}): {t.who(e)} wins.{hidden}"


SENTENCES: dict[str, Words] = {
    "board-dealt": lambda t, e: "The board is complete.",
    "first-seat": lambda t, e: f"The starting player is {t.who(e)}.",
    "starting-cards": lambda t, e: f"{t.who(e)} begins with {cards(e['cards'])}.",
    "turn-began": lambda t, e: f"The turn of {t.who(e)} begins.",
    "turn-ended": lambda t, e: f"The turn of {t.who(e)} ends.",
    "rolled": _rolled,
    "produced": lambda t, e: f"{t.who(e)} receives {cards(e['cards'])}.",
    "shortage": lambda t, e: f"There is not enough {e['resource']} for all.",
    "discarded": lambda t, e: f"{t.who(e)} gives a card back.",
    "tormund-moved": lambda t, e: f"Tormund goes from {t.hex(e['from'])} to {t.hex(e['to'])}.",
    "robbed": lambda t, e: f"{t.who(e)} robs {t.name(e['victim'])}.",
    "road-built": lambda t, e: f"{t.who(e)} lays a road on path {e['path']}.",
    "settlement-built": lambda t, e: f"{t.who(e)} builds a settlement on {t.site(e['site'])}.",
    "keep-built": lambda t, e: f"{t.who(e)} raises a keep on {t.site(e['site'])}.",
    "card-bought": lambda t, e: f"{t.who(e)} buys a development card.",
    "card-played": lambda t, e: f"{t.who(e)} plays {e['card']}.",
    "cards-taken": lambda t, e: f"{t.who(e)} takes {cards(e['cards'])} from the supply.",
    "supply-traded": lambda t, e: f"{t.who(e)} gives the supply {_exchange(t, e)}.",
    "offered": lambda t, e: f"{t.who(e)} offers {_exchange(t, e)}.",
    "accepted": lambda t, e: f"{t.who(e)} agrees.",
    "declined": lambda t, e: f"{t.who(e)} declines.",
    "countered": lambda t, e: f"{t.who(e)} would give {_exchange(t, e)}.",
    "traded": lambda t, e: f"{t.who(e)} gives {t.name(e['with'])} {_exchange(t, e)}.",
    "offer-closed": lambda t, e: "The offer is off the table.",
    "build-phase": lambda t, e: f"{t.who(e)} has traded and goes on to build.",
    "longest-road": _special("Longest Road", "length"),
    "largest-patrol": _special("Largest Patrol", "patrols"),
    "ended": _ended,
    **tell_north.SENTENCES,
}
