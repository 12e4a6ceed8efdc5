"""Before the first turn: dealing a board, who begins, the founding rounds. Chapter setup."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import BIT, BIT_INDEX, add_bits
from hexhold.games.watch.engine._actions import GUARD, ROAD, SETTLEMENT
from hexhold.games.watch.engine._notes import BOARD_DEALT, FIRST_SEAT, STARTING_CARDS
from hexhold.games.watch.engine.board import UNKNOWN, yield_of_site
from hexhold.games.watch.engine.brotherhood.wall import fill_guards, place_guard
from hexhold.games.watch.engine.building import place_settlement
from hexhold.games.watch.engine.geometry import (
    HEX_NEAR,
    HEXES,
    PATH_SPLIT,
    ROUTES,
    SITE_PATHS_HI,
    SITE_PATHS_LO,
)
from hexhold.games.watch.engine.roads import lay_road
from hexhold.games.watch.engine.state import (
    CHOOSE_FIRST,
    DEAL_NUMBERS,
    DEAL_REDS,
    DEAL_ROUTES,
    DEAL_TILES,
    FOUND_GUARD,
    FOUND_ROAD,
    FOUND_SETTLEMENT,
    NO_SEAT,
    Holdings,
    State,
    note,
    receive,
)
from hexhold.games.watch.engine.tables import NO_HERO
from hexhold.games.watch.engine.turn import begin_turn, proceed


def begin_match(s: State) -> None:
    """Deal what is not fixed, then find out who begins."""
    if next_unknown(s.board.terrain, HEXES) >= 0:
        s.phase = DEAL_TILES
    elif next_unknown(s.board.route, ROUTES) >= 0:
        s.phase = DEAL_ROUTES
    elif next_unknown(s.board.number, HEXES) >= 0:
        if next_red(s) > 0:
            s.phase = DEAL_REDS
        else:
            s.phase = DEAL_NUMBERS
    elif s.rules.first == NO_SEAT:
        s.phase = CHOOSE_FIRST
    else:
        begin_founding(s, s.rules.first)


def next_unknown(values: vec[i64], size: i64) -> i64:
    """The first place that is still to be dealt, or -1."""
    for at in range(size):
        if values[at] == UNKNOWN:
            return at
    return -1


def next_red(s: State) -> i64:
    """The red number to place next: the sixes, then the eights, then 0."""
    sixes: i64 = 0
    eights: i64 = 0
    for h in range(i64(HEXES)):
        if s.board.number[h] == 6:
            sixes += 1
        elif s.board.number[h] == 8:
            eights += 1
    if sixes < s.rules.tokens[6]:
        return 6
    if eights < s.rules.tokens[8]:
        return 8
    return 0


def reds_left(s: State) -> i64:
    """How many sixes and eights are still to be placed."""
    left = s.rules.tokens[6] + s.rules.tokens[8]
    for h in range(i64(HEXES)):
        if s.board.number[h] == 6 or s.board.number[h] == 8:
            left -= 1
    return left


def red_places(s: State) -> i64:
    """Hexes without a number and without a red neighbour."""
    places: i64 = 0
    for h in range(i64(HEXES)):
        if s.board.number[h] == UNKNOWN:
            places |= BIT[h]
    for h in range(i64(HEXES)):
        if s.board.number[h] == 6 or s.board.number[h] == 8:
            places &= ~HEX_NEAR[h]
    return places


def ways_to_place_reds(places: i64, count: i64) -> i64:
    """In how many ways that many hexes can be chosen so that no two are neighbours."""
    if count == 0:
        return 1
    ways: i64 = 0
    while places != 0:
        lowest = places & -places
        places ^= lowest
        ways += ways_to_place_reds(places & ~HEX_NEAR[BIT_INDEX[lowest % 67]], count - 1)
    return ways


def deal_terrain(s: State, kind: i64) -> None:
    """The next hex gets its terrain."""
    s.board = s.board.with_terrain(next_unknown(s.board.terrain, HEXES), kind)
    finish_deal(s)


def deal_route(s: State, kind: i64) -> None:
    """The next place gets its trade route."""
    s.board = s.board.with_route(next_unknown(s.board.route, ROUTES), kind)
    finish_deal(s)


def deal_red(s: State, h: i64) -> None:
    """The next six or eight lies on a hex."""
    s.board = s.board.with_number(h, next_red(s))
    finish_deal(s)


def deal_number(s: State, token: i64) -> None:
    """The next hex gets its number."""
    s.board = s.board.with_number(next_unknown(s.board.number, HEXES), token)
    finish_deal(s)


def finish_deal(s: State) -> None:
    """Go on dealing, or note that the board is complete."""
    begin_match(s)
    if s.phase < DEAL_TILES:
        note(s, BOARD_DEALT, -1, 0, 0, 0)


def begin_founding(s: State, first: i64) -> None:
    """The starting seat is known: found settlements, or begin if they already stand."""
    s.first = first
    note(s, FIRST_SEAT, first, 0, 0, 0)
    if s.rules.brotherhood:
        deal_heroes(s)
    if s.rules.fixed_start:
        begin_turn(s, first)
    else:
        s.active = first
        s.phase = FOUND_SETTLEMENT


def fill_founding_settlement(s: State, out: vec[i64]) -> i64:
    """Any site the distance rule leaves."""
    return add_bits(s.free_sites, SETTLEMENT, out, 0)


def found_settlement(s: State, n: i64) -> None:
    """A free settlement; the second one brings a card of each terrain around it."""
    place_settlement(s, s.active, n)
    s.seats[s.active].tokens -= 1
    if s.rules.reveal_founding:
        s.due_founding += 1  # laid aside until all guards stand; else it goes to the pool unseen
    s.last_site = n
    if s.setup_step >= s.rules.seats:
        give_starting_cards(s, s.active, n)
    s.phase = FOUND_ROAD


def give_starting_cards(s: State, seat: i64, n: i64) -> None:
    """watch.setup.resources: one card of each hex around the site."""
    cards = yield_of_site(s.board, n)
    receive(s, s.seats[seat], cards)
    note(s, STARTING_CARDS, seat, cards, 0, 0)


def fill_founding_road(s: State, out: vec[i64]) -> i64:
    """Any free path at the settlement just founded."""
    n = add_bits(SITE_PATHS_LO[s.last_site] & s.free_lo, ROAD, out, 0)
    return add_bits(SITE_PATHS_HI[s.last_site] & s.free_hi, ROAD + PATH_SPLIT, out, n)


def found_road(s: State, path: i64) -> None:
    """A free road at the new settlement; then the next seat founds, there and back again."""
    lay_road(s, s.active, path)
    s.setup_step += 1
    seats = s.rules.seats
    step = s.setup_step
    if step == 2 * seats:
        finish_founding(s)
        return
    if step >= seats:
        step = 2 * seats - 1 - step
    s.active = (s.first + step) % seats
    s.phase = FOUND_SETTLEMENT


def finish_founding(s: State) -> None:
    """The settlements stand: the first turn, or the Brotherhood's third round."""
    if s.rules.brotherhood:
        s.active = s.first
        s.phase = FOUND_GUARD
    else:
        begin_turn(s, s.first)


def fill_founding_guard(s: State, own: Holdings, out: vec[i64]) -> i64:
    """Any section."""
    return fill_guards(s, own, GUARD, out, 0)


def found_guard(s: State, section: i64) -> None:
    """watch.setup.first-guard: each seat in turn places a free guard; then the match begins."""
    place_guard(s, s.active, section)
    s.setup_step += 1
    seats = s.rules.seats
    if s.setup_step < 3 * seats:
        s.active = (s.first + s.setup_step) % seats
        return
    begin_turn(s, s.first)
    proceed(s)


def deal_heroes(s: State) -> None:
    """watch.setup.heroes: by position, counted from the last seat: Mormont, Marsh, Samwell, …"""
    s.display = BIT[NO_HERO] - 1
    seats = s.rules.seats
    for position in range(seats):
        own = s.seats[(s.first + position) % seats]
        own.hero = seats - 1 - position
        s.display &= ~BIT[own.hero]
