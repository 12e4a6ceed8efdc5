"""The cards of the Rivals for whoever draws them, from the tables of the engine."""

from typing import Final

import msgspec

from hexhold import almanac
from hexhold.games.rivals.cards.deck import (
    BY_SET,
    CITY_CARDS,
    ROAD_CARDS,
    SETS,
    SETTLEMENT_CARDS,
)
from hexhold.games.rivals.cards.events import EVENTS
from hexhold.games.rivals.cards.row import Card, EventCard, Word
from hexhold.games.rivals.engine import tables as t
from hexhold.games.rivals.engine import words as w
from hexhold.games.rivals.engine.state import MODES
from hexhold.games.rivals.names import (
    BAY_NAMES,
    PLACE_NAMES,
    REGION_IDS,
    SLOT_NAMES,
    resource_counts,
)
from hexhold.games.rivals.questions import CODES
from hexhold.games.rivals.view import COLOURS

SCREEN: Final = "src/games/rivals/RivalsTable.svelte"  # the part of the page that shows a table
FETCHED: Final = ("/api/facts/rivals",)  # at once; the almanac only when the code is there
SITES: Final = {w.NOWHERE: None, w.ANY_SITE: "any", w.CITY_SITE: "city"}
NEEDS: Final = {
    code: name.removeprefix("R_").lower().replace("_", "-")
    for name, code in vars(w).items()
    if name.startswith("R_")
}
OF_ONE_RESOURCE: Final = (w.P_BOOST, w.P_RATE, w.X_GAIN_OF)  # words that a resource follows


class Points(msgspec.Struct, frozen=True):
    """The marks on a card."""

    victory: int
    commerce: int
    strength: int
    skill: int
    progress: int


class Need(msgspec.Struct, frozen=True):
    """What must be true to build or play a card: a word, the cards it names, or a number."""

    need: str
    cards: list[str]
    count: int | None


class RivalsCard(msgspec.Struct, frozen=True):
    """A card that is drawn into the hand or lies face up."""

    id: str
    set: str
    name: str
    kind: str
    site: str | None
    cost: dict[str, int]
    points: Points
    unique: bool
    count: int
    half_moons: int
    requires: Need | None
    resource: str | None  # the one it is about: what it doubles, trades or gives
    rule: str


class RivalsEvent(msgspec.Struct, frozen=True):
    """An event card."""

    id: str
    copies: dict[str, int]  # by set
    half_moons: int
    rule: str


class Region(msgspec.Struct, frozen=True):
    """A region card; those of the stack belong to no seat."""

    id: str
    type: str
    resource: str
    number: int
    seat: int | None


class Centre(msgspec.Struct, frozen=True):
    """Roads, settlements and cities."""

    id: str
    cost: dict[str, int]
    count: int


class Place(msgspec.Struct, frozen=True):
    """Where a region lies: above (a) or below (b), to the left of the settlement of its column."""

    place: str
    column: int
    row: str


class Bay(msgspec.Struct, frozen=True):
    """Where expansions stand, above or below the settlement of a column, in two slots."""

    bay: str
    column: int
    row: str
    slots: list[str]


class RivalsCards(msgspec.Struct, frozen=True):
    """Everything that a page needs to draw the Rivals."""

    cards: list[RivalsCard]
    events: list[RivalsEvent]
    regions: list[Region]
    centre: list[Centre]
    places: list[Place]
    bays: list[Bay]
    columns: int
    start_columns: list[int]
    resources: list[str]
    region_types: list[str]
    sets: list[str]
    modes: list[str]
    kinds: list[str]
    faces: list[str]
    questions: list[str]
    colours: list[str]


def effect_of(name: str) -> str:
    """The entry of the almanac that tells what a card does."""
    rule = f"rivals.{name.replace('_', '-')}.effect"
    return almanac.entry(rule).id


def _cost(card: Card) -> dict[str, int]:
    return {
        name: card.cost.count(letter)
        for letter, name in zip(t.COST_LETTERS, t.RESOURCES, strict=True)
        if letter in card.cost
    }


def _points(card: Card) -> Points:
    p = card.points
    return Points(p.victory, p.commerce, p.strength, p.skill, p.progress)


def _need(word: Word) -> Need | None:
    code, *rest = word
    if not code:
        return None
    cards = [part for part in rest if isinstance(part, str)]
    numbers = [part for part in rest if isinstance(part, int)]
    return Need(NEEDS[int(code)], cards, numbers[0] if numbers else None)


def _resource(card: Card) -> str | None:
    found = [t.RESOURCES[int(word[1])] for word in card.words if word[0] in OF_ONE_RESOURCE]
    return found[0] if found else None


def _card(name_of_set: str, card: Card) -> RivalsCard:
    return RivalsCard(
        id=f"{name_of_set}.{card.name}",
        set=name_of_set,
        name=card.name,
        kind=w.CLASSES[card.type],
        site=SITES[card.site],
        cost=_cost(card),
        points=_points(card),
        unique=card.unique,
        count=card.count,
        half_moons=card.moon,
        requires=_need(card.requires),
        resource=_resource(card),
        rule=effect_of(card.name),
    )


def _event(row: EventCard) -> RivalsEvent:
    return RivalsEvent(row.name, row.copies, row.moon, effect_of(row.name))


def _region(at: int) -> Region:
    kind = int(t.REGION_TYPE[at])
    seat = at // len(t.RESOURCES) if at < t.STACK_REGIONS else None
    number = int(t.REGION_NUMBER[at])
    return Region(REGION_IDS[at], t.REGION_NAMES[kind], t.RESOURCES[kind], number, seat)


def _centre() -> list[Centre]:
    return [
        Centre("road", resource_counts(t.COST_ROAD), ROAD_CARDS),
        Centre("settlement", resource_counts(t.COST_SETTLEMENT), SETTLEMENT_CARDS),
        Centre("city", resource_counts(t.COST_CITY), CITY_CARDS),
    ]


def _bay(at: int) -> Bay:
    return Bay(BAY_NAMES[at], at // 2, BAY_NAMES[at][-1], list(SLOT_NAMES[2 * at : 2 * at + 2]))


def facts() -> RivalsCards:
    """All cards, and the places where they lie."""
    return RivalsCards(
        cards=[
            _card(name, card) for name, cards in zip(SETS, BY_SET, strict=True) for card in cards
        ],
        events=[_event(row) for row in EVENTS],
        regions=[_region(at) for at in range(t.REGION_CARDS)],
        centre=_centre(),
        places=[Place(PLACE_NAMES[p], p // 2, PLACE_NAMES[p][0]) for p in range(t.PLACES)],
        bays=[_bay(at) for at in range(t.BAYS)],
        columns=t.COLUMNS_ACROSS,
        start_columns=[t.START_LEFT, t.START_RIGHT],
        resources=list(t.RESOURCES),
        region_types=list(t.REGION_NAMES),
        sets=list(SETS),
        modes=list(MODES),
        kinds=list(w.CLASSES),
        faces=list(t.FACES),
        questions=list(CODES.values()),
        colours=list(COLOURS),
    )
