"""A bot knows no more than its seat: deal everything hidden anew, and it chooses the same."""

from typing import Any

import pytest

import hexhold
from hexhold.bots import BOTS, Decision
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
DECISIONS = 600  # far into most matches
EVERY = 4  # one of so many is looked at
DEALS = 2


def choice(name: str, game: Game[Any], state: Any, seat: int) -> str:
    """What a bot does at a seat if this is how it imagines the match."""
    bot = BOTS[name](game, hexhold.Rng(1))
    decision = Decision(game, state, seat, bot.rng)
    decision.imagine = lambda: state
    return game.text(bot.choose(decision))


@pytest.mark.parametrize("bot", ["greedy", "planner"])
@pytest.mark.parametrize(("name", "options"), MODES, ids=lambda part: str(part))
def test_a_new_deal_never_changes_what_a_bot_does(
    name: str, options: dict[str, Any], bot: str
) -> None:
    game = hexhold.game(name, **options)
    match = game.start(11)
    rng = hexhold.Rng(5)
    hidden = 0
    looked_at = 0
    for decision in range(DECISIONS):
        if match.over:
            break
        seat = match.actors[0]
        action = choice(bot, game, match.state, seat)
        for _ in range(0 if decision % EVERY else DEALS):
            looked_at += 1
            dream = game.imagine(match.state, seat, rng)
            hidden += game.digest(dream) != game.digest(match.state)
            assert choice(bot, game, dream, seat) == action
        match.play(seat, action)
    assert looked_at > 60
    assert hidden > looked_at / 2, "hardly anything was dealt anew"
