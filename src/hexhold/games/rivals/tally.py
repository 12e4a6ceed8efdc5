"""What can be counted of a match from its moves and its end: dice, and where points come from."""

from hexhold.games.rivals.engine import layout as q
from hexhold.games.rivals.engine._actions import DEALT, DEFENDED, ROLLED
from hexhold.games.rivals.engine.state import State
from hexhold.games.rivals.engine.tables import FACES


def dice_of(action: int) -> dict[str, int | str]:
    """The production die and the event die, or the die of a defence."""
    if ROLLED <= action < DEFENDED:
        number, face = divmod(action - ROLLED, len(FACES))
        return {"number": number + 1, "face": FACES[face]}
    if DEFENDED <= action < DEALT:
        return {"defence": action - DEFENDED + 1}
    return {}


def points_by_source(state: State, seat: int) -> dict[str, int]:
    """Where a seat's points come from; they add up to all it has."""
    w = state.w
    me = seat * q.SIDE
    columns = int(w[me + q.COLUMNS]).bit_count()
    cities = int(w[me + q.CITIES]).bit_count()
    return {
        "settlements": columns - cities,
        "cities": 2 * cities,
        "cards": int(w[me + q.CARD_POINTS]) - columns - cities,
        "hero-token": int(w[q.HERO_TOKEN] == seat + 1),
        "trade-token": int(w[q.TRADE_TOKEN] == seat + 1),
    }
