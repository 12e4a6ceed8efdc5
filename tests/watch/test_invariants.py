"""A few hundred whole random matches with all invariants checked after every move.

Ten thousand of them are in tests/soak.
"""

from typing import Any

import pytest
from tests.soak.watch_matches import SETTINGS, Watcher, watched_match

import hexhold

# One match of every setting without trade, and of every fourth setting with one offer a turn.
WITHOUT_TRADE = [n for n, setting in enumerate(SETTINGS) if not setting["trade"]]
WITH_TRADE = [
    n for n, setting in enumerate(SETTINGS) if setting["trade"] and setting["offers"] == 1
]
NUMBERS = WITHOUT_TRADE + WITH_TRADE[::4]
GROUPS = 16


@pytest.mark.parametrize("group", range(GROUPS))
def test_random_matches_keep_every_invariant(group: int) -> None:
    for number in NUMBERS[group::GROUPS]:
        outcome = watched_match(number)
        assert not outcome.fault, outcome.fault
        assert outcome.ending in ("points", "turn-limit")


def test_the_settings_reach_every_board_start_edition_and_phase() -> None:
    assert len(NUMBERS) > 200
    for name in ("players", "edition", "phases", "board"):
        assert {SETTINGS[n][name] for n in NUMBERS} == {setting[name] for setting in SETTINGS}


@pytest.mark.parametrize(
    ("of_a_seat", "name"),
    [(True, "hand"), (True, "points"), (True, "reach"), (True, "keeps"), (True, "answer")]
    + [(False, "deck"), (False, "victim"), (False, "free_sites"), (False, "winner")],
)
def test_what_breaks_between_two_moves_is_found(of_a_seat: bool, name: str) -> None:
    """Whatever the watcher does not look at again, nothing escapes it."""
    match = hexhold.game("watch", start="fixed").start(seed=1)
    watcher = Watcher(match.game)
    assert watcher.faults(match.state) == []
    assert watcher.faults(match.state) == []
    thing: Any = match.state.seats[1] if of_a_seat else match.state
    setattr(thing, name, getattr(thing, name) + 1)
    assert watcher.faults(match.state)
