"""Scenes north and south of the Wall, in one line, and what they have become.

`brothers("turn wall=0,1/// camps=gr// clearings=2/0/0/0 gift=1,0:rc+1,1:r | 0 hand=ore")` is a
match of the Brotherhood in the middle; `wall`, `camps`, `clearings` and `gift` tell it back in the
same form. Seats whose hero the text does not name hold one who does nothing unasked.
"""

from typing import Any

from tests.watch.helpers import AnyMatch, at, place, play, table

from hexhold.games.watch.engine.geometry import HEX_AT
from hexhold.games.watch.engine.tables import CLANS, WILDLINGS

GUARD = "brick,lumber,wool"
# A settlement may be built on 2,2.N, a keep on 0,3.S; the fifth road in line on 2,1~2,2.
SETTLE = "hand=brick,lumber,wool,grain roads=1,1~2,2"
RAISE = "hand=grain2,ore3 settlements=0,3.S"
FOUR_ROADS = "0,1~0,2+0,1~1,2+1,1~1,2+1,1~2,2"
# Seven roads in line; a settlement on 2,2.N cuts them. Five from there, five in the south.
SEVEN = FOUR_ROADS + "+2,1~2,2+2,1~3,2+3,1~3,2"
FIVE_FROM_THERE = "1,1~2,1+1,0~1,1+0,0~1,0+0,0/NE+0,0/NW"
FIVE_IN_THE_SOUTH = "0,3/SW+0,3/SE+1,3/SW+1,3/SE+2,3/SW"


def brothers(position: str, players: int = 4, **options: Any) -> AnyMatch:
    """A match of the Brotherhood that begins at a position."""
    words = " ".join(_gift(word) for word in position.split())
    return at(words, players, mode="brotherhood", **options)


def _gift(word: str) -> str:
    name, _, value = word.partition("=")
    if name != "gift":
        return word
    figures = (part.split(":") for part in value.split("+"))
    return "gift=" + ",".join(f"{place(where)}:{kinds}" for where, kinds in figures)


def dice(match: AnyMatch, seat: int, faces: str) -> AnyMatch:
    """A seat rolls: "3 4 w7"."""
    return play(match, f"{seat} roll", f"chance dice {faces}")


# -- what everybody sees ------------------------------------------------------


def north(match: AnyMatch) -> dict[str, Any]:
    view: dict[str, Any] = table(match)["north"]
    return view


def wall(match: AnyMatch) -> str:
    """The owners of the guards from space 1 up, section by section: "0,2/1//3"."""
    return "/".join(",".join(map(str, section)) for section in north(match)["wall"])


def camps(match: AnyMatch) -> str:
    """The first letters of the figures from camp 1 up, clan by clan: "gr/c/"."""
    return "/".join("".join(kind[0] for kind in north(match)["camps"][clan]) for clan in CLANS)


def clearings(match: AnyMatch) -> str:
    """Regulars in each clearing: "2/0/0/1"."""
    return "/".join(map(str, north(match)["clearings"]))


def gift(match: AnyMatch) -> str:
    """Figures by hex: "1,0:rc+1,1:r"; nothing if there is none."""
    found = []
    for number, figures in north(match)["gift"].items():
        q, r = HEX_AT[int(number)]
        found.append(f"{q},{r}:" + "".join(kind[0] * figures[kind] for kind in WILDLINGS))
    return "+".join(found)


def breaches(match: AnyMatch) -> int:
    return int(north(match)["breaches"])


def frostfangs(match: AnyMatch) -> str:
    """How many regulars, climbers and giants are left to come: "24/8/8"."""
    return "/".join(str(north(match)["frostfangs"][kind]) for kind in WILDLINGS)


def pool(match: AnyMatch) -> int:
    return int(north(match)["pool"])


def used(match: AnyMatch) -> int:
    """How many tokens lie open."""
    return sum(count for clan in north(match)["used"].values() for count in clan.values())


def phase(match: AnyMatch) -> str:
    return str(table(match)["phase"])


def ended(match: AnyMatch) -> tuple[str, int | None]:
    """How it ended, and who won."""
    assert match.result is not None
    return match.result.ending, match.result.winner
