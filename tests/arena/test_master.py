"""The master keeps to its budget: seconds a turn by a clock, or playouts a decision."""

from typing import Any

import pytest
from tests.watch.helpers import at

import hexhold
from hexhold.bots import Budget, Decision, own
from hexhold.bots.own import BATCH, MasterBot

A_PLAYOUT = 0.001  # seconds


class Clock:
    """A clock that runs only while somebody thinks."""

    def __init__(self) -> None:
        self.now = 5.0

    def __call__(self) -> float:
        return self.now


class Thinker:
    """A search whose every playout takes as long."""

    def __init__(self, clock: Clock, settled_after: int = 10**9) -> None:
        self.clock, self.settled_after = clock, settled_after
        self.played = 0

    def think(self, playouts: int) -> None:
        self.played += playouts
        self.clock.now += playouts * A_PLAYOUT

    def is_settled(self) -> bool:
        return self.played >= self.settled_after

    def playouts(self) -> int:
        return self.played

    def best(self) -> int:
        return self.played

    def rated(self) -> list[tuple[int, float, int]]:
        return [(1, 0.75, self.played), (2, 0.25, self.played)]


class Minds:
    """What the master asks, with a turn that the test sets."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.turn = 1
        self.settled_after = 10**9

    def mind(self, game: str, name: str) -> Any:
        if name == "turn":
            return lambda state: self.turn
        return lambda *_: Thinker(self.clock, self.settled_after)


@pytest.fixture
def minds(monkeypatch: pytest.MonkeyPatch) -> Minds:
    minds = Minds()
    monkeypatch.setattr(own, "mind", minds.mind)
    monkeypatch.setattr(own, "thread_time", minds.clock)
    return minds


def master(budget: Budget) -> tuple[MasterBot, Decision]:
    match = at("turn | 0 hand=ore3", 3)
    bot = MasterBot(match.game, hexhold.Rng(1), budget)
    return bot, Decision(match.game, match.state, 0, bot.rng)


def test_all_decisions_of_a_turn_share_its_seconds(minds: Minds) -> None:
    bot, decision = master(Budget(0.5))
    began = minds.clock.now
    first = bot.choose(decision)
    assert first * A_PLAYOUT == pytest.approx(0.25, abs=BATCH * A_PLAYOUT)
    for _ in range(20):
        bot.choose(decision)
    assert minds.clock.now - began <= 0.5 + BATCH * A_PLAYOUT


def test_the_next_turn_has_its_own_seconds(minds: Minds) -> None:
    bot, decision = master(Budget(0.5))
    first = bot.choose(decision)
    second = bot.choose(decision)
    assert second < first
    minds.turn = 2
    assert bot.choose(decision) == first


def test_the_turns_of_others_live_on_what_the_own_one_left(minds: Minds) -> None:
    bot, decision = master(Budget(0.5))
    began = minds.clock.now
    for minds.turn in range(3):
        decision.view = {"active": minds.turn}
        bot.choose(decision)
    assert minds.clock.now - began <= 0.5 + BATCH * A_PLAYOUT
    minds.turn, decision.view = 3, {"active": 0}
    began = minds.clock.now
    bot.choose(decision)
    assert minds.clock.now - began >= 0.25


def test_a_second_is_usual(minds: Minds) -> None:
    bot, decision = master(Budget())
    assert bot.choose(decision) * A_PLAYOUT == pytest.approx(0.5, abs=BATCH * A_PLAYOUT)


def test_playouts_are_counted_a_decision_and_no_clock_is_asked(
    minds: Minds, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own, "thread_time", lambda: pytest.fail("no clock"))
    bot, decision = master(Budget(playouts=37))
    assert [bot.choose(decision) for _ in range(3)] == [37, 37, 37]


@pytest.mark.parametrize("budget", [Budget(0.5), Budget(playouts=400)])
def test_nobody_thinks_on_when_nothing_would_change(minds: Minds, budget: Budget) -> None:
    minds.settled_after = 2 * BATCH
    bot, decision = master(budget)
    assert bot.choose(decision) == 2 * BATCH


def test_what_the_search_found_is_told_with_its_chances(minds: Minds) -> None:
    bot, decision = master(Budget(playouts=20))
    best, other = bot.evaluate(decision)
    assert (best.action, best.chance, best.playouts) == (1, 0.75, 20)
    assert other.chance < best.chance
