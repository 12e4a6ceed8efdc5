"""What tables share, so that a thousand of them stay light: things that never change."""

from functools import lru_cache
from typing import Any

from hexhold.core.contract import Game, Move
from hexhold.games import recall_game


@lru_cache(maxsize=256)
def shared_game(name: str, options: tuple[tuple[str, Any], ...]) -> Game[Any]:
    """A game with its options."""
    return recall_game(name, dict(options))


@lru_cache(maxsize=1 << 16)
def shared_move(seat: int, number: int) -> Move:
    """A move, as every match holds hundreds of them."""
    return seat, number
