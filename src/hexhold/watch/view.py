"""What one seat may know, built up from nothing: plain data for bots, browsers and logs."""

from typing import Any, Final

from hexhold.core.contract import View
from hexhold.watch.cards import development_cards, resources, size, some_resources
from hexhold.watch.engine.audit import paths_of
from hexhold.watch.engine.board import NO_ROUTE
from hexhold.watch.engine.geometry import CAMP, HEXES, ROUTES, SITES
from hexhold.watch.engine.referee import actors
from hexhold.watch.engine.scoring import points_of
from hexhold.watch.engine.state import (
    ANSWERS,
    ENDINGS,
    OVER,
    Holdings,
    State,
    victory_cards,
)
from hexhold.watch.engine.tables import DOUBLE, RESOURCES, TERRAINS
from hexhold.watch.view_north import north_view

PHASES: Final = {
    0: "before-roll", 1: "turn", 2: "build", 3: "place-roads", 4: "discards", 5: "move-tormund",
    6: "choose-victim", 7: "answers", 8: "found-settlement", 9: "found-road", 10: "found-guard",
    11: "ask-samwell", 12: "give-back", 13: "rebuild-road", 14: "pick-card", 15: "take-card",
    16: "after-hero", 17: "remove-hero", 31: "over",
    32: "dice", 33: "draw", 34: "steal", 35: "first", 36: "deal-terrain", 37: "deal-routes",
    38: "deal-reds", 39: "deal-numbers", 40: "token", 41: "show",
}  # fmt: skip
ANSWER_NAMES: Final = (None, "asked", "accepted", "declined", "countered")
COLOURS: Final = ("red", "blue", "yellow", "black")
ROUTE_NAMES: Final = (*RESOURCES, "any")


def view_of(s: State, seat: int) -> View:
    """The view of a seat; of a spectator if the seat is none."""
    playing = 0 <= seat < s.rules.seats
    view: View = {
        "game": "watch",
        "mode": "brotherhood" if s.rules.brotherhood else "base",
        "seat": seat if playing else None,
        "phase": PHASES[s.phase],
        "actors": actors(s),
        "active": s.active,
        "first": s.first,
        "turn": s.turns,
        "rolled": s.rolled,
        "dice": dice_view(s),
        "card_played": s.card_played,
        "free_roads": s.free_roads,
        "board": board_view(s),
        "tormund": "camp" if s.tormund == CAMP else s.tormund,
        "supply": resources(s.supply),
        "deck": size(s.deck),
        "longest_road": _seat(s.road_owner),
        "largest_patrol": _seat(s.patrol_owner),
        "offer": offer_view(s),
        "offers": s.offers,
        "seats": [seat_view(s, i) for i in range(s.rules.seats)],
        "own": own_view(s.seats[seat]) if playing else None,
        "winner": _seat(s.winner),
        "ending": ENDINGS[s.ending] or None,
    }
    if s.rules.brotherhood:
        view["north"] = north_view(s, seat)
    return view


def dice_view(s: State) -> list[int] | None:
    """The last roll, with the wildling die where there is one."""
    if not s.die_a:
        return None
    return [s.die_a, s.die_b, s.die_w] if s.die_w else [s.die_a, s.die_b]


def _seat(seat: int) -> int | None:
    return None if seat < 0 else seat


def board_view(s: State) -> dict[str, Any]:
    """Terrain, numbers and trade routes, as far as they are dealt."""
    board = s.board
    return {
        "terrain": [_named(board.terrain[h], TERRAINS) for h in range(HEXES)],
        "numbers": [numbers_on(board.number[h]) for h in range(HEXES)],
        "routes": [
            {
                "kind": _named(board.route[r], ROUTE_NAMES),
                "sites": [board.route_sites[2 * r], board.route_sites[2 * r + 1]],
            }
            for r in range(ROUTES)
            if board.route[r] != NO_ROUTE
        ],
    }


def _named(index: int, names: tuple[str, ...]) -> str | None:
    return None if index < 0 else names[index]


def numbers_on(token: int) -> list[int]:
    """The rolls on which a number token produces."""
    if token == DOUBLE:
        return [2, 12]
    return [token] if token > 0 else []


def offer_view(s: State) -> dict[str, Any] | None:
    """The offer on the table and how it was answered."""
    if s.phase != ANSWERS:
        return None
    return {
        "give": some_resources(s.offer_give),
        "want": some_resources(s.offer_want),
        "answers": [answer_view(own) for own in s.seats],
    }


def answer_view(own: Holdings) -> dict[str, Any]:
    """One seat's answer."""
    return {
        "answer": ANSWER_NAMES[own.answer],
        "give": some_resources(own.counter_give),
        "want": some_resources(own.counter_want),
    }


def seat_view(s: State, seat: int) -> dict[str, Any]:
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


def own_view(own: Holdings) -> dict[str, Any]:
    """What a seat alone knows of itself."""
    return {
        "hand": resources(own.hand),
        "cards": development_cards(own.cards),
        "bought": development_cards(own.bought),
        "points": points_of(own),
    }


def sites_of(mask: int) -> list[int]:
    """A set of sites as numbers."""
    return [site for site in range(SITES) if mask >> site & 1]
