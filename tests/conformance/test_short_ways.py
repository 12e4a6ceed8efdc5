"""Where a game knows a shorter way to say something, it says the same."""

from typing import Any

import pytest

import hexhold
from hexhold.core.contract import SPECTATOR, Game
from hexhold.core.match import Match

MODES = [
    ("watch", "base"), ("watch", "brotherhood"), ("rivals", "intro"), ("rivals", "gold"),
    ("rivals", "turmoil"), ("rivals", "progress"), ("rivals", "duel"),
]  # fmt: skip
STEPS = 250


@pytest.fixture(params=MODES, ids=lambda mode: "-".join(mode))
def matches(request: pytest.FixtureRequest) -> list[Match[Any]]:
    """A random match, step by step."""
    name, mode = request.param
    rng = hexhold.Rng(11)
    match = hexhold.game(name, mode=mode).start(seed=11)
    steps: list[Match[Any]] = []
    while not match.over and len(steps) < STEPS:
        seat = match.actors[-1]
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
        steps.append(match.copy())
    return steps


def test_what_hides_nothing_is_told_alike(matches: list[Match[Any]]) -> None:
    alike = 0
    for match in matches:
        stories = [match.story_for(seat) for seat in (*range(match.game.seats), SPECTATOR)]
        if match.told_alike:
            assert all(story == stories[0] for story in stories)
            alike += 1
    assert 0 < alike < len(matches)


def test_long_lists_are_cut_to_their_kinds(matches: list[Match[Any]]) -> None:
    for match in matches[::9]:
        game = match.game
        for seat in match.actors:
            legal = match.legal(seat)
            for most in (2, 20, 1000):
                few, many = game.cut(legal, most)
                usual_few, usual_many = Game.cut(game, legal, most)
                assert sorted(few) == sorted(usual_few)
                assert sorted(many) == sorted(usual_many)


def test_texts_are_read_back(matches: list[Match[Any]]) -> None:
    for match in matches[::10]:
        game = match.game
        for seat in match.actors:
            legal = match.legal(seat)
            texts = game.texts(legal)
            assert texts == [str(game.describe(action)) for action in legal]
            assert [game.parse(text) for text in texts] == legal
            assert [Game.parse(game, text) for text in texts] == legal
