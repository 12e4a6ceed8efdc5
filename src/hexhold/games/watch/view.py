"""What one seat may know, built up from nothing: plain data for bots, browsers and logs."""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter
from typing import TYPE_CHECKING, Final, cast

from hexhold.core.changes import Change, changes
from hexhold.core.parts import Parts, attribute, computed, made, part_changes, show_parts
from hexhold.games.watch.cards import development_cards, resources, size, some_resources
from hexhold.games.watch.declaration import QUESTIONS
from hexhold.games.watch.engine.audit import paths_of, sites_of
from hexhold.games.watch.engine.board import NO_ROUTE, Board
from hexhold.games.watch.engine.geometry import CAMP, HEXES, ROUTES
from hexhold.games.watch.engine.referee import actors
from hexhold.games.watch.engine.scoring import points_of
from hexhold.games.watch.engine.state import (
    ANSWERS,
    ENDINGS,
    OVER,
    Holdings,
    State,
    victory_cards,
)
from hexhold.games.watch.engine.tables import DOUBLE, RESOURCES, TERRAINS
from hexhold.games.watch.view_brotherhood import NORTH, north_part, seen_view

if TYPE_CHECKING:  # which has its words from here
    from hexhold.games.watch.types import (
        AnswerView,
        BoardView,
        Exchange,
        OfferView,
        OwnView,
        PrivateView,
        PublicView,
        SeatView,
        TableView,
        WatchView,
    )

PHASES: Final[dict[int, str]] = {one.code: one.word for one in QUESTIONS}
ANSWER_NAMES: Final = (None, "asked", "accepted", "declined", "countered")
COLOURS: Final = ("red", "blue", "yellow", "black")
ROUTE_NAMES: Final = (*RESOURCES, "any")


def view_of(s: State, seat: int) -> WatchView:
    """The view of a seat; of a spectator if the seat is none."""
    return {**public_view(s), **private_view(s, seat)}


def private_view(s: State, seat: int) -> PrivateView:
    """What a seat alone knows."""
    playing = 0 <= seat < s.rules.seats
    return {
        "seat": seat if playing else None,
        "own": cast("OwnView", show_parts(OWN, s.seats[seat])) if playing else None,
        "seen": seen_view(s, seat),
    }


def private_changes(before: State, now: State, seat: int) -> list[Change]:
    """How that became another."""
    found: list[Change] = []
    seen = seen_view(before, seat), seen_view(now, seat)
    if seen[0] != seen[1]:
        found += changes(*seen, ["seen"])
    if 0 <= seat < now.rules.seats:
        then, own = before.seats[seat], now.seats[seat]
        if OWNED(then) != OWNED(own):
            found += part_changes(OWN, then, own, ["own"])
    return found


def public_view(s: State) -> PublicView:
    """What everybody may know."""
    return {
        "game": "watch",
        "mode": "brotherhood" if s.rules.brotherhood else "base",
        **cast("TableView", show_parts(TABLE, s)),
        "seats": [seat_view(s, seat) for seat in range(s.rules.seats)],
        **north_part(s),
    }


def public_changes(before: State, now: State) -> list[Change]:
    """How that became another."""
    found = part_changes(TABLE, before, now, [])
    shown = before.phase == OVER, now.phase == OVER
    for seat in range(now.rules.seats):
        if shown[0] != shown[1] or SEEN(before.seats[seat]) != SEEN(now.seats[seat]):
            found += changes(seat_view(before, seat), seat_view(now, seat), ["seats", seat])
    if now.rules.brotherhood:
        found += part_changes(NORTH, before, now, ["north"])
    return found


def dice_view(s: State) -> list[int] | None:
    """The last roll, with the wildling die where there is one."""
    if not s.die_a:
        return None
    return [s.die_a, s.die_b, s.die_w] if s.die_w else [s.die_a, s.die_b]


def _seat(seat: int) -> int | None:
    return None if seat < 0 else seat


def board_view(s: State) -> BoardView:
    """Terrain, numbers and trade routes, as far as they are dealt."""
    terrain, numbers, routes = board_parts(s.board)
    return {
        "terrain": list(terrain),
        "numbers": [list(on) for on in numbers],
        "routes": [{"kind": kind, "sites": list(sites)} for kind, sites in routes],
    }


@lru_cache(maxsize=512)
def board_parts(
    board: Board,
) -> tuple[list[str | None], list[list[int]], list[tuple[str | None, list[int]]]]:
    """The same, made once for a board, which never changes."""
    return (
        [_named(board.terrain[h], TERRAINS) for h in range(HEXES)],
        [numbers_on(board.number[h]) for h in range(HEXES)],
        [
            (
                _named(board.route[r], ROUTE_NAMES),
                [board.route_sites[2 * r], board.route_sites[2 * r + 1]],
            )
            for r in range(ROUTES)
            if board.route[r] != NO_ROUTE
        ],
    )


def _named(index: int, names: tuple[str, ...]) -> str | None:
    return None if index < 0 else names[index]


def numbers_on(token: int) -> list[int]:
    """The rolls on which a number token produces."""
    if token == DOUBLE:
        return [2, 12]
    return [token] if token > 0 else []


def offer_view(s: State) -> OfferView | None:
    """The offer on the table and how it was answered."""
    if s.phase != ANSWERS:
        return None
    return {
        "give": some_resources(s.offer_give),
        "want": some_resources(s.offer_want),
        "answers": [answer_view(own) for own in s.seats],
    }


def answer_view(own: Holdings) -> AnswerView:
    """One seat's answer."""
    return {
        "answer": ANSWER_NAMES[own.answer],
        "give": some_resources(own.counter_give),
        "want": some_resources(own.counter_want),
    }


def draft_view(own: Holdings) -> Exchange | None:
    """What a seat has put together of an offer that it has not made yet."""
    if own.draft_give == 0:
        return None
    return {"give": some_resources(own.draft_give), "want": some_resources(own.draft_want)}


def seat_view(s: State, seat: int) -> SeatView:
    """What everybody sees of a seat."""
    own = s.seats[seat]
    return {
        "colour": COLOURS[seat + 4 - s.rules.seats],
        "hand": size(own.hand),
        "cards": size(own.cards) + size(own.bought),
        "patrols": own.patrols,
        "roads": paths_of(own.roads_lo, own.roads_hi),
        "settlements": sites_of(own.settlements),
        "keeps": sites_of(own.keeps),
        "left": {
            "roads": own.roads_left,
            "settlements": own.settlements_left,
            "keeps": own.keeps_left,
        },
        "routes": [name for k, name in enumerate(ROUTE_NAMES) if own.routes >> k & 1],
        "road_length": own.road_length,
        "points": own.points,
        "discards_due": own.discards_due,
        "victory_cards": victory_cards(own) if s.phase == OVER else None,
    }


OWN: Final[Parts] = {
    "hand": made(lambda own: resources(own.hand), "hand"),
    "cards": made(lambda own: development_cards(own.cards), "cards"),
    "bought": made(lambda own: development_cards(own.bought), "bought"),
    "points": computed(points_of),
    "draft": made(lambda own: draft_view(own), "draft_give", "draft_want"),
}
OWNED: Final = attrgetter(  # all that these depend on
    "hand", "cards", "bought", "points", "draft_give", "draft_want"
)  # fmt: skip
SEEN: Final = attrgetter(  # what a seat's part of the public view depends on
    "hand", "cards", "bought", "patrols", "roads_lo", "roads_hi", "settlements", "keeps",
    "roads_left", "settlements_left", "keeps_left", "routes", "road_length", "points",
    "discards_due",
)  # fmt: skip
TABLE: Final[Parts] = {
    "phase": made(lambda s: PHASES[s.phase], "phase"),
    "actors": computed(actors),
    "active": attribute("active"),
    "first": attribute("first"),
    "turn": attribute("turns"),
    "rolled": attribute("rolled"),
    "dice": made(dice_view, "die_a", "die_b", "die_w"),
    "card_played": attribute("card_played"),
    "free_roads": attribute("free_roads"),
    "board": made(board_view, "board"),
    "tormund": made(lambda s: "camp" if s.tormund == CAMP else s.tormund, "tormund"),
    "supply": made(lambda s: resources(s.supply), "supply"),
    "deck": made(lambda s: size(s.deck), "deck"),
    "longest_road": made(lambda s: _seat(s.road_owner), "road_owner"),
    "largest_patrol": made(lambda s: _seat(s.patrol_owner), "patrol_owner"),
    "offer": computed(offer_view),
    "offers": attribute("offers"),
    "winner": made(lambda s: _seat(s.winner), "winner"),
    "ending": made(lambda s: ENDINGS[s.ending] or None, "ending"),
}
