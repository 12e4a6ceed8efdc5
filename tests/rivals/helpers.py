"""One-line positions of the Rivals, moves by text, and what a test asks afterwards.

A position is the text of hexhold.games.rivals.position with three short forms: a card without a set
is one of the basic set ("abbey" is "basic.abbey", the others keep theirs: "gold.mint"); "stock=*:2"
fills all six start places, and more may follow ("stock=*:2,a6:0"); "roll" is "phase=roll":

    at("roll | 0 hand=brigitta cards=5a:abbey stock=*:2 | 1 columns=5,6* cards=6a:harald")

What is left out is as at the start: seat 0 (red) has a5 forest 2, a6 gold 1, a7 fields 6, b5 hills
3, b6 pasture 4, b7 mountains 5; seat 1 (blue) forest 3, gold 4, fields 5, hills 2, pasture 1,
mountains 6; one in each region but no gold; settlements in columns 5 and 6; it is seat 0's action
phase. More columns need their regions: "columns=5,6,7 regions=a8:gold2,b8:mountains4:1".

Moves are texts too, and whoever is asked makes them: play(match, "build abbey", "site 5a",
"roll", "dice 6 trade", "deal scout", "event feud", "defend 3"). A number before the text says (and
checks) which seat it is: "1 gain a5". After every move the state is audited.

A test of a card says so, and what it shows, so that test_every_card_is_tested.py can count:

    @pytest.mark.card("basic.abbey", shows="effect")
    def test_an_abbey_widens_the_hand() -> None: ...

    @pytest.mark.card("basic.abbey", shows="limit")
    def test_an_abbey_may_stand_only_once() -> None: ...

Every card of a set needs both: "effect" is what the card does, "limit" what refuses it or where its
effect ends. Several ids may share a test (a loop or parameters); the ids are those of the card
tables, always with the set, events and centre cards included ("turmoil.riots", "basic.city").
"""

from collections.abc import Iterator
from typing import Any

import hexhold
from hexhold.core.contract import View
from hexhold.core.match import Match
from hexhold.games.rivals.cards.deck import CARD_IDS

AnyMatch = Match[Any]
CHANCE_WORDS = ("first", "dice", "defend", "deal", "land", "event", "moon")
CARD_WORDS = ("build", "play", "card", "deal")
CARD_LISTS = ("hand", "sure", "loose", "discard")
START_PLACES = ("a5", "a6", "a7", "b5", "b6", "b7")


# -- names --------------------------------------------------------------------


def full(name: str) -> str:
    """A card with its set."""
    return f"basic.{name}" if f"basic.{name}" in CARD_IDS else name


def short(name: str) -> str:
    """A card as the tests write it."""
    return name.removeprefix("basic.")


def _stock(value: str) -> Iterator[str]:
    for part in value.split(","):
        if part.startswith("*:"):
            yield from (f"{place}:{part[2:]}" for place in START_PLACES)
        else:
            yield part


def _position(text: str) -> str:
    card, mark, marks = text.partition("/")
    return full(card) + mark + marks


def _word(word: str) -> str:
    """One word of a position."""
    name, equals, value = word.partition("=")
    if name == "roll" and not equals:
        return "phase=roll"
    parts = value.split(",")
    if name in CARD_LISTS:
        value = ",".join(full(part) for part in parts)
    elif name.startswith("stack"):
        value = ",".join(_position(part) for part in parts)
    elif name == "cards":
        value = ",".join(f"{at}:{full(card)}" for at, card in (part.split(":") for part in parts))
    elif name == "stock":
        value = ",".join(_stock(value))
    return name + equals + value


# -- matches ------------------------------------------------------------------


def begin(mode: str = "intro", **options: Any) -> AnyMatch:
    """A new match; seat 0 begins unless the options say otherwise."""
    game = hexhold.game("rivals", mode=mode, **{"first": "0"} | options)
    return game.start()


def at(position: str, mode: str = "intro", **options: Any) -> AnyMatch:
    """A match that begins at a position; chance is in the test's hands."""
    game = hexhold.game("rivals", mode=mode, **{"first": "0"} | options)
    words = " ".join(_word(word) for word in position.split())
    return audited(hexhold.continue_from(game, words))


def audited(match: AnyMatch) -> AnyMatch:
    """The match, if its state is sound."""
    problems = match.game.audit(match.state)
    assert not problems, problems
    return match


# -- doing --------------------------------------------------------------------


def _action(text: str) -> str:
    kind, _, rest = text.partition(" ")
    return f"{kind} {full(rest)}" if kind in CARD_WORDS else text


def _seat_and_action(match: AnyMatch, text: str) -> tuple[int, str]:
    """Who is meant, and the action in full."""
    first, _, rest = text.partition(" ")
    if first.isdigit():
        return int(first), _action(rest)
    if first in CHANCE_WORDS:
        return hexhold.CHANCE, _action(text)
    seats = [seat for seat in match.actors if seat != hexhold.CHANCE]
    return (seats or [0])[0], _action(text)


def play(match: AnyMatch, *moves: str) -> AnyMatch:
    """Moves one after another, each by the seat that is asked."""
    for move in moves:
        match.play(*_seat_and_action(match, move))
        audited(match)
    return match


def roll(match: AnyMatch, number: int, face: str) -> AnyMatch:
    """The active seat rolls; the faces are brigand, trade, celebration, harvest and event."""
    return play(match, "roll", f"dice {number} {face}")


def event(match: AnyMatch, name: str, number: int) -> AnyMatch:
    """The active seat rolls a number and draws this event."""
    return play(roll(match, number, "event"), f"event {name}")


def finish_turn(match: AnyMatch) -> AnyMatch:
    """End the turn: draw whatever comes, put back whatever is too much, exchange nothing."""
    seat = match.view(hexhold.SPECTATOR)["active"]
    turn = match.view(hexhold.SPECTATOR)["turn"]
    play(match, f"{seat} end")
    while not match.over and match.view(hexhold.SPECTATOR)["turn"] == turn:
        if match.actors == [hexhold.CHANCE]:
            play(match, match.text(match.outcomes()[0][0]))
        else:
            texts = [match.text(action) for action in match.legal(seat)]
            play(match, "pass" if "pass" in texts else texts[0])
    return match


# -- asking -------------------------------------------------------------------


def asked(match: AnyMatch) -> str:
    """Who is asked what: "0 gain", "chance dice"; "over" at the end."""
    question = table(match)["asked"]
    if match.over:
        return "over"
    seat = "chance" if match.actors == [hexhold.CHANCE] else question["seat"]
    return f"{seat} {question['question']}"


def refused(match: AnyMatch, text: str) -> str | None:
    """The id of the rule that refuses an action; nothing if it is allowed."""
    seat, action = _seat_and_action(match, text)
    number = match.number(action)
    refusal = match.check(seat, number)
    offered = [a for a, _ in match.outcomes()] if seat == hexhold.CHANCE else match.legal(seat)
    assert (refusal is None) == (number in offered), "what is listed and what is allowed differ"
    return None if refusal is None else refusal.rule


def allowed(match: AnyMatch, text: str) -> bool:
    """Whether an action is allowed."""
    return refused(match, text) is None


def choices(match: AnyMatch, kind: str) -> set[str]:
    """All that may be done of one kind: the words that follow it, for chance too."""
    actions = [action for seat in (0, 1) for action in match.legal(seat)]
    actions += [action for action, _ in match.outcomes()]
    texts = (match.text(action).split(" ", 1) for action in actions)
    return {short(words[1]) for words in texts if words[0] == kind}


def table(match: AnyMatch) -> View:
    """What everybody sees."""
    return match.view(hexhold.SPECTATOR)


def side(match: AnyMatch, seat: int) -> dict[str, Any]:
    """What everybody sees of a seat: points, commerce, strength, skill, progress and so on."""
    view: dict[str, Any] = table(match)["seats"][seat]
    return view


def points(match: AnyMatch, seat: int) -> int:
    """The victory points of a seat, tokens included."""
    return int(side(match, seat)["points"])


def stock(match: AnyMatch, seat: int) -> dict[str, int]:
    """What lies in the regions of a seat, by place."""
    found = {region["place"]: region["stock"] for region in side(match, seat)["regions"]}
    cache = side(match, seat)["cache"]
    return found if cache is None else found | {"cache": cache}


def resources(match: AnyMatch, seat: int) -> dict[str, int]:
    """What a seat has, by resource; what it has none of is left out."""
    return dict(side(match, seat)["resources"])


def gained(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """The difference of two such counts."""
    names = [*before, *(name for name in after if name not in before)]
    changes = {name: after.get(name, 0) - before.get(name, 0) for name in names}
    return {name: change for name, change in changes.items() if change}


def cards(match: AnyMatch, seat: int) -> dict[str, list[str]]:
    """The cards of a principality by bay ("5a"); a covered card follows the one on it."""
    found: dict[str, list[str]] = {}
    for column in side(match, seat)["columns"]:
        for bay, piles in zip(column["bays"], (column["above"], column["below"]), strict=True):
            if piles:
                found[bay] = [short(card) for pile in piles for card in pile]
    return found


def _listed(counts: dict[str, int]) -> list[str]:
    return sorted(short(name) for name, count in counts.items() for _ in range(count))


def hand(match: AnyMatch, seat: int) -> list[str]:
    """The hand of a seat, sorted."""
    return _listed(match.view(seat)["own"]["hand"])


def discard(match: AnyMatch) -> list[str]:
    """The discard pile, sorted."""
    return _listed(table(match)["discard"])


def stack(match: AnyMatch, number: int, seat: int = hexhold.SPECTATOR) -> list[str | None]:
    """A stack from its top as a seat knows it: a card, "maybe", "seen", or nothing."""
    found = match.view(seat)["stacks"][number - 1]["cards"]
    return [card if card is None else short(card) for card in found]


def told(match: AnyMatch, seat: int, name: str) -> list[dict[str, Any]]:
    """The events of a name that a seat heard of after the last move."""
    return [fact for fact in match.events_for(seat) if fact["event"] == name]
