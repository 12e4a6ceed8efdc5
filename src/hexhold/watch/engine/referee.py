"""Who may do what now, whether an action is allowed and why not, and doing it.

`fill` lists, `check` explains, `play` does. The chapters hold the rules; this module only finds
the chapter. `play` trusts its caller: check first whatever comes from outside.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import add_bits, covers
from hexhold.core.rng import Rng
from hexhold.watch.engine.actions import (
    ACCEPT,
    ACTIONS,
    AFTER_REMOVE,
    BUY,
    CHANCE_ACTIONS,
    CONFIRM,
    COUNTER,
    DEAL_NUMBER,
    DEAL_RED,
    DEAL_ROUTE,
    DEAL_TERRAIN,
    DECLINE,
    DICE,
    DISCARD,
    DRAW,
    END,
    FIRST,
    GUARD,
    KEEP,
    MOST_ACTIONS,
    OFFER,
    PLAY_PATROL,
    PLAY_ROADS,
    PLAY_WINTER,
    REVEAL,
    ROAD,
    ROB,
    ROLL,
    SETTLEMENT,
    SHOW,
    STEAL,
    SUPPLY,
    TO_BUILD,
    TORMUND,
    WITHDRAW,
)
from hexhold.watch.engine.brotherhood import (
    asks_hero_seat,
    check_brotherhood,
    fill_before_roll,
    fill_brotherhood_turn,
    fill_question,
    play_brotherhood,
)
from hexhold.watch.engine.building import (
    build_keep,
    build_settlement,
    keep_reason,
    settlement_reason,
)
from hexhold.watch.engine.chance import fill_chance, reveal_token, roll_dice, sample_chance
from hexhold.watch.engine.development import (
    buy,
    buy_reason,
    card_reason,
    draw,
    fill_cards,
    finish_free_road,
    play_patrol,
    play_roads,
    play_winter,
    roads_reason,
    winter_reason,
)
from hexhold.watch.engine.geometry import PATH_SPLIT
from hexhold.watch.engine.heroes_build import rebuild, rebuild_reason, show
from hexhold.watch.engine.notes import BUILD_PHASE
from hexhold.watch.engine.reasons import (
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
from hexhold.watch.engine.roads import lay_road, road_reason
from hexhold.watch.engine.scoring import claim_victory
from hexhold.watch.engine.setup import (
    begin_founding,
    deal_number,
    deal_red,
    deal_route,
    deal_terrain,
    fill_founding_road,
    fill_founding_settlement,
    found_road,
    found_settlement,
    founding_road_reason,
    founding_settlement_reason,
)
from hexhold.watch.engine.seven import discard, discard_reason, fill_discards
from hexhold.watch.engine.state import (
    ACCEPTED,
    ANSWERS,
    ASKED,
    BUILD,
    CHANCE_PHASES,
    CHOOSE_VICTIM,
    DECLINED,
    DISCARDS,
    FOUND_ROAD,
    FOUND_SETTLEMENT,
    MAIN,
    MOVE_TORMUND,
    OVER,
    PLACE_ROADS,
    PRE_ROLL,
    REBUILD_ROAD,
    ROLL_DICE,
    Holdings,
    State,
    note,
    pay,
)
from hexhold.watch.engine.supply import fill_supply, supply_reason, trade_with_supply
from hexhold.watch.engine.tables import (
    COST_KEEP,
    COST_ROAD,
    COST_SETTLEMENT,
    PATROL,
)
from hexhold.watch.engine.tormund import (
    choose_victim,
    fill_tormund,
    fill_victims,
    move_tormund,
    steal,
    tormund_reason,
    victim_reason,
)
from hexhold.watch.engine.trade import (
    accept_reason,
    answer,
    close_offer,
    confirm,
    confirm_reason,
    counter,
    exchange_reason,
    fill_answers,
    fill_decisions,
    fill_offers,
    make_offer,
    offer_reason,
)
from hexhold.watch.engine.turn import end_turn, proceed
from hexhold.watch.engine.untimely import (
    is_answer,
    is_discard,
    open_question_reason,
    out_of_turn_reason,
    unasked_reason,
)

CHANCE: Final = -1  # the seat that rolls, draws and deals

_BUFFER: Final[vec[i64]] = vec[i64]([0] * MOST_ACTIONS)
_WEIGHTS: Final[vec[i64]] = vec[i64]([0] * MOST_ACTIONS)


# ------------------------------------------------------------------ who may act


def actors(s: State) -> list[int]:
    """The seats that may act now; those who only may, not must, come last."""
    phase = s.phase
    if phase >= CHANCE_PHASES:
        return [-1]
    if phase == OVER:
        return []
    if phase == DISCARDS:
        return [i for i in range(int(s.rules.seats)) if s.seats[i].discards_due > 0]
    if asks_hero_seat(s):
        return [int(s.hero_seat)]
    if phase == ANSWERS:
        asked = [i for i in range(int(s.rules.seats)) if s.seats[i].answer == ASKED]
        asked.append(int(s.active))
        return asked
    return [int(s.active)]


def first_actor(s: State) -> i64:
    """The seat a driver asks that wants one seat at a time; CHANCE, or -2 when it is over."""
    phase = s.phase
    if phase >= CHANCE_PHASES:
        return CHANCE
    if phase == OVER:
        return -2
    if phase == DISCARDS:
        for seat in range(s.rules.seats):
            if s.seats[seat].discards_due > 0:
                return seat
    if phase == ANSWERS:
        for seat in range(s.rules.seats):
            if s.seats[seat].answer == ASKED:
                return seat
    if asks_hero_seat(s):
        return s.hero_seat
    return s.active


# ------------------------------------------------------------------ what is allowed


def legal(s: State, seat: i64) -> list[int]:
    """Every action the seat may do now."""
    n = fill(s, seat, _BUFFER)
    return [int(_BUFFER[i]) for i in range(n)]


def outcomes(s: State) -> list[tuple[int, int]]:
    """Every chance move that is possible now, with its weight."""
    n = fill_chance(s, _BUFFER, _WEIGHTS)
    return [(int(_BUFFER[i]), int(_WEIGHTS[i])) for i in range(n)]


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
        n = fill_cards(s, own, out, 1)
        if s.rules.brotherhood:
            return fill_before_roll(s, own, out, n)
        return n
    if phase == MOVE_TORMUND:
        return fill_tormund(s, out)
    if phase == CHOOSE_VICTIM:
        return fill_victims(s, out)
    if phase == PLACE_ROADS:
        return fill_roads(s, own, out, 0)
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
    """After the roll: end, build, buy, play, trade."""
    out[0] = END
    n: i64 = 1
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


# ------------------------------------------------------------------ why not


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
    if AFTER_REMOVE <= action < OFFER:
        return NO_SUCH_ACTION
    phase = s.phase
    if phase == DISCARDS:
        return check_discard(s, seat, action)
    if phase == ANSWERS:
        return check_answer(s, seat, action)
    if GUARD <= action < OFFER:
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
    if own.answer != ASKED or not is_answer(action):
        return out_of_turn_reason(s, action)
    if action == DECLINE:
        return ALLOWED
    if action == ACCEPT:
        return accept_reason(s, own)
    return exchange_reason(own, action - COUNTER)


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
    if action == TO_BUILD or SUPPLY <= action < ROAD or OFFER <= action < COUNTER:
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
    if action >= OFFER:
        return offer_reason(s, own, action - OFFER)
    return supply_reason(s, own, (action - SUPPLY) // 5, (action - SUPPLY) % 5)


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


# ------------------------------------------------------------------ doing it


def play(s: State, seat: i64, action: i64) -> None:
    """Do an allowed action of a seat, or of CHANCE."""
    if action >= CHANCE_ACTIONS:
        play_chance(s, action)
    else:
        play_seat(s, seat, action)
    claim_victory(s)


def play_seat(s: State, seat: i64, action: i64) -> None:
    """One action of a seat."""
    own = s.seats[seat]
    if action == END:
        end_turn(s)
    elif action == ROLL:
        s.phase = ROLL_DICE
    elif action >= OFFER:
        if action >= COUNTER:
            counter(s, seat, action - COUNTER)
        else:
            make_offer(s, action - OFFER)
    elif action >= GUARD:
        play_brotherhood(s, own, seat, action)
    elif action >= TORMUND:
        move_tormund(s, action - TORMUND)
    elif action >= ROAD:
        play_building(s, own, seat, action)
    elif action >= SUPPLY:
        trade_with_supply(s, own, (action - SUPPLY) // 5, (action - SUPPLY) % 5)
    elif action >= PLAY_WINTER:
        play_winter(s, own, action - PLAY_WINTER)
    elif action >= DISCARD:
        discard(s, seat, action - DISCARD)
    else:
        play_word(s, own, seat, action)


def play_building(s: State, own: Holdings, seat: i64, action: i64) -> None:
    """A piece goes on the board: paid for, free, or founding."""
    if action >= KEEP:
        pay(s, own, COST_KEEP)
        build_keep(s, seat, action - KEEP)
        proceed(s)
    elif action >= SETTLEMENT:
        if s.phase == FOUND_SETTLEMENT:
            found_settlement(s, action - SETTLEMENT)
        else:
            pay(s, own, COST_SETTLEMENT)
            build_settlement(s, seat, action - SETTLEMENT)
            proceed(s)
    elif s.phase == FOUND_ROAD:
        found_road(s, action - ROAD)
    elif s.phase == PLACE_ROADS:
        lay_road(s, seat, action - ROAD)
        finish_free_road(s, own)
    elif s.phase == REBUILD_ROAD:
        rebuild(s, action - ROAD)
    else:
        pay(s, own, COST_ROAD)
        lay_road(s, seat, action - ROAD)
        proceed(s)


def play_word(s: State, own: Holdings, seat: i64, action: i64) -> None:
    """The actions that are a single word, and the choices of a seat."""
    if action == BUY:
        buy(s, own)
    elif action == PLAY_PATROL:
        play_patrol(s, own)
    elif action == PLAY_ROADS:
        play_roads(s, own)
    elif action == TO_BUILD:
        s.build_phase = True
        s.phase = BUILD
        note(s, BUILD_PHASE, seat, 0, 0, 0)
    elif action == WITHDRAW:
        close_offer(s)
    elif action == ACCEPT:
        answer(s, seat, ACCEPTED)
    elif action == DECLINE:
        answer(s, seat, DECLINED)
    elif action >= CONFIRM:
        confirm(s, action - CONFIRM)
    else:
        choose_victim(s, action - ROB)


def play_chance(s: State, action: i64) -> None:
    """One outcome of chance."""
    if action < STEAL:
        roll_dice(s, action - DICE)
    elif action < DRAW:
        steal(s, action - STEAL)
    elif action < FIRST:
        draw(s, action - DRAW)
    elif action < DEAL_TERRAIN:
        begin_founding(s, action - FIRST)
    elif action < DEAL_ROUTE:
        deal_terrain(s, action - DEAL_TERRAIN)
    elif action < DEAL_RED:
        deal_route(s, action - DEAL_ROUTE)
    elif action < DEAL_NUMBER:
        deal_red(s, action - DEAL_RED)
    elif action < REVEAL:
        deal_number(s, action - DEAL_NUMBER)
    elif action < SHOW:
        reveal_token(s, action - REVEAL)
    else:
        show(s, action - SHOW)


def resolve_chance(s: State, rng: Rng) -> None:
    """Let chance move until a seat is asked or the match is over."""
    while s.phase >= CHANCE_PHASES:
        play(s, CHANCE, sample_chance(s, rng))
