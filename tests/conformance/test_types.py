"""What matches tell is of the types that the page has: a declaration that lies is found here."""

from collections import defaultdict
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tools.game_types import event_types, view_type

import hexhold
from hexhold.core.conformance.play import Kinds, choose
from hexhold.core.contract import Event
from hexhold.core.rng import Rng

SETTINGS: dict[str, list[dict[str, Any]]] = {
    "watch": [
        {"players": 4, "start": "founding", "board": "random"},
        {"players": 3, "start": "fixed", "phases": "separate", "turn_limit": 9},
        {"mode": "brotherhood", "players": 4, "edition": "ru", "board": "variable"},
        {"mode": "brotherhood", "players": 3, "edition": "en", "trade": False},
    ],
    "rivals": [
        {"mode": "intro", "turn_limit": 9},
        {"mode": "gold"},
        {"mode": "turmoil"},
        {"mode": "progress"},
        {"mode": "duel", "forest_stack": 2},
    ],
}
CASES = [(name, options) for name, several in SETTINGS.items() for options in several]
MOVES = 400


def reads_all(told: Any, kind: Any) -> bool:
    """Whether something is of a type, and has nothing that the type does not know."""
    try:
        return is_whole(told, msgspec.convert(told, kind, strict=True))
    except msgspec.ValidationError:
        return False


def is_whole(told: Any, read: Any) -> bool:
    """Whether nothing was lost in reading; a tuple may have got its last places from its type."""
    if isinstance(told, dict):
        return told.keys() == read.keys() and all(is_whole(told[key], read[key]) for key in told)
    if isinstance(told, list):
        return len(told) <= len(read) and all(map(is_whole, told, read))
    return bool(told == read)


@pytest.mark.parametrize(("name", "options"), CASES)
def test_views_and_events_are_what_the_page_is_told(name: str, options: dict[str, Any]) -> None:
    game = hexhold.game(name, **options)
    kinds = defaultdict(list)
    for kind in event_types(name):
        kinds[kind.__annotations__["event"].__args__[0]].append(kind)

    def is_known(event: Event) -> bool:
        return any(reads_all(event, kind) for kind in kinds[event["event"]])

    match, rng, met = game.start(), Rng(3), Kinds()  # chance moves are ours as well
    viewers = [*range(game.seats), hexhold.SPECTATOR]
    while not match.over and len(match.moves) < MOVES:
        match.play(*choose(game, match.state, rng, met))
        view = match.view(viewers[len(match.moves) % len(viewers)])
        assert reads_all(view, view_type(name)), view
        told = [event for viewer in viewers for event in match.story_for(viewer)]
        assert [event for event in told if not is_known(event)] == []


WRONG: dict[str, Callable[[Any], None]] = {
    "unknown": lambda view: view.update(unheard=1),
    "unknown inside": lambda view: view["seats"][0].update(unheard=1),
    "missing": lambda view: view.pop("turn"),
    "no word of the game": lambda view: view["seats"][0].update(colour="mauve"),
    "of another kind": lambda view: view.update(turn="1"),
}


@pytest.mark.parametrize("name", SETTINGS)
@pytest.mark.parametrize("wrong", WRONG)
def test_a_view_that_is_something_else_is_found(name: str, wrong: str) -> None:
    view = hexhold.game(name).start(1).view(0)
    assert reads_all(view, view_type(name))
    WRONG[wrong](view)
    assert not reads_all(view, view_type(name))
