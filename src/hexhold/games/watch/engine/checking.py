"""Whether an action is allowed, and why not: the chapters explain, this finds the chapter."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import covers
from hexhold.games.watch.engine.actions import (
    ACCEPT,
    ACTIONS,
    BUY,
    CHANCE_ACTIONS,
    CLAIM,
    CONFIRM,
    DECLINE,
    DISCARD,
    END,
    GUARD,
    INVITE,
    KEEP,
    MOST_ACTIONS,
    PLAY_PATROL,
    PLAY_ROADS,
    PLAY_WINTER,
    PROPOSE,
    REPLY,
    ROAD,
    ROB,
    ROLL,
    SETTLEMENT,
    SUPPLY,
    TO_BUILD,
    TORMUND,
    WITHDRAW,
)
from hexhold.games.watch.engine.building import keep_reason, settlement_reason
from hexhold.games.watch.engine.chance import fill_chance
from hexhold.games.watch.engine.checking_north import check_brotherhood
from hexhold.games.watch.engine.development import (
    buy_reason,
    card_reason,
    roads_reason,
    winter_reason,
)
from hexhold.games.watch.engine.drafts import is_word, word_reason
from hexhold.games.watch.engine.heroes_build import rebuild_reason
from hexhold.games.watch.engine.reasons import (
    ALLOWED,
    ANSWER_FIRST,
    COST,
    MATCH_OVER,
    NO_PIECE,
    NO_SUCH_ACTION,
    NO_WEIGHT,
    NOT_ASKED,
    NOT_CHANCE,
    ROLL_FIRST,
    ROLL_ONCE,
    TRADE_BEFORE_BUILD,
)
from hexhold.games.watch.engine.roads import road_reason
from hexhold.games.watch.engine.scoring import claim_reason
from hexhold.games.watch.engine.setup import founding_road_reason, founding_settlement_reason
from hexhold.games.watch.engine.seven import discard_reason
from hexhold.games.watch.engine.state import (
    ANSWERS,
    ASKED,
    BUILD,
    CHANCE,
    CHANCE_PHASES,
    CHOOSE_VICTIM,
    DISCARDS,
    FOUND_ROAD,
    FOUND_SETTLEMENT,
    MAIN,
    MOVE_TORMUND,
    OVER,
    PLACE_ROADS,
    PRE_ROLL,
    REBUILD_ROAD,
    Holdings,
    State,
)
from hexhold.games.watch.engine.supply import supply_reason
from hexhold.games.watch.engine.tables import COST_KEEP, COST_ROAD, COST_SETTLEMENT, PATROL
from hexhold.games.watch.engine.tormund import tormund_reason, victim_reason
from hexhold.games.watch.engine.trade import (
    accept_reason,
    confirm_reason,
    exchange_reason,
    invite_reason,
    offer_reason,
    offers_reason,
)
from hexhold.games.watch.engine.untimely import (
    is_discard,
    open_question_reason,
    out_of_turn_reason,
    unasked_reason,
)

_BUFFER: Final[vec[i64]] = vec[i64]([0] * MOST_ACTIONS)
_WEIGHTS: Final[vec[i64]] = vec[i64]([0] * MOST_ACTIONS)


def check(s: State, seat: i64, action: i64) -> i64:
    """ALLOWED, or the reason why not."""
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_ACTION
    if s.phase == OVER:
        return MATCH_OVER
    if seat == CHANCE:
        return check_chance(s, action)
    if seat < 0 or seat >= s.rules.seats:
        return NOT_ASKED
    if action >= CHANCE_ACTIONS:
        return NOT_CHANCE
    if s.seats[seat].draft_give != 0:
        return check_draft(s, s.seats[seat], action)
    if action == CLAIM:
        return claim_reason(s, seat)
    phase = s.phase
    if phase == DISCARDS:
        return check_discard(s, seat, action)
    if phase == ANSWERS:
        return check_answer(s, seat, action)
    if GUARD <= action < INVITE:
        return check_brotherhood(s, seat, action)
    if seat != s.active:
        return out_of_turn_reason(s, action)
    own = s.seats[seat]
    if phase == MAIN or phase == BUILD:
        return check_turn(s, own, action)
    if phase == PRE_ROLL:
        if action == ROLL:
            return ALLOWED
        return check_before_roll(s, own, action)
    return check_asked(s, own, action)


def check_chance(s: State, action: i64) -> i64:
    """Chance may only do what has a weight."""
    if s.phase < CHANCE_PHASES or action < CHANCE_ACTIONS:
        return NOT_CHANCE
    n = fill_chance(s, _BUFFER, _WEIGHTS)
    for i in range(n):
        if _BUFFER[i] == action:
            return ALLOWED
    return NO_WEIGHT


def check_discard(s: State, seat: i64, action: i64) -> i64:
    """Only discards, and only from those who must."""
    own = s.seats[seat]
    if is_discard(action):
        return discard_reason(own, action - DISCARD)
    if own.discards_due > 0 or seat == s.active:
        return open_question_reason(s)
    return out_of_turn_reason(s, action)


def check_answer(s: State, seat: i64, action: i64) -> i64:
    """While an offer lies: answers of the asked, decisions of the offering seat."""
    if seat == s.active:
        if action == WITHDRAW:
            return ALLOWED
        if CONFIRM <= action < DISCARD:
            return confirm_reason(s, action - CONFIRM)
        return ANSWER_FIRST
    own = s.seats[seat]
    if own.answer != ASKED:
        return out_of_turn_reason(s, action)
    if action == DECLINE:
        return ALLOWED
    if action == ACCEPT:
        return accept_reason(s, own)
    if action == REPLY:
        return exchange_reason(own, own.draft_give, own.draft_want)
    if is_word(action):
        return word_reason(own, action)
    return out_of_turn_reason(s, action)


def check_draft(s: State, own: Holdings, action: i64) -> i64:
    """What a seat has begun to put together it goes on with, and says aloud."""
    last: i64 = PROPOSE
    if s.phase == ANSWERS:
        last = REPLY
    if is_word(action):
        return word_reason(own, action)
    if action == last:
        return exchange_reason(own, own.draft_give, own.draft_want)
    return ANSWER_FIRST


def check_asked(s: State, own: Holdings, action: i64) -> i64:
    """One question is open: only its answers are allowed."""
    phase = s.phase
    if phase == MOVE_TORMUND and TORMUND <= action < GUARD:
        return tormund_reason(s, action - TORMUND)
    if phase == CHOOSE_VICTIM and ROB <= action < CONFIRM:
        return victim_reason(s, action - ROB)
    if phase == PLACE_ROADS and ROAD <= action < SETTLEMENT:
        return road_reason(s, own, action - ROAD)
    if phase == FOUND_SETTLEMENT and SETTLEMENT <= action < KEEP:
        return founding_settlement_reason(s, action - SETTLEMENT)
    if phase == FOUND_ROAD and ROAD <= action < SETTLEMENT:
        return founding_road_reason(s, action - ROAD)
    if phase == REBUILD_ROAD and ROAD <= action < SETTLEMENT:
        return rebuild_reason(s, own, action - ROAD)
    return open_question_reason(s)


def check_card(s: State, own: Holdings, action: i64) -> i64:
    """Playing a development card."""
    if action == PLAY_PATROL:
        return card_reason(s, own, PATROL)
    if action == PLAY_ROADS:
        return roads_reason(s, own)
    return winter_reason(s, own, action - PLAY_WINTER)


def is_card(action: i64) -> bool:
    """Whether an action plays a development card."""
    return action == PLAY_PATROL or action == PLAY_ROADS or PLAY_WINTER <= action < SUPPLY


def check_before_roll(s: State, own: Holdings, action: i64) -> i64:
    """Before the roll only a development card may be played."""
    if is_card(action):
        return check_card(s, own, action)
    return ROLL_FIRST


def check_turn(s: State, own: Holdings, action: i64) -> i64:
    """After the roll."""
    if action == END:
        return ALLOWED
    if action == ROLL:
        return ROLL_ONCE
    if is_card(action):
        return check_card(s, own, action)
    if action == TO_BUILD or SUPPLY <= action < ROAD or INVITE <= action < REPLY:
        return check_trading(s, own, action)
    if action == BUY or ROAD <= action < TORMUND:
        if s.phase == MAIN and s.rules.separate_phases:
            return TRADE_BEFORE_BUILD
        return check_building(s, own, action)
    return unasked_reason(action)


def check_trading(s: State, own: Holdings, action: i64) -> i64:
    """Trades, and the step from trading to building where the two are separate."""
    if s.phase == BUILD or (action == TO_BUILD and not s.rules.separate_phases):
        return TRADE_BEFORE_BUILD
    if action == TO_BUILD:
        return ALLOWED
    if action == INVITE:
        return invite_reason(s, own)
    if action == PROPOSE:
        return offer_reason(s, own, own.draft_give, own.draft_want)
    if is_word(action):
        return beginning_reason(s, own, action)
    return supply_reason(s, own, (action - SUPPLY) // 5, (action - SUPPLY) % 5)


def beginning_reason(s: State, own: Holdings, action: i64) -> i64:
    """Why the active seat may not begin an offer with this word."""
    reason = offers_reason(s)
    if reason != ALLOWED:
        return reason
    return word_reason(own, action)


def check_building(s: State, own: Holdings, action: i64) -> i64:
    """Place first, then pieces, then the price: the first thing a player would ask about."""
    if action == BUY:
        return buy_reason(s, own)
    if action < SETTLEMENT:
        reason = road_reason(s, own, action - ROAD)
        left = own.roads_left
        cost: i64 = COST_ROAD
    elif action < KEEP:
        reason = settlement_reason(s, own, action - SETTLEMENT)
        left = own.settlements_left
        cost = COST_SETTLEMENT
    else:
        reason = keep_reason(own, action - KEEP)
        left = own.keeps_left
        cost = COST_KEEP
    if reason != ALLOWED:
        return reason
    if left == 0:
        return NO_PIECE
    if not covers(own.hand, cost):
        return COST
    return ALLOWED
