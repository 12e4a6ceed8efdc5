"""The open question as a seat may know it."""

from collections.abc import Callable
from typing import Any, Final

from hexhold.games.rivals.cards.deck import CARD_IDS
from hexhold.games.rivals.engine import layout as q
from hexhold.games.rivals.engine.feuds import losable
from hexhold.games.rivals.engine.gaining import MAY_STOP, NO_WASTE
from hexhold.games.rivals.engine.stacks import FROM_TABLE
from hexhold.games.rivals.engine.state import State, a_of, b_of, c_of, code_of, d_of, seat_of
from hexhold.games.rivals.engine.tables import REGION_NAMES, RESOURCES
from hexhold.games.rivals.names import PLACE_NAMES, SLOT_NAMES, bits_of, stack_region_ids

Details = dict[str, Any]

CODES: Final = {
    q.OPEN: "open", q.PICK: "pick", q.LAY: "lay", q.ROLL: "roll", q.NUMBER: "number",
    q.MAIN: "main", q.SITE: "site", q.WAIVE: "waive", q.GIVE: "give", q.GIVE_ANY: "give-any",
    q.GAIN: "gain", q.WANT: "want", q.BUY: "buy", q.RIOT: "riot", q.REACT: "react",
    q.NAME: "name", q.LOSE: "lose", q.SHOOT: "shoot", q.SINK: "sink", q.BURN: "burn",
    q.UNDER: "under", q.STRIP: "strip", q.SPY: "spy", q.LIBRARY: "library",
    q.SALVAGE: "salvage", q.SWAP: "swap", q.SWAP_WITH: "swap-with", q.RAID: "raid",
    q.GIFT: "gift", q.TITHE: "tithe", q.HEAL: "heal", q.ABOVE: "above", q.DRAW: "draw",
    q.EXCESS: "excess", q.EXCHANGE: "exchange", q.REPLACE: "replace", q.OVER: "over",
    q.RANSOM: "ransom",
    q.CHOOSE_FIRST: "first", q.DICE: "dice", q.DEAL: "deal", q.LAND: "land", q.EVENT: "event",
    q.DEFEND: "defend",
    q.START_TURN: "start-turn", q.PRODUCE: "produce", q.MARKET: "market",
    q.SHOW_FACE: "show-face", q.BRIGANDS: "brigands", q.EVENT_CARD: "event-card",
    q.RIOT_AT: "riot-at", q.FEUD_AT: "feud-at", q.STRIP_AT: "strip-at",
    q.REMEDY_AT: "remedy-at", q.HAVE_BUILT: "have-built", q.TO_DISCARD: "to-discard",
    q.EFFECT: "effect", q.LOOK_THROUGH: "look-through", q.TAKE_TOP: "take-top", q.LOST: "lost",
    q.FOUNDED: "founded", q.HAND_CHECK: "hand-check", q.END_TURN: "end-turn",
}  # fmt: skip


def _opening(s: State, word: int) -> Details:
    return {"not_stack": a_of(word) or None}


def _stack(s: State, word: int) -> Details:
    return {"stack": a_of(word) + 1, "count": b_of(word)}


def _laid(s: State, word: int) -> Details:
    order = d_of(word) >> 6
    return {"laid": [REGION_NAMES[(order >> (3 * i)) & 7] for i in range(a_of(word))]}


def _card(s: State, word: int) -> Details:
    return {"card": CARD_IDS[a_of(word)]}


def _owed(s: State, word: int) -> Details:
    owed = {name: (d_of(word) >> (4 * r)) & 15 for r, name in enumerate(RESOURCES)}
    return {"owed": {name: count for name, count in owed.items() if count}}


def _count(s: State, word: int) -> Details:
    return {"count": a_of(word)}


def _gain(s: State, word: int) -> Details:
    return {
        "count": a_of(word),
        "places": [PLACE_NAMES[p] for p in bits_of(d_of(word))],
        "may_stop": c_of(word) & MAY_STOP != 0,
        "may_waste": c_of(word) & NO_WASTE == 0,
    }


def _want(s: State, word: int) -> Details:
    return {"count": a_of(word), "least": b_of(word)}


def _named(s: State, word: int) -> Details:
    return {"named": [SLOT_NAMES[(d_of(word) >> (6 * i)) & 63] for i in range(a_of(word))]}


def _losable(s: State, word: int) -> Details:
    return {"slots": [SLOT_NAMES[slot] for slot in bits_of(losable(s, word))]}


def _first_of_two(s: State, word: int) -> Details:
    names = SLOT_NAMES if b_of(word) else PLACE_NAMES
    return {"first": names[a_of(word)]}


def _above(s: State, word: int) -> Details:
    return {
        "place": PLACE_NAMES[2 * a_of(word) + c_of(word)],
        "cards": [stack_region_ids(s.rules)[t] for t in bits_of(d_of(word))],
    }


def _land(s: State, word: int) -> Details:
    return {"cards": [stack_region_ids(s.rules)[t] for t in bits_of(d_of(word))]}


DETAILS: Final[dict[int, Callable[[State, int], Details]]] = {
    q.OPEN: _opening,
    q.PICK: _stack,
    q.LAY: _laid,
    q.SITE: _card,
    q.WAIVE: _card,
    q.GIVE: _owed,
    q.GIVE_ANY: _count,
    q.RANSOM: _count,
    q.GAIN: _gain,
    q.WANT: _want,
    q.BUY: _count,
    q.RIOT: lambda s, word: {"fee": a_of(word)},
    q.NAME: _named,
    q.LOSE: _losable,
    q.STRIP: _count,
    q.SWAP_WITH: _first_of_two,
    q.ABOVE: _above,
    q.LAND: _land,
    q.DEFEND: _card,
}


def question_view(s: State, word: int, viewer: int) -> Details:
    """What is asked, of whom, and the particulars that the viewer may know."""
    code = code_of(word)
    nobody = code >= q.CHANCE_CODES or code == q.OVER
    view: Details = {"question": CODES[code], "seat": None if nobody else seat_of(word)}
    if code == q.UNDER:
        public = b_of(word) == FROM_TABLE or viewer == seat_of(word)
        return view | {"card": CARD_IDS[a_of(word)] if public else None}
    details = DETAILS.get(code)
    return view | details(s, word) if details else view
