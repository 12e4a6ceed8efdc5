"""What a seat may know of the Brotherhood's part of the table: the Wall, wildlings, heroes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from hexhold.core.parts import Parts, attribute, computed, made, show_parts
from hexhold.games.watch.cards import development_cards, resources, unpack
from hexhold.games.watch.engine.brotherhood.tokens import pool_size
from hexhold.games.watch.engine.geometry import LINE
from hexhold.games.watch.engine.state import (
    GIVE_BACK,
    OVER,
    PICK_CARD,
    SHOW_CARD,
    TAKE_CARD,
    Holdings,
    State,
)
from hexhold.games.watch.engine.tables import CLANS, HEROES, NO_HERO, RESOURCES, WILDLINGS

if TYPE_CHECKING:  # which has its words from here
    from hexhold.games.watch.types import DemandView, HeroView, NorthPart, NorthView

SIDES: Final = ("A", "B", "spent")


def north_part(s: State) -> NorthPart:
    """That part of a view; nothing in the base game."""
    if not s.rules.brotherhood:
        return {}
    return {"north": cast("NorthView", show_parts(NORTH, s))}


def wall_view(s: State, section: int) -> list[int]:
    """The owners of a section's guards, from space 1 up."""
    word = (s.wall >> (15 * section)) & 0x7FFF
    owners = []
    while word:
        owners.append((word & 7) - 1)
        word >>= 3
    return owners


def camp_view(s: State, clan: int) -> list[str]:
    """The figures of a clan, from camp 1 up."""
    word = (s.camps >> (10 * clan)) & 1023
    kinds = []
    while word:
        kinds.append(WILDLINGS[(word & 3) - 1])
        word >>= 2
    return kinds


def figures(packed: int) -> dict[str, int]:
    """Packed figures as counts by kind."""
    return unpack(packed, WILDLINGS)


def used_view(s: State) -> dict[str, dict[str, int]]:
    """The used tokens, which lie open."""
    return {
        clan: {kind: (s.used >> (18 * c + 6 * k)) & 63 for k, kind in enumerate(WILDLINGS)}
        for c, clan in enumerate(CLANS)
    }


def hero_view(own: Holdings) -> HeroView | None:
    """A seat's hero, as everybody sees it."""
    if own.hero == NO_HERO:
        return None
    return {
        "hero": HEROES[own.hero],
        "side": SIDES[own.hero_side],
        "fresh": own.hero_fresh,
        "used": own.hero_used,
    }


def demand_view(s: State) -> DemandView | None:
    """Whom Mormont or Mance is dealing with, and the resource if Mormont named one."""
    if s.victim < 0:
        return None
    return {
        "of": s.victim,
        "next": s.demand_next if s.demand_next >= 0 else None,
        "resource": RESOURCES[s.demand] if s.phase == GIVE_BACK else None,
    }


def seen_view(s: State, seat: int) -> dict[str, int] | None:
    """The cards that Melisandre shows, or the hand that Mance sees: to their user alone."""
    if seat != s.active:
        return None
    if s.phase in (SHOW_CARD, PICK_CARD):
        return development_cards(s.shown)
    if s.phase == TAKE_CARD:
        return resources(s.seats[s.victim].hand)
    return None


# Everything that lies open.
NORTH: Final[Parts] = {
    "wall": made(lambda s: [wall_view(s, section) for section in range(4)], "wall"),
    "clearings": made(
        lambda s: [(s.clearings >> (4 * section)) & 15 for section in range(4)], "clearings"
    ),
    "camps": made(lambda s: {clan: camp_view(s, at) for at, clan in enumerate(CLANS)}, "camps"),
    "gift": made(
        lambda s: {str(LINE[p]): figures(s.gift[p]) for p in range(16) if s.gift[p]}, "gift"
    ),
    "frostfangs": made(lambda s: figures(s.frost), "frost"),
    "breaches": attribute("breaches"),
    "pool": computed(pool_size),
    "used": made(used_view, "used"),
    "display": made(
        lambda s: [hero for at, hero in enumerate(HEROES) if s.display >> at & 1], "display"
    ),
    "heroes": computed(lambda s: [hero_view(own) for own in s.seats]),
    "guards_left": computed(lambda s: [own.guards_left for own in s.seats]),
    "asked": computed(lambda s: s.hero_seat if s.hero_seat >= 0 and s.phase != OVER else None),
    "demand": computed(demand_view),
}
