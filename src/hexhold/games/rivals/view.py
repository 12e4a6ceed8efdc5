"""What one seat may know, built up from nothing: plain data for bots, browsers and logs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.changes import Change, changes
from hexhold.core.parts import Of, Part, Parts, computed, part_changes, show_parts
from hexhold.games.rivals.cards.deck import CARD_IDS, SETS
from hexhold.games.rivals.engine import layout as q
from hexhold.games.rivals.engine._cards import PARISH_HALL
from hexhold.games.rivals.engine.advantage import points_of
from hexhold.games.rivals.engine.hand import hand_limit
from hexhold.games.rivals.engine.knowledge import known_by, maybe_of
from hexhold.games.rivals.engine.referee import actors
from hexhold.games.rivals.engine.state import MODES, State, top
from hexhold.games.rivals.engine.stock import all_places, level_at, type_at
from hexhold.games.rivals.engine.tables import CACHE, FACES, REGION_NAMES
from hexhold.games.rivals.names import (
    BAY_NAMES,
    PLACE_NAMES,
    bits_of,
    card_counts,
    event_counts,
    resource_counts,
    stack_region_ids,
)
from hexhold.games.rivals.questions import question_view

if TYPE_CHECKING:  # which has its words from here
    from hexhold.games.rivals.types import (
        ColumnView,
        DiceView,
        EventsView,
        FaceUpView,
        HandKnown,
        OpenSide,
        OwnView,
        RegionView,
        RivalsView,
        SideView,
        StackView,
        SupplyView,
        TableView,
        TokensView,
    )

COLOURS: Final = ("red", "blue")


def view_of(s: State, seat: int) -> RivalsView:
    """The view of a seat; of a spectator if the seat is none."""
    playing = seat in (0, 1)
    return {
        "game": "rivals",
        "mode": MODES[s.rules.mode],
        "goal": s.rules.goal,
        "seat": seat if playing else None,
        **cast("TableView", show_parts(TABLE, s)),
        "asked": question_view(s, top(s), seat),
        "stacks": [stack_view(s, stack, seat) for stack in range(s.rules.stacks)],
        "seats": [side_view(s, side, seat) for side in (0, 1)],
        "own": cast("OwnView", show_parts(OWN[seat], s)) if playing else None,
    }


def public_changes(before: State, now: State) -> list[Change]:
    """How what everybody sees became another."""
    found = part_changes(TABLE, before, now, [])
    for side in (0, 1):
        found += part_changes(SIDES[side], before, now, ["seats", side])
    return found


def private_changes(before: State, now: State, seat: int) -> list[Change]:
    """How everything else that a seat sees became another."""
    asked = question_view(before, top(before), seat), question_view(now, top(now), seat)
    found = changes(*asked, ["asked"])
    if stacks_of(before) != stacks_of(now):
        for stack in range(now.rules.stacks):
            found += changes(
                stack_view(before, stack, seat), stack_view(now, stack, seat), ["stacks", stack]
            )
    if seat in (0, 1):
        found += part_changes(OWN[seat], before, now, ["own"])
        found += part_changes(KNOWN[1 - seat], before, now, ["seats", 1 - seat])
    return found


def _seat(seat: int) -> int | None:
    return None if seat < 0 else seat


def cells_at(s: State, at: int) -> list[int]:
    """The cells of the four sets from a place in the vector on."""
    return [int(s.w[at + group]) for group in range(4)]


def tokens_view(s: State) -> TokensView:
    """Who has the advantage tokens."""
    return {"hero": _seat(s.w[q.HERO_TOKEN] - 1), "trade": _seat(s.w[q.TRADE_TOKEN] - 1)}


def supply_view(s: State) -> SupplyView:
    """What can still be built, and the region cards of the stack."""
    w = s.w
    return {
        "roads": w[q.ROADS_LEFT],
        "settlements": w[q.SETTLEMENTS_LEFT],
        "cities": w[q.CITIES_LEFT],
        "regions": [stack_region_ids(s.rules)[t] for t in bits_of(w[q.REGIONS])],
    }


def dice_view(s: State) -> DiceView:
    """What the dice show, or will show."""
    w = s.w
    return {
        "number": w[q.DIE] or None,
        "face": FACES[w[q.FACE] - 1] if w[q.FACE] else None,
        "set_number": w[q.SET_NUMBER] or None,
        "festive": w[q.FESTIVE] == 1,
        "defence": w[q.DEFENCE_DIE] or None,
    }


def events_view(s: State) -> EventsView:
    """What everybody knows of the event stack."""
    w = s.w
    return {
        "before_yule": w[q.EVENT_LEFT],
        "past": event_counts(w[q.EVENT_PAST]),
        "unseen": event_counts(w[q.EVENT_POOL]),
        "unknown": w[q.MOON_SLOTS],
        "unknown_among": event_counts(w[q.MOON_BOX]),
    }


def face_up_view(s: State) -> FaceUpView | None:
    """The face-up stack, where there is one."""
    if s.rules.face_up_kind < 0:
        return None
    return {"card": CARD_IDS[s.rules.face_up_kind], "left": s.w[q.FACE_UP]}


def stacks_of(s: State) -> tuple[vec[i64], vec[i64]]:
    """All that the views of the stacks depend on."""
    return s.w[q.STACK_SIZE : q.DEPTH], s.w[q.STACKS : q.SIZE]


def stack_view(s: State, stack: int, seat: int) -> StackView:
    """A stack from the top: what the seat knows, suspects, or sees that another has seen."""
    start = s.rules.stack_at[stack]
    size = s.w[q.STACK_SIZE + stack]
    cards = [int(s.w[start + i]) for i in range(size - 1, -1, -1)]
    return {
        "set": SETS[s.rules.stack_set[stack]],
        "size": size,
        "cards": [position_view(card, seat) for card in cards],
    }


def position_view(card: int, seat: int) -> str | None:
    """One position of a stack."""
    if seat in (0, 1):
        if card & known_by(seat):
            return CARD_IDS[(card & q.KIND_MASK) - 1]
        if card & maybe_of(seat):
            return "maybe"
    return "seen" if card else None


def side_view(s: State, side: int, viewer: int) -> SideView:
    """What the viewer knows of a seat."""
    return {**cast("OpenSide", show_parts(SIDES[side], s)), **hand_view(s, side, viewer)}


def hand_view(s: State, side: int, viewer: int) -> HandKnown:
    """What the viewer knows of a seat's hand."""
    if viewer == 1 - side:
        return cast("HandKnown", show_parts(KNOWN[side], s))
    return {"sure": None, "maybe": None}


def cache_view(s: State, me: int) -> int | None:
    """What lies in the Cache, where there is one."""
    cache = s.w[me + q.TYPE + 2] >> CACHE & 1
    return level_at(s.w, me, CACHE) if cache else None


def column_view(s: State, side: int, column: int) -> ColumnView:
    """A settlement or city and the cards above and below it."""
    me = side * q.SIDE
    return {
        "column": column,
        "city": s.w[me + q.CITIES] >> column & 1 == 1,
        "above": cards_in_bay(s, me, 2 * column),
        "below": cards_in_bay(s, me, 2 * column + 1),
        "bays": [BAY_NAMES[2 * column], BAY_NAMES[2 * column + 1]],
    }


def cards_in_bay(s: State, me: int, bay: int) -> list[list[str]]:
    """The cards of a bay, each as a pile with the visible card first."""
    piles = []
    for slot in (2 * bay, 2 * bay + 1):
        card = s.w[me + q.SLOT + slot]
        if card:
            covered = [CARD_IDS[PARISH_HALL]] if card & q.COVERS else []
            piles.append([CARD_IDS[(card & q.KIND_MASK) - 1], *covered])
    return piles


def number_at(s: State, me: int, place: int) -> int | None:
    """The number of a region."""
    numbers = [n for n in range(1, 7) if s.w[me + q.NUMBERED + n] >> place & 1]
    return numbers[0] if numbers else None


def region_view(s: State, side: int, place: int) -> RegionView:
    """A region: where, what, its number, its stock."""
    me = side * q.SIDE
    return {
        "place": PLACE_NAMES[place],
        "type": REGION_NAMES[type_at(s.w, me, place)],
        "number": number_at(s, me, place),
        "stock": level_at(s.w, me, place),
    }


def cell(at: int) -> Part:
    """A cell of the state, shown as it is."""
    return computed(lambda s: s.w[at])


def cells(first: int, size: int, show: Of) -> Part:
    """Something made of some cells and of nothing else that changes."""
    return Part(lambda s: s.w[first : first + size], show)


def cards(first: int) -> Part:
    """Counters of the four sets as counts by name."""
    return cells(first, 4, lambda s: card_counts(cells_at(s, first)))


def resources(at: int) -> Part:
    """A packed amount as counts by name."""
    return cells(at, 1, lambda s: resource_counts(s.w[at]))


def side_parts(side: int) -> Parts:
    """What everybody sees of a seat."""
    me = side * q.SIDE
    return {
        "colour": computed(lambda s: COLOURS[side]),
        "columns": Part(
            lambda s: (s.w[me + q.COLUMNS : me + q.ROADS], s.w[me + q.SLOT : me + q.SIDE]),
            lambda s: [column_view(s, side, c) for c in bits_of(s.w[me + q.COLUMNS])],
        ),
        "roads": cells(me + q.ROADS, 1, lambda s: bits_of(s.w[me + q.ROADS])),
        "regions": cells(
            me,
            q.COLUMNS,
            lambda s: [region_view(s, side, p) for p in bits_of(all_places(s.w, me)) if p != CACHE],
        ),
        "cache": computed(lambda s: cache_view(s, me)),
        "resources": resources(me + q.HAVE),
        "room": resources(me + q.ROOM),
        "points": computed(lambda s: points_of(s.w, side)),
        "commerce": cell(me + q.COMMERCE),
        "strength": cell(me + q.STRENGTH),
        "skill": cell(me + q.SKILL),
        "progress": cell(me + q.PROGRESS),
        "trade_ships": cell(me + q.SHIPS),
        "mints_left": cell(me + q.MINTS_LEFT),
        "hand": cells(
            me + q.BACKS,
            1,
            lambda s: {set_: s.w[me + q.BACKS] >> 8 * g & 0xFF for g, set_ in enumerate(SETS)},
        ),
        "hand_limit": computed(lambda s: hand_limit(s.w, me)),
    }


def known_parts(side: int) -> Parts:
    """What the other seat knows of a seat's hand."""
    me = side * q.SIDE
    return {"sure": cards(me + q.SURE), "maybe": cards(me + q.LOOSE)}


def own_parts(side: int) -> Parts:
    """What a seat alone knows of itself, and what the other knows of it."""
    me = side * q.SIDE
    return {
        "hand": cards(me + q.HAND),
        "known": cards(me + q.SURE),
        "suspected": cards(me + q.LOOSE),
    }


SIDES: Final = (side_parts(0), side_parts(1))
KNOWN: Final = (known_parts(0), known_parts(1))
OWN: Final = (own_parts(0), own_parts(1))
TABLE: Final[Parts] = {
    "actors": computed(actors),
    "active": cell(q.ACTIVE),
    "first": cell(q.FIRST_SEAT),
    "turn": cell(q.TURNS),
    "dice": computed(dice_view),
    "tokens": cells(q.HERO_TOKEN, 2, tokens_view),
    "supply": cells(q.ROADS_LEFT, 4, supply_view),
    "events": cells(q.EVENT_POOL, 5, events_view),
    "discard": cards(q.DISCARD),
    "face_up": cells(q.FACE_UP, 1, face_up_view),
    "winner": computed(lambda s: _seat(s.w[q.WINNER])),
    "ending": computed(lambda s: q.ENDINGS[s.w[q.ENDING]] or None),
}
