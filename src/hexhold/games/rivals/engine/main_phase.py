"""All that may be done in the action phase, put together (rivals.turn)."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.games.rivals.engine._actions import END
from hexhold.games.rivals.engine.building import fill_building, fill_removal
from hexhold.games.rivals.engine.centre import fill_centre
from hexhold.games.rivals.engine.playing import fill_playing
from hexhold.games.rivals.engine.state import State
from hexhold.games.rivals.engine.trading import fill_trades


def fill_main(s: State, seat: i64, out: vec[i64]) -> i64:
    """End, centre cards, expansions, action cards, trade, removal."""
    out[0] = END
    n = fill_centre(s, seat, out, 1)
    n = fill_building(s, seat, out, n)
    n = fill_playing(s, seat, out, n)
    n = fill_trades(s, seat, out, n)
    return fill_removal(s, seat, out, n)
