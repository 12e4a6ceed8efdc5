"""How each game's table is shown and told as text."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from hexhold.cli.story import seat_name
from hexhold.cli.terminal import Console
from hexhold.cli.words import t
from hexhold.core.contract import Action, Event, View
from hexhold.core.discovery import part


@dataclass(frozen=True)
class Board:
    """What the command line needs to know of a game's table."""

    draw: Callable[[View], list[RenderableType]]
    remind: Callable[[View], list[str]]  # what a seat has to answer with
    is_worth_a_look: Callable[[View], bool]  # before a question
    ask: Callable[[View, set[str]], str]
    label: Callable[[Action, View], str]
    tell: Callable[[Event, View, int | None], str]
    placed: frozenset[str]  # kinds of actions whose label does not say where
    example: str  # of an action as text


def plain_event(event: Event, view: View, me: int | None) -> str:
    """An event of a game that nobody has put into words."""
    details = [f"{key} {value}" for key, value in event.items() if key not in ("event", "seat")]
    told = " ".join([event["event"], *details])
    return t("cli-play-unknown", name=seat_name(event.get("seat"), me), event=told)


# For a game that nobody has drawn yet: its views, actions and events as they are.
PLAIN: Final = Board(
    draw=lambda view: [Text(json.dumps(view, indent=2))],
    remind=lambda view: [],
    is_worth_a_look=lambda view: True,
    ask=lambda view, kinds: t("cli-play-what"),
    label=lambda action, view: str(action),
    tell=plain_event,
    placed=frozenset(),
    example="…",
)


def board_of(game: str) -> Board:
    """How a game is shown."""
    terminal = part(game, "terminal")
    if terminal is None:
        return PLAIN
    board: Board = terminal.BOARD
    return board


def show_board(out: Console, game: str, view: View) -> None:
    """All that a view holds."""
    for drawn in board_of(game).draw(view):
        out.print(drawn, soft_wrap=isinstance(drawn, Text))


def story(game: str, events: list[Event], view: View, me: int | None) -> list[str]:
    """All events worth a sentence."""
    told = (board_of(game).tell(event, view, me) for event in events)
    return [line for line in told if line]
