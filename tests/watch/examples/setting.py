"""Scenes for the worked examples of the rule books: colours and places by name.

A site is a corner of a hex ("3,1.SW"), a path lies between two hexes ("2,1~3,1") or along the
frame ("0,0/NE"), a hex is "2,1". One site has up to three names; all are understood.

The books: EN and PL and RU are the almanacs, DE is the rule book of the base game.
"""

import re
from typing import Any, Self

import hexhold
from hexhold.core.match import Match
from hexhold.games.watch import boards
from hexhold.games.watch.engine.geometry import CORNERS, HEX_CORNERS, PATH_ENDS, hex_number

COLOURS = ("red", "blue", "yellow", "black")
SIDES = {"NE": "N NE", "E": "NE SE", "SE": "SE S", "SW": "S SW", "W": "SW NW", "NW": "NW N"}

ROAD = "brick1,lumber1"
SETTLEMENT = "brick1,lumber1,wool1,grain1"
KEEP = "grain2,ore3"


def hex_at(name: str) -> int:
    """The number of a hex: "2,1"."""
    q, r = name.split(",")
    return hex_number(int(q), int(r))


def site(name: str) -> int:
    """The number of a site: "3,1.SW"."""
    place, corner = name.split(".")
    return HEX_CORNERS[hex_at(place)][CORNERS.index(corner)]


def path(name: str) -> int:
    """The number of a path: "2,1~3,1", or "0,0/NE" along the frame."""
    if "~" in name:
        first, second = (set(HEX_CORNERS[hex_at(place)]) for place in name.split("~"))
        ends = sorted(first & second)
    else:
        place, side = name.split("/")
        ends = sorted(site(f"{place}.{corner}") for corner in SIDES[side].split())
    return PATH_ENDS.index((ends[0], ends[1]))


def number_of(word: str, colours: tuple[str, ...]) -> str:
    """A word of an action with names of places and colours turned into numbers."""
    if word in colours:
        return str(colours.index(word))
    if re.fullmatch(r"\d,\d\.[NSEW]+", word):
        return str(site(word))
    if re.fullmatch(r"\d,\d(~\d,\d|/[NSEW]+)", word):
        return str(path(word))
    if re.fullmatch(r"\d,\d", word):
        return str(hex_at(word))
    return word


class Table:
    """A match whose seats are called by colour and whose chance is in the test's hands."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        self.colours = COLOURS[4 - match.game.seats :]

    def seat(self, colour: str) -> int:
        return -1 if colour == "chance" else self.colours.index(colour)

    def text(self, action: str) -> str:
        return " ".join(number_of(word, self.colours) for word in action.split())

    def play(self, colour: str, *actions: str) -> Self:
        """Actions one after another; one that is not allowed fails the test."""
        for action in actions:
            self.match.play(self.seat(colour), self.text(action))
        return self

    def roll(self, colour: str, number: int) -> Self:
        """The seat rolls, and the dice show this number."""
        first = max(1, number - 6)
        return self.play(colour, "roll").play("chance", f"dice {first} {number - first}")

    def refused(self, colour: str, action: str) -> str | None:
        """The rule that refuses an action; nothing if it is allowed."""
        refusal = self.match.check(self.seat(colour), self.text(action))
        return None if refusal is None else refusal.rule

    def allows(self, colour: str, action: str) -> bool:
        """Whether an action is both allowed and listed."""
        seat, text = self.seat(colour), self.text(action)
        listed = self.match.number(text) in self.match.legal(seat)
        assert listed == (self.match.check(seat, text) is None)
        return listed

    def choices(self, colour: str, kind: str) -> set[str]:
        """The legal actions of one kind, without the word itself."""
        texts = (self.match.text(action) for action in self.match.legal(self.seat(colour)))
        return {text.split(" ", 1)[1] for text in texts if text.startswith(kind + " ")}

    @property
    def asked(self) -> list[str]:
        """Who may act now, by colour."""
        return ["chance" if seat < 0 else self.colours[seat] for seat in self.match.actors]

    def public(self, colour: str) -> dict[str, Any]:
        """What everybody sees of a seat."""
        seat: dict[str, Any] = self.match.view(hexhold.SPECTATOR)["seats"][self.seat(colour)]
        return seat

    def own(self, colour: str) -> dict[str, Any]:
        """What a seat alone knows of itself."""
        own: dict[str, Any] = self.match.view(self.seat(colour))["own"]
        return own

    def hand(self, colour: str) -> dict[str, int]:
        """The resource cards of a seat, the kinds it has."""
        return {kind: count for kind, count in self.own(colour)["hand"].items() if count}

    def hands(self) -> dict[str, dict[str, int]]:
        """The resource cards of all who have any."""
        return {colour: self.hand(colour) for colour in self.colours if self.hand(colour)}

    def supply(self) -> dict[str, int]:
        cards: dict[str, int] = self.match.view(hexhold.SPECTATOR)["supply"]
        return cards

    def points(self, colour: str) -> int:
        """All points of a seat, its hidden cards included."""
        return int(self.own(colour)["points"])

    def holder(self, card: str) -> str | None:
        """Who has "longest_road" or "largest_patrol"."""
        seat = self.match.view(hexhold.SPECTATOR)[card]
        return None if seat is None else self.colours[seat]

    @property
    def winner(self) -> str | None:
        result = self.match.result
        if result is None or result.winner is None:
            return None
        return self.colours[result.winner]


class Scene:
    """A position put together piece by piece: with the pieces of the fixed start, or without."""

    def __init__(self, players: int = 4, *, pieces: bool = True, **options: Any) -> None:
        self.game = hexhold.game("watch", players=players, first="0", **options)
        self.colours = COLOURS[4 - players :]
        self.table: dict[str, object] = {}
        self.seats: dict[str, dict[str, list[object]]] = {colour: {} for colour in self.colours}
        if pieces:
            self._place_starts(players)

    def _place_starts(self, players: int) -> None:
        for colour, starts in zip(self.colours, boards.BASE.starts[4 - players :], strict=True):
            for start in starts:
                self._add(colour, "settlements", boards.site_between(start.settlement))
                self._add(colour, "roads", boards.path_between(*start.road))

    def _add(self, colour: str, what: str, *things: object) -> Self:
        self.seats[colour].setdefault(what, []).extend(things)
        return self

    def roads(self, colour: str, *names: str) -> Self:
        return self._add(colour, "roads", *map(path, names))

    def settlements(self, colour: str, *names: str) -> Self:
        return self._add(colour, "settlements", *map(site, names))

    def keeps(self, colour: str, *names: str) -> Self:
        """Keeps; one that replaces a settlement takes its place."""
        for name in names:
            old = self.seats[colour].get("settlements", [])
            if site(name) in old:
                old.remove(site(name))
            self._add(colour, "keeps", site(name))
        return self

    def hand(self, colour: str, cards: str) -> Self:
        return self._add(colour, "hand", cards)

    def cards(self, colour: str, cards: str) -> Self:
        """Development cards bought in an earlier turn."""
        return self._add(colour, "cards", cards)

    def patrols(self, colour: str, count: int) -> Self:
        return self._add(colour, "patrols", count)

    def exchange_numbers(self, *pairs: str) -> Self:
        """Number tokens change places: "1,2 3,1"."""
        numbers = boards.numbers_of(boards.BASE)
        for pair in pairs:
            a, b = (hex_at(place) for place in pair.split())
            numbers[a], numbers[b] = numbers[b], numbers[a]
        return self.where(number=",".join(map(str, numbers)))

    def where(self, **facts: object) -> Self:
        """Facts of the table, as a position names them."""
        self.table |= facts
        return self

    def tormund(self, place: str) -> Self:
        return self.where(tormund=hex_at(place))

    def holds(self, card: str, colour: str) -> Self:
        """Who has the "road" or the "patrol" card."""
        return self.where(**{f"{card}_owner": self.colours.index(colour)})

    def turn_of(self, colour: str, *, rolled: bool = True) -> Table:
        """The scene, at this colour's turn."""
        facts = {"phase": "turn", "rolled": 1} if rolled else {"phase": "before-roll"}
        self.where(active=self.colours.index(colour), **facts)
        return Table(hexhold.continue_from(self.game, self._position()))

    def _position(self) -> str:
        parts = [" ".join(f"{name}={value}" for name, value in self.table.items())]
        for number, things in enumerate(self.seats.values()):
            words = (f"{name}={','.join(map(str, some))}" for name, some in things.items() if some)
            parts.append(" ".join([str(number), *words]))
        return " | ".join(parts)


def fixed_start(players: int = 4, **options: Any) -> Table:
    """A match of the base game as the books begin it; the first seat is to roll."""
    game = hexhold.game("watch", players=players, start="fixed", first="0", **options)
    return Table(game.start())
