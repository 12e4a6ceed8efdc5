"""Matches that a search of the Watch imagines, played on by the quick mind. Compiled."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from hexhold.core.rng import Rng
from hexhold.games.watch.bots.chance import chance_to_win
from hexhold.games.watch.bots.quick import choose_quickly
from hexhold.games.watch.bots.quick_mind import Quick
from hexhold.games.watch.engine.drafts import clear_draft
from hexhold.games.watch.engine.referee import allows, first_actor, play, sample_chance
from hexhold.games.watch.engine.state import (
    CHANCE,
    CHANCE_PHASES,
    OVER,
    PRE_ROLL,
    ROLL_DICE,
    State,
)
from hexhold.games.watch.imagine import imagine


def play_on(q: Quick, s: State, last: i64, dice: Rng, luck: Rng) -> None:
    """Let all seats play to the end, or until a turn begins that has the number `last`.

    Dice come from a stream of their own, one roll a turn: so matches that began unlike can be
    given the same ones.
    """
    while s.phase != OVER:
        if s.phase == ROLL_DICE:
            play(s, CHANCE, sample_chance(s, dice))
        elif s.phase >= CHANCE_PHASES:
            play(s, CHANCE, sample_chance(s, luck))
        else:
            if s.phase == PRE_ROLL and s.turns >= last:
                return
            seat = first_actor(s)
            play(s, seat, choose_quickly(q, s, seat))


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

    def try_out(self, actions: vec[i64], seat: i64, last: i64) -> i64:
        """How likely the seat is to win after a line, played on to a turn with the number last."""
        s = self.start.copy()
        dice = self.dice.copy()
        luck = self.luck.copy()
        play_line(s, actions, seat, luck)
        play_on(self.mind, s, last, dice, luck)
        return i64(float(UNIT) * chance_to_win(self.mind, s, seat))


def play_line(s: State, actions: vec[i64], seat: i64, luck: Rng) -> None:
    """Do what a line says, as far as it can be done; draws on the way are chance's."""
    for i in range(i64(len(actions))):
        while s.phase >= CHANCE_PHASES and s.phase != ROLL_DICE:
            play(s, CHANCE, sample_chance(s, luck))
        if s.phase == OVER or s.phase == ROLL_DICE or not allows(s, seat, actions[i]):
            return
        play(s, seat, actions[i])


def play_quick_matches(s: State, matches: i64, seed: i64, first: vec[i64]) -> vec[i64]:
    """How often each seat wins when all play quickly; the first seat by figures of its own."""
    q = Quick(s)
    q.set_figures(0, first)
    dice = Rng(seed)
    wins = vec[i64]([0] * 5)
    for _ in range(matches):
        after = s.copy()
        play_on(q, after, 1000, dice, dice)
        wins[after.winner + 1] += 1
    return wins
