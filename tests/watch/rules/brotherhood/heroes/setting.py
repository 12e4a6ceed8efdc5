"""Scenes for the tests of the heroes, and what must be true in the middle of any question.

`scene("turn | 0 hero=marsh hand=ore")` is a match of the Brotherhood with a hero before each seat:
those that the text does not name hold heroes who do nothing unasked. Wildlings in the Gift stand on
hexes: "gift=1,0:rc+1,1:g".
"""

from typing import Any

from tests.watch.helpers import AnyMatch, at, place, play, table

import hexhold
from hexhold import SPECTATOR, Rng

IDLE = ("ygritte", "thorne", "qhorin", "melisandre", "yoren")
BEFORE = "phase=before-roll"


def scene(position: str, players: int = 4, **options: Any) -> AnyMatch:
    """A match of the Brotherhood in the middle, a hero before every seat."""
    words, *parts = position.split("|")
    seats = {int(part.split()[0]): part.split()[1:] for part in parts}
    idle = iter(hero for hero in IDLE if f"hero={hero}" not in position.split())
    lines = [" ".join(_gift(word) for word in words.split())]
    for seat in range(players):
        own = seats.get(seat, [])
        if not any(word.startswith("hero=") for word in own):
            own = [f"hero={next(idle)}", *own]
        lines.append(" ".join([str(seat), *own]))
    return at(" | ".join(lines), players, mode="brotherhood", **options)


def _gift(word: str) -> str:
    name, _, value = word.partition("=")
    if name != "gift":
        return word
    figures = (part.split(":") for part in value.split("+"))
    return "gift=" + ",".join(f"{place(at_hex)}:{kinds}" for at_hex, kinds in figures)


# -- doing --------------------------------------------------------------------


def rolled(match: AnyMatch, dice: str = "1 1 w9") -> AnyMatch:
    """The active seat rolls."""
    return play(match, f"{match.state.active} roll", f"chance dice {dice}")


def turn_of(match: AnyMatch, seat: int) -> AnyMatch:
    """All others let their turns pass; the seat has rolled."""
    rolled(play(match, f"{match.state.active} end"))
    return match if match.state.active == seat else turn_of(match, seat)


# -- asking -------------------------------------------------------------------


def north(match: AnyMatch) -> dict[str, Any]:
    """What everybody sees of the Wall, the wildlings and the heroes."""
    view: dict[str, Any] = table(match)["north"]
    return view


def hero(match: AnyMatch, seat: int) -> str:
    """A seat's hero and its side: "marsh A"."""
    card = north(match)["heroes"][seat]
    return f"{card['hero']} {card['side']}"


def phase(match: AnyMatch) -> str:
    """What is asked."""
    return str(table(match)["phase"])


def ended(match: AnyMatch) -> tuple[str, int | None] | None:
    """How the match ended and who won, if it is over."""
    return None if match.result is None else (match.result.ending, match.result.winner)


def everybody(match: AnyMatch) -> list[int]:
    """All seats, and a spectator."""
    return [*range(match.game.seats), SPECTATOR]


def story(match: AnyMatch, seat: int) -> list[dict[str, Any]]:
    """What a seat was told after the last move, without the changes of its view."""
    return match.events_for(seat)[:-1]


# -- what must be true --------------------------------------------------------


def sound(match: AnyMatch) -> AnyMatch:
    """The match can be saved here, and whoever imagines the hidden cards sees the same table."""
    assert hexhold.continue_from(match.game, match.position()).state == match.state
    assert hexhold.replay(match.record()).state == match.state
    for seat in everybody(match):
        for seed in range(6):
            imagined(match, seat, seed)
    return match


def imagined(match: AnyMatch, seat: int, seed: int) -> Any:
    """A state that a seat imagines: the seat could not tell, and it could be the truth."""
    game, dream = match.game, match.imagine(seat, Rng(seed))
    assert game.view(dream, seat) == match.view(seat)
    assert game.legal(dream, seat) == match.legal(seat)
    assert game.actors(dream) == match.actors
    assert game.state_at(game.position(dream)) == dream
    for actor in match.actors:
        assert game.outcomes(dream) if actor < 0 else game.legal(dream, actor)
    return dream


def alike(one: AnyMatch, other: AnyMatch, seat: int) -> bool:
    """Whether two matches are all the same to a seat, and to what it imagines."""
    same = [
        (match.view(seat), match.events_for(seat), match.actors, match.legal(seat))
        for match in (one, other)
    ]
    dreams = [[match.imagine(seat, Rng(seed)) for seed in range(6)] for match in (one, other)]
    return same[0] == same[1] and dreams[0] == dreams[1]
