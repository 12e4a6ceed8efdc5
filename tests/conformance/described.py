"""What a line of text describes, whether it can be or not: for tests of the audit."""

from typing import Any

from hexhold import Game
from hexhold.games.watch import position


def described(game: Game[Any], text: str) -> Any:
    """The state, read but not judged."""
    return position.read(text, game.empty_table(), game.deck)  # type: ignore[attr-defined]
