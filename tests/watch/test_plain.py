"""The engine against the plain game: the same choices, chances and state after every move."""

from functools import cache
from typing import Any

import pytest
from tests.watch import plain
from tests.watch.plain_play import play, points
from tests.watch.plain_read import CARDS, read, start

import hexhold
from hexhold.core.luck import SeededLuck
from hexhold.core.match import Match
from hexhold.core.rng import Rng


@cache
def text_of(action: int) -> str:
    return hexhold.game("watch").text(action)


def texts(actions: list[int]) -> set[str]:
    found = {text_of(action) for action in actions}
    assert len(found) == len(actions), "an action is listed twice"
    return found


def chances(outcomes: list[tuple[int, float]]) -> dict[str, object]:
    return {text_of(action): pytest.approx(chance) for action, chance in outcomes}


def compare_choices(match: Match[Any], table: plain.Table) -> None:
    """Both let the same seats do the same things."""
    assert set(match.actors) == plain.actors(table)
    for seat in range(match.game.seats):
        engine, expected = texts(match.legal(seat)), plain.legal(table, seat)
        assert engine == expected, (seat, engine ^ expected, match.position())
    weights = plain.outcomes(table)
    if match.actors == [hexhold.CHANCE]:
        whole = sum(weights.values())
        expected_chances = {text: weight / whole for text, weight in weights.items()}
        assert expected_chances == chances(match.outcomes())


def compare_states(match: Match[Any], table: plain.Table) -> None:
    """Both hold the same cards, pieces and questions."""
    assert read(table.options, match.position()) == comparable(table), match.position()
    scores = [match.view(seat)["own"]["points"] for seat in range(match.game.seats)]
    assert scores == [points(table, seat) for seat in range(match.game.seats)]


def comparable(table: plain.Table) -> plain.Table:
    """Card counts of zero mean nothing."""
    for own in table.seats:
        for name in CARDS:
            setattr(own, name, +getattr(own, name))
    table.supply, table.deck = +table.supply, +table.deck
    return table


# How gladly a seat does each kind of thing: to reach full boards, empty stacks and the end.
TEMPERS: list[dict[str, int]] = [
    {"settlement": 40, "keep": 40, "road": 12, "buy": 8, "end": 2, "confirm": 8},
    {"buy": 40, "patrol": 40, "roads": 40, "winter": 40, "supply": 8, "end": 2},
    {"end": 40, "roll": 40, "decline": 20},
    {"road": 40, "supply": 20, "end": 2},
]


def choose(match: Match[Any], temper: dict[str, int], rng: Rng) -> tuple[int, str]:
    """A random seat, a kind of action to its temper, then any action of that kind."""
    seat = pick(match.actors, rng)
    if seat == hexhold.CHANCE:
        return seat, text_of(SeededLuck(rng).pick(match.game.outcomes(match.state)))
    by_kind: dict[str, list[str]] = {}
    for action in match.legal(seat):
        by_kind.setdefault(text_of(action).split()[0], []).append(text_of(action))
    kind = pick([kind for kind in by_kind for _ in range(temper.get(kind, 4))], rng)
    return seat, pick(by_kind[kind], rng)


def pick(things: list[Any], rng: Rng) -> Any:
    return things[int(rng.below(len(things)))]


def play_both(match: Match[Any], temper: dict[str, int], rng: Rng, most: int) -> None:
    """Go on in the engine and in the plain game, and compare after every move."""
    table = read(match.game.options, match.position()) if match.moves else start(match.game.options)
    last = len(match.moves) + most
    while not match.over and len(match.moves) < last:
        compare_choices(match, table)
        seat, text = choose(match, temper, rng)
        match.play(seat, text)
        play(table, seat, text)
        compare_states(match, table)
    assert match.over == (table.phase == "over")


def played(options: dict[str, Any], moves: int, rng: Rng) -> Match[Any]:
    """A random match of the engine alone, as a place to begin."""
    match = hexhold.game("watch", **options).start()
    while len(match.moves) < moves and not match.over:
        match.play(*choose(match, TEMPERS[0], rng))
    return match


SETTINGS: list[dict[str, Any]] = [
    {"players": 4, "edition": "en", "start": "fixed"},
    {"players": 3, "edition": "de", "start": "fixed", "phases": "separate"},
    {"players": 4, "edition": "pl", "board": "variable", "offers": 1},
    {"players": 3, "edition": "ru", "board": "random", "trade": False},
    {"players": 3, "edition": "pl", "board": "fixed", "phases": "separate", "trade": False},
    {"players": 4, "edition": "de", "board": "random", "offers": 2, "first": "3"},
    {"players": 3, "edition": "en", "board": "variable", "trade": False, "first": "1"},
    {"players": 4, "edition": "ru", "start": "fixed", "phases": "separate", "trade": False},
]


NAMES = [" ".join(map(str, setting.values())) for setting in SETTINGS]


@pytest.mark.parametrize("temper", range(len(TEMPERS)))
@pytest.mark.parametrize("setting", SETTINGS, ids=NAMES)
def test_the_engine_and_the_plain_game_agree(setting: dict[str, Any], temper: int) -> None:
    """From the beginning, and from somewhere in the second half of a match."""
    rng = Rng(temper)
    play_both(played(setting, 0, rng), TEMPERS[temper], rng, most=250)
    play_both(played(setting, 600 + 300 * temper, rng), TEMPERS[temper], rng, most=250)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("setting", SETTINGS, ids=NAMES)
def test_whole_matches_agree(setting: dict[str, Any], seed: int) -> None:
    """Move by move to the very end."""
    rng = Rng(seed)
    play_both(played(setting, 0, rng), TEMPERS[seed % len(TEMPERS)], rng, most=20_000)
