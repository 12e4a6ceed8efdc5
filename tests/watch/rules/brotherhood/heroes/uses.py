"""One use of every hero who acts when called: where it is possible, and the moves that make it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tests.watch.helpers import AnyMatch, play
from tests.watch.rules.brotherhood.heroes.setting import BEFORE, rolled, scene

BEFORE_ROLL = "before-roll"
TRADE = "trade"
BUILD = "build"
MAIN = (TRADE, BUILD)
ALWAYS = (BEFORE_ROLL, TRADE, BUILD)


@dataclass(frozen=True)
class Use:
    """The moves of a use, when it may be made, and what table, seat and others need for it."""

    moves: tuple[str, ...]
    windows: tuple[str, ...]
    table: str = ""
    cards: str = ""  # in the hand of seat 0
    own: str = ""  # what else seat 0 has
    others: str = ""
    untimed: bool = False  # no time is printed: where the rules say so, before the roll too

    @property
    def action(self) -> str:
        """The action that calls the hero."""
        return self.moves[0].split(" ", 1)[1]


SHOWN = ("chance show patrol", "chance show winter", "chance show victory")
USES = {
    "mormont": Use(
        ("0 mormont ore 1 2", "0 give wool", "0 give ore"),
        (TRADE,),
        cards="wool",
        others="| 1 hand=ore | 2 hand=ore",
        untimed=True,
    ),
    "marsh": Use(("0 marsh wool > ore",), (TRADE,), cards="wool", untimed=True),
    "yarwyck": Use(
        ("0 yarwyck 2,2/SE", "0 road 2,2/NW"),
        (BUILD,),
        own="settlements=2,2.N roads=2,2/NE+2,2/E+2,2/SE",
        untimed=True,
    ),
    "thorne": Use(("0 thorne 2 wool > ore",), (BUILD,), cards="brick,lumber,ore"),
    "melisandre": Use(
        ("0 melisandre ore > brick", *SHOWN, "0 pick winter"), (BUILD,), cards="wool,grain,brick"
    ),
    "mance": Use(("0 mance 1", "0 take ore"), MAIN, others="| 1 keeps=2,2.N hand=ore,wool"),
    "benjen": Use(
        ("0 benjen cave-people 1", "chance token hornfoot regular"), ALWAYS, table="camps=/rc/"
    ),
    "ygritte": Use(("0 ygritte 1,0 climber",), ALWAYS, table="gift=1,0:rc"),
    "yoren": Use(("0 yoren 2",), (BUILD,), own="patrols=1"),
    "qhorin": Use(("0 qhorin",), ALWAYS, table="tormund=1,2"),
}


def ready(
    name: str, table: str = "turn", words: str = "", cards: str = "", **options: Any
) -> AnyMatch:
    """A match in which seat 0 has a hero and all that its use needs."""
    use = USES[name]
    hand = ",".join(filter(None, (use.cards, cards)))
    own = f"hero={name} {words} {use.own}" + (f" hand={hand}" if hand else "")
    return scene(f"{table} {use.table} | 0 {own} {use.others}", **options)


def used(name: str, table: str = "turn", words: str = "", **options: Any) -> AnyMatch:
    """The same when the effect is complete."""
    return play(ready(name, table, words, **options), *USES[name].moves)


def steps(name: str, words: str = "") -> Iterator[AnyMatch]:
    """The match after every move of a use, from the first on."""
    match = ready(name, words=words)
    for move in USES[name].moves:
        yield play(match, move)


def asked_samwell(table: str = "", first: str = "hero=marsh hand=wool2") -> AnyMatch:
    """Seat 0 has rolled, and nothing came to seat 1, which has Samwell."""
    return rolled(scene(f"{BEFORE} {table} | 0 {first} | 1 hero=samwell"), "1 1 w4")


def drama(dice: str, table: str = "", *, played: bool = True) -> AnyMatch:
    """Seat 0, at a hex with an 8, has rolled where three alike matter; seat 1 has Samwell."""
    seats = "0 hero=marsh hand=wool settlements=3,2.N | 1 hero=samwell"
    return rolled(scene(f"{BEFORE} camps=/c/ {table} | {seats}", drama=played), dice)
