"""Scenes of the Brotherhood in one line, and the Wall and the wildlings as one line again.

`north("turn wall=/0,1// camps=gc// clearings=0/2/0/0 gift=1,0:r+1,1:rc | 0 hand=ore2")`: sections,
clearings and clans (ice river, cave people, hornfoot) stand in order; hexes are named as in
helpers.py. Seat 0 is red, 1 blue, 2 yellow, 3 black; seat 0 is to act unless a test says otherwise.
"""

from typing import Any

from tests.watch.helpers import AnyMatch, at, hex_at, play, seen, table

from hexhold.watch.boards import hex_name

EDITIONS = ("en", "de", "pl", "ru")
SETTLEMENT = "hand=brick,lumber,wool,grain"
KEEP = "hand=grain2,ore3"
GUARD = "hand=brick,lumber,wool"
# Around the hex 2,2: a settlement in the north, roads to the south-east, room for another there.
BUILDER = "settlements=2,2.N roads=2,2/NE+2,2/E"
FOUR_ROADS = "settlements=2,2.N roads=2,2/NE+2,2/E+2,2/SE+2,2/SW"
FIVE_ROADS = f"{FOUR_ROADS}+2,2/W"
EMPTY = ("///", "0/0/0/0", "//", "", "0")
NEW_SITE, FIFTH_ROAD = "2,2.SE", "2,2/W"


def north(position: str, players: int = 4, **options: Any) -> AnyMatch:
    """A match of the Brotherhood that begins at a position."""
    words = (_gift(word) for word in position.split())
    return at(" ".join(words), players, mode="brotherhood", **options)


def _gift(word: str) -> str:
    if not word.startswith("gift="):
        return word
    places = (place.split(":") for place in word[5:].split("+"))
    return "gift=" + ",".join(f"{hex_at(name)}:{figures}" for name, figures in places)


def picture(match: AnyMatch) -> str:
    """The Wall and the wildlings, all that is not empty, in the words of a scene."""
    view = table(match)["north"]
    walls = "/".join(",".join(map(str, owners)) for owners in view["wall"])
    clearings = "/".join(map(str, view["clearings"]))
    camps = "/".join("".join(kind[0] for kind in clan) for clan in view["camps"].values())
    gift = "+".join(f"{hex_name(int(h))}:{_letters(n)}" for h, n in view["gift"].items())
    words = {"wall": walls, "clearings": clearings, "camps": camps, "gift": gift}
    words["breaches"] = str(view["breaches"])
    return " ".join(f"{name}={text}" for name, text in words.items() if text not in EMPTY)


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
