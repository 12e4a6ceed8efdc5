"""Doing an action that is allowed: the chapters act, this finds the chapter."""

from mypy_extensions import i64

from hexhold.games.watch.engine.actions import (
    ACCEPT,
    BUY,
    CHANCE_ACTIONS,
    CLAIM,
    CONFIRM,
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
    INVITE,
    KEEP,
    PLAY_PATROL,
    PLAY_ROADS,
    PLAY_WINTER,
    PROPOSE,
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
from hexhold.games.watch.engine.building import build_keep, build_settlement
from hexhold.games.watch.engine.chance import reveal_token, roll_dice
from hexhold.games.watch.engine.development import (
    buy,
    draw,
    finish_free_road,
    play_patrol,
    play_roads,
    play_winter,
)
from hexhold.games.watch.engine.doing_north import play_brotherhood
from hexhold.games.watch.engine.drafts import add_word, is_word
from hexhold.games.watch.engine.heroes_build import rebuild, show
from hexhold.games.watch.engine.notes import BUILD_PHASE
from hexhold.games.watch.engine.roads import lay_road
from hexhold.games.watch.engine.scoring import claim_victory
from hexhold.games.watch.engine.setup import (
    begin_founding,
    deal_number,
    deal_red,
    deal_route,
    deal_terrain,
    found_road,
    found_settlement,
)
from hexhold.games.watch.engine.seven import discard
from hexhold.games.watch.engine.state import (
    ACCEPTED,
    BUILD,
    DECLINED,
    FOUND_ROAD,
    FOUND_SETTLEMENT,
    PLACE_ROADS,
    REBUILD_ROAD,
    ROLL_DICE,
    Holdings,
    State,
    note,
    pay,
)
from hexhold.games.watch.engine.supply import trade_with_supply
from hexhold.games.watch.engine.tables import COST_KEEP, COST_ROAD, COST_SETTLEMENT
from hexhold.games.watch.engine.tormund import choose_victim, move_tormund, steal
from hexhold.games.watch.engine.trade import (
    answer,
    close_offer,
    confirm,
    invite,
    propose,
    reply,
)
from hexhold.games.watch.engine.turn import claim, end_turn, proceed


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
    elif action >= CLAIM:
        play_offer(s, own, seat, action)
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


def play_offer(s: State, own: Holdings, seat: i64, action: i64) -> None:
    """A word of an offer or a counter-offer, and the claim of the victory."""
    if is_word(action):
        add_word(own, action)
    elif action == PROPOSE:
        propose(s, own)
    elif action > PROPOSE:
        reply(s, seat)
    elif action == INVITE:
        invite(s)
    else:
        claim(s)


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
