"""The audit finds what is broken in the Brotherhood."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.conformance.described import described

import hexhold
from hexhold import Rng
from hexhold.games.watch.engine.audit import derive
from hexhold.games.watch.engine.brotherhood.tokens import pool_size
from hexhold.games.watch.engine.building import build_keep
from hexhold.games.watch.engine.referee import play, sample_chance
from hexhold.games.watch.engine.state import (
    AFTER_HERO,
    ASK_SAMWELL,
    EIGHTH_WILDLING,
    FIRST_LOTS,
    NO_GIFT,
    OVER,
    PICK_CARD,
    REBUILD_ROAD,
    REMOVE_HERO,
    REVEAL_TOKEN,
    THIRD_BREACH,
    TURN_LIMIT,
    State,
)
from hexhold.games.watch.engine.tables import FROSTFANGS_START, LOTS, SPENT, TOKENS_START
from hexhold.games.watch.engine.turn import proceed
from hexhold.games.watch.invariants_brotherhood import cost_cards, fields, lots, tokens

GAME = hexhold.game("watch", mode="brotherhood", edition="ru", first="0")
POSITION = (
    "phase=turn rolled=1 wall=0,1/2/3/0 clearings=2/0/1/0 camps=rcg/r/ gift=1:rc,5:g breaches=1 "
    "| 0 hero=marsh roads=23 settlements=20 | 1 hero=samwell | 2 hero=yoren | 3 hero=mance side=B"
)


def sound_state() -> Any:
    return GAME.state_at(POSITION)


def put(name: str, value: Any, *more: Any) -> Callable[[State], None]:
    """Set some things of the table."""

    def change(s: State) -> None:
        for what, to in zip((name, *more[::2]), (value, *more[1::2]), strict=True):
            setattr(s, what, to)

    return change


def put_seat(seat: int, name: str, value: Any) -> Callable[[State], None]:
    return lambda s: setattr(s.seats[seat], name, value)


def nine_in_the_gift(s: State) -> None:
    gift = s.gift[:]
    gift[0] += 6
    s.gift = gift
    s.frost -= 6
    derive(s)


def no_room_for_a_pool(s: State) -> None:
    piles = FIRST_LOTS[:]
    piles[1], piles[0] = TOKENS_START, 0
    s.lots = piles


def guards_of_seat_one(s: State) -> None:
    """Three guards, and nobody says that they are worth a point."""
    s.wall |= 0o22 << 45 | 2 << 51
    s.seats[1].guards_left -= 2


BREAKAGES: dict[str, Callable[[State], None]] = {
    "24 regular wildlings": put("frost", 0x080817),
    "8 giant wildlings": put("gift", NO_GIFT),
    "no such pile": put("camps", 1 << 30),
    "have a gap": put("camps", 0b0100_01),
    "do not rush": put("camps", 0b01_01_01_01_01),
    "wait before 2 guards": put("clearings", 3),
    "goes on with 3 breaches": put("breaches", 3),
    "and 9 in the Gift": nine_in_the_gift,
    "there are 4 breaches": put("breaches", 4),
    "wildlings and Tormund are on": put("blocked", 0),
    "used and unseen, are": put("used", 1),
    "pile of tokens is negative": put("used", -1),
    "settlements on 3 tokens": put_seat(0, "tokens", 3),
    "tokens of lot 0 lie on cards": no_room_for_a_pool,
    "section 1 has guards": put("wall", 0o10),
    "guards and 6 left": put_seat(0, "guards_left", 6),
    "shows 0 points, not 1": put_seat(1, "points", 1),
    "shows 1 points, not 0": guards_of_seat_one,
    "hold the heroes": put_seat(0, "hero", 2),
    "has a hero that a seat holds": put("display", 0b11111111111),
    "heroes lie in the display": put("display", 1),
    "a hero is spent": put_seat(0, "hero_side", SPENT),
    "lifted 3": put("lifted", 3),
    "lifted -1": put("phase", REBUILD_ROAD),
    "shown 0x1": put("shown", 1),
    "to show 0 in phase 14": put("phase", PICK_CARD),
    "to show 1": put("to_show", 1),
    "is asked for Samwell": put("phase", ASK_SAMWELL, "hero_seat", 0),
    "that it did not use": put("phase", AFTER_HERO, "hero_seat", 0),
    "a hero of it is asked for": put("phase", REMOVE_HERO, "display", 0),
    "['due_pool'] to do": put("due_pool", 1),
    "hero of seat 2": put("hero_seat", 2),
    "revealed for nothing": put("phase", REVEAL_TOKEN),
    "with ending 0": put("phase", OVER),
    "ending 3, winner 0": put("phase", OVER, "ending", THIRD_BREACH, "winner", 0),
    "ending 4, winner 1": put("phase", OVER, "ending", EIGHTH_WILDLING, "winner", 1),
    "ending 2, winner -1": put("phase", OVER, "ending", TURN_LIMIT),
    "ending 0, winner 1": put("winner", 1),
    "has 10 points": put_seat(0, "points", 10),
    "guards_left of seat 1": put_seat(1, "guards_left", 5),
}


def test_a_real_state_is_sound() -> None:
    assert GAME.audit(sound_state()) == []
    assert GAME.audit(GAME.new_state()) == []


@pytest.mark.parametrize("fault", BREAKAGES)
def test_the_audit_finds(fault: str) -> None:
    s = sound_state()
    BREAKAGES[fault](s)
    assert any(fault in found for found in GAME.audit(s)), GAME.audit(s)


def test_the_audit_counts_the_cards_that_melisandre_shows() -> None:
    s = sound_state()
    s.shown = 1 << 24
    assert any("3 of 2 winter cards" in found for found in GAME.audit(s))
    s.deck -= 1 << 24
    assert not any("winter" in found for found in GAME.audit(s))


@pytest.mark.parametrize(
    ("edition", "wall", "hands", "winner"),
    [
        ("en", "2,0/3,0//1,1", "33", 1),
        ("en", "2,0/1/0/3,1", "33", 0),
        ("de", "2,0/3,0//1,1", "33", 0),
        ("ru", "2,0/1/0/3,1", "34", 1),
        ("ru", "2,0/1/0/3,1", "33", -1),
        ("en", "///", "33", -1),
    ],
)
def test_the_audit_knows_who_wins_a_lost_match(
    edition: str, wall: str, hands: str, winner: int
) -> None:
    game = hexhold.game("watch", mode="brotherhood", edition=edition)
    heroes = ("marsh", "yoren", "mance", "benjen")
    seats = [f"| {n} hero={hero}" for n, hero in enumerate(heroes)]
    seats[0] += f" hand=ore{hands[0]}"
    seats[1] += f" hand=ore{hands[1]}"
    table = f"phase=over ending=breaches breaches=3 wall={wall} winner="
    for seat in range(-1, 4):
        faults = game.audit(described(game, table + f"{seat} " + " ".join(seats)))
        assert (not faults) == (seat == winner), (seat, faults)


def clear_the_north(s: State) -> None:
    """Send every wildling home, so that a match goes on whatever comes."""
    s.camps = s.clearings = s.breaches = 0
    s.gift, s.frost = NO_GIFT, FROSTFANGS_START
    derive(s)


def test_tokens_of_many_reshuffles_are_kept_apart() -> None:
    """Seven lots at most are told apart; then the oldest after the box become one."""
    sites = [0, 1, 2, 3, 20, 21, 22, 23]
    seats = [
        f"| {n} hero={hero} settlements={sites[2 * n]},{sites[2 * n + 1]}"
        for n, hero in enumerate(("marsh", "yoren", "mance", "benjen"))
    ]
    s = GAME.state_at(f"phase=turn rolled=1 {' '.join(seats)}")
    rng, newest, to_raise = Rng(7), 0, list(zip([0, 0, 1, 1, 2, 2, 3, 3], sites, strict=True))
    for draw in range(400):
        if draw % 40 == 39 and to_raise:
            s.active, site = to_raise.pop()
            build_keep(s, s.active, site)
        s.due_pool += 1
        proceed(s)
        while s.phase == REVEAL_TOKEN:
            play(s, hexhold.CHANCE, sample_chance(s, rng))
            clear_the_north(s)
        newest = max(newest, int(s.lot))
        checks = (tokens, cost_cards, lots)
        assert [fault for check in checks for fault in check(s)] == []
        assert pool_size(s) >= 0
    assert newest == LOTS - 1
    assert not to_raise
    assert max(len([n for n in fields(own.tokens, 8, LOTS) if n]) for own in s.seats) > 1


def test_the_base_game_has_nothing_of_all_this() -> None:
    game = hexhold.game("watch")
    s = game.state_at("phase=turn rolled=1")
    s.wall = 1
    assert any("something of the Brotherhood" in fault for fault in game.audit(s))
