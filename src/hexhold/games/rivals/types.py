"""The view of the Rivals as types: mypy holds view.py to them, the page has them in TypeScript.

Of a word mypy is told that it is a text; at run time a type lists the words that the game knows, so
that nothing is listed twice.
"""

from typing import TYPE_CHECKING, Literal, TypedDict

if TYPE_CHECKING:
    Bay = str
    Card = str
    Colour = str
    Ending = str
    EventCard = str
    Face = str
    Mode = str
    Place = str
    Question = str
    Region = str
    RegionType = str
    Resource = str
    SetName = str
    Slot = str
    Token = str

    Backs = dict[str, int]
    CardCounts = dict[str, int]
    Counts = dict[str, int]
    EventCounts = dict[str, int]
    Bays = list[str]
    Places = list[str]
    Slots = list[str]
else:
    from hexhold.games.rivals.cards.deck import CARD_IDS, SETS
    from hexhold.games.rivals.engine.layout import ENDINGS
    from hexhold.games.rivals.engine.state import MODES
    from hexhold.games.rivals.engine.tables import EVENT_NAMES, FACES, REGION_NAMES, RESOURCES
    from hexhold.games.rivals.events import TOKENS
    from hexhold.games.rivals.names import BAY_NAMES, PLACE_NAMES, REGION_IDS, SLOT_NAMES
    from hexhold.games.rivals.questions import CODES
    from hexhold.games.rivals.view import COLOURS

    Bay = Literal[BAY_NAMES]
    Card = Literal[CARD_IDS]
    Colour = Literal[COLOURS]
    Ending = Literal[ENDINGS[1:]]
    EventCard = Literal[EVENT_NAMES]
    Face = Literal[FACES]
    Mode = Literal[MODES]
    Place = Literal[PLACE_NAMES]
    Question = Literal[tuple(CODES.values())]
    Region = Literal[REGION_IDS]
    RegionType = Literal[REGION_NAMES]
    Resource = Literal[RESOURCES]
    SetName = Literal[SETS]
    Slot = Literal[SLOT_NAMES]
    Token = Literal[TOKENS]

    Backs = TypedDict("Backs", dict.fromkeys(SETS, int))
    CardCounts = dict[Card, int]
    Counts = dict[Resource, int]
    EventCounts = dict[EventCard, int]
    Bays = tuple[Bay, Bay]
    Places = tuple[Place, Place]
    Slots = tuple[Slot, Slot]


class RegionView(TypedDict):
    """A region: where, what, its number, its stock."""

    place: Place
    type: RegionType
    number: int | None
    stock: int


class ColumnView(TypedDict):
    """A settlement or city and the cards above and below it, each pile with the visible first."""

    column: int
    city: bool
    above: list[list[Card]]
    below: list[list[Card]]
    bays: Bays


class HandKnown(TypedDict):
    """What the viewer knows of the other's hand."""

    sure: CardCounts | None
    maybe: CardCounts | None


class OpenSide(TypedDict):
    """What everybody sees of a seat."""

    colour: Colour
    columns: list[ColumnView]
    roads: list[int]
    regions: list[RegionView]
    cache: int | None
    resources: Counts
    room: Counts
    points: int
    commerce: int
    strength: int
    skill: int
    progress: int
    trade_ships: int
    mints_left: int
    hand: Backs
    hand_limit: int


class SideView(OpenSide, HandKnown):
    """What the viewer knows of a seat."""


class OwnView(TypedDict):
    """What a seat alone knows of itself, and what the other knows of it."""

    hand: CardCounts
    known: CardCounts
    suspected: CardCounts


class StackView(TypedDict):
    """A stack from the top: what the viewer knows, suspects, or sees that another has seen."""

    set: SetName
    size: int
    cards: list[Card | Literal["maybe", "seen"] | None]


class DiceView(TypedDict):
    """What the dice show, or will show."""

    number: int | None
    face: Face | None
    set_number: int | None
    festive: bool
    defence: int | None


class TokensView(TypedDict):
    """Who has the advantage tokens."""

    hero: int | None
    trade: int | None


class SupplyView(TypedDict):
    """What can still be built, and the region cards of the stack."""

    roads: int
    settlements: int
    cities: int
    regions: list[Region]


class EventsView(TypedDict):
    """What everybody knows of the event stack."""

    before_yule: int
    past: EventCounts
    unseen: EventCounts
    unknown: int
    unknown_among: EventCounts


class FaceUpView(TypedDict):
    """The face-up stack."""

    card: Card
    left: int


class Details(TypedDict, total=False):
    """The particulars of a question, each of those that have it."""

    card: Card | None
    cards: list[Region]
    count: int
    fee: int
    first: Place | Slot
    laid: list[RegionType]
    least: int
    may_stop: bool
    may_waste: bool
    named: list[Slot]
    not_stack: int | None
    owed: Counts
    place: Place
    places: list[Place]
    slots: list[Slot]
    stack: int


class Asked(Details):
    """The open question, of whom it is asked, and the particulars that it has."""

    question: Question
    seat: int | None


class TableView(TypedDict):
    """What belongs to no seat and is no secret."""

    actors: list[int]
    active: int
    first: int
    turn: int
    dice: DiceView
    tokens: TokensView
    supply: SupplyView
    events: EventsView
    discard: CardCounts
    face_up: FaceUpView | None
    winner: int | None
    ending: Ending | None


if TYPE_CHECKING:
    Sides = list[SideView]
else:
    Sides = tuple[SideView, SideView]


class RivalsView(TableView):
    """All that somebody may know of a match."""

    game: Literal["rivals"]
    mode: Mode
    goal: int
    seat: int | None
    asked: Asked
    stacks: list[StackView]
    seats: Sides
    own: OwnView | None


VIEW = RivalsView
