"""A bot knows no more than its seat: deal everything hidden anew, and it chooses the same.

On the way every bot is held to the rest of its contract: in every question that a match asks it
answers with something legal, and the same seed gives the same answer.
"""

from typing import Any

import pytest

import hexhold
from hexhold.bots import BOTS, Decision, bot_spec, bots_for
from hexhold.core.contract import Game

MODES: list[tuple[str, dict[str, Any]]] = [
    ("watch", {"mode": "base", "players": "3"}),
    ("watch", {"mode": "base", "players": "4", "start": "fixed"}),
    ("watch", {"mode": "brotherhood", "players": "3", "edition": "de"}),
    ("watch", {"mode": "brotherhood", "players": "4", "edition": "ru"}),
    ("rivals", {"mode": "intro"}),
    ("rivals", {"mode": "gold"}),
    ("rivals", {"mode": "turmoil"}),
    ("rivals", {"mode": "progress"}),
    ("rivals", {"mode": "duel"}),
]
# How each bot is asked for, how many decisions it sees, and one of how many is looked at.
ASKED = {
    "novice": ("novice", 600, 4),
    "greedy": ("greedy", 600, 4),
    "planner": ("planner", 600, 4),
    "master": ("master@4p", 400, 16),
}
DEALS = 2
CASES = [
    pytest.param(bot, name, options, id=f"{bot}-{name}-{'-'.join(options.values())}")
    for name, options in MODES
    for bot in bots_for(name)
    if bot in ASKED
]


def choice(bot: str, game: Game[Any], state: Any, seat: int) -> int:
    """What a bot does at a seat if this is how it imagines the match."""
    player = bot_spec(bot).bot(game, hexhold.Rng(1))
    decision = Decision(game, state, seat, player.rng)
    decision.imagine = lambda: state
    return player.choose(decision)


def test_every_bot_is_asked() -> None:
    assert {*ASKED, "random"} == set(BOTS)  # who looks at nothing hides nothing


@pytest.mark.parametrize(("bot", "name", "options"), CASES)
def test_a_new_deal_never_changes_what_a_bot_does(
    bot: str, name: str, options: dict[str, Any]
) -> None:
    asked, decisions, every = ASKED[bot]
    quick = "greedy" if bot == "master" else bot  # plays on between two looks
    game = hexhold.game(name, **options)
    match = game.start(11)
    rng = hexhold.Rng(5)
    looked_at = hidden = 0
    for decision in range(decisions):
        if match.over:
            break
        seat = match.actors[0]
        looks = decision % every == 0
        action = choice(asked if looks else quick, game, match.state, seat)
        for _ in range(DEALS if looks else 0):
            looked_at += 1
            dream = game.imagine(match.state, seat, rng)
            hidden += game.digest(dream) != game.digest(match.state)
            assert choice(asked, game, dream, seat) == action
        match.play(seat, action)  # refuses what is not legal
    assert looked_at > 12
    assert hidden > looked_at / 3, "hardly anything was dealt anew"


@pytest.mark.parametrize("name", ["watch", "rivals"])
def test_every_bot_plays_through_a_match_alike_for_the_same_seed(name: str) -> None:
    for bot in bots_for(name):
        asked = ASKED[bot][0] if bot in ASKED else bot
        assert play_a_while(asked, name) == play_a_while(asked, name)


def play_a_while(bot: str, name: str) -> str:
    """The record of the first decisions between bots of a kind, each imagining for itself."""
    game = hexhold.game(name)
    match = game.start(3)
    bots = [bot_spec(bot).bot(game, hexhold.Rng(seat)) for seat in range(game.seats)]
    for _ in range(60):
        seat = match.actors[0]
        decision = Decision(game, match.state, seat, bots[seat].rng)
        match.play(seat, bots[seat].choose(decision))
    return match.record()
