"""Matches that a search of the Watch imagines, played on quickly or with care. Compiled."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from hexhold.core.rng import Rng
from hexhold.games.watch.bots.beam import best_line
from hexhold.games.watch.bots.chance import chance_to_win
from hexhold.games.watch.bots.quick import choose_quickly
from hexhold.games.watch.bots.quick_barter import barter
from hexhold.games.watch.bots.quick_mind import Quick
from hexhold.games.watch.engine.drafts import clear_draft
from hexhold.games.watch.engine.referee import allows, first_actor, play, sample_chance
from hexhold.games.watch.engine.state import (
    BUILD,
    CHANCE,
    CHANCE_PHASES,
    FOUND_ROAD,
    FOUND_SETTLEMENT,
    MAIN,
    OVER,
    PRE_ROLL,
    ROLL_DICE,
    State,
)
from hexhold.games.watch.imagine import imagine

WIDTH: Final = 2  # of the plans by which the seats take their turns
DEPTH: Final = 4


def play_on(q: Quick, s: State, last: i64, careful: bool, dice: Rng, luck: Rng) -> None:
    """Let all seats play to the end, or until a turn begins that has the number `last`.

    With care each plans its turn, else it does what is best by rule, some ten times as fast. Dice
    come from a stream of their own, one roll a turn: so matches that began unlike can be given the
    same ones.
    """
    while s.phase != OVER:
        if s.phase == ROLL_DICE:
            play(s, CHANCE, sample_chance(s, dice))
        elif s.phase >= CHANCE_PHASES:
            play(s, CHANCE, sample_chance(s, luck))
        elif careful and (s.phase == MAIN or s.phase == BUILD):
            plan_turn(q, s, luck)
        else:
            if s.phase == PRE_ROLL and s.turns >= last:
                return
            seat = first_actor(s)
            play(s, seat, choose_quickly(q, s, seat))


def plan_turn(q: Quick, s: State, luck: Rng) -> None:
    """Let the active seat come to terms with the others, and do what it then plans."""
    seat = s.active
    if s.phase == MAIN:
        barter(q, s, seat)
    play_line(s, best_line(s, seat, WIDTH, DEPTH).actions(), seat, luck)


UNIT: Final = 10_000  # a victory, in the whole numbers in which results are counted


@mypyc_attr(acyclic=True)
class Table:
    """A place to try lines out: one deal of what is hidden, and the luck that goes with it."""

    __slots__ = ("dice", "luck", "mind", "start")

    def __init__(self, s: State) -> None:
        self.mind: Quick = Quick(s)
        self.start: State = s
        self.dice: Rng = Rng(0)
        self.luck: Rng = Rng(0)

    def deal(self, s: State, seat: i64, rng: Rng) -> None:
        """Deal anew what the seat cannot see, and have new dice ready."""
        self.start = imagine(s, int(seat), rng)
        clear_draft(self.start.seats[seat])
        self.dice = Rng(int(rng.word()))
        self.luck = Rng(int(rng.word()))

    def try_out(self, actions: vec[i64], seat: i64, last: i64, careful: bool) -> i64:
        """How likely the seat is to win after a line, played on to a turn with the number last."""
        s = self.start.copy()
        dice = self.dice.copy()
        luck = self.luck.copy()
        play_line(s, actions, seat, luck)
        play_on(self.mind, s, last, careful, dice, luck)
        return i64(float(UNIT) * chance_to_win(self.mind, s, seat))


def is_founding(s: State) -> bool:
    """Whether the first settlements are being founded."""
    return s.phase == FOUND_SETTLEMENT or s.phase == FOUND_ROAD


def play_line(s: State, actions: vec[i64], seat: i64, luck: Rng) -> None:
    """Do what a line says, as far as it can be done; draws on the way are chance's.

    Of the founding rounds, a line says what every seat does.
    """
    for i in range(i64(len(actions))):
        if is_founding(s):
            seat = s.active
        while s.phase >= CHANCE_PHASES and s.phase != ROLL_DICE:
            play(s, CHANCE, sample_chance(s, luck))
        if s.phase == OVER or s.phase == ROLL_DICE or not allows(s, seat, actions[i]):
            return
        play(s, seat, actions[i])
