"""Worked examples of the set-up: three rounds, and a hero for every position."""

from typing import Any

import pytest
from tests.watch.examples.brotherhood.scene import EDITIONS, hero, stock
from tests.watch.helpers import AnyMatch, table

import hexhold


def begin(players: int, first: int, **options: Any) -> AnyMatch:
    game = hexhold.game("watch", mode="brotherhood", players=players, first=str(first), **options)
    return game.start()


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("players", "heroes"),
    [
        (4, ["yarwyck", "samwell", "marsh", "mormont"]),
        (3, ["samwell", "marsh", "mormont"]),
    ],
)
def test_everybody_takes_the_hero_of_his_position(
    players: int, heroes: list[str], edition: str
) -> None:
    """EN "Setting Up the Heroes"; DE "Aufbau"; PL and RU alike: A4 A3 A2 A1, or A3 A2 A1."""
    for first in range(players):
        match = begin(players, first, edition=edition)
        order = [(first + n) % players for n in range(players)]
        assert [hero(match, seat) for seat in order] == [(name, "A") for name in heroes]
        display = table(match)["north"]["display"]
        assert len(display) == 11 - players
        assert not set(display) & set(heroes)


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("first", [0, 2])
def test_two_rounds_there_and_back_and_a_third_with_a_guard(players: int, first: int) -> None:
    """EN "Set-up, Brotherhood of the Watch": rounds 1, 2 and 3; PL and RU alike."""
    match = begin(players, first)
    there = [(first + n) % players for n in range(players)]
    steps = []
    while match.view(0)["phase"].startswith("found"):
        steps.append((match.actors[0], match.view(0)["phase"]))
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    founding = [step for step in steps if step[1] != "found-road"]
    assert [seat for seat, _ in founding] == there + there[::-1] + there
    assert [phase for _, phase in founding] == (
        ["found-settlement"] * 2 * players + ["found-guard"] * players
    )
    assert stock(match) == [6] * players
    assert (match.actors, table(match)["phase"]) == ([first], "before-roll")


def test_the_guards_of_the_third_round_stand_from_space_one_up() -> None:
    """EN "Set-up": "the lowest available number of a wall section of your choice"."""
    match = begin(4, 0)
    while match.view(0)["phase"] != "found-guard":
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    for seat, section in enumerate((2, 2, 4, 2)):
        match.play(seat, f"guard {section}")
    assert table(match)["north"]["wall"] == [[], [0, 1, 3], [], [2]]
