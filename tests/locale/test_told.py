"""What the catalogue says of actions and events is what the tellers can ask it for."""

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest
from tests.locale.reading import messages, variables

from hexhold.cli.teller import told_as, ways_of
from hexhold.core.discovery import part
from hexhold.games import GAMES
from hexhold.games.rivals.questions import CODES
from hexhold.locale import ORIGINAL

# A noun may give more than one argument.
FURTHER: Final = {"dice": {"sum", "wild"}, "place": {"yield", "gain"}}
# Where the page tells several events as one, there are more fields.
GATHERED: Final = {
    "watch-event-discarded": {"cards", "count"},
    "watch-event-offered": {"offers"},
    "rivals-event-gained": {"places"},
    "rivals-event-traded": {"place", "gain"},
    "rivals-event-card-drawn": {"count"},
    "rivals-event-card-picked": {"count"},
    "rivals-event-exchanged": {"seat", "stack", "under", "given", "card"},
    "rivals-action-faceup": {"card"},  # which is seen on the table
}


def declared(game: str) -> Iterator[tuple[str, dict[str, str]]]:
    """The plain message of each action and event, and its arguments with their nouns."""
    declaration, events = part(game, "declaration"), part(game, "events")
    actions: tuple[Any, ...] = (*declaration.KINDS, *getattr(declaration, "MACROS", ()))  # type: ignore[union-attr]
    for one in actions:
        parts = [each for way in ways_of(one) for each in way if not isinstance(each, str)]
        yield f"{game}-action-{one.word}", dict(map(told_as, parts))
    for event in events.EVENTS:  # type: ignore[union-attr]
        nouns = {field.name: field.noun for field in event.fields}
        yield f"{game}-event-{event.name}", {"seat": "seat"} | nouns
    yield from ((message, {}) for message in GATHERED if message.startswith(game))


def given(game: str) -> dict[str, set[str]]:
    """The arguments that a message may name."""
    found: dict[str, set[str]] = {}
    for message, nouns in declared(game):
        further = {name for noun in nouns.values() for name in FURTHER.get(noun, ())}
        found.setdefault(message, set()).update(nouns, further, GATHERED.get(message, ()))
    return found


def plain(message: str, arguments: dict[str, set[str]]) -> str:
    """The plain form of a message, if it is one that a teller looks for; else nothing."""
    if message in arguments:
        return message
    for start in sorted(arguments, key=len, reverse=True):
        ending = message.removeprefix(f"{start}-")
        names = "|".join(map(re.escape, sorted(arguments[start]))) or "-"
        asked = ending in CODES.values() and start.startswith("rivals-action-")
        if ending != message and (
            asked or re.match(f"(with|without)-({names})$|({names})-", ending)
        ):
            return start
    return ""


@pytest.mark.parametrize("game", GAMES)
def test_every_message_of_an_action_or_event_can_be_asked_for(game: str) -> None:
    arguments = given(game)
    told = [name for name in messages(ORIGINAL) if re.match(f"{game}-(action|event)-", name)]
    assert len(told) > 50
    assert [name for name in told if not plain(name, arguments)] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_message_names_fields_of_its_action_or_event(game: str) -> None:
    arguments = given(game)
    wrong = {
        name: variables(message) - arguments[start]
        for name, message in messages(ORIGINAL).items()
        if (start := plain(name, arguments)) and variables(message) - arguments[start]
    }
    assert wrong == {}
