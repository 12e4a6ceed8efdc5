"""Bots get what their seat may see, and are found by name."""

from collections import Counter

import pytest

import hexhold
from hexhold.bots import BOTS, BotError, bot_class
from hexhold.bots.random import RandomBot


def test_the_random_bot_chooses_everything_about_as_often() -> None:
    bot = RandomBot(hexhold.game("watch"), hexhold.Rng(5))
    chosen = Counter(bot.choose({}, [10, 20, 30]) for _ in range(3000))
    assert set(chosen) == {10, 20, 30}
    assert min(chosen.values()) > 900


def test_the_same_luck_gives_the_same_choices() -> None:
    game = hexhold.game("watch")
    first, second = (RandomBot(game, hexhold.Rng(9)) for _ in range(2))
    legal = list(range(50))
    assert [first.choose({}, legal) for _ in range(20)] == [
        second.choose({}, legal) for _ in range(20)
    ]


def test_a_bot_is_found_by_name() -> None:
    assert bot_class("random") is RandomBot
    assert set(BOTS) == {"random"}


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
