"""The Watch for the bench: its engine as a Python loop calls it."""

from functools import partial
from typing import Any, Final

from hexhold.bench.ours import Engine
from hexhold.bench.report import Bar
from hexhold.games import make_game
from hexhold.games.watch.engine import playout, referee


def engine(mode: str, trade: bool = False) -> Engine:
    """Four seats; catanatron's do not trade with each other."""
    return Engine(
        [make_game("watch", {"mode": mode, "trade": trade})],
        playout.play_randomly,
        referee.first_actor,
        referee.legal,
        referee.play,
        referee.resolve_chance,
        own_all,
    )


def own_all(state: Any) -> None:
    """A copy shares these until it writes into them."""
    for own in state.seats:
        own.yields = own.yields[:]
    state.gift, state.lots = state.gift[:], state.lots[:]


ENGINES: Final = {
    "hexhold": partial(engine, "base"),
    "brotherhood": partial(engine, "brotherhood"),
    "trade": partial(engine, "base", trade=True),
    "brotherhood-trade": partial(engine, "brotherhood", trade=True),
}
BARS: Final = (
    Bar("actions/s in the engine", "hexhold", "actions_per_s", "actions_per_s", 100),
    Bar("actions/s from a Python loop", "hexhold", "loop_actions_per_s", "actions_per_s", 30),
    Bar("actions/s interpreted", "interpreted", "actions_per_s", "actions_per_s", 4),
    Bar("copy()/s", "hexhold", "copy_per_s", "copy_per_s", 50),
    Bar("legal()/s from Python", "hexhold", "legal_per_s", "legal_per_s", 18),
    Bar("Brotherhood: actions/s", "brotherhood", "actions_per_s", "actions_per_s", 60),
)
