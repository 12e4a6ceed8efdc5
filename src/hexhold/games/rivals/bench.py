"""The Rivals for the bench: its engine as a Python loop calls it."""

from typing import Any, Final

from hexhold.bench.ours import Engine
from hexhold.bench.report import Bar
from hexhold.games import make_game
from hexhold.games.rivals.engine import playout, referee
from hexhold.games.rivals.engine.state import MODES


def engine() -> Engine:
    """The five games, in turns."""

    def play(state: Any, seat: int, action: int) -> None:
        referee.play(state, action)

    return Engine(
        [make_game("rivals", {"mode": mode}) for mode in MODES],
        playout.play_randomly,
        referee.first_actor,
        referee.legal,
        play,
        referee.resolve_chance,
    )


ENGINES: Final = {"rivals": engine}
BARS: Final = (
    Bar("Rivals: actions/s", "rivals", "actions_per_s", "actions_per_s", 45),
    Bar("Rivals: copy()/s", "rivals", "copy_per_s", "copy_per_s", 25),
    Bar("Rivals: legal()/s from Python", "rivals", "legal_per_s", "legal_per_s", 9),
)
