"""What one seat may know, built up from nothing: plain data for bots, browsers and logs."""

from typing import Any, Final

from hexhold.core.contract import View
from hexhold.rivals.cards.deck import CARD_IDS, SETS
from hexhold.rivals.engine import layout as q
from hexhold.rivals.engine.advantage import points_of
from hexhold.rivals.engine.hand import hand_limit
from hexhold.rivals.engine.knowledge import known_by, maybe_of
from hexhold.rivals.engine.referee import actors
from hexhold.rivals.engine.state import MODES, State, top
from hexhold.rivals.engine.stock import all_places, level_at, type_at
from hexhold.rivals.engine.tables import CACHE, FACES, PARISH_HALL, REGION_NAMES
from hexhold.rivals.names import (
    BAY_NAMES,
    PLACE_NAMES,
    STACK_REGION_IDS,
    bits_of,
    card_counts,
    event_counts,
    resource_counts,
)
from hexhold.rivals.questions import question_view

COLOURS: Final = ("red", "blue")


def view_of(s: State, seat: int) -> View:
    """The view of a seat; of a spectator if the seat is none."""
    w = s.w
    playing = seat in (0, 1)
    return {
        "game": "rivals",
        "mode": MODES[s.rules.mode],
        "seat": seat if playing else None,
        "asked": question_view(s, top(s), seat),
        "actors": actors(s),
        "active": w[q.ACTIVE],
        "first": w[q.FIRST_SEAT],
        "turn": w[q.TURNS],
        "goal": s.rules.goal,
        "dice": dice_view(s),
        "tokens": {"hero": _seat(w[q.HERO_TOKEN] - 1), "trade": _seat(w[q.TRADE_TOKEN] - 1)},
        "supply": {
            "roads": w[q.ROADS_LEFT],
            "settlements": w[q.SETTLEMENTS_LEFT],
            "cities": w[q.CITIES_LEFT],
            "regions": [STACK_REGION_IDS[t] for t in bits_of(w[q.REGIONS])],
        },
        "events": events_view(s),
        "discard": card_counts(words_at(s, q.DISCARD)),
        "face_up": face_up_view(s),
        "stacks": [stack_view(s, stack, seat) for stack in range(s.rules.stacks)],
        "seats": [side_view(s, side, seat) for side in (0, 1)],
        "own": own_view(s, seat) if playing else None,
        "winner": _seat(w[q.WINNER]),
        "ending": q.ENDINGS[w[q.ENDING]] or None,
    }


def _seat(seat: int) -> int | None:
    return None if seat < 0 else seat


def words_at(s: State, at: int) -> list[int]:
    """The words of the four sets from a place in the vector on."""
    return [int(s.w[at + group]) for group in range(4)]


def dice_view(s: State) -> dict[str, Any]:
    """What the dice show, or will show."""
    w = s.w
    return {
        "number": w[q.DIE] or None,
        "face": FACES[w[q.FACE] - 1] if w[q.FACE] else None,
        "set_number": w[q.SET_NUMBER] or None,
        "festive": w[q.FESTIVE] == 1,
        "defence": w[q.DEFENCE_DIE] or None,
    }


def events_view(s: State) -> dict[str, Any]:
    """What everybody knows of the event stack."""
    w = s.w
    return {
        "before_yule": w[q.EVENT_LEFT],
        "past": event_counts(w[q.EVENT_PAST]),
        "unseen": event_counts(w[q.EVENT_POOL]),
        "unknown": w[q.MOON_SLOTS],
        "unknown_among": event_counts(w[q.MOON_BOX]),
    }


def face_up_view(s: State) -> dict[str, Any] | None:
    """The face-up stack, where there is one."""
    if s.rules.face_up_kind < 0:
        return None
    return {"card": CARD_IDS[s.rules.face_up_kind], "left": s.w[q.FACE_UP]}


def stack_view(s: State, stack: int, seat: int) -> dict[str, Any]:
    """A stack from the top: what the seat knows, suspects, or sees that another has seen."""
    start = s.rules.stack_at[stack]
    size = s.w[q.STACK_SIZE + stack]
    words = [int(s.w[start + i]) for i in range(size - 1, -1, -1)]
    return {
        "set": SETS[s.rules.stack_set[stack]],
        "size": size,
        "cards": [position_view(word, seat) for word in words],
    }


def position_view(word: int, seat: int) -> str | None:
    """One position of a stack."""
    if seat in (0, 1):
        if word & known_by(seat):
            return CARD_IDS[(word & q.KIND_MASK) - 1]
        if word & maybe_of(seat):
            return "maybe"
    return "seen" if word else None


def side_view(s: State, side: int, viewer: int) -> dict[str, Any]:
    """What everybody sees of a seat, and what the viewer knows of its hand."""
    w = s.w
    me = side * q.SIDE
    cache = w[me + q.TYPE + 2] >> CACHE & 1
    return {
        "colour": COLOURS[side],
        "columns": [column_view(s, side, column) for column in bits_of(w[me + q.COLUMNS])],
        "roads": bits_of(w[me + q.ROADS]),
        "regions": [region_view(s, side, p) for p in bits_of(all_places(w, me)) if p != CACHE],
        "cache": level_at(w, me, CACHE) if cache else None,
        "resources": resource_counts(w[me + q.HAVE]),
        "room": resource_counts(w[me + q.ROOM]),
        "points": points_of(w, side),
        "commerce": w[me + q.COMMERCE],
        "strength": w[me + q.STRENGTH],
        "skill": w[me + q.SKILL],
        "progress": w[me + q.PROGRESS],
        "trade_ships": w[me + q.SHIPS],
        "mints_left": w[me + q.MINTS_LEFT],
        "hand": {name: (w[me + q.BACKS] >> (8 * g)) & 0xFF for g, name in enumerate(SETS)},
        "hand_limit": hand_limit(w, me),
        "sure": card_counts(words_at(s, me + q.SURE)) if viewer == 1 - side else None,
        "maybe": card_counts(words_at(s, me + q.LOOSE)) if viewer == 1 - side else None,
    }


def column_view(s: State, side: int, column: int) -> dict[str, Any]:
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
        word = s.w[me + q.SLOT + slot]
        if word:
            covered = [CARD_IDS[PARISH_HALL]] if word & q.COVERS else []
            piles.append([CARD_IDS[(word & q.KIND_MASK) - 1], *covered])
    return piles


def number_at(s: State, me: int, place: int) -> int | None:
    """The number of a region."""
    numbers = [n for n in range(1, 7) if s.w[me + q.NUMBERED + n] >> place & 1]
    return numbers[0] if numbers else None


def region_view(s: State, side: int, place: int) -> dict[str, Any]:
    """A region: where, what, its number, its stock."""
    me = side * q.SIDE
    return {
        "place": PLACE_NAMES[place],
        "type": REGION_NAMES[type_at(s.w, me, place)],
        "number": number_at(s, me, place),
        "stock": level_at(s.w, me, place),
    }


def own_view(s: State, seat: int) -> dict[str, Any]:
    """What a seat alone knows of itself, and what the other knows of it."""
    me = seat * q.SIDE
    return {
        "hand": card_counts(words_at(s, me + q.HAND)),
        "known": card_counts(words_at(s, me + q.SURE)),
        "suspected": card_counts(words_at(s, me + q.LOOSE)),
    }
