"""Ten thousand random matches of the Brotherhood, all invariants checked after every move.

Every edition, both numbers of players, all boards and options; no match gets stuck: it ends, or
it comes to its turn limit. About 200 of them are played whenever tests are run; the rest with
make soak (HEXHOLD_SOAK=500 for fewer).
"""

from typing import Any

import pytest
from tests.soak.soaking import soak
from tests.soak.watch_matches import BROTHERHOOD_SETTINGS, Watcher, watched_brotherhood

import hexhold

ENDINGS = {"points", "breaches", "wildlings", "turn-limit"}
# Without trade, and with strides that meet every option.
ALL = len(BROTHERHOOD_SETTINGS)
FEW = [n for n in range(0, 2 * ALL, 11) if not BROTHERHOOD_SETTINGS[n % ALL]["trade"]]
GROUPS = 20


@pytest.mark.slow
def test_ten_thousand_random_matches_of_the_brotherhood_keep_every_invariant(
    capfd: pytest.CaptureFixture[str],
) -> None:
    endings = soak("brotherhood", watched_brotherhood, capfd)
    assert set(endings) <= ENDINGS
    assert endings["breaches"] > 0
    assert endings["wildlings"] > 0


@pytest.mark.parametrize("group", range(GROUPS))
def test_random_matches_of_the_brotherhood_keep_every_invariant(group: int) -> None:
    for number in FEW[group::GROUPS]:
        outcome = watched_brotherhood(number)
        assert not outcome.fault, outcome.fault
        assert outcome.ending in ENDINGS


def test_the_matches_meet_every_option() -> None:
    chosen = [BROTHERHOOD_SETTINGS[n % ALL] for n in FEW]
    for name in ("players", "edition", "board", "phases", "drama", "six_against_five", "win"):
        everywhere = {setting.get(name) for setting in BROTHERHOOD_SETTINGS}
        assert {setting.get(name) for setting in chosen} == everywhere


@pytest.mark.parametrize(
    ("of_a_seat", "name"),
    [(True, "hand"), (True, "guards_left"), (True, "tokens"), (True, "hero"), (True, "points")]
    + [(False, name) for name in ("wall", "camps", "clearings", "frost", "used", "display")]
    + [(False, name) for name in ("due_pool", "shown", "lifted", "blocked", "winner")],
)
def test_what_breaks_between_two_moves_is_found(of_a_seat: bool, name: str) -> None:
    """Whatever the watcher does not look at again, nothing escapes it."""
    match = hexhold.game("watch", mode="brotherhood", first="0").start(seed=1)
    while match.view(0)["phase"].startswith("found"):
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    watcher = Watcher(match.game)
    assert watcher.faults(match.state) == []
    assert watcher.faults(match.state) == []
    thing: Any = match.state.seats[1] if of_a_seat else match.state
    setattr(thing, name, getattr(thing, name) + 1)
    assert watcher.faults(match.state)


def test_a_marker_that_goes_back_is_found() -> None:
    game = hexhold.game("watch", mode="brotherhood")
    watcher = Watcher(game)
    heroes = "| 0 hero=marsh | 1 hero=yoren | 2 hero=mance | 3 hero=benjen"
    assert watcher.faults(game.state_at(f"phase=turn rolled=1 breaches=2 {heroes}")) == []
    faults = watcher.faults(game.state_at(f"phase=turn rolled=1 breaches=1 {heroes}"))
    assert faults == ["the marker went from 2 to 1"]
