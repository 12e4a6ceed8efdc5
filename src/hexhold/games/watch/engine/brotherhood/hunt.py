"""The second option of a patrol in the Brotherhood. Chapter patrol."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.games.watch.engine._actions import HUNT
from hexhold.games.watch.engine.brotherhood.gift import fill_gift, strike, take_from_hex
from hexhold.games.watch.engine.development import show_card
from hexhold.games.watch.engine.geometry import LINE
from hexhold.games.watch.engine.state import Holdings, State
from hexhold.games.watch.engine.tables import PATROL
from hexhold.games.watch.engine.turn import proceed


def fill_hunt(s: State, out: vec[i64], n: i64) -> i64:
    """Every wildling in the Gift."""
    return fill_gift(s, HUNT, out, n)


def hunt(s: State, own: Holdings, code: i64) -> None:
    """watch.patrol.remove: a card of the hex, and the wildling goes back to the Frostfangs."""
    show_card(s, own, PATROL)
    own.patrols += 1
    s.due_patrol = True
    take_from_hex(s, LINE[code // 3])
    strike(s, code)
    proceed(s)
