"""The seat that rolls, draws and deals: what it can do now, and how likely each is."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import BIT, BIT_INDEX, count_of
from hexhold.games.watch.engine._actions import (
    DEAL_NUMBER,
    DEAL_RED,
    DEAL_ROUTE,
    DEAL_TERRAIN,
    DICE,
    DRAW,
    FIRST,
    REVEAL,
    SHOW,
    STEAL,
)
from hexhold.games.watch.engine._notes import ROLLED
from hexhold.games.watch.engine.board import UNKNOWN
from hexhold.games.watch.engine.brotherhood.tokens import reveal, tokens_of_lot
from hexhold.games.watch.engine.geometry import HEX_NEAR, HEXES, ROUTES
from hexhold.games.watch.engine.setup import red_places, reds_left, ways_to_place_reds
from hexhold.games.watch.engine.state import (
    OVER,
    REMOVE_HERO,
    State,
    note,
)
from hexhold.games.watch.engine.tables import ICE, TILES, TOKEN_KINDS
from hexhold.games.watch.engine.turn import proceed


def roll_dice(s: State, code: i64) -> None:
    """The dice lie; with drama, three equal ones first cost the display a hero."""
    s.die_w = code // 36
    s.die_a = code % 36 // 6 + 1
    s.die_b = code % 6 + 1
    s.rolled = True
    s.due_roll = True
    note(s, ROLLED, s.active, s.die_a, s.die_b, s.die_w)
    if s.rules.drama and s.die_a == s.die_b and s.die_b == s.die_w and s.display != 0:
        s.phase = REMOVE_HERO
    else:
        proceed(s)


def reveal_token(s: State, token: i64) -> None:
    """The token that is due is turned up."""
    if s.due_founding > 0:
        s.due_founding -= 1
    elif s.due_settlement:
        s.due_settlement = False
    elif s.due_keep > 0:
        s.due_keep -= 1
    else:
        s.due_pool -= 1
    reveal(s, token)
    if s.phase != OVER:
        proceed(s)


def fill_dice(s: State, actions: vec[i64], weights: vec[i64]) -> i64:
    """Two dice; in the Brotherhood the wildling die too."""
    if s.rules.brotherhood:
        return fill_even(DICE + 36, 432, actions, weights)
    return fill_even(DICE, 36, actions, weights)


def fill_first(s: State, actions: vec[i64], weights: vec[i64]) -> i64:
    """Any seat may begin."""
    return fill_even(FIRST, s.rules.seats, actions, weights)


def fill_stolen(s: State, actions: vec[i64], weights: vec[i64]) -> i64:
    """Any card of the victim."""
    return fill_cards(STEAL, s.seats[s.victim].hand, actions, weights)


def fill_drawn(s: State, actions: vec[i64], weights: vec[i64]) -> i64:
    """Any card of the deck."""
    return fill_cards(DRAW, s.deck, actions, weights)


def fill_shown(s: State, actions: vec[i64], weights: vec[i64]) -> i64:
    """The same, for Melisandre."""
    return fill_cards(SHOW, s.deck, actions, weights)


def fill_even(base: i64, count: i64, actions: vec[i64], weights: vec[i64]) -> i64:
    """Outcomes that are all equally likely."""
    for i in range(count):
        actions[i] = base + i
        weights[i] = 1
    return count


def fill_cards(base: i64, cards: i64, actions: vec[i64], weights: vec[i64]) -> i64:
    """One card of a packed hand or deck."""
    n: i64 = 0
    for kind in range(i64(5)):
        count = count_of(cards, kind)
        if count > 0:
            actions[n] = base + kind
            weights[n] = count
            n += 1
    return n


def fill_tiles(s: State, actions: vec[i64], weights: vec[i64]) -> i64:
    """watch.setup.variable: a tile of the box, such that in the end no terrain is missing.

    The weight counts the ways in which the tiles still to come complete the board, which makes
    every complete board that needs no redo equally likely.
    """
    left = TILES[:]
    to_deal: i64 = 0
    missing: i64 = 31
    for h in range(i64(HEXES)):
        kind = s.board.terrain[h]
        if kind == UNKNOWN:
            to_deal += 1
        elif kind < ICE:
            left[kind] -= 1
            missing &= ~BIT[kind]
    n: i64 = 0
    for kind in range(i64(5)):
        if left[kind] > 0:
            left[kind] -= 1
            ways = ways_to_complete(left, missing & ~BIT[kind], to_deal - 1)
            left[kind] += 1
            if ways > 0:
                actions[n] = DEAL_TERRAIN + kind
                weights[n] = left[kind] * ways
                n += 1
    return n


def ways_to_complete(left: vec[i64], missing: i64, to_deal: i64) -> i64:
    """How many sets of that many tiles hold every missing kind (by inclusion and exclusion)."""
    ways: i64 = 0
    skipped = missing
    while True:
        tiles: i64 = 0
        sign: i64 = 1
        for kind in range(i64(5)):
            if skipped & BIT[kind]:
                sign = -sign
            else:
                tiles += left[kind]
        ways += sign * choose(tiles, to_deal)
        if skipped == 0:
            return ways
        skipped = (skipped - 1) & missing


def choose(n: i64, k: i64) -> i64:
    """The binomial coefficient."""
    if k < 0 or k > n:
        return 0
    result: i64 = 1
    for i in range(k):
        result = result * (n - i) // (i + 1)
    return result


def fill_routes(s: State, actions: vec[i64], weights: vec[i64]) -> i64:
    """Any trade route not dealt yet."""
    left = s.rules.routes[:]
    for place in range(i64(ROUTES)):
        if s.board.route[place] != UNKNOWN:
            left[s.board.route[place]] -= 1
    return fill_counts(DEAL_ROUTE, left, 6, actions, weights)


def fill_counts(
    base: i64, counts: vec[i64], size: i64, actions: vec[i64], weights: vec[i64]
) -> i64:
    """One outcome a kind, as likely as there are pieces of it."""
    n: i64 = 0
    for kind in range(size):
        if counts[kind] > 0:
            actions[n] = base + kind
            weights[n] = counts[kind]
            n += 1
    return n


def fill_reds(s: State, actions: vec[i64], weights: vec[i64]) -> i64:
    """watch.setup.red-numbers: where the next 6 or 8 lies, no two of them side by side."""
    places = red_places(s)
    left = reds_left(s)
    n: i64 = 0
    rest = places
    while rest != 0:
        lowest = rest & -rest
        h = BIT_INDEX[lowest % 67]
        rest ^= lowest
        ways = ways_to_place_reds(places & ~lowest & ~HEX_NEAR[h], left - 1)
        if ways > 0:
            actions[n] = DEAL_RED + h
            weights[n] = ways
            n += 1
    return n


def fill_numbers(s: State, actions: vec[i64], weights: vec[i64]) -> i64:
    """Any number token not dealt yet."""
    left = s.rules.tokens[:]
    for h in range(i64(HEXES)):
        if s.board.number[h] > 0:
            left[s.board.number[h]] -= 1
    return fill_counts(DEAL_NUMBER, left, 14, actions, weights)


def fill_tokens(s: State, actions: vec[i64], weights: vec[i64]) -> i64:
    """Any unseen token of the lot to which the one about to be revealed belongs."""
    n: i64 = 0
    for token in range(i64(TOKEN_KINDS)):
        count = tokens_of_lot(s, token)
        if count > 0:
            actions[n] = REVEAL + token
            weights[n] = count
            n += 1
    return n
