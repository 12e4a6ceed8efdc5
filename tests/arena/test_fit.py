"""A chance to win is fitted to who won: it finds what is there, from its seed alone."""

import tomllib
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import hexhold
from hexhold.arena import study as study_module
from hexhold.arena.fit import PARTS, RARE, TELLING, Floats, Sample, fit, log_loss, newton, sample_of
from hexhold.arena.study import (
    NOBODY,
    Lapsing,
    Lesson,
    Lessons,
    Study,
    pack,
    play_lesson,
    play_lessons,
)
from hexhold.bots import Bot, BotError, Decision, bot_spec, minds
from hexhold.bots.minds import chances, chances_file, present_figures
from hexhold.core.contract import Game
from hexhold.core.discovery import part
from hexhold.games import GAMES
from hexhold.games.rivals.bots.chance import Judge
from hexhold.games.watch.bots.chance import chance_to_win
from hexhold.games.watch.bots.quick_mind import Quick

INTRO = Study("rivals", {"mode": "intro"}, "greedy", "random")
MODES = [
    (game, mode)
    for game in ("watch", "rivals")
    for mode in next(
        option for option in GAMES[game].schema.options if option.name == "mode"
    ).choices
]
TRUE = ((0.8, 0.8), (-1.0, 0.5), (0.0, 1.5))  # early and late, of three things that seats have


def made_up(seats: int, matches: int = 400, turns: int = 20) -> Sample:
    """Matches whose winners are drawn by the true figures, a new draw for every turn."""
    luck = np.random.default_rng(7)
    found = luck.normal(size=(matches * turns, seats, len(TRUE)))
    late = luck.random(matches * turns)
    early_figures, late_figures = np.array(TRUE).T
    figures = early_figures * (1 - late[:, None]) + late_figures * late[:, None]
    scores = (found * figures[:, None, :]).sum(axis=2)
    winners = (scores + luck.gumbel(size=scores.shape)).argmax(axis=1)
    leads = (found[:, 1:] - found[:, :1]).astype(np.float32)
    return Sample(leads, late, winners, np.repeat(np.arange(matches), turns))


# -- the model --


@pytest.mark.parametrize("seats", [2, 4])
def test_the_fit_finds_the_figures_that_decided(seats: int) -> None:
    fitted = fit(made_up(seats), [(0.0, 0.0)] * 3)
    assert np.abs(np.array(fitted.figures) - np.array(TRUE)).max() < 0.15
    assert fitted.loss < fitted.loss_before == pytest.approx(fitted.loss_of_nothing)


def test_the_true_figures_are_told_no_better_than_the_fitted_ones_by_much() -> None:
    sample = made_up(3)
    fitted = fit(sample, TRUE)
    told = sample.where(sample.matches % PARTS == TELLING)
    assert fitted.loss_before == pytest.approx(log_loss(told, np.array(TRUE).T.reshape(-1)))
    assert abs(fitted.loss - fitted.loss_before) < 0.01


def test_the_slope_of_the_cost_is_nothing_at_the_end() -> None:
    sample = made_up(3, matches=20)
    penalty = 0.05
    best = newton(sample, penalty, np.zeros(6))

    def cost(figures: Floats) -> float:
        return log_loss(sample, figures) + penalty / 2 * float(figures @ figures)

    for moved in 1e-3 * np.concatenate([np.eye(6), -np.eye(6)]):
        assert cost(best + moved) > cost(best)


def test_a_stronger_penalty_holds_figures_nearer_to_nothing() -> None:
    sample = made_up(2, matches=20)
    weak, strong = (np.abs(newton(sample, penalty, np.zeros(6))).sum() for penalty in (0.001, 1.0))
    assert strong < weak / 3


def test_the_unit_of_what_seats_have_does_not_matter() -> None:
    sample = made_up(2, matches=50)
    large = replace(sample, leads=sample.leads * np.array([1, 1000, 1], np.float32))
    usual, scaled = (fit(each, [(0.0, 0.0)] * 3) for each in (sample, large))
    assert scaled.figures[1][0] * 1000 == pytest.approx(usual.figures[1][0], rel=1e-3)
    assert scaled.loss == pytest.approx(usual.loss, rel=1e-5)


def test_what_is_seldom_seen_gets_no_figure() -> None:
    sample = made_up(2)
    leads = sample.leads.copy()
    leads[sample.matches >= RARE - 1, :, 0] = 0
    fitted = fit(replace(sample, leads=leads), [(0.0, 0.0)] * 3)
    assert fitted.figures[0] == (0.0, 0.0)
    assert 0.0 not in fitted.figures[1]


def test_what_stands_alone_is_fitted_as_if_nothing_else_were_known() -> None:
    sample = made_up(2)
    leads = np.concatenate([sample.leads, sample.leads[:, :, :1]], axis=2)
    fitted = fit(replace(sample, leads=leads), [(0.0, 0.0)] * 4, alone=[3])
    without = fit(sample, [(0.0, 0.0)] * 3)
    assert fitted.figures[:3] == without.figures
    assert 0.2 < fitted.figures[3][0] < fitted.figures[0][0]  # blurred by what is not known
    assert fitted.loss == without.loss


def test_only_matches_that_somebody_won_are_learnt_from() -> None:
    won = Lesson(4, 1, (0.25, 0.5), pack([[[1, 2], [3, 5]], [[1, 2], [0, 0]]]))
    sample = sample_of([replace(won, winner=NOBODY), won], 2, 2)
    assert sample.leads.tolist() == [[[2.0, 3.0]], [[-1.0, -2.0]]]
    assert (sample.winners.tolist(), sample.matches.tolist()) == ([1, 1], [4, 4])
    assert sample.late.tolist() == [0.25, 0.5]
    assert len(sample_of([replace(won, winner=NOBODY)], 2, 2).winners) == 0


# -- the matches --


def test_a_match_is_noted_once_a_turn() -> None:
    lesson = play_lesson(INTRO, 3)
    assert lesson == play_lesson(INTRO, 3)
    assert lesson.winner in (0, 1)
    names = len(chances("rivals").NAMES)
    assert {len(row) for seats in lesson.found for row in seats} == {names}
    moving = chances("rivals").NAMES.index("moving")
    turns = [[row[moving] for row in seats] for seats in lesson.found]
    assert turns[:4] in ([[1, 0], [0, 1]] * 2, [[0, 1], [1, 0]] * 2)
    assert lesson.late[0] < 0.5 < lesson.late[-1]


def test_the_same_matches_for_any_number_of_jobs() -> None:
    assert play_lessons(INTRO, 4, jobs=1) == play_lessons(INTRO, 4, jobs=2)


def test_another_seed_plays_other_matches() -> None:
    assert play_lesson(INTRO, 0) != play_lesson(replace(INTRO, seed=2), 0)


def test_a_stopped_study_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "lessons"
    whole = play_lessons(INTRO, 3)
    file = Lessons(path)
    for lesson in whole[:2]:
        file.add(INTRO, lesson)
    path.write_text(path.read_text() + "[2, 0, [0.1")  # stopped in the middle of a line
    assert Lessons(path).known(INTRO) == whole[:2]
    assert Lessons(path).known(replace(INTRO, seed=2)) == []
    played: list[int] = []

    def play(study: Study, number: int) -> Lesson:
        played.append(number)
        return whole[number]

    monkeypatch.setattr(study_module, "play_lesson", play)
    again = Lessons(path)
    known = again.known(INTRO)
    assert play_lessons(INTRO, 3, known=known, tell=partial(again.add, INTRO)) == whole
    assert played == [2]
    assert Lessons(path).known(INTRO) == whole


def test_matches_of_other_minds_do_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = Lessons(tmp_path / "lessons")
    file.add(INTRO, play_lesson(INTRO, 0))
    assert len(file.known(INTRO)) == 1
    monkeypatch.setattr(study_module, "fingerprint", lambda game: "changed")
    assert file.known(INTRO) == []


class Says(Bot):
    """Chooses the same always."""

    def __init__(self, game: Game[Any], action: int) -> None:
        super().__init__(game, hexhold.Rng(1))
        self.action = action

    def choose(self, decision: Decision) -> int:
        return self.action


@pytest.mark.parametrize(("share", "lapses"), [(0, 0), (1000, 200), (120, 24)])
def test_a_bot_lets_another_decide_as_often_as_it_lapses(share: int, lapses: int) -> None:
    game = hexhold.game("rivals")
    lapsing = Lapsing(Says(game, 0), Says(game, 1), share, hexhold.Rng(1))
    decision = Decision(game, game.new_state(), 0, lapsing.rng)
    assert sum(lapsing.choose(decision) for _ in range(200)) == pytest.approx(lapses, abs=10)


# -- the games --


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_the_figures_of_a_file_survive_being_read_and_written(game: str, mode: str) -> None:
    file = tomllib.loads(chances_file(game))
    sections = chances(game).sections(mode, present_figures(game, mode))
    assert mode in sections
    for name, rows in sections.items():
        assert rows == {key: figure for key, figure in file[name].items() if key in rows}
        assert all(figure in (0, [0, 0]) for key, figure in file[name].items() if key not in rows)


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_what_is_fitted_is_the_chance_that_the_bots_read(game: str, mode: str) -> None:
    known = chances(game)
    match = hexhold.game(game, mode=mode).start(5)
    bots = [
        bot_spec("greedy").bot(match.game, hexhold.Rng(seat)) for seat in range(match.game.seats)
    ]
    tried = 0
    while tried < 5:
        seat = match.actors[0]
        match.play(seat, bots[seat].choose(Decision(match.game, match.state, seat, bots[seat].rng)))
        if not known.begins_turn(match.state):
            continue
        tried += 1
        late = known.lateness(match.state)
        figures = [
            early * (1 - late) + at_end * late for early, at_end in present_figures(game, mode)
        ]
        for name in known.ALONE:
            figures[list(known.NAMES).index(name)] = 0.0
        scores = np.array(known.found(match.state)) @ np.array(figures)
        expected = np.exp(scores) / np.exp(scores).sum()
        assert told_chances(game, match.state) == pytest.approx(expected.tolist(), abs=2e-3)


def told_chances(game: str, state: Any) -> list[float]:
    """The chances of all seats as the game's search reads them."""
    if game == "rivals":
        return [Judge(state.rules.mode).chance(state, seat) for seat in (0, 1)]
    return [chance_to_win(Quick(state), state, seat) for seat in range(4)]


def test_a_game_without_a_chance_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    INTRO.check()
    with pytest.raises(BotError, match="there is no bot"):
        replace(INTRO, lapse="clever").check()
    monkeypatch.setattr(
        minds, "part", lambda game, name: None if name == "chances" else part(game, name)
    )
    with pytest.raises(BotError, match="rivals has no chance to win that could be fitted"):
        INTRO.check()


def test_a_mode_without_figures_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(minds, "chances_file", lambda game: "[other]")
    with pytest.raises(BotError, match="no chance to win"):
        INTRO.check()
