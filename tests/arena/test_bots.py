"""Bots get what their seat may see, and are found by name."""

from collections import Counter
from functools import partial

import pytest

import hexhold
from hexhold.bots import BOTS, BotError, bot_class
from hexhold.bots.greedy import GreedyBot
from hexhold.bots.random import RandomBot


def test_the_random_bot_chooses_everything_about_as_often() -> None:
    bot = RandomBot(hexhold.game("watch"), hexhold.Rng(5))
    chosen = Counter(bot.choose({}, [10, 20, 30], dict) for _ in range(3000))
    assert set(chosen) == {10, 20, 30}
    assert min(chosen.values()) > 900


def test_the_same_luck_gives_the_same_choices() -> None:
    game = hexhold.game("watch")
    first, second = (RandomBot(game, hexhold.Rng(9)) for _ in range(2))
    legal = list(range(50))
    assert [first.choose({}, legal, dict) for _ in range(20)] == [
        second.choose({}, legal, dict) for _ in range(20)
    ]


def test_a_bot_is_found_by_name() -> None:
    assert bot_class("random") is RandomBot
    assert set(BOTS) == {"random", "greedy"}


def test_anybodys_own_bot_is_found_by_module_and_class() -> None:
    assert bot_class("tests.arena.table_bots:Hasty").__name__ == "Hasty"


@pytest.mark.parametrize(
    "name",
    [
        "",
        "clever",
        "no.such.module:Bot",
        "tests.arena.table_bots:Nobody",
        "tests.arena.table_bots:NoBot",
        "tests.arena.table_bots:Sequence",
        ":",
        ":Bot",
        "hexhold:",
    ],
)
def test_an_unknown_bot_is_refused_with_a_reason(name: str) -> None:
    with pytest.raises(BotError, match="bot"):
        bot_class(name)


def test_greedy_never_makes_the_same_offer_twice_in_a_turn() -> None:
    game = hexhold.game("watch", mode="base", players=4)
    match = game.start(seed=11)
    bots = [GreedyBot(game, hexhold.Rng(seat)) for seat in range(4)]
    made: set[str] = set()
    several = 0
    while not match.over and match.view(0)["turn"] < 30:
        seat = match.actors[0]
        dream = partial(match.imagine, seat, bots[seat].rng)
        action = bots[seat].choose(match.view(seat), match.legal(seat), dream)
        text = match.text(action)
        if text == "roll":
            made = set()
        if text.startswith("offer"):
            assert text not in made
            made.add(text)
            several += len(made) > 1
        match.play(seat, action)
    assert several  # somebody had a second idea
