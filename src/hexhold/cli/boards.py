"""How each game's table is shown as text."""

import json
from typing import Final, Protocol

from rich.text import Text

from hexhold.cli import watch_board
from hexhold.core.contract import View


class Drawing(Protocol):
    """What a game's module of drawings offers."""

    def draw(self, view: View) -> list[Text]: ...
    def question(self, view: View) -> list[str]: ...
    def is_worth_a_look(self, view: View) -> bool: ...


class PlainDrawing:
    """For a game that nobody has drawn yet: its views as they are."""

    def draw(self, view: View) -> list[Text]:
        return [Text(json.dumps(view, indent=2))]

    def question(self, view: View) -> list[str]:
        return ["What do you do?"]

    def is_worth_a_look(self, view: View) -> bool:
        return True


DRAWINGS: Final[dict[str, Drawing]] = {"watch": watch_board}


def drawing_of(game: str) -> Drawing:
    """How a game is drawn."""
    return DRAWINGS.get(game, PlainDrawing())
