"""Two verbs for the tests of the rules: play it, or see it refused; and positions in one line.

`at("turn active=1 | 0 hand=ore4 settlements=2,1.N+3,1.SE roads=1,0~2,1")` is a match in the middle.
A hex is "2,1", a site one of its corners ("2,1.N"), a path lies between two hexes ("1,0~2,1") or
along the frame ("0,3/SW"); several places are joined by "+". "turn" is short for a turn after its
roll. The seats of the standard start are red 0, blue 1, yellow 2, black 3; without red, blue is 0.
"""

import re
from collections.abc import Sequence
from typing import Any

from tests.watch.examples.setting import hex_at as hex_at
from tests.watch.examples.setting import path as path
from tests.watch.examples.setting import site as site

import hexhold
from hexhold.core.contract import View
from hexhold.core.match import Match
from hexhold.games.watch import boards

PLACES = ("roads", "settlements", "keeps", "tormund", "last_site")
IDLE = ("ygritte", "thorne", "qhorin", "melisandre", "yoren", "benjen", "mance", "marsh")
ROAD = "brick,lumber"
SETTLEMENT = "brick,lumber,wool,grain"
KEEP = "grain2,ore3"
DEVELOPMENT = "wool,grain,ore"

AnyMatch = Match[Any]


# -- places -------------------------------------------------------------------


def place(name: str) -> str:
    """Any place as the number that positions and actions use; other words as they are."""
    for pattern, number in (
        (r"\d,\d\.[NSEW]+", site),
        (r"\d,\d(~\d,\d|/[NSEW]+)", path),
        (r"\d,\d", hex_at),
    ):
        if re.fullmatch(pattern, name):
            return str(number(name))
    return name


def _word(word: str) -> str:
    name, equals, value = word.partition("=")
    if name == "turn" and not equals:
        return "phase=turn rolled=1"
    if name in PLACES:
        value = ",".join(place(part) for part in value.split("+"))
    return name + equals + value


# -- matches ------------------------------------------------------------------


def at(position: str, players: int = 4, **options: Any) -> AnyMatch:
    """A match that begins at a position; chance is in the test's hands."""
    game = hexhold.game("watch", players=players, first="0", **options)
    if game.options["mode"] == "brotherhood" and not position.startswith("phase=deal-"):
        position = _with_heroes(position, players)
    return hexhold.continue_from(game, " ".join(_word(word) for word in position.split()))


def _with_heroes(position: str, players: int) -> str:
    """Seats of which no hero is told hold one who does nothing unasked."""
    table, *parts = position.split("|")
    words = {int(part.split()[0]): part.split()[1:] for part in parts}
    idle = iter(hero for hero in IDLE if hero not in re.split(r"[\s=,]", position))
    for seat in range(players):
        own = words.setdefault(seat, [])
        if not any(word.startswith("hero=") for word in own):
            own.insert(0, f"hero={next(idle)}")
    return " | ".join([table, *(" ".join([str(n), *own]) for n, own in sorted(words.items()))])


def at_start(position: str, players: int = 4, **options: Any) -> AnyMatch:
    """The same with the pieces of the standard start added to what the position says."""
    table, *parts = position.split("|")
    seats = {int(part.split()[0]): part.split()[1:] for part in parts}
    lines = [table]
    for seat, starts in enumerate(boards.BASE.starts[4 - players :]):
        words = dict(word.split("=", 1) for word in seats.get(seat, []))
        keeps = [place(name) for name in words.get("keeps", "").split("+")]
        sites = [str(boards.site_between(start.settlement)) for start in starts]
        _add(words, "settlements", [n for n in sites if n not in keeps])
        _add(words, "roads", [str(boards.path_between(*start.road)) for start in starts])
        lines.append(" ".join([str(seat), *(f"{name}={value}" for name, value in words.items())]))
    return at(" | ".join(lines), players, **options)


def _add(words: dict[str, str], name: str, numbers: list[str]) -> None:
    given = [words[name]] if name in words else []
    if given or numbers:
        words[name] = "+".join(given + numbers)


def exchanged(*pairs: str) -> str:
    """The standard numbers, some of them exchanged ("1,2 3,1"), for a position."""
    numbers = boards.numbers_of(boards.BASE)
    for pair in pairs:
        a, b = (hex_at(name) for name in pair.split())
        numbers[a], numbers[b] = numbers[b], numbers[a]
    return "number=" + ",".join(map(str, numbers))


# -- doing --------------------------------------------------------------------


def _action(text: str) -> str:
    return " ".join(place(word) for word in text.split())


def play(match: AnyMatch, *moves: str) -> AnyMatch:
    """Moves one after another: "0 road 2,1~3,1", "chance dice 3 4"."""
    for move in moves:
        who, text = move.split(" ", 1)
        match.play(hexhold.CHANCE if who == "chance" else int(who), _action(text))
    return match


def roll(match: AnyMatch, seat: int, number: int) -> AnyMatch:
    """A seat rolls this number."""
    first = max(1, number - 6)
    return play(match, f"{seat} roll", f"chance dice {first} {number - first}")


# -- asking -------------------------------------------------------------------


def refused(match: AnyMatch, seat: int, text: str) -> str | None:
    """The id of the rule that refuses an action; nothing if it is allowed."""
    actions = match.expand(_action(text))
    refusal = match.check(seat, _action(text))
    assert (refusal is None) == listed(match, seat, actions), "listed and allowed differ"
    return None if refusal is None else refusal.rule


def listed(match: AnyMatch, seat: int, actions: Sequence[int]) -> bool:
    """Whether each of some actions is listed when those before it are done."""
    ahead = match.state.copy()
    for action in actions:
        outcomes = [outcome for outcome, _ in match.game.outcomes(ahead)]
        if action not in (outcomes if seat == hexhold.CHANCE else match.game.legal(ahead, seat)):
            return False
        match.game.play(ahead, seat, action)
    return True


def allowed(match: AnyMatch, seat: int, text: str) -> bool:
    """Whether an action is allowed."""
    return refused(match, seat, text) is None


def choices(match: AnyMatch, seat: int, kind: str) -> set[str]:
    """All a seat may do of one kind: the words that follow it."""
    texts = (match.text(action).split(" ", 1) for action in match.legal(seat))
    return {words[1] for words in texts if words[0] == kind}


def table(match: AnyMatch) -> View:
    """What everybody sees."""
    return match.view(hexhold.SPECTATOR)


def seen(match: AnyMatch, seat: int) -> dict[str, Any]:
    """What everybody sees of a seat."""
    view: dict[str, Any] = table(match)["seats"][seat]
    return view


def own(match: AnyMatch, seat: int) -> dict[str, Any]:
    """What a seat alone knows of itself."""
    view: dict[str, Any] = match.view(seat)["own"]
    return view


def hand(match: AnyMatch, seat: int) -> dict[str, int]:
    """The resource cards of a seat, the kinds it has."""
    return {kind: count for kind, count in own(match, seat)["hand"].items() if count}


def points(match: AnyMatch, seat: int) -> int:
    """All points of a seat, its hidden cards included."""
    return int(own(match, seat)["points"])


def told(match: AnyMatch, seat: int, name: str) -> list[dict[str, Any]]:
    """The events of a name that a seat heard of after the last move."""
    return [event for event in match.events_for(seat) if event["event"] == name]
