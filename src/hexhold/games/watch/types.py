"""The view of the Watch as types: mypy holds view.py to them, the page has them in TypeScript.

Of a word mypy is told that it is a text; at run time a type lists the words that the game knows, so
that nothing is listed twice.
"""

from typing import TYPE_CHECKING, Literal, TypedDict

if TYPE_CHECKING:
    Answer = str
    Card = str
    Clan = str
    Colour = str
    Ending = str
    Hero = str
    HeroSide = str
    Phase = str
    Resource = str
    Route = str
    Terrain = str
    Wildling = str

    Cards = dict[str, int]
    Counts = dict[str, int]
    Figures = dict[str, int]
    Hand = dict[str, int]
    Seen = dict[str, int]
    Camps = dict[str, list[str]]
    UsedTokens = dict[str, dict[str, int]]
    Dice = list[int]
    Pair = list[int]
else:
    from typing import NamedTuple

    from hexhold.games.watch.engine.state import ENDINGS
    from hexhold.games.watch.engine.tables import (
        CARDS,
        CLANS,
        HEROES,
        RESOURCES,
        TERRAINS,
        WILDLINGS,
    )
    from hexhold.games.watch.view import ANSWER_NAMES, COLOURS, PHASES, ROUTE_NAMES
    from hexhold.games.watch.view_brotherhood import SIDES

    Answer = Literal[ANSWER_NAMES[1:]]
    Card = Literal[CARDS]
    Clan = Literal[CLANS]
    Colour = Literal[COLOURS]
    Ending = Literal[ENDINGS[1:]]
    Hero = Literal[HEROES]
    HeroSide = Literal[SIDES]
    Phase = Literal[tuple(PHASES.values())]
    Resource = Literal[RESOURCES]
    Route = Literal[ROUTE_NAMES]
    Terrain = Literal[TERRAINS]
    Wildling = Literal[WILDLINGS]

    Cards = TypedDict("Cards", dict.fromkeys(CARDS, int))
    Counts = dict[Resource, int]  # without the kinds that are missing
    Figures = TypedDict("Figures", dict.fromkeys(WILDLINGS, int))
    Hand = TypedDict("Hand", dict.fromkeys(RESOURCES, int))
    Seen = dict[Resource | Card, int]

    Camps = TypedDict("Camps", dict.fromkeys(CLANS, list[Wildling]))  # from camp 1 up
    UsedTokens = TypedDict("UsedTokens", dict.fromkeys(CLANS, Figures))
    Pair = tuple[int, int]

    class Dice(NamedTuple):
        """A roll, with the wildling die where there is one."""

        first: int
        second: int
        wildlings: int = 0


Place = int | Literal["camp"]  # of Tormund: a hex, or his camp


class RouteView(TypedDict):
    """A trade route: what it trades, as far as it is dealt, and from where."""

    kind: Route | None
    sites: Pair


class BoardView(TypedDict):
    """Terrain, numbers and trade routes, as far as they are dealt."""

    terrain: list[Terrain | None]
    numbers: list[list[int]]
    routes: list[RouteView]


class PiecesLeft(TypedDict):
    """What a seat can still build."""

    roads: int
    settlements: int
    keeps: int


class SeatView(TypedDict):
    """What everybody sees of a seat."""

    colour: Colour
    hand: int
    cards: int
    patrols: int
    roads: list[int]
    settlements: list[int]
    keeps: list[int]
    left: PiecesLeft
    routes: list[Route]
    road_length: int
    points: int
    discards_due: int
    victory_cards: int | None  # at the end


class Exchange(TypedDict):
    """What is given and what is wanted for it."""

    give: Counts
    want: Counts


class AnswerView(Exchange):
    """One seat's answer to an offer, and what it wants instead."""

    answer: Answer | None


class OfferView(Exchange):
    """The offer on the table and how it was answered."""

    answers: list[AnswerView]


class OwnView(TypedDict):
    """What a seat alone knows of itself."""

    hand: Hand
    cards: Cards
    bought: Cards
    points: int
    draft: Exchange | None  # of an offer that it has not made yet


class HeroView(TypedDict):
    """A seat's hero, as everybody sees it."""

    hero: Hero
    side: HeroSide
    fresh: bool
    used: bool


class DemandView(TypedDict):
    """Whom Mormont or Mance is dealing with, and the resource if Mormont named one."""

    of: int
    next: int | None
    resource: Resource | None


class NorthView(TypedDict):
    """The Brotherhood's part of the table."""

    wall: list[list[int]]  # the owners of each section's guards, from space 1 up
    clearings: list[int]
    camps: Camps
    gift: dict[str, Figures]  # by hex
    frostfangs: Figures
    breaches: int
    pool: int
    used: UsedTokens
    display: list[Hero]
    heroes: list[HeroView | None]
    guards_left: list[int]
    asked: int | None
    demand: DemandView | None


class TableView(TypedDict):
    """What belongs to no seat."""

    phase: Phase
    actors: list[int]
    active: int
    first: int
    turn: int
    rolled: bool
    dice: Dice | None
    card_played: bool
    free_roads: int
    board: BoardView
    tormund: Place
    supply: Hand
    deck: int
    longest_road: int | None
    largest_patrol: int | None
    offer: OfferView | None
    offers: int
    winner: int | None
    ending: Ending | None


class NorthPart(TypedDict, total=False):
    """What only the Brotherhood adds."""

    north: NorthView


class PublicView(TableView, NorthPart):
    """What everybody may know."""

    game: Literal["watch"]
    mode: Literal["base", "brotherhood"]
    seats: list[SeatView]


class PrivateView(TypedDict):
    """What a seat alone knows; nothing of a spectator."""

    seat: int | None
    own: OwnView | None
    seen: Seen | None  # the cards that Melisandre shows, or the hand that Mance sees


class WatchView(PublicView, PrivateView):
    """All that somebody may know of a match."""


VIEW = WatchView
