"""The other side of the bench: catanatron, four RandomPlayers, as its package plays them.

Its log holds one entry for each decision of a player, a whole discard being one; its random
players do not trade with each other.
"""

from typing import Any, Final

from catanatron import Color, Game, RandomPlayer
from catanatron.models.actions import generate_playable_actions

from hexhold.bench.measure import Counts, Task, repeat, repeat_calls

SAMPLE: Final = 300  # games in the middle, taken evenly from random ones
STRIDE: Final = 11  # decisions between two of them


def new_game() -> Any:
    """A game with four random players."""
    return Game([RandomPlayer(color) for color in Color])


def sample_games(size: int) -> list[Any]:
    """Games in which a player has to decide."""
    games: list[Any] = []
    step = 0
    game = new_game()
    while len(games) < size:
        if game.winning_color() is not None:
            game = new_game()
        step += 1
        if step % STRIDE == 0:
            games.append(game.copy())
        game.play_tick()
    return games


class Catanatron:
    """All that is measured of catanatron."""

    def __init__(self) -> None:
        self.samples = sample_games(SAMPLE)

    def tasks(self) -> dict[str, Task]:
        """Each measurement by its name."""
        return {"games": self.games, "legal": self.legal, "copy": self.copy}

    def games(self, seconds: float) -> Counts:
        """Whole games."""

        def once() -> Counts:
            game = new_game()
            game.play()
            return {"games": 1, "actions": len(game.state.actions)}

        return repeat(once, seconds)

    def legal(self, seconds: float) -> Counts:
        """Lists of all playable actions."""

        def calls() -> None:
            for game in self.samples:
                generate_playable_actions(game.state)

        return repeat_calls("legal", calls, SAMPLE, seconds)

    def copy(self, seconds: float) -> Counts:
        """Copies of a game."""

        def calls() -> None:
            for game in self.samples:
                game.copy()

        return repeat_calls("copy", calls, SAMPLE, seconds)
