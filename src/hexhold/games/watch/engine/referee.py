"""The referee: who may act, what is allowed, doing it.

What `fill` lists is allowed, and nothing else is; `play` trusts its caller: ask `allows` first of
whatever comes from outside.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import nth_card, total
from hexhold.core.rng import Rng, weighted
from hexhold.games.watch.engine import _dispatch
from hexhold.games.watch.engine._actions import ACTIONS, CHANCE_ACTIONS, DICE, DRAW, SHOW, STEAL
from hexhold.games.watch.engine.brotherhood.heroes.using import asks_hero_seat
from hexhold.games.watch.engine.scoring import claim_victory
from hexhold.games.watch.engine.state import (
    ANSWERS,
    ASKED,
    CHANCE,
    CHANCE_PHASES,
    DISCARDS,
    DRAW_CARD,
    OVER,
    ROLL_DICE,
    SHOW_CARD,
    STEAL_CARD,
    State,
)

__all__ = [
    "CHANCE",
    "actors",
    "allows",
    "fill",
    "first_actor",
    "legal",
    "outcomes",
    "play",
    "resolve_chance",
    "sample_chance",
]

_BUFFER: Final[vec[i64]] = vec[i64]([0] * ACTIONS)
_WEIGHTS: Final[vec[i64]] = vec[i64]([0] * ACTIONS)


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


def may_be_asked(s: State, seat: i64) -> bool:
    """Whether the question is for a seat; discards and offers are for all."""
    if asks_hero_seat(s):
        return seat == s.hero_seat
    if seat == s.active:
        return True
    return (s.phase == DISCARDS or s.phase == ANSWERS) and 0 <= seat < s.rules.seats


def fill(s: State, seat: i64, out: vec[i64]) -> i64:
    """Write the seat's legal actions to out and return how many there are."""
    if not may_be_asked(s, seat):
        return 0
    return _dispatch.fill(s.phase, s, s.seats[seat], seat, out)


def fill_chance(s: State, actions: vec[i64], weights: vec[i64]) -> i64:
    """Every outcome that is possible now, with its weight."""
    return _dispatch.fill_chance(s.phase, s, actions, weights)


def play(s: State, seat: i64, action: i64) -> None:
    """Do an allowed action of a seat, or of CHANCE."""
    if action >= CHANCE_ACTIONS:
        _dispatch.play_chance(action, s)
    else:
        _dispatch.play(s.phase, action, s, s.seats[seat], seat)
    claim_victory(s)


def legal(s: State, seat: i64) -> list[int]:
    """Every action the seat may do now."""
    n = fill(s, seat, _BUFFER)
    return [int(_BUFFER[i]) for i in range(n)]


def allows(s: State, seat: i64, action: i64) -> bool:
    """Whether the seat, or chance, may do it now."""
    if seat == CHANCE:
        n = fill_chance(s, _BUFFER, _WEIGHTS)
    else:
        n = fill(s, seat, _BUFFER)
    i: i64 = 0
    while i < n and _BUFFER[i] != action:
        i += 1
    return i < n


def outcomes(s: State) -> list[tuple[int, int]]:
    """Every chance move that is possible now, with its weight."""
    n = fill_chance(s, _BUFFER, _WEIGHTS)
    return [(int(_BUFFER[i]), int(_WEIGHTS[i])) for i in range(n)]


def sample_chance(s: State, rng: Rng) -> i64:
    """One outcome, drawn with its probability; the frequent ones without a list."""
    phase = s.phase
    if phase == ROLL_DICE:
        if s.rules.brotherhood:
            return DICE + 36 + rng.below(432)
        return DICE + rng.below(36)
    if phase == STEAL_CARD:
        hand = s.seats[s.victim].hand
        return STEAL + nth_card(hand, rng.below(total(hand)))
    if phase == DRAW_CARD:
        return DRAW + nth_card(s.deck, rng.below(total(s.deck)))
    if phase == SHOW_CARD:
        return SHOW + nth_card(s.deck, rng.below(total(s.deck)))
    n = fill_chance(s, _BUFFER, _WEIGHTS)
    return _BUFFER[weighted(_WEIGHTS, n, rng)]


def resolve_chance(s: State, rng: Rng) -> None:
    """Let chance move until a seat is asked or the match is over."""
    while s.phase >= CHANCE_PHASES:
        play(s, CHANCE, sample_chance(s, rng))
