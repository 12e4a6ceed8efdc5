"""Weights are tuned by what they win: the search finds what it should, from its seed alone."""

from dataclasses import asdict
from random import Random
from typing import Any

import pytest

import hexhold
from hexhold.arena import tune
from hexhold.arena.evolve import Evolution, Point
from hexhold.arena.tune import Score, Tried, Tuning, compare, evolve, keep, recall
from hexhold.bots import Bot, BotError, Decision

SMALL = Tuning("rivals", {"mode": "intro"}, ("greedy", "random"), population=4, matches=2)


def badness(point: Point) -> float:
    """Nothing at 0.5 everywhere; some numbers matter a hundred times as much as others."""
    return sum((n + 1) ** 2 * (part - 0.5) ** 2 for n, part in enumerate(point))


def searched(generations: int, noise: float = 0.0) -> Evolution:
    evolution = Evolution([0.0] * 10, 0.3)
    luck = Random(7)
    for generation in range(generations):
        points = evolution.candidates(12, Random(generation))
        evolution.learn(sorted(points, key=lambda p: badness(p) + luck.gauss(0, noise)))
    return evolution


def test_the_search_finds_the_best_numbers() -> None:
    assert badness([0.0] * 10) > 90
    assert badness(searched(150).mean) < 1e-4


def test_the_search_gets_near_even_where_luck_blurs_who_is_better() -> None:
    assert badness(searched(100, noise=2.0).mean) < 5


def test_numbers_that_matter_less_are_varied_more() -> None:
    variances = searched(60).variances
    assert variances[0] > 4 * variances[9]


def test_a_search_taken_up_again_goes_on_as_if_never_stopped() -> None:
    whole, half = searched(20), Evolution(**asdict(searched(10)))
    for generation in range(10, 20):
        half.learn(sorted(half.candidates(12, Random(generation)), key=badness))
    assert half == whole


def test_a_point_moves_each_weight_by_a_part_of_itself() -> None:
    usual = SMALL.usual
    assert SMALL.figures([0.0] * len(usual)) == usual
    moved = SMALL.figures([0.5] * len(usual))
    assert moved[0] == usual[0] + round(0.5 * usual[0])
    assert all(new - old >= 10 for new, old in zip(moved, usual, strict=True))


class Reader(Bot):
    """Chooses nothing; looks at what the weights are."""

    def choose(self, decision: Decision) -> int:
        return int(SMALL.weights.BY_MODE[0][0])  # type: ignore[attr-defined]


def test_only_the_candidate_weighs_by_its_figures() -> None:
    game = hexhold.game("rivals")
    bot = Reader(game, hexhold.Rng(1))
    decision = Decision(game, game.new_state(), 0, bot.rng)
    tried = Tried(bot, SMALL, [77, *SMALL.usual[1:]])
    assert (bot.choose(decision), tried.choose(decision)) == (SMALL.usual[0], 77)
    assert bot.choose(decision) == SMALL.usual[0]


def test_all_candidates_of_a_generation_play_the_same_rounds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played: list[tuple[int, int, int]] = []

    def play(_: Tuning, candidate: int, figures: Any, generation: int, number: int) -> Score:
        played.append((candidate, generation, number))
        return Score(candidate, 2, candidate % 3, 0)

    monkeypatch.setattr(tune, "play_round", play)
    told = evolve(SMALL, SMALL.start())
    assert played == [(0, 0, 0), (1, 0, 0), (2, 0, 0), (3, 0, 0)]
    assert (told.generation, told.best, told.mean) == (1, 1.0, 0.375)


def test_a_generation_follows_from_the_seed_for_any_number_of_jobs() -> None:
    one, two = SMALL.start(), SMALL.start()
    assert evolve(SMALL, one, jobs=1) == evolve(SMALL, two, jobs=2)
    assert one == two
    assert one.generation == 1
    assert one.mean != SMALL.start().mean


def test_the_tuned_weights_are_compared_with_the_usual_ones() -> None:
    before, after = compare(SMALL, SMALL.start(), 4)
    assert (before.games, before) == (4, after)  # nothing has moved yet: the same matches


def test_what_is_kept_is_only_for_the_same_tuning() -> None:
    evolution = SMALL.start()
    evolution.learn(evolution.candidates(4, Random(1)))
    kept = keep(SMALL, evolution)
    assert recall(SMALL, kept) == evolution
    assert recall(Tuning("rivals", {"mode": "gold"}, ("greedy",)), kept) is None


def test_a_tuning_that_cannot_be_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    SMALL.check()
    with pytest.raises(BotError, match="there is no bot"):
        Tuning("rivals", {}, ("clever",)).check()
    monkeypatch.delitem(SMALL.weights.COLUMNS, "intro")
    with pytest.raises(BotError, match="no weights to tune for mode=intro"):
        SMALL.check()
