"""Scenes of the Brotherhood in one line, and the Wall and the wildlings as one line again.

`north("turn wall=/0,1// camps=gc// clearings=0/2/0/0 gift=1,0:r+1,1:rc | 0 hand=ore2")`: sections,
clearings and clans (ice river, cave people, hornfoot) stand in order; hexes are named as in
helpers.py. Seat 0 is red, 1 blue, 2 yellow, 3 black; seat 0 is to act unless a test says otherwise.
"""

from typing import Any

from tests.watch.helpers import AnyMatch, at, hex_at, play, seen, table

from hexhold.games.watch.engine.geometry import HEX_AT, HEX_CORNERS, PATH_ENDS, SITE_HEX_LIST, SITES
from hexhold.games.watch.engine.tables import LOTS, TOKENS_START

EDITIONS = ("en", "de", "pl", "ru")
SETTLEMENT = "hand=brick,lumber,wool,grain"
KEEP = "hand=grain2,ore3"
GUARD = "hand=brick,lumber,wool"
# Around the hex 2,2: a settlement in the north, roads to the south-east, room for another there.
BUILDER = "settlements=2,2.N roads=2,2/NE+2,2/E"
FOUR_ROADS = "settlements=2,2.N roads=2,2/NE+2,2/E+2,2/SE+2,2/SW"
FIVE_ROADS = f"{FOUR_ROADS}+2,2/W"
EMPTY = {"wall": "///", "clearings": "0/0/0/0", "camps": "//", "gift": "", "breaches": "0"}
NEW_SITE, FIFTH_ROAD = "2,2.SE", "2,2/W"


ICE_FOR_THREE = {hex_at(name) for name in ("4,1", "4,2", "5,2", "4,3", "5,3")}


def _apart() -> list[int]:
    """Sites, no two of them neighbours, none at the only hex with a 2: "1 1" brings nothing."""
    chosen: list[int] = []
    for site in set(range(SITES)) - set(HEX_CORNERS[hex_at("3,3")]):
        if set(SITE_HEX_LIST[site]) <= ICE_FOR_THREE:
            continue
        if not any(site in ends and set(ends) & set(chosen) for ends in PATH_ENDS):
            chosen.append(site)
    return chosen


APART = _apart()


def north(position: str, players: int = 4, **options: Any) -> AnyMatch:
    """A match of the Brotherhood that begins at a position."""
    words = (_gift(word) for word in position.split())
    return at(" ".join(words), players, mode="brotherhood", **options)


def _gift(word: str) -> str:
    if not word.startswith("gift="):
        return word
    places = (place.split(":") for place in word[5:].split("+"))
    return "gift=" + ",".join(f"{hex_at(name)}:{figures}" for name, figures in places)


def worth(*points: int) -> str:
    """Seats with buildings worth so many points: keeps, and settlements if need be."""
    free = list(APART)
    parts = []
    for seat, number in enumerate(points):
        keeps = [str(free.pop()) for _ in range(min(4, number // 2))]
        rest = [str(free.pop()) for _ in range(number - 2 * len(keeps))]
        pieces = {"keeps": keeps, "settlements": rest}
        words = [f"{name}={'+'.join(sites)}" for name, sites in pieces.items() if sites]
        parts.append(" ".join([f"| {seat}", *words]))
    return " ".join(parts)


def spent(ice: str = "", cave: str = "", horn: str = "") -> str:
    """Used tokens by clan, a letter each; all others are still unseen."""
    used = sum(
        1 << (6 * (3 * clan + "rcg".index(letter)))
        for clan, letters in enumerate((ice, cave, horn))
        for letter in letters
    )
    return f"used={used:x} lots={TOKENS_START - used:x}" + ",0" * (LOTS - 1)


def picture(match: AnyMatch) -> str:
    """The Wall and the wildlings, all that is not empty, in the words of a scene."""
    view = table(match)["north"]
    walls = "/".join(",".join(map(str, owners)) for owners in view["wall"])
    clearings = "/".join(map(str, view["clearings"]))
    camps = "/".join("".join(kind[0] for kind in clan) for clan in view["camps"].values())
    gift = "+".join(f"{_hex_name(int(h))}:{_letters(n)}" for h, n in view["gift"].items())
    texts = (walls, clearings, camps, gift, str(view["breaches"]))
    words = zip(EMPTY.items(), texts, strict=True)
    return " ".join(f"{name}={text}" for (name, nothing), text in words if text != nothing)


def _letters(figures: dict[str, int]) -> str:
    return "".join(kind[0] * count for kind, count in figures.items())


def frostfangs(match: AnyMatch) -> tuple[int, int, int]:
    """Regulars, climbers and giants that are not on the board."""
    counts = table(match)["north"]["frostfangs"]
    return counts["regular"], counts["climber"], counts["giant"]


def pool(match: AnyMatch) -> tuple[int, int]:
    """How many tokens lie in the pool and how many lie used."""
    view = table(match)["north"]
    return view["pool"], sum(sum(kinds.values()) for kinds in view["used"].values())


def stock(match: AnyMatch) -> list[int]:
    """How many guards each seat has left."""
    guards: list[int] = table(match)["north"]["guards_left"]
    return guards


def hero(match: AnyMatch, seat: int) -> tuple[str, str]:
    """A seat's hero and its side."""
    card = table(match)["north"]["heroes"][seat]
    return card["hero"], card["side"]


def open_points(match: AnyMatch) -> list[int]:
    """The points of all seats that everybody sees."""
    return [seen(match, seat)["points"] for seat in range(match.game.seats)]


def dice(match: AnyMatch, numbers: str) -> AnyMatch:
    """The active seat rolls: "2 3 w5"."""
    return play(match, f"{table(match)['active']} roll", f"chance dice {numbers}")


def token(match: AnyMatch, *tokens: str) -> AnyMatch:
    """Tokens are revealed: "cave-people giant"."""
    return play(match, *(f"chance token {name}" for name in tokens))


def ended(match: AnyMatch) -> tuple[str, int | None]:
    """How a match ended, and who won."""
    assert match.result is not None, "the match goes on"
    return match.result.ending, match.result.winner


def _hex_name(h: int) -> str:
    return "{},{}".format(*HEX_AT[h])
