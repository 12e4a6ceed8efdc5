"""What a seat may do now, written to a buffer: the chapters list, this finds the chapter."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import add_bits, covers
from hexhold.games.watch.engine.actions import (
    BUY,
    END,
    KEEP,
    PROPOSE,
    ROAD,
    ROLL,
    SETTLEMENT,
    TO_BUILD,
)
from hexhold.games.watch.engine.development import buy_reason, fill_cards
from hexhold.games.watch.engine.drafts import fill_words
from hexhold.games.watch.engine.geometry import PATH_SPLIT
from hexhold.games.watch.engine.heroes import asks_hero_seat
from hexhold.games.watch.engine.listing_north import (
    fill_before_roll,
    fill_brotherhood_turn,
    fill_question,
)
from hexhold.games.watch.engine.reasons import ALLOWED
from hexhold.games.watch.engine.scoring import fill_claim
from hexhold.games.watch.engine.setup import fill_founding_road, fill_founding_settlement
from hexhold.games.watch.engine.seven import fill_discards
from hexhold.games.watch.engine.state import (
    ANSWERS,
    BUILD,
    CHOOSE_VICTIM,
    DISCARDS,
    FOUND_ROAD,
    FOUND_SETTLEMENT,
    MAIN,
    MOVE_TORMUND,
    PLACE_ROADS,
    PRE_ROLL,
    Holdings,
    State,
)
from hexhold.games.watch.engine.supply import fill_supply
from hexhold.games.watch.engine.tables import COST_KEEP, COST_ROAD, COST_SETTLEMENT
from hexhold.games.watch.engine.tormund import fill_tormund, fill_victims
from hexhold.games.watch.engine.trade import fill_answers, fill_decisions, fill_offers


def fill(s: State, seat: i64, out: vec[i64]) -> i64:
    """Write the seat's legal actions to out and return how many there are."""
    phase = s.phase
    if phase == DISCARDS:
        if seat < 0 or seat >= s.rules.seats:
            return 0
        return fill_discards(s.seats[seat], out)
    if phase == ANSWERS:
        if seat == s.active:
            return fill_decisions(s, out)
        if seat < 0 or seat >= s.rules.seats:
            return 0
        return fill_answers(s, s.seats[seat], out)
    if asks_hero_seat(s):
        if seat == s.hero_seat:
            return fill_question(s, s.seats[seat], out)
        return 0
    if seat != s.active:
        return 0
    own = s.seats[seat]
    if phase == MAIN or phase == BUILD:
        return fill_turn(s, own, out)
    if phase == PRE_ROLL:
        out[0] = ROLL
        n = fill_cards(s, own, out, fill_claim(s, out, 1))
        if s.rules.brotherhood:
            return fill_before_roll(s, own, out, n)
        return n
    if phase == MOVE_TORMUND:
        return fill_tormund(s, out)
    if phase == CHOOSE_VICTIM:
        return fill_victims(s, out)
    if phase == PLACE_ROADS:
        return fill_roads(s, own, out, fill_claim(s, out, 0))
    if phase == FOUND_SETTLEMENT:
        return fill_founding_settlement(s, out)
    if phase == FOUND_ROAD:
        return fill_founding_road(s, out)
    return fill_question(s, own, out)


def fill_roads(s: State, own: Holdings, out: vec[i64], n: i64) -> i64:
    """Every path where the seat may lay a road."""
    n = add_bits(own.open_lo & s.free_lo, ROAD, out, n)
    return add_bits(own.open_hi & s.free_hi, ROAD + PATH_SPLIT, out, n)


def fill_turn(s: State, own: Holdings, out: vec[i64]) -> i64:
    """After the roll: end, build, buy, play, trade; an offer that was begun is finished first."""
    if own.draft_give != 0:
        return fill_words(own, PROPOSE, out)
    out[0] = END
    n: i64 = fill_claim(s, out, 1)
    if s.phase == BUILD or not s.rules.separate_phases:
        n = fill_building(s, own, out, n)
    n = fill_cards(s, own, out, n)
    if s.rules.brotherhood:
        n = fill_brotherhood_turn(s, own, out, n)
    if s.phase == MAIN:
        n = fill_supply(s, own, out, n)
        if s.rules.offers_a_turn > 0:
            n = fill_offers(s, own, out, n)
        if s.rules.separate_phases:
            out[n] = TO_BUILD
            n += 1
    return n


def fill_building(s: State, own: Holdings, out: vec[i64], n: i64) -> i64:
    """Everything the hand can pay for."""
    hand = own.hand
    if own.roads_left > 0 and covers(hand, COST_ROAD):
        n = fill_roads(s, own, out, n)
    if own.settlements_left > 0 and covers(hand, COST_SETTLEMENT):
        n = add_bits(own.reach & s.free_sites, SETTLEMENT, out, n)
    if own.keeps_left > 0 and covers(hand, COST_KEEP):
        n = add_bits(own.settlements, KEEP, out, n)
    if buy_reason(s, own) == ALLOWED:
        out[n] = BUY
        n += 1
    return n
