"""The whole truth of a match at one moment, as plain ints: a table, its seats, what is asked.

Everything derived (free sites, open paths, yields, road lengths, points) is kept up to date by the
chapters; `audit.py` computes it all again from the pieces and must agree.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from hexhold.core.bits import count_of
from hexhold.games.watch.engine.board import Board
from hexhold.games.watch.engine.geometry import CAMP, HEXES, ROUTES
from hexhold.games.watch.engine.tables import (
    FROSTFANGS_START,
    GUARDS,
    KEEPS,
    LOTS,
    NO_HERO,
    SETTLEMENTS,
    SIDE_A,
    SUPPLY_START,
    TOKENS_START,
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
FOUND_GUARD: Final = 10
ASK_SAMWELL: Final = 11
GIVE_BACK: Final = 12  # to a seat that Mormont demanded a card of
REBUILD_ROAD: Final = 13  # the road that Yarwyck lifted
PICK_CARD: Final = 14  # of those that Melisandre shows
TAKE_CARD: Final = 15  # of the hand that Mance sees
AFTER_HERO: Final = 16  # flip or exchange
REMOVE_HERO: Final = 17  # drama
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
REVEAL_TOKEN: Final = 40
SHOW_CARD: Final = 41

NO_SEAT: Final = -1
CHANCE: Final = -1  # the seat that rolls, draws and deals
NO_PATH: Final = -1

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

# How a tie for most guards is broken after the points.
TIES_OLDEST: Final = 0  # lowest space, then most western guard
TIES_WEST: Final = 1  # most western guard
TIES_CARDS: Final = 2  # most resource cards, else nobody

NO_YIELD: Final[vec[i64]] = vec[i64]([0] * 13)
NO_GIFT: Final[vec[i64]] = vec[i64]([0] * 16)
FIRST_LOTS: Final[vec[i64]] = vec[i64]([TOKENS_START] + [0] * (LOTS - 1))
NOTE_SIZE: Final = 5


@mypyc_attr(acyclic=True)
class Rules:
    """The options of one match as the engine reads them."""

    __slots__ = (
        "award_points", "brotherhood", "camp_allowed", "claims", "count_settled", "drama", "first",
        "first_rulings", "fixed_start", "guard_ties", "heroes_before_roll", "offers_a_turn",
        "reveal_founding", "roads", "robbery_optional", "routes", "seats", "separate_phases",
        "stand_off", "supply_rate", "tokens", "turn_limit", "win_after_roll", "win_at_once",
    )  # fmt: skip

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
        self.first: i64 = NO_SEAT  # the starting seat, if it is not left to the dice
        self.first_rulings: bool = False  # as ruled before docs/rulings.md was corrected
        self.count_settled: bool = False  # settled offers count too: as ruled before
        self.claims: bool = False  # whoever has ten points has to say so
        self.win_at_once: bool = True  # or only when the turn ends
        self.win_after_roll: bool = False  # at once, but not before the roll
        self.guard_ties: i64 = TIES_OLDEST
        self.heroes_before_roll: bool = False
        self.stand_off: bool = True
        self.drama: bool = False
        self.reveal_founding: bool = False
        self.tokens: vec[i64] = vec[i64]([0] * 14)  # number tokens of this board, by number
        self.routes: vec[i64] = vec[i64]([0] * 6)  # trade routes of this board, by kind


@mypyc_attr(acyclic=True)
class Holdings:
    """What one seat has: cards, pieces, and what follows from them."""

    __slots__ = (
        "answer", "bought", "cards", "counter_give", "counter_want", "discards_due", "draft_give",
        "draft_want", "guards_left", "hand", "hero", "hero_fresh", "hero_side", "hero_used",
        "keeps", "keeps_left", "open_hi", "open_lo", "patrols", "points", "reach", "road_length",
        "roads_hi", "roads_left", "roads_lo", "routes", "settlements", "settlements_left", "tokens",
        "yields",
    )  # fmt: skip

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
        self.draft_give: i64 = 0  # of an offer that the seat is putting together: its secret
        self.draft_want: i64 = 0
        # The Brotherhood:
        self.guards_left: i64 = GUARDS
        self.tokens: i64 = SETTLEMENTS  # under the settlements in stock, eight bits a lot
        self.hero: i64 = NO_HERO
        self.hero_side: i64 = SIDE_A
        self.hero_fresh: bool = False  # received this turn
        self.hero_used: bool = False  # used this turn
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
        h.draft_give = self.draft_give
        h.draft_want = self.draft_want
        h.guards_left = self.guards_left
        h.tokens = self.tokens
        h.hero = self.hero
        h.hero_side = self.hero_side
        h.hero_fresh = self.hero_fresh
        h.hero_used = self.hero_used
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
        "active", "blocked", "board", "breaches", "build_phase", "camps", "card_played",
        "clearings", "deck", "demand", "demand_next", "die_a", "die_b", "die_w", "display",
        "due_after", "due_die", "due_founding", "due_keep", "due_patrol", "due_pool", "due_return",
        "due_road", "due_roll", "due_samwell", "due_settlement", "ending", "first", "free_hi",
        "free_lo", "free_roads", "free_sites", "frost", "gift", "hero_seat", "last_site", "lifted",
        "lot", "lots", "notes", "noting", "offer_give", "offer_want", "offers", "patrol_owner",
        "phase", "reveal_lot", "road_owner", "rolled", "rules", "seats", "seen_sites", "settled",
        "setup_step", "shown", "supply", "taken", "to_show", "tormund", "turns", "used", "victim",
        "wall", "winner",
    )  # fmt: skip

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
        self.offers: i64 = 0  # made this turn and not settled
        self.settled: i64 = 0  # trades that offers of this turn led to
        self.road_owner: i64 = NO_SEAT
        self.patrol_owner: i64 = NO_SEAT
        self.winner: i64 = NO_SEAT
        self.ending: i64 = NOT_ENDED
        # What is still to be done before the turn goes on, in the order of turn.proceed:
        self.due_roll: bool = False
        self.due_founding: i64 = 0  # tokens of founding settlements to reveal
        self.due_settlement: bool = False  # the token of a new settlement
        self.due_keep: i64 = 0  # tokens of a new keep
        self.due_return: bool = False  # a token for the settlement that became a keep
        self.due_road: bool = False  # who has the Longest Road?
        self.due_patrol: bool = False  # who has the Largest Patrol?
        self.due_pool: i64 = 0  # tokens to draw from the pool
        self.due_after: bool = False  # flip or exchange the hero just used
        self.due_samwell: bool = False
        self.due_die: i64 = 0  # the wildling die, until it has been carried out
        # The Brotherhood:
        self.die_w: i64 = 0
        self.wall: i64 = 0  # three bits a space, five spaces a section: owner + 1, from space 1
        self.clearings: i64 = 0  # four bits a clearing: regulars
        self.camps: i64 = 0  # two bits a camp, five camps a clan: kind + 1, from camp 1
        self.gift: vec[i64] = NO_GIFT  # packed figures by place in the lines; never in place
        self.frost: i64 = FROSTFANGS_START
        self.breaches: i64 = 0
        self.lots: vec[i64] = FIRST_LOTS  # unseen tokens by lot (see tokens.py); never in place
        self.lot: i64 = 0  # the lot of the pool
        self.used: i64 = 0
        self.reveal_lot: i64 = 0
        self.display: i64 = 0  # heroes that can be taken
        self.hero_seat: i64 = NO_SEAT  # whose hero asks something
        self.demand: i64 = 0  # the resource that Mormont demands
        self.demand_next: i64 = NO_SEAT  # the second seat he demands it of
        self.lifted: i64 = NO_PATH  # where the road lay that Yarwyck holds
        self.shown: i64 = 0  # development cards that Melisandre's user sees
        self.to_show: i64 = 0
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
        s.settled = self.settled
        s.road_owner = self.road_owner
        s.patrol_owner = self.patrol_owner
        s.winner = self.winner
        s.ending = self.ending
        s.due_roll = self.due_roll
        s.due_settlement = self.due_settlement
        s.due_return = self.due_return
        s.due_road = self.due_road
        s.due_patrol = self.due_patrol
        s.due_after = self.due_after
        s.due_samwell = self.due_samwell
        s.die_w = self.die_w
        s.wall = self.wall
        s.clearings = self.clearings
        s.camps = self.camps
        s.frost = self.frost
        s.breaches = self.breaches
        s.lot = self.lot
        s.used = self.used
        s.display = self.display
        s.hero_seat = self.hero_seat
        s.due_keep = self.due_keep
        s.due_pool = self.due_pool
        s.due_founding = self.due_founding
        s.due_die = self.due_die
        s.reveal_lot = self.reveal_lot
        s.demand = self.demand
        s.demand_next = self.demand_next
        s.shown = self.shown
        s.lifted = self.lifted
        s.to_show = self.to_show
        s.gift = self.gift
        s.lots = self.lots
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


def add_brotherhood_facts(s: State, numbers: list[int]) -> None:
    """The part of the facts that the base game does not have."""
    dues: list[bool] = [
        s.due_roll, s.due_settlement, s.due_return, s.due_road, s.due_patrol, s.due_after,
        s.due_samwell,
    ]  # fmt: skip
    for due in dues:
        numbers.append(int(due))
    table: list[i64] = [
        s.die_w, s.wall, s.clearings, s.camps, s.frost, s.breaches, s.lot, s.used, s.display,
        s.hero_seat, s.due_keep, s.due_pool, s.due_founding, s.due_die, s.reveal_lot, s.demand,
        s.demand_next, s.shown, s.to_show, s.lifted,
    ]  # fmt: skip
    for number in table:
        numbers.append(int(number))
    for place in range(i64(16)):
        numbers.append(int(s.gift[place]))
    for lot in range(i64(LOTS)):
        numbers.append(int(s.lots[lot]))
    for own in s.seats:
        seat: list[i64] = [
            own.guards_left, own.tokens, own.hero, own.hero_side, i64(own.hero_fresh),
            i64(own.hero_used),
        ]  # fmt: skip
        for number in seat:
            numbers.append(int(number))


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
    if s.rules.brotherhood:
        add_brotherhood_facts(s, numbers)
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
    add_trading_facts(s, numbers)
    return numbers


def add_trading_facts(s: State, numbers: list[int]) -> None:
    """What is there in few states is told only there: older records count on the other digests."""
    if s.settled != 0:
        numbers.append(-1)
        numbers.append(int(s.settled))
    for seat in range(s.rules.seats):
        own = s.seats[seat]
        if own.draft_give != 0:
            numbers.append(int(seat))
            numbers.append(int(own.draft_give))
            numbers.append(int(own.draft_want))
