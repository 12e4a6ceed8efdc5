"""The master of the Watch answers everything, alike for the same playouts, and knows its place."""

from typing import Any

import pytest
from tests.arena.test_planner_watch import MODES, NINE, of_mode, planned_states, random_states
from tests.watch.helpers import at

import hexhold
from hexhold.core.contract import Game
from hexhold.games.watch.bots import planner, search
from hexhold.games.watch.bots.candidates import MOST, candidates

PLAYOUTS = 24


def searched(game: Game[Any], state: Any, seat: int, playouts: int = PLAYOUTS) -> Any:
    """A search from a seed of its own that has played so many matches."""
    found = search(state, seat, "", hexhold.Rng(7))
    while found.playouts() < playouts and not found.is_settled():
        found.think(8)
    return found


@pytest.mark.parametrize("options", MODES, ids=of_mode)
def test_the_master_answers_every_question_with_something_legal(options: dict[str, Any]) -> None:
    game = hexhold.game("watch", **options)
    asked: dict[str, int] = {}
    for seed in range(2):
        for state, seat in random_states(game, seed, 900):
            phase = game.view(state, seat)["phase"]
            asked[phase] = asked.get(phase, 0) + 1
            if asked[phase] > 8:
                continue
            before = game.digest(state)
            found = searched(game, state, seat)
            legal = game.legal(state, seat)
            assert found.best() in legal
            assert all(action in legal for action, _, _ in found.rated())
            assert found.rated()[0][0] == found.best()
            assert found.best() == searched(game, state, seat).best(), "not the same again"
            assert game.digest(state) == before, "the search changed what it was shown"
    assert {"before-roll", "turn", "move-tormund", "answers"} <= set(asked)


@pytest.mark.parametrize("options", MODES, ids=of_mode)
def test_a_new_deal_never_changes_what_the_master_does(options: dict[str, Any]) -> None:
    game = hexhold.game("watch", **options)
    rng = hexhold.Rng(5)
    looked_at = hidden = 0
    for seed in (11, 12):
        for state, seat in planned_states(game, seed, 400)[::6]:
            rated = searched(game, state, seat).rated()
            dream = game.imagine(state, seat, rng)
            looked_at += 1
            hidden += game.digest(dream) != game.digest(state)
            assert searched(game, dream, seat).rated() == rated
    assert looked_at > 30
    assert hidden > looked_at / 2, "hardly anything was dealt anew"


def test_the_chances_of_a_rating_are_chances_and_fall() -> None:
    game = hexhold.game("watch", board="random")
    for state, seat in planned_states(game, 3, 200)[::11]:
        chances = [chance for _, chance, _ in searched(game, state, seat).rated()]
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        assert chances == sorted(chances, reverse=True)


@pytest.mark.parametrize(
    ("position", "options", "action"),
    [
        (f"turn | 0 hand=ore3,grain2 {NINE}", {}, "keep"),
        (f"turn | 0 hand=ore3,grain,wool4 {NINE}", {}, "supply wool > grain"),
        (f"turn | 0 hand=ore3,grain2 hero=benjen {NINE}", {"mode": "brotherhood"}, "keep"),
    ],
)
def test_the_master_wins_when_it_can(position: str, options: dict[str, Any], action: str) -> None:
    match = at(position, **options)
    found = search(match.state, 0, "", hexhold.Rng(1))
    assert found.is_settled()
    assert match.text(found.best()).startswith(action)


def test_without_a_playout_the_master_does_what_the_planner_would() -> None:
    game = hexhold.game("watch", mode="brotherhood", board="random")
    for state, seat in planned_states(game, 4, 200)[::5]:
        assert search(state, seat, "", hexhold.Rng(1)).best() == planner(state, seat)


@pytest.mark.parametrize("options", MODES, ids=of_mode)
def test_a_founding_is_tried_out_with_what_all_others_will_found(options: dict[str, Any]) -> None:
    game = hexhold.game("watch", **options | {"start": "founding"})
    match = game.start(3)
    founded = 0
    while match.view(match.actors[0])["phase"] in ("found-settlement", "found-road"):
        seat, state = match.actors[0], match.state
        tried = candidates(state, seat, planner(state, seat))
        firsts = [line.actions[0] for line in tried]
        assert firsts[0] == planner(state, seat), "the planner's choice comes first"
        assert len(set(firsts)) == len(firsts) <= MOST
        for line in tried:
            assert len(line.actions) == 2 * game.seats * 2 - founded
        match.play(seat, firsts[0])
        founded += 1
    assert founded == 2 * game.seats * 2


def test_the_master_founds_elsewhere_than_planned_where_that_wins_more() -> None:
    """The third seat on the fixed board: played to the end by planners, its plan wins 4 of 100."""
    match = hexhold.game("watch", first="0", start="founding").start(1)
    while match.actors[0] != 2:
        match.play(match.actors[0], planner(match.state, match.actors[0]))
    found = searched(match.game, match.state, 2, playouts=1200)
    assert found.best() != planner(match.state, 2)
    chances = {action: chance for action, chance, _ in found.rated()}
    assert chances[found.best()] > chances[planner(match.state, 2)] + 0.05
