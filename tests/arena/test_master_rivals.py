"""The master of the Rivals answers every question, the same for the same luck, by its own view."""

from typing import Any

import pytest
from tests.rivals.helpers import AnyMatch, at

import hexhold
from hexhold.bots import Decision
from hexhold.bots.base import Budget
from hexhold.bots.own import MasterBot
from hexhold.core.contract import Game
from hexhold.games.rivals.bots import STYLES, planner, search
from hexhold.games.rivals.bots.chance import Judge
from hexhold.games.rivals.bots.features import FEATURES, NAMES
from hexhold.games.rivals.bots.weights import BY_MODE

MODES = ("intro", "gold", "turmoil", "progress", "duel")
PLAYOUTS = 30


def choice(game: Game[Any], state: Any, seat: int, style: str = "", seed: int = 1) -> int:
    """What a master does at a seat if this is how it imagines the match."""
    master = MasterBot(game, hexhold.Rng(seed), Budget(playouts=PLAYOUTS), style)
    decision = Decision(game, state, seat, master.rng)
    decision.imagine = lambda: state
    return master.choose(decision)


def turn_of(match: AnyMatch) -> list[str]:
    """What a master does with its turn."""
    done: list[str] = []
    while match.actors == [0] and done[-1:] != ["end"]:
        action = choice(match.game, match.state, 0)
        done.append(match.text(action))
        match.play(0, action)
    return done


@pytest.mark.parametrize("mode", MODES)
def test_every_question_gets_a_legal_answer_whatever_is_dealt(mode: str) -> None:
    game = hexhold.game("rivals", mode=mode)
    rng = hexhold.Rng(3)
    asked: set[str] = set()
    for seed in range(3):
        match = game.start(seed)
        for _ in range(500):
            if match.over:
                break
            seat = match.actors[0]
            legal = match.legal(seat)
            question = match.asked(seat) or ""
            if question not in asked:
                asked.add(question)
                answer = choice(game, match.state, seat)
                assert answer in legal
                assert answer == choice(game, game.imagine(match.state, seat, rng), seat)
            match.play(seat, legal[rng.below(len(legal))])
    assert len(asked) > 10


@pytest.mark.parametrize("mode", MODES)
def test_a_match_of_masters_is_the_same_for_the_same_luck(mode: str) -> None:
    game = hexhold.game("rivals", mode=mode)
    ends = []
    for _ in range(2):
        match = game.start(4)
        while not match.over and len(match.moves) < 120:
            seat = match.actors[0]
            match.play(seat, choice(game, match.state, seat))
        ends.append(game.digest(match.state))
    assert ends[0] == ends[1]


def test_it_does_what_wins_at_once_without_thinking() -> None:
    land = "columns=5*,6*,7 regions=a8:gold2,b8:mountains4 roads=8"
    match = at(f"| 0 {land} cards=5a:candamir stock=*:1,a6:0")
    state = match.game.imagine(match.state, 0, hexhold.Rng(1))
    assert search(state, 0, "", hexhold.Rng(1)).is_settled()
    assert "settle right" in turn_of(match)


def test_an_only_answer_needs_no_thinking() -> None:
    match = at("roll | 0")
    searched = search(match.state, 0, "", hexhold.Rng(1))
    assert searched.is_settled()
    assert match.text(searched.best()) == "roll"


def test_its_candidates_are_rated_the_best_first() -> None:
    match = at("| 0 roads=7 hand=abbey stock=*:2")
    searched = search(match.state, 0, "", hexhold.Rng(1))
    searched.think(200)
    rated = searched.rated()
    assert searched.playouts() >= 200
    assert rated[0][0] == searched.best()
    assert len({action for action, _, _ in rated}) == len(rated) > 1
    assert all(0 <= chance <= 1 for _, chance, _ in rated)
    assert rated[0][2] >= rated[-1][2] > 0


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("mode", MODES)
def test_a_style_is_a_matter_of_each_choice_alone(mode: str, style: str) -> None:
    game = hexhold.game("rivals", mode=mode)
    before = [list(table) for table in BY_MODE]
    differs = 0
    for seed in range(4):
        match = game.start(seed)
        while not match.over and len(match.moves) < 200:
            seat = match.actors[0]
            plain = planner(match.state, seat)
            styled = planner(match.state, seat, style)
            assert styled in match.legal(seat)
            assert planner(match.state, seat) == plain
            differs += styled != plain
            match.play(seat, styled)
    assert differs
    assert [list(table) for table in BY_MODE] == before


# -- the chance to win --


def test_every_number_that_a_chance_is_read_from_has_a_name() -> None:
    assert len(NAMES) == len(set(NAMES)) == FEATURES


@pytest.mark.parametrize("number", range(len(MODES)), ids=MODES)
def test_the_chances_of_both_seats_make_one(number: int) -> None:
    game = hexhold.game("rivals", mode=MODES[number])
    judge = Judge(number)
    match = game.start(5)
    while not match.over:
        chances = [judge.chance(match.state, seat) for seat in (0, 1)]
        assert sum(chances) == pytest.approx(1)
        match.play(match.actors[0], planner(match.state, match.actors[0], ""))
    assert match.result is not None
    winner = match.result.winner
    assert [judge.chance(match.state, seat) for seat in (0, 1)] == [winner == 0, winner == 1]


def test_who_has_more_of_everything_is_likelier_to_win() -> None:
    match = at("| 0 columns=5*,6*,7 regions=a8:gold2,b8:mountains4 roads=8 stock=*:2 | 1 stock=*:0")
    assert Judge(0).chance(match.state, 0) > 0.8


def test_what_was_given_up_early_is_rated_by_the_matches_that_it_played() -> None:
    game = hexhold.game("rivals", mode="turmoil")
    match = game.start(1)
    given_up = 0
    while not match.over and given_up < 5:
        seat = match.actors[0]
        found = search(match.state, seat, "", hexhold.Rng(1))
        found.think(150)
        before = {action: (chance, told) for action, chance, told in found.rated()}
        best = found.best()
        found.think(1500)
        for action, chance, told in found.rated()[1:]:
            if before[action][1] == told > 0 and found.best() == best:
                given_up += 1
                behind = before[best][0] - before[action][0]
                assert found.rated()[0][1] - chance == pytest.approx(behind, abs=0.05)
        match.play(seat, planner(match.state, seat, ""))
    assert given_up >= 5, "nothing was ever given up"
