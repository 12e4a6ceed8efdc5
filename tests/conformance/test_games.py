"""Every game of the library keeps every promise of the contract, over a spread of its options.

A new game needs a row in SETTINGS. The default run is short; `-m slow` looks at every move.
"""

from itertools import product
from typing import Any

import pytest

import hexhold
from hexhold.core.conformance import check_game, check_names, check_seed
from hexhold.core.contract import Action

Settings = dict[str, Any]

SETTINGS: dict[str, list[Settings]] = {
    "watch": [
        {"players": 4, "edition": "en", "start": "founding"},
        {"players": 3, "edition": "en", "start": "fixed", "phases": "separate", "offers": 1},
        {"players": 4, "edition": "de", "board": "variable", "trade": False},
        {"players": 3, "edition": "pl", "board": "variable", "offers": 1},
        {"players": 4, "edition": "ru", "start": "fixed", "phases": "separate", "trade": False},
        {"players": 3, "edition": "ru", "board": "random", "offers": 2, "first": 2},
        {"players": 4, "edition": "pl", "board": "random", "robbery": "may", "turn_limit": 30},
        {"mode": "brotherhood", "players": 4, "edition": "en", "offers": 1},
        {"mode": "brotherhood", "players": 3, "edition": "de", "board": "variable", "offers": 1},
        {"mode": "brotherhood", "players": 4, "edition": "pl", "board": "random", "drama": True},
        {"mode": "brotherhood", "players": 3, "edition": "ru", "reveal_founding": True},
        {"players": 3, "trade": False, "stations": 2, "victory_claim": "ask", "rulings": "1"},
        {"mode": "brotherhood", "edition": "pl", "trade": False, "victory_claim": "ask"},
    ],
    "rivals": [
        {"mode": "intro", "edition": "ru"},
        {"mode": "gold", "edition": "en", "turn_limit": 15},
        {"mode": "turmoil", "edition": "ru", "turn_limit": 15, "voyage_chooser": "victim"},
        {"mode": "progress", "edition": "en", "turn_limit": 15, "market_type": "received"},
        {"mode": "duel", "edition": "ru", "turn_limit": 15, "first": 1},
        {
            "mode": "intro",
            "edition": "en",
            "advantage_tie": "nobody",
            "trade_event": "most_commerce",
        },
        {
            "mode": "turmoil",
            "feuds_refill": "skip_one",
            "faceup_return": "faceup",
            "turn_limit": 15,
        },
        {"mode": "duel", "opening_same_stack": False, "forest_stack": 2, "turn_limit": 15},
        {"mode": "gold", "turn_limit": 15, "rulings": "1"},
        {"mode": "duel", "edition": "en", "turn_limit": 15, "rulings": "1"},
    ],
}
# What a seat chooses without the others seeing it.
SECRETS = {"watch": {"discard", "give", "pick", "take"}, "rivals": {"card", "pick"}}

CASES = [(name, n) for name, settings in SETTINGS.items() for n in range(len(settings))]


def case_name(value: object) -> str:
    return str(value)


def secret_in(name: str) -> Any:
    def secret(action: Action) -> bool:
        return action.kind in SECRETS[name]

    return secret


def many_watch_settings() -> list[Settings]:
    """Both modes, all boards, starts and editions for both numbers of players; the rest in turn."""
    tables: list[Settings] = [
        {"start": "fixed"},
        *({"board": board} for board in ("fixed", "variable", "random")),
        *({"board": board, "mode": "brotherhood"} for board in ("fixed", "variable", "random")),
    ]
    found: list[Settings] = []
    for players, edition, table in product((3, 4), ("en", "de", "pl", "ru"), tables):
        n = len(found)
        phases = ("combined", "separate")[n // 2 % 2]
        trade = {"trade": n % 3 > 0, "offers": 1 + n % 2}
        found.append({"players": players, "edition": edition, "phases": phases, **table, **trade})
        if "mode" in table:
            found[-1] |= {"drama": n % 5 == 0, "reveal_founding": n % 4 == 0}
    return found


def test_every_game_has_settings_here() -> None:
    assert {*SETTINGS} == {*SECRETS} == {*hexhold.GAMES}


@pytest.mark.parametrize("name", hexhold.GAMES)
def test_the_names_of_actions_are_lossless(name: str) -> None:
    check_names(hexhold.game(name))


@pytest.mark.parametrize(("name", "n"), CASES, ids=case_name)
def test_a_random_match_keeps_every_promise(name: str, n: int) -> None:
    game = hexhold.game(name, **SETTINGS[name][n])
    match = check_game(game, seed=n, every=12, looks=1, thin=10, secret=secret_in(name))
    assert match.over


@pytest.mark.parametrize(("name", "n"), CASES[::3], ids=case_name)
def test_the_first_moves_keep_every_promise_at_every_move(name: str, n: int) -> None:
    game = hexhold.game(name, **SETTINGS[name][n])
    check_game(game, seed=100 + n, moves=80, looks=0, secrets=False, secret=secret_in(name))


@pytest.mark.parametrize(("name", "n"), CASES, ids=case_name)
def test_a_seeded_match_is_told_without_gaps(name: str, n: int) -> None:
    check_seed(hexhold.game(name, **SETTINGS[name][n]), seed=n, moves=150)


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "chosen"), [*enumerate(many_watch_settings())], ids=case_name)
def test_whole_matches_of_the_watch_keep_every_promise_at_every_move(
    seed: int, chosen: Settings
) -> None:
    game = hexhold.game("watch", **chosen)
    check_game(game, seed, every=2, looks=3, thin=3, secret=secret_in("watch"))
    check_seed(game, seed, moves=500)
