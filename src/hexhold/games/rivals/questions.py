"""The open question as a seat may know it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from hexhold.games.rivals.cards.deck import CARD_IDS
from hexhold.games.rivals.declaration import QUESTIONS
from hexhold.games.rivals.engine import layout as q
from hexhold.games.rivals.engine.feuds import losable
from hexhold.games.rivals.engine.gaining import MAY_STOP, NO_WASTE
from hexhold.games.rivals.engine.stacks import FROM_TABLE
from hexhold.games.rivals.engine.state import State, a_of, b_of, c_of, code_of, d_of, seat_of
from hexhold.games.rivals.engine.tables import REGION_NAMES, RESOURCES
from hexhold.games.rivals.names import PLACE_NAMES, SLOT_NAMES, bits_of, stack_region_ids

if TYPE_CHECKING:  # which has its words from here
    from hexhold.games.rivals.types import Asked, Details

CODES: Final[dict[int, str]] = {one.code: one.word for one in QUESTIONS}


def _opening(s: State, frame: int) -> Details:
    return {"not_stack": a_of(frame) or None}


def _stack(s: State, frame: int) -> Details:
    return {"stack": a_of(frame) + 1, "count": b_of(frame)}


def _laid(s: State, frame: int) -> Details:
    order = d_of(frame) >> 6
    return {"laid": [REGION_NAMES[(order >> (3 * i)) & 7] for i in range(a_of(frame))]}


def _card(s: State, frame: int) -> Details:
    return {"card": CARD_IDS[a_of(frame)]}


def _owed(s: State, frame: int) -> Details:
    owed = {name: (d_of(frame) >> (4 * r)) & 15 for r, name in enumerate(RESOURCES)}
    return {"owed": {name: count for name, count in owed.items() if count}}


def _count(s: State, frame: int) -> Details:
    return {"count": a_of(frame)}


def _gain(s: State, frame: int) -> Details:
    return {
        "count": a_of(frame),
        "places": [PLACE_NAMES[p] for p in bits_of(d_of(frame))],
        "may_stop": c_of(frame) & MAY_STOP != 0,
        "may_waste": c_of(frame) & NO_WASTE == 0,
    }


def _want(s: State, frame: int) -> Details:
    return {"count": a_of(frame), "least": b_of(frame)}


def _named(s: State, frame: int) -> Details:
    return {"named": [SLOT_NAMES[(d_of(frame) >> (6 * i)) & 63] for i in range(a_of(frame))]}


def _losable(s: State, frame: int) -> Details:
    return {"slots": [SLOT_NAMES[slot] for slot in bits_of(losable(s, frame))]}


def _first_of_two(s: State, frame: int) -> Details:
    names = SLOT_NAMES if b_of(frame) else PLACE_NAMES
    return {"first": names[a_of(frame)]}


def _above(s: State, frame: int) -> Details:
    return {
        "place": PLACE_NAMES[2 * a_of(frame) + c_of(frame)],
        "cards": [stack_region_ids(s.rules)[t] for t in bits_of(d_of(frame))],
    }


def _land(s: State, frame: int) -> Details:
    return {"cards": [stack_region_ids(s.rules)[t] for t in bits_of(d_of(frame))]}


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
    q.RIOT: lambda s, frame: {"fee": a_of(frame)},
    q.NAME: _named,
    q.LOSE: _losable,
    q.STRIP: _count,
    q.SWAP_WITH: _first_of_two,
    q.ABOVE: _above,
    q.LAND: _land,
    q.DEFEND: _card,
}


def question_view(s: State, frame: int, viewer: int) -> Asked:
    """What is asked, of whom, and the particulars that the viewer may know."""
    code = code_of(frame)
    nobody = code >= q.CHANCE_CODES or code == q.OVER
    view: Asked = {"question": CODES[code], "seat": None if nobody else seat_of(frame)}
    if code == q.UNDER:
        public = b_of(frame) == FROM_TABLE or viewer == seat_of(frame)
        view["card"] = CARD_IDS[a_of(frame)] if public else None
        return view
    details = DETAILS.get(code)
    return {**view, **details(s, frame)} if details else view
