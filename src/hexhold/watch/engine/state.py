"""The whole truth of a match at one moment, as plain ints: a table, its seats, what is asked.

Everything derived (free sites, open paths, yields, road lengths, points) is kept up to date by the
chapters; `audit.py` computes it all again from the pieces and must agree.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from hexhold.core.bits import count_of
from hexhold.watch.engine.board import Board
from hexhold.watch.engine.geometry import CAMP, HEXES, ROUTES
from hexhold.watch.engine.tables import (
    KEEPS,
    SETTLEMENTS,
    SUPPLY_START,
    VICTORY,
)

# What a match is waiting for. From CHANCE_PHASES on, the answer is chance's.
PRE_ROLL: Final = 0
MAIN: Final = 1  # trade and build, or only trade where the phases are separate
BUILD: Final = 2  # the second half of a turn with separate phases
PLACE_ROADS: Final = 3  # the free roads of Road Building
DISCARDS: Final = 4
MOVE_TORMUND: Final = 5
CHOOSE_VICTIM: Final = 6
ANSWERS: Final = 7  # to an offer
FOUND_SETTLEMENT: Final = 8
FOUND_ROAD: Final = 9
OVER: Final = 31
CHANCE_PHASES: Final = 32
ROLL_DICE: Final = 32
DRAW_CARD: Final = 33
STEAL_CARD: Final = 34
CHOOSE_FIRST: Final = 35
DEAL_TILES: Final = 36
DEAL_ROUTES: Final = 37
DEAL_REDS: Final = 38
DEAL_NUMBERS: Final = 39

NO_SEAT: Final = -1

# How a seat answered the offer on the table.
UNASKED: Final = 0
ASKED: Final = 1
ACCEPTED: Final = 2
DECLINED: Final = 3
COUNTERED: Final = 4

# How a match ended.
NOT_ENDED: Final = 0
TEN_POINTS: Final = 1
TURN_LIMIT: Final = 2
THIRD_BREACH: Final = 3
EIGHTH_WILDLING: Final = 4
ENDINGS: Final = ("", "points", "turn-limit", "breaches", "wildlings")

NO_YIELD: Final[vec[i64]] = vec[i64]([0] * 13)
NOTE_SIZE: Final = 5


@mypyc_attr(acyclic=True)
class Rules:
    """The options of one match as the engine reads them."""

    __slots__ = (
        "award_points",
        "brotherhood",
        "camp_allowed",
        "first",
        "fixed_start",
        "offers_a_turn",
        "random_numbers",
        "random_tiles",
        "roads",
        "robbery_optional",
        "routes",
        "seats",
        "separate_phases",
        "supply_rate",
        "tokens",
        "turn_limit",
    )

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.brotherhood: bool = False
        self.roads: i64 = 15
        self.award_points: i64 = 2
        self.supply_rate: i64 = 4
        self.camp_allowed: bool = True
        self.robbery_optional: bool = False
        self.separate_phases: bool = False
        self.offers_a_turn: i64 = 0
        self.turn_limit: i64 = 1000
        self.fixed_start: bool = False
        self.random_tiles: bool = False
        self.random_numbers: bool = False
        self.first: i64 = NO_SEAT  # the starting seat, if it is not left to the dice
        self.tokens: vec[i64] = vec[i64]([0] * 14)  # number tokens of this board, by number
        self.routes: vec[i64] = vec[i64]([0] * 6)  # trade routes of this board, by kind


@mypyc_attr(acyclic=True)
class Holdings:
    """What one seat has: cards, pieces, and what follows from them."""

    __slots__ = (
        "answer",
        "bought",
        "cards",
        "counter_give",
        "counter_want",
        "discards_due",
        "hand",
        "keeps",
        "keeps_left",
        "open_hi",
        "open_lo",
        "patrols",
        "points",
        "reach",
        "road_length",
        "roads_hi",
        "roads_left",
        "roads_lo",
        "routes",
        "settlements",
        "settlements_left",
        "yields",
    )

    def __init__(self, roads: i64) -> None:
        self.hand: i64 = 0
        self.cards: i64 = 0  # development cards from earlier turns
        self.bought: i64 = 0  # those of this turn, points too: everybody saw how many there are
        self.patrols: i64 = 0  # face up
        self.roads_lo: i64 = 0
        self.roads_hi: i64 = 0
        self.settlements: i64 = 0
        self.keeps: i64 = 0
        self.roads_left: i64 = roads
        self.settlements_left: i64 = SETTLEMENTS
        self.keeps_left: i64 = KEEPS
        self.discards_due: i64 = 0
        self.answer: i64 = UNASKED
        self.counter_give: i64 = 0
        self.counter_want: i64 = 0
        # Derived:
        self.reach: i64 = 0  # sites at the ends of own roads
        self.open_lo: i64 = 0  # paths that may be joined to the own network
        self.open_hi: i64 = 0
        self.routes: i64 = 0
        self.road_length: i64 = 0
        self.points: i64 = 0  # all that everybody can see
        self.yields: vec[i64] = NO_YIELD  # packed cards by roll; never written in place

    def copy(self) -> "Holdings":
        """The same again, sharing nothing that changes."""
        h = Holdings(self.roads_left)
        h.hand = self.hand
        h.cards = self.cards
        h.bought = self.bought
        h.patrols = self.patrols
        h.roads_lo = self.roads_lo
        h.roads_hi = self.roads_hi
        h.settlements = self.settlements
        h.keeps = self.keeps
        h.settlements_left = self.settlements_left
        h.keeps_left = self.keeps_left
        h.discards_due = self.discards_due
        h.answer = self.answer
        h.counter_give = self.counter_give
        h.counter_want = self.counter_want
        h.reach = self.reach
        h.open_lo = self.open_lo
        h.open_hi = self.open_hi
        h.routes = self.routes
        h.road_length = self.road_length
        h.points = self.points
        h.yields = self.yields
        return h


@mypyc_attr(acyclic=True)
class State:
    """Everything that is true now."""

    __slots__ = (
        "active",
        "blocked",
        "board",
        "build_phase",
        "card_played",
        "deck",
        "die_a",
        "die_b",
        "ending",
        "first",
        "free_hi",
        "free_lo",
        "free_roads",
        "free_sites",
        "last_site",
        "noting",
        "notes",
        "offer_give",
        "offer_want",
        "offers",
        "patrol_owner",
        "phase",
        "road_owner",
        "rolled",
        "rules",
        "seats",
        "seen_sites",
        "setup_step",
        "supply",
        "taken",
        "tormund",
        "turns",
        "victim",
        "winner",
    )

    def __init__(self, rules: Rules, board: Board, seats: list[Holdings]) -> None:
        self.rules: Rules = rules
        self.board: Board = board
        self.seats: list[Holdings] = seats
        self.phase: i64 = PRE_ROLL
        self.active: i64 = 0
        self.first: i64 = 0
        self.turns: i64 = 0
        self.setup_step: i64 = 0
        self.rolled: bool = False
        self.card_played: bool = False
        self.build_phase: bool = False
        self.die_a: i64 = 0
        self.die_b: i64 = 0
        self.supply: i64 = SUPPLY_START
        self.deck: i64 = 0
        self.tormund: i64 = CAMP
        self.victim: i64 = NO_SEAT
        self.free_roads: i64 = 0
        self.last_site: i64 = 0
        self.offer_give: i64 = 0
        self.offer_want: i64 = 0
        self.offers: i64 = 0  # made this turn
        self.road_owner: i64 = NO_SEAT
        self.patrol_owner: i64 = NO_SEAT
        self.winner: i64 = NO_SEAT
        self.ending: i64 = NOT_ENDED
        # Derived:
        self.free_sites: i64 = board.sites  # where the distance rule allows a settlement
        self.taken: i64 = 0  # sites with a building
        self.free_lo: i64 = board.paths_lo  # paths without a road
        self.free_hi: i64 = board.paths_hi
        self.blocked: i64 = 0  # hexes that produce nothing
        # Not part of the truth: scratch space, and the notes from which events are made.
        self.seen_sites: i64 = 0
        self.noting: bool = False
        self.notes: vec[i64] = vec[i64]()

    def copy(self) -> "State":
        """The same again, sharing nothing that changes."""
        s = State(self.rules, self.board, [h.copy() for h in self.seats])
        s.phase = self.phase
        s.active = self.active
        s.first = self.first
        s.turns = self.turns
        s.setup_step = self.setup_step
        s.rolled = self.rolled
        s.card_played = self.card_played
        s.build_phase = self.build_phase
        s.die_a = self.die_a
        s.die_b = self.die_b
        s.supply = self.supply
        s.deck = self.deck
        s.tormund = self.tormund
        s.victim = self.victim
        s.free_roads = self.free_roads
        s.last_site = self.last_site
        s.offer_give = self.offer_give
        s.offer_want = self.offer_want
        s.offers = self.offers
        s.road_owner = self.road_owner
        s.patrol_owner = self.patrol_owner
        s.winner = self.winner
        s.ending = self.ending
        s.free_sites = self.free_sites
        s.taken = self.taken
        s.free_lo = self.free_lo
        s.free_hi = self.free_hi
        s.blocked = self.blocked
        return s

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and facts(self) == facts(other)

    def __hash__(self) -> int:
        return hash(tuple(facts(self)))

    @property
    def over(self) -> bool:
        """Nobody has anything left to do."""
        return self.phase == OVER


def new_state(rules: Rules, board: Board) -> State:
    """An empty table."""
    s = State(rules, board, [])
    for _ in range(int(rules.seats)):
        s.seats.append(Holdings(rules.roads))
    return s


def note(s: State, event: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
    """Remember that something happened, if anybody is going to read it."""
    if s.noting:
        notes = append(s.notes, event)
        notes = append(notes, seat)
        notes = append(notes, a)
        notes = append(notes, b)
        s.notes = append(notes, c)


def victory_cards(own: Holdings) -> i64:
    """The hidden points of a seat: they count at once."""
    return count_of(own.cards, VICTORY) + count_of(own.bought, VICTORY)


def foreign_sites(s: State, own: Holdings) -> i64:
    """Sites where somebody else has a building."""
    return s.taken & ~(own.settlements | own.keeps)


def pay(s: State, own: Holdings, cost: i64) -> None:
    """Cards go from a hand to the supply."""
    own.hand -= cost
    s.supply += cost


def receive(s: State, own: Holdings, cards: i64) -> None:
    """Cards go from the supply to a hand."""
    own.hand += cards
    s.supply -= cards


def facts(s: State) -> list[int]:
    """Every number that makes up the truth, in a fixed order: for equality and digests."""
    numbers: list[int] = []
    table: list[i64] = [
        s.phase, s.active, s.first, s.turns, s.setup_step, i64(s.rolled), i64(s.card_played),
        i64(s.build_phase), s.die_a, s.die_b, s.supply, s.deck, s.tormund, s.victim, s.free_roads,
        s.last_site, s.offer_give, s.offer_want, s.offers, s.road_owner, s.patrol_owner, s.winner,
        s.ending, s.free_sites, s.taken, s.free_lo, s.free_hi, s.blocked,
    ]  # fmt: skip
    for number in table:
        numbers.append(int(number))
    for h in range(i64(HEXES)):
        numbers.append(int(s.board.terrain[h]))
        numbers.append(int(s.board.number[h]))
    for place in range(i64(ROUTES)):
        numbers.append(int(s.board.route[place]))
    for own in s.seats:
        seat: list[i64] = [
            own.hand, own.cards, own.bought, own.patrols, own.roads_lo, own.roads_hi,
            own.settlements, own.keeps, own.roads_left, own.settlements_left, own.keeps_left,
            own.discards_due, own.answer, own.counter_give, own.counter_want, own.reach,
            own.open_lo, own.open_hi, own.routes, own.road_length, own.points,
        ]  # fmt: skip
        for number in seat:
            numbers.append(int(number))
        for roll in range(i64(13)):
            numbers.append(int(own.yields[roll]))
    return numbers
