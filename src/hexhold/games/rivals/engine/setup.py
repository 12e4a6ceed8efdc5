"""Before the first turn: the table of each mode, who begins, opening hands, start regions
(rivals.setup)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import BIT
from hexhold.games.rivals.engine._actions import FIRST, LAY_REGION, LOOK_AT, OPEN_STACK
from hexhold.games.rivals.engine._cards import HEDGE_TAVERN, MERCHANT_GUILD, UNIVERSITY
from hexhold.games.rivals.engine._notes import FIRST_CHOSEN, REGIONS_LAID
from hexhold.games.rivals.engine.layout import (
    ACTIVE,
    CHOOSE_FIRST,
    CITIES_LEFT,
    COLUMNS,
    EVENT_LEFT,
    EVENT_POOL,
    FACE_UP,
    FIRST_SEAT,
    HI,
    LAY,
    LO,
    MOON_BOX,
    MOON_SLOTS,
    NUMBERED,
    OPEN,
    POOL,
    REGIONS,
    ROADS,
    ROADS_LEFT,
    SETTLEMENTS_LEFT,
    SIDE,
    STACK_SIZE,
    STACKS,
    START_TURN,
    TYPE,
    WINNER,
)
from hexhold.games.rivals.engine.principality import refresh
from hexhold.games.rivals.engine.stacks import draw, look
from hexhold.games.rivals.engine.state import (
    DUEL,
    INTRO,
    NO_SEAT,
    Rules,
    State,
    a_of,
    b_of,
    c_of,
    code_of,
    d_of,
    empty_state,
    make_frame,
    note,
    pop,
    push,
    retop,
    seat_of,
    top,
)
from hexhold.games.rivals.engine.stock import recount
from hexhold.games.rivals.engine.tables import (
    ALL_STACK_REGIONS,
    CARD_ONE,
    CITIES_IN_SUPPLY,
    COPIES,
    EVENT_COPIES,
    EVENT_MOONS,
    EVENT_ONE,
    EVENTS,
    GOLD,
    LAY_ORDER,
    LUMBER,
    MOONS,
    REGION_NUMBER,
    REGION_TYPE,
    ROADS_IN_SUPPLY,
    SET_KINDS,
    SET_START,
    SETS,
    SETTLEMENTS_IN_SUPPLY,
    STACK_REGIONS,
    START_LEFT,
    START_PLACES,
    START_RIGHT,
    START_ROAD,
)

OPENING_HAND: Final = 3
FACE_UP_COPIES: Final = 2
UNDER_YULE: Final = 3
DUEL_MOON_EVENTS: Final = 6
FACE_UP_KINDS: Final[vec[i64]] = vec[i64]([-1, MERCHANT_GUILD, HEDGE_TAVERN, UNIVERSITY, -1])
GOALS: Final[vec[i64]] = vec[i64]([7, 12, 12, 12, 13])


# -- what the mode decides --


def prepare(rules: Rules) -> None:
    """Stacks, pools, events and goal of a mode."""
    mode = rules.mode
    rules.goal = GOALS[mode]
    rules.face_up_kind = FACE_UP_KINDS[mode]
    for group in range(i64(SETS)):
        if group == 0 or group == mode or mode == DUEL:
            rules.pool[group] = cards_of_set(rules, group)
    prepare_stacks(rules)
    prepare_events(rules)


def cards_of_set(rules: Rules, group: i64) -> i64:
    """The cards of a set that lie in its stacks, as two-bit counters."""
    cards: i64 = 0
    for kind in range(SET_START[group], SET_START[group] + SET_KINDS[group]):
        count = COPIES[kind]
        if rules.mode == DUEL:
            count -= MOONS[kind]
        if kind == rules.face_up_kind:
            count -= FACE_UP_COPIES
        cards += count * CARD_ONE[kind]
    return cards


def prepare_stacks(rules: Rules) -> None:
    """rivals.setup.stacks-intro, stacks-theme, stacks-duel."""
    at: i64 = STACKS
    for group in range(i64(SETS)):
        cards = cards_in(rules.pool[group])
        if cards == 0:
            continue
        piles: i64 = 2
        if rules.mode == INTRO:
            piles = 4
        elif group == 0:
            piles = 3
        elif rules.mode == DUEL:
            piles = 1
        room = cards
        if group == rules.mode and group != 0:
            room += FACE_UP_COPIES
        for _ in range(piles):
            rules.stack_set[rules.stacks] = group
            rules.stack_at[rules.stacks] = at
            rules.stack_start[rules.stacks] = cards // piles
            rules.stacks += 1
            at += room


def cards_in(counters: i64) -> i64:
    """How many cards two-bit counters hold."""
    n: i64 = 0
    while counters != 0:
        n += counters & 3
        counters >>= 2
    return n


def prepare_events(rules: Rules) -> None:
    """rivals.setup.events, events-duel."""
    everything: i64 = 0
    for group in range(i64(SETS)):
        if rules.pool[group] != 0:
            everything += EVENT_COPIES[group]
    if rules.mode == DUEL:
        for event in range(i64(EVENTS)):
            rules.moon_box += EVENT_MOONS[event] * EVENT_ONE[event]
        everything -= rules.moon_box
        rules.moon_slots = DUEL_MOON_EVENTS
    rules.fixed_events = everything
    count: i64 = 1 + rules.moon_slots
    while everything != 0:
        count += everything & 15
        everything >>= 4
    rules.event_cards = count


# -- the table --


def new_table(rules: Rules) -> State:
    """The table as it stands before anybody has done anything."""
    s = empty_state(rules)
    w = s.w
    w[WINNER] = NO_SEAT
    w[ROADS_LEFT] = ROADS_IN_SUPPLY
    w[SETTLEMENTS_LEFT] = SETTLEMENTS_IN_SUPPLY
    w[CITIES_LEFT] = CITIES_IN_SUPPLY
    w[REGIONS] = ALL_STACK_REGIONS
    for group in range(i64(SETS)):
        w[POOL + group] = rules.pool[group]
    for stack in range(rules.stacks):
        w[STACK_SIZE + stack] = rules.stack_start[stack]
    if rules.face_up_kind >= 0:
        w[FACE_UP] = FACE_UP_COPIES
    w[EVENT_POOL] = rules.fixed_events
    w[EVENT_LEFT] = rules.event_cards - UNDER_YULE - 1
    w[MOON_BOX] = rules.moon_box
    w[MOON_SLOTS] = rules.moon_slots
    for seat in range(i64(2)):
        start_principality(s, seat)
    return s


def start_principality(s: State, seat: i64) -> None:
    """rivals.setup.principality, rivals.setup.stock."""
    w = s.w
    me = seat * SIDE
    w[me + COLUMNS] = BIT[START_LEFT] | BIT[START_RIGHT]
    w[me + ROADS] = BIT[START_ROAD]
    for resource in range(i64(6)):
        lay_region(s, seat, START_PLACES[resource], 6 * seat + resource)
        stock_start(s, seat, START_PLACES[resource], resource)
    recount(s, seat)
    refresh(s, seat)


def stock_start(s: State, seat: i64, place: i64, resource: i64) -> None:
    """Every start region holds one, but no gold."""
    if resource != GOLD:
        s.w[seat * SIDE + LO] |= BIT[place]


def face_of(rules: Rules, card: i64) -> i64:
    """The region card that a card looks like: with forest_stack=2 the stack has a forest 2 too."""
    if card == STACK_REGIONS and rules.forest_two:
        return LUMBER  # the forest of seat 0
    return card


def region_number(rules: Rules, card: i64) -> i64:
    """The number on a region card."""
    return REGION_NUMBER[face_of(rules, card)]


def lay_region(s: State, seat: i64, place: i64, card: i64) -> None:
    """A region card comes to a place, empty."""
    w = s.w
    me = seat * SIDE
    w[me + TYPE + REGION_TYPE[card]] |= BIT[place]
    w[me + NUMBERED + region_number(s.rules, card)] |= BIT[place]


# -- the opening --


def begin_match(s: State) -> None:
    """The first question of a match."""
    if s.rules.first >= 0:
        begin_opening(s, s.rules.first)
    else:
        push(s, CHOOSE_FIRST, 0)


def fill_first(actions: vec[i64], weights: vec[i64]) -> i64:
    """rivals.setup.first: either seat may roll higher."""
    for seat in range(i64(2)):
        actions[seat] = FIRST + seat
        weights[seat] = 1
    return 2


def answer_first(s: State, first: i64) -> None:
    """The dice have said who begins."""
    pop(s)
    begin_opening(s, first)


def begin_opening(s: State, first: i64) -> None:
    """Opening hands, then in theme games the order of the start regions, then the first turn."""
    w = s.w
    w[FIRST_SEAT] = first
    w[ACTIVE] = first
    note(s, FIRST_CHOSEN, first, 0, 0, 0)
    push(s, START_TURN, first)
    if s.rules.mode != INTRO:
        push(s, LAY, 1 - first, 0, 0, 0, 63)
        push(s, LAY, first, 0, 0, 0, 63)
    push(s, OPEN, 1 - first)
    push(s, OPEN, first)


def fill_open(s: State, out: vec[i64]) -> i64:
    """rivals.setup.hands-intro, hands-theme: a basic stack."""
    base: i64 = LOOK_AT
    if s.rules.mode == INTRO:
        base = OPEN_STACK
    forbidden = a_of(top(s)) - 1
    n: i64 = 0
    for stack in range(s.rules.stacks):
        if s.rules.stack_set[stack] == 0 and stack != forbidden:
            out[n] = base + stack
            n += 1
    return n


def open_blindly(s: State, stack: i64) -> None:
    """In the introductory game the opening hand is the top of a stack, which nobody else takes."""
    frame = pop(s)
    take_stack(s, stack)
    draw(s, seat_of(frame), stack, OPENING_HAND)


def open_by_looking(s: State, stack: i64) -> None:
    """The opening hand is chosen out of a stack."""
    frame = pop(s)
    if s.rules.opening_apart:
        take_stack(s, stack)
    look(s, seat_of(frame), stack, OPENING_HAND)


def take_stack(s: State, stack: i64) -> None:
    """The other seat, if it has still to open, does so from another stack."""
    below = top(s)
    if code_of(below) == OPEN:
        retop(s, make_frame(OPEN, seat_of(below), stack + 1, b_of(below), c_of(below), d_of(below)))


def fill_lay(s: State, out: vec[i64]) -> i64:
    """rivals.setup.rearrange: any start region not laid yet."""
    n: i64 = 0
    for resource in range(i64(6)):
        if d_of(top(s)) & BIT[resource]:
            out[n] = LAY_REGION + resource
            n += 1
    return n


def answer_lay(s: State, resource: i64) -> None:
    """The next place (a5 a6 a7 b5 b6 b7) gets a region; after the last all are laid at once."""
    frame = pop(s)
    count = a_of(frame)
    chosen = (d_of(frame) & ~BIT[resource]) | resource << (6 + 3 * count)
    if count < 5:
        push(s, LAY, seat_of(frame), count + 1, 0, 0, chosen)
    else:
        lay_start_regions(s, seat_of(frame), chosen >> 6)


def lay_start_regions(s: State, seat: i64, order: i64) -> None:
    """The six start regions in their chosen order."""
    w = s.w
    me = seat * SIDE
    for resource in range(i64(6)):
        w[me + TYPE + resource] = 0
    for number in range(i64(7)):
        w[me + NUMBERED + number] = 0
    w[me + LO] = 0
    w[me + HI] = 0
    for i in range(i64(6)):
        resource = (order >> (3 * i)) & 7
        lay_region(s, seat, LAY_ORDER[i], 6 * seat + resource)
        stock_start(s, seat, LAY_ORDER[i], resource)
    refresh(s, seat)
    note(s, REGIONS_LAID, seat, 0, 0, 0)
